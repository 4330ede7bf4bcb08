package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// scrolled is a long column of parts in a window, of which three of a hundred are seen.
func scrolled(t *testing.T) (scroll *container.Scroll, parts []fyne.CanvasObject) {
	t.Helper()
	test.NewTempApp(t)
	column := container.NewVBox()
	for range 100 {
		part := canvas.NewRectangle(palette.Ink)
		part.SetMinSize(fyne.NewSize(50, 100))
		parts = append(parts, part)
		column.Add(part)
	}
	scroll = container.NewVScroll(column)
	window := test.NewTempWindow(t, scroll)
	window.SetPadded(false)
	window.Resize(fyne.NewSize(200, 300))
	return scroll, parts
}

// The keys for up and down scroll, further by pages, and not beyond the ends; Space turns a page down.
func TestKeysScroll(t *testing.T) {
	scroll, _ := scrolled(t)
	press := widgets.ScrollKeys(scroll)
	y := func(name fyne.KeyName) float32 {
		press(&fyne.KeyEvent{Name: name})
		return scroll.Offset.Y
	}
	line := y(fyne.KeyDown)
	page := y(fyne.KeyPageDown) - line
	if line <= 0 || page <= 2*line || page > scroll.Size().Height {
		t.Errorf("by a line it scrolls %v, by a page %v", line, page)
	}
	if again := y(fyne.KeySpace); again != line+2*page {
		t.Errorf("Space leads to %v", again)
	}
	if y(fyne.KeyPageUp) != line+page || y(fyne.KeyUp) != page || y(fyne.KeyX) != page {
		t.Errorf("back it is at %v", scroll.Offset.Y)
	}
	if y(fyne.KeyPageUp); y(fyne.KeyUp) != 0 {
		t.Errorf("above the top it is at %v", scroll.Offset.Y)
	}
}

// It is scrolled to a part that is not seen as a whole, and no further than that; one that is seen stays where it is.
func TestScrollToAPart(t *testing.T) {
	scroll, parts := scrolled(t)
	from := func(part fyne.CanvasObject) float32 { return part.Position().Y - scroll.Offset.Y }
	widgets.ScrollTo(scroll, parts[1])
	if scroll.Offset.Y != 0 {
		t.Errorf("to a part that is seen it scrolls to %v", scroll.Offset.Y)
	}
	widgets.ScrollTo(scroll, parts[20])
	if low := from(parts[20]) + parts[20].Size().Height; low > scroll.Size().Height || low < scroll.Size().Height-60 {
		t.Errorf("a part below ends at %v of %v", low, scroll.Size().Height)
	}
	widgets.ScrollTo(scroll, parts[10])
	if high := from(parts[10]); high != 0 {
		t.Errorf("a part above begins at %v", high)
	}
}

// Colours of seats go round: every seat has one, and those of five seats differ.
func TestSeatColours(t *testing.T) {
	n := len(palette.Seats)
	for seat := range n {
		if widgets.SeatColour(seat) != widgets.SeatColour(seat+n) || widgets.SeatColour(seat) != widgets.SeatColour(seat-n) {
			t.Errorf("seat %d has another colour after all others", seat)
		}
		if seat > 0 && widgets.SeatColour(seat) == widgets.SeatColour(seat-1) {
			t.Errorf("seats %d and %d have one colour", seat-1, seat)
		}
	}
}
