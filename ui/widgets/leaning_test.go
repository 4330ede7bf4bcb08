package widgets

import (
	"image"
	"image/color"
	"testing"
	"time"

	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/geometry"
)

// leans is how much further to the right the second fifth of a picture from above is than the second from below.
func leans(picture image.Image) float64 {
	size := picture.Bounds()
	middle := func(from, to int) float64 {
		sum, seen := 0.0, 0.0
		for y := from; y < to; y++ {
			for x := size.Min.X; x < size.Max.X; x++ {
				_, _, _, a := picture.At(x, y).RGBA()
				sum, seen = sum+float64(a)*(float64(x)+0.5), seen+float64(a)
			}
		}
		return sum / seen
	}
	fifth := size.Dy() / 5
	return middle(fifth, 2*fifth) - middle(3*fifth, 4*fifth)
}

// A card leans to where it goes, the more the faster, and stands upright where it begins, rests and ends.
func TestCardsLeanWithTheirSpeed(t *testing.T) {
	face := image.NewRGBA(image.Rect(0, 0, 100, 150))
	for i := range face.Pix {
		face.Pix[i] = 0xff
	}
	straight := func(far float32) func(x float32) geometry.Rectangle {
		return func(x float32) geometry.Rectangle { return geometry.Rect(far*x*x*(3-2*x), 20, 50, 75) }
	}
	for name, of := range map[string]struct {
		far  float32
		side float64
	}{
		"to the right": {400, 1}, "to the left": {-400, -1}, "slowly": {8, 0}, "fast": {900, 1},
	} {
		card := canvas.NewImageFromImage(face)
		l := NewLeaning(card)
		at := straight(of.far)
		for _, x := range []float32{0, 0.5, 1} {
			across, _ := geometry.Speed(at, x, 300*time.Millisecond)
			l.Put(at(x), across)
			if leans := of.side != 0 && x == 0.5; l.Object.Visible() != leans || card.Visible() == leans {
				t.Errorf("%s, at %v: it leans %t, stands %t", name, x, l.Object.Visible(), card.Visible())
			}
			if card.Position().X != at(x).X {
				t.Errorf("%s, at %v: it is at %v", name, x, card.Position())
			}
		}
		if of.side == 0 {
			continue
		}
		if lean := leans(l.Object.Image) * of.side; lean < 3 || lean > 5 { // tan 4° of two fifths of the height are 4.4
			t.Errorf("%s: it leans by %.1f pixels", name, lean)
		}
		middle := l.Object.Position().X + l.Object.Size().Width/2
		if want := at(0.5).X + 25; middle < want-0.1 || middle > want+0.1 {
			t.Errorf("%s: it leans about %v, not about %v", name, middle, want)
		}
		if by := l.Object.Size().Height / float32(l.Object.Image.Bounds().Dy()); by < 0.49 || by > 0.51 {
			t.Errorf("%s: it is shown at %v of its pixels, the card at a half", name, by)
		}
	}
}

// A card whose picture has not been drawn yet cannot lean; what leans is drawn anew when it is there.
func TestCardsWithoutAPictureDoNotLean(t *testing.T) {
	card := canvas.NewImageFromImage(nil)
	l := NewLeaning(card)
	at := geometry.Rect(250, 0, 50, 75)
	l.Put(at, 500)
	if l.Object.Visible() || !card.Visible() {
		t.Error("there is nothing that could lean")
	}
	for _, shade := range []color.Color{color.White, color.Black} {
		face := image.NewGray(image.Rect(0, 0, 10, 15))
		for i := range face.Pix {
			face.Pix[i] = color.GrayModel.Convert(shade).(color.Gray).Y
		}
		card.Image = face
		l.Put(at, 500)
		middle := l.Object.Image.Bounds().Size().Div(2)
		if got := color.GrayModel.Convert(l.Object.Image.At(middle.X, middle.Y)); got != color.GrayModel.Convert(shade) {
			t.Errorf("%v is shown for %v", got, shade)
		}
	}
}
