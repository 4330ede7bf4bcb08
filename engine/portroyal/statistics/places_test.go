package statistics_test

import (
	"math"
	"testing"

	"portroyal/engine/ladder"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
)

// Every game is won once, and nothing is said of what has not been measured.
func TestUsual(t *testing.T) {
	for players := range portroyal.MaxPlayers + 2 {
		shares, sum := statistics.Usual(statistics.Base, players), 0.0
		for _, share := range shares {
			sum += share
		}
		measured := players >= portroyal.MinPlayers && players <= portroyal.MaxPlayers
		if measured && (len(shares) != players || math.Abs(sum-1) > 1e-9) || !measured && shares != nil {
			t.Errorf("%d players: %v, %v in all", players, shares, sum)
		}
	}
	if shares := statistics.Usual(statistics.BaseContracts, 2); shares != nil {
		t.Errorf("with contracts: %v", shares)
	}
}

// at is a game of Ann against a Captain at a place in turn order.
func at(number, order int, change func(*statistics.Game)) statistics.Game {
	g := table(number, 2, bot.Captain, number%2 == 0)
	g.Seats[0].Order, g.Seats[1].Order = order, 1-order
	change(&g)
	return g
}

// How often somebody wins from a place is held against what the place usually wins; where that is not known, or coins even the
// places out, all are equal.
func TestPlacesAreHeldAgainstWhatIsUsual(t *testing.T) {
	known := statistics.Usual(statistics.Base, 2)
	for name, c := range map[string]struct {
		change func(*statistics.Game)
		want   []float64
	}{
		"base":      {func(*statistics.Game) {}, known},
		"evened":    {func(g *statistics.Game) { g.CoinsByPlace = true }, []float64{0.5, 0.5}},
		"contracts": {func(g *statistics.Game) { g.Edition = statistics.BaseContracts }, []float64{0.5, 0.5}},
	} {
		var games []statistics.Game
		for n := range 6 {
			games = append(games, at(n, n%2, c.change))
		}
		sum := statistics.Sum(games, statistics.Filter{Name: "Ann"})
		for order, want := range c.want {
			if of := sum.ByOrder[order]; of.Games != 3 || math.Abs(of.Fair-3*want) > 1e-9 {
				t.Errorf("%s: place %d has %+v, and %v of a game are usual", name, order, of, want)
			}
		}
	}
}

// To win half of the games from a place that usually wins less says more; a place that wins as often as any other says
// nothing.
func TestRankFollowsPlaces(t *testing.T) {
	none := ladder.New[statistics.Edition](nil, statistics.Base)
	mid := func(order int, change func(*statistics.Game)) float64 {
		var games []statistics.Game
		for n := range ladder.RankOver {
			games = append(games, at(n, order, change))
		}
		return statistics.RankOf(games, "Ann", none).Results.Mid
	}
	base, evened := func(*statistics.Game) {}, func(g *statistics.Game) { g.CoinsByPlace = true }
	first, last, level := mid(0, base), mid(1, base), mid(0, evened)
	if first < level+0.1 || last > level-0.1 {
		t.Errorf("half of the games won are level %.2f from the first place, %.2f from the last, %.2f where they are even",
			first, last, level)
	}
	if other := mid(1, evened); other != level {
		t.Errorf("%.2f and %.2f where the places are even", level, other)
	}
}
