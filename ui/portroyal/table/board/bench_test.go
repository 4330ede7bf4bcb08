package board

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// bench is a board in a window of its own, without pictures on its cards and without a game behind it.
type bench struct {
	*Board
	t    *testing.T
	root *fyne.Container
}

// newBench makes a board for this many players.
func newBench(t *testing.T, players int) *bench {
	t.Helper()
	s := piecestest.New(t, stagetest.Small, words.English)
	who := seats.Of(gametest.Seats(make([]string, players)...), []int{0, 1, 2, 3, 4}[:players])
	b := &bench{New(s, who, NewGround(s)), t, container.NewWithoutLayout()}
	s.Window.SetContent(widgets.WithTips(b.root))
	return b
}

// show draws a view in a window of this size.
func (b *bench) show(view portroyal.View, size fyne.Size) {
	b.draw(Shown{View: view, Berths: layout.Moored(nil, &view), Lower: view.Decides()}, size)
}

func (b *bench) draw(shown Shown, size fyne.Size) {
	b.stage.Window.Resize(size)
	parts := layout.PartsOf(&shown.View, shown.Lower, true, true)
	drawn := b.Draw(shown, size, layout.Divide(size, parts, stage.Growth(size)))
	b.root.Objects = nil
	for _, part := range []fyne.CanvasObject{
		drawn.Ground, drawn.Others, drawn.Row, drawn.Middle, drawn.Own,
		drawn.Enlarged,
	} {
		if part != nil {
			b.root.Add(part)
		}
	}
}

// until plays the base game at random until the position holds, and shows it.
func until(t *testing.T, holds func(*match.Match) bool, players int) *bench {
	t.Helper()
	m := gametest.Until(t, gametest.Printed(portroyal.DeckBase), holds, make([]string, players)...)
	b := newBench(t, players)
	b.show(m.View(), fyne.NewSize(1024, 700))
	return b
}

// top is the topmost object: an overlay or the board.
func (b *bench) top() fyne.CanvasObject { return visible.Top(b.stage.Window.Canvas()) }

// shownCard is a card as shown on the board.
type shownCard struct {
	card    *pieces.Card
	picture geometry.Rectangle
}
