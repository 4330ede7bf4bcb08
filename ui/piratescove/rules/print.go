package rules

import (
	"context"
	"image"
	"io"
	"maps"
	"slices"

	"fyne.io/fyne/v2/driver/software"

	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/rules/book"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/table"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/rulebook"
	"portroyal/ui/rulebook/print"
	"portroyal/ui/stage"
)

// The widths of pictures for a printed page, in pixels: of things twice what they are on it, so that they are sharp on
// paper.
const (
	printWide    = 1280 // a part of the table
	thingPixels  = 300
	printedAlone = 440
)

// Print draws what the printed rulebook shows of the table, and then gives what writes it, as HTML with its pictures. The
// window goes on between two of them; writing may be done on another goroutine.
func Print(ctx context.Context, s *stage.Stage, ready func(write func(io.Writer) error)) {
	w, names := s.Words, slices.Sorted(maps.Keys(boards))
	rulebook.DrawBoards(ctx, s, names, func(name string) (image.Image, error) { return drawBoard(s, name) },
		func(boards map[string]image.Image) {
			game := print.Game{
				Title: terms.Game(w), Made: terms.Games.Line(w), Keys: table.KeysHelp(w), Boards: boards, Symbol: printedSymbol,
				High: printedHigh,
				Thing: func(name string, alone bool) (image.Image, string) {
					thing, pixels := book.ThingOf(name), thingPixels
					if alone {
						pixels = printedAlone
					}
					return drawn(thing, pixels), thing.Called(w)
				},
			}
			ready(func(to io.Writer) error { return print.Write(to, book.In(w), w, game) })
		})
}

// printedHigh is how high things are in a printed row, in points.
func printedHigh(things []string) int {
	if book.ThingOf(things[0]).Die > 0 {
		return 44
	}
	return 84
}

// printedSymbol draws a symbol.
func printedSymbol(name string, pixels int) image.Image {
	drawing := pieces.Read(drawingOf(name), palette.Ink)
	wide, _ := drawing.Size()
	c := draw.NewCanvas(pixels, pixels, wide)
	c.Lay(drawing, 0, 0, wide)
	return c.Picture()
}

// drawBoard draws a part of the table as a picture, in the light appearance.
func drawBoard(of *stage.Stage, name string) (image.Image, error) {
	s := &stage.Stage{Log: of.Log, Inline: true, Words: of.Words, Settings: of.Settings}
	p, err := newPicture(s, name, printWide, func(entry.Entry) {})
	if err != nil {
		return nil, err
	}
	defer p.ground.Close()
	p.ground.DrawNow(int(p.size.Width), int(p.size.Height))
	canvas := software.NewCanvas()
	canvas.SetPadded(false)
	canvas.SetContent(p.object)
	canvas.Resize(p.size)
	return canvas.Capture(), nil
}
