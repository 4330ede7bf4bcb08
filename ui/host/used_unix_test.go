//go:build unix

package host

import "testing"

// What the program has used grows with what it does.
func TestUsedGrows(t *testing.T) {
	before, sum := used(), 0
	for n := range 1 << 30 {
		if sum += n * n; n%(1<<20) == 0 && used() > before {
			return
		}
	}
	t.Errorf("it is %v before and after a lot of work with the result %d", before, sum)
}
