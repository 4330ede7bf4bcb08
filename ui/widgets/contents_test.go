package widgets_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/widgets/widgetstest"
)

// contents is a table of contents in a window, with its second line open; opened are the lines that are opened.
func contents(t *testing.T) (of *widgets.Contents, opened *[]int) {
	t.Helper()
	test.NewTempApp(t)
	opened = &[]int{}
	of = widgets.NewContents(&look.Light, 1, 220, []widgets.Chapter{
		{Title: "A turn"},
		{Title: "Taxes", Before: "Rules", Found: 12},
		{Title: "Contracts with a title too long for one line"},
		{Title: "Solo", Before: "Variants", Mark: true, Quiet: true},
	}, 1, func(line int) { *opened = append(*opened, line) })
	test.NewTempWindow(t, of)
	return of, opened
}

// All lines and headings stand one below the other, as wide as the table at most, with how often something was found.
func TestContentsShowEveryLine(t *testing.T) {
	of, _ := contents(t)
	lines := visible.Lines(of)
	for _, line := range []string{"A turn", "Rules", "12", "Taxes", "Variants", "Solo"} {
		if !slices.Contains(lines, line) {
			t.Errorf("%q is not among %q", line, lines)
		}
	}
	for _, text := range visible.All[*canvas.Text](of) {
		if text.Position().X+text.MinSize().Width > of.MinSize().Width {
			t.Errorf("%q is too wide", text.Text)
		}
	}
	low := float32(0)
	for line := range of.Chapters {
		of.Open(line)
		from, to := of.Line()
		if from < low || to <= from || to > of.MinSize().Height {
			t.Errorf("line %d lies from %v to %v, the one before it ends at %v", line, from, to, low)
		}
		low = to
		if of.AccessibilityLabel() != of.Chapters[line].Title {
			t.Errorf("line %d is called %q", line, of.AccessibilityLabel())
		}
	}
	if low != of.MinSize().Height {
		t.Errorf("the last line ends at %v of %v", low, of.MinSize().Height)
	}
}

// A click opens the line under it and none beside one, and so do the arrow keys, as far as there are lines; all other
// keys are the screen's.
func TestContentsAreOpened(t *testing.T) {
	of, opened := contents(t)
	var passedOn []fyne.KeyName
	widgets.HandOnKeys(of, func(key *fyne.KeyEvent) { passedOn = append(passedOn, key.Name) })
	middles := []float32{}
	for line := range of.Chapters {
		of.Open(line)
		from, to := of.Line()
		middles = append(middles, (from+to)/2)
	}
	for _, y := range middles {
		of.Tapped(&fyne.PointEvent{Position: fyne.NewPos(30, y)})
	}
	of.Tapped(&fyne.PointEvent{Position: fyne.NewPos(30, (middles[0]+middles[1])/2)}) // on a heading
	of.Tapped(&fyne.PointEvent{Position: fyne.NewPos(30, of.MinSize().Height+5)})
	if !slices.Equal(*opened, []int{0, 1, 2, 3}) {
		t.Errorf("clicks open %v", *opened)
	}
	for _, c := range []struct {
		open int
		key  fyne.KeyName
		to   int
	}{{0, fyne.KeyDown, 1}, {3, fyne.KeyDown, 3}, {3, fyne.KeyUp, 2}, {0, fyne.KeyUp, 0}} {
		of.Open(c.open)
		*opened = nil
		widgetstest.TypeKey(of, c.key)
		if !slices.Equal(*opened, []int{c.to}) {
			t.Errorf("from line %d %s leads to %v, want %d", c.open, c.key, *opened, c.to)
		}
	}
	widgetstest.TypeKey(of, fyne.KeyReturn)
	of.TypedRune('?')
	if !slices.Equal(passedOn, []fyne.KeyName{fyne.KeyReturn, widgets.KeyAsk}) {
		t.Errorf("handed on are %v", passedOn)
	}
	of.FocusGained()
	focused := widgetstest.Draw(of).Edged(palette.Takeable)
	of.FocusLost()
	if !focused || widgetstest.Draw(of).Edged(palette.Takeable) {
		t.Errorf("with the focus it is edged: %v, without it: %v", focused, !focused)
	}
	over := func(y float32) desktop.Cursor {
		of.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(30, y)}})
		return of.Cursor()
	}
	if over(middles[2]) != desktop.PointerCursor || over(-5) != desktop.DefaultCursor {
		t.Error("the pointer does not show what can be clicked")
	}
}
