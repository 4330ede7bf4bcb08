package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// For players who ask for less motion nothing moves in half a game, neither what is over the board nor ships, and nothing
// becomes larger or smaller. For all others it does.
func TestNothingMovesWithLessMotion(t *testing.T) {
	for _, still := range []bool{true, false} {
		const game = 2
		moved, seen := 0, 0
		s := sit(t, fyne.NewSize(1024, 700), words.English, 0, 4, game)
		s.Table.Leave()
		s.stage.Settings.Speed, s.stage.Settings.LessMotion = settings.SpeedNormal, still
		random := rand.New(rand.NewPCG(game, 8))
		p, err := cove.New(s.match.Present().Options(), game)
		if err != nil {
			t.Fatal(err)
		}
		for s.present = p.Board(); s.present.Round <= 6 && p.Phase() != cove.Over; {
			legal := p.Legal(p.Owing(), nil)
			var tape cove.Tape
			p.Play(legal[random.IntN(len(legal))], &tape)
			for _, b := range beats(tape.Events, cove.Onlooker) {
				if b.lead().Kind == cove.FightBegan {
					s.apply(&b)
				}
				s.build()
				many, some := stagetest.Watched(s.motion(&b), s.things)
				moved, seen = moved+many, seen+some
				if b.lead().Kind != cove.FightBegan {
					s.apply(&b)
				}
			}
		}
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
