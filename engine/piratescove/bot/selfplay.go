package bot

import (
	"context"

	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot/value"
)

// Sparring plays a game of computer players with themselves, to learn from: with weights by short searches, with nil by
// the quick policy. Some choices are made at random, so that what comes of odd positions is seen as well. look is called
// with the position at the beginning of each round.
func Sparring(
	ctx context.Context, weights *value.Weights, players int, seed uint64, look func(*cove.Position),
) (cove.Position, error) {
	p, err := cove.New(cove.Options{Players: uint8(players)}, seed)
	if err != nil {
		return p, err
	}
	dice := wyrand.Seeded(seed ^ 0x7370617272696e67)
	quick := policy{random: wyrand.Seeded(seed + 1), manner: &usualManner}
	var thinkers [cove.MaxPlayers]*opponent
	for seat := range players {
		if weights != nil {
			thinkers[seat] = newMind(weights, mind{effort: sparring, sees: 100}, Even, seed<<4+uint64(seat))
		}
	}
	var legal []cove.Action
	round := 0
	for p.Phase() != cove.Over && ctx.Err() == nil {
		if p.Round() != round {
			round = p.Round()
			look(&p)
		}
		seat := p.Owing()
		legal = p.Legal(seat, legal[:0])
		switch {
		case dice.Below(100) < oddChoices:
			p.Play(legal[dice.Below(len(legal))], nil)
		case weights == nil || dice.Below(100) < quickChoices:
			p.Play(quick.choose(&p, seat), nil)
		default:
			p.Play(thinkers[seat].Choose(ctx, p.View(seat), legal), nil)
		}
	}
	return p, ctx.Err()
}

// sparring is how hard they think: enough to play sensibly, and little enough for tens of thousands of games.
var sparring = effort{playouts: 60, steering: 6}

// How many choices in 100 are any, and how many are the quick policy's.
const (
	oddChoices   = 2
	quickChoices = 5
)
