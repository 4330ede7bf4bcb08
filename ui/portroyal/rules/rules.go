// Package rules is the rulebook of Port Royal in the program: the reader that all games have, with this game's chapters,
// and with cards, contracts and parts of a table as the game draws them. Nothing of the game is decided here.
package rules

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/book"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/rulebook"
	"portroyal/ui/widgets"
)

// The widths of things, at usual size.
const (
	cardWidth    = 92
	smallCard    = 76 // where many lie in a row
	manyCards    = 6
	contractWide = 216
)

// New makes the page, open at an entry; "" is where a reader begins. options are those of the game on the table,
// nil if there is none. save has the book written into a file.
func New(s *pieces.Stage, options *portroyal.Options, at entry.Entry, save func()) *rulebook.Page {
	return rulebook.New(s.Stage, book.In(s.Words, options), show(s), at, save)
}

// show is how this game shows what is not words.
func show(s *pieces.Stage) rulebook.Show {
	return rulebook.Show{
		Wide: wide,
		Thing: func(name string, width float32, tap func()) fyne.CanvasObject {
			if c, is := book.ContractOf(name); is {
				return contract(s, c, width)
			}
			return card(s, book.CardOf(name), width, tap)
		},
		Leads:  func(thing string) entry.Entry { return entry.OfCard(book.CardOf(thing)) },
		Symbol: func(name string, size float32) *canvas.Image { return symbol(s, name, size) },
		Board: func(name string, width float32, open func(entry.Entry)) *rulebook.Picture {
			return newPicture(s, name, width, open)
		},
		Keys: table.KeysHelp(s.Words),
	}
}

func wide(things []string) float32 {
	if _, is := book.ContractOf(things[0]); is {
		return contractWide
	}
	if len(things) > manyCards {
		return smallCard
	}
	return cardWidth
}

// card shows a card.
func card(s *pieces.Stage, of portroyal.Card, width float32, tap func()) fyne.CanvasObject {
	shown := pieces.NewCard(s.Face, of, width)
	if of != portroyal.NoCard {
		shown.Named = terms.Named(s.Words, of)
		shown.SetToolTip(terms.OnFace(s.Words, of).Text)
	}
	shown.OnTap = tap
	return shown
}

// contract shows a contract.
func contract(s *pieces.Stage, of portroyal.Contract, width float32) fyne.CanvasObject {
	shown := pieces.NewContract(s, of, portroyal.MaxPlayers, width)
	shown.Seals = true
	shown.Named = terms.ContractTitle(s.Words, of)
	shown.SetToolTip(terms.ContractText(s.Words, of))
	return shown
}

// symbol draws a symbol. Things of wood have the colour of a player.
func symbol(s *pieces.Stage, name string, size float32) *canvas.Image {
	switch name {
	case "cube", "hand":
		return s.TintedSymbol(name, size, widgets.SeatColour(0))
	case "shield": // drawn whole
		return s.Shield(book.ShieldPoints, portroyal.DefaultTarget, size)
	}
	return s.Symbol(name, size)
}
