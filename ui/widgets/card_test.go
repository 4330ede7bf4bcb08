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
