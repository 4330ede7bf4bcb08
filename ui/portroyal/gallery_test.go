package portroyal

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
)

// The cards can be looked at in the middle of a game, by mouse and by keys; afterwards the game is on
// the table just as it was, and goes on.
func TestCardsAreLookedAtInMidGame(t *testing.T) {
	for name, open := range map[string]func(b *bench){
		"mouse": func(b *bench) { test.Tap(b.Plate("menu.gallery")) },
		"keys": func(b *bench) {
			for range 4 {
				b.Press(fyne.KeyDown)
			}
			b.Press(fyne.KeyReturn)
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t, nil)
			from, actions := reach(t, hotSeat("Ann", "Ben"), func(m *match.Match) bool {
				view := m.View()
				return len(view.Harbour()) > 1 && m.Turns() > 2 && !m.Over()
			})
			b.begin(from)
			for _, action := range actions {
				b.act(action)
			}
			onTable, before := b.Screen(), visible.Texts(b.window.Canvas().Content())
			b.Press(fyne.KeyEscape)
			open(b)
			if !strings.Contains(visible.Texts(b.Top()), b.stage.Words.T("gallery.title")) {
				t.Fatalf("no cards: %q", visible.Texts(b.Top()))
			}
			b.Press(fyne.Key3, fyne.KeyRight, fyne.KeySpace, fyne.KeyReturn, fyne.Key5)
			for _, card := range visible.All[*pieces.Contract](b.Top()) {
				if right := visible.Place(card).X + card.Size().Width; right > stagetest.Small.Width {
					t.Errorf("a contract lies out of the window, up to %v", right)
				}
			}
			for _, size := range []fyne.Size{{Width: 1400, Height: 900}, stagetest.Small} {
				b.window.Resize(size)
				back := b.Plate("gallery.back")
				if bottom := visible.Place(back).Y + back.Size().Height; bottom > size.Height || bottom < size.Height-60 {
					t.Errorf("in a window of %v the plate that leads back ends at %v", size, bottom)
				}
			}
			b.Press(fyne.KeyEscape)
			b.Plate("menu.continue") // where help and settings lead back to, too
			b.Press(fyne.KeyEscape)
			if b.stage.Covered() || b.Screen() != onTable {
				t.Fatal("the way back does not lead to the game")
			}
			if after := visible.Texts(b.window.Canvas().Content()); after != before {
				t.Errorf("the game has changed from\n%s\nto\n%s", before, after)
			}
			for range 5 {
				b.act(b.game.Legal()[0])
			}
			view := b.game.View()
			if !strings.Contains(visible.Texts(b.window.Canvas().Content()),
				b.stage.Words.N("table.pile", view.PileSize())) {
				t.Error("the game does not go on")
			}
		})
	}
}
