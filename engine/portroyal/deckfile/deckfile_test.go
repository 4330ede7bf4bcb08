package deckfile_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/deckfile"
)

// editions are sets of decks that games are played with.
var editions = []portroyal.Deck{
	portroyal.DeckBase, portroyal.DeckUnterwegs, portroyal.DeckBase | portroyal.DeckExpansion,
	portroyal.DeckBase | portroyal.DeckExpansion | portroyal.DeckNails | portroyal.DeckGambler,
}

// written is a deck's file.
func written(t testing.TB, decks portroyal.Deck, seed uint64) string {
	t.Helper()
	d, err := deckfile.Shuffled(decks, seed)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := d.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// A deck is read as it was written, one card a line, and its order follows from the seed.
func TestDecksAreWrittenAndRead(t *testing.T) {
	for _, decks := range editions {
		text := written(t, decks, 3)
		d, err := deckfile.Decode([]byte(text))
		if err != nil {
			t.Fatalf("%s: %v", decks, err)
		}
		same, err := deckfile.Shuffled(decks, 3)
		if diff := cmp.Diff(same, d); err != nil || diff != "" {
			t.Errorf("%s: it is read otherwise: %v\n%s", decks, err, diff)
		}
		if text == written(t, decks, 4) || !deckfile.Is([]byte(text)) || strings.Count(text, "\n") < len(d.Cards) {
			t.Errorf("%s:\n%.300s", decks, text)
		}
		if err := d.Options().Check(); err != nil || d.Options().Decks != decks {
			t.Errorf("%s: %v", decks, err)
		}
	}
	if _, err := deckfile.Shuffled(portroyal.DeckGambler, 3); err == nil {
		t.Error("no game is played with the gambler alone")
	}
}

// Whatever is wrong with a file is said in one sentence.
func TestWrongDecksAreRefused(t *testing.T) {
	base, large := written(t, portroyal.DeckBase, 3), written(t, portroyal.DeckBase|portroyal.DeckExpansion, 3)
	contract := portroyal.AllContracts()
	once := func(text, old, now string) string {
		if !strings.Contains(text, old) {
			t.Fatalf("there is no %s", old)
		}
		return strings.Replace(text, old, now, 1)
	}
	line := func(name string) string { return "  \"" + name + "\",\n" }
	for _, test := range []struct {
		name, file, says string
		fault            deckfile.Fault
	}{
		{"right", base, "", 0},
		{"right with contracts", large, "", 0},
		{"the base game is usual", once(base, "\"decks\": [\n  \"base\"\n ],", ""), "", 0},
		{"empty", "", "ends too early", deckfile.Damaged},
		{"null", "null", `"" is not "port-royal-deck-1"`, deckfile.Damaged},
		{"a list", "[]", "should be", deckfile.Wrong},
		{"a record", `{"format": "port-royal-record-7"}`, `"port-royal-record-7" is not "port-royal-deck-1"`, deckfile.Damaged},
		{"of a later program", once(base, "deck-1", "deck-2"), `"port-royal-deck-2" is not "port-royal-deck-1"`, deckfile.Newer},
		{"cut off", base[:len(base)/2], "ends too early", deckfile.Damaged},
		{"something after it", base + "x", "after its end", deckfile.Damaged},
		{"another field", once(base, `"decks"`, `"deck"`), `no field "deck"`, deckfile.Wrong},
		{"unknown decks", once(base, `"base"`, `"sea"`), `unknown deck "sea"`, deckfile.Wrong},
		{"no decks", once(base, `"base"`, ``), "base or unterwegs (S3)", deckfile.Wrong},
		{"decks that do not fit", once(base, `"base"`, `"base", "unterwegs"`), "(S3)", deckfile.Wrong},
		{"decks of another deck", once(base, `"base"`, `"unterwegs"`), "cards: there are 119 of them, and unterwegs has", deckfile.Wrong},
		{"an unknown card", once(base, `"settler"`, `"mermaid"`), `unknown card "mermaid"`, deckfile.Wrong},
		{"a card without a name", once(base, `"settler"`, `""`), `unknown card ""`, deckfile.Wrong},
		{"no card", once(base, `"settler"`, `null`), "null", deckfile.Wrong},
		{"a number", once(base, `"settler"`, `7`), "cards", deckfile.Wrong},
		{"a card too few", once(base, line("settler"), ""), "cards: there are 118 of them, and base has 119 (S1)", deckfile.Wrong},
		{"a card too many", once(base, line("settler"), line("settler")+line("settler")), "there are 120 of them, and base has 119 (S1)", deckfile.Wrong},
		{"another card", once(base, `"settler"`, `"governor"`), `cards: "governor" is there 5 times, and base has 4 of it (S1)`, deckfile.Wrong},
		{"the card for five", once(base, `"settler"`, `"expedition-five-players"`), `"expedition-five-players" is there 1 times`, deckfile.Wrong},
		{"no cards", `{"format": "port-royal-deck-1"}`, "cards: there are 0 of them", deckfile.Wrong},
		{"contracts without the expansion", once(base, `"cards"`, `"contracts": ["`+contract[0].String()+`"], "cards"`), "expansion (S3)", deckfile.Wrong},
		{"a contract twice", once(large, `"`+contract[0].String()+`"`, `"`+contract[1].String()+`"`), `contracts: "` + contract[1].String() + `" is there twice (K1)`, deckfile.Wrong},
		{"an unknown contract", once(large, `"`+contract[0].String()+`"`, `"sail"`), `"sail"`, deckfile.Wrong},
		{"too long", base + strings.Repeat(" ", deckfile.MostBytes), "longer than", deckfile.TooLong},
	} {
		_, err := deckfile.Decode([]byte(test.file))
		var wrong *deckfile.Error
		switch {
		case test.says == "" && err != nil:
			t.Errorf("%s: %v", test.name, err)
		case test.says != "" && (err == nil || !strings.Contains(err.Error(), test.says)):
			t.Errorf("%s: got %v, want %q", test.name, err, test.says)
		case err != nil && (!errors.As(err, &wrong) || wrong.Fault != test.fault):
			t.Errorf("%s: the fault of %v is not %s", test.name, err, test.fault)
		case err != nil && (strings.Contains(err.Error(), "\n") || len(err.Error()) > 200):
			t.Errorf("%s: not one short sentence: %v", test.name, err)
		}
	}
	d, err := deckfile.Decode([]byte(large))
	if err != nil {
		t.Fatal(err)
	}
	missing := d.Contracts[2]
	d.Contracts = append(d.Contracts[:2:2], d.Contracts[3:]...)
	text, err := json.Marshal(d)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := deckfile.Decode(text); err == nil || err.Error() != `contracts: "`+missing.String()+`" is missing (K1)` {
		t.Errorf("a contract is missing: %v", err)
	}
}

// A file says what it is in its field format, wherever that stands; where it cannot be read, its beginning does.
func TestDecksAreToldFromOtherFiles(t *testing.T) {
	base := written(t, portroyal.DeckBase, 3)
	var fields map[string]any
	if err := json.Unmarshal([]byte(base), &fields); err != nil {
		t.Fatal(err)
	}
	sorted, err := json.Marshal(fields) // the cards come first
	if err != nil {
		t.Fatal(err)
	}
	for file, is := range map[string]bool{
		base: true, string(sorted): true, base[:200]: true, strings.Replace(base, "deck-1", "deck-9", 1): true,
		"": false, "null": false, `{"format": "port-royal-record-7"}`: false,
		`{"format": "port-royal-record-7", "seats": [{"name": "port-royal-deck-1"}]}`: false,
	} {
		if deckfile.Is([]byte(file)) != is {
			t.Errorf("%.60q is a deck: %v", file, !is)
		}
	}
}

func FuzzDecode(f *testing.F) {
	for _, decks := range editions {
		f.Add([]byte(written(f, decks, 1)))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := deckfile.Decode(data)
		if err != nil {
			if strings.Contains(err.Error(), "\n") || len(err.Error()) > 400 {
				t.Fatalf("not one short sentence: %v", err)
			}
			return
		}
		var b bytes.Buffer
		if err := d.Write(&b); err != nil {
			t.Fatal(err)
		}
		again, err := deckfile.Decode(b.Bytes())
		if err != nil || len(again.Cards) != len(d.Cards) {
			t.Fatal(err)
		}
	})
}
