package scenery

import (
	"context"

	"portroyal/ui/draw"
	"portroyal/ui/stage"
)

// PaintEnding paints the picture at the end of a game, which somebody has won, on another goroutine: on the shelf it is at hand
// when the game is over.
func PaintEnding(s *stage.Stage) {
	if s.OnDemand || s.HighContrast || !draw.Shelved() {
		return
	}
	size, dark := s.Window.Canvas().Size(), s.Dark
	wanted := within(mostPixels, s.Pixels(size.Width), s.Pixels(size.Height))
	s.Think(context.Background(), func(context.Context) {
		ending(wanted.X, wanted.Y, Ending{Mood: Homecoming}, dark)
	}, func() {})
}
