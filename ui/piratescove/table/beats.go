package table

import (
	"cmp"
	"slices"
	"strings"
	"time"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/terms"
)

// beat is what is shown together of what happened.
type beat struct {
	events []cove.Event // as they are seen
	last   bool         // nothing of its action comes after it
}

// lead is the event that a beat is about.
func (b *beat) lead() cove.Event { return b.events[0] }

// wheels reports whether the wheels of several players are turned up in it: a course that is chosen openly is no secret (N3).
func (b *beat) wheels() bool { return len(b.events) > 1 && b.lead().Kind == cove.Sailed }

// goesWith lists which events are shown together with what came before.
var goesWith = map[cove.EventKind][]cove.EventKind{
	cove.Outfitted:      {cove.Outfitted},
	cove.TreasureShown:  {cove.RoundBegan, cove.TreasureShown},
	cove.Sailed:         {cove.Sailed},
	cove.Rolled:         {cove.Fired, cove.Rolled},
	cove.ShipHit:        {cove.ShipHit, cove.CraftLost, cove.ParrotLost, cove.FameLost},
	cove.CraftLost:      {cove.ShipHit, cove.CraftLost, cove.ParrotLanded},
	cove.ParrotLost:     {cove.ShipHit, cove.ParrotLost, cove.CraftLost},
	cove.MapRolled:      {cove.Played, cove.MapRolled},
	cove.Moved:          {cove.Played},
	cove.NavyCame:       {cove.Played},
	cove.RolledOff:      {cove.RolledOff},
	cove.Mutiny:         {cove.MutinyRolled},
	cove.BlackMoved:     {cove.BlackMoved, cove.BlackCame, cove.Returned},
	cove.BlackCame:      {cove.BlackMoved, cove.BlackCame, cove.Returned},
	cove.Returned:       {cove.BlackMoved, cove.BlackCame, cove.Returned},
	cove.TieFight:       {cove.TieFight},
	cove.Won:            {cove.Won},
	cove.Drew:           {cove.Drew, cove.Bought, cove.Gained, cove.FameGained, cove.ParrotLanded},
	cove.ParrotLanded:   {cove.Drew, cove.Bought, cove.Gained, cove.FameGained, cove.Plundered, cove.ParrotReturned},
	cove.ParrotReturned: {cove.FameLost},
	cove.Gained:         {cove.Plundered, cove.Halved, cove.FameGained, cove.Gained, cove.Repaired},
	cove.Halved:         {cove.Plundered, cove.Buried, cove.FameGained},
	cove.FameGained: {
		cove.Plundered, cove.Halved, cove.Gained, cove.FameGained, cove.Sunk, cove.Fled, cove.Crippled, cove.Taken, cove.Buried,
		cove.Drew,
	},
	cove.FameLost: {cove.ParrotLost, cove.Mutiny, cove.MutinyRolled},
}

// beats divides what happened into what is shown together. That somebody passes is not shown, but that the player whom it
// is shown to does so in boarding: it happens by itself where no card helps.
func beats(events []cove.Event, seat int) (all []beat) {
	for _, e := range events {
		e = e.SeenBy(seat)
		unboarded := e.Kind == cove.Passed && (e.Island == cove.NoIsland || int(e.Seat) != seat)
		if unboarded || e.Kind == cove.VisitBegan {
			continue
		}
		if n := len(all); n > 0 {
			before := all[n-1].events
			if slices.Contains(goesWith[e.Kind], before[len(before)-1].Kind) {
				all[n-1].events = append(before, e)
				continue
			}
		}
		all = append(all, beat{events: []cove.Event{e}})
	}
	if n := len(all); n > 0 {
		all[n-1].last = true
	}
	return all
}

// spells are how long beats can be looked at, in pauses of the chosen speed, unless that is one.
var spells = map[cove.EventKind]float32{
	cove.Won: 4, cove.FameShown: 2, cove.TieFight: 2, cove.Crippled: 2, cove.Sunk: 2, cove.Mutiny: 2, cove.MutinyRolled: 2,
	cove.Taken: 2, cove.Sailed: 1.6, cove.Plundered: 1.6, cove.RoundBegan: 1.6, cove.Buried: 1.6, cove.Fired: 1.2,
	cove.FightEnded: 0.8, cove.BlackMoved: 0.8,
}

// told is a beat in words.
func (t *Table) told(b *beat) string {
	if b.wheels() {
		return strings.Join(t.meetings(b, 2), " ")
	}
	var said []string
	for from, to := 0, 0; from < len(b.events); from = to {
		for to = from + 1; to < len(b.events) && terms.Joins(b.events[from], b.events[to]); {
			to++
		}
		if b.events[from].Kind != cove.TreasureShown { // those are seen
			said = append(said, t.teller().Tell(b.events[from:to]...))
		}
	}
	return strings.Join(said, " ")
}

// announced is a beat in words as long as it is not seen how it ends: what dice and wheels show is told once they lie.
func (t *Table) announced(b *beat) string {
	switch e := b.lead(); {
	case b.wheels():
		return t.stage.Words.T("cove.courses")
	case e.Kind == cove.RolledOff:
		return t.stage.Words.T("cove.fight.rolloff")
	case e.Kind == cove.MutinyRolled:
		return t.stage.Words.T("cove.fight.crew", "Player", t.seats[e.Seat].Name)
	}
	before := beat{}
	for _, e := range b.events {
		switch {
		case e.Kind == cove.Rolled, e.Kind == cove.MapRolled, e.Kind == cove.FameGained && e.From == cove.FromCacafuego:
		default:
			before.events = append(before.events, e)
		}
	}
	return t.told(&before)
}

// actor is the seat that a beat is about, -1 for none.
func (b *beat) actor() int {
	switch e := b.lead(); e.Kind {
	case cove.RoundBegan, cove.FightBegan, cove.FightEnded, cove.BlackMoved, cove.BlackCame, cove.Sailed, cove.Outfitted,
		cove.Recovered, cove.Rolled:
		return -1
	case cove.ShipHit, cove.Sunk, cove.RolledOff, cove.Fired:
		if e.Ship.Player() {
			return int(e.Ship)
		}
		return -1
	default:
		return int(e.Seat)
	}
}

// after is how long a beat is looked at once it has been shown, after a motion of a length.
func (t *Table) after(b *beat, moved time.Duration) time.Duration {
	pause := t.stage.PauseAt(t.mode.speed())
	switch {
	case t.skipping || pause == 0 || t.ownWork(b):
		return 0
	case t.disaster(b):
		return max(noticed, time.Duration(float32(pause)*disasterSpell))
	}
	spell := cmp.Or(spells[b.lead().Kind], 1)
	if b.wheels() {
		spell = coursesSpell
	}
	rest := time.Duration(float32(pause) * spell)
	if seat := b.actor(); b.acts() && !t.person(seat) {
		rest = max(rest, time.Duration(float32(pause)*actSpell)-moved)
	}
	return rest
}

// actSpell is how long it takes at least until what a computer player has decided is followed by anything else, in pauses with
// the motion: two acts of one are not to look like one.
const actSpell = 2.25

// acts reports whether a beat begins with what a player has decided.
func (b *beat) acts() bool {
	switch b.lead().Kind {
	case cove.Played, cove.Sailed, cove.Moved, cove.Held, cove.Fled, cove.Bought, cove.Drew, cove.Repaired, cove.Raised, cove.Buried,
		cove.Gained, cove.Attached, cove.CraftMended, cove.Healed, cove.ParrotLanded, cove.ParrotReturned:
		return b.actor() >= 0
	}
	return false
}

// coursesSpell is how long it is read who meets whom, in pauses.
const coursesSpell = 5

// How long it is seen what has befallen the only person at the screen: in pauses, and at least.
const (
	disasterSpell = 4
	noticed       = 1800 * time.Millisecond
)

// disaster reports whether the only person at the screen has lost something that they have to see: their ship is crippled, or
// their crew mutinies.
func (t *Table) disaster(b *beat) bool {
	return t.persons == 1 && slices.ContainsFunc(b.events, func(e cove.Event) bool {
		return (e.Kind == cove.Crippled || e.Kind == cove.Mutiny) && t.person(int(e.Seat))
	})
}

// ownWork reports whether a beat is what a person has just done on a visit that goes on (R5): they see what has changed, and
// what they do next shall not have to wait. A card that is bought is news, and is told.
func (t *Table) ownWork(b *beat) bool {
	e := b.lead()
	p := t.match.Present()
	if !t.mode.live() || p.Phase() != cove.Visits || !t.person(int(e.Seat)) || !p.Owes(int(e.Seat)) {
		return false
	}
	switch e.Kind {
	case cove.Played, cove.Raised, cove.Attached, cove.CraftMended, cove.Buried:
		return true
	}
	return false
}
