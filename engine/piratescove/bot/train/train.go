// Package train teaches the evaluation of Pirate's Cove by games of computer players with themselves.
package train

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"time"

	"portroyal/engine/internal/neural"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/bot/value"
)

// Settings say how a round of learning goes. Everything follows from them.
type Settings struct {
	Games  int     // to learn from
	Apart  int     // more games, on which the loss is measured
	Seed   uint64  // of the first game
	Epochs int     // how often each position is learned from
	Batch  int     // positions of a step
	Rate   float64 // length of the first steps; the last ones are a tenth of it
	Trace  float64 // how much results count beside later guesses, λ of TD(λ), from 0 to 1
}

// Usual are settings that have worked.
func Usual() Settings {
	return Settings{
		Games: 20_000, Apart: 1_000, Seed: 1, Epochs: 6, Batch: 256, Rate: 0.002, Trace: 0.8,
	}
}

// Check says in one sentence what is impossible about the settings, or nil.
func (s *Settings) Check() error {
	switch {
	case s.Games < 1 || s.Epochs < 1 || s.Batch < 1:
		return fmt.Errorf("games, epochs and batch are 1 at least")
	case !(s.Trace >= 0 && s.Trace <= 1):
		return fmt.Errorf("trace is from 0 to 1")
	case !(s.Rate > 0 && s.Rate < 1):
		return fmt.Errorf("rate is between 0 and 1")
	}
	return nil
}

// Run plays games with weights, or with the quick policy if there are none, and learns from them. It says on out how it
// goes.
func Run(ctx context.Context, s Settings, from *value.Weights, out io.Writer) (*value.Weights, error) {
	begin := time.Now()
	games, err := Play(ctx, s, from)
	if err != nil {
		return nil, err
	}
	apart, examples := slices.Concat(games[:s.Apart]...), games[s.Apart:]
	fmt.Fprintf(out, "%d games in %.0f s\n", len(examples), time.Since(begin).Seconds())
	l := value.NewLearner(from, s.Seed)
	l.Aim(apart, 1)
	dice := rand.New(rand.NewPCG(s.Seed, 0x747261696e))
	for epoch := range s.Epochs {
		all := slices.Concat(examples...)
		trace := s.Trace
		if epoch == 0 && from == nil {
			trace = 1 // the net knows nothing yet
		}
		l.Aim(all, trace)
		dice.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		rate := s.Rate * float64(s.Epochs-epoch) / float64(s.Epochs)
		loss := l.Learn(all, s.Batch, rate, rate*0.8)
		after, _ := l.Measure(apart)
		fmt.Fprintf(out, "epoch %d: loss %.4f, apart %.4f, %.0f s\n", epoch+1, loss, after, time.Since(begin).Seconds())
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	return l.Weights(), nil
}

// Play plays the games, on all processors; the same games come in the same order however many there are.
func Play(ctx context.Context, s Settings, weights *value.Weights) ([][]*value.Example, error) {
	return neural.OfGames(ctx, s.Games+s.Apart, func() func(game int) []*value.Example {
		return func(game int) []*value.Example { return playOne(ctx, s, weights, game) }
	})
}

// shares of games by number of players: three and four are what is mostly played.
var tables = [...]int{2, 3, 3, 3, 4, 4, 4, 5}

func playOne(ctx context.Context, s Settings, weights *value.Weights, i int) (game []*value.Example) {
	over, err := bot.Sparring(ctx, weights, tables[i%len(tables)], s.Seed<<32+uint64(i), func(p *cove.Position) {
		game = append(game, value.NewExample(p))
	})
	if err != nil {
		return nil // told to stop
	}
	winners := over.Winners()
	for i, x := range game {
		x.First = i == 0
		for _, seat := range winners {
			x.Outcome[seat] = 1 / float32(len(winners))
		}
	}
	return game
}
