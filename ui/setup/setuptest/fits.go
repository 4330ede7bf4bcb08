package setuptest

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// area is a part of the window.
type area struct{ from, to fyne.Position }

func areaOf(object fyne.CanvasObject) area {
	at := visible.Place(object)
	return area{at, at.AddXY(object.Size().Width, object.Size().Height)}
}

// slight allows for rounding errors in lengths.
const slight = 0.5

func (a area) beside(b area) bool {
	return a.to.X <= b.from.X+slight || b.to.X <= a.from.X+slight ||
		a.to.Y <= b.from.Y+slight || b.to.Y <= a.from.Y+slight
}

// Fits checks that nothing on the screen is outside the window or overlaps another text or control. Scrolled
// content may be above or below the window.
func (h *Hand) Fits(what string) {
	h.T.Helper()
	on := h.On
	if need, has := on.Scroll.Content.MinSize().Width, on.Scroll.Size().Width; need > has+slight {
		h.T.Errorf("%s: the scrolled content needs %v of %v in width", what, need, has)
	}
	inside := func(name string, a area) {
		if a.from.X < -slight || a.to.X > on.Size.Width+slight {
			h.T.Errorf("%s: %s extends from %v to %v in a window of %v", what, name, a.from, a.to, on.Size)
		}
	}
	type ink struct {
		text string
		area area
	}
	for _, part := range []fyne.CanvasObject{on.Body, on.Root} {
		var written []ink
		for _, text := range visible.All[*canvas.Text](part) {
			from, to := visible.Ink(text)
			if at, is := areaOf(text), (area{from, to}); text.Text == "" {
				continue
			} else if is.to.X > at.to.X+slight && text.Alignment == fyne.TextAlignLeading {
				h.T.Errorf("%s: %q needs %v and has %v", what, text.Text, to.X-from.X, text.Size().Width)
			}
			inside(text.Text, area{from, to})
			from.Y, to.Y = from.Y+text.TextSize/4, to.Y-text.TextSize/4 // lines of a paragraph overlap a little
			written = append(written, ink{text.Text, area{from, to}})
		}
		if part == fyne.CanvasObject(on.Root) {
			break // scrolled out of view, below the foot
		}
		for i, one := range written {
			for _, other := range written[:i] {
				if !one.area.beside(other.area) {
					h.T.Errorf("%s: %q and %q overlap", what, one.text, other.text)
				}
			}
		}
	}
	var pressed []area
	for name, object := range on.Focus.Names {
		if object, ok := object.(fyne.CanvasObject); ok && name != "back" && name != "begin" {
			is := areaOf(object)
			inside(name, is)
			for _, other := range pressed {
				if !is.beside(other) {
					h.T.Errorf("%s: %s overlaps something else at %v", what, name, other)
				}
			}
			pressed = append(pressed, is)
		}
	}
}

// FitsUnfolded checks that nothing scrolls as long as nothing is customised.
func (h *Hand) FitsUnfolded(what string) {
	h.T.Helper()
	has, need := h.On.Scroll.Size(), h.On.Scroll.Content.MinSize()
	if need.Height > has.Height+slight || need.Width > has.Width+slight {
		h.T.Errorf("%s: %v of %v", what, need, has)
	}
}

// RibbonsFit checks that the words on the ribbons are shown in full. It returns the ribbons, from top to bottom.
func (h *Hand) RibbonsFit(what string) []*widgets.Ribbon {
	h.T.Helper()
	ribbons := visible.All[*widgets.Ribbon](h.On.Root)
	for _, ribbon := range ribbons {
		for _, line := range visible.All[*canvas.Text](ribbon) {
			if need, has := line.MinSize().Width, ribbon.Size().Width; need > has-4 {
				h.T.Errorf("%s: %q needs %v of the %v of its ribbon", what, line.Text, need, has)
			}
		}
	}
	return ribbons
}

// PanelFits checks that the panels of the first two seats, of a person and of a computer player, fit the window and are as
// high as each other.
func (h *Hand) PanelFits(what string) {
	h.T.Helper()
	var heights []float32
	for seat := range 2 {
		h.InPanel(seat)
		need := h.At.Window.Canvas().Overlays().Top().MinSize()
		if need.Height > h.On.Size.Height-8 || need.Width > h.On.Size.Width-8 {
			h.T.Errorf("%s, seat %d: %v", what, seat, need)
		}
		heights = append(heights, need.Height)
	}
	if math.Abs(float64(heights[0]-heights[1])) > 1 {
		h.T.Errorf("%s: for a person it is %v high, else %v", what, heights[0], heights[1])
	}
}
