package bot

import (
	"context"

	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot/value"
)

// Roller plays choices on for some rounds, everybody by short searches of their own, which sees more than a quick policy that
// plays on to the end of the round. It is used by one caller at a time.
type Roller struct {
	seats [cove.MaxPlayers]*opponent
	quick search // at a glance
	legal []cove.Action
}

// rolling is how hard those think who play a rollout on.
var rolling = effort{playouts: 40, steering: 3}

// NewRoller makes a roller that judges positions with these weights.
func NewRoller(weights *value.Weights) *Roller {
	r := &Roller{}
	for seat := range r.seats {
		r.seats[seat] = newMind(weights, mind{effort: rolling, sees: 100}, Even, 0)
	}
	r.quick.eval, r.quick.policy.manner = value.NewEvaluator(weights), &usualManner
	return r
}

// Worth plays an action of the seat of a view, and then on until so many rounds more have been played, and gives the seat's
// chance to win then; at the end of the game it is what was won. Unseen cards are dealt by chance. The same game has the same
// deal, and the same chance in each round, so that differences between the actions of one decision have less noise than each.
// It is an error if ctx is done before the end.
func (r *Roller) Worth(
	ctx context.Context, view cove.View, action cove.Action, rounds int, game uint64,
) (float64, error) {
	p, round, last := view.Sample(game), view.Round(), view.Round()+rounds
	r.roll(game, round)
	for p.Play(action, nil); p.Round() <= last && p.Phase() != cove.Over; p.Play(action, nil) {
		if ctx.Err() != nil {
			return 0, ctx.Err()
		}
		if p.Round() != round {
			round = p.Round()
			p.SetRandom(r.roll(game, round))
		}
		seat := p.Owing()
		r.legal = p.Legal(seat, r.legal[:0])
		action = r.seats[seat].Choose(ctx, p.View(seat), r.legal)
	}
	return r.quick.eval.Worth(&p)[view.Seat()], nil
}

// roll begins all random streams of a round anew, and gives the generator of its chance.
func (r *Roller) roll(game uint64, round int) uint64 {
	dice := wyrand.Seeded(game ^ uint64(round)<<32 ^ 0x726f6c6c)
	for _, seat := range r.seats {
		seat.Roll(uint64(dice.Below(1 << 62)))
	}
	return uint64(dice)
}

// glances is how many playouts a glance is, for all actions together.
const glances = 20_000

// Glance plays actions of the seat of a view on to the end of the round, everybody by the quick policy, and gives what each of
// them came to, twice with different chance: what seems best in one half may be by luck, and is not in the other.
func (r *Roller) Glance(view cove.View, actions []cove.Action, seed uint64) (halves [2][]float64) {
	dice, n := wyrand.Seeded(seed), max(1, glances/2/len(actions))
	for half := range halves {
		halves[half] = make([]float64, len(actions))
		for range n {
			deal, roll := view.Sample(uint64(dice.Below(1<<62))), uint64(dice.Below(1<<62))
			for i, action := range actions {
				halves[half][i] += r.quick.tried(deal, action, roll, view.Seat()) / float64(n)
			}
		}
	}
	return halves
}
