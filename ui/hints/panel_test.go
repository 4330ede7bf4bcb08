package hints

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/geometry"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// newPanel is a panel with so many choices, in a window of its own.
func newPanel(t *testing.T, choices *int) *Panel {
	t.Helper()
	s := stagetest.New(t, stagetest.Small, words.English)
	p := &Panel{Stage: s, Close: func() {}, Title: "hint", Foot: func() string { return "" }}
	p.Body = func(width, _ float32) fyne.CanvasObject {
		column := container.NewVBox()
		for i := range *choices {
			space := widgets.Fixed(container.NewWithoutLayout(), width, 50)
			tile := widgets.NewBareTile(s.Colours(), fmt.Sprint(i), space, func() {})
			p.Pressed(tile)
			column.Add(tile)
		}
		return column
	}
	return p
}

// show lays the panel out in its window.
func (p *Panel) show() fyne.CanvasObject {
	shown := p.Lay(geometry.Rect(0, 0, 400, 300), 1)
	p.Stage.Window.SetContent(container.NewWithoutLayout(shown))
	return shown
}

// The line below the choices is as large as usual in any language and as narrow a panel as there is, in as many lines as it
// takes, within the panel; and it says so while what choices are worth is not known for good.
func TestTheFootIsReadable(t *testing.T) {
	none := 0
	for _, language := range words.Languages {
		p := newPanel(t, &none)
		p.Stage.Words = words.In(language)
		for _, id := range []words.ID{"hint.keys", "cove.hint.keys"} {
			p.Foot = func() string { return p.Stage.Words.T(id) }
			for _, p.Counting = range []bool{false, true} {
				p.Restyle()
				shown := p.Lay(geometry.Rect(0, 0, 290, 400), 1)
				p.Stage.Window.SetContent(container.NewWithoutLayout(shown))
				said := strings.Join(strings.Fields(visible.Texts(shown)), " ")
				if !strings.Contains(said, p.Foot()) || strings.Contains(said, p.Stage.Words.T("hint.counting")) != p.Counting {
					t.Errorf("%s, counting %t: it says %q", language, p.Counting, said)
				}
				for _, line := range visible.All[*canvas.Text](shown) {
					end := visible.Place(line).Y + line.MinSize().Height
					if most := visible.Place(shown).Y + shown.Size().Height - edge/2; line.Text != "" && (line.TextSize < 12.5 || end > most) {
						t.Errorf("%s: %q is %v large and ends at %v of %v", language, line.Text, line.TextSize, end, most)
					}
				}
			}
		}
	}
}

// A panel is no higher than it needs to be, and scrolls if there is not enough room. The arrow keys lead from choice to
// choice, round the ends, and what has the focus is seen.
func TestStepping(t *testing.T) {
	two, twenty := 2, 20
	if few, many := newPanel(t, &two).show().Size(), newPanel(t, &twenty).show().Size(); few.Height >= many.Height || many.Height > 300 {
		t.Errorf("with few choices it is %v high, with many %v", few.Height, many.Height)
	}
	p := newPanel(t, &twenty)
	p.show()
	for _, step := range []struct {
		key  fyne.KeyName
		want int
	}{{fyne.KeyUp, 19}, {fyne.KeyDown, 0}, {fyne.KeyDown, 1}, {fyne.KeyUp, 0}, {fyne.KeyUp, 19}} {
		if p.Typed(&fyne.KeyEvent{Name: step.key}); p.Focused() != step.want {
			t.Fatalf("%s leads to %d, want %d", step.key, p.Focused(), step.want)
		}
		top := p.pressed[step.want].(*widgets.Tile).Position().Y - p.scroll.Offset.Y
		if top < 0 || top+50 > p.scroll.Size().Height+0.1 {
			t.Errorf("what has the focus is at %v of %v", top, p.scroll.Size().Height)
		}
	}
}

// How the numbers are meant is said below the choices, and where the room is low in a tip of the title.
func TestHowNumbersAreMeant(t *testing.T) {
	for _, high := range []float32{400, 250} {
		many := 20
		p := newPanel(t, &many)
		p.About, p.AboutTip = "hint.about", []words.ID{"hint.about.tip"}
		shown, w, said := p.Lay(geometry.Rect(0, 0, 400, high), 1), p.Stage.Words, high > lowRoom
		if visible.Says(shown, w.T("hint.about")) != said {
			t.Errorf("%v high, it says how the numbers are meant: %v", high, !said)
		}
		tip := ""
		for _, of := range visible.All[*widgets.Tipped](shown) {
			if visible.Place(of).Y < headHigh && of.ToolTip() != "" {
				tip = of.ToolTip()
			}
		}
		if strings.Contains(tip, w.T("hint.about")) == said || !strings.Contains(tip, w.T("hint.about.tip")) {
			t.Errorf("%v high, the tip of the title is %q", high, tip)
		}
	}
}

// The ground of choices that are as good as each other is seen with all its edges, also where it comes last, and the panel is
// as high as it needs to be or scrolled to its end.
func TestTheLastGroundIsWhole(t *testing.T) {
	for _, n := range []int{2, 20} {
		p := newPanel(t, &n)
		p.Body = func(width, by float32) fyne.CanvasObject {
			return Alike(p.Stage, width, by, n, func(_ int, width float32) fyne.CanvasObject {
				return widgets.Fixed(container.NewWithoutLayout(), width, 50)
			})
		}
		p.show()
		p.scrollTo(p.scroll.Content.MinSize().Height)
		ground := visible.All[*canvas.Rectangle](p.scroll.Content)[0]
		end := visible.Place(ground).Y + ground.Size().Height + ground.StrokeWidth/2
		if bottom := visible.Place(p.scroll).Y + p.scroll.Size().Height; end > bottom || end < bottom-5 {
			t.Errorf("of %d choices, the ground ends at %v, and what is seen at %v", n, end, bottom)
		}
	}
}

// Drawn anew it is scrolled as far as before, but not beyond its end.
func TestScrolledAfterDrawingAnew(t *testing.T) {
	choices := 20
	p := newPanel(t, &choices)
	p.show()
	p.Typed(&fyne.KeyEvent{Name: fyne.KeyUp})
	before := p.scroll.Offset.Y
	p.Redraw()
	if p.show(); before == 0 || p.scroll.Offset.Y != before {
		t.Errorf("it was scrolled to %v and is at %v", before, p.scroll.Offset.Y)
	}
	choices = 6
	p.Redraw()
	p.show()
	if most := p.scroll.Content.MinSize().Height - p.scroll.Size().Height; p.scroll.Offset.Y > max(0, most) {
		t.Errorf("it is scrolled to %v, beyond %v", p.scroll.Offset.Y, most)
	}
	p.Restyle()
	if p.show(); p.scroll.Offset.Y != 0 {
		t.Errorf("in another language it is at %v", p.scroll.Offset.Y)
	}
}
