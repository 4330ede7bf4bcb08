package table

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// The panel with a hint covers neither the cards of the harbour, nor contracts and expeditions, nor what the players have, nor
// the plates of the decision: at any size, with the log open or folded, and for any number of cards.
func TestHintKeepsClearOfWhatCanBeChosen(t *testing.T) {
	most := 0
	for _, size := range []fyne.Size{
		fyne.NewSize(800, 600), fyne.NewSize(960, 620), stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(1920, 1080),
	} {
		for game := range uint64(14) {
			t.Run(fmt.Sprintf("%v, game %d", size, game), func(t *testing.T) {
				m := gametest.OfKind(t, game)
				b := newBench(t, m)
				b.stage.Settings.Log = []settings.Log{settings.LogFolded, settings.LogOpen}[game/7]
				b.stage.Window.Resize(size)
				random := rand.New(rand.NewPCG(game, 3))
				shown := 0
				for !m.Over() && shown < 6 {
					if view := m.View(); len(view.Harbour()) >= 3*shown {
						n := len(view.Harbour())
						shown, most = shown+1, max(most, n)
						b.goOn(nil, 0)
						b.showHints()
						b.keepsClear(fmt.Sprintf("%v, game %d, %d in the harbour", size, game, n))
						b.ToggleHints()
					}
					action := gametest.Weighted(m.Legal(), random, func(action portroyal.Action) int {
						if action.Kind == portroyal.RevealNext || action.Kind == portroyal.RepelShip {
							return 30
						}
						return 1
					})
					if _, err := m.Play(action); err != nil {
						t.Fatal(err)
					}
				}
			})
		}
	}
	if most < 9 {
		t.Errorf("at most %d cards were in the harbour", most)
	}
}

// showHints shows the panel with every choice, without computing what they are worth.
func (b *bench) showHints() {
	b.t.Helper()
	if !b.hintable() {
		b.t.Fatal("nobody decides")
	}
	var found []coach.Hint
	for _, action := range b.legal {
		found = append(found, coach.Hint{Action: action, Chance: 0.5})
	}
	b.hinted.Show(b.ctx, hints.New(b.stage, b.seats, b.view, hints.Calls{
		Play: b.playHinted, Close: b.ToggleHints, Ask: b.calls.Ask,
	}))
	b.hinted.Panel.Show(found, hints.Why{})
	b.build()
}

// keepsClear checks what the panel with the hint covers.
func (b *bench) keepsClear(about string) {
	b.t.Helper()
	if !b.hintShown() {
		b.t.Fatalf("%s: there is no hint", about)
	}
	place := func(object fyne.CanvasObject) geometry.Rectangle {
		at, size := visible.Place(object), object.Size()
		return geometry.Rect(at.X, at.Y, size.Width, size.Height)
	}
	object, _ := b.hintsPlace(b.areas())
	panel := place(object)
	covers := func(what string, object fyne.CanvasObject) {
		r := place(object)
		if r.X < panel.X+panel.W && panel.X < r.X+r.W && r.Y < panel.Y+panel.H && panel.Y < r.Y+r.H {
			b.t.Errorf("%s: the panel at %v covers %s at %v", about, panel, what, r)
		}
	}
	for at := range b.board.Places() {
		switch at.Kind {
		case layout.Coins, layout.Points, layout.Swords, layout.Panel:
			covers(fmt.Sprint(at), b.board.Object(at))
		case layout.Berth, layout.Expedition, layout.Contract:
			covers(fmt.Sprint(at), b.board.Object(at))
			if r := place(b.board.Object(at)); r.W < 22 { // 15 in three rows at 800 by 600, below legible contracts
				b.t.Errorf("%s: %v is %v wide", about, at, r.W)
			}
		}
	}
	for _, object := range b.root.Objects {
		if object.Position() == fyne.NewPos(b.areas().Prompt.X, b.areas().Prompt.Y) {
			for _, plate := range visible.All[*widgets.Plate](object) {
				covers(plate.Text, plate)
			}
		}
	}
	if panel.X < 0 || panel.Y < 0 || panel.X+panel.W > b.size.Width || panel.Y+panel.H > b.size.Height {
		b.t.Errorf("%s: the panel is at %v", about, panel)
	}
}
