// Package train collects open turns from games of computer players and has them learned from. All of it follows from a
// seed, whatever the number of processors.
package train

import (
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
	"portroyal/engine/portroyal/bot/value/train"
)

// Settings say how to learn.
type Settings struct {
	Family value.Family
	Seed   uint64
	Games  int     // that the turns are from
	Each   int     // turns of a game that are learned from, at most
	Rounds int     // of the Bellman equation; each looks a card further
	Epochs int     // times that all turns are gone through in a round
	Batch  int     // turns a step
	Rate   float64 // of the steps; it falls to a tenth in the last rounds

	// Going is what the players know of going on themselves, so that turns are seen that are as long as theirs. Without it
	// they stop after one card.
	Going *midturn.Weights
}

// Usual are settings that have worked.
func Usual() Settings {
	return Settings{Seed: 1, Games: 3000, Each: 60, Rounds: 16, Epochs: 2, Batch: 256, Rate: 0.002}
}

// Run learns.
func Run(ctx context.Context, s *Settings, log io.Writer) (*midturn.Weights, error) {
	began := time.Now()
	games, err := collect(ctx, s)
	if err != nil {
		return nil, err
	}
	lessons := slices.Concat(games...)
	fmt.Fprintf(log, "%s: %d turns of %d games, %.0f s\n", s.Family, len(lessons), s.Games, time.Since(began).Seconds())
	learner := midturn.NewLearner(s.Family, lessons, s.Seed)
	for round := range s.Rounds {
		learner.Aim()
		rate := s.Rate * (1 - 0.9*float64(round)/float64(s.Rounds))
		for epoch := range s.Epochs {
			square, variance := learner.Learn(s.Batch, rate)
			fmt.Fprintf(log, "%s: round %d, epoch %d: square error %.4f of %.4f, %.0f s\n",
				s.Family, round+1, epoch+1, square, variance, time.Since(began).Seconds())
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	return learner.Weights(), nil
}

// collect plays games and gives the open turns in them, in the order of the games.
func collect(ctx context.Context, s *Settings) ([][]midturn.Lesson, error) {
	weights, err := value.Learned()
	if err != nil {
		return nil, err
	}
	return neural.OfGames(ctx, s.Games, func() func(game int) []midturn.Lesson {
		assessor := bot.NewAssessor(bot.Knowledge{Positions: weights, Going: &midturn.Weights{}})
		return func(game int) []midturn.Lesson { return lessonsOf(ctx, s, game, weights, assessor) }
	})
}

// players are who plays: how well, and how often they go on whatever they think of it, so that turns are seen that good
// players would have ended.
var players = [...]struct {
	level bot.Level
	on    float64
}{{bot.Unerring, 0}, {bot.Unerring, 0.1}, {bot.Captain, 0.2}, {bot.Seaman, 0.1}}

func lessonsOf(
	ctx context.Context, s *Settings, game int, weights *value.Weights, assessor *bot.Assessor,
) (lessons []midturn.Lesson) {
	dice := rand.New(rand.NewPCG(s.Seed+uint64(s.Family)<<40, uint64(game)))
	options := train.Deal(s.Family, dice)
	p, err := portroyal.New(options, dice.Uint64(), portroyal.RandomStart)
	if err != nil {
		panic(err) // Deal knows the rules
	}
	seats := make([]bot.Player, options.Players)
	on := make([]float64, options.Players)
	for seat := range seats {
		who := players[dice.IntN(len(players))]
		knowledge := bot.Knowledge{Positions: weights, Going: s.Going}
		seats[seat], on[seat] = bot.NewLearned(knowledge, who.level, bot.Even, dice.Uint64()), who.on
	}
	var open []portroyal.View
	var legal []portroyal.Action
	for p.Phase() != portroyal.Over && ctx.Err() == nil {
		legal = p.Legal(legal[:0])
		view, seat := p.View(), p.Decides()
		action := legal[0]
		discover := p.Phase() == portroyal.Discover && p.Revealed() > 0
		if discover {
			open = append(open, view)
		}
		switch {
		case discover && dice.Float64() < on[seat]: // going on is the first
		case len(legal) > 1:
			action = seats[seat].Choose(ctx, view, legal)
		}
		p.Play(action, nil)
	}
	dice.Shuffle(len(open), func(i, j int) { open[i], open[j] = open[j], open[i] })
	for _, view := range open[:min(len(open), s.Each)] {
		if lesson, ok := assessor.Lesson(view); ok {
			lessons = append(lessons, lesson)
		}
	}
	return lessons
}
