package find

import (
	"context"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/yield"
)

// Playouts plays positions on, with one and the same computer player in every seat. It is used by one caller at a time.
type Playouts struct {
	seats     []bot.Player
	evaluator *value.Evaluator
}

// NewPlayouts seats so many of a computer player. It is an error if that player is not known.
func NewPlayouts(player string, seats int) (*Playouts, error) {
	weights, err := value.Learned()
	if err != nil {
		return nil, err
	}
	p := &Playouts{evaluator: value.NewEvaluator(weights, bot.NewPrior())}
	for seat := range seats {
		sitting, err := bot.New(player, uint64(seat))
		if err != nil {
			return nil, err
		}
		p.seats = append(p.seats, sitting)
	}
	return p, nil
}

// Out plays a game to its end after an action, and gives the deciding seat's share of the win, from 0 to 1. The seed says
// which cards come.
func (p *Playouts) Out(position portroyal.Position, action portroyal.Action, seed uint64) float64 {
	return p.play(context.Background(), position, action, seed, -1)
}

// Ahead plays so many whole rounds on after an action, and gives the deciding seat's chance of winning then, as the
// computer players have learned to judge positions between two turns; or its share of the win if the game ends before.
// When ctx is done the number means nothing.
func (p *Playouts) Ahead(
	ctx context.Context, position portroyal.Position, action portroyal.Action, seed uint64, rounds int,
) float64 {
	return p.play(ctx, position, action, seed, rounds*len(p.seats))
}

// play plays on for so many turns after the one that goes on, or to the end if that is less than none.
func (p *Playouts) play(
	ctx context.Context, position portroyal.Position, action portroyal.Action, seed uint64, turns int,
) float64 {
	seat, active := position.Decides(), position.Active()
	position = position.View().Position(scattered(seed)) // with other hidden discards in each game
	position.SetRandom(scattered(seed))
	p.sit(seed)
	position.Play(action, nil)
	var legal []portroyal.Action
	for position.Phase() != portroyal.Over && ctx.Err() == nil {
		if position.Phase() == portroyal.Discover && position.Active() != active {
			if active = position.Active(); turns == 0 {
				view, chances := position.View(), bot.Outlook{}
				p.evaluator.Prepare(&view)
				p.evaluator.Worth(&view, &chances)
				return chances[seat]
			}
			turns--
		}
		legal = position.Legal(legal[:0])
		position.Play(p.chosen(ctx, &position, legal), nil)
		yield.Now()
	}
	view := position.View()
	return view.WinShares()[seat]
}

// chosen is the action that the deciding player chooses.
func (p *Playouts) chosen(
	ctx context.Context, position *portroyal.Position, legal []portroyal.Action,
) portroyal.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	return p.seats[position.Decides()].Choose(ctx, position.View(), legal)
}

// sit begins the random streams of those players who have one.
func (p *Playouts) sit(seed uint64) {
	for seat, player := range p.seats {
		if dicer, ok := player.(bot.Dicer); ok {
			dicer.Roll(seed<<8 + uint64(seat))
		}
	}
}

// scattered spreads seeds that follow on each other over all there are (the finalizer of SplitMix64).
func scattered(seed uint64) uint64 {
	seed += 0x9e3779b97f4a7c15
	seed = (seed ^ seed>>30) * 0xbf58476d1ce4e5b9
	seed = (seed ^ seed>>27) * 0x94d049bb133111eb
	return seed ^ seed>>31
}
