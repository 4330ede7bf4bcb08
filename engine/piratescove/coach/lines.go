package coach

import (
	"context"
	"slices"

	cove "portroyal/engine/piratescove"
)

// lines are what is raced: each choice alone, and on a visit each choice with what else is good to do there. Without it a
// step would be worth less than a burial, only since quick players do not always think of the other one.
func (q *question) lines(ctx context.Context, actions []cove.Action) (lines [][]cove.Action) {
	if q.view.Phase() != cove.Visits {
		for _, a := range actions {
			lines = append(lines, []cove.Action{a})
		}
		return lines
	}
	plan := q.plan(ctx, actions)
	inPlan := func(a cove.Action) int {
		if slices.Contains(plan, a) {
			return slices.Index(plan, a)
		}
		return len(plan)
	}
	actions = slices.Clone(actions)
	slices.SortStableFunc(actions, func(a, b cove.Action) int { return inPlan(a) - inPlan(b) })
	for _, a := range actions {
		if a.Kind != cove.Done && len(plan) > 0 {
			lines = append(lines, append([]cove.Action{a}, rest(plan, a)...))
		}
		if !slices.Contains(plan, a) {
			lines = append(lines, []cove.Action{a})
		}
	}
	return lines
}

// rest is what is left of a plan after an action: that itself is not done twice, and of what can be buried no more is
// buried than the action says.
func rest(plan []cove.Action, a cove.Action) (left []cove.Action) {
	found := false
	for _, b := range plan {
		switch buries := a.Kind == cove.Bury || a.Kind == cove.BuryGold; {
		case buries && b.Kind == a.Kind:
		case !found && b == a:
			found = true
		default:
			left = append(left, b)
		}
	}
	return left
}

// How a plan is found: one of so many playouts of the first step for each thing that could be added, and no more things
// than so many.
const (
	plansIn = 200
	planned = 6
)

// plan is what is good to do on a visit, found greedily: what adds most to what has been found already comes next, as long
// as anything does.
func (q *question) plan(ctx context.Context, actions []cove.Action) (plan []cove.Action) {
	things := slices.DeleteFunc(slices.Clone(actions), func(a cove.Action) bool { return a.Kind == cove.Done })
	slices.SortStableFunc(things, func(a, b cove.Action) int { return int(b.N) - int(a.N) }) // of equal ones, the more
	for len(plan) < planned && len(things) > 0 && ctx.Err() == nil {
		lines := [][]cove.Action{plan}
		for _, a := range things {
			lines = append(lines, append(slices.Clone(plan), a))
		}
		r := newRace(lines)
		r.keepAll = true
		r.run(ctx, q.adviser.Weigh, max(1, q.first/plansIn)*len(lines))
		q.before += r.playouts
		best := r.best()
		if best == 0 || ctx.Err() != nil {
			break
		}
		add := things[best-1]
		plan = append(plan, add)
		things = slices.DeleteFunc(things, func(a cove.Action) bool {
			return a.Kind == add.Kind && (a.Kind == cove.Bury || a.Kind == cove.BuryGold || a.Kind == cove.Attach)
		})
	}
	return plan
}
