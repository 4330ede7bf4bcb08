package table

import (
	"encoding/json"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/visible"
)

// remarkedOn shows a person against a computer player a position that calls for a remark.
func remarkedOn(t *testing.T, remarks bool) *bench {
	t.Helper()
	var from portroyal.Position
	err := json.Unmarshal([]byte(`{"phase": "repel", "pending": "red-1-1c", "revealed": 2,
		"harbour": ["red-1-1c", "settler"], "pile": ["captain", "blue-1-1c", "green-1-1c", "priest"], "seats": [{"display": ["sailor-1"]}]}`), &from)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(match.Setup{
		Seats: []match.Seat{{Name: "Ann"}, {Name: "Ben", Player: "cabin-boy"}}, Prepared: &match.Prepared{Position: from},
	})
	if err != nil {
		t.Fatal(err)
	}
	b := newBench(t, m)
	progress.Of(b.stage.Settings).Voyage.Remarks = remarks
	b.Start()
	return b
}

const aboutSwords = "You have the swords to send this one away: 1 sword against 1 sword."

// A remark is shown if remarks are wanted, and only then.
func TestRemarkIsSeen(t *testing.T) {
	if b := remarkedOn(t, true); b.remark() != aboutSwords || !visible.Says(b.root, "You have the swords") {
		t.Errorf("it says %q", b.remark())
	}
	if b := remarkedOn(t, false); b.remark() != "" {
		t.Errorf("it says %q", b.remark())
	}
}

// A player who does well with a topic gets fewer and fewer remarks on it; one who does not keeps getting them.
func TestRemarksFade(t *testing.T) {
	for key, known := range map[fyne.KeyName]int{fyne.KeyR: 1, fyne.KeyD: 0} {
		b := remarkedOn(t, true)
		b.strike(key)
		if n := progress.Of(b.stage.Settings).Voyage.Known["repels"]; n != known {
			t.Errorf("after %s it is known %d times", key, n)
		}
	}
	b := remarkedOn(t, true)
	progress.Of(b.stage.Settings).Voyage.Known = map[string]int{"repels": knownAfter}
	b.goOn(nil, 0)
	if b.remark() != "" {
		t.Errorf("it still says %q", b.remark())
	}
}

// Whatever a player makes of it, nobody is told the same more than twice in a game.
func TestRemarksAtMostTwice(t *testing.T) {
	b := remarkedOn(t, true) // once
	for again := 2; again <= 4; again++ {
		b.goOn(nil, 0)
		if told := b.remark() == aboutSwords; told != (again <= 2) {
			t.Errorf("the %d. time it says %q", again, b.remark())
		}
	}
}
