package draw

import (
	"bytes"
	"image"
	"slices"
	"testing"
)

// onShelf is a shelf in memory.
type onShelf struct {
	all   map[Key][]uint8
	taken int
}

func (s *onShelf) Take(key Key, pixels []uint8) bool {
	kept, there := s.all[key]
	if there {
		s.taken++
		copy(pixels, kept)
	}
	return there
}

func (s *onShelf) Put(key Key, pixels []uint8) { s.all[key] = bytes.Clone(pixels) }

func useShelf(t *testing.T) *onShelf {
	s := &onShelf{all: map[Key][]uint8{}}
	before := shelf.Load()
	UseShelf(s)
	t.Cleanup(func() { shelf.Store(before) })
	return s
}

const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="40" height="40" fill="#123456" fill-opacity="0.5"/></svg>`

// A large picture is painted once, and is the same from the shelf as painted, over whatever is below it.
func TestPaintingsAreTakenFromTheShelf(t *testing.T) {
	s := useShelf(t)
	var pictures [2][]uint8
	for i := range pictures {
		sheet := image.NewRGBA(image.Rect(0, 0, 320, 240))
		Paint(sheet, []byte(square), 0, 0, 3)
		Paint(sheet, []byte(square), 50, 20, 3)
		pictures[i] = sheet.Pix
	}
	if !bytes.Equal(pictures[0], pictures[1]) || len(s.all) != 2 || s.taken != 2 {
		t.Errorf("%d are kept and %d taken, alike is %v", len(s.all), s.taken, bytes.Equal(pictures[0], pictures[1]))
	}
	UseShelf(nil)
	sheet := image.NewRGBA(image.Rect(0, 0, 320, 240))
	Paint(sheet, []byte(square), 0, 0, 3)
	Paint(sheet, []byte(square), 50, 20, 3)
	if !bytes.Equal(sheet.Pix, pictures[0]) || len(s.all) != 2 {
		t.Error("without a shelf it is another picture")
	}
}

// several are two layers, the second of which needs the sheet as it was in a corner.
func several(sheet *image.RGBA, scale float64) []Layer {
	corner := func() { copy(sheet.Pix, make([]uint8, 4*100)) }
	return []Layer{
		{SVG: []byte(square), Scale: 3}, {SVG: []byte(square), X: 50, Y: 20, Scale: scale, Before: corner},
	}
}

// Several layers are kept as one picture, which is the same from the shelf as painted.
func TestLayersAreKeptAsOnePicture(t *testing.T) {
	s := useShelf(t)
	want := image.NewRGBA(image.Rect(0, 0, 320, 240))
	for i, layer := range several(want, 3) {
		if i > 0 {
			layer.Before()
		}
		paintAnew(want, layer.SVG, layer.X, layer.Y, layer.Scale)
	}
	for i := range 2 {
		sheet := image.NewRGBA(want.Rect)
		PaintAll(sheet, several(sheet, 3))
		if !bytes.Equal(sheet.Pix, want.Pix) || len(s.all) != 1 || s.taken != i {
			t.Errorf("%d are kept and %d taken, alike is %v", len(s.all), s.taken, bytes.Equal(sheet.Pix, want.Pix))
		}
	}
}

// one is a single layer.
func one(svg []byte, x, y, scale float64) []Layer {
	return []Layer{{SVG: svg, X: x, Y: y, Scale: scale}}
}

// Pictures that differ in anything are kept apart.
func TestPaintingsAreKeptByAllTheyAreMadeOf(t *testing.T) {
	sheet := func(w, h int, first uint8) *image.RGBA {
		s := image.NewRGBA(image.Rect(0, 0, w, h))
		s.Pix[0] = first
		return s
	}
	seen := map[Key]int{}
	for i, key := range []Key{
		keyOf(sheet(30, 20, 0), one([]byte(square), 1, 2, 3)),
		keyOf(sheet(30, 20, 1), one([]byte(square), 1, 2, 3)),
		keyOf(sheet(20, 30, 0), one([]byte(square), 1, 2, 3)),
		keyOf(sheet(30, 20, 0), one([]byte(square+" "), 1, 2, 3)),
		keyOf(sheet(30, 20, 0), one([]byte(square), 1.5, 2, 3)),
		keyOf(sheet(30, 20, 0), one([]byte(square), 1, 2.5, 3)),
		keyOf(sheet(30, 20, 0), one([]byte(square), 1, 2, 3.5)),
		keyOf(sheet(30, 20, 0), nil),
		keyOf(sheet(30, 20, 0), several(nil, 3)),
		keyOf(sheet(30, 20, 0), several(nil, 3.5)),
		keyOf(sheet(30, 20, 0), slices.Concat(several(nil, 3), one([]byte(square), 1, 2, 3))),
		keyOf(sheet(30, 20, 0), slices.Concat(one([]byte(square), 1, 2, 3), several(nil, 3))),
	} {
		if of, twice := seen[key]; twice {
			t.Errorf("%d has the key of %d", i, of)
		}
		seen[key] = i
	}
	before := painter
	painter = func() [32]byte { return [32]byte{1} }
	defer func() { painter = before }()
	if _, same := seen[keyOf(sheet(30, 20, 0), one([]byte(square), 1, 2, 3))]; same {
		t.Error("what paints does not matter")
	}
	painter = before
	if again := keyOf(sheet(30, 20, 0), one([]byte(square), 1, 2, 3)); seen[again] != 0 {
		t.Error("the same has another key")
	}
}

// Small pictures, and parts of a larger one, are painted each time.
func TestSmallPaintingsAreNotKept(t *testing.T) {
	s := useShelf(t)
	Paint(image.NewRGBA(image.Rect(0, 0, 100, 100)), []byte(square), 0, 0, 1)
	whole := image.NewRGBA(image.Rect(0, 0, 600, 600))
	Paint(whole.SubImage(image.Rect(0, 0, 500, 600)).(*image.RGBA), []byte(square), 0, 0, 1)
	Paint(whole.SubImage(image.Rect(0, 100, 600, 600)).(*image.RGBA), []byte(square), 0, 0, 1)
	if len(s.all) > 0 || whole.Pix[3] == 0 {
		t.Errorf("%d are kept, painted is %v", len(s.all), whole.Pix[3] != 0)
	}
}
