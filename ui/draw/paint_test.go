package draw

import (
	"bytes"
	"fmt"
	"image"
	"math"
	"runtime"
	"sync"
	"testing"
)

// However many shapes grow one after the other, painting makes no more room for them than for two or three of the
// largest.
func TestPaintingKeepsItsRoom(t *testing.T) {
	const side, shapes = 1000, 100
	var svg bytes.Buffer
	fmt.Fprintf(&svg, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d">`, side, side)
	for i := range shapes {
		fmt.Fprintf(&svg, `<rect width="%d" height="%d" fill="#123456"/>`, (i+1)*side/shapes, (i+1)*side/shapes)
	}
	svg.WriteString(`</svg>`)
	sheet := image.NewRGBA(image.Rect(0, 0, side, side))
	const most = 3 * 2 * 4 * stripPixels
	least := uint64(math.MaxUint64)
	for range 5 { // garbage that is collected in the middle takes the room away
		fillers = sync.Pool{New: fillers.New} // nothing is left of the time before
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		Paint(sheet, svg.Bytes(), 0, 0, 1)
		runtime.ReadMemStats(&after)
		least = min(least, after.TotalAlloc-before.TotalAlloc)
	}
	if least > most {
		t.Errorf("painting took %d KB, more than %d", least>>10, most>>10)
	}
}

// A drawing that several pictures show parts of is read once, and is not taken for another.
func TestDrawingIsReadOnceForSeveralPictures(t *testing.T) {
	svg := func(side int) []byte {
		return fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="%d" height="9"/></svg>`, side)
	}
	first := lately(svg(5))
	if lately(svg(5)) != first {
		t.Error("it is read again")
	}
	if lately(svg(6)) == first {
		t.Error("it is taken for another")
	}
	runtime.KeepAlive(first)
}
