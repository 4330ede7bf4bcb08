package table

import (
	"context"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/record"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// thinker is a computer player that does something while it thinks, and counts how many think in it at once.
type thinker struct {
	during     func()
	deep, most int
}

func (p *thinker) Choose(_ context.Context, _ cove.View, legal []cove.Action) cove.Action {
	p.deep++
	p.most = max(p.most, p.deep)
	if do := p.during; do != nil {
		p.during = nil
		do()
	}
	p.deep--
	return legal[0]
}

// A computer player whose thinking is not wanted any more, since something was taken back or the table was left, is not asked
// again before it has stopped; and then the game goes on.
func TestAPlayerThinksOfOneThingAtATime(t *testing.T) {
	for name, during := range map[string]func(s *sat){
		"undo":    func(s *sat) { s.Undo() },
		"leaving": func(s *sat) { s.Leave(); s.Resume() },
		"replay":  func(s *sat) { s.Replay(0); recap{newReplay(s.Table, 0)}.leave() },
	} {
		player := &thinker{}
		m, err := match.New(match.Setup{
			Options: cove.Options{Players: 2}, Seats: []record.Seat{{Name: "Ann"}, {Name: "Ben", Player: "random"}}, Seed: 3,
			Players: []bot.Player{nil, player},
		})
		if err != nil {
			t.Fatal(err)
		}
		s := sitAt(t, stagetest.Small, words.English, m)
		for presses := 0; s.view.Phase() != cove.Navigation && presses < 20; presses++ {
			s.types(fyne.KeyReturn)
		}
		s.types(fyne.Key3)
		player.during = func() { during(s) }
		steps := len(m.Steps())
		s.types(fyne.KeyReturn)
		for presses := 0; player.during != nil && presses < 40; presses++ {
			s.types([]fyne.KeyName{fyne.Key3, fyne.KeyReturn, fyne.KeyF}[presses%3])
		}
		if player.during != nil {
			t.Fatalf("%s: it does not think", name)
		}
		if player.most > 1 {
			t.Errorf("%s: it thinks of %d things at once", name, player.most)
		}
		for presses := 0; presses < 40 && len(m.Steps()) < steps+10; presses++ {
			s.Pass(time.Second)
			s.types([]fyne.KeyName{fyne.Key3, fyne.KeyReturn, fyne.KeyF}[presses%3])
		}
		if len(m.Steps()) < steps+10 {
			t.Errorf("%s: the game does not go on: %d owes a choice in %s", name, m.Present().Owing(), m.Present().Phase())
		}
	}
}
