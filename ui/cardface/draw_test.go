package cardface_test

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardface"
)

// language holds words as long as those on the table, to see whether they fit.
type language struct {
	roles   map[portroyal.Role]string
	ability map[portroyal.Role]string
	ships   map[portroyal.Colour]string
	letters map[portroyal.Colour]string

	expedition, expeditionWords string
	tax, taxWords               string
	shipWords                   string
	sentence                    string
}

var languages = map[string]language{
	"en": {
		roles: map[portroyal.Role]string{
			portroyal.Trader:       "Trader",
			portroyal.Settler:      "Settler",
			portroyal.Captain:      "Captain",
			portroyal.Priest:       "Priest",
			portroyal.Jack:         "Jack of all Trades",
			portroyal.Sailor:       "Sailor",
			portroyal.Pirate:       "Pirate",
			portroyal.Mademoiselle: "Mademoiselle",
			portroyal.Jester:       "Jester",
			portroyal.Admiral:      "Admiral",
			portroyal.Governor:     "Governor",
			portroyal.Clerk:        "Clerk",
			portroyal.Gunner:       "Gunner",
			portroyal.ViceAdmiral:  "Vice Admiral",
			portroyal.Wholesaler:   "Wholesaler",
			portroyal.Passenger:    "Passenger",
			portroyal.Gambler:      "Gambler",
		},
		ability: map[portroyal.Role]string{
			portroyal.Trader:       "+1 coin per yellow ship",
			portroyal.Settler:      "House for expeditions",
			portroyal.Captain:      "Anchor for expeditions",
			portroyal.Priest:       "Cross for expeditions",
			portroyal.Jack:         "Any one symbol",
			portroyal.Sailor:       "1 sword",
			portroyal.Pirate:       "2 swords",
			portroyal.Mademoiselle: "Persons cost 1 less",
			portroyal.Jester:       "1 coin if the harbour is empty",
			portroyal.Admiral:      "2 coins at 5 or more cards",
			portroyal.Governor:     "Take 1 more card",
			portroyal.Clerk:        "1 more card after trading",
			portroyal.Gunner:       "1 coin per ship beyond one",
			portroyal.ViceAdmiral:  "1 coin at 3 or 4 cards",
			portroyal.Wholesaler:   "Ships become points",
			portroyal.Passenger:    "Influence alone",
			portroyal.Gambler:      "Turn up 4 cards at once",
		},
		ships: map[portroyal.Colour]string{
			portroyal.Yellow: "Pinnace",
			portroyal.Blue:   "Flute",
			portroyal.Green:  "Skiff",
			portroyal.Red:    "Frigate",
			portroyal.Black:  "Galleon",
		},
		letters: map[portroyal.Colour]string{
			portroyal.Yellow: "P",
			portroyal.Blue:   "F",
			portroyal.Green:  "S",
			portroyal.Red:    "R",
			portroyal.Black:  "G",
		},
		expedition:      "Expedition",
		expeditionWords: "Send persons with these symbols",
		tax:             "Tax increase",
		taxWords:        "12 or more coins: lose half",
		shipWords:       "1 coin for another player",
		sentence: "When the owner's chance comes and five or more cards lie in the harbour, they get two coins, " +
			"whether or not they take a card.",
	},
	"de": {
		roles: map[portroyal.Role]string{
			portroyal.Trader:       "Händler",
			portroyal.Settler:      "Siedler",
			portroyal.Captain:      "Kapitän",
			portroyal.Priest:       "Priester",
			portroyal.Jack:         "Tausendsassa",
			portroyal.Sailor:       "Matrose",
			portroyal.Pirate:       "Pirat",
			portroyal.Mademoiselle: "Fräulein",
			portroyal.Jester:       "Witzbold",
			portroyal.Admiral:      "Admiral",
			portroyal.Governor:     "Gouverneur",
			portroyal.Clerk:        "Kontorist",
			portroyal.Gunner:       "Kanonier",
			portroyal.ViceAdmiral:  "Vizeadmiral",
			portroyal.Wholesaler:   "Großhändler",
			portroyal.Passenger:    "Passagier",
			portroyal.Gambler:      "Spieler",
		},
		ability: map[portroyal.Role]string{
			portroyal.Trader:       "+1 Münze je gelbem Schiff",
			portroyal.Settler:      "Haus für Expeditionen",
			portroyal.Captain:      "Anker für Expeditionen",
			portroyal.Priest:       "Kreuz für Expeditionen",
			portroyal.Jack:         "Ein beliebiges Symbol",
			portroyal.Sailor:       "1 Säbel",
			portroyal.Pirate:       "2 Säbel",
			portroyal.Mademoiselle: "Personen kosten 1 weniger",
			portroyal.Jester:       "1 Münze bei leerem Hafen",
			portroyal.Admiral:      "2 Münzen ab 5 Karten im Hafen",
			portroyal.Governor:     "1 Karte mehr nehmen",
			portroyal.Clerk:        "1 Karte mehr nach dem Handeln",
			portroyal.Gunner:       "1 Münze je Schiff über eins",
			portroyal.ViceAdmiral:  "1 Münze bei 3 oder 4 Karten",
			portroyal.Wholesaler:   "Schiffe werden Einflusspunkte",
			portroyal.Passenger:    "Nur Einflusspunkte",
			portroyal.Gambler:      "4 Karten auf einmal aufdecken",
		},
		ships: map[portroyal.Colour]string{
			portroyal.Yellow: "Pinasse",
			portroyal.Blue:   "Fleute",
			portroyal.Green:  "Barke",
			portroyal.Red:    "Fregatte",
			portroyal.Black:  "Galeone",
		},
		letters: map[portroyal.Colour]string{
			portroyal.Yellow: "P",
			portroyal.Blue:   "F",
			portroyal.Green:  "B",
			portroyal.Red:    "R",
			portroyal.Black:  "G",
		},
		expedition:      "Expedition",
		expeditionWords: "Personen mit diesen Symbolen entsenden",
		tax:             "Steuererhöhung",
		taxWords:        "Ab 12 Münzen: die Hälfte abgeben",
		shipWords:       "1 Münze für einen Mitspieler",
		sentence: "Liegen zu Beginn der Gelegenheit seines Besitzers fünf oder mehr Karten in der Hafenauslage, " +
			"bekommt er zwei Münzen, auch wenn er danach keine Karte nimmt.",
	},
}

const allDecks = portroyal.Deck(0xff)

func (l language) words(card portroyal.Card) cardface.Words {
	facts := card.Face()
	w := cardface.Words{Text: l.sentence, ColourLetter: l.letters[facts.Colour]}
	switch facts.Type {
	case portroyal.Person:
		w.Title, w.Ability = l.roles[facts.Role], l.ability[facts.Role]
	case portroyal.Ship:
		w.Title = l.ships[facts.Colour]
		if facts.CoinToOther > 0 {
			w.Ability = l.shipWords
		}
	case portroyal.Expedition:
		w.Title, w.Ability = l.expedition, l.expeditionWords
	case portroyal.TaxIncrease:
		w.Title, w.Ability = l.tax, l.taxWords
	}
	return w
}

func TestEveryFaceDrawsAndItsWordsFit(t *testing.T) {
	for tag, l := range languages {
		for _, width := range []int{70, 110, 240, 400} {
			for _, large := range []bool{false, true} {
				t.Run(fmt.Sprintf("%s/%d/large=%t", tag, width, large), func(t *testing.T) {
					if width == 400 && !large || width > 110 && testing.Short() {
						t.Skip("laid out as a smaller one")
					}
					t.Parallel()
					cards := portroyal.AllCards(allDecks)
					if width > 110 || testing.Short() {
						cards = oneOfEachKind(cards) // large pictures take their time
					}
					for _, card := range cards {
						checkFace(t, cardface.Request{Card: card, Width: width, Words: l.words(card), Large: large})
					}
				})
			}
		}
	}
	checkFace(t, cardface.Request{Back: true, Width: 110})
}

// oneOfEachKind leaves out cards that differ from an earlier one only in their numbers.
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
	for _, words := range overflow {
		t.Errorf("%v at %d: %q does not fit", r.Card, r.Width, words)
	}
}

func TestOverflowIsNoticed(t *testing.T) {
	r := cardface.Request{Card: portroyal.AllCards(portroyal.DeckBase)[0], Width: 110}
	r.Words.Title = "Donaudampfschifffahrtsgesellschaftskapitänswitwe"
	if len(cardface.Overflow(r)) != 1 {
		t.Error("a word that cannot fit was not noticed")
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

// Ships must be told apart by colour, and without colour by lightness and shape.
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
				return cardface.Symbol("flag-"+of.Face().Colour.String(), 20)
			}
			if d := difference(flag(a), flag(b), grey); d < 15 {
				t.Errorf("the flags of %v and %v differ by %.0f without colour", a, b, d)
			}
		}
	}
}

// difference is the mean over all pixels of what of tells of two colours.
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
		requests = append(requests, cardface.Request{Card: card, Width: 110, Words: languages["en"].words(card)})
		cardface.Draw(requests[len(requests)-1]) // parse the drawings before the clock runs
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		cardface.Draw(requests[i%len(requests)])
	}
}
