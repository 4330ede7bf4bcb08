package coach

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// steps are what a seat does after an action, one after the other, until its chance is over as in the line. That it then
// passes is not told after something else. Where too much would have to be tried, there is only the first.
func steps(view *portroyal.View, action portroyal.Action, line *bot.Line) []portroyal.Action {
	after := *view
	after.Play(action)
	after.Play(line.Then)
	tries := enough
	rest, _ := path(&after, &line.Own, view.Decides(), &tries)
	all := append([]portroyal.Action{line.Then}, rest...)
	if last := len(all) - 1; last > 0 && all[last].Kind == portroyal.Pass {
		return all[:last]
	}
	return all
}

// path finds what a seat does in its chance to come from one view to another.
func path(from, to *portroyal.View, seat int, tries *int) (all []portroyal.Action, found bool) {
	if *from == *to {
		return nil, true
	}
	if from.Phase() != portroyal.Trade || from.Decides() != seat {
		return nil, false
	}
	for _, action := range from.Legal(nil) {
		if *tries--; *tries < 0 {
			return nil, false
		}
		after := *from
		after.Play(action)
		if rest, found := path(&after, to, seat, tries); found {
			return append([]portroyal.Action{action}, rest...), true
		}
	}
	return nil, false
}
