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
var published = map[int][]float64{2: {0.693, 0.737, 0.637, 0.540}, 4: {0.417, 0.409, 0.344}}

// A person who wins as often as a level does among those of the level below it has the rank of that level, or of one beside it,
// and the range of the results has it in 95 of 100 cases.
func TestRankFollowsResults(t *testing.T) {
	dice, none := rand.New(rand.NewPCG(7, 7)), ladder.New[statistics.Edition](nil, statistics.Base)
	for players, shares := range published {
		for i, share := range shares {
			level := bot.Seaman + bot.Level(i)
			within, near, sum := 0, 0, 0.0
			const tries = 300
			for range tries {
				var games []statistics.Game
				for n := range statistics.RankOver {
					games = append(games, table(n, players, level-1, dice.Float64() < share))
				}
				rank := statistics.RankOf(games, "Ann", none)
				if at := float64(level); rank.Results.Low <= at && at <= rank.Results.High {
					within++
				}
				if max(rank.Level-level, level-rank.Level) <= 1 {
					near++
				}
				sum += rank.Results.Mid / tries
			}
			if within < tries*93/100 || near < tries*80/100 || math.Abs(sum-float64(level)) > 0.8 {
				t.Errorf("%v, %d players: in the range %d and near %d times of %d, %.2f on average",
					level, players, within, near, tries, sum)
			}
		}
	}
}

// With reviews the rank is the level that drew the costs of its decisions, and it is sure of it.
func TestRankFollowsDecisions(t *testing.T) {
	dice, ladder := rand.New(rand.NewPCG(7, 8)), made()
	for level, mean := range map[bot.Level]float64{1: 4.5, 2: 3, 3: 2, 4: 1, 5: 0.4} {
		right, sure := 0, 0.0
		const tries = 100
		for range tries {
			var games []statistics.Game
			for n := range statistics.RankOver {
				g := table(n, 2, bot.Captain, dice.Float64() < 0.5)
				drawn := max(mean+dice.NormFloat64()*3*mean/math.Sqrt(40), 0)
				g.Seats[0].Judged = &statistics.Judged{Counted: 40, Charged: 40 * drawn / 100}
				games = append(games, g)
			}
			rank := statistics.RankOf(games, "Ann", ladder)
			if rank.Level == level {
				right++
			}
			sure += rank.Sure / tries
			if rank.Decisions.Games != 20 || rank.Results.Games != 20 || rank.Decisions.Count != 800 {
				t.Fatalf("%+v", rank)
			}
		}
		if right < tries*80/100 || sure < 0.8 {
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
		"the last of many":   {many, statistics.RankOver, true},
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
	sum := statistics.Sum([]statistics.Game{seats(bold, bold, both), seats(both), seats("stop3"), seats("")}, statistics.Filter{Name: "Ann"})
	if n := len(sum.ByCharacter); n != 2 || sum.ByCharacter["bold"].Games != 1 || sum.ByCharacter["even"].Games != 2 {
		t.Errorf("%d characters, %+v", n, sum.ByCharacter)
	}
}
