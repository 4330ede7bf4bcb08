package stagetest

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/geometry"
	"portroyal/ui/stage"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// Tolerance is for lengths that come out of divisions.
const Tolerance = 0.5

// Reaches finds out where everything is that a window shows, and gives what tells the area that an object takes: of a text,
// its letters.
func Reaches(window fyne.Window) func(fyne.CanvasObject) geometry.Rectangle {
	places := visible.PlacesIn(window.Canvas())
	return func(object fyne.CanvasObject) geometry.Rectangle {
		if text, is := object.(*canvas.Text); is {
			from, to := places.Ink(text)
			return geometry.Rect(from.X, from.Y, to.X-from.X, to.Y-from.Y)
		}
		at, size := places[object], object.Size()
		return geometry.Rect(at.X, at.Y, size.Width, size.Height)
	}
}

// LiesWithin checks that a text is in a window of this size; what scrolls may be above or below it.
func (p *Player) LiesWithin(text *canvas.Text, size fyne.Size, about string, scrolls bool) {
	p.T.Helper()
	from, to := visible.Ink(text)
	tolerance := Tolerance * stage.Growth(size)
	high := scrolls || from.Y >= -tolerance && to.Y <= size.Height+tolerance
	if from.X < -tolerance || to.X > size.Width+tolerance || !high {
		p.T.Errorf("%s: %q lies from %v to %v in a window of %v", about, text.Text, from, to, size)
	}
}

// plateShade is the shadow below a plate.
const plateShade = 3

// PlatesAreHigh checks that plates are as high as plates are meant to be, so that nobody misses one.
func (p *Player) PlatesAreHigh(about string) {
	p.T.Helper()
	for _, plate := range visible.All[*widgets.Plate](p.Top()) {
		if need, has := plate.MinSize(), plate.Size(); need.Height > has.Height+Tolerance {
			p.T.Errorf("%s: the plate %q needs %.0f of %.0f in height", about, plate.Text, need.Height, has.Height)
		}
	}
}

// WordsFit checks that the words on plates are on them, and that no line runs out of the window.
func (p *Player) WordsFit(about string) {
	p.T.Helper()
	for _, plate := range visible.All[*widgets.Plate](p.Top()) {
		high := float32(0)
		for _, text := range visible.All[*canvas.Text](plate) {
			need := text.MinSize()
			if has := plate.Size().Width; need.Width > has-6 {
				p.T.Errorf("%s: %q needs %.0f of the %.0f on its plate, less 3 for each edge", about, text.Text,
					need.Width, has)
			}
			high += need.Height
		}
		if has := plate.Size().Height - plateShade; high > has+Tolerance {
			p.T.Errorf("%s: what the plate %q says needs %.0f of %.0f in height", about, plate.Text, high, has)
		}
	}
	for _, toggle := range visible.All[*widgets.Toggle](p.Top()) {
		p.saysInside(toggle, about)
	}
	for _, pick := range visible.All[*widgets.Pick](p.Top()) {
		p.saysInside(pick, about)
	}
	for _, tile := range visible.All[*widgets.Tile](p.Top()) {
		p.saysInside(tile, about)
	}
	var scrolled []*canvas.Text
	for _, scroll := range visible.All[*container.Scroll](p.Top()) {
		scrolled = append(scrolled, visible.All[*canvas.Text](scroll.Content)...)
		// Scrolled content may be longer than its window, but no part of it may be beyond the side.
		need, has := scroll.Content.MinSize().Width, scroll.Size().Width
		if scroll.Direction == container.ScrollVerticalOnly && need > has+Tolerance {
			p.T.Errorf("%s: what scrolls is %.0f wide, its window %.0f", about, need, has)
		}
	}
	hidden := map[*canvas.Text]bool{}
	for _, text := range scrolled {
		hidden[text] = true // what scrolls may be longer than the window is high, not wider than it
	}
	for _, text := range visible.All[*canvas.Text](p.Top()) {
		if text.Text == "" {
			continue
		}
		p.LiesWithin(text, p.At.Window.Canvas().Size(), about, hidden[text])
	}
}

// saysInside checks that the letters of what a box says are within it.
func (p *Player) saysInside(box fyne.CanvasObject, about string) {
	p.T.Helper()
	from := visible.Place(box).SubtractXY(Tolerance, Tolerance)
	to := from.AddXY(box.Size().Width+2*Tolerance, box.Size().Height+2*Tolerance)
	for _, text := range visible.All[*canvas.Text](box) {
		if first, last := visible.Ink(text); first.X < from.X || first.Y < from.Y || last.X > to.X || last.Y > to.Y {
			p.T.Errorf("%s: %q lies from %v to %v, beyond its %T from %v to %v", about, text.Text, first, last, box, from, to)
		}
	}
}

// Reachable checks that everything that can be pressed or typed into is in the window; what scrolls may be above or
// below what it scrolls in, which has to be in the window itself.
func (p *Player) Reachable(about string) {
	p.T.Helper()
	size := p.At.Window.Canvas().Size()
	var walk func(object fyne.CanvasObject, scrolls bool)
	walk = func(object fyne.CanvasObject, scrolls bool) {
		if object == nil || !object.Visible() {
			return
		}
		_, focusable := object.(fyne.Focusable)
		_, tappable := object.(fyne.Tappable)
		_, scroll := object.(*container.Scroll)
		from := visible.Place(object)
		to := from.AddXY(object.Size().Width, object.Size().Height)
		high := !scrolls && (from.Y < -Tolerance || to.Y > size.Height+Tolerance)
		if (focusable || tappable || scroll) && (from.X < -Tolerance || to.X > size.Width+Tolerance || high) {
			p.T.Errorf("%s: a %T lies from %v to %v in a window of %v", about, object, from, to, size)
		}
		for _, part := range visible.Parts(object) {
			walk(part, scrolls || scroll)
		}
	}
	walk(p.Top(), false)
	HasRoom(p.T, p.Top(), about)
}

// HasRoom checks that nothing within an object that is to be seen is less than nothing: the toolkit cannot paint that, or
// its neighbours overlap.
func HasRoom(t testing.TB, within fyne.CanvasObject, about string) {
	t.Helper()
	if within == nil || !within.Visible() {
		return
	}
	const rounding = 0.01 // of sums of floating point numbers
	if is := within.Size(); is.Width < -rounding || is.Height < -rounding {
		t.Errorf("%s: a %T at %v has no room: it is %v", about, within, visible.Place(within), is)
	}
	for _, part := range visible.Parts(within) {
		HasRoom(t, part, about)
	}
}

// WordsLieOnTheirPlates checks that plates are as large as what they say.
func (p *Player) WordsLieOnTheirPlates() {
	p.T.Helper()
	for _, plate := range visible.All[*widgets.Plate](p.Top()) {
		if need, has := plate.MinSize(), plate.Size(); need.Width > has.Width+Tolerance ||
			need.Height > has.Height+Tolerance {
			p.T.Errorf("the plate %q needs %v and has %v", plate.Text, need, has)
		}
	}
}
