package train

import (
	"context"
	"math/rand/v2"

	"portroyal/engine/arena"
	"portroyal/engine/internal/neural"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/value"
)

// verdict is what a contest came to.
type verdict struct {
	share  float64 // of the wins
	games  int
	better bool
}

// Between these shares a contest is to tell apart: no better, and better by as much as makes a difference.
const (
	noBetter = 0.50
	better   = 0.52
)

// contest plays new weights against old ones until it is clear which are better, in steps of so many games that the
// number of processors makes no difference.
func contest(ctx context.Context, s *Settings, round int, fresh, old *value.Weights) (verdict, error) {
	step := min(200, s.Match)
	test := arena.NewSPRT(noBetter, better)
	for test.Games() < s.Match && test.Verdict() == arena.Undecided {
		shares, err := neural.OfGames(ctx, step, func() func(game int) float64 {
			return func(game int) float64 { return contestGame(ctx, s, round, test.Games()+game, fresh, old) }
		})
		if err != nil {
			return verdict{}, err
		}
		for _, share := range shares {
			test.Add(share)
		}
	}
	return verdict{test.Share(), test.Games(), test.Verdict() == arena.Better}, nil
}

// contestGame plays one game of a contest: two games in a row have the same options, with the seats of the two sides
// exchanged. It gives the new side's share of the win; against time, where they do not play at one table, half if both
// make it or neither does.
func contestGame(ctx context.Context, s *Settings, round, game int, fresh, old *value.Weights) float64 {
	dice := rand.New(rand.NewPCG(s.Seed^0x636f6e74657374, uint64(round)<<32+uint64(game/2)))
	options := Deal(s.family, dice)
	seats := dice.Perm(int(options.Players))
	deck, other := dice.Uint64(), dice.Uint64()
	if options.Together() {
		if game%2 == 1 {
			deck = other
		}
		all := func(int) bool { return true }
		none := func(int) bool { return false }
		a, b := playOut(ctx, s, options, deck, fresh, old, all), playOut(ctx, s, options, deck, fresh, old, none)
		return 0.5 + 0.5*(a-b)
	}
	if game%2 == 1 {
		fresh, old = old, fresh
		deck = other
	}
	half := (len(seats) + game/2%2) / 2
	share := playOut(ctx, s, options, deck, fresh, old, func(seat int) bool { return seats[seat] < half })
	if game%2 == 1 {
		return 1 - share
	}
	return share
}

// playOut plays a game and gives the share of the win of those who play with the first weights; against time 1 or 0.
func playOut(
	ctx context.Context, s *Settings, options portroyal.Options, deck uint64, first, second *value.Weights,
	plays func(seat int) bool,
) (share float64) {
	p, err := portroyal.New(options, deck, portroyal.RandomStart)
	if err != nil {
		panic(err) // Deal knows the rules
	}
	players := make([]bot.Player, options.Players)
	for seat := range players {
		weights := second
		if plays(seat) {
			weights = first
		}
		players[seat] = bot.NewLearned(bot.Knowledge{Positions: weights, Going: s.going}, bot.Unerring, bot.Even, 0)
	}
	var legal []portroyal.Action
	for p.Phase() != portroyal.Over {
		legal = p.Legal(legal[:0])
		p.Play(players[p.Decides()].Choose(ctx, p.View(), legal), nil)
	}
	shares := p.WinShares()
	for seat, won := range shares[:options.Players] {
		if plays(seat) || options.Together() {
			share += won
		}
	}
	return share
}
