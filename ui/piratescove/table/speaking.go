package table

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	shared "portroyal/ui/table"
)

// unspoken are the events that say nothing by themselves: the chart, the order of fire, or what they lead to tells them.
var unspoken = []cove.EventKind{
	cove.TreasureShown, cove.Passed, cove.RolledOff, cove.VisitBegan, cove.FightEnded, cove.BlackMoved,
}

// choices are the events that only repeat what somebody has chosen. The only person at the screen knows that.
var choices = []cove.EventKind{
	cove.Outfitted, cove.Sailed, cove.Played, cove.Fired, cove.Held, cove.Fled, cove.Bought, cove.Buried, cove.Attached,
	cove.CraftMended,
}

// speak tells who does not see the table what has happened, once it has been shown, and what a computer player says to it.
func (t *Table) speak(b *beat) {
	if t.stage.Speak == nil {
		return
	}
	if said := t.aloud(b); said != "" {
		t.stage.Speak(said)
	}
	if t.voice.line != "" {
		w := t.stage.Words
		t.stage.Speak(w.T("spoken.key", "Key", t.seats[t.voice.seat].Name, "Words", w.Quoted(w.T(lines.ID(t.voice.line)))))
	}
}

// aloud is a beat in words for who does not see it: in one sentence if nobody at the screen has to do with it. It is "" if there
// is nothing to tell.
func (t *Table) aloud(b *beat) string {
	if b.wheels() {
		return strings.Join(t.meetings(b, 1), " ")
	}
	var said []string
	concerned := t.concerned(b)
	for from, to := 0, 0; from < len(b.events); from = to {
		for to = from + 1; to < len(b.events) && terms.Joins(b.events[from], b.events[to]); {
			to++
		}
		switch e := b.events[from]; {
		case slices.Contains(unspoken, e.Kind), t.ownChoice(e):
		case !concerned && to < len(b.events) && (e.Kind == cove.Played || e.Kind == cove.MapRolled): // what comes of it is told
		case !concerned && e.Kind == cove.Rolled:
			said = append(said, t.verdictOf(b.events[from:to])+".")
		case !concerned && (e.Kind == cove.ShipHit || len(said) > 0): // the verdict has told of hits
		default:
			said = append(said, t.teller().Tell(b.events[from:to]...))
		}
	}
	return strings.Join(said, " ")
}

// concerned reports whether a beat is about somebody at the screen, or about everybody.
func (t *Table) concerned(b *beat) bool {
	return slices.ContainsFunc(b.events, func(e cove.Event) bool {
		of := func(ship cove.Target) bool { return ship.Player() && t.person(int(ship)) }
		switch e.Kind {
		case cove.RoundBegan, cove.Outfitted, cove.FightBegan, cove.BlackCame, cove.Recovered, cove.FameShown, cove.TieFight, cove.Won:
			return true
		case cove.Rolled:
			return false // of whoever fires
		case cove.Fired:
			return of(e.Ship) || of(e.Target)
		case cove.ShipHit, cove.Sunk:
			return of(e.Ship)
		case cove.Halved:
			return t.person(int(e.Seat)) || of(e.Target)
		case cove.Played:
			named := e.Card == cove.Buccaneer || e.Card == cove.Lookout
			return t.person(int(e.Seat)) || named && of(e.Target)
		}
		return t.person(int(e.Seat))
	})
}

// ownChoice reports whether an event is what the only person at the screen has chosen.
func (t *Table) ownChoice(e cove.Event) bool {
	return t.persons == 1 && t.mode.live() && slices.Contains(choices, e.Kind) && t.person(int(e.Seat)) &&
		(e.Kind != cove.Fired || e.Ship.Player())
}

// keyOf is the key that presses an option, for who hears it; "" for none.
func (t *Table) keyOf(o *ask.Option) string {
	switch {
	case o.Key != "":
		return o.Key
	case o.Main:
		return shared.KeyName(t.stage.Words, fyne.KeyReturn)
	case len(o.Keys) == 0:
		return ""
	}
	return shared.KeyName(t.stage.Words, o.Keys[0])
}

// elsewhere are the options on the table, with their keys and what they are there.
func (t *Table) elsewhere(q *ask.Question) (all []geometry.Choice) {
	for i := range q.Options {
		o := &q.Options[i]
		called := t.board.Called(o.Spot)
		if o.Plate != nil || o.Chosen || called == "" {
			continue
		}
		if o.Spot.Kind == board.Part { // whose it is stands above it
			called = t.board.ShipName(o.Spot.Ship) + ", " + called
		}
		all = append(all, geometry.Choice{Words: t.keyed(o, called), Press: func() { t.tapped(o.Spot) }})
	}
	return all
}

// keyed is what an option is called, with its key if it has one.
func (t *Table) keyed(o *ask.Option, called string) string {
	if key := t.keyOf(o); key != "" {
		return t.stage.Words.T("spoken.key", "Key", key, "Words", called)
	}
	return called
}

// calledAs is what the plate of an option is called for who hears it: its key and its words, or what it does where those are a
// sign. It is "" where the plate says that itself.
func (t *Table) calledAs(o *ask.Option) string {
	called := o.Plate.Text
	switch {
	case !strings.ContainsFunc(called, unicode.IsLetter):
		called = o.Tip
	case o.Plate.Detail != "":
		called += ", " + o.Plate.Detail
	}
	return t.keyed(o, called)
}
