package progress

import "testing"

// The first game has remarks, and only the first: not where somebody has played before, nor once they have been turned off.
func TestRemarksInTheFirstGame(t *testing.T) {
	var v Voyage
	v.Begin(false)
	if !v.Remarks {
		t.Error("the first game has no remarks")
	}
	v.Remarks = false
	v.Begin(false)
	if v.Remarks {
		t.Error("remarks come back though they have been turned off")
	}
	before := Voyage{}
	before.Begin(true)
	if before.Remarks {
		t.Error("somebody who has played before gets remarks")
	}
}
