package rules

import (
	"context"
	"image"
	"io"
	"maps"
	"slices"

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

// The widths of things for a printed page, in pixels: twice what they are on it, so that they are sharp on paper.
const (
	thingPixels  = 300
	printedAlone = 440
)

// Print draws what the printed rulebook shows of the table, and then gives what writes it, as HTML with its pictures. The
// window goes on between two of them; writing may be done on another goroutine.
func Print(ctx context.Context, s *stage.Stage, ready func(write func(io.Writer) error)) {
	w, names := s.Words, slices.Sorted(maps.Keys(boards))
	lay := func(light *stage.Stage, name string) *rulebook.Picture {
		return newPicture(light, name, rulebook.PrintWide, func(entry.Entry) {})
	}
	rulebook.DrawBoards(ctx, s, names, lay, func(boards map[string]image.Image) {
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
