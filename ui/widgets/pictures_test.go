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

// A card that comes back at another size keeps its picture, scaled, until the new one has been
// drawn; what stands in for a face fills only what is blank, and nothing ever shows another card.
func TestCardsKeepTheirPictureWhenTheirSizeChanges(t *testing.T) {
	test.NewTempApp(t)
	first, second := portroyal.Card(1), portroyal.Card(2)
	d := &drawers{}
	pictures := widgets.NewPictures(d.face)
	layout := func(width float32, cards ...portroyal.Card) (images []*canvas.Image) {
		pictures.Again()
		d.asked, d.set = nil, nil
		for _, card := range cards {
			images = append(images, pictures.FaceImage(card, width))
		}
		return images
	}
	picture := func() image.Image { return image.NewNRGBA(image.Rect(0, 0, 1, 1)) }
	standIn := func(of image.Image) widgets.StandIn { return func() image.Image { return of } }

	sketch, old := picture(), picture()
	small := layout(90, first, second)
	late := d.set[0]
	d.set[0](standIn(sketch))
	if small[0].Image != sketch {
		t.Error("nothing stands in for a face that has not been drawn")
	}
	d.set[0](old)
	d.set[0](standIn(sketch))
	if small[0].Image != old {
		t.Error("the face does not take the place of what stands in, or loses it")
	}
	other := picture()
	d.set[1](other)

	large := layout(140, second, first)
	if large[0].Image != other || large[1].Image != old {
		t.Error("a card that changes its size loses its picture")
	}
	d.set[1](standIn(sketch))
	if large[1].Image != old {
		t.Error("a sketch takes the place of the picture at another size")
	}
	late(picture())
	if large[1].Image != old {
		t.Error("the face for a size that is no longer shown arrives after all")
	}
	fresh := picture()
	d.set[1](fresh)
	if large[1].Image != fresh {
		t.Error("the face at its new size does not arrive")
	}

	third := portroyal.Card(3)
	layout(140, second)
	layout(140, second) // the image of the first card has become free
	if again := layout(140, second, third); again[1].Image != nil {
		t.Error("a card shows the picture of another one")
	}
}
