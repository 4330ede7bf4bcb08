package review

import (
	"testing"

	"portroyal/engine/portroyal"
)

// A decision that is tried again is told as its review tells of it: with the same chances for what was played and for the best,
// which comes first, and with nothing above that.
func TestChoicesAreToldAsInTheReview(t *testing.T) {
	stop, reveal, dock := portroyal.Action{Kind: portroyal.Stop}, portroyal.Action{Kind: portroyal.RevealNext}, portroyal.Action{Kind: portroyal.Dock}
	d := Decision{Seat: 1, Played: stop, Best: reveal, Before: Shares{0.4, 0.6}, Effect: Shares{0.15, -0.15}}
	told := d.Told([]Choice{{dock, 0.64}, {reveal, 0.6}, {stop, 0.39}})
	want := []Choice{{reveal, 0.6}, {dock, 0.6}, {stop, 0.45}}
	for i := range want {
		if got := told[i]; got.Action != want[i].Action || got.Worth < want[i].Worth-1e-9 || got.Worth > want[i].Worth+1e-9 {
			t.Errorf("%d is %v, not %v", i, got, want[i])
		}
	}
}
