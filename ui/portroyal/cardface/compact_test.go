package cardface_test

import (
	"image"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// compactOf requests the compact face of a card, with long texts.
func compactOf(card portroyal.Card, width int) cardface.Request {
	return cardface.Request{Card: card, Width: width, Compact: true, Words: terms.OnFace(words.In(words.German), card)}
}

// whole reports errors in the shape of a face: it must be opaque inside and transparent at its corners.
func whole(picture *image.NRGBA) (wrong []string) {
	size := picture.Rect.Max
	for _, corner := range []image.Point{{}, {X: size.X - 1}, {Y: size.Y - 1}, {X: size.X - 1, Y: size.Y - 1}} {
		if picture.NRGBAAt(corner.X, corner.Y).A == 0xff {
			wrong = append(wrong, "something lies outside the corner")
		}
	}
	round := size.X/16 + 1
	for y := 1; y < size.Y-1; y++ {
		for x := 1; x < size.X-1; x++ {
			nearX, nearY := min(x, size.X-1-x), min(y, size.Y-1-y)
			if (nearX > round || nearY > round) && picture.NRGBAAt(x, y).A != 0xff {
				return append(wrong, "it can be seen through")
			}
		}
	}
	return wrong
}

// Every card has a compact face with no text but numbers and the letter of its ship colour, and it differs from
// that of every card with another value.
func TestEveryCardHasACompactFace(t *testing.T) {
	for _, width := range []int{26, 40, 71} {
		seen := map[string]portroyal.Face{}
		for _, card := range portroyal.AllCards(allDecks) {
			r := compactOf(card, width)
			picture, overflow := cardface.DrawChecked(r)
			if size := picture.Rect.Size(); size != image.Pt(width, (width*3+1)/2) {
				t.Errorf("%v: a picture of %v", card, size)
			}
			for _, wrong := range whole(picture) {
				t.Errorf("%v at %d: %s", card, width, wrong)
			}
			if len(overflow) > 0 {
				t.Errorf("%v: %q does not fit", card, overflow)
			}
			for _, w := range cardface.Writings(r) {
				if digit := len(w.Line) == 1 && w.Line >= "0" && w.Line <= "9"; !digit && w.Line != r.Words.ColourLetter {
					t.Errorf("%v: %q is written on it", card, w.Line)
				}
			}
			shows := *card.Face()
			shows.ID, shows.Deck, shows.Copies, shows.Unverified = "", 0, 0, false
			if other, ok := seen[string(picture.Pix)]; ok && other != shows {
				t.Errorf("%v at %d looks like %+v", card, width, other)
			}
			seen[string(picture.Pix)] = shows
		}
	}
}

// On a card 40 wide every number is at least 10 pixels high. Numbers are in the part that stays visible where
// cards overlap.
func TestNumbersOfCompactFacesCanBeRead(t *testing.T) {
	const width = 40
	head := cardface.HeadHeight(width)
	for _, card := range portroyal.AllCards(allDecks) {
		for _, w := range cardface.Writings(compactOf(card, width)) {
			if digit := w.Line >= "0" && w.Line <= "9"; digit && w.Bottom-w.Top < 10 {
				t.Errorf("%v: %s is %d pixels high", card, w.Line, w.Bottom-w.Top)
			}
			if w.Top < width/2 && float32(w.Bottom) > head {
				t.Errorf("%v: %s reaches down to %d, the head only to %v", card, w.Line, w.Bottom, head)
			}
		}
	}
}

// The abilities on compact faces stay visible as well: below the head, traders of different colours differ only
// in the band at the lower edge.
func TestSymbolsOfCompactFacesLieInTheHead(t *testing.T) {
	const width = 240
	draw := func(id string) *image.NRGBA {
		card, err := portroyal.ParseCard(id)
		if err != nil {
			t.Fatal(err)
		}
		return cardface.Draw(cardface.Request{Card: card, Width: width, Compact: true})
	}
	head := int(cardface.HeadHeight(70) / 70 * width)
	yellow, black := draw("u-wholesaler-yellow"), draw("u-wholesaler-black")
	if same(yellow, black, image.Rect(0, 0, width/2, head)) {
		t.Error("their flags are not in the head")
	}
	if !same(yellow, black, image.Rect(8, head+2, 120, head+20)) {
		t.Error("their flags reach below the head")
	}
}

// An enlarged face or a back is never compact, even if that is requested.
func TestEnlargedFacesAreNeverCompact(t *testing.T) {
	for _, r := range []cardface.Request{
		{Card: 5, Width: 60, Large: true},
		{Contract: portroyal.Jinx, Slots: 3, Width: 90, Large: true},
		{Back: true, Width: 40},
	} {
		compact := r
		compact.Compact = true
		if string(cardface.Draw(r).Pix) != string(cardface.Draw(compact).Pix) {
			t.Errorf("%+v is drawn compact", r)
		}
	}
}

// A compact contract has no text except on its seal, and the slots are in the same places as on others.
func TestCompactContracts(t *testing.T) {
	for _, width := range []int{60, 90, 109} {
		seen := map[string]portroyal.Contract{}
		for _, contract := range portroyal.AllContracts() {
			r := cardface.Request{
				Contract: contract, Width: width, Slots: 4, Compact: true, Words: contractWords,
			}
			picture := cardface.Draw(r)
			for _, wrong := range whole(picture) {
				t.Errorf("%v at %d: %s", contract, width, wrong)
			}
			for _, w := range cardface.Writings(r) {
				if len(w.Line) != 1 || w.Line < "0" || w.Line > "9" {
					t.Errorf("%v: %q is written on it", contract, w.Line)
				}
			}
			if other, ok := seen[string(picture.Pix)]; ok {
				t.Errorf("%v looks like %v", contract, other)
			}
			seen[string(picture.Pix)] = contract
			for i := range r.Slots {
				x, y, size := cardface.SlotAt(r.Slots, i, false, float32(width))
				if !plain(picture, inner(x, y, size)) {
					t.Errorf("%v at %d: something is drawn on slot %d", contract, width, i)
				}
			}
		}
	}
}
