package terms_test

import (
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

var number = regexp.MustCompile(`\d+`)

// numbersIn lists the numbers of a text, in order.
func numbersIn(text string) (found []int) {
	for _, digits := range number.FindAllString(text, -1) {
		n, _ := strconv.Atoi(digits)
		found = append(found, n)
	}
	return found
}

func cardOf(t *testing.T, id string) portroyal.Card {
	t.Helper()
	card, err := portroyal.ParseCard(id)
	if err != nil {
		t.Fatal(err)
	}
	return card
}

// taxed is how many coins the active player has after this tax increase who had so many before,
// according to the engine. The bonus is not counted.
func taxed(t *testing.T, decks portroyal.Deck, tax string, coins int) int {
	t.Helper()
	options := portroyal.DefaultOptions()
	options.Players, options.Decks = 2, decks
	position, err := portroyal.New(options, 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(position)
	if err != nil {
		t.Fatal(err)
	}
	var written map[string]any
	if err := json.Unmarshal(text, &written); err != nil {
		t.Fatal(err)
	}
	var cards []string // all of them but this tax, the only card that can come: the coins are older ones
	for _, card := range written["unseen"].([]any) {
		if card != tax {
			cards = append(cards, card.(string))
		}
	}
	delete(written, "unseen")
	written["pile"] = []string{tax}
	seats := written["seats"].([]any)
	seats[0].(map[string]any)["coins"], seats[0].(map[string]any)["oldCoins"] = cards[:coins], coins
	seats[1].(map[string]any)["coins"] = []string{}
	if text, err = json.Marshal(written); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &position); err != nil {
		t.Fatal(err)
	}
	var tape portroyal.Tape
	if err := position.Apply(portroyal.Action{Kind: portroyal.RevealNext}, &tape); err != nil {
		t.Fatal(err)
	}
	for _, event := range tape.Events {
		if event.Kind == portroyal.TaxPaid && event.Seat == 0 {
			coins -= int(event.N)
		}
	}
	return coins
}

// threshold is the least number of coins of which a tax increase takes some.
func threshold(t *testing.T, decks portroyal.Deck, tax string) int {
	t.Helper()
	for coins := 1; coins < 30; coins++ {
		if taxed(t, decks, tax, coins) < coins {
			return coins
		}
	}
	t.Fatalf("%s takes nothing", tax)
	return 0
}

// What a language calls half of a number when there is no such half.
var roundedDown = map[words.Language]string{
	words.English: "rounded down", words.German: "abgerundet", words.Dutch: "naar beneden afgerond",
	words.Spanish: "redondeando hacia abajo",
}

func TestTaxesTellWhatTheyTake(t *testing.T) {
	least, leastUnterwegs := threshold(t, portroyal.DeckBase, "tax-minPoints"), threshold(t, portroyal.DeckUnterwegs,
		"u-tax-minPoints")
	if left := taxed(t, portroyal.DeckBase, "tax-maxSwords", least+1); left != least/2+1 {
		t.Fatalf("%d coins of %d are left: the loss is not rounded down", left, least+1)
	}
	left := taxed(t, portroyal.DeckUnterwegs, "u-tax-minPoints", 20)
	for _, code := range words.Languages {
		w := words.In(code)
		for _, id := range []string{"tax-maxSwords", "tax-minPoints"} {
			text := terms.OnFace(w, cardOf(t, id)).Text
			if got, want := numbersIn(text), []int{least, 1}; !slices.Equal(got, want) {
				t.Errorf("%s: the numbers %v, want %v: %q", code, got, want, text)
			}
			if !strings.Contains(text, roundedDown[code]) {
				t.Errorf("%s: no word of rounding: %q", code, text)
			}
		}
		text := terms.OnFace(w, cardOf(t, "u-tax-minPoints")).Text
		if got, want := numbersIn(text), []int{leastUnterwegs, left, 1}; !slices.Equal(got, want) {
			t.Errorf("%s: the numbers %v, want %v: %q", code, got, want, text)
		}
		if strings.Contains(text, roundedDown[code]) {
			t.Errorf("%s: nothing is rounded in Unterwegs: %q", code, text)
		}
	}
}

func TestShipsTellTheCoinForAnotherPlayer(t *testing.T) {
	another := map[words.Language]string{
		words.English: "another player", words.German: "einem Mitspieler", words.Dutch: "een andere speler",
		words.Spanish: "otro jugador que elijas",
	}
	every(func(w *words.Words, card portroyal.Card) {
		face := card.Face()
		if face.Type != portroyal.Ship {
			return
		}
		text := terms.OnFace(w, card).Text
		if says := strings.Contains(text, another[w.Language()]); says != (face.CoinToOther > 0) {
			t.Errorf("%s: %v brings another player %d, the text says %q", w.Language(), card, face.CoinToOther, text)
		}
		want := []int{int(face.Coins)}
		if face.CoinToOther > 0 {
			want = append(want, int(face.CoinToOther))
		}
		if !face.Skull {
			want = append(want, int(face.Swords))
		}
		if got := numbersIn(text); !slices.Equal(got, want) {
			t.Errorf("%s: the numbers %v of %v, want %v: %q", w.Language(), got, card, want, text)
		}
	})
}

// A condition that is left out is a wrong rule: these are the words for conditions that were.
func TestCardsTellTheirConditions(t *testing.T) {
	for id, wants := range map[string]map[words.Language][]string{
		// H3: from five cards on; what is counted is named.
		"admiral-1": {
			words.English: {"five or more", "5+ cards: 2 coins"},
			words.German:  {"5 oder mehr", "5+ Karten: 2 Münzen"},
			words.Dutch:   {"vijf of meer", "5+ kaarten: 2 munten"},
			words.Spanish: {"cinco o más", "5+ cartas: 2 monedas"},
		},
		"viceadmiral-1": {
			words.English: {"three or four", "3–4 cards: 1 coin"},
			words.German:  {"3 oder 4", "3–4 Karten: 1 Münze"},
			words.Dutch:   {"drie of vier", "3–4 kaarten: 1 munt"},
			words.Spanish: {"tres o cuatro", "3–4 cartas: 1 moneda"},
		},
		// H12: only if the coins are taken.
		"u-wholesaler-red": {
			words.English: {"for its coins"}, words.German: {"nimmst ihre Münzen"},
			words.Dutch: {"neem je de munten"}, words.Spanish: {"tomas las monedas"},
		},
		// D3: only as it is turned up.
		"black-7-3c": {
			words.English: {"as it is turned up"}, words.German: {"beim Aufdecken"},
			words.Dutch: {"bij het omdraaien"}, words.Spanish: {"Al revelarlo"},
		},
		// H13: nothing is repelled, and the phase ends.
		"gambler-1": {
			words.English: {"none can be repelled", "the phase ends"},
			words.German:  {"ohne etwas abzuwehren", "endet die Phase"},
			words.Dutch:   {"afweren kan dan niet", "eindigt de fase"},
			words.Spanish: {"sin ahuyentar", "la fase termina"},
		},
	} {
		card := cardOf(t, id)
		for _, code := range words.Languages {
			w := words.In(code)
			if both := terms.OnFace(w, card).Ability + "\n" + terms.OnFace(w, card).Text; len(wants[code]) == 0 {
				t.Errorf("%s: nothing is asked of %s", code, id)
			} else {
				for _, want := range wants[code] {
					if !strings.Contains(both, want) {
						t.Errorf("%s: %s does not say %q: %q", code, id, want, both)
					}
				}
			}
		}
	}
}

// A verb goes with the number that it says something of, whatever other numbers there are in the sentence.
func TestVerbsAgreeWithTheirNumbers(t *testing.T) {
	pool := func(w *words.Words, n int) string { return w.N("odds.pool", n) }
	for _, c := range []struct {
		language words.Language
		said     func(*words.Words, int) string
		one, two string
	}{
		{words.English, pool, "1 is in", "2 are in"},
		{words.German, pool, "liegt 1 im", "liegen 2 im"},
		{words.Spanish, pool, "1 está en", "2 están en"},
	} {
		for n, want := range map[int]string{1: c.one, 2: c.two} {
			if got := c.said(words.In(c.language), n); !strings.Contains(got, want) {
				t.Errorf("%s: %q does not say %q", c.language, got, want)
			}
		}
	}
}
