// Package pieces shows the things of Pirate's Cove: islands, ships, dice, heads, cards and symbols, at any size. It draws
// what it is told to, and knows neither a table nor whose turn it is.
package pieces

import (
	"fmt"
	"image"
	"image/color"
	"strings"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/assets"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
)

// grids are the sizes of the drawings by their folders, in their own units; see assets/piratescove/README.md.
var grids = map[string]fyne.Size{
	"islands": fyne.NewSize(360, 260), "emblems": fyne.NewSize(64, 64), "heads": fyne.NewSize(240, 240),
	"tavern": fyne.NewSize(240, 200), "treasure": fyne.NewSize(120, 80), "ships": fyne.NewSize(320, 240),
	"ships/chart": fyne.NewSize(96, 72), "symbols": fyne.NewSize(32, 32), "dice": fyne.NewSize(64, 64),
	"wheel": fyne.NewSize(240, 240), "chart": fyne.NewSize(1280, 800), "fight-sea": fyne.NewSize(1280, 800),
}

// GridOf is the size of a drawing in its own units.
func GridOf(name string) fyne.Size {
	folder, _, in := strings.Cut(name, "/")
	if strings.HasPrefix(name, "ships/chart-") {
		folder = "ships/chart"
	}
	grid, known := grids[folder]
	if !known {
		panic(fmt.Sprintf("drawing %s (in a folder: %t) has no grid", name, in)) // a name in the code is wrong
	}
	return grid
}

// drawingKey tells small pictures apart.
type drawingKey struct {
	name string
	tint color.NRGBA
}

// read are the drawings that have been read, by their keys.
var read sync.Map

// Read is a drawing of assets/piratescove by its folder and name, with its currentColor in a tint.
func Read(name string, tint color.NRGBA) *draw.Drawing {
	key := drawingKey{name, tint}
	if known, has := read.Load(key); has {
		return known.(*draw.Drawing)
	}
	drawing, err := draw.ReadDrawing(assets.Cove(name), tint)
	if err != nil {
		panic(fmt.Sprintf("drawing %s: %v", name, err)) // embedded files are checked by a test
	}
	read.Store(key, drawing)
	return drawing
}

// Drawing shows a drawing at a width; its height follows from its grid.
func Drawing(s *stage.Stage, name string, width float32) *canvas.Image {
	return Tinted(s, name, width, palette.Ink)
}

// Tinted is Drawing with the parts that can be coloured in a colour, as a ship in that of its player.
func Tinted(s *stage.Stage, name string, width float32, tint color.NRGBA) *canvas.Image {
	grid := GridOf(name)
	size := fyne.NewSize(width, width*grid.Height/grid.Width)
	return s.PictureOf(drawingKey{name, tint}, size, func(w, h int) image.Image {
		c := draw.NewCanvas(max(w, 1), max(h, 1), float64(grid.Width))
		c.Lay(Read(name, tint), 0, 0, float64(grid.Width))
		return c.Picture()
	})
}

// Symbol shows a symbol of this game as a square with sides of this length.
func Symbol(s *stage.Stage, name string, size float32) *canvas.Image {
	return Drawing(s, "symbols/"+name, size)
}
