package cardface_test

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/emblem"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

const allDecks = portroyal.Deck(0xff)

// A face of each kind is drawn at every size. Larger ones are laid out as those of 110 pixels, so of them the first of each
// type is drawn, and the words of all. Another test, beside the words, checks that those of all languages fit.
func TestEveryKindOfFaceIsDrawn(t *testing.T) {
	w := words.In(words.German)
	for _, width := range []int{70, 110, 240, 400} {
		for _, large := range []bool{false, true} {
			t.Run(fmt.Sprintf("%d/large=%t", width, large), func(t *testing.T) {
				if width > 110 && (!large || testing.Short()) {
					t.Skip("laid out as a smaller one")
				}
				t.Parallel()
				drawn := map[portroyal.Type]bool{}
				for _, card := range oneOfEachKind(portroyal.AllCards(allDecks)) {
					r := cardface.Request{Card: card, Width: width, Words: terms.OnFace(w, card), Large: large}
					if of := card.Face().Type; width > 110 && drawn[of] {
						fit(t, r, cardface.Overflow(r))
					} else {
						drawn[of] = true
						checkFace(t, r)
					}
				}
			})
		}
	}
	checkFace(t, cardface.Request{Back: true, Width: 110})
}

// oneOfEachKind drops cards that differ from an earlier one only in their numbers.
func oneOfEachKind(cards []portroyal.Card) []portroyal.Card {
	seen := map[portroyal.Face]bool{}
	return slices.DeleteFunc(slices.Clone(cards), func(card portroyal.Card) bool {
		f := card.Face()
		kind := portroyal.Face{Type: f.Type, Role: f.Role, Colour: f.Colour, CoinToOther: f.CoinToOther, Bonus: f.Bonus}
		known := seen[kind]
		seen[kind] = true
		return known
	})
}

func checkFace(t *testing.T, r cardface.Request) {
	t.Helper()
	picture, overflow := cardface.DrawChecked(r)
	if want := image.Rect(0, 0, r.Width, r.Width*3/2); picture.Bounds() != want {
		t.Errorf("%v: picture of %v, want %v", r.Card, picture.Bounds(), want)
	}
	if _, _, _, alpha := picture.At(0, 0).RGBA(); alpha != 0 {
		t.Errorf("%v: the corner is not transparent", r.Card)
	}
	if _, _, _, alpha := picture.At(r.Width/2, r.Width/2).RGBA(); alpha != 0xffff {
		t.Errorf("%v: the middle is transparent", r.Card)
	}
	fit(t, r, overflow)
}

func fit(t *testing.T, r cardface.Request, overflow []string) {
	t.Helper()
	for _, words := range overflow {
		t.Errorf("%v at %d: %q does not fit", r.Card, r.Width, words)
	}
}

func TestOverflowIsNoticed(t *testing.T) {
	r := cardface.Request{Card: portroyal.AllCards(portroyal.DeckBase)[0], Width: 110}
	r.Words.Title = "Donaudampfschifffahrtsgesellschaftskapitänswitwe"
	if len(cardface.Overflow(r)) != 1 {
		t.Error("a word that does not fit was not noticed")
	}
}

func TestStylesDiffer(t *testing.T) {
	first := portroyal.AllCards(portroyal.DeckBase)[0]
	r := cardface.Request{Card: first, Width: 110, Words: cardface.Words{Title: "Trader"}}
	seen := map[string]cardface.Style{}
	for _, style := range []cardface.Style{{}, {Dark: true}, {HighContrast: true}, {Dark: true, HighContrast: true}} {
		r.Style = style
		key := string(cardface.Draw(r).Pix)
		if other, ok := seen[key]; ok {
			t.Errorf("%+v looks like %+v", style, other)
		}
		seen[key] = style
	}
}

// Ships must be distinguishable by colour, and without colour by lightness and shape.
func TestShipsAreDistinct(t *testing.T) {
	var cards []portroyal.Card
	colours := map[portroyal.Colour]bool{}
	for _, card := range portroyal.AllCards(portroyal.DeckBase) {
		if facts := card.Face(); facts.Type == portroyal.Ship && !colours[facts.Colour] {
			colours[facts.Colour] = true
			cards = append(cards, card)
		}
	}
	if len(cards) != portroyal.Colours {
		t.Fatalf("%d ships", len(cards))
	}
	for i, a := range cards {
		for _, b := range cards[i+1:] {
			x := cardface.Draw(cardface.Request{Card: a, Width: 70})
			y := cardface.Draw(cardface.Request{Card: b, Width: 70})
			if d := difference(x, y, hue); d < 60 {
				t.Errorf("%v and %v differ by %.0f in colour", a, b, d)
			}
			if d := difference(x, y, grey); d < 22 {
				t.Errorf("%v and %v differ by %.0f without colour", a, b, d)
			}
			flag := func(of portroyal.Card) image.Image {
				return emblem.Symbol("flag-"+of.Face().Colour.String(), 20)
			}
			if d := difference(flag(a), flag(b), grey); d < 15 {
				t.Errorf("the flags of %v and %v differ by %.0f without colour", a, b, d)
			}
		}
	}
}

// difference is the mean difference of two pictures over all pixels, as measured by of.
func difference(a, b image.Image, of func(a, b color.Color) float64) float64 {
	size, sum := a.Bounds(), 0.0
	for y := range size.Dy() {
		for x := range size.Dx() {
			sum += of(a.At(x, y), b.At(x, y))
		}
	}
	return sum / float64(size.Dx()*size.Dy())
}

func grey(a, b color.Color) float64 {
	light := func(c color.Color) float64 { return float64(color.GrayModel.Convert(c).(color.Gray).Y) }
	return math.Abs(light(a) - light(b))
}

func hue(a, b color.Color) float64 {
	p, q := color.NRGBAModel.Convert(a).(color.NRGBA), color.NRGBAModel.Convert(b).(color.NRGBA)
	return math.Sqrt(square(p.R, q.R) + square(p.G, q.G) + square(p.B, q.B))
}

func square(a, b uint8) float64 {
	d := float64(a) - float64(b)
	return d * d
}

func BenchmarkDraw110(b *testing.B) {
	var requests []cardface.Request
	for _, card := range portroyal.AllCards(allDecks) {
		requests = append(requests, cardface.Request{
			Card: card, Width: 110,
			Words: terms.OnFace(words.In(words.English), card),
		})
		cardface.Draw(requests[len(requests)-1]) // parse the drawings before the clock runs
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		cardface.Draw(requests[i%len(requests)])
	}
}

// Between a person's head and PortraitTo there is no text at any size.
func TestPortraitsAreNotWrittenOn(t *testing.T) {
	for _, card := range portroyal.AllCards(allDecks) {
		if card.Face().Type != portroyal.Person {
			continue
		}
		for _, width := range []int{36, 60, 69, 70, 90, 110, 150, 200} {
			r := compactOf(card, width)
			r.Compact = width < cardface.CompactBelow
			head, to := cardface.HeadHeight(float32(width)), float32(width)*cardface.PortraitTo
			for _, w := range cardface.Writings(r) {
				if float32(w.Bottom) > head+1 && float32(w.Top) < to {
					t.Errorf("%v, %d wide: %q is written from %d to %d", card, width, w.Line, w.Top, w.Bottom)
				}
			}
		}
	}
}
