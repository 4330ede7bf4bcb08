package rulebook

import (
	"context"
	"embed"
	"encoding/json"
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"

	"portroyal/ui/stage"
)

// Picture is a part of a table that is laid out on a page.
type Picture struct {
	Object fyne.CanvasObject
	Size   fyne.Size
	Ground interface { // what is drawn behind it until it is closed
		DrawNow(width, height int)
		Close()
	}
}

// Position reads the position of a picture from pictures/NAME.json among a game's own files, in the notation of the game.
func Position[P any](files embed.FS, name string) (position P) {
	text, err := files.ReadFile("pictures/" + name + ".json")
	if err == nil {
		err = json.Unmarshal(text, &position)
	}
	if err != nil {
		panic(err) // it is part of the program
	}
	return position
}

// PrintWide is the width of the parts of tables in a printed rulebook, in pixels.
const PrintWide = 1280

// LeastBoard is how small a part of a table is drawn at most, as a part of its usual size.
const LeastBoard = 0.8

// DrawBoards draws what a printed rulebook shows of tables, one part after the other, in the light appearance, and then
// gives them by their names. lay lays one out, as wide as PrintWide. The window goes on between two of them.
func DrawBoards(
	ctx context.Context, s *stage.Stage, names []string, lay func(light *stage.Stage, name string) *Picture,
	ready func(boards map[string]image.Image),
) {
	const breath = 15 * time.Millisecond
	boards := map[string]image.Image{}
	light := &stage.Stage{Log: s.Log, Inline: true, Words: s.Words, Settings: s.Settings}
	var next func()
	next = func() {
		if len(names) == 0 {
			ready(boards)
			return
		}
		boards[names[0]] = lay(light, names[0]).drawn()
		names = names[1:]
		if s.Inline {
			next()
			return
		}
		s.After(ctx, breath, next)
	}
	next()
}

// drawn is the picture as one for a file.
func (p *Picture) drawn() image.Image {
	defer p.Ground.Close()
	p.Ground.DrawNow(int(p.Size.Width), int(p.Size.Height))
	canvas := software.NewCanvas()
	canvas.SetPadded(false)
	canvas.Resize(p.Size)
	canvas.SetContent(p.Object)
	return canvas.Capture()
}
