package board

import (
	"image/color"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces"
)

// symbolKey and portraitKey identify images that are reused from one view to the next.
type (
	symbolKey struct {
		name string
		size float32
		tint color.NRGBA
	}
	portraitKey struct {
		role   portroyal.Role
		colour portroyal.Colour
		size   float32
	}
	cubeKey struct {
		cube pieces.Cube
		size float32
	}
	headKey struct {
		seat int
		size float32
	}
)

func (b *Board) symbol(name string, size float32) *canvas.Image {
	return b.tinted(name, size, color.NRGBA{})
}

// tinted is a symbol with its colourable parts in this colour.
func (b *Board) tinted(name string, size float32, tint color.NRGBA) *canvas.Image {
	return b.pictures.Image(symbolKey{name, size, tint}, func() *canvas.Image {
		return b.stage.TintedSymbol(name, size, tint)
	})
}

func (b *Board) portrait(role portroyal.Role, colour portroyal.Colour, size float32) *canvas.Image {
	return b.pictures.Image(portraitKey{role, colour, size}, func() *canvas.Image {
		return b.stage.Portrait(role, colour, size)
	})
}

// head is a player's head with a rim in their colour.
func (b *Board) head(seat int, size float32) *canvas.Image {
	return b.pictures.Image(headKey{seat, size}, func() *canvas.Image {
		return b.stage.SeatHead(seat, b.seats[seat].Colour, size)
	})
}
