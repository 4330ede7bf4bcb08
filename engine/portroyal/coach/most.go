package coach

import "portroyal/engine/portroyal"

// enough is how many actions are tried to find out what a chance can come to.
const enough = 5000

// most is the most points that a seat can have at the end of its chance once an action has been played, whatever it
// takes and claims; it is more than anybody can have where too much would have to be tried.
func most(view *portroyal.View, seat int, action portroyal.Action) int {
	tries := enough
	after := *view
	after.Play(action)
	return mostFrom(&after, seat, view.Active(), &tries)
}

// beyond is more points than anybody can have.
const beyond = 1000

func mostFrom(view *portroyal.View, seat, active int, tries *int) int {
	best := view.Points(seat)
	if view.Phase() != portroyal.Trade || view.Decides() != seat || view.Active() != active {
		return best
	}
	for _, action := range view.Legal(nil) {
		if *tries--; *tries < 0 {
			return beyond
		}
		switch action.Kind {
		case portroyal.Take, portroyal.TakeForgoing, portroyal.Claim, portroyal.Fulfil:
			after := *view
			after.Play(action)
			best = max(best, mostFrom(&after, seat, active, tries))
		}
	}
	return best
}
