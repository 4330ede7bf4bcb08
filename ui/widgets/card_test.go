package widgets_test

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// picture is what stands for the face of a card here.
var picture = image.NewNRGBA(image.Rect(0, 0, 2, 3))

func face(_ portroyal.Card, _ float32, _ bool, set func(image.Image)) { set(picture) }

func TestCardShowsItsBadges(t *testing.T) {
	test.NewTempApp(t)
	settler, err := portroyal.ParseCard("settler")
	if err != nil {
		t.Fatal(err)
	}
	plain := draw(widgets.NewCard(face, settler, 100))
	if plain.says() != "" || len(plain.images) != 1 || plain.images[0].Image != picture {
		t.Errorf("a card alone says %q with %d pictures", plain.says(), len(plain.images))
	}
	if size := plain.images[0].Size(); size != fyne.NewSize(100, widgets.CardHeight(100)) {
		t.Errorf("its picture is %v", size)
	}
	frames := map[color.Color]string{}
	for name, change := range map[string]func(*widgets.Card){
		"plain":    func(*widgets.Card) {},
		"takeable": func(c *widgets.Card) { c.Takeable = true },
		"pointed":  func(c *widgets.Card) { c.Takeable, c.Pointed = true, true },
		"waiting":  func(c *widgets.Card) { c.Ring = palette.Danger },
		"dimmed":   func(c *widgets.Card) { c.Dimmed = true },
	} {
		card := widgets.NewCard(face, settler, 100)
		change(card)
		card.Key, card.Price = "3", "\u20132"
		d := draw(card)
		if !strings.Contains(d.says(), "3") || !strings.Contains(d.says(), "\u20132") {
			t.Errorf("%s: the badges say %q", name, d.says())
		}
		frame := d.grounds[0].FillColor
		if other := frames[frame]; other != "" {
			t.Errorf("%s looks like %s", name, other)
		}
		frames[frame] = name
		if (d.images[0].Translucency > 0) != card.Dimmed {
			t.Errorf("%s: translucency %v", name, d.images[0].Translucency)
		}
		for i, text := range d.texts { // each badge is a ground and a text
			if k := palette.Contrast(text.Color, d.grounds[i+1].FillColor); k < 4.5 {
				t.Errorf("%s: the badge %q has a contrast of %.2f", name, text.Text, k)
			}
		}
	}
}

func TestCardIsTappedAndHovered(t *testing.T) {
	test.NewTempApp(t)
	card := widgets.NewCard(face, portroyal.NoCard, 60)
	test.Tap(card) // nothing to do
	card.MouseIn(&desktop.MouseEvent{})
	card.MouseOut()
	if card.Cursor() != desktop.DefaultCursor {
		t.Error("the pointer promises something")
	}
	taps, inside := 0, []bool{}
	card.OnTap = func() { taps++ }
	card.OnHover = func(_ portroyal.Card, in bool) { inside = append(inside, in) }
	test.Tap(card)
	card.MouseIn(&desktop.MouseEvent{})
	card.MouseOut()
	if taps != 1 || len(inside) != 2 || !inside[0] || inside[1] {
		t.Errorf("%d taps, hovered %v", taps, inside)
	}
	if card.Cursor() != desktop.PointerCursor {
		t.Error("the pointer does not show that it can be tapped")
	}
}

// Badges leave free what is read on a face, at every width and in every window: the key lies below
// the symbols and above cost and title, the price on the rim below them. They grow with the table.
func TestBadgesCoverNothingThatIsRead(t *testing.T) {
	test.NewTempApp(t)
	settler, err := portroyal.ParseCard("settler")
	if err != nil {
		t.Fatal(err)
	}
	for _, growth := range []float32{0, 1, 1.5, 2.16} {
		for width := float32(48); width <= 432; width += 12 {
			card := widgets.NewCard(face, settler, width)
			card.Key, card.Price, card.Growth = "3", "\u20132", growth
			unit, edge := width/240, float32(widgets.FrameWidth)
			lie := badges(card)
			key, price := lie[0], lie[1]
			if key.top < edge+65*unit || key.bottom > edge+227*unit || key.right > edge+width*0.5 {
				t.Errorf("a card of %v, growth %v: the key lies at %+v", width, growth, key)
			}
			if price.top < edge+354*unit || price.left < 0 || price.right > width+2*edge {
				t.Errorf("a card of %v, growth %v: the price lies at %+v", width, growth, price)
			}
			if least := 20 * min(growth, width/70); price.bottom-price.top < least-0.01 {
				t.Errorf("a card of %v, growth %v: the price is only %v high", width, growth, price.bottom-price.top)
			}
		}
	}
}

// edges is where something lies on the widget that it is part of.
type edges struct{ left, top, right, bottom float32 }

// badges tells where the badges of a widget lie, in the order in which they are drawn.
func badges(of fyne.Widget) (found []edges) {
	draw(of)
	for _, object := range test.WidgetRenderer(of).Objects() {
		if badge, ok := object.(*fyne.Container); ok {
			at, size := badge.Position(), badge.Size()
			found = append(found, edges{at.X, at.Y, at.X + size.Width, at.Y + size.Height})
		}
	}
	return found
}
