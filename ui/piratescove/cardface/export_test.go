package cardface

import (
	"image"

	"portroyal/ui/cardstock/cardstocktest"
	"portroyal/ui/draw"
)

// Sketch draws what is shown until a face has been drawn.
func Sketch(r Request) image.Image { return sketch(r) }

// Check draws a face, and says which of its words do not fit and which of its drawings do not exist.
func Check(r Request) (picture *image.NRGBA, overflow, missing []string) {
	c := drawCard(r)
	return c.cutOut(), c.Face.Overflow, c.Missing
}

// Writings lists every line on a face.
func Writings(r Request) []cardstocktest.Writing {
	return cardstocktest.Writings(&cardOn(draw.Unseen, r).Face, image.Pt(r.width(), r.height()), r.units())
}

// Legibilities measures every line on a face.
func Legibilities(r Request) []cardstocktest.Legibility {
	return cardstocktest.Legibilities(&drawCard(r).Face, r.units())
}
