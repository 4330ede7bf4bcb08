package match_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/deckfile"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
)

// startLaid begins a game of an edition with a deck in a given order; seat 0 starts.
func startLaid(t *testing.T, edition string, order, seed uint64) *match.Match {
	t.Helper()
	s := editions[edition]
	deck, err := deckfile.Shuffled(s.Options.Decks, order)
	if err != nil {
		t.Fatal(err)
	}
	s.Deck, s.Seed, s.Start = deck, seed, 0
	m, err := match.New(s)
	if err != nil {
		t.Fatal(err)
	}
	if n := s.Options.FaceUp(); n > 0 && !slices.Equal(m.Record().Contracts, deck.Contracts[:n]) {
		t.Errorf("%s: the contracts are %v, and the deck has %v", edition, m.Record().Contracts, deck.Contracts)
	}
	return m
}

// The cards come in the order of the deck: those that are turned up, the coins that are paid, and those of the Time Pile.
// Once the discards have been shuffled (C4) chance decides, by the seed.
func TestDeckIsDealtInItsOrder(t *testing.T) {
	happened := map[portroyal.EventKind]int{}
	turnedUp, timed, differ := 0, 0, 0
	for edition := range editions {
		for order := range uint64(4) {
			m, again, other := startLaid(t, edition, order, 1), startLaid(t, edition, order, 1), startLaid(t, edition, order, 2)
			deck := m.Record().Deck
			first := m.Position()
			random, renewed := rand.New(rand.NewPCG(order, 5)), false
			for !m.Over() {
				before, legal := m.Position(), m.Legal()
				action := legal[random.IntN(len(legal))]
				events, err := m.Play(action)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := again.Play(action); err != nil || again.Position() != m.Position() {
					t.Fatalf("%s, order %d: the same seed leads elsewhere: %v", edition, order, err)
				}
				for _, e := range events {
					happened[e.Kind]++
				}
				if !renewed {
					renewed = slices.ContainsFunc(events, func(e portroyal.Event) bool { return e.Kind == portroyal.PileRenewed })
					place := len(deck) - before.PileSize()
					if before.NextCard() == portroyal.TimePile {
						place = 3*first.Players() + first.VictoryPile() + first.TimePile() - before.TimePile()
						timed++
					}
					if action.Kind == portroyal.RevealNext && before.PileSize() > 0 {
						turnedUp++
						if e := events[0]; e.Card != deck[place] {
							t.Fatalf("%s, order %d: %q is turned up, and the deck has %q there", edition, order, e.Card, deck[place])
						}
					}
				}
				if other != nil {
					if _, err := other.Play(action); !renewed && (err != nil || !slices.Equal(other.Record().Cards, m.Record().Cards)) {
						t.Fatalf("%s, order %d: another seed brings other cards before the discards are shuffled: %v", edition, order, err)
					}
					if renewed && !slices.Equal(other.Record().Cards, m.Record().Cards) {
						differ++
						other = nil
					}
				}
			}
			playsOn(t, m)
		}
	}
	if turnedUp < 400 || timed < 10 || differ < 5 || happened[portroyal.PileRenewed] < 10 || happened[portroyal.PersonHired] < 100 {
		t.Errorf("the sample shows nothing: %d cards, %d of a Time Pile, %d games differ, %v", turnedUp, timed, differ, happened)
	}
}

// The coins of a seat are the cards that it was dealt and has gained, the last one on top (C1).
func TestFirstCoinsAreThoseOfTheDeck(t *testing.T) {
	paid := 0
	for order := range uint64(20) {
		m := startLaid(t, "persons", order, 1)
		deck := m.Record().Deck
		for at := m.Position(); at.Active() == 0 && at.Coins(0) == 3; at = m.Position() {
			legal := m.Legal()
			take := slices.IndexFunc(legal, func(a portroyal.Action) bool { return a.Kind == portroyal.Take })
			events, err := m.Play(legal[max(take, 0)])
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				if e.Kind != portroyal.PersonHired || e.Seat != 0 {
					continue
				}
				paid += int(e.N)
				shown := m.Record().Cards[len(m.Record().Cards)-int(e.N):]
				for i, card := range shown {
					if card != deck[2-i] {
						t.Errorf("order %d: coin %d shows %q, and the deck has %q", order, 3-i, card, deck[2-i])
					}
				}
			}
			if view := m.View(); view.Phase() == portroyal.Discover && len(view.Harbour()) > 2 {
				if _, err := m.Play(portroyal.Action{Kind: portroyal.Stop}); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if paid < 10 {
		t.Errorf("only %d coins were paid", paid)
	}
}

// What is taken back comes again as it was, as far as it comes from the deck, and a game of a file goes on as it would
// have.
func TestDeckIsTheSameAfterTakingBack(t *testing.T) {
	undone := 0
	for edition := range editions {
		for order := range uint64(2) {
			m, random := startLaid(t, edition, order, 3), rand.New(rand.NewPCG(order, 6))
			for !m.Over() {
				decide(t, m, random)
				steps, ok := m.Undoable()
				if !ok || random.IntN(6) > 0 {
					continue
				}
				record := slices.Clone(m.Record().Cards)
				action, view := m.Steps()[steps].Action, m.ViewAt(steps+1)
				m.BackTo(steps)
				undone++
				playsOn(t, m)
				if _, err := m.Play(action); err != nil {
					t.Fatal(err)
				}
				renewed := slices.ContainsFunc(m.Steps(), func(s match.Step) bool {
					return slices.ContainsFunc(s.Events, func(e portroyal.Event) bool { return e.Kind == portroyal.PileRenewed })
				})
				if now := m.Record().Cards; !renewed && (m.View() != view || !slices.Equal(now, record[:len(now)])) {
					t.Fatalf("%s, order %d: other cards come after something was taken back", edition, order)
				}
				playsOn(t, m)
			}
			on, err := m.PlayOn(len(m.Steps())/2, nil)
			if err != nil || !slices.Equal(on.Record().Deck, m.Record().Deck) {
				t.Fatalf("%s: the game that is played on has another deck: %v", edition, err)
			}
			for !on.Over() {
				decide(t, on, random)
			}
			playsOn(t, on)
		}
	}
	if undone < 20 {
		t.Errorf("only %d times something was taken back", undone)
	}
}

// A record whose cards are not those of its deck is refused, as are a deck of other cards, and one in a game from before
// there were any.
func TestRecordsWithWrongDecksAreRefused(t *testing.T) {
	for name, test := range map[string]struct {
		change func(*transcript.Record)
		says   string
	}{
		"another order": {func(r *transcript.Record) {
			slices.Reverse(r.Deck)
		}, "comes to light, and the deck has"},
		"too few cards": {func(r *transcript.Record) { r.Deck = r.Deck[1:] }, "deck: cards: there are"},
		"other cards": {func(r *transcript.Record) {
			r.Deck[slices.IndexFunc(r.Deck, func(c portroyal.Card) bool { return c != r.Deck[0] })] = r.Deck[0]
		}, "deck: cards: "},
		"the format before": {func(r *transcript.Record) { r.Format = transcript.GambleOnceFormat }, "no order could be given"},
	} {
		m := startLaid(t, "base", 4, 4)
		for random := rand.New(rand.NewPCG(4, 4)); !m.Over(); {
			decide(t, m, random)
		}
		r := m.Record()
		r.Deck = slices.Clone(r.Deck)
		if _, err := transcript.Decode(r.Bytes()); err != nil {
			t.Fatal(err)
		}
		test.change(r)
		if _, err := transcript.Decode(r.Bytes()); err == nil || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%s: got %v, want %q", name, err, test.says)
		}
	}
	s := editions["unterwegs"]
	s.Deck, _ = deckfile.Shuffled(portroyal.DeckBase, 1)
	if _, err := match.New(s); err == nil || !strings.Contains(err.Error(), "decks: the given order is one of base") {
		t.Errorf("a deck of another edition: %v", err)
	}
}

// Another game with the deck that a record gives has the same cards and the same contracts.
func TestGivenDeckIsDealtAgain(t *testing.T) {
	for edition, s := range editions {
		m := startLaid(t, edition, 6, 6)
		for random := rand.New(rand.NewPCG(6, 6)); !m.Over(); {
			decide(t, m, random)
		}
		read, err := transcript.Decode(m.Record().Bytes())
		if err != nil {
			t.Fatal(err)
		}
		s.Deck, s.Seed, s.Start = read.Given(), 6, 0
		again, err := match.New(s)
		if err != nil {
			t.Fatalf("%s: %v", edition, err)
		}
		if r := again.Record(); !slices.Equal(r.Deck, read.Deck) || !slices.Equal(r.Contracts, read.Contracts) {
			t.Errorf("%s: it is another deck", edition)
		}
		for random := rand.New(rand.NewPCG(6, 6)); !again.Over(); {
			decide(t, again, random)
		}
		if !slices.Equal(again.Record().Cards, read.Cards) {
			t.Errorf("%s: other cards come", edition)
		}
	}
	if r := start(t, "base", 1).Record(); r.Given() != nil {
		t.Error("a deck was given although chance decided")
	}
}
