package table

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// offer is the plate that offers to ask no more trivial questions, nil if it is not there.
func (b *bench) offer() *widgets.Plate {
	for _, plate := range visible.All[*widgets.Plate](b.root) {
		if plate.Text == b.stage.Words.T("trifle") {
			return plate
		}
	}
	return nil
}

// A player who has passed three times with nothing to decide is offered not to be asked any more. Then the table
// passes for them, in this game and the next; but a decision that is taken back is asked.
func TestQuestionsAboutNothing(t *testing.T) {
	offers, spared, back := 0, 0, 0
	for game := range uint64(5) {
		t.Run(fmt.Sprint("game ", game), func(t *testing.T) {
			m := gametest.Base(t, game, "", "", "")
			b := newBench(t, m)
			random := rand.New(rand.NewPCG(game, 24))
			passed := 0
			for !m.Over() {
				b.build()
				view := m.View()
				offer := b.offer()
				if want := view.Trifling() && passed >= enoughTrifles; (offer != nil) != want {
					t.Fatalf("after %d such questions the offer is there: %v, and one is asked: %v", passed, offer != nil,
						view.Trifling())
				}
				b.pass(time.Second)
				switch legal := m.Legal(); {
				case offer != nil:
					offers++
					before := len(m.Steps())
					offer.OnTap()
					if len(m.Steps()) <= before || !b.stage.Settings.AutoPass {
						t.Fatal("the offer does nothing")
					}
					passed = 0
				case view.Trifling():
					passed++
					b.act(portroyal.Action{Kind: portroyal.Pass})
				default:
					b.act(legal[random.IntN(len(legal))])
				}
				for range 3 { // all of them may pass, one after the other
					b.pass(time.Second)
				}
				if steps := m.Steps(); b.stage.Settings.AutoPass && !m.Over() {
					now := m.View()
					if now.Trifling() {
						t.Fatal("a trivial question is asked")
					}
					if before := m.ViewAt(len(steps) - 1); before.Trifling() {
						spared++
						if steps[len(steps)-1].Action.Kind != portroyal.Pass {
							t.Fatalf("for the player %v was decided", steps[len(steps)-1].Action)
						}
						b.Undo()
						if is := m.View(); is.Trifling() {
							back++
							if !b.personDecides() {
								t.Fatal("after taking back, the question is not asked")
							}
							b.Redo()
						}
					}
				}
			}
		})
	}
	t.Logf("%d offers, %d passed, %d asked when taken back", offers, spared, back)
	if offers < 2 || spared < 8 || back < 3 {
		t.Error("too few of them to show anything")
	}
}

// A player who turns the setting on while a trivial question is waiting still has to answer it; one who turns it
// off while the table is about to pass for them is asked.
func TestChangingOnesMindAboutTrifles(t *testing.T) {
	trifle := func(m *match.Match) bool { v := m.View(); return v.Trifling() }
	for _, wants := range []bool{true, false} {
		m := gametest.Until(t, gametest.Printed(portroyal.DeckBase), trifle, "", "", "")
		b := newBench(t, m)
		b.stage.Settings.AutoPass = !wants
		b.Start()
		b.stage.Settings.AutoPass = wants
		b.Restyle()
		if wants && !b.personDecides() {
			t.Fatal("there are no more decisions")
		}
		b.pass(time.Second)
		before := len(m.Steps())
		if !b.personDecides() || !trifle(m) {
			t.Fatalf("wants to be spared %v: there is no question", wants)
		}
		b.decide(portroyal.Action{Kind: portroyal.Pass})
		b.pass(time.Second)
		if len(m.Steps()) == before {
			t.Fatalf("wants to be spared %v: the game does not continue", wants)
		}
	}
}
