package cardstock

import (
	"fmt"
	"image/color"
	"sync"

	"portroyal/ui/draw"
)

// Drawings are the drawings of a game, each read once per tint. They may be used by any number of goroutines.
type Drawings struct {
	svg  func(name string) []byte
	read sync.Map // of drawingKey to *draw.Drawing
}

// drawingKey identifies a drawing.
type drawingKey struct {
	name string
	tint color.NRGBA
}

// NewDrawings are the drawings that svg gives, nil for a name that there is no drawing of.
func NewDrawings(svg func(name string) []byte) *Drawings { return &Drawings{svg: svg} }

// Get is a drawing with its currentColor in a tint, nil if there is none of this name.
func (d *Drawings) Get(name string, tint color.NRGBA) *draw.Drawing {
	key := drawingKey{name, tint}
	if known, ok := d.read.Load(key); ok {
		return known.(*draw.Drawing)
	}
	svg := d.svg(name)
	if svg == nil {
		return nil
	}
	read, err := draw.ReadDrawing(svg, tint)
	if err != nil {
		panic(fmt.Sprintf("drawing %s: %v", name, err)) // embedded files are checked by a test
	}
	d.read.Store(key, read)
	return read
}
