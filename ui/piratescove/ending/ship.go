package ending

import (
	"fmt"
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/assets"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/scenery"
)

// The grid of a player's ship, broadside.
const (
	shipWidth, shipHeight = 320, 240
	shipBow, shipStern    = 5, 297
	shipWater             = 208
)

// layers are the drawings of a ship in a colour, the undermost first.
func layers(colour int) []string {
	n := len(palette.Seats)
	return []string{
		fmt.Sprintf("ships/fight-sails-%d", (colour%n+n)%n+1), "ships/fight-crew", "ships/fight-hull", "ships/fight-guns",
	}
}

// vessel is how players' ships come into the harbour; colour is the number of the colour of a flag.
func vessel(colour func(flag int) int) *scenery.Vessel {
	return &scenery.Vessel{
		Width: shipWidth, Height: shipHeight, Bow: shipBow, Stern: shipStern, Water: shipWater, Among: 0.58,
		Layers: func(flag int) (drawings [][]byte) {
			for _, name := range layers(colour(flag)) {
				drawings = append(drawings, assets.Cove(name))
			}
			return drawings
		},
	}
}

// shipKey tells pictures of ships apart.
type shipKey struct {
	colour int
	tint   color.NRGBA
}

// ship is a player's ship by itself, where there is no harbour.
func (e *Ending) ship(seat int, width float32) *canvas.Image {
	colour, tint := e.game.Colours[seat], e.Colour(seat)
	size := fyne.NewSize(width, width*shipHeight/shipWidth)
	return e.stage.PictureOf(shipKey{colour, tint}, size, func(wide, high int) image.Image {
		c := draw.NewCanvas(max(wide, 1), max(high, 1), shipWidth)
		for _, name := range layers(colour) {
			c.Lay(pieces.Read(name, tint), 0, 0, shipWidth)
		}
		return c.Picture()
	})
}
