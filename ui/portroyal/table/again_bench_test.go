package table

import (
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/settings"
)

// BenchmarkStepBack goes back one decision in a game of five players and ninety rounds, with the log open.
func BenchmarkStepBack(b *testing.B) {
	options := gametest.Printed(portroyal.DeckBase | portroyal.DeckExpansion)
	options.Contracts, options.Target = true, portroyal.MaxTarget
	m := gametest.New(b, options, 1, "", "", "", "", "")
	random := rand.New(rand.NewPCG(1, 1))
	for !m.Over() && m.Turns() < 450 {
		legal := m.Legal()
		action := legal[random.IntN(len(legal))]
		// Persons bring points that would end the game; without any it comes to a standstill (F6).
		for m.Turns()%40 > 0 && action.Kind == portroyal.Take && action.Card.Face().Type == portroyal.Person {
			action = legal[random.IntN(len(legal))]
		}
		if _, err := m.Play(action); err != nil {
			b.Fatal(err)
		}
	}
	t := newBench(b, m)
	t.stage.Settings.Log = settings.LogOpen
	t.Replay(len(m.Steps()))
	t.Start()
	b.ReportMetric(float64(m.Turns()), "turns")
	for b.Loop() {
		if t.stepSeen() < len(m.Steps())/2 {
			t.strike(fyne.KeyEnd)
		}
		t.strike(fyne.KeyLeft)
	}
}
