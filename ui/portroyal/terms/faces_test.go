package terms_test

import (
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// every calls check with every card of every deck in every language.
func every(check func(w *words.Words, card portroyal.Card)) {
	for _, code := range words.Languages {
		for _, card := range portroyal.AllCards(portroyal.AllDecks) {
			check(words.In(code), card)
		}
	}
}

func TestEveryCardHasItsWords(t *testing.T) {
	every(func(w *words.Words, card portroyal.Card) {
		for kind, text := range map[string]string{
			"title": terms.Title(w, card), "name": terms.Named(w, card), "ability": terms.OnFace(w, card).Ability,
			"text": terms.OnFace(w, card).Text,
		} {
			if text == "" || strings.Contains(text, "[") || strings.Contains(text, "<no value>") {
				t.Errorf("%s: %v has the %s %q", w.Language(), card, kind, text)
			}
		}
	})
}

// A card must say what it does with the numbers of its face.
func TestTextsTellTheNumbersOfTheCard(t *testing.T) {
	for _, code := range words.Languages {
		w := words.In(code)
		plain := func(ship string) string { return terms.Within(w, terms.Plain, cardOf(t, ship)) }
		for id, wants := range map[string]struct{ named, text []string }{
			"black-7-3c":             {[]string{terms.Ship(w, portroyal.Black), "3", "7"}, []string{"3", "7"}},
			"red-skull-4c":           {[]string{terms.Ship(w, portroyal.Red), "4"}, []string{"4"}},
			"x-red-6-3c+1":           {[]string{"3", "6"}, []string{"3", "6", "1"}},
			"pirate-3":               {[]string{"3"}, []string{"2"}},
			"expedition-priest2":     {[]string{"4"}, []string{"4", "2"}},
			"trader-blue-2":          {[]string{plain("blue-1-1c"), "2"}, []string{plain("blue-1-1c")}},
			"clerk-green":            {[]string{plain("green-1-1c"), "3"}, []string{plain("green-1-1c")}},
			"u-wholesaler-red-nails": {[]string{plain("red-1-1c"), "2"}, []string{plain("red-1-1c")}},
		} {
			card := cardOf(t, id)
			for _, want := range wants.named {
				if !strings.Contains(terms.Named(w, card), want) {
					t.Errorf("%s: %q, the name of %s, does not tell %q", code, terms.Named(w, card), id, want)
				}
			}
			for _, want := range wants.text {
				if !strings.Contains(terms.OnFace(w, card).Text, want) {
					t.Errorf("%s: %q, the text of %s, does not tell %q", code, terms.OnFace(w, card).Text, id, want)
				}
			}
		}
	}
}

func TestLettersTellTheColoursApart(t *testing.T) {
	for _, code := range words.Languages {
		seen := map[string]portroyal.Colour{}
		for _, card := range portroyal.AllCards(portroyal.DeckBase) {
			face := card.Face()
			if face.Type != portroyal.Ship {
				continue
			}
			w := words.In(code)
			letter := terms.OnFace(w, card).ColourLetter
			if other, taken := seen[letter]; taken && other != face.Colour {
				t.Errorf("%s: %v and %v have the letter %q", code, other, face.Colour, letter)
			}
			seen[letter] = face.Colour
			if len(letter) != 1 || !strings.Contains(strings.ToUpper(terms.Ship(w, face.Colour)), letter) {
				t.Errorf("%s: the letter %q is none of %q", code, letter, terms.Ship(w, face.Colour))
			}
		}
	}
}

func TestWordsFitOnTheCards(t *testing.T) {
	for _, width := range []int{70, 110} { // larger ones are laid out as the second
		for _, large := range []bool{false, true} {
			seen := map[cardface.Words]bool{}
			every(func(w *words.Words, card portroyal.Card) {
				on := terms.OnFace(w, card)
				if seen[on] {
					return // equal words fit on equal faces; drawing takes its time
				}
				seen[on] = true
				r := cardface.Request{Card: card, Width: width, Words: on, Large: large}
				for _, text := range cardface.Overflow(r) {
					t.Errorf("%s: %q does not fit on %v at %d, large %t", w.Language(), text, card, width, large)
				}
			})
		}
	}
}

func TestContractsHaveTheirWords(t *testing.T) {
	for _, code := range words.Languages {
		w, titles := words.In(code), map[string]portroyal.Contract{}
		for _, contract := range portroyal.AllContracts() {
			on := terms.OnContract(w, contract)
			for kind, text := range map[string]string{"title": on.Title, "task": on.Ability, "text": on.Text} {
				if text == "" || strings.Contains(text, "[") || strings.Contains(text, "<no value>") {
					t.Errorf("%s: %v has the %s %q", code, contract, kind, text)
				}
			}
			if other, taken := titles[on.Title]; taken {
				t.Errorf("%s: %v and %v are both called %q", code, contract, other, on.Title)
			}
			titles[on.Title] = contract
		}
		if on := terms.OnContract(w, portroyal.NoContract); on != (cardface.Words{}) {
			t.Errorf("%s: where there is no contract stands %+v", code, on)
		}
	}
}

// The words under which the four languages tell when a contract can be fulfilled.
var whenWords = map[words.Language]struct{ atOnce, activeOnly string }{
	words.English: {"at once", "your own turn"},
	words.German:  {"Entscheide sofort", "eigenen Z"}, // Zug, Zügen
	words.Dutch:   {"Beslis meteen", "als actieve speler"},
	words.Spanish: {"al instante", "en tu turno"},
}

func TestContractsTellWhenTheyCanBeFulfilled(t *testing.T) {
	for _, code := range words.Languages {
		for _, contract := range portroyal.AllContracts() {
			face, text := contract.Face(), terms.ContractText(words.In(code), contract)
			if says := strings.Contains(text, whenWords[code].atOnce); says != face.AtOnce {
				t.Errorf("%s: %v is decided at once %t, the text says %q", code, contract, face.AtOnce, text)
			}
			if says := strings.Contains(text, whenWords[code].activeOnly); says != face.ActiveOnly {
				t.Errorf("%s: %v is for the active player %t, the text says %q", code, contract, face.ActiveOnly, text)
			}
		}
	}
}

func TestSealsAreTold(t *testing.T) {
	for contract, want := range map[portroyal.Contract]string{
		portroyal.LadyKiller: "Siegel 1, Buchstabe G", portroyal.GalleonFoe: "Siegel –1, Buchstabe H",
	} {
		if got := terms.Seal(words.In(words.German), contract); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestWordsFitOnTheContracts(t *testing.T) {
	for _, code := range words.Languages {
		for _, contract := range portroyal.AllContracts() {
			for _, width := range []int{150, 220} { // larger ones are laid out as the second
				for _, large := range []bool{false, true} {
					r := cardface.Request{
						Contract: contract, Width: width, Slots: 1, Words: terms.OnContract(words.In(code), contract),
						Large: large,
					}
					for _, text := range cardface.Overflow(r) {
						t.Errorf("%s: %q does not fit on %v at %d, large %t", code, text, contract, width, large)
					}
				}
			}
		}
	}
}

func TestTheBackOfACardHasNoWords(t *testing.T) {
	if on := terms.OnFace(words.In(words.German), portroyal.NoCard); on != (cardface.Words{}) {
		t.Errorf("%+v", on)
	}
}

// A file may be called anything: the sentence about it stays one, and runs in one direction.
func TestSentencesAboutAnyFile(t *testing.T) {
	for _, language := range words.Languages {
		for name, want := range map[string]string{
			"a\u202egnp.json": "a\ufffdgnp.json", "a\nb": "a\ufffdb", "a\x1b[2Jb": "a\ufffd[2Jb", "👨‍👩‍👧‍👦.json": "👨‍👩‍👧‍👦.json",
		} {
			if told := words.In(language).T("notice.game.foreign", "File", name); !strings.Contains(told, want) {
				t.Errorf("%s: %q is told as %q", language, name, told)
			}
		}
	}
}
