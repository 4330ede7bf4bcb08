package cardface_test

import (
	"image"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/golden"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// sketchable are faces of every kind, in a style.
func sketchable(t *testing.T, style cardface.Style) (all []cardface.Request) {
	t.Helper()
	w := words.In(words.German)
	all = append(all, cardface.Request{Back: true, Width: 60, Style: style})
	for i, id := range []string{
		"trader-yellow-1", "settler", "blue-1-1c", "expedition-five-players", "tax-maxSwords", "tax-minPoints",
		"gambler-2",
	} {
		card, err := portroyal.ParseCard(id)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, cardface.Request{
			Card: card, Words: terms.OnFace(w, card), Width: 60 + 60*(i%2), Large: i == 1, Style: style,
		})
	}
	for _, card := range all[2:7] { // has no words
		card.Width, card.Compact, card.Large, card.Words = 50, true, false, cardface.Words{}
		all = append(all, card)
	}
	return append(all, cardface.Request{
		Contract: portroyal.Jinx, Words: terms.OnContract(w, portroyal.Jinx), Width: 120, Slots: 4, Style: style,
	})
}

// A sketch has the shape of its face and is never blank; cards with different titles or colours have different
// sketches, and each title can be read.
func TestSketchesShowColourAndTitle(t *testing.T) {
	for _, style := range []cardface.Style{{}, {Dark: true}, {HighContrast: true}} {
		for _, r := range sketchable(t, style) {
			sketch, face := cardface.Sketch(r), cardface.Draw(r)
			if sketch.Bounds() != face.Bounds() {
				t.Fatalf("%+v: a sketch of %v for a face of %v", r, sketch.Bounds(), face.Bounds())
			}
			if outside := transparentDiffer(sketch, face); outside > 0 {
				t.Errorf("%+v: %d pixels are outside the face's shape", r, outside)
			}
			bare := r
			bare.Words = cardface.Words{}
			if apart, _ := golden.Apart(sketch, cardface.Sketch(bare)); !r.Back && !r.Compact && apart < 0.005 {
				t.Errorf("%+v: the title is not visible", r)
			}
		}
	}
	ships := []string{"yellow-1-1c", "blue-1-1c", "green-1-1c", "red-1-1c", "black-2-1c"}
	for i, one := range ships {
		for _, other := range ships[:i] {
			if apart, _ := golden.Apart(sketchOf(t, one), sketchOf(t, other)); apart < 0.3 {
				t.Errorf("%s and %s differ in %.2f of their sketches", one, other, apart)
			}
		}
	}
}

func sketchOf(t *testing.T, id string) image.Image {
	t.Helper()
	card, err := portroyal.ParseCard(id)
	if err != nil {
		t.Fatal(err)
	}
	return cardface.Sketch(cardface.Request{Card: card, Words: cardface.Words{Title: "Schiff"}, Width: 120})
}

// transparentDiffer counts the pixels that belong to only one of two pictures.
func transparentDiffer(a, b image.Image) (n int) {
	size := a.Bounds().Size()
	for y := range size.Y {
		for x := range size.X {
			_, _, _, p := a.At(x, y).RGBA()
			_, _, _, q := b.At(x, y).RGBA()
			if (p > 0x8000) != (q > 0x8000) {
				n++
			}
		}
	}
	return n
}

// However large the face, its sketch is small, since it is drawn while a player waits.
func TestSketchesOfLargeFacesAreSmall(t *testing.T) {
	card, err := portroyal.ParseCard("jester-3")
	if err != nil {
		t.Fatal(err)
	}
	r := cardface.Request{Card: card, Words: terms.OnFace(words.In(words.Spanish), card), Width: 816, Large: true}
	if size := cardface.Sketch(r).Bounds().Size(); size.X > 200 || size.Y > 300 {
		t.Errorf("a sketch of %v", size)
	}
}
