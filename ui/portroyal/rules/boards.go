package rules

import (
	"context"
	"image"
	"io"
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"

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

// The widths of pictures for a printed page, in pixels: of cards and contracts twice what they are on it, so that they
// are sharp on paper.
const (
	printWide      = 1280 // a part of a table
	cardPixels     = 180
	contractPixels = 400
)

// Print draws what the printed rulebook shows of tables, and then gives what writes it, as HTML with its pictures. The
// window goes on between two of them; writing, which draws the cards, may be done on another goroutine.
func Print(ctx context.Context, s *pieces.Stage, options *portroyal.Options, ready func(write func(io.Writer) error)) {
	w, names := s.Words, slices.Sorted(maps.Keys(pictures))
	draw := func(name string) (image.Image, error) { return drawBoard(s, name) }
	rulebook.DrawBoards(ctx, s.Stage, names, draw, func(boards map[string]image.Image) {
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

// drawBoard draws a part of a table as a picture, in the light appearance.
func drawBoard(of *pieces.Stage, name string) (image.Image, error) {
	s := &pieces.Stage{
		Stage:     &stage.Stage{Log: of.Log, Inline: true, Words: of.Words, Settings: of.Settings},
		Portraits: of.Portraits, AtOnce: true,
	}
	p, err := newPicture(s, name, printWide, func(entry.Entry) {})
	if err != nil {
		return nil, err
	}
	defer p.ground.Close()
	p.ground.DrawNow(int(p.size.Width), int(p.size.Height))
	canvas := software.NewCanvas()
	canvas.SetPadded(false)
	canvas.SetContent(p.object)
	canvas.Resize(fyne.NewSize(p.size.Width, p.size.Height))
	return canvas.Capture(), nil
}
