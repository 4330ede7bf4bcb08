// Package gametest gives tests of the table games to show: of every kind, played as far as needed.
package gametest

import (
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
)

// Seats are Ann, Ben, Cem, Dora and Eve, who are persons if the name of the computer player is "".
func Seats(players ...string) (seats []match.Seat) {
	for i, player := range players {
		seats = append(seats, match.Seat{Name: []string{"Ann", "Ben", "Cem", "Dora", "Eve"}[i], Player: player})
	}
	return seats
}

// Base starts a game without variants with the first seat.
func Base(t testing.TB, seed uint64, players ...string) *match.Match {
	t.Helper()
	return New(t, Printed(portroyal.DeckBase), seed, players...)
}

// New starts a game with these options, except for the number of players.
func New(t testing.TB, options portroyal.Options, seed uint64, players ...string) *match.Match {
	t.Helper()
	options.Players = uint8(len(players))
	m, err := match.New(match.Setup{Options: options, Seats: Seats(players...), Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// OfKind starts a game of persons; the kinds of games take turns.
func OfKind(t testing.TB, game uint64) *match.Match {
	t.Helper()
	kind := Kinds[game%uint64(len(Kinds))]
	players := min(2+int(game)%4, portroyal.MostPlayers(kind.Decks))
	if kind.Players == 1 {
		players = 1
	}
	return New(t, kind, game, make([]string, players)...)
}

// Printed are the printed options of a game with these decks.
func Printed(decks portroyal.Deck) portroyal.Options {
	options := portroyal.DefaultOptions()
	options.Decks, options.Target = decks, portroyal.PrintedTarget(decks)
	return options
}

// Kinds are games that cover all questions: the base game, everything, Unterwegs, contracts, contracts that
// players decide about, together against time, and alone.
var Kinds = func() []portroyal.Options {
	everything := Printed(portroyal.AllDecks &^ portroyal.DeckUnterwegs)
	contracts := everything
	contracts.Contracts = true
	decided := contracts
	decided.AutoContracts = false
	together := decided
	together.Cooperative = true
	alone := together
	alone.Players, alone.AutoContracts = 1, true
	return []portroyal.Options{
		Printed(portroyal.DeckBase), everything, Printed(portroyal.DeckUnterwegs), contracts, decided, together, alone,
	}
}()

// Decided is the kind with everything in which players decide about contracts.
const Decided = 4

// Likely picks an action, persons before ships before stopping, so that tableaux fill up.
func Likely(legal []portroyal.Action, random *rand.Rand) portroyal.Action {
	return Weighted(legal, random, func(action portroyal.Action) int {
		switch {
		case action.Kind == portroyal.Take && action.Card.Face().Type == portroyal.Person:
			return 12
		case action.Kind == portroyal.RevealNext, action.Kind == portroyal.Take:
			return 8
		}
		return 2
	})
}

// Weighted picks an action at random with these weights.
func Weighted(legal []portroyal.Action, random *rand.Rand, weight func(portroyal.Action) int) portroyal.Action {
	total := 0
	for _, action := range legal {
		total += weight(action)
	}
	n := random.IntN(total)
	for _, action := range legal {
		if n -= weight(action); n < 0 {
			return action
		}
	}
	panic("the weights do not add up")
}

// Until plays games of these options at random, seed after seed, until the position holds.
func Until(t testing.TB, options portroyal.Options, holds func(*match.Match) bool, players ...string) *match.Match {
	t.Helper()
	for seed := range uint64(4000) {
		m := New(t, options, seed, players...)
		random := rand.New(rand.NewPCG(seed, 1))
		for !m.Over() {
			if holds(m) {
				return m
			}
			if _, err := m.Play(Likely(m.Legal(), random)); err != nil {
				t.Fatal(err)
			}
		}
	}
	panic("no game leads there")
}

// Card is the card with an id.
func Card(t testing.TB, id string) portroyal.Card {
	t.Helper()
	card, err := portroyal.ParseCard(id)
	if err != nil {
		t.Fatal(err)
	}
	return card
}

// Tax is a tax increase.
func Tax(t testing.TB) portroyal.Card { return Card(t, "tax-maxSwords") }
