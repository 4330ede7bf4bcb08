package rulebook

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/rulebook/book"
)

// Show is how a game shows what is not words in its rulebook. Lengths are in the toolkit's units.
type Show struct {
	// Thing shows a thing of the game, so wide, with room of widgets.FrameWidth for a frame round it. tap is what a click
	// on it does, nil for nothing.
	Thing func(name string, width float32, tap func()) fyne.CanvasObject

	// Wide is how wide each of these things is when they are in one row, or when there is one with words beside it, at
	// usual size.
	Wide func(things []string) float32

	// Leads is where a click on a thing leads.
	Leads func(thing string) book.Entry

	// Symbol shows a symbol as a square with sides of this length.
	Symbol func(name string, size float32) *canvas.Image

	// Board shows a part of a table, so wide. open leads to a place of the book. It may be nil in a book without boards.
	Board func(name string, width float32, open func(book.Entry)) *Picture

	// Keys are those of the game, in reading order.
	Keys []book.Key
}
