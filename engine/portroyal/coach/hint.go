package coach

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/value"
)

// Hint is a legal action with what it is worth.
type Hint struct {
	Action  portroyal.Action
	Chance  float64 // of winning, from 0 to 1; against time of making it
	Reasons []Reason

	// Points are those of the seat to expect at the end of the turn, if it stops as soon as it can; below 0 where they are not
	// counted.
	Points float64
}

// Level reports whether chances tell no choice from another, and points do: all are next to 0, or next to 1, or as good as the
// best one.
func Level(hints []Hint) bool {
	const nothing, some = 0.015, 0.1
	if len(hints) == 0 {
		return false
	}
	least, most := hints[0], hints[0]
	for _, hint := range hints {
		least.Chance, most.Chance = min(least.Chance, hint.Chance), max(most.Chance, hint.Chance)
		least.Points, most.Points = min(least.Points, hint.Points), max(most.Points, hint.Points)
	}
	same := most.Chance < nothing || least.Chance > 1-nothing || Alike(most.Chance, least.Chance)
	return same && least.Points >= 0 && most.Points-least.Points >= some
}

// Alike reports whether a choice is as good as the best one, by their chances: neither is the better one for a reason then,
// since the evaluation is not that exact. Where there is hardly a chance at all, less makes a difference.
func Alike(best, other float64) bool {
	const (
		little = 0.02
		least  = 0.005
		part   = 5 // of the best chance
	)
	by := best - other
	return by < least || by < little && part*by <= best
}

// Bound is what the chance of a choice is below, seen from the best one, and reports whether it is so far behind that no
// more is known of it. The evaluation is made to find good choices; how bad the others are it says less well. The more
// a choice seems to be behind, the further that may be wrong: held against rollouts, 9 of 10 such choices are below their
// bound.
func Bound(best, other float64) (below float64, far bool) {
	const (
		known = 0.05 // behind by less than this, and than this part of the best chance, the error is small
		part  = 0.3
		least = 0.01 // behind by less it is never far
		sure  = 0.3  // of what it seems to be behind it is so surely, but for this
		slack = 0.02
	)
	behind := best - other
	far = behind >= known || behind >= least && behind >= part*best
	return best - max(0, sure*behind-slack), far && other > 0 // there is no doubt about a game that is lost
}

// Coach gives hints. It serves one caller at a time.
type Coach struct{ adviser *bot.Adviser }

// New makes a coach. It is an error if the learned evaluation does not fit the rules of this program.
func New() (*Coach, error) {
	knowledge, err := bot.Learned()
	if err != nil {
		return nil, fmt.Errorf("coach: %w", err)
	}
	return &Coach{bot.NewAdviser(knowledge)}, nil
}

// Hints lists the legal actions of the deciding seat, the best first, with what they are worth and why. When the time
// of ctx has run out it gives those that have been looked at; when it is cancelled, nothing.
func (c *Coach) Hints(ctx context.Context, view portroyal.View) []Hint {
	var hints []Hint
	lines := map[portroyal.Action]*bot.Line{}
	for _, choice := range c.adviser.Choices(ctx, view, view.Legal(nil)) {
		line := c.adviser.Leads(context.WithoutCancel(ctx), view, choice.Action)
		lines[choice.Action] = &line
		hints = append(hints, Hint{
			Action: choice.Action, Chance: chanceOf(&line.Own, choice.Worth),
			Reasons: reasons(&view, choice.Action, &line),
		})
		if errors.Is(ctx.Err(), context.Canceled) {
			return nil
		}
	}
	slices.SortStableFunc(hints, func(a, b Hint) int { return cmp.Compare(b.Chance, a.Chance) })
	onward := c.onwards(ctx, &view, lines)
	if !view.Options().Together() { // what one gains is everybody's
		addProspects(hints, onward)
	}
	dropCommon(hints)
	addKept(&view, hints, lines)
	for i := range hints {
		hint := &hints[i]
		if !slices.ContainsFunc(hint.Reasons, func(r Reason) bool { return r.speaks(hint.Action) }) {
			best := i == 0 || Alike(hints[0].Chance, hint.Chance)
			hint.Reasons = append(hint.Reasons, bare(&view, hint.Action, lines[hint.Action], onward, best)...)
		}
		hint.Points = c.points(ctx, &view, hint.Action, lines[hint.Action], onward)
	}
	addSame(hints)
	return hints
}

// addSame says of each choice whose reasons are those of one before it that it brings the same: they would read as if something
// had been forgotten.
func addSame(hints []Hint) {
	for i := len(hints) - 1; i > 0; i-- {
		hint := &hints[i]
		if at := slices.IndexFunc(hints[:i], func(h Hint) bool { return slices.Equal(h.Reasons, hint.Reasons) }); at >= 0 {
			hint.Reasons = append(slices.Clip(hint.Reasons), Reason{Topic: Same, Action: hints[at].Action})
		}
	}
}

// points are those to expect at the end of the turn after an action, below 0 where they are not counted.
func (c *Coach) points(
	ctx context.Context, view *portroyal.View, action portroyal.Action, line *bot.Line, onward turned,
) float64 {
	const uncounted = -1
	if view.Options().Together() {
		return uncounted
	}
	seat, own := view.Decides(), line.Own
	switch action.Kind {
	case portroyal.RevealNext:
		if onward.cards == 0 {
			return uncounted
		}
		return float64(onward.sum) / float64(onward.cards)
	case portroyal.Gamble:
		return uncounted
	case portroyal.RepelShip, portroyal.Dock:
		stop := portroyal.Action{Kind: portroyal.Stop}
		if own.Active() == view.Active() && slices.Contains(own.Legal(nil), stop) {
			own = c.adviser.Leads(context.WithoutCancel(ctx), own, stop).Own
		}
	}
	return float64(own.Points(seat))
}

// chanceOf makes a chance of the worth of a choice that leads to this position: against time a win is worth more
// with more cards in the Victory Pile (P4).
func chanceOf(after *portroyal.View, worth float64) float64 {
	if after.Options().Together() {
		worth /= 1 + float64(after.VictoryPile())/value.WinWorth
	}
	return math.Min(math.Max(worth, 0), 1)
}

// dropCommon takes away the reasons about others that are the same after every choice: they tell no choice from
// another.
func dropCommon(hints []Hint) {
	if len(hints) < 2 {
		return
	}
	for _, topic := range []Topic{Behind, ToCome, CanEnd, LeavesReach, Gives, LeavesNext, LeavesCash} {
		isTopic := func(r Reason) bool { return r.Topic == topic }
		at := slices.IndexFunc(hints[0].Reasons, isTopic)
		if at < 0 {
			continue
		}
		common := hints[0].Reasons[at]
		if slices.ContainsFunc(hints, func(h Hint) bool { return !slices.Contains(h.Reasons, common) }) {
			continue
		}
		for i := range hints {
			hints[i].Reasons = slices.DeleteFunc(hints[i].Reasons, isTopic)
		}
	}
}
