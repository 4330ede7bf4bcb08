package portroyal

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/seen"
	"portroyal/ui/widgets"
)

// tolerance is for lengths that come out of divisions.
const tolerance = 0.5

// liesWithin checks that a text is in a window of this size; what scrolls may be above or below it.
func (b *bench) liesWithin(text *canvas.Text, size fyne.Size, language string, scrolls bool) {
	b.t.Helper()
	from, to := seen.Ink(text)
	high := scrolls || from.Y >= -tolerance && to.Y <= size.Height+tolerance
	if from.X < -tolerance || to.X > size.Width+tolerance || !high {
		b.t.Errorf("%s: %q lies from %v to %v in a window of %v", language, text.Text, from, to, size)
	}
}

// wordsFit checks that the words on plates are on them, and that no line runs out of the window.
func (b *bench) wordsFit(language string) {
	b.t.Helper()
	for _, plate := range seen.All[*widgets.Plate](b.Top()) {
		for _, text := range seen.All[*canvas.Text](plate) {
			if need, has := text.MinSize().Width, plate.Size().Width; need > has-6 {
				b.t.Errorf("%s: %q needs %.0f of the %.0f on its plate, less 3 for each edge", language, text.Text,
					need, has)
			}
		}
		if need, has := plate.MinSize(), plate.Size(); need.Height > has.Height+tolerance {
			b.t.Errorf("%s: the plate %q needs %.0f of %.0f in height", language, plate.Text, need.Height, has.Height)
		}
	}
	for _, toggle := range seen.All[*widgets.Toggle](b.Top()) {
		for _, text := range seen.All[*canvas.Text](toggle) {
			if _, to := seen.Ink(text); to.X > seen.Place(toggle).X+toggle.Size().Width-4 {
				b.t.Errorf("%s: %q runs out of its toggle", language, text.Text)
			}
		}
	}
	var scrolled []*canvas.Text
	for _, scroll := range seen.All[*container.Scroll](b.Top()) {
		scrolled = append(scrolled, seen.All[*canvas.Text](scroll.Content)...)
		// Scrolled content may be longer than its window, but no part of it may be beyond the side.
		need, has := scroll.Content.MinSize().Width, scroll.Size().Width
		if scroll.Direction == container.ScrollVerticalOnly && need > has+tolerance {
			b.t.Errorf("%s: what scrolls is %.0f wide, its window %.0f", language, need, has)
		}
	}
	hidden := map[*canvas.Text]bool{}
	for _, text := range scrolled {
		hidden[text] = true // what scrolls may be longer than the window is high, not wider than it
	}
	for _, text := range seen.All[*canvas.Text](b.Top()) {
		if text.Text == "" {
			continue
		}
		b.liesWithin(text, b.window.Canvas().Size(), language, hidden[text])
	}
}

// reachable checks that everything that can be pressed or typed into is in the window; what scrolls may be above or
// below what it scrolls in, which has to be in the window itself.
func (b *bench) reachable(what string) {
	b.t.Helper()
	size := b.window.Canvas().Size()
	var walk func(object fyne.CanvasObject, scrolls bool)
	walk = func(object fyne.CanvasObject, scrolls bool) {
		if object == nil || !object.Visible() {
			return
		}
		_, focusable := object.(fyne.Focusable)
		_, tappable := object.(fyne.Tappable)
		_, scroll := object.(*container.Scroll)
		from := seen.Place(object)
		to := from.AddXY(object.Size().Width, object.Size().Height)
		high := !scrolls && (from.Y < -tolerance || to.Y > size.Height+tolerance)
		if (focusable || tappable || scroll) && (from.X < -tolerance || to.X > size.Width+tolerance || high) {
			b.t.Errorf("%s: a %T lies from %v to %v in a window of %v", what, object, from, to, size)
		}
		for _, part := range seen.Parts(object) {
			walk(part, scrolls || scroll)
		}
	}
	walk(b.Top(), false)
}
