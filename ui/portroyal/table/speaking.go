package table

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
)

// unspoken are the events that say nothing by themselves: what they lead to does, or the next question.
var unspoken = []portroyal.EventKind{
	portroyal.TurnBegan, portroyal.ShipDocked, portroyal.DiscoverEnded, portroyal.ChanceCame, portroyal.Passed, portroyal.PassedOver,
	portroyal.HarbourCleared, portroyal.GameEnded,
}

// speak tells who does not see the table what has come of a decision: all of it if a person at the screen has taken it, and
// otherwise what whoever is at the lower edge is told of it.
func (t *Table) speak(step match.Step) {
	if t.stage.Speak == nil {
		return
	}
	teller := t.teller()
	if !t.seats[step.Seat].Person {
		for _, news := range teller.NewsOf(t.lower, step.Events) {
			t.stage.Tell(news.Text)
		}
		return
	}
	for i, event := range step.Events {
		switch {
		case event.Kind == portroyal.WentBust:
			t.stage.Tell(teller.Bust(event, step.Events[i+1:]))
		case !slices.Contains(unspoken, event.Kind):
			t.stage.Tell(teller.Event(event))
		}
	}
}
