package draw_test

import (
	"bytes"
	"image"
	"image/color"
	"reflect"
	"strings"
	"testing"

	"portroyal/assets"
	"portroyal/ui/draw"
)

var (
	red  = color.NRGBA{R: 0xff, A: 0xff}
	blue = color.NRGBA{B: 0xff, A: 0xff}
	none = color.NRGBA{}
)

// colours checks what a picture shows at some points, in pixels.
func colours(t *testing.T, picture *image.NRGBA, want map[image.Point]color.NRGBA) {
	t.Helper()
	for at, paint := range want {
		if got := picture.NRGBAAt(at.X, at.Y); got != paint && max(got.A, paint.A) > 0 {
			t.Errorf("%v at %v, want %v", got, at, paint)
		}
	}
}

// A shape drawn in units has the same place on a canvas of any size.
func TestUnitsOfACanvas(t *testing.T) {
	for _, size := range []int{20, 100, 400} {
		c := draw.NewCanvas(size, size, 10)
		c.Fill(draw.BoxAt(0, 0, 10, 10).Outline(), red)
		c.Fill(draw.BoxAt(4, 4, 4, 4).Outline(), blue)
		at := func(x, y float64) image.Point { return image.Pt(c.Pixels(x), c.Pixels(y)) }
		colours(t, c.Picture(), map[image.Point]color.NRGBA{at(2, 2): red, at(6, 6): blue, at(6, 9): red})
		cut := c.CutOut(draw.BoxAt(0, 0, 10, 10).Rounded(4))
		colours(t, cut, map[image.Point]color.NRGBA{at(0, 0): none, at(6, 6): blue, at(2, 5): red})
	}
}

func TestBoxes(t *testing.T) {
	if got, want := draw.BoxAt(1, 2, 10, 20).Inset(3), (draw.Box{X: 4, Y: 5, W: 4, H: 14}); got != want {
		t.Errorf("%v, want %v", got, want)
	}
	c := draw.NewCanvas(20, 20, 20)
	c.Fill(draw.BoxAt(0, 0, 20, 20).RoundedBy(0, 9, 0, 9), red)
	colours(t, c.Picture(), map[image.Point]color.NRGBA{{0, 0}: red, {19, 0}: none, {19, 19}: red, {0, 19}: none})
}

// A stroke looks the same whatever was drawn before it.
func TestStrokesDoNotDependOnWhatWasDrawnBefore(t *testing.T) {
	stroked := func(before func(*draw.Canvas)) []byte {
		c := draw.NewCanvas(100, 100, 100)
		before(c)
		c.Fill(draw.BoxAt(0, 0, 100, 100).Outline(), red)
		c.Stroke(draw.Circle(50, 50, 40), 7, blue)
		return c.Picture().Pix
	}
	slanted, err := draw.ReadDrawing([]byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
<path d="M1 1L9 5L3 9Z" stroke="#0000ff" stroke-width="2"/></svg>`), red)
	if err != nil {
		t.Fatal(err)
	}
	alone := stroked(func(*draw.Canvas) {})
	if after := stroked(func(c *draw.Canvas) { c.Lay(slanted, 0, 0, 100) }); !bytes.Equal(alone, after) {
		t.Error("a circle looks different after a triangle")
	}
}

func TestPaste(t *testing.T) {
	small := image.NewNRGBA(image.Rect(3, 3, 7, 7))
	for i := 0; i < len(small.Pix); i += 4 {
		copy(small.Pix[i:], []uint8{0, 0, 0xff, 0xff})
	}
	c := draw.NewCanvas(40, 40, 20)
	c.Paste(small, 10, 5)
	colours(t, c.Picture(), map[image.Point]color.NRGBA{{19, 10}: none, {20, 10}: blue, {23, 13}: blue, {24, 13}: none})
}

const flag = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">
<path d="M0 0L5 0L5 10L0 10Z" fill="currentColor"/><path d="M5 0L10 0L10 10L5 10Z" fill="#0000ff"/></svg>`

func TestDrawingsTakeTheTintAndAreMirrored(t *testing.T) {
	d, err := draw.ReadDrawing([]byte(flag), red)
	if err != nil {
		t.Fatal(err)
	}
	c := draw.NewCanvas(80, 40, 40)
	c.Lay(d, 0, 0, 20)
	c.LayMirrored(d, 40, 0, 20)
	colours(t, c.Picture(), map[image.Point]color.NRGBA{{5, 20}: red, {30, 20}: blue, {50, 20}: blue, {75, 20}: red})
	if _, err := draw.ReadDrawing([]byte("<svg><text>no</text></svg>"), red); err == nil {
		t.Error("a drawing that cannot be drawn is read")
	}
}

// A large picture is painted in strips, and looks as if it were not.
func TestStripsAreNotSeen(t *testing.T) {
	const width, height = 1000, 1200 // more than two strips
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	svg := strings.ReplaceAll(flag, "currentColor", "#ff0000")
	draw.Paint(sheet, []byte(svg), 100, 100, 100)
	for y := range height {
		for x, want := range map[int]color.RGBA{50: {}, 300: {R: 0xff, A: 0xff}, 900: {B: 0xff, A: 0xff}} {
			if y < 100 || y >= 1100 {
				want = color.RGBA{}
			}
			if got := sheet.RGBAAt(x, y); got != want {
				t.Fatalf("%v at %d, %d, want %v", got, x, y, want)
			}
		}
	}
}

func lettering(t *testing.T) draw.Lettering {
	t.Helper()
	face, err := draw.ParseTypeface(assets.TextFont())
	if err != nil {
		t.Fatal(err)
	}
	return draw.Lettering{Face: face, Size: 20, Floor: 16, Lowest: 10, Lines: 3, Paint: red}
}

// A text shrinks a little to stay on one line, is broken if that does not do, and says if nothing does. It is written in the
// same places where nobody sees it.
func TestTextsFitTheirPlace(t *testing.T) {
	how := lettering(t)
	const text = "Four words of text"
	width := how.Face.Width(text)
	for name, c := range map[string]struct {
		box      draw.Box
		low, top float64 // bounds of the size
		lines    int
		fits     bool
	}{
		"room enough": {draw.BoxAt(0, 0, width*21, 30), 20, 20, 1, true},
		"shrunk":      {draw.BoxAt(0, 0, width*18, 30), 16, 19, 1, true},
		"broken":      {draw.BoxAt(0, 0, width*11, 60), 16, 20, 2, true},
		"too low":     {draw.BoxAt(0, 0, width*5, 9), 10, 10, 3, false},
	} {
		size, lines, fits := how.Fit(text, c.box)
		if size < c.low || size > c.top || len(lines) != c.lines || fits != c.fits {
			t.Errorf("%s: size %v, lines %q, fits %v", name, size, lines, fits)
		}
		canvas := draw.NewCanvas(400, 100, 400)
		written, fits := canvas.Write(text, c.box, how)
		if len(written) != c.lines || fits != c.fits {
			t.Errorf("%s: %d lines written, fits %v", name, len(written), fits)
		}
		unseen, fits := draw.Unseen(400, 100, 400).Write(text, c.box, how)
		if !reflect.DeepEqual(unseen, written) || fits != c.fits {
			t.Errorf("%s: unseen, %d lines are written, or elsewhere, fits %v", name, len(unseen), fits)
		}
	}
	how.Lines = 1
	if size, lines, fits := how.Fit(text, draw.BoxAt(0, 0, width*11, 60)); len(lines) != 1 || size > 11 || !fits {
		t.Errorf("one line at most: size %v, lines %q, fits %v", size, lines, fits)
	}
	if _, err := draw.ParseTypeface([]byte("no font")); err == nil {
		t.Error("anything is a typeface")
	}
}
