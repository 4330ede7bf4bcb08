package rules

import (
	"context"
	"image"
	"io"
	"maps"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/book"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/rules/print"
	"portroyal/ui/stage"
)

// printWide is how wide a part of a table is drawn for a printed page, in pixels.
const printWide = 1280

// Print draws what the printed rulebook shows of tables, and then gives what writes it, as HTML with its pictures. The
// window goes on between two of them; writing, which draws the cards, may be done on another goroutine.
func Print(ctx context.Context, s *pieces.Stage, options *portroyal.Options, ready func(write func(io.Writer) error)) {
	names, boards := slices.Sorted(maps.Keys(pictures)), map[string]image.Image{}
	words := s.Words
	var next func()
	next = func() {
		if len(names) == 0 {
			ready(func(to io.Writer) error { return print.Write(to, book.In(words, options), words, boards) })
			return
		}
		drawn, err := drawBoard(s, names[0])
		if err != nil { // they are part of the program, and a test draws them all
			s.Log.Error("rules", "error", err.Error())
		} else {
			boards[names[0]] = drawn
		}
		names = names[1:]
		const breath = 15 * time.Millisecond
		if s.Inline {
			next()
			return
		}
		s.After(ctx, breath, next)
	}
	next()
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
