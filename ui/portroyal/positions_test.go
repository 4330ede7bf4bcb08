package portroyal

import (
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/table/gametest"
)

// hotSeat is a game of persons with these names.
func hotSeat(names ...string) progress.Setup {
	options := portroyal.DefaultOptions()
	options.Players = uint8(len(names))
	setup := progress.Setup{Options: options}
	for i, name := range names {
		setup.Seats = append(setup.Seats, progress.Seat{Name: name, Colour: i})
	}
	return setup
}

// withSeed gives the set-up its seed.
func withSeed(setup progress.Setup, seed uint64) progress.Setup {
	setup.Seed = &seed
	return setup
}

// mostActions bounds the games through which a position is looked for; a short way to it is soon
// played on the table.
const mostActions = 400

// reach looks for a game, and the actions in it, that lead to a position. Persons hire rather
// than trade, and keep who serves expeditions, so that rich positions come up.
func reach(t *testing.T, setup progress.Setup, holds func(*match.Match) bool) (progress.Setup, []portroyal.Action) {
	t.Helper()
	for seed := range uint64(3000) {
		m, err := match.New(match.Setup{
			Options: setup.Options, Seats: make([]match.Seat, len(setup.Seats)), Seed: seed,
			Start: setup.Start,
		})
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(seed, 1))
		var played []portroyal.Action
		for len(played) < mostActions {
			if holds(m) {
				return withSeed(setup, seed), played
			}
			if m.Over() {
				break
			}
			action := likely(m.Legal(), random)
			if _, err := m.Play(action); err != nil {
				t.Fatal(err)
			}
			played = append(played, action)
		}
	}
	t.Fatal("no game leads there")
	return setup, nil
}

// likely picks an action, persons before ships before stopping.
func likely(legal []portroyal.Action, random *rand.Rand) portroyal.Action {
	return gametest.Weighted(legal, random, func(action portroyal.Action) int {
		switch {
		case action.Kind == portroyal.Take && action.Card.Face().Type == portroyal.Person:
			return 12 + 12*int(action.Card.Face().Cost)
		case action.Kind == portroyal.RevealNext, action.Kind == portroyal.Take:
			return 6
		}
		return 2
	})
}

// canTake counts the cards in the harbour that can be taken, and those that are too expensive.
func canTake(view portroyal.View) (cards, tooExpensive int) {
	for _, card := range view.Harbour() {
		refusal := view.Refuse(portroyal.Taking(card))
		switch {
		case refusal == nil:
			cards++
		case refusal.Reason == portroyal.TooExpensive:
			tooExpensive++
		}
	}
	return cards, tooExpensive
}

// claims counts the ways to claim an expedition.
func claims(m *match.Match) (ways int) {
	for _, action := range m.Legal() {
		if action.Kind == portroyal.Claim {
			ways++
		}
	}
	return ways
}

// The positions that several tests ask for.

func isOver(m *match.Match) bool { return m.Over() }

func severalClaims(m *match.Match) bool { return claims(m) > 1 }

func someDiscards(m *match.Match) bool {
	view := m.View()
	return len(view.Discards()) > 20 && view.Phase() == portroyal.Discover
}
