package train

import (
	"context"
	"math/rand/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/value"
)

// selfPlay plays games and gives what was seen in them, in the order of the games. from are the weights of the
// players; without a net for the family sailors play.
func selfPlay(ctx context.Context, s *Settings, round, games int, from *value.Weights) ([]*value.Example, error) {
	return OfGames(ctx, games, func() func(game int) []*value.Example {
		return func(game int) []*value.Example { return playGame(ctx, s, round, game, from) }
	})
}

// slips are how well a player of a game plays, and how often they do anything at all: half of them play as well as they
// can, so that what is learned is the worth of positions well played on.
var slips = [...]struct {
	level  bot.Level
	random float64
}{{bot.Admiral, 0}, {bot.Admiral, 0}, {bot.Captain, 0.01}, {bot.Seaman, 0.03}}

// playGame plays one game and gives the positions between its turns with what came of them.
func playGame(ctx context.Context, s *Settings, round, game int, from *value.Weights) []*value.Example {
	var examples []*value.Example
	prior := bot.NewPrior()
	dice := rand.New(rand.NewPCG(s.Seed+uint64(s.family)<<40, uint64(round)<<32+uint64(game)))
	p := play(ctx, s.family, from, dice, func(view portroyal.View, _ []portroyal.Action) {
		x := value.NewExample(&view, prior)
		x.First = len(examples) == 0
		examples = append(examples, &x)
	})
	outcome := p.WinShares()
	if p.Options().Together() { // one number for all seats
		outcome = [portroyal.MaxPlayers]float64{}
		if p.Won() {
			outcome[0] = 1
		}
	}
	for _, x := range examples {
		for seat, share := range outcome {
			x.Outcome[seat] = float32(share)
		}
	}
	return examples
}

// play plays a game to its end and says what there is to decide when each turn begins.
func play(
	ctx context.Context, family value.Family, from *value.Weights, dice *rand.Rand,
	turn func(view portroyal.View, legal []portroyal.Action),
) portroyal.Position {
	options := Deal(family, dice)
	p, err := portroyal.New(options, dice.Uint64(), portroyal.RandomStart)
	if err != nil {
		panic(err) // Deal knows the rules
	}
	learned := from != nil && from.Has(options)
	players := make([]bot.Player, options.Players)
	random := make([]float64, options.Players)
	for seat := range players {
		slip := slips[dice.IntN(len(slips))]
		random[seat] = slip.random
		if learned {
			players[seat] = bot.NewLearned(from, slip.level, bot.Even, dice.Uint64())
		} else {
			players[seat] = bot.NewSailor(bot.DefaultWeights())
			random[seat] *= 2
		}
	}
	var legal []portroyal.Action
	quiet := true // the turn has begun already
	for p.Phase() != portroyal.Over {
		legal = p.Legal(legal[:0])
		view := p.View()
		if p.Phase() == portroyal.Discover && p.Revealed() == 0 {
			if quiet {
				turn(view, legal)
			}
			quiet = false
		} else {
			quiet = true
		}
		action := legal[0]
		switch seat := p.Decides(); {
		case dice.Float64() < random[seat]:
			action = legal[dice.IntN(len(legal))]
		case len(legal) > 1:
			action = players[seat].Choose(ctx, view, legal)
		}
		p.Play(action, nil)
	}
	return p
}
