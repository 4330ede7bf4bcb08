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
	c.addProspects(ctx, &view, hints, lines)
	dropCommon(hints)
	addKept(&view, hints, lines)
	return hints
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
