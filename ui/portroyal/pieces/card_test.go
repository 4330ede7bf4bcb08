package pieces_test

import (
	"image"
	"testing"

	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
	"portroyal/ui/widgets/widgetstest"
)

// picture is what stands for a face here.
var picture = image.NewNRGBA(image.Rect(0, 0, 2, 3))

func face(_ portroyal.Card, _ float32, _ bool, set func(image.Image)) { set(picture) }

// Badges leave free what is read on a face, at every width and in every window: the key is below
// the symbols and above cost and title, the price on the rim below them. They grow with the table.
func TestBadgesCoverNothingThatIsRead(t *testing.T) {
	test.NewTempApp(t)
	settler, err := portroyal.ParseCard("settler")
	if err != nil {
		t.Fatal(err)
	}
	for _, growth := range []float32{0, 1, 1.5, 2.16} {
		for width := float32(48); width <= 432; width += 12 {
			card := pieces.NewCard(face, settler, width)
			card.Key, card.Price, card.Growth = "3", "\u20132", growth
			unit, edge := width/240, float32(widgets.FrameWidth)
			lie := widgetstest.Badges(card)
			key, price := lie[0], lie[1]
			if width < cardface.CompactBelow && key.Top < edge+cardface.HeadHeight(width)-0.01 {
				t.Errorf("a compact card of %v, growth %v: the key lies at %+v", width, growth, key)
			}
			if key.Top < edge+65*unit || key.Bottom > edge+227*unit || key.Right > edge+width*0.5 {
				t.Errorf("a card of %v, growth %v: the key lies at %+v", width, growth, key)
			}
			if price.Top < edge+354*unit || price.Left < 0 || price.Right > width+2*edge {
				t.Errorf("a card of %v, growth %v: the price lies at %+v", width, growth, price)
			}
			if least := 20 * min(growth, width/70); price.Bottom-price.Top < least-0.01 {
				t.Errorf("a card of %v, growth %v: the price is only %v high", width, growth, price.Bottom-price.Top)
			}
		}
	}
}

// The key of a pile is in the middle of its upper edge.
func TestKeyOfTheBack(t *testing.T) {
	test.NewTempApp(t)
	card := pieces.NewCard(face, portroyal.NoCard, 90)
	card.Key = "3"
	key := widgetstest.Badges(card)[0]
	if middle := (key.Left + key.Right) / 2; middle != 45+widgets.FrameWidth || key.Top != -key.Bottom {
		t.Errorf("the key lies at %+v", key)
	}
}
