package widgets_test

import (
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/widgets"
)

// drawers draw faces, which have numbers here, when they are told to.
type drawers struct {
	asked []int
	set   []func(image.Image)
}

func (d *drawers) face(of int) func(set func(image.Image)) {
	return func(set func(image.Image)) { d.asked, d.set = append(d.asked, of), append(d.set, set) }
}

// layout shows faces at a width.
func (d *drawers) layout(pictures *widgets.Pictures, width float32, faces ...int) (images []*canvas.Image) {
	pictures.Again()
	for _, face := range faces {
		images = append(images, pictures.FaceImage(face, width, d.face(face)))
	}
	return images
}

// An image that no layout shows any more serves another card, and what is still being drawn for
// the first one does not appear on it.
func TestImagesServeOtherCards(t *testing.T) {
	test.NewTempApp(t)
	const first, second, third = 1, 2, 3
	d, pictures := &drawers{}, widgets.NewPictures()
	layout := func(faces ...int) []*canvas.Image { return d.layout(pictures, 90, faces...) }
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
	for i, face := range d.asked {
		switch face {
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
	const first, second, third = 1, 2, 3
	d, pictures := &drawers{}, widgets.NewPictures()
	layout := func(width float32, faces ...int) []*canvas.Image {
		d.asked, d.set = nil, nil
		return d.layout(pictures, width, faces...)
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

	layout(140, second)
	layout(140, second) // the image of the first card has become free
	if again := layout(140, second, third); again[1].Image != nil {
		t.Error("a card shows the picture of another one")
	}
}
