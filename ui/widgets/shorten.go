package widgets

import "fyne.io/fyne/v2/canvas"

// Shrink makes the letters of a text smaller until it is no wider than room. The width of letters goes in steps, so
// that some texts are still too wide when their size has been divided by what they are too wide.
func Shrink(text *canvas.Text, room float32) {
	const step, least = 0.25, 1
	if wide := text.MinSize().Width; wide > room && room > 0 {
		text.TextSize *= room / wide
		for text.MinSize().Width > room && text.TextSize > least {
			text.TextSize -= step
		}
	}
}

// Shorten cuts a text with an ellipsis until it is no wider than room.
func Shorten(text *canvas.Text, room float32) {
	runes := []rune(text.Text)
	for len(runes) > 1 && text.MinSize().Width > room {
		runes = runes[:len(runes)-1]
		text.Text = string(runes) + "\u2026"
	}
}
