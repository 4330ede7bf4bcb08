package table

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
)

// Who has looked at their cards in a fight, and fires, shows them no more while all watch what comes of it; on a visit they
// stay until another is asked.
func TestCardsAreCoveredWhileAllWatch(t *testing.T) {
	for phase, key := range map[cove.Phase]fyne.KeyName{cove.Exchange: fyne.KeyF, cove.Visits: fyne.KeyB} {
		s := sitWhere(t, game{size: stagetest.Small, persons: 2, players: 3}, func(p *cove.Position) bool {
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
