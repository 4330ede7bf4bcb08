package host

import (
	"slices"
	"testing"
)

// What is to be done at the end is done once, and what came last is done first: it may need what came before.
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
