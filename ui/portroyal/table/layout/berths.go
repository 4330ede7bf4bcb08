package layout

import "portroyal/engine/portroyal"

// Moored lists the cards at the places of the harbour, NoCard where the card has been taken. before are the
// places until now: while cards are taken, all others stay in place, so that the next click does not hit a
// neighbour. A ship that is waiting has the last place.
func Moored(before []portroyal.Card, view *portroyal.View) []portroyal.Card {
	harbour := view.Harbour()
	if view.Phase() == portroyal.Trade && len(before) > len(harbour) {
		// From the end, since of equal cards the first one is taken.
		berths, left := make([]portroyal.Card, len(before)), len(harbour)
		for i := len(before) - 1; i >= 0; i-- {
			if left > 0 && before[i] == harbour[left-1] {
				left--
				berths[i] = harbour[left]
			}
		}
		if left == 0 && len(harbour) > 0 {
			return berths
		}
	}
	if waits := view.Pending(); waits != portroyal.NoCard {
		harbour = append(harbour, waits)
	}
	return harbour
}

// AtBerth is the card of the harbour at a place, NoCard for none. A ship that is waiting is not there yet.
func AtBerth(view *portroyal.View, berths []portroyal.Card, i int) portroyal.Card {
	if i < 0 || i >= len(berths) || view.Pending() != portroyal.NoCard && i == len(berths)-1 {
		return portroyal.NoCard
	}
	return berths[i]
}
