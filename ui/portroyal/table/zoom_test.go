package table

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/layout/layouttest"
	"portroyal/ui/settings"
	"portroyal/ui/visible"
)

// enlarged is the area of the enlarged object, empty if there is none.
func (b *bench) enlarged() (r geometry.Rectangle) {
	for _, object := range b.zoom().Objects {
		at, size := object.Position(), object.Size()
		r = geometry.Rect(at.X, at.Y, size.Width, size.Height)
	}
	return r
}

// Wherever the pointer and the keyboard's cursor are, an enlarged card is in the window, keeps the question and
// its plates free, and is never under the pointer.
func TestEnlargedCardsHideNothingThatIsAsked(t *testing.T) {
	for _, size := range slices.Concat(layouttest.Small, layouttest.Sizes[1:6]) {
		for _, withLog := range []bool{true, false} {
			b := newBench(t, gametest.New(t, portroyal.DefaultOptions(), 1, "", "", ""))
			b.stage.Settings.Log = settings.LogFolded
			if withLog {
				b.stage.Settings.Log = settings.LogOpen
			}
			c := gametest.Crowd{Players: 3, Harbour: 9, Expeditions: 3, Contracts: 4, Persons: 9, Coins: 3}
			b.show(c.View(t), size)
			prompt := b.areas().Prompt
			free := func(what string, of geometry.Rectangle) {
				t.Helper()
				r := b.enlarged()
				switch {
				case r.W == 0:
					t.Errorf("%v, log %v: %s is not enlarged", size, withLog, what)
				case !layouttest.Within(r, geometry.Rect(0, 0, size.Width, size.Height)):
					t.Errorf("%v, log %v: %s enlarged is at %v, outside the window", size, withLog, what, r)
				case layouttest.Overlap(r, prompt):
					t.Errorf("%v, log %v: %s enlarged at %v covers the question at %v", size, withLog, what, r, prompt)
				case layouttest.Overlap(r, of):
					t.Errorf("%v, log %v: %s at %v is covered by itself enlarged at %v", size, withLog, what, of, r)
				}
			}
			looked := 0
			for _, object := range visible.All[desktopHoverable](b.root) {
				at, extent := visible.Place(object), object.Size()
				object.MouseIn(&desktop.MouseEvent{})
				if len(b.zoom().Objects) > 0 {
					looked++
					free(fmt.Sprintf("%T %d", object, looked), geometry.Rect(at.X, at.Y, extent.Width, extent.Height))
				}
				object.MouseOut()
				if len(b.zoom().Objects) > 0 {
					t.Fatalf("%v: the pointer has left, and something is still enlarged", size)
				}
			}
			if looked < 30 {
				t.Errorf("%v: only %d things are enlarged", size, looked)
			}
			for range b.items() {
				b.movePointer(1)
				at, lies := b.board.Places()[b.cursor]
				if !lies {
					t.Errorf("%v: the cursor has no place", size)
				}
				free(fmt.Sprintf("cursor %v", b.cursor), at)
			}
		}
	}
}

// Whoever goes along a row of things sees all of it: what is enlarged stays on one side of the whole row, straight over or under
// the thing (or, beside the log, at its height), as near as the question leaves room for it, and off the plates above.
func TestAlongARowTheEnlargedStaysOnOneSide(t *testing.T) {
	for _, size := range layouttest.Sizes[1:6] {
		for _, c := range []gametest.Crowd{
			{Players: 2, Harbour: 1, Expeditions: 1, Persons: 1, Coins: 1},
			{Players: 3, Harbour: 4, Expeditions: 3, Persons: 6, Coins: 3},
			{Players: 3, Harbour: 9, Expeditions: 4, Contracts: 4, Persons: 9, Coins: 3},
			{Players: 5, Harbour: 14, Expeditions: 6, Contracts: 6, Persons: 25, Coins: 5},
		} {
			for _, how := range []settings.Log{settings.LogOpen, settings.LogFolded} {
				b := newBench(t, gametest.New(t, portroyal.DefaultOptions(), 1, make([]string, c.Players)...))
				b.stage.Settings.Log = how
				b.show(c.View(t), size)
				rows := b.goAlong(fmt.Sprintf("%v, log %v, %+v", size, how, c))
				if len(rows) < 4 {
					t.Errorf("%v: only %d rows are looked at", size, len(rows))
				}
			}
		}
		b := until(t, func(m *match.Match) bool { return len(m.Steps()) > 60 }, "", "", "")
		b.stage.Settings.Log = settings.LogOpen
		b.stage.Window.Resize(size)
		b.build()
		if rows := b.goAlong(fmt.Sprintf("%v, a game", size)); !slices.Contains(rows, b.areas().Log) {
			t.Errorf("%v: nothing in the log is looked at", size)
		}
	}
}

// goAlong points at one thing after the other, and returns the rows in which something was enlarged.
func (b *bench) goAlong(when string) (rows []geometry.Rectangle) {
	b.t.Helper()
	a := b.areas()
	sides := map[geometry.Rectangle]string{}
	for _, object := range visible.All[desktopHoverable](b.root) {
		object.MouseIn(&desktop.MouseEvent{})
		large := b.enlarged()
		object.MouseOut()
		if large.W == 0 {
			continue
		}
		at, extent := visible.Place(object), object.Size()
		thing := geometry.Rect(at.X, at.Y, extent.Width, extent.Height)
		row := a.Log
		for _, area := range []geometry.Rectangle{a.Others, a.Row, a.Middle, a.Last, a.Own} {
			if geometry.Touch(thing.Centred(2, 2), area) {
				row = area
			}
		}
		side, far := "over", row.Y-large.Y-large.H
		switch {
		case row == a.Log:
			side, far = "left", row.X-large.X-large.W
		case large.Y > row.Y:
			side, far = "under", large.Y-row.Y-row.H
		}
		if row == a.Own || row == a.Last {
			far -= row.Y - a.Prompt.Y
		}
		beside := large.X > thing.X+thing.W || thing.X > large.X+large.W
		if row == a.Log {
			beside = large.Y > thing.Y+thing.H || thing.Y > large.Y+large.H
			beside = beside && large.Y+large.H < a.Prompt.Y-20 // it stays over the question
		}
		switch {
		case layouttest.Overlap(large, row):
			b.t.Errorf("%s: %v enlarged at %v covers its row at %v", when, thing, large, row)
		case layouttest.Overlap(large, a.Top) || layouttest.Overlap(large, a.Prompt):
			b.t.Errorf("%s: %v enlarged at %v covers what can be pressed", when, thing, large)
		case beside || far > 20:
			b.t.Errorf("%s: %v in %v is enlarged as far away as at %v", when, thing, row, large)
		case sides[row] != "" && sides[row] != side:
			b.t.Errorf("%s: %v is enlarged %s the row at %v, another thing there %s", when, thing, side, row, sides[row])
		}
		if sides[row] == "" {
			rows = append(rows, row)
		}
		sides[row] = side
	}
	return rows
}

// desktopHoverable is a widget that reacts to the pointer.
type desktopHoverable interface {
	fyne.CanvasObject
	desktop.Hoverable
}

// Escape puts down what is looked at before it opens the menu; a hint, and what is said of a decision by itself, do so as
// well, as it would lie on them.
func TestWhatIsLookedAtIsPutDown(t *testing.T) {
	b := until(t, func(m *match.Match) bool {
		view := m.View()
		return view.Phase() == portroyal.Trade && len(m.Legal()) > 1
	}, "", "")
	menus := 0
	b.calls.Menu = func() { menus++ }
	look := func() {
		t.Helper()
		b.strike(fyne.KeyRight)
		if b.cursor == (layout.Spot{}) || b.board.Looked() == "" {
			t.Fatal("nothing is looked at")
		}
	}
	down := func(when string) {
		t.Helper()
		if b.cursor != (layout.Spot{}) || b.board.Looked() != "" {
			t.Errorf("%s: it is still looked at", when)
		}
	}
	look()
	b.strike(fyne.KeyEscape)
	down("Escape")
	if menus != 0 {
		t.Error("the menu is opened at once")
	}
	b.strike(fyne.KeyEscape)
	if menus != 1 {
		t.Error("the menu is not opened")
	}
	look()
	b.strike(fyne.KeyH)
	down("a hint")
}

// Enter means what is looked at, also where it cannot be taken: then it is said why, and the turn goes on.
func TestEnterMeansWhatIsLookedAt(t *testing.T) {
	for _, phase := range []portroyal.Phase{portroyal.Discover, portroyal.Trade} {
		b := until(t, func(m *match.Match) bool {
			view := m.View()
			return view.Phase() == phase && len(m.Legal()) > 1 && view.Expeditions() != nil
		}, "", "")
		played := b.played()
		refused := false
		for range len(b.items()) {
			b.strike(fyne.KeyRight)
			if at := b.cursor; at.Kind != layout.Expedition || slices.ContainsFunc(b.legal, func(a portroyal.Action) bool { return a.Kind == portroyal.Claim && a.Card == at.Card }) {
				continue
			}
			pointed := b.enlarged()
			b.strike(fyne.KeyReturn)
			refused = b.asks.Objection() != ""
			if large := b.enlarged(); large != pointed {
				t.Errorf("%v: refused it is enlarged at %v, and was at %v", phase, large, pointed)
			}
			break
		}
		if !refused || b.played() != played {
			t.Errorf("%v: refused %t, %d decisions", phase, refused, b.played()-played)
		}
	}
}

// The arrows take the focus from a plate: of two marks only one is meant.
func TestArrowsTakeTheFocus(t *testing.T) {
	b := until(t, func(m *match.Match) bool {
		view := m.View()
		return view.Phase() == portroyal.Trade && len(m.Legal()) > 1
	}, "", "")
	canvas := b.stage.Window.Canvas()
	canvas.Focus(b.plate("menu"))
	b.strike(fyne.KeyRight)
	if canvas.Focused() != nil {
		t.Error("a plate still has the focus")
	}
}
