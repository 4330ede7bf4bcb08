package bot

import (
	"context"
	"math"
	"math/rand/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot/value"
)

// Roller plays positions on for some turns, everybody as well as they can, one card ahead, and says what came of it
// without the luck of the cards on the way: the outlook at the end less what each card changed, compared with the mean over
// all cards that could have come (D. Zare, "Hedging toward skill", 2000). One rollout has hardly more noise than the
// evaluation, and the mean of many sees some turns further than any search. It is used by one caller at a time.
type Roller struct {
	evaluator *value.Evaluator
	search    search
	players   [portroyal.MaxPlayers]Player // who decide as they do, by seat; nil plays as well as it can
	dice      *rand.Rand
	stream    *rand.PCG
	legal     []portroyal.Action
}

// rollStream is the second word of the generator of a rollout's cards.
const rollStream = 0x726f6c6c6f7574

// NewRoller makes a roller that judges positions by this knowledge.
func NewRoller(knowledge Knowledge) *Roller {
	r := &Roller{evaluator: value.NewEvaluator(knowledge.Positions, NewPrior()), stream: rand.NewPCG(0, rollStream)}
	r.search.midturn, r.search.doubt = knowledge.Going, doubt
	r.dice = rand.New(r.stream)
	r.search.eval, r.search.limit = chances{r.evaluator}, lookedAt
	r.search.pairs = &pairs{}
	return r
}

// Seat has a seat played by somebody else than one who plays as well as they can. What comes of it stays without luck: that is
// only what the cards change, however they were come by.
func (r *Roller) Seat(seat int, player Player) { r.players[seat] = player }

// Looked is how many positions it has looked at so far, which is what its time goes into.
func (r *Roller) Looked() int { return r.search.all }

// Play plays an action of the deciding seat, and then on until so many turns have begun. The outlook is that of all
// seats; see [Assessor] for what it is. Rollouts of the same game get the same cards in the same turns as far as they are
// there, so that differences between the actions of one decision have less noise than each. It is an error if ctx is
// done before the end.
func (r *Roller) Play(
	ctx context.Context, view portroyal.View, action portroyal.Action, turns int, game uint64,
) (outlook Outlook, err error) {
	return r.on(ctx, &view, action, turns, game)
}

// Worth is what Play comes to for the seat that decides.
func (r *Roller) Worth(
	ctx context.Context, view portroyal.View, action portroyal.Action, turns int, game uint64,
) (float64, error) {
	outlook, err := r.Play(ctx, view, action, turns, game)
	return outlook[view.Decides()], err
}

// Out plays a position on to the end of its game, everybody as well as they can, and gives what all seats win, as Play does:
// the mean of many is what the position is worth. It is an error if ctx is done before the end.
func (r *Roller) Out(ctx context.Context, view portroyal.View, game uint64) (outlook Outlook, err error) {
	r.search.ctx = ctx
	return r.on(ctx, &view, r.choose(&view), math.MaxInt, game)
}

// on is Play, and leaves the view where the rollout ends.
func (r *Roller) on(
	ctx context.Context, view *portroyal.View, action portroyal.Action, turns int, game uint64,
) (outlook Outlook, err error) {
	s := &r.search
	s.ctx = ctx
	begun, opening := 0, -1 // the seat whose turn has begun and has had no card yet, -1 for none
	if view.Phase() == portroyal.Discover && view.Revealed() == 0 {
		opening = view.Active()
	}
	view.Play(action)
	r.stream.Seed(game, rollStream)
	for view.Phase() != portroyal.Over {
		if err := ctx.Err(); err != nil {
			return outlook, err
		}
		if view.Phase() == portroyal.Chance || view.Revealed() > 0 {
			opening = -1
		}
		switch {
		case view.Phase() == portroyal.Chance:
			luck := r.turnUp(view)
			add(&outlook, luck, -1)
		case view.Phase() == portroyal.Discover && view.Revealed() == 0 && view.Active() != opening:
			if begun == turns {
				return r.end(view, outlook), nil
			}
			begun++
			opening = view.Active()
			r.stream.Seed(game, rollStream+uint64(begun))
			view.Play(r.choose(view))
		default:
			view.Play(r.choose(view))
		}
	}
	return r.end(view, outlook), nil
}

// end adds the outlook of where a rollout ends.
func (r *Roller) end(view *portroyal.View, outlook Outlook) Outlook {
	r.begin(view, view.Decides())
	add(&outlook, r.search.outlook(view), 1)
	return outlook
}

// begin begins with another view.
func (r *Roller) begin(view *portroyal.View, seat int) {
	s := &r.search
	s.me, s.choices, s.looked = seat, s.choices[:0], 0
	s.pairs.begin()
	r.evaluator.Prepare(view)
}

// choose is what a player does who looks one card ahead and does not err.
func (r *Roller) choose(view *portroyal.View) portroyal.Action {
	r.legal = view.Legal(r.legal[:0])
	if len(r.legal) == 1 {
		return r.legal[0]
	}
	if player := r.players[view.Decides()]; player != nil {
		return player.Choose(r.search.ctx, *view, r.legal)
	}
	r.begin(view, view.Decides())
	return r.search.choose(r.search.ctx, view, r.legal)
}

// turnUp turns up one of the cards that can come, and gives its luck.
func (r *Roller) turnUp(view *portroyal.View) Outlook {
	pool := view.NextCards()
	n := int(r.dice.Float64() * float64(pool.Size()))
	for card, copies := range pool {
		if n -= int(copies); n < 0 {
			return r.luck(view, portroyal.Card(card))
		}
	}
	return Outlook{}
}

// luck turns up a card that can come, and gives what it changes compared with the mean over all that could.
func (r *Roller) luck(view *portroyal.View, card portroyal.Card) (luck Outlook) {
	if r.search.pairs.of != *view { // the choice to go on has looked at them already
		r.begin(view, view.Active())
	}
	mean := r.search.mean(view)
	luck = r.search.pairs.cards[card]
	add(&luck, mean, -1)
	_ = view.TurnUp(card) // it is in the pool
	return luck
}

// Through plays a position on to the end of its game, and tells each position between two turns, the first one included if
// it is one, with the luck of the cards that came since the one before. It gives the end, with the luck of the last turn. It
// is an error if ctx is done before.
func (r *Roller) Through(
	ctx context.Context, position portroyal.Position, between func(view *portroyal.View, luck *Outlook),
) (over portroyal.View, luck Outlook, err error) {
	r.search.ctx = ctx
	var tape portroyal.Tape
	begun := false // the turn has, and has had no card yet
	for position.Phase() != portroyal.Over {
		if err := ctx.Err(); err != nil {
			return position.View(), luck, err
		}
		view := position.View()
		opens := view.Phase() == portroyal.Discover && view.Revealed() == 0
		if opens && !begun {
			between(&view, &luck)
			luck = Outlook{}
		}
		begun = opens
		action := r.choose(&view)
		tape.Events = tape.Events[:0]
		position.Play(action, &tape)
		view.Play(action)
		for _, event := range tape.Events {
			if event.Kind == portroyal.CardRevealed && view.Phase() == portroyal.Chance {
				begun = false
				add(&luck, r.luck(&view, event.Card), 1)
			}
		}
	}
	return position.View(), luck, nil
}
