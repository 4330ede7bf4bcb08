package board

import (
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/visible"
)

// Any view can be drawn, with any seat at the lower edge, without a game behind it. Nothing on it can be taken,
// and only clicks on what has been marked are reported.
func TestAnyViewCanBeDrawn(t *testing.T) {
	for game := range uint64(7) {
		m := gametest.OfKind(t, game)
		b := newBench(t, len(m.Seats()))
		var taps []layout.Spot
		b.OnTap = func(at layout.Spot) { taps = append(taps, at) }
		random := rand.New(rand.NewPCG(game, 17))
		for ply := 0; !m.Over(); ply++ {
			if ply%5 == 0 {
				view := m.View()
				shown := Shown{View: view, Berths: layout.Moored(nil, &view), Lower: ply % view.Players()}
				b.draw(shown, fyne.NewSize(1280, 800))
				for _, card := range visible.All[*pieces.Card](b.root) {
					if card.Takeable || card.Key != "" || card.Pointed {
						t.Fatalf("game %d: %s looks as if somebody were asked", game, card.Card)
					}
				}
				for _, contract := range visible.All[*pieces.Contract](b.root) {
					if contract.Takeable || contract.OnTap != nil {
						t.Fatalf("game %d: %s looks as if somebody were asked", game, contract.Contract)
					}
				}
				items := append(layout.Items(&view, shown.Berths, shown.Lower), layout.Spot{Kind: layout.Pile})
				at := items[ply%len(items)]
				shown.Marks = map[layout.Spot]Mark{at: {Takeable: true, Key: "X", Tip: "take it"}}
				b.draw(shown, fyne.NewSize(1280, 800))
				taps = nil
				test.Tap(b.Object(at).(fyne.Tappable))
				if len(taps) != 1 || taps[0] != at {
					t.Fatalf("game %d: a click on %+v is reported as %+v", game, at, taps)
				}
			}
			if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
				t.Fatal(err)
			}
		}
	}
}
