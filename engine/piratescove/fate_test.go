package piratescove

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// salvos are those of a ship in a round.
type salvos struct {
	round uint8
	ship  Target
}

// chanced is what chance has brought in a game.
type chanced struct {
	treasures []Treasure
	legends   []Legend
	dice      map[salvos][]uint8
}

// fated plays a fated game of a seed, with decisions of its own.
func fated(t *testing.T, players int, seed, decisions uint64) chanced {
	t.Helper()
	p, err := New(Options{Players: uint8(players), Fated: true}, seed)
	if err != nil {
		t.Fatal(err)
	}
	b := chanced{dice: map[salvos][]uint8{}}
	for _, black := range p.blacks {
		if black.Island != NoIsland {
			b.legends = append(b.legends, black.Legend)
		}
	}
	random := rand.New(rand.NewPCG(decisions, 31))
	for p.Phase() != Over {
		legal := p.Legal(owing(&p, random), nil)
		var tape Tape
		on := salvos{round: p.round}
		if err := p.Apply(legal[random.IntN(len(legal))], &tape); err != nil {
			t.Fatal(err)
		}
		for _, e := range tape.Events {
			switch e.Kind {
			case RoundBegan:
				on.round = e.N
			case TreasureShown:
				b.treasures = append(b.treasures, e.Treasure)
			case BlackCame:
				b.legends = append(b.legends, e.Legend)
			case Fired:
				on.ship = e.Ship
			case Rolled:
				b.dice[on] = append(b.dice[on], e.N)
			}
		}
	}
	return b
}

// Whatever two players decide, their fated games of one seed have the same treasure cards in every round, the same
// legendary pirates one after the other until all have come, and the same dice in the salvos of each ship.
func TestFatedGamesAreTheSameForEverybody(t *testing.T) {
	salvoes, other := 0, 0
	for seed := range uint64(120) {
		players := MinPlayers + int(seed%4)
		one, two := fated(t, players, seed, 1), fated(t, players, seed, 2)
		if len(one.treasures) != Rounds*OuterIslands || !slices.Equal(one.treasures, two.treasures) {
			t.Errorf("seed %d: the treasure cards are %v and %v", seed, one.treasures, two.treasures)
		}
		if n := min(len(one.legends), len(two.legends), legends); !slices.Equal(one.legends[:n], two.legends[:n]) {
			t.Errorf("seed %d: the legendary pirates are %v and %v", seed, one.legends, two.legends)
		}
		for at, dice := range one.dice {
			n := min(len(dice), len(two.dice[at]))
			if salvoes += n; !slices.Equal(dice[:n], two.dice[at][:n]) {
				t.Errorf("seed %d, %+v: the dice are %v and %v", seed, at, dice, two.dice[at])
			}
		}
		if next := fated(t, players, seed+1, 1); slices.Equal(one.treasures, next.treasures) {
			other++
		}
	}
	if salvoes < 2000 || other > 0 {
		t.Errorf("%d dice were compared, and %d seeds are alike", salvoes, other)
	}
}

// The tavern cards lie in one order, whoever draws them and whatever else is asked of chance; with a parrot that has gone
// back, all others come as they would have, but for a few.
func TestFatedTavern(t *testing.T) {
	other, all := 0, 0
	for seed := range uint64(50) {
		p, err := New(Options{Players: 3, Fated: true}, seed)
		if err != nil {
			t.Fatal(err)
		}
		draws := func(p Position, before func(n int, p *Position)) (cards []Card) {
			for n := 0; p.left > 0; n++ {
				before(n, &p)
				cards = append(cards, p.drawCard(&course{}))
			}
			return cards
		}
		usual := draws(p, func(int, *Position) {})
		if got := draws(p, func(n int, p *Position) {
			p.die(otherDice, Target(n%3), &course{})
			p.drawLegend(&course{})
		}); !slices.Equal(got, usual) {
			t.Errorf("seed %d: %v, and then %v", seed, usual, got)
		}
		returned := false
		got := draws(p, func(n int, p *Position) {
			if n == 10 && p.pile[Flint] == 0 {
				p.pile[Flint]++
				p.left++
				returned = true
			}
		})
		if !returned {
			continue
		}
		for n, card := range usual {
			if all++; got[n] != card {
				other++
			}
		}
	}
	if all < 300 || other == 0 || other*4 > all {
		t.Errorf("%d of %d cards are others", other, all)
	}
}

// Each card and each face of a die is as likely as it should be, for whatever it is asked.
func TestFateIsFair(t *testing.T) {
	const seeds = 30_000
	var turned [treasureCount]int
	var pairs [7][7]int
	for seed := range uint64(seeds) {
		p, err := New(Options{Players: 4, Fated: true}, seed)
		if err != nil {
			t.Fatal(err)
		}
		turned[p.chance(treasurePile, 0, p.treasures[:], &course{})]++
		pairs[p.die(salvoDice, 1, &course{})][p.die(salvoDice, 1, &course{})]++
	}
	check := func(what string, n, of int) {
		if want := float64(seeds) / float64(of); float64(n) < 0.85*want || float64(n) > 1.15*want {
			t.Errorf("%s came %d times, not about %.0f", what, n, want)
		}
	}
	for _, card := range Treasures() {
		check(card.String(), turned[card], len(Treasures()))
	}
	for one := 1; one <= 6; one++ {
		for two := 1; two <= 6; two++ {
			check("a pair of dice", pairs[one][two], 36)
		}
	}
}

// A view tells nothing of what is fated, and what is played on from it is decided by other chances.
func TestNobodySeesFate(t *testing.T) {
	p, err := New(Options{Players: 3, Fated: true}, 5)
	if err != nil {
		t.Fatal(err)
	}
	v := p.View(0)
	seen := map[Treasure]bool{}
	for seed := range uint64(30) {
		q := v.Sample(seed)
		seen[Treasure(q.chance(treasurePile, 0, q.treasures[:], &course{}))] = true
	}
	if v.fate != (fate{}) || len(seen) < 10 {
		t.Errorf("the view has %+v, and %d cards can come", v.fate, len(seen))
	}
}
