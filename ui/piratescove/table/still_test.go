package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
)

// For players who ask for less motion nothing moves in the first half of games, neither what is over the board nor ships, and nothing
// becomes larger or smaller. For all others it does.
func TestNothingMovesWithLessMotion(t *testing.T) {
	for _, still := range []bool{true, false} {
		moved, seen := 0, 0
		eachBeat(t, fyne.NewSize(1024, 700), 2, func(s *sat, b *beat) {
			if s.present.Round > 6 {
				return
			}
			s.stage.Settings.Speed, s.stage.Settings.LessMotion = settings.SpeedNormal, still
			s.build()
			many, some := stagetest.Watched(s.motion(b), s.things)
			moved, seen = moved+many, seen+some
		})
		if seen < 200 || still && moved > 0 || !still && moved < 200 {
			t.Errorf("less motion %t: of %d things that are seen %d move", still, seen, moved)
		}
	}
}

// things are what moves over the board, and the ships on it.
func (s *sat) things() []fyne.CanvasObject {
	all := slices.Clone(s.above.Objects)
	for ship := range cove.Target(cove.Ships) {
		if object, _, there := s.board.ShipAt(ship); there {
			all = append(all, object)
		}
	}
	return all
}
