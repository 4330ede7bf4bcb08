package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/widgets"
)

// inkOf is how far a text reaches from left to right in the window.
func inkOf(text *canvas.Text) (left, right float32) {
	left, ink := place(text).X, text.MinSize().Width
	switch text.Alignment {
	case fyne.TextAlignCenter:
		left += (text.Size().Width - ink) / 2
	case fyne.TextAlignTrailing:
		left += text.Size().Width - ink
	}
	return left, left + ink
}

// tolerance is for lengths that come out of divisions.
const tolerance = 0.5

// wordsFit checks that the words on plates lie on them, and that no line runs out of the window.
func (b *bench) wordsFit(language string) {
	b.t.Helper()
	for _, plate := range all[*widgets.Plate](b.top()) {
		for _, text := range all[*canvas.Text](plate) {
			if need, has := text.MinSize().Width, plate.Size().Width; need > has-6 {
				b.t.Errorf("%s: %q needs %.0f of the %.0f on its plate, less 3 for each edge", language, text.Text, need, has)
			}
		}
		if need, has := plate.MinSize(), plate.Size(); need.Height > has.Height+tolerance {
			b.t.Errorf("%s: the plate %q needs %.0f of %.0f in height", language, plate.Text, need.Height, has.Height)
		}
	}
	for _, toggle := range all[*widgets.Toggle](b.top()) {
		for _, text := range all[*canvas.Text](toggle) {
			if _, right := inkOf(text); right > place(toggle).X+toggle.Size().Width-4 {
				b.t.Errorf("%s: %q runs out of its toggle", language, text.Text)
			}
		}
	}
	var scrolled []*canvas.Text
	for _, scroll := range all[*container.Scroll](b.top()) {
		scrolled = append(scrolled, all[*canvas.Text](scroll.Content)...)
		// What scrolls may be longer than its window, but nothing of it may lie beyond the side.
		if need, has := scroll.Content.MinSize().Width, scroll.Size().Width; scroll.Direction == container.ScrollVerticalOnly && need > has+tolerance {
			b.t.Errorf("%s: what scrolls is %.0f wide, its window %.0f", language, need, has)
		}
	}
	hidden := map[*canvas.Text]bool{}
	for _, text := range scrolled {
		hidden[text] = true // what scrolls may be longer than the window is high, not wider than it
	}
	for _, text := range all[*canvas.Text](b.top()) {
		if text.Text == "" {
			continue
		}
		left, right := inkOf(text)
		if left < -tolerance || right > benchSize.Width+tolerance {
			b.t.Errorf("%s: from %.0f to %.0f in a window of %.0f: %q", language, left, right, benchSize.Width, text.Text)
		}
		if bottom := place(text).Y + text.MinSize().Height; !hidden[text] && bottom > benchSize.Height+tolerance {
			b.t.Errorf("%s: down to %.0f in a window of %.0f: %q", language, bottom, benchSize.Height, text.Text)
		}
	}
}
