package train

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"time"

	"portroyal/engine/internal/neural"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/midturn"
	"portroyal/engine/portroyal/bot/value"
)

// Deepening says how to learn from what the search finds at the beginning of a turn, instead of from results: what an
// evaluation says before the turn is then what the search says two cards later. GNU Backgammon's nets learned from
// their own search in the same way.
type Deepening struct {
	Family value.Family
	Seed   uint64
	Games  int // that the positions are from
	Epochs int // times that all positions are gone through
	Batch  int
	Rate   float64 // of the steps; it ends with a twentieth of it
}

// UsualDeepening are settings that have worked.
func UsualDeepening() Deepening {
	return Deepening{Seed: 1, Games: 4000, Epochs: 20, Batch: 512, Rate: 0.002}
}

// Run learns, beginning with these weights, which also judge what is seen.
func (s *Deepening) Run(
	ctx context.Context, from *value.Weights, going *midturn.Weights, log io.Writer,
) (*value.Weights, error) {
	if !from.Knows(s.Family) {
		return nil, fmt.Errorf("train: the weights have learned nothing of %s", s.Family)
	}
	began := time.Now()
	games, err := neural.OfGames(ctx, s.Games, func() func(game int) []*value.Example {
		knowledge := bot.Knowledge{Positions: from, Going: going}
		assessor := bot.NewAssessor(knowledge)
		return func(game int) []*value.Example { return s.playGame(ctx, game, knowledge, assessor) }
	})
	if err != nil {
		return nil, err
	}
	examples := slices.Concat(games...)
	apart := len(examples) / 20
	test, lessons := examples[:apart], examples[apart:]
	learner := value.NewLearner(s.Family, from, 0, 0, s.Seed)
	learner.Aim(examples, 1)
	_, square := learner.Measure(test)
	fmt.Fprintf(log, "%s: %d positions of %d games, square error %.5f, %.0f s\n",
		s.Family, len(examples), s.Games, square, time.Since(began).Seconds())
	dice := rand.New(rand.NewPCG(s.Seed, 1))
	for epoch := range s.Epochs {
		dice.Shuffle(len(lessons), func(i, j int) { lessons[i], lessons[j] = lessons[j], lessons[i] })
		rate := func(epoch int) float64 { return s.Rate * (1 - 0.95*float64(epoch)/float64(s.Epochs)) }
		learner.Learn(lessons, s.Batch, rate(epoch), rate(epoch+1))
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		_, square = learner.Measure(test)
		fmt.Fprintf(log, "%s: epoch %d, square error %.5f, %.0f s\n",
			s.Family, epoch+1, square, time.Since(began).Seconds())
	}
	var learned value.Weights
	learner.Put(&learned)
	var b bytes.Buffer
	if err := learned.Write(&b); err != nil {
		return nil, err
	}
	return value.Read(b.Bytes()) // as it will be when it is read again
}

// playGame plays a game and gives its turns with what the search says of them.
func (s *Deepening) playGame(
	ctx context.Context, game int, knowledge bot.Knowledge, assessor *bot.Assessor,
) (examples []*value.Example) {
	prior := bot.NewPrior()
	dice := rand.New(rand.NewPCG(s.Seed+uint64(s.Family)<<40, uint64(game)))
	play(ctx, s.Family, knowledge, dice, func(view portroyal.View, legal []portroyal.Action) {
		outlooks, err := assessor.Actions(ctx, view, legal)
		if err != nil {
			return // told to stop
		}
		best, seat := outlooks[0], view.Decides()
		for _, outlook := range outlooks {
			if outlook[seat] > best[seat] {
				best = outlook
			}
		}
		x := value.NewExample(&view, prior)
		x.First = true // each is learned from by itself
		for seat, chance := range best {
			x.Outcome[seat] = float32(chance)
		}
		if s.Family == value.Together { // one number for all seats
			x.Outcome = [portroyal.MaxPlayers]float32{float32(best[0])}
		}
		examples = append(examples, &x)
	})
	return examples
}
