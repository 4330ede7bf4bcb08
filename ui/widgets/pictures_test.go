package widgets_test

import (
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
)

// drawers draw faces when they are told to.
type drawers struct {
	asked []portroyal.Card
	set   []func(image.Image)
}

func (d *drawers) face(card portroyal.Card, _ float32, _ bool, set func(image.Image)) {
	d.asked, d.set = append(d.asked, card), append(d.set, set)
}

// An image that no layout shows any more serves another card, and what is still being drawn for
// the first one does not appear on it.
func TestImagesServeOtherCards(t *testing.T) {
	test.NewTempApp(t)
	first, second, third := portroyal.Card(1), portroyal.Card(2), portroyal.Card(3)
	d := &drawers{}
	pictures := widgets.NewPictures(d.face)
	layout := func(cards ...portroyal.Card) (images []*canvas.Image) {
		pictures.Again()
		for _, card := range cards {
			images = append(images, pictures.FaceImage(card, 90))
		}
		return images
	}
	a := layout(first, second)
	if b := layout(second); b[0] != a[1] {
		t.Error("the same card is shown by another image")
	}
	if b := layout(first, second); !slices.Equal(a, b) {
		t.Error("a card that comes back has another image")
	}
	layout(second)
	c := layout(second, third)
	if c[0] != a[1] || c[1] != a[0] {
		t.Error("the image that became free is not used")
	}
	late, own := image.NewNRGBA(image.Rect(0, 0, 1, 1)), image.NewNRGBA(image.Rect(0, 0, 1, 1))
	for i, card := range d.asked {
		switch card {
		case first:
			d.set[i](late)
		case third:
			d.set[i](own)
		}
	}
	if c[1].Image != own {
		t.Error("a picture that comes late is shown in the place of another card")
	}
}
