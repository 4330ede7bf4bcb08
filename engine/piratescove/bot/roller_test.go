package bot

import (
	"context"
	"errors"
	"math"
	"slices"
	"testing"

	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot/value"
)

func rollerOf(t *testing.T) *Roller {
	t.Helper()
	weights, err := value.Learned()
	if err != nil {
		t.Fatal(err)
	}
	return NewRoller(weights)
}

// at is a decision of a game by the quick policy, the first one that is wanted.
func at(t *testing.T, seed uint64, wanted func(*cove.Position) bool) cove.View {
	t.Helper()
	p, o := begin(t, 2+int(seed%4), seed), policy{random: wyrand.Seeded(seed), manner: &usualManner}
	for !wanted(&p) {
		if p.Phase() == cove.Over {
			p = begin(t, 2+int(seed%4), uint64(o.random.Below(1<<62)))
		}
		p.Play(o.choose(&p, p.Owing()), nil)
	}
	return p.View(p.Owing())
}

func roundOf(round int) func(*cove.Position) bool {
	return func(p *cove.Position) bool { return p.Round() == round && p.Phase() == cove.Navigation }
}

func played(t *testing.T, r *Roller, view cove.View, a cove.Action, rounds int, game uint64) float64 {
	t.Helper()
	worth, err := r.Worth(t.Context(), view, a, rounds, game)
	if err != nil {
		t.Fatal(err)
	}
	return worth
}

// A rollout depends on its number alone, whatever was rolled out before, and ends when it is told to.
func TestRolloutsAreTheSameAgain(t *testing.T) {
	view := at(t, 5, roundOf(4))
	legal := view.Legal(nil)
	r := rollerOf(t)
	var first, again [4]float64
	for game := range first {
		first[game] = played(t, r, view, legal[0], 1, uint64(game))
		played(t, r, view, legal[1], 0, uint64(game))
	}
	for game := range again {
		again[game] = played(t, r, view, legal[0], 1, uint64(game))
	}
	if first != again || first[0] == first[1] {
		t.Errorf("games are worth %v and then %v", first, again)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := r.Worth(ctx, view, legal[0], 1, 1); !errors.Is(err, context.Canceled) {
		t.Errorf("after it was told to end: %v", err)
	}
}

// Rollouts that are cut short agree with games that the same players play to their end, which are won or not: off by about as
// much as chance makes them in the mean square, and not to one side.
func TestRolloutsAgreeWithGames(t *testing.T) {
	const positions, games, sigmas, least = 16, 12, 3.5, 0.05
	r, sum, square := rollerOf(t), 0.0, 0.0
	for seed := range uint64(positions) {
		view := at(t, seed, roundOf(cove.Rounds-2))
		a := view.Legal(nil)[0]
		off, squares := 0.0, 0.0
		for game := range uint64(games) {
			won := played(t, r, view, a, cove.Rounds, game)
			if shares := 1 / won; won != 0 && math.Abs(shares-math.Round(shares)) > 1e-9 {
				t.Errorf("who has played to the end has won %v", won)
			}
			by := played(t, r, view, a, 1, games+game) - won
			off, squares = off+by/games, squares+by*by
		}
		wrong := max(least, math.Sqrt((squares/games-off*off)/(games-1)))
		sum, square = sum+off/wrong/positions, square+off*off/wrong/wrong/positions
	}
	t.Logf("off by %.2f errors on average, by %.2f in the mean square", sum, square)
	if math.Abs(sum) > sigmas/math.Sqrt(positions) || square < 0.2 || square > 3 {
		t.Errorf("rollouts and games are off by %.2f errors on average, by %.2f in the mean square", sum, square)
	}
}

// Treasures that make a ship the first are to be buried in the last round (Z1). That is seen at a glance, in both halves alike,
// which are of different chance, and in rollouts.
func TestBuryingWins(t *testing.T) {
	view := at(t, 3, func(p *cove.Position) bool {
		if p.Phase() != cove.Visits || p.Round() != cove.Rounds {
			return false
		}
		ship, most := p.ShipAt(p.Owing()), uint8(0)
		for other := range p.Players() {
			most = max(most, p.ShipAt(other).Fame)
		}
		return ship.Island == cove.TreasureIsland && ship.Fame+1 < most && most < ship.Fame+ship.Treasures
	})
	actions := []cove.Action{
		{Kind: cove.Bury, Seat: uint8(view.Seat()), N: view.ShipAt(view.Seat()).Treasures}, {Kind: cove.Done, Seat: uint8(view.Seat())},
	}
	r := rollerOf(t)
	halves := r.Glance(view, actions, 1)
	for _, worth := range halves {
		if worth[0] <= worth[1] {
			t.Errorf("at a glance burying is worth %v, and to go on %v", worth[0], worth[1])
		}
	}
	buried, kept := 0.0, 0.0
	for game := range uint64(20) {
		buried += played(t, r, view, actions[0], 1, game)
		kept += played(t, r, view, actions[1], 1, game)
	}
	if buried <= kept {
		t.Errorf("20 rollouts come to %v with burying, and to %v without", buried, kept)
	}
	opening := at(t, 3, roundOf(1))
	if halves = r.Glance(opening, opening.Legal(nil), 1); slices.Equal(halves[0], halves[1]) {
		t.Errorf("both halves are %v", halves[0])
	}
}
