package statistics_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"portroyal/engine/ladder"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
)

// table is a game of Ann, who wins it or does not, against computer players of a level.
func table(number, players int, level bot.Level, won bool) statistics.Game {
	g := statistics.Game{
		ID: fmt.Sprint("game-", number), Begun: time.Date(2026, 1, 1, number, 0, 0, 0, time.UTC), Edition: statistics.Base,
		Seats: []statistics.Seat{{Name: "Ann"}},
	}
	for len(g.Seats) < players {
		g.Seats = append(g.Seats, statistics.Seat{Name: "Rival", Player: level.String()})
	}
	winner := 1
	if won {
		winner = 0
	}
	g.Seats[winner].Share = 1
	return g
}

// published are shares of wins of a level among players of the one below it, see bot/README.md.
var published = map[int][]float64{2: {0.721, 0.708, 0.689, 0.636}, 4: {0.438, 0.373, 0.357}}

// A person who wins as often as a level does among those of the level below it has the rank of that level, or of one beside it,
// and the range of the results has it in 95 of 100 cases: on average of the levels, since wins are whole numbers, and in 90
// at each. Nothing is drawn: all numbers of wins are gone through, each as often as it comes.
func TestRankFollowsResults(t *testing.T) {
	none := ladder.New[statistics.Edition](nil, statistics.Base)
	for players, shares := range published {
		average := 0.0
		for i, share := range shares {
			level := bot.Seaman + bot.Level(i)
			within, near, mean := 0.0, 0.0, 0.0
			for wins := range ladder.RankOver + 1 {
				var games []statistics.Game
				for n := range ladder.RankOver {
					games = append(games, table(n, players, level-1, n < wins))
				}
				often := binomial(ladder.RankOver, wins, share)
				rank := statistics.RankOf(games, "Ann", none)
				if at := float64(level); rank.Results.Low <= at && at <= rank.Results.High {
					within += often
				}
				if max(rank.Level-level, level-rank.Level) <= 1 {
					near += often
				}
				mean += often * rank.Results.Mid
			}
			if within < 0.9 || near < 0.9 || math.Abs(mean-float64(level)) > 0.8 {
				t.Errorf("%v, %d players: in the range %.3f and near %.3f of the cases, %.2f on average",
					level, players, within, near, mean)
			}
			average += within / float64(len(shares))
		}
		if average < 0.95 {
			t.Errorf("%d players: in the range in %.3f of the cases", players, average)
		}
	}
}

// binomial is how probable it is to win just so many games, each with a probability.
func binomial(games, wins int, each float64) float64 {
	p := 1.0
	for i := range wins {
		p *= each * float64(games-i) / float64(i+1)
	}
	return p * math.Pow(1-each, float64(games-wins))
}

// With reviews the rank is the level that drew the costs of its decisions, and it is sure of it. Among its own kind a level
// wins half of its games.
func TestRankFollowsDecisions(t *testing.T) {
	levels := made()
	for i, mean := range [bot.Levels]float64{4.5, 3, 2, 1, 0.4} {
		level, dice := bot.CabinBoy+bot.Level(i), rand.New(rand.NewPCG(7, uint64(i)))
		right, sure := 0, 0.0
		const tries = 100
		for range tries {
			var games []statistics.Game
			for n := range ladder.RankOver {
				g := table(n, 2, level, dice.Float64() < 0.5)
				drawn := max(mean+dice.NormFloat64()*3*mean/math.Sqrt(40), 0)
				g.Seats[0].Judged = &statistics.Judged{Counted: 40, Charged: 40 * drawn / 100}
				games = append(games, g)
			}
			rank := statistics.RankOf(games, "Ann", levels)
			if rank.Level == level {
				right++
			}
			sure += rank.Sure / tries
			if rank.Decisions.Games != 20 || rank.Results.Games != 20 || rank.Decisions.Count != 800 {
				t.Fatalf("%+v", rank)
			}
		}
		if right < tries*90/100 || sure < 0.8 {
			t.Errorf("%v: right %d times of %d, %.0f %% sure", level, right, tries, 100*sure)
		}
	}
}

// Only games that say something count, the last ones of them, and fewer than three are no rank.
func TestRankCounts(t *testing.T) {
	games := func(n int) (all []statistics.Game) {
		for i := range n {
			all = append(all, table(i, 2, bot.Admiral, i >= 30))
		}
		return all
	}
	two, three, many := games(2), games(3), games(60)
	with := func(change func(*statistics.Game)) []statistics.Game {
		all := games(3)
		change(&all[1])
		return all
	}
	for name, c := range map[string]struct {
		games []statistics.Game
		want  int
		level bool
	}{
		"none":               {nil, 0, false},
		"two":                {two, 2, false},
		"three":              {three, 3, true},
		"the last of many":   {many, ladder.RankOver, true},
		"against time":       {with(func(g *statistics.Game) { g.Together = true }), 2, false},
		"practice":           {with(func(g *statistics.Game) { g.Practice = true }), 2, false},
		"with a hint":        {with(func(g *statistics.Game) { g.Seats[0].Hints = 1 }), 2, false},
		"a hint for another": {with(func(g *statistics.Game) { g.Seats[1].Hints = 1 }), 3, true},
		"against a person":   {with(func(g *statistics.Game) { g.Seats[1].Player = "" }), 2, false},
		"of somebody else":   {with(func(g *statistics.Game) { g.Seats[0].Name = "Ben" }), 2, false},
	} {
		rank := statistics.RankOf(c.games, "Ann", made())
		if rank.Games != c.want || rank.Results.Games != c.want || rank.Level > 0 != c.level {
			t.Errorf("%s: %+v", name, rank)
		}
	}
	if rank := statistics.RankOf(many, "Ann", made()); rank.Results.Count != 20 || rank.Level != bot.Governor {
		t.Errorf("who has won the last twenty: %+v", rank)
	}
}

// A game with several characters counts for each of them, once.
func TestCharactersAreCounted(t *testing.T) {
	seats := func(players ...string) statistics.Game {
		g := statistics.Game{ID: fmt.Sprint(players), Seats: []statistics.Seat{{Name: "Ann", Share: 1}}}
		for _, player := range players {
			g.Seats = append(g.Seats, statistics.Seat{Player: player})
		}
		return g
	}
	bold, both := bot.Named(bot.Captain, bot.Characters()[1]), bot.Named(bot.Admiral, bot.Even)
	games := []statistics.Game{seats(bold, bold, both), seats(both), seats("stop3"), seats("")}
	sum := statistics.Sum(games, statistics.Filter{Name: "Ann"})
	if n := len(sum.ByCharacter); n != 2 || sum.ByCharacter["bold"].Games != 1 || sum.ByCharacter["even"].Games != 2 {
		t.Errorf("%d characters, %+v", n, sum.ByCharacter)
	}
}
