package train

import (
	"context"
	"math/rand/v2"

	"portroyal/engine/internal/neural"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/value"
)

// selfPlay plays games and gives what was seen in them, in the order of the games. from are the weights of the
// players; without a net for the family sailors play.
func selfPlay(ctx context.Context, s *Settings, round, games int, from *value.Weights) ([][]*value.Example, error) {
	if from == nil || !from.Knows(s.family) {
		return neural.OfGames(ctx, games, func() func(game int) []*value.Example {
			return func(game int) []*value.Example { return playGame(ctx, s, round, game) }
		})
	}
	return neural.OfGames(ctx, games, func() func(game int) []*value.Example {
		knowledge := bot.Knowledge{Positions: from, Going: s.going}
		roller := bot.NewRoller(knowledge)
		return func(game int) []*value.Example { return rollGame(ctx, s, round, game, knowledge, roller) }
	})
}

// How a game that is learned from begins: with some turns by players who slip, so that much is seen that good ones would
// have avoided. From there on all play as well as they can.
const (
	straight  = 0.25 // games that are well played from the first turn on
	slipTurns = 9    // of each seat, at most
	lastSlips = 0.3  // how often the last of these turns is played by chance, decision by decision
)

// rollGame plays one game and gives the positions between its turns from which all have played as well as they can, with
// the luck of the cards.
func rollGame(
	ctx context.Context, s *Settings, round, game int, knowledge bot.Knowledge, roller *bot.Roller,
) []*value.Example {
	dice := rand.New(rand.NewPCG(s.Seed+uint64(s.family)<<40, uint64(round)<<32+uint64(game)))
	options := Deal(s.family, dice)
	turns := 0
	if dice.Float64() >= straight {
		turns = dice.IntN(slipTurns * int(options.Players))
	}
	begun := 0
	p := playOptions(ctx, options, knowledge, dice, func(portroyal.View, []portroyal.Action) bool {
		begun++
		return begun <= turns
	}, func() bool { return begun == turns && dice.Float64() < lastSlips })
	if p.Phase() == portroyal.Over {
		return nil
	}
	var examples []*value.Example
	prior := bot.NewPrior()
	over, luck, err := roller.Through(ctx, p, func(view *portroyal.View, luck *bot.Outlook) {
		note(examples, luck)
		x := value.NewExample(view, prior)
		x.First = len(examples) == 0
		examples = append(examples, &x)
	})
	if err != nil {
		return nil // told to stop
	}
	note(examples, &luck)
	tell(examples, &over)
	return examples
}

// note notes the luck since the last position.
func note(examples []*value.Example, luck *bot.Outlook) {
	if len(examples) == 0 {
		return
	}
	last := examples[len(examples)-1]
	for seat := range last.Luck {
		last.Luck[seat] = float32(luck[seat])
	}
	if last.Together { // one number for all seats
		clear(last.Luck[1:])
	}
}

// tell tells all positions of a game what came of it.
func tell(examples []*value.Example, over *portroyal.View) {
	outcome := over.WinShares()
	if over.Options().Together() { // one number for all seats
		outcome = [portroyal.MaxPlayers]float64{}
		if over.Won() {
			outcome[0] = 1
		}
	}
	for _, x := range examples {
		for seat, share := range outcome {
			x.Outcome[seat] = float32(share)
		}
	}
}

// slips are how well a player of a game plays, and how often they do anything at all: half of them play as well as they
// can, so that what is learned is the worth of positions well played on.
var slips = [...]struct {
	level  bot.Level
	random float64
}{{bot.Unerring, 0}, {bot.Unerring, 0}, {bot.Captain, 0.01}, {bot.Seaman, 0.03}}

// playGame plays one game of sailors and gives the positions between its turns with what came of them.
func playGame(ctx context.Context, s *Settings, round, game int) []*value.Example {
	var examples []*value.Example
	prior := bot.NewPrior()
	dice := rand.New(rand.NewPCG(s.Seed+uint64(s.family)<<40, uint64(round)<<32+uint64(game)))
	p := play(ctx, s.family, bot.Knowledge{}, dice, func(view portroyal.View, _ []portroyal.Action) {
		x := value.NewExample(&view, prior)
		x.First = len(examples) == 0
		examples = append(examples, &x)
	})
	over := p.View()
	tell(examples, &over)
	return examples
}

// play plays a game to its end and says what there is to decide when each turn begins.
func play(
	ctx context.Context, family value.Family, from bot.Knowledge, dice *rand.Rand,
	turn func(view portroyal.View, legal []portroyal.Action),
) portroyal.Position {
	return playOptions(ctx, Deal(family, dice), from, dice, func(view portroyal.View, legal []portroyal.Action) bool {
		turn(view, legal)
		return true
	}, func() bool { return false })
}

// playOptions plays a game to its end, or until a turn is refused. Beyond the slips of its players, a decision is taken by
// chance where chance says so.
func playOptions(
	ctx context.Context, options portroyal.Options, from bot.Knowledge, dice *rand.Rand,
	turn func(view portroyal.View, legal []portroyal.Action) bool, chance func() bool,
) portroyal.Position {
	p, err := portroyal.New(options, dice.Uint64(), portroyal.RandomStart)
	if err != nil {
		panic(err) // Deal knows the rules
	}
	learned := from.Positions != nil && from.Positions.Has(options)
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
			if quiet && !turn(view, legal) {
				return p
			}
			quiet = false
		} else {
			quiet = true
		}
		action := legal[0]
		switch seat := p.Decides(); {
		case dice.Float64() < random[seat] || chance():
			action = legal[dice.IntN(len(legal))]
		case len(legal) > 1:
			action = players[seat].Choose(ctx, view, legal)
		}
		p.Play(action, nil)
	}
	return p
}
