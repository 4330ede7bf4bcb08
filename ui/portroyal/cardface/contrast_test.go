package cardface_test

import (
	"fmt"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// Every line on every face has a contrast of 4.5 to the pixels around its letters, small and enlarged, in every
// style. One pixel in twenty may belong to a hairline or a drawing beside it. The grounds and the inks of a style are the same
// on all cards of a type and colour, which differ in their words and pictures: the first is drawn in every style, each other
// one in one style, by turns; and so are contracts, which are all alike.
func TestTextStandsOut(t *testing.T) {
	w := words.In(words.German)
	styles := []cardface.Style{{}, {Dark: true}, {HighContrast: true}, {Dark: true, HighContrast: true}}
	type inks struct {
		of     portroyal.Type
		colour portroyal.Colour
	}
	for turn, style := range styles {
		for form, as := range []cardface.Request{{}, {Large: true}, {Compact: true}} {
			t.Run(fmt.Sprintf("%+v/large=%t,compact=%t", style, as.Large, as.Compact), func(t *testing.T) {
				t.Parallel()
				var requests []cardface.Request
				known := map[inks]bool{}
				for i, card := range oneOfEachKind(portroyal.AllCards(allDecks)) {
					has := inks{card.Face().Type, card.Face().Colour}
					if !known[has] || (i+form)%len(styles) == turn {
						requests = append(requests, cardface.Request{Card: card, Width: 240, Words: terms.OnFace(w, card)})
					}
					known[has] = true
				}
				for i, contract := range portroyal.AllContracts() {
					if i == 0 || (i+form)%len(styles) == turn {
						requests = append(requests, cardface.Request{
							Contract: contract, Width: 300, Words: terms.OnContract(w, contract), Slots: 5, Seals: true,
						})
					}
				}
				for _, r := range requests {
					r.Large, r.Compact, r.Style = as.Large, as.Compact, style
					lines := cardface.Legibilities(r)
					if len(lines) == 0 && !as.Compact { // a compact tax has nothing but symbols
						t.Errorf("nothing is written on %v %v", r.Card, r.Contract)
					}
					for _, line := range lines {
						if line.Share < 0.95 {
							t.Errorf("%v %v: %q has enough contrast to %.0f%% of the pixels around it, at worst %.1f",
								r.Card, r.Contract, line.Line, 100*line.Share, line.Worst)
						}
					}
				}
			})
		}
	}
}
