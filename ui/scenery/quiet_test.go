package scenery

import (
	"context"
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/stage"
	"portroyal/ui/visible"
)

// measured gives the sum of the light of a picture, and how much neighbouring pixels differ.
func measured(picture *image.RGBA) (light, rough int) {
	size := picture.Rect.Size()
	for y := range size.Y {
		for x := range size.X - 1 {
			for i, at := 0, picture.PixOffset(x, y); i < 3; i++ {
				light += int(picture.Pix[at+i])
				rough += max(int(picture.Pix[at+i])-int(picture.Pix[at+4+i]), int(picture.Pix[at+4+i])-int(picture.Pix[at+i]))
			}
		}
	}
	return light, rough
}

// The picture behind the screens covers the window, has hardly any outlines left, and is paler by day and darker in the
// evening than the start screen.
func TestQuietIsQuiet(t *testing.T) {
	for _, size := range shapes {
		for _, evening := range []bool{false, true} {
			picture := quiet(softened(start), size.X, size.Y, evening)
			if picture.Rect.Max != size {
				t.Errorf("%v has become %v", size, picture.Rect)
			}
			opaque(t, picture)
		}
	}
	for _, evening := range []bool{false, true} {
		sharpLight, sharp := measured(start(640, 400, evening))
		light, rough := measured(quiet(softened(start), 640, 400, evening))
		if rough*8 > sharp {
			t.Errorf("evening %v: %d of %d of the outlines are left", evening, rough, sharp)
		}
		if evening != (light < sharpLight) {
			t.Errorf("evening %v: it has %d of the light of the sharp one, %d", evening, light, sharpLight)
		}
	}
}

// The mean of what is within a radius, also where that reaches over the end of a line.
func TestBlur(t *testing.T) {
	picture := image.NewRGBA(image.Rect(0, 0, 5, 1))
	for x, v := range []uint8{0, 0, 90, 0, 30} {
		picture.SetRGBA(x, 0, grey(v))
	}
	blurred(picture, 1)
	for x, want := range []uint8{0, 30, 30, 40, 20} {
		if got := picture.RGBAAt(x, 0); got != grey(want) {
			t.Errorf("at %d it is %v, want %d", x, got, want)
		}
	}
	upright := image.NewRGBA(image.Rect(0, 0, 1, 5))
	for y, v := range []uint8{0, 0, 90, 0, 30} {
		upright.SetRGBA(0, y, grey(v))
	}
	blurred(upright, 1)
	for y, want := range []uint8{0, 30, 30, 40, 20} {
		if got := upright.RGBAAt(0, y); got != grey(want) {
			t.Errorf("upright at %d it is %v, want %d", y, got, want)
		}
	}
}

// grey is a pixel with the same value in all four channels.
func grey(v uint8) color.RGBA { return color.RGBA{v, v, v, v} }

// A screen that is made anew keeps its picture until the appearance changes; high contrast has none.
func TestQuietIsKept(t *testing.T) {
	test.NewTempApp(t)
	s := &stage.Stage{Inline: true}
	q := NewQuiet(context.Background(), s, start)
	day := q.Object()
	if q.Object() != day {
		t.Error("it is made anew though nothing has changed")
	}
	s.Dark = true
	if q.Object() == day {
		t.Error("the evening is the day")
	}
	s.HighContrast = true
	if pictures := visible.All[*canvas.Raster](q.Object()); len(pictures) > 0 {
		t.Error("high contrast has a picture")
	}
	s.Dark, s.HighContrast = false, false
	if len(visible.All[*canvas.Raster](q.Object())) != 1 {
		t.Error("the picture does not come back")
	}
}

// A picture is painted once, unless so many others were asked for meanwhile that they would not all be kept.
func TestPicturesAreKept(t *testing.T) {
	painted := 0
	picture := kept(func(width, height int, _ bool) *image.RGBA {
		painted++
		return image.NewRGBA(image.Rect(0, 0, width, height))
	})
	for _, asked := range []struct {
		width   int
		evening bool
		painted int // so far
	}{{100, false, 1}, {100, true, 2}, {200, false, 3}, {100, false, 3}, {1000, false, 4}, {200, false, 5}, {1000, false, 6}} {
		if got := picture(asked.width, 500, asked.evening).Rect.Dx(); got != asked.width || painted != asked.painted {
			t.Errorf("%+v: a picture of %d, painted are %d", asked, got, painted)
		}
	}
}
