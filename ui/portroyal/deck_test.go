package portroyal

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/deckfile"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/shell"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// deckOf writes the file of a deck in some order.
func deckOf(t *testing.T, decks portroyal.Deck) (*deckfile.Deck, string) {
	t.Helper()
	deck, err := deckfile.Shuffled(decks, 8)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := deck.Write(&text); err != nil {
		t.Fatal(err)
	}
	return deck, put(t, "cup.json", text.String())
}

// put writes a file with a name.
func put(t *testing.T, name, content string) (file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// setsUpWith checks that a game is set up with the deck of a file.
func (b *bench) setsUpWith(file string) *setup.Setup {
	b.t.Helper()
	screen, is := b.Screen().(*setup.Setup)
	if !is || !visible.Says(b.Top(), b.stage.Words.T("setup.deck", "File", filepath.Base(file))) || b.Said() != "" {
		b.t.Fatalf("the window shows a %T, and %q is said:\n%s", b.Screen(), b.Said(), visible.Texts(b.Top()))
	}
	return screen
}

// A file with a deck leads to the set-up of a game with it, however it comes. What is dealt then is the deck, and the
// next game is another one.
func TestDeckIsSetUpAndDealt(t *testing.T) {
	for decks, players := range map[portroyal.Deck]int{
		portroyal.DeckBase: 3, portroyal.DeckUnterwegs: 3, portroyal.DeckBase | portroyal.DeckExpansion: 3,
	} {
		deck, file := deckOf(t, decks)
		for way, to := range map[string]func(b *bench){
			"the command line": func(b *bench) {
				b.config.Open = file
				b.Begin()
			},
			"a drop":     func(b *bench) { b.OpenFile(file) },
			"a question": func(b *bench) { b.OpenOther() },
		} {
			b := keptBench(t, t.TempDir(), words.English)
			b.config.Browser = &shell.Browser{
				Upload:   func(_ string, then func(string)) { then(file) },
				Download: func(string, []byte) {}, Speaks: func(words.Language) {}, KeepForGood: func() {},
			}
			to(b)
			b.setsUpWith(file)
			b.Press(fyne.KeyReturn)
			if b.Table == nil {
				t.Fatalf("%s by %s: no game begins", decks, way)
			}
			r := b.house.Match.Record()
			if !slices.Equal(r.Deck, deck.Cards) || r.Rules().Decks != decks || len(r.Seats) != players {
				t.Errorf("%s by %s: dealt are %s to %d players", decks, way, r.Rules().Decks, len(r.Seats))
			}
			if n := r.Rules().FaceUp(); !slices.Equal(r.Contracts, deck.Contracts[:min(n, len(deck.Contracts))]) {
				t.Errorf("%s by %s: the contracts are %v", decks, way, r.Contracts)
			}
			if r.Chosen.Seed || progress.Of(b.settings).Setup.Options.Decks != decks {
				t.Errorf("%s by %s: chosen are %v, remembered %+v", decks, way, r.Chosen, progress.Of(b.settings).Setup)
			}
			if b.playLast(); b.house.Match.Record().Deck != nil {
				t.Errorf("%s by %s: the next game is dealt from it again", decks, way)
			}
		}
	}
}

// The first card that is turned up is the first one after the coins.
func TestCardsComeInTheOrderOfTheDeck(t *testing.T) {
	deck, file := deckOf(t, portroyal.DeckBase)
	b := keptBench(t, t.TempDir(), words.English)
	last := hotSeat("Ann", "Ben", "Cem")
	b.own().Setup = &last
	b.OpenFile(file)
	b.Press(fyne.KeyReturn, fyne.KeySpace)
	if got, want := b.house.Match.Record().Cards, deck.Cards[9:10]; !slices.Equal(got, want) {
		t.Errorf("%v is turned up, not %v", got, want)
	}
}

// A deck that is dropped in the middle of a game lets that wait; on the set-up it leaves everything else as it is.
func TestDeckInTheMiddleOfSomething(t *testing.T) {
	_, file := deckOf(t, portroyal.DeckBase)
	b := keptBench(t, t.TempDir(), words.English)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
	b.act(portroyal.Action{Kind: portroyal.RevealNext})
	on := b.house.Match
	b.OpenFile(file)
	screen := b.setsUpWith(file)
	screen.Seats[0].Name = "Zoe"
	_, other := deckOf(t, portroyal.DeckUnterwegs)
	other = put(t, "final.json", held(t, other))
	b.OpenFile(other)
	if b.setsUpWith(other) != screen || screen.Seats[0].Name != "Zoe" {
		t.Error("what has been chosen is lost")
	}
	b.Press(fyne.KeyEscape)
	if b.house.Match != on || !b.OnScreen() {
		t.Fatalf("Esc leads to a %T", b.Screen())
	}
	b.act(portroyal.Action{Kind: portroyal.RevealNext}) // it goes on
	b.OpenFile(file)
	b.Press(fyne.KeyReturn)
	if r := b.house.Match.Record(); r.Deck == nil || r.Seats[0].Name != "Zoe" { // who was laid aside
		t.Errorf("it is not dealt, but to %+v", r.Seats)
	}
	b.looksAgain()
	if !slices.ContainsFunc(b.kept(), func(file string) bool { return strings.Contains(file, on.Record().ID) }) {
		t.Error("the game before is lost")
	}
}

// A deck that is wrong is told of in one sentence, in every language, and a game stays on the table.
func TestWrongDecksAreTold(t *testing.T) {
	_, right := deckOf(t, portroyal.DeckBase)
	base := held(t, right)
	card := `"` + portroyal.DeckBase.DrawPileCards()[0].String() + `"`
	for content, id := range map[string]words.ID{
		base[:len(base)/2]: "notice.deck.damaged",
		base + "}":         "notice.deck.damaged",
		strings.Replace(base, "deck-1", "deck-2", 1):      "notice.deck.newer",
		base + strings.Repeat(" ", deckfile.MostBytes):    "notice.deck.too-long",
		strings.Replace(base, card+",", "", 1):            "notice.deck.wrong",
		strings.Replace(base, card, `"mermaid"`, 1):       "notice.deck.wrong",
		strings.Replace(base, `"base"`, `"unterwegs"`, 1): "notice.deck.wrong",
		`{"format": "port-royal-deck-1"}`:                 "notice.deck.wrong",
		`{"milk": 2}`:                                     "notice.game.foreign",
	} {
		file := put(t, "cup.json", content)
		for _, language := range words.Languages {
			b := keptBench(t, t.TempDir(), language)
			b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
			b.act(portroyal.Action{Kind: portroyal.RevealNext})
			on := b.house.Match
			b.OpenFile(file)
			if b.Said() != b.stage.Words.T(id, "File", file) || b.house.Match != on || !b.OnScreen() {
				t.Errorf("%s, %.80q: %q is said", language, content, b.Said())
			}
			if held(t, file) != content {
				t.Errorf("%s, %.80q: it is not as it was", language, content)
			}
		}
	}
}

// A game with a deck can be played again with the same cards, as is said, or with others; whoever only looks at it later
// can do so, too.
func TestPlayingAgainWithADeck(t *testing.T) {
	deck, file := deckOf(t, portroyal.DeckBase|portroyal.DeckExpansion)
	b := keptBench(t, t.TempDir(), words.English)
	last := hotSeat("Ann", "Ben")
	b.own().Setup = &last
	b.OpenFile(file)
	b.Press(fyne.KeyReturn)
	b.along()
	random := rand.New(rand.NewPCG(3, 4))
	for !b.game.Over() {
		b.act(gametest.Likely(b.game.Legal(), random))
	}
	id := b.house.Match.Record().ID
	again := func(way words.ID, same bool) {
		t.Helper()
		b.Tap(way)
		r := b.house.Match.Record()
		if r.ID == id || len(r.Seats) != 2 || r.Seats[1].Name != "Ben" || (r.Deck != nil) != same {
			t.Fatalf("%s: dealt to %+v, from the deck: %v", way, r.Seats, r.Deck != nil)
		}
		if same && (!slices.Equal(r.Deck, deck.Cards) || !slices.Equal(r.Contracts, deck.Contracts[:4])) {
			t.Errorf("%s: other cards", way)
		}
	}
	again("end.same", true)
	b.OpenResult(id)
	again("end.another", false)
	b.OpenResult(id)
	b.Tap("end.setup")
	if visible.Says(b.Top(), b.stage.Words.T("setup.deck", "File", filepath.Base(file))) {
		t.Error("another game is set up with it, and nobody has asked for that")
	}
}
