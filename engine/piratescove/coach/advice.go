package coach

import (
	"context"
	"fmt"
	"iter"
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/bot/value"
	"portroyal/engine/record"
)

// Advice is what the choices of a decision are worth to the seat of a view.
type Advice struct {
	Choices []Choice // the one with most worth first

	// Omitted is how many legal choices were not looked at, see [Most].
	Omitted int

	// Mixed is true where all seats choose their islands at the same time (N1). There is no best island then: who always
	// takes the same one is read. Each choice has its Share, and Steered says how often the others are expected where, by who
	// they are, see [Coach.Facing].
	Mixed   bool
	Steered [cove.MaxPlayers]bot.Mix

	Playouts int  // rounds that were played on for this advice, all told
	Final    bool // nothing better follows: it has gone as far as it goes, or ctx is done
}

// Clear reports whether the first choice is better than all others that were looked at, beyond the error.
func (a *Advice) Clear() bool {
	return len(a.Choices) > 0 && !slices.ContainsFunc(a.Choices[1:], func(c Choice) bool { return c.AsGood })
}

// Level reports whether chances to win tell no choice from another, and fame does: all that were looked at are next to 0, or next
// to 1, or as good as the first. Where all choose at the same time the last is no sign of that: it is how one chooses there.
func (a *Advice) Level() bool {
	const nothing, some = 0.015, 0.1
	if len(a.Choices) == 0 {
		return false
	}
	least, most, good := a.Choices[0], a.Choices[0], !a.Mixed
	for i, c := range a.Choices {
		least.Worth, most.Worth = min(least.Worth, c.Worth), max(most.Worth, c.Worth)
		least.Fame, most.Fame = min(least.Fame, c.Fame), max(most.Fame, c.Fame)
		good = good && (i == 0 || c.AsGood)
	}
	return (most.Worth < nothing || least.Worth > 1-nothing || good) && most.Fame-least.Fame >= some
}

// Choice is a legal action and what it is worth.
type Choice struct {
	Action cove.Action

	// Worth is the chance of the seat to win, from 0 to 1, if it chooses this, the rest of the round goes as quick players
	// would have it, and the evaluation is right about what comes of it. On a visit (R5) the seat goes on with what else
	// is good there, so that doing the same things in another order is worth the same. Error is its standard error, of
	// playing out alone: it says nothing about how right the evaluation is.
	Worth, Error float64

	// Behind is how much less than the first choice it is worth, in playouts of both with the same chance; 0 for the first
	// one and for its equals. Its standard error is much smaller than those of the two worths, since luck is the same.
	Behind, BehindError float64

	AsGood   bool // as good as the first choice, as far as can be told: see [Indifferent]
	Playouts int  // so often it was played on

	// GivenUp says that it was so far behind that it was not played on to the end: its worth is known worse than that of the
	// others, after which it stands.
	GivenUp bool `json:",omitempty"`

	// Fame is what the seat has at the end of the round on average, with what could be buried, see [bot.Outcome].
	Fame float64 `json:",omitempty"`

	// Place is that of the seat by fame then, on average, see [bot.Outcome].
	Place float64 `json:",omitempty"`

	// Share is how often an Admiral would choose this island, from 0 to 1, where all choose at the same time; else 0.
	Share float64

	Reasons []Reason
}

// Indifferent is a difference of chances to win that is none: the evaluation is not that exact. Besides, a choice is as
// good as the first one if it is not behind by more than two standard errors.
const Indifferent = 0.005

// Steps is how many times an advice gets better. Each step plays twice as much on as the one before it, so that the errors
// after the last one are about a third of those after the first.
const Steps = 4

// firstPlayouts are those of the first step. All steps together have 15 times as many.
const firstPlayouts = 12_000

// Coach gives advice. It serves one caller at a time.
type Coach struct {
	adviser *bot.Adviser
	first   int // playouts of the first step
	facing  [cove.MaxPlayers]bot.Habits
}

// New makes a coach. It is an error if the learned evaluation does not fit the rules of this program.
func New() (*Coach, error) {
	weights, err := value.Learned()
	if err != nil {
		return nil, fmt.Errorf("coach: %w", err)
	}
	c := &Coach{adviser: bot.NewAdviser(weights), first: firstPlayouts}
	c.Facing(nil, nil)
	return c, nil
}

// Facing says who sits at the table, by seat; everybody is taken for a person of whom nothing is known else. Where the others are
// expected at sea goes by it. persons has the habits of those of whom something is known, by name.
func (c *Coach) Facing(seats []record.Seat, persons map[string]bot.Habits) {
	for i := range c.facing {
		c.facing[i] = bot.HabitsOf(0)
		if i >= len(seats) {
			continue
		}
		level, _, computer := bot.LevelOf(seats[i].Player)
		known, is := persons[seats[i].Name]
		switch {
		case computer:
			c.facing[i] = bot.HabitsOf(level)
		case is && seats[i].Player == "" && known.Sound():
			c.facing[i] = known
		}
	}
}

// Advise gives the advice after so many steps, from 1 to [Steps], or what there is when ctx is done; it has looked at
// every choice at least once even then. The same view, seed, steps and actions in time always give the same advice. Actions
// in also are looked at in any case if they are legal. If the seat of the view owes no choice, there are no choices.
func (c *Coach) Advise(
	ctx context.Context, view cove.View, seed uint64, steps int, also ...cove.Action,
) (best Advice) {
	for advice := range c.Refine(ctx, view, seed, also...) {
		best = advice
		if steps--; steps <= 0 {
			break
		}
	}
	return best
}

// Refine gives better and better advice, as [Coach.Advise] does after each step, until nothing better follows or ctx is
// done. There is at least one if the seat owes a choice; on a usual computer the first takes one or two tenths of a second, and
// all of them less than two seconds. An advice that has been given does not change any more.
func (c *Coach) Refine(
	ctx context.Context, view cove.View, seed uint64, also ...cove.Action,
) iter.Seq[Advice] {
	return func(yield func(Advice) bool) {
		legal := view.Legal(nil)
		if len(legal) == 0 {
			return
		}
		c.adviser.Begin(&view, seed)
		q := question{
			adviser: c.adviser, view: &view, seed: seed, first: c.first, mixed: bot.Together(&view), facing: c.facing,
			fights: map[cove.Action]fated{},
		}
		actions := q.looked(ctx, legal, also)
		q.omitted = len(legal) - len(actions)
		q.race = newRace(q.lines(ctx, actions))
		playouts, given := q.first, 0
		for step := range Steps {
			q.refine(ctx, playouts)
			playouts *= 2
			if ctx.Err() != nil && q.race.least() <= given {
				return // nothing new
			}
			given = q.race.least()
			advice := q.advice()
			advice.Final = step == Steps-1 || len(q.race.running) == 1 || ctx.Err() != nil
			if !yield(advice) || advice.Final {
				return
			}
		}
	}
}

// question is a decision that is thought about.
type question struct {
	adviser *bot.Adviser
	view    *cove.View
	seed    uint64
	first   int // playouts of the first step
	race    *race
	mixed   bool
	facing  [cove.MaxPlayers]bot.Habits
	omitted int

	others  [cove.MaxPlayers]bot.Mix // which the islands of race were weighed against
	answer  bot.Mix
	steered int // turns of looking for them
	before  int // playouts of weighing islands against earlier ones, and of choosing what is raced

	fights map[cove.Action]fated
}

// refine plays on for one step.
func (q *question) refine(ctx context.Context, playouts int) {
	if !q.mixed {
		q.race.run(ctx, q.adviser.Weigh, playouts)
		q.fight(ctx)
		return
	}
	// Half of the step looks for the mixtures, and half of it weighs the islands against those of the others, from the
	// beginning: what was weighed against earlier ones says something else.
	turns := max(1, playouts/2/(q.view.Players()*sides))
	for turn := 0; turn < turns && (ctx.Err() == nil || q.steered == 0); turn++ {
		q.adviser.Steer()
		q.steered++
	}
	var others [cove.MaxPlayers]bot.Mix
	for seat := range q.view.Players() {
		others[seat] = q.adviser.Expected(seat, q.facing[seat])
	}
	fresh := newRace(q.race.lines)
	fresh.keepAll = true
	fresh.run(ctx, func(lines [][]cove.Action, came []bot.Outcome) {
		islands := q.adviser.WeighIslands(&others)
		for i, line := range lines {
			came[i] = islands[line[0].Island]
		}
	}, playouts/2)
	if fresh.least() > q.race.least() {
		q.before += q.race.playouts
		q.race, q.others, q.answer = fresh, others, q.adviser.Answer()
	}
}

// sides is how many islands can be chosen (N1).
const sides = int(cove.TreasureIsland)

// advice is what has been found so far.
func (q *question) advice() Advice {
	advice := Advice{
		Choices: q.race.result(), Omitted: q.omitted, Mixed: q.mixed,
		Playouts: q.race.playouts + q.before + q.steered*q.view.Players()*sides,
	}
	if q.mixed {
		advice.Steered = q.others
		advice.Steered[q.view.Seat()] = q.answer
	}
	facts := q.facts()
	for i := range advice.Choices {
		choice := &advice.Choices[i]
		if q.mixed {
			choice.Share = q.answer[choice.Action.Island]
		}
		choice.Reasons = facts.reasons(choice.Action)
	}
	return advice
}
