package rulebook

import (
	"context"
	"image"
	"time"

	"portroyal/ui/stage"
)

// DrawBoards draws what a printed rulebook shows of tables, one part after the other, and then gives them by their
// names. The window goes on between two of them.
func DrawBoards(
	ctx context.Context, s *stage.Stage, names []string, draw func(name string) (image.Image, error),
	ready func(boards map[string]image.Image),
) {
	const breath = 15 * time.Millisecond
	boards := map[string]image.Image{}
	var next func()
	next = func() {
		if len(names) == 0 {
			ready(boards)
			return
		}
		drawn, err := draw(names[0])
		if err != nil { // they are part of the program, and a test draws them all
			s.Log.Error("rules", "error", err.Error())
		} else {
			boards[names[0]] = drawn
		}
		names = names[1:]
		if s.Inline {
			next()
			return
		}
		s.After(ctx, breath, next)
	}
	next()
}
