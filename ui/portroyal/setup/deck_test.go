package setup

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/deckfile"
	"portroyal/ui/setup/setuptest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// shuffled is a deck in some order.
func shuffled(t *testing.T, decks portroyal.Deck) *deckfile.Deck {
	t.Helper()
	deck, err := deckfile.Shuffled(decks, 3)
	if err != nil {
		t.Fatal(err)
	}
	return deck
}

// laid are decks, each with the presets that can be dealt from it.
var laid = map[portroyal.Deck][]string{
	portroyal.DeckBase:                         {"base", "caribbean"},
	portroyal.DeckBase | portroyal.DeckGambler: nil,
	portroyal.DeckUnterwegs:                    {"unterwegs"},
	expanded:                                   {"contracts", "together", "alone"},
	expanded | portroyal.DeckNails | portroyal.DeckGambler: {"everything"},
}

// offered are the titles of the presets that are shown.
func (b *bench) offered() (titles []string) {
	if _, any := b.Focus.Names["presets"]; !any {
		return nil
	}
	for _, pick := range b.Picks("presets").List() {
		titles = append(titles, pick.Name)
	}
	return titles
}

// flipAll flips every toggle that can be flipped, and calls do after each.
func (b *bench) flipAll(do func(name string)) {
	for _, name := range b.Names() {
		if toggle, is := b.Focus.Names[name].(*widgets.Toggle); is && !toggle.Forbidden() {
			b.Flip(name)
			do(name)
		}
	}
}

// Whatever was chosen before, and whatever of what is offered is chosen then, the game can be dealt from the deck: its
// edition stays, and so do contracts if the deck has their order. Of the presets that are offered each is chosen after some of
// those that can be chosen before.
func TestOnlyWhatFitsTheDeckCanBeChosen(t *testing.T) {
	for decks, fitting := range laid {
		for turn, before := range presets {
			b := newBench(t, nil, setuptest.Usual, words.English)
			b.preset(string(before.name))
			b.wish.Options.Target = portroyal.PrintedTarget(b.wish.Options.Decks)
			deck := shuffled(t, decks)
			b.Lay(deck, "/home/ann/cup.json")
			b.Fold()
			var titles []string
			for _, name := range fitting {
				titles = append(titles, b.stage.Words.T(presetTitles.ID(presetName(name))))
			}
			if got := b.offered(); !slices.Equal(got, titles) {
				t.Errorf("%s after %s: offered are %q, want %q", decks, before.name, got, titles)
			}
			if o := b.settled().Options; o.Target != portroyal.PrintedTarget(decks) {
				t.Errorf("%s after %s: %d points", decks, before.name, o.Target)
			}
			dealt := func(what string) {
				o := b.settled().Options
				if o.Check() != nil || o.Decks != decks || o.Contracts != (deck.Contracts != nil) {
					t.Errorf("%s after %s, and %s: %+v (%v)", decks, before.name, what, o, o.Check())
				}
			}
			dealt("nothing")
			for i, name := range fitting {
				if i != turn%len(fitting) {
					continue
				}
				b.Choose("presets", i)
				if dealt(name); presets[presetOf(b.settled().Options)].name != presetName(name) {
					t.Errorf("%s: %s is not chosen", decks, name)
				}
				for players := range b.Picks("players").List() {
					b.Choose("players", players)
					dealt(fmt.Sprintf("%d players", len(b.settled().Seats)))
				}
				b.flipAll(dealt)
			}
			b.flipAll(dealt)
			b.begin()
			if b.dealt != deck {
				t.Errorf("%s: it is not dealt from the deck", decks)
			}
		}
	}
}

// Without an order of the contracts they can be played with or not.
func TestDeckWithoutContracts(t *testing.T) {
	b := newBench(t, nil, setuptest.Usual, words.English)
	deck := shuffled(t, expanded)
	deck.Contracts = nil
	b.Lay(deck, "cup.json")
	if b.settled().Options.Contracts {
		t.Error("the deck brings contracts")
	}
	b.Flip("variant.contracts")
	if !b.settled().Options.Contracts {
		t.Error("they cannot be chosen")
	}
}

// The screen names the file, and says what the file decides and why that cannot be chosen; the seed is no longer said to
// deal the cards. All of that is over when the player wants them shuffled.
func TestDeckIsNamedAndLetGo(t *testing.T) {
	for _, language := range words.Languages {
		b := newBench(t, nil, setuptest.Usual, language)
		w := b.stage.Words
		b.Fold()
		b.Lay(shuffled(t, expanded), "/home/ann/cup \u202efinal\n2.json")
		says := []string{w.T("setup.deck", "File", "cup final 2.json"), w.T("setup.start.random")}
		for _, text := range says {
			if !visible.Says(b.Body, text) {
				t.Errorf("%s: nobody says %q", language, text)
			}
		}
		forbidden := func(is bool) {
			t.Helper()
			for _, name := range []string{"deck.base", "deck.unterwegs", "deck.gambler", "variant.contracts"} {
				if b.Toggle(name).Forbidden() != is {
					t.Errorf("%s: %s is forbidden: %v", language, name, !is)
				}
			}
			text := strings.Join(strings.Fields(visible.Texts(b.Body)), " ") // lines are broken
			for id, with := range map[words.ID]bool{"setup.deck.why": true, "setup.seed.deck": true, "setup.seed.about": false} {
				if strings.Contains(text, w.T(id)) != (with == is) {
					t.Errorf("%s: %s is not as it should be:\n%s", language, id, text)
				}
			}
		}
		forbidden(true)
		test.Tap(b.Focus.Names["shuffle"].(*widgets.Plate))
		forbidden(false)
		if visible.Says(b.Body, says[0]) || len(b.offered()) != len(presets) || b.settled().Options.Decks != expanded {
			t.Errorf("%s: the deck is not let go, or %+v", language, b.settled().Options)
		}
		if b.begin(); b.dealt != nil {
			t.Errorf("%s: it is dealt from the deck", language)
		}
	}
}

// The row of the deck fits every window in every language, also where its file has a long name and nothing is folded; in a
// window of usual size nothing scrolls for it. There are as many players as there can be, or as few; in the language with the
// longest words, as many as anybody chooses.
func TestDeckFitsTheWindow(t *testing.T) {
	for _, size := range setuptest.Sizes {
		for _, language := range words.Languages {
			for decks, fitting := range laid {
				b := newBench(t, nil, size, language)
				b.Lay(shuffled(t, decks), strings.Repeat("the finals of the second cup ", 4)+".json")
				for i := range max(1, len(fitting)) {
					if len(fitting) > 0 {
						b.Choose("presets", i)
					}
					most := len(b.Picks("players").List()) - 1
					for players := range most + 1 {
						if language != words.German && players > 0 && players < most {
							continue
						}
						b.Choose("players", players)
						what := fmt.Sprintf("%v, %s, %s, %d, %d players", size, language, decks, i, len(b.settled().Seats))
						b.Fits(what)
						if size.Height >= setuptest.Small.Height {
							b.FitsUnfolded(what)
						}
					}
				}
				b.Fold()
				b.Fits(fmt.Sprintf("%v, %s, %s, unfolded", size, language, decks))
			}
		}
	}
}
