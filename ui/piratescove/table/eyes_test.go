package table

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// Who has looked at their cards in a fight, and fires, shows them no more while all watch what comes of it; on a visit they
// stay until another is asked.
func TestCardsAreCoveredWhileAllWatch(t *testing.T) {
	for phase, key := range map[cove.Phase]fyne.KeyName{cove.Exchange: fyne.KeyF, cove.Visits: fyne.KeyB} {
		s := sitWhere(t, sought{size: stagetest.Small, persons: 2, players: 3}, func(p *cove.Position) bool {
			return first(p, phase) && p.HandSize(0) > 0 &&
				(phase == cove.Exchange || p.CanBuy(0) && p.Ship(0).Doubloons > 4)
		})
		s.At.Settings.Speed = settings.SpeedNormal
		s.types(fyne.KeyK)
		s.types(fyne.KeyReturn)
		if s.viewer != 0 {
			t.Fatalf("%s: the screen is %d's", phase, s.viewer)
		}
		steps := len(s.match.Steps())
		s.types(key)
		s.Pass(10 * time.Millisecond)
		if len(s.match.Steps()) == steps {
			t.Fatalf("%s: nothing was decided", phase)
		}
		if open := s.viewer == 0; open != (phase == cove.Visits) {
			t.Errorf("%s: the cards are open: %t", phase, open)
		}
	}
}

// All persons at the screen who can still send a Navy elsewhere are asked together; once the second of them wants to, they
// are the one who is asked (E6).
func TestEverybodyMayReply(t *testing.T) {
	var p cove.Position
	if err := json.Unmarshal([]byte(`{"options": {"players": 4}, "phase": "reply", "at": 0, "round": 3, "reply": 1, "next": 0,
 "navies": [{"sender": 3, "island": "crew"}], "seats": [{"island": "crew", "hand": ["fame-1"]},
 {"island": "hull", "hand": ["letter-of-marque"]}, {"island": "crew"}, {"island": "tavern"}]}`), &p); err != nil {
		t.Fatal(err)
	}
	seats := make([]match.Seat, 4)
	for i := range seats {
		seats[i].Name = fmt.Sprintf("Player %d", i+1)
	}
	m, err := match.New(match.Setup{Seats: seats, Prepared: &match.Prepared{Position: p}})
	if err != nil {
		t.Fatal(err)
	}
	s := sitAt(t, stagetest.Small, words.English, m)
	s.Pass(time.Second)
	var may []string
	for _, option := range s.question().Options {
		if slices.ContainsFunc(s.seats, func(seat match.Seat) bool { return seat.Name == option.Plate.Text }) {
			may = append(may, option.Plate.Text)
		}
	}
	if want := []string{"Player 1", "Player 2"}; !slices.Equal(may, want) {
		t.Fatalf("%q are asked, not all who hold cards, %q", may, want)
	}
	s.types(fyne.Key2)
	if s.hands != 1 || s.asked != 1 || len(m.Steps()) != 1 {
		t.Errorf("the screen goes to %d, and %d is asked after %d steps", s.hands, s.asked, len(m.Steps()))
	}
}
