// Package rules is the rulebook of Pirate's Cove in the program: the reader that all games have, with this game's chapters
// and drawings. Nothing of the game is decided here.
package rules

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/rules/book"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/table"
	"portroyal/ui/rulebook"
	"portroyal/ui/stage"
)

// New makes the page, open at an entry; "" is where a reader begins. save has the book written into a file; it is nil
// where that cannot be done.
func New(s *stage.Stage, at entry.Entry, save func()) *rulebook.Page {
	return rulebook.New(s, book.In(s.Words), show(s), at, save)
}

// show is how this game shows what is not words.
func show(s *stage.Stage) rulebook.Show {
	all := pictures{}
	return rulebook.Show{
		Wide: wide,
		Thing: func(name string, width float32, tap func()) fyne.CanvasObject {
			return newFigure(s, all, book.ThingOf(name), width, tap)
		},
		Leads:  func(thing string) entry.Entry { return book.ThingOf(thing).Leads() },
		Symbol: func(name string, size float32) *canvas.Image { return pieces.Drawing(s, drawingOf(name), size) },
		Board: func(name string, width float32, open func(entry.Entry)) *rulebook.Picture {
			return newPicture(s, name, width, open)
		},
		Keys: table.KeysHelp(s.Words),
	}
}

// drawingOf is the drawing of a symbol: island-hull is the emblem of an island.
func drawingOf(symbol string) string {
	if island, is := strings.CutPrefix(symbol, "island-"); is {
		return "emblems/" + island
	}
	return "symbols/" + symbol
}
