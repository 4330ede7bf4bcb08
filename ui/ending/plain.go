package ending

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/record"
	"portroyal/ui/palette"
	"portroyal/ui/scenery"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Of is the brush for a game of these seats, as they are shown.
func Of(s *stage.Stage, seats []record.Seat) Brush {
	b := Brush{Stage: s, Symbol: s.Symbol, Head: func(seat int, rim color.NRGBA, size float32) *canvas.Image {
		return s.Head(seats[seat].Portrait, rim, size)
	}}
	for _, seat := range seats {
		b.Players = append(b.Players, Player{Name: seat.Name, Colour: seat.Colour})
	}
	return b
}

// homecoming is the picture with the ships of the winners.
func (e *End) homecoming() (scene scenery.Ending) {
	for _, seat := range e.Won {
		scene.Flags = append(scene.Flags, e.Colour(seat))
	}
	return scene
}

// Numbered is a badge with a number of each seat on it.
func Numbered(of []int) Badge {
	return func(seat int, at fyne.Position, size float32) []fyne.CanvasObject {
		disc := canvas.NewCircle(palette.Parchment)
		disc.StrokeColor, disc.StrokeWidth = palette.Brass, size*0.09
		number := widgets.Title(strconv.Itoa(of[seat]), size*0.55, palette.Ink)
		number.Alignment = fyne.TextAlignCenter
		high := number.MinSize().Height
		return []fyne.CanvasObject{
			widgets.Placed(disc, at, fyne.NewSquareSize(size)),
			widgets.Placed(number, at.AddXY(0, (size-high)/2), fyne.NewSize(size, high)),
		}
	}
}
