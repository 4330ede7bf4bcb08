package host

import (
	"slices"
	"testing"
)

// Each function for the end runs once, the last one first: it may need those added before it.
func TestTheVeryEnd(t *testing.T) {
	var exit Exit
	var done []string
	for _, name := range []string{"log", "folder"} {
		exit.Finally(func() { done = append(done, name) })
	}
	exit.Last()
	exit.Last()
	if want := []string{"folder", "log"}; !slices.Equal(done, want) {
		t.Errorf("done are %v, not %v", done, want)
	}
}
