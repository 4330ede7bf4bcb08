package table

import (
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/layout"
	shared "portroyal/ui/table"
	"portroyal/ui/widgets"
)

// replay is the mode in which the whole game can be looked at until the player leaves.
type replay struct {
	*course
	paper shared.Paper // behind what steers it
}

// Replay shows the game from a step on instead of continuing it.
func (t *Table) Replay(from int) {
	t.mode = &replay{course: newCourse(t, from)}
	t.lower = t.firstPerson()
	t.recall(from)
}

// firstPerson is the first seat with a person, 0 if there is none.
func (t *Table) firstPerson() int {
	for seat := range t.seats {
		if t.seats[seat].Person {
			return seat
		}
	}
	return 0
}

// goOn shows the next step if the replay is running; it stops at the end.
func (r *replay) goOn(moving, seen time.Duration) {
	r.hush()
	switch {
	case r.At == r.Last():
		r.Runs = false
	case r.Runs:
		r.next(r.betweenSteps(moving, seen), r.Advance)
	}
}

func (*replay) moment() moment { return replaying }

// replayed is the replay that the table shows, nil for none.
func (t *Table) replayed() *shared.Replay {
	if r, is := t.mode.(*replay); is {
		return &r.Replay
	}
	return nil
}

// ribbon is what replaces the question in a replay: the progress of the game, and what steers the replay.
func (r *replay) ribbon(room geometry.Rectangle) fyne.CanvasObject {
	t := r.table
	by, w := t.growth(), t.stage.Words
	s := geometry.NewSheet().Named(geometry.Region{Name: w.T("spoken.replay")})
	plan := layout.Transport(room, by)
	s.Fit(r.paper.Fit(t.stage.Stage, plan.Ribbon.Size()), plan.Ribbon)
	turn, last := t.match.TurnAt(r.At), t.match.TurnAt(r.Last())
	said := widgets.BoldLine(w.T("replay.at", "Turn", turn, "Turns", last,
		"Player", t.name(t.match.ActiveAt(r.At))), 15*by, t.stage.Colours().Text)
	widgets.Shorten(said, plan.Said.W)
	size := said.MinSize()
	s.Fit(said, geometry.Rect(plan.Said.X, plan.Said.Y, size.Width, plan.Said.H))
	transport := shared.Transport{
		Replay: &r.Replay, Stage: t.stage.Stage, By: by, Marks: shared.MarksOf(t.match.Steps(), mark, t.teller().Event),
		TipBack: "replay.turn.back.tip", TipOn: "replay.turn.forward.tip",
	}
	transport.LayRail(s, plan.Line)
	transport.LayPlates(s, plan.Plates)
	return s.Container
}

// marked are the events that stand on the rail.
var marked = map[portroyal.EventKind]shared.Mark{
	portroyal.WentBust:          {High: 1, Seen: -1}, // before the lost harbour is cleared
	portroyal.CardRevealed:      {High: 0.5},
	portroyal.Claimed:           {Symbol: "crest"},
	portroyal.ContractFulfilled: {Symbol: "wax-anchor"},
}

// mark is how an event stands on the rail. Of the cards that are turned up only tax increases do.
func mark(e portroyal.Event) shared.Mark {
	if e.Kind == portroyal.CardRevealed && e.Card.Face().Type != portroyal.TaxIncrease {
		return shared.Mark{}
	}
	return marked[e.Kind]
}
