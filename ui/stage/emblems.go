package stage

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2/canvas"

	"portroyal/assets"
	"portroyal/engine/record"
	"portroyal/ui/emblem"
)

// The keys of small pictures.
type (
	symbolKey struct {
		name string
		tint color.NRGBA
	}
	headKey struct {
		name   string
		rim    color.NRGBA
		aghast bool
	}
)

// Symbol shows a symbol as a square with sides of this length.
func (s *Stage) Symbol(name string, size float32) *canvas.Image {
	return s.TintedSymbol(name, size, color.NRGBA{})
}

// TintedSymbol shows a symbol with its colourable parts in a colour.
func (s *Stage) TintedSymbol(name string, size float32, tint color.NRGBA) *canvas.Image {
	return s.Picture(symbolKey{name, tint}, size, func(pixels int) image.Image {
		if tint == (color.NRGBA{}) {
			return emblem.Symbol(name, pixels)
		}
		return emblem.Tinted(name, pixels, tint)
	})
}

// Head shows a head of assets.Opponents as a round picture with a rim.
func (s *Stage) Head(name string, rim color.NRGBA, size float32) *canvas.Image {
	return s.Picture(headKey{name, rim, false}, size, func(pixels int) image.Image {
		return emblem.Head(name, pixels, rim)
	})
}

// Aghast shows a head as Head does, with the face of somebody who has just lost something.
func (s *Stage) Aghast(name string, rim color.NRGBA, size float32) *canvas.Image {
	return s.Picture(headKey{name, rim, true}, size, func(pixels int) image.Image {
		return emblem.Aghast(name, pixels, rim)
	})
}

// RecordedHead shows the head of a seat of a recorded game, as Head does. A record may name none, or one
// that there is not.
func (s *Stage) RecordedHead(seat record.Seat, rim color.NRGBA, size float32) *canvas.Image {
	name := seat.Portrait
	switch {
	case name != "" && assets.Opponent(name) != nil:
	case seat.Player != "":
		name = "sailor"
	default:
		name = "person"
	}
	return s.Head(name, rim, size)
}
