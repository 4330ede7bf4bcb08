package widgets

import "fyne.io/fyne/v2/canvas"

// Shorten cuts a text with an ellipsis until it is no wider than room.
func Shorten(text *canvas.Text, room float32) {
	runes := []rune(text.Text)
	for len(runes) > 1 && text.MinSize().Width > room {
		runes = runes[:len(runes)-1]
		text.Text = string(runes) + "\u2026"
	}
}
