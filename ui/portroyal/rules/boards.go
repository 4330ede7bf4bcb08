package rules

import (
	"context"
	"image"
	"io"
	"maps"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/ui/emblem"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/book"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/rulebook"
	"portroyal/ui/rulebook/print"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The widths of cards and contracts for a printed page, in pixels: twice what they are on it, so that they are sharp on
// paper.
const (
	cardPixels     = 180
	contractPixels = 400
)

// Print draws what the printed rulebook shows of tables, and then gives what writes it, as HTML with its pictures. The
// window goes on between two of them; writing, which draws the cards, may be done on another goroutine.
func Print(ctx context.Context, s *pieces.Stage, options *portroyal.Options, ready func(write func(io.Writer) error)) {
	w, names := s.Words, slices.Sorted(maps.Keys(pictures))
	lay := func(light *stage.Stage, name string) *rulebook.Picture {
		at := &pieces.Stage{Stage: light, Portraits: s.Portraits, AtOnce: true}
		return newPicture(at, name, rulebook.PrintWide, func(entry.Entry) {})
	}
	rulebook.DrawBoards(ctx, s.Stage, names, lay, func(boards map[string]image.Image) {
		game := print.Game{
			Title: w.T("app.title"), Made: w.T("app.subtitle"), Keys: table.KeysHelp(w), Boards: boards, Symbol: printedSymbol,
			Thing: func(name string, _ bool) (image.Image, string) { return printed(w, name) },
		}
		ready(func(to io.Writer) error { return print.Write(to, book.In(w, options), w, game) })
	})
}

// printed draws a card or a contract, and says what it is called.
func printed(w *words.Words, thing string) (image.Image, string) {
	if c, is := book.ContractOf(thing); is {
		return cardface.Draw(cardface.Request{
			Contract: c, Slots: portroyal.MaxPlayers, Seals: true, Width: contractPixels, Words: terms.OnContract(w, c),
		}), terms.ContractTitle(w, c)
	}
	card := book.CardOf(thing)
	return cardface.Draw(cardface.Request{
		Card: card, Back: card == portroyal.NoCard, Width: cardPixels, Words: terms.OnFace(w, card),
	}), terms.Named(w, card)
}

// printedSymbol draws a symbol. Things of wood have the colour of a player.
func printedSymbol(name string, pixels int) image.Image {
	switch name {
	case "cube", "hand":
		return emblem.Tinted(name, pixels, widgets.SeatColour(0))
	case "shield": // drawn whole
		return cardface.Shield(book.ShieldPoints, portroyal.DefaultTarget, pixels)
	}
	return emblem.Symbol(name, pixels)
}
