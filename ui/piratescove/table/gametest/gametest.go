// Package gametest finds games that have come to positions which tests of the table want to see.
package gametest

import (
	"fmt"
	"math/rand/v2"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/record"
)

// tries bounds the games that are looked through for a position.
const tries = 3000

// New is a new game between so many persons, who sit first, and computer players. With an odd seed a section is guarded only
// once (J22), and with every seventh fame cards lie open (V3); ships may carry as many mastercrafts as they have sections, so
// that tables are as full as they can be (V4).
func New(t testing.TB, persons, players int, seed uint64) *match.Match {
	t.Helper()
	var seats []record.Seat
	for i := range players {
		seat := record.Seat{Name: fmt.Sprintf("Player %d", i+1), Player: "random", Colour: i, Portrait: "person"}
		if i < persons {
			seat.Player = ""
		}
		seats = append(seats, seat)
	}
	options := cove.Options{Players: uint8(players), OneGuard: seed%2 == 1, CraftEach: true, OpenFame: seed%7 == 1}
	m, err := match.New(match.Setup{Options: options, Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Reach is a game that has come to a position that holds, by choices at random; from is the first seed that is tried.
func Reach(t testing.TB, persons, players int, from uint64, holds func(p *cove.Position) bool) *match.Match {
	t.Helper()
	for seed := from; seed < from+tries; seed++ {
		m := New(t, persons, players, seed)
		p, dice := *m.Present(), rand.New(rand.NewPCG(seed, 12))
		var played []cove.Action
		for !holds(&p) && p.Phase() != cove.Over {
			legal := p.Legal(p.Owing(), nil)
			action := legal[dice.IntN(len(legal))]
			played = append(played, action)
			p.Play(action, nil)
		}
		if !holds(&p) {
			continue
		}
		for _, action := range played {
			if _, err := m.Play(action); err != nil {
				t.Fatal(err)
			}
		}
		return m
	}
	t.Fatal("no game comes to such a position")
	return nil
}

// Asked reports whether the first seat owes a choice in a phase.
func Asked(p *cove.Position, phase cove.Phase) bool { return p.Phase() == phase && p.Owes(0) }
