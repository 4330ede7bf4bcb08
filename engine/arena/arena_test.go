package arena

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"
)

func run(t *testing.T, config Config) Result { return compared(t, Run, config) }

// compared is what a comparison comes to.
func compared[R any](t *testing.T, run func(context.Context, Config) (R, error), config Config) R {
	t.Helper()
	result, err := run(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	return result
}

func TestEverySeatAndTurnComesEquallyOften(t *testing.T) {
	for players := 2; players <= 5; players++ {
		n := players
		config := Config{A: "weak", B: "weak", Table: dice{seats: players}, Games: n*n - 1, Seed: 3}
		result := run(t, config)
		if result.Games != n*n {
			t.Errorf("%d players: %d games, not %d rounded up", players, result.Games, n*n)
		}
		for turn, part := range result.Turns {
			if part.Games != n {
				t.Errorf("%d players, turn %d: %d games, not %d", players, turn, part.Games, n)
			}
		}
		seats, starts := make([]int, n), make([]int, n)
		for game := range result.Games {
			start, turn := config.table(game)
			seats[(start+turn)%n]++
			starts[start]++
		}
		for seat := range n {
			if seats[seat] != n || starts[seat] != n {
				t.Errorf("%d players, seat %d: alone %d times, start player %d times, not %d",
					players, seat, seats[seat], starts[seat], n)
			}
		}
	}
}

func TestTheNumberOfWorkersChangesNothing(t *testing.T) {
	config := Config{A: "strong", B: "weak", Table: dice{seats: 3}, Games: 60, Seed: 11, workers: 1}
	one := run(t, config)
	config.workers = 4
	if four := run(t, config); !reflect.DeepEqual(one, four) {
		t.Errorf("one worker: %+v\nfour: %+v", one, four)
	}
	config.Seed++
	if other := run(t, config); reflect.DeepEqual(one.Turns, other.Turns) && one.MeanPlace == other.MeanPlace {
		t.Errorf("another seed gave the same games: %+v", other)
	}
}

func TestIdenticalPlayersGetTheirFairShare(t *testing.T) {
	for players := 2; players <= 5; players++ {
		fair := 1 / float64(players)
		result := run(t, Config{A: "weak", B: "weak", Table: dice{seats: players}, Games: 3000, Seed: 5})
		if result.Low > fair || result.High < fair {
			t.Errorf("%d players: share %.3f (%.3f to %.3f), fair is %.3f",
				players, result.Share, result.Low, result.High, fair)
		}
	}
}

// One of two dice among two of one has the better of them in 2 games of 4, one die among twos in 1 of 5.
func TestFieldTurnsTheTableRound(t *testing.T) {
	config := Config{A: "strong", B: "weak", Table: dice{seats: 3}, Games: 3000, Seed: 2}
	alone := run(t, config)
	config.Field = true
	field := run(t, config)
	if alone.Lone != "strong" || alone.Low > 0.5 || alone.High < 0.5 {
		t.Errorf("one strong among weak: %+v", alone)
	}
	if field.Lone != "weak" || field.Low > 0.2 || field.High < 0.2 {
		t.Errorf("one weak among strong: %+v", field)
	}
}

func TestSharedWinsAreSplit(t *testing.T) {
	places := []int{1, 3, 1}
	for seat, want := range []struct {
		place uint8
		win   float64
	}{{1, 0.5}, {3, 0}, {1, 0.5}} {
		if got := outcomeOf(places, seat); got.place != want.place || got.win() != want.win {
			t.Errorf("seat %d: place %d and %v of a win, not %+v", seat, got.place, got.win(), want)
		}
	}
}

func TestImpossibleTournamentsAreRefused(t *testing.T) {
	good := Config{A: "weak", B: "strong", Table: dice{seats: 2}, Games: 2}
	for _, test := range []struct {
		says   string
		change func(*Config)
	}{
		{"players", func(c *Config) { c.Table = dice{seats: 6} }},
		{"cooperative", func(c *Config) { c.Table = dice{seats: 2, together: true} }},
		{"games", func(c *Config) { c.Games = 0 }},
		{`"nobody"`, func(c *Config) { c.A = "nobody" }},
		{`"nobody"`, func(c *Config) { c.B = "nobody" }},
	} {
		config := good
		test.change(&config)
		if _, err := Run(t.Context(), config); err == nil || !strings.Contains(err.Error(), test.says) {
			t.Errorf("error %v does not speak of %s", err, test.says)
		}
	}
}

func TestADoneContextEndsTheTournament(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	go cancel()
	config := Config{A: "weak", B: "weak", Table: dice{seats: 2}, Games: MaxGames, Seed: 1} // some minutes of games
	if _, err := Run(ctx, config); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, not that of the context", err)
	}
}
