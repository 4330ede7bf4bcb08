package arena

import (
	"context"
	"fmt"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"
)

// Config describes a tournament: one lone player at a table of others, again and again.
type Config struct {
	// A and B are names of computer players. One A sits among B's; with Field one B sits among
	// A's. Results are those of the one who sits alone.
	A, B  string
	Field bool

	// Table is where the games are played.
	Table Table

	// Games is from 1 to MaxGames. It is rounded up to a multiple of the number of players, so that
	// the lone player has every seat, and every place in turn order, equally often. The start
	// player moves on by one seat after each such round of games.
	Games int

	// Seed decides everything: game i has its own deck and every player in it a random stream of
	// their own, derived from Seed and i alone.
	Seed uint64

	// workers is the number of games played at the same time, 0 for one on each core. It
	// changes nothing but the time.
	workers int
}

// MaxGames is the highest number of games of a tournament: by then the share is known to a
// thirtieth of a percent, and the outcomes still fit into some megabytes.
const MaxGames = 10_000_000

// Result is what the lone player made of a tournament. All shares are from 0 to 1.
type Result struct {
	A         string  `json:"a"`
	B         string  `json:"b"`
	Field     bool    `json:"field,omitempty"`
	Lone      string  `json:"lone"` // whose result it is: A, or B with Field
	Players   int     `json:"players"`
	Games     int     `json:"games"`
	Seed      uint64  `json:"seed"`
	Wins      float64 `json:"wins"`      // a win shared by n players counts 1/n
	Share     float64 `json:"share"`     // Wins / Games
	Low       float64 `json:"low"`       // 95 % interval of Share, see Wilson
	High      float64 `json:"high"`      //
	AmongTwo  float64 `json:"amongTwo"`  // the share that the same odds against each other player would give among two
	MeanPlace float64 `json:"meanPlace"` // 1 is first; tied seats share the better place
	Turns     []Turn  `json:"turns"`     // by place in turn order: 0 is the start player
}

// Turn is the part of a result with the lone player at one place in turn order.
type Turn struct {
	Games int     `json:"games"`
	Wins  float64 `json:"wins"`
	Share float64 `json:"share"`
}

// outcome is one game as the lone player sees it.
type outcome struct {
	place   uint8
	winners uint8 // who share the win
}

// win is the lone player's share of the win, from 0 to 1.
func (o outcome) win() float64 {
	if o.place != 1 {
		return 0
	}
	return 1 / float64(o.winners)
}

// Run plays the tournament. It is an error if a player is unknown, the options are impossible,
// there is no game to play, or ctx is done before the last game is over.
func Run(ctx context.Context, config Config) (Result, error) {
	if err := config.check(); err != nil {
		return Result{}, err
	}
	players := config.Table.Seats()
	games := (config.Games + players - 1) / players * players
	outcomes := make([]outcome, games)
	err := config.each(ctx, games, func(ctx context.Context, game int) (err error) {
		outcomes[game], err = config.play(ctx, game)
		return err
	})
	if err != nil {
		return Result{}, err
	}
	return config.sum(outcomes), nil
}

func (c *Config) check() error {
	if err := c.Table.Check(); err != nil {
		return fmt.Errorf("options: %w", err)
	}
	if c.Table.Together() {
		return fmt.Errorf("options: the players of a cooperative game win or lose together, " +
			"so none can be compared with the others")
	}
	return c.checkPlay()
}

// checkPlay looks at what any comparison needs.
func (c *Config) checkPlay() error {
	switch {
	case c.Games < 1:
		return fmt.Errorf("games: %d games are none", c.Games)
	case c.Games > MaxGames:
		return fmt.Errorf("games: %d are more than %d", c.Games, MaxGames)
	}
	for _, name := range []string{c.A, c.B} {
		if err := c.Table.Knows(name); err != nil {
			return err
		}
	}
	return nil
}

// each hands the games to the workers. The first error stops all of them.
func (c *Config) each(ctx context.Context, games int, play func(ctx context.Context, game int) error) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	workers := c.workers
	if workers < 1 {
		workers = runtime.GOMAXPROCS(0)
	}
	var next atomic.Int64
	var group sync.WaitGroup
	for range min(workers, games) {
		group.Go(func() {
			for game := int(next.Add(1)) - 1; game < games && ctx.Err() == nil; game = int(next.Add(1)) - 1 {
				if err := play(ctx, game); err != nil {
					cancel(err)
				}
			}
		})
	}
	group.Wait()
	return context.Cause(ctx)
}

// table gives the start seat of a game and the place of the lone player in turn order.
func (c *Config) table(game int) (start, turn int) {
	players := c.Table.Seats()
	return game / players % players, game % players
}

func (c *Config) play(ctx context.Context, game int) (outcome, error) {
	players := c.Table.Seats()
	lone, others := c.names()
	start, turn := c.table(game)
	loneSeat := (start + turn) % players
	played, err := c.Table.Play(ctx, c.game(game, start, func(seat int) string {
		if seat == loneSeat {
			return lone
		}
		return others
	}))
	if err != nil {
		return outcome{}, err
	}
	return outcomeOf(played.Places, loneSeat), nil
}

// game is what is played in the game with a number.
func (c *Config) game(n, start int, name func(seat int) string) Game {
	seeds := rand.NewPCG(c.Seed, uint64(n))
	game := Game{Seed: seeds.Uint64(), Start: start}
	for seat := range c.Table.Seats() {
		game.Players = append(game.Players, name(seat))
		game.Seeds = append(game.Seeds, seeds.Uint64())
	}
	return game
}

func outcomeOf(places []int, seat int) (result outcome) {
	for _, place := range places {
		if place == 1 {
			result.winners++
		}
	}
	result.place = uint8(places[seat])
	return result
}

func (c *Config) names() (lone, others string) {
	if c.Field {
		return c.B, c.A
	}
	return c.A, c.B
}

// sum adds the games up in their own order, so that not even rounding depends on scheduling.
func (c *Config) sum(outcomes []outcome) Result {
	lone, _ := c.names()
	players, games := c.Table.Seats(), float64(len(outcomes))
	r := Result{
		A: c.A, B: c.B, Field: c.Field, Lone: lone, Players: players,
		Games: len(outcomes), Seed: c.Seed, Turns: make([]Turn, players),
	}
	places := 0
	for game, outcome := range outcomes {
		_, turn := c.table(game)
		r.Wins += outcome.win()
		places += int(outcome.place)
		r.Turns[turn].Games++
		r.Turns[turn].Wins += outcome.win()
	}
	for i := range r.Turns {
		r.Turns[i].Share = r.Turns[i].Wins / float64(r.Turns[i].Games)
	}
	r.MeanPlace = float64(places) / games
	r.Share = r.Wins / games
	r.Low, r.High = Wilson(r.Wins, games)
	r.AmongTwo = r.Share
	if others := float64(players - 1); others > 1 {
		r.AmongTwo = r.Share * others / (r.Share*others + 1 - r.Share)
	}
	return r
}
