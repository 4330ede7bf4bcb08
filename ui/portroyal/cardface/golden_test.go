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

// goldenFaces are faces of every kind, in all languages and styles, small and enlarged.
var goldenFaces = []struct {
	file     string
	card     string // or
	contract portroyal.Contract
	in       words.Language
	as       cardface.Request
}{
	{file: "back", in: words.English, as: cardface.Request{Back: true, Width: 110}},
	{file: "trader", card: "trader-yellow-1", in: words.German, as: cardface.Request{Width: 150}},
	{file: "settler-small", card: "settler", in: words.English, as: cardface.Request{Width: 70}},
	{file: "jester-large", card: "jester-3", in: words.Spanish, as: cardface.Request{Width: 300, Large: true}},
	{file: "admiral-dark", card: "admiral-2", in: words.Dutch, as: cardface.Request{Width: 150, Style: dark}},
	{file: "clerk", card: "clerk-blue", in: words.English, as: cardface.Request{Width: 150}},
	{file: "gambler", card: "gambler-2", in: words.German, as: cardface.Request{Width: 150}},
	{file: "pinnace", card: "yellow-1-2c", in: words.Dutch, as: cardface.Request{Width: 150}},
	{file: "galleon-contrast", card: "black-skull-4c", in: words.Spanish, as: cardface.Request{
		Width: 150, Style: high,
	}},
	{file: "expedition", card: "expedition-five-players", in: words.German, as: cardface.Request{Width: 150}},
	{file: "tax-swords", card: "tax-maxSwords", in: words.English, as: cardface.Request{Width: 150}},
	{file: "tax-points-dark", card: "tax-minPoints", in: words.Spanish, as: cardface.Request{Width: 150, Style: dark}},
	{file: "pirate-compact", card: "pirate-2", in: words.English, as: cardface.Request{Width: 60, Compact: true}},
	{file: "clerk-compact", card: "clerk-red", in: words.German, as: cardface.Request{Width: 60, Compact: true}},
	{file: "flute-compact", card: "x-blue-5-3c+1", in: words.German, as: cardface.Request{
		Width: 60, Compact: true, Style: high,
	}},
	{file: "expedition-compact", card: "expedition-priest2-settler", in: words.Dutch, as: cardface.Request{
		Width: 60, Compact: true, Style: dark,
	}},
	{file: "tax-compact", card: "tax-minPoints", in: words.Spanish, as: cardface.Request{Width: 60, Compact: true}},
	{file: "contract-compact", contract: portroyal.FrigateFoe, in: words.German, as: cardface.Request{
		Width: 100, Slots: 4, Seals: true, Compact: true,
	}},
	{file: "contract", contract: portroyal.GalleonFoe, in: words.German, as: cardface.Request{Width: 210, Slots: 5}},
	{file: "contract-sealed", contract: portroyal.TaxOfficer, in: words.English, as: cardface.Request{
		Width: 300, Slots: 3, Seals: true, Large: true,
	}},
}

var dark, high = cardface.Style{Dark: true}, cardface.Style{HighContrast: true}

func TestGoldenFaces(t *testing.T) {
	for _, face := range goldenFaces {
		t.Run(face.file, func(t *testing.T) {
			r, w := face.as, words.In(face.in)
			if face.card != "" {
				card, err := portroyal.ParseCard(face.card)
				if err != nil {
					t.Fatal(err)
				}
				r.Card, r.Words = card, terms.OnFace(w, card)
			}
			if face.contract != portroyal.NoContract {
				r.Contract, r.Words = face.contract, terms.OnContract(w, face.contract)
			}
			golden.Picture(t, face.file+".png", cardface.Draw(r))
		})
	}
}

// A face with another text or number differs from the master.
func TestOtherFacesAreNotTakenForTheMaster(t *testing.T) {
	face := func(id, title string) image.Image {
		card, err := portroyal.ParseCard(id)
		if err != nil {
			t.Fatal(err)
		}
		return cardface.Draw(cardface.Request{Card: card, Width: 150, Words: cardface.Words{Title: title}})
	}
	master := face("sailor-1", "Sailor")
	for name, other := range map[string]image.Image{
		"title": face("sailor-1", "Sailer"), "price and points": face("sailor-2", "Sailor"),
	} {
		if apart, _ := golden.Apart(master, other); apart <= golden.Tolerance {
			t.Errorf("another %s changes only %.3f%% of the picture", name, 100*apart)
		}
	}
}
