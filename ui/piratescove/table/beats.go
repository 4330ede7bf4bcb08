package table

import (
	"slices"
	"strings"
	"time"

	cove "portroyal/engine/piratescove"
)

// beat is what is shown together of what happened.
type beat struct {
	events []cove.Event // as they are seen
	last   bool         // nothing of its action comes after it
}

// lead is the event that a beat is about.
func (b *beat) lead() cove.Event { return b.events[0] }

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
	cove.FameShown:      {cove.FameShown},
	cove.TieFight:       {cove.TieFight},
	cove.Won:            {cove.Won, cove.FameShown},
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

// beats divides what happened into what is shown together. That somebody passes is not shown.
func beats(events []cove.Event, seat int) (all []beat) {
	for _, e := range events {
		e = e.SeenBy(seat)
		if e.Kind == cove.Passed || e.Kind == cove.VisitBegan {
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

// spell is how long a beat can be looked at, in pauses of the chosen speed.
func (b *beat) spell() float32 {
	switch b.lead().Kind {
	case cove.Outfitted, cove.TieFight, cove.Crippled, cove.Fled, cove.Sunk, cove.Mutiny, cove.MutinyRolled, cove.Taken:
		return 2
	case cove.Sailed, cove.Plundered, cove.Played, cove.FightBegan, cove.RoundBegan, cove.Buried:
		return 1.6
	case cove.Fired, cove.Bought, cove.Raised:
		return 1.2
	case cove.FightEnded, cove.BlackMoved:
		return 0.8
	}
	return 1
}

// told is a beat in words.
func (t *Table) told(b *beat) string {
	teller := t.teller()
	var said []string
	var dice []cove.Event
	for _, e := range b.events {
		switch e.Kind {
		case cove.Rolled:
			dice = append(dice, e)
			continue
		case cove.TreasureShown, cove.Sailed:
			continue // it is seen
		}
		if line := teller.Event(e); line != "" {
			said = append(said, line)
		}
	}
	if len(dice) > 0 {
		said = append(said, teller.Rolls(dice))
	}
	return strings.Join(said, " ")
}

// announced is a beat in words as long as it is not seen how it ends: what dice show is told once they lie.
func (t *Table) announced(b *beat) string {
	before := beat{}
	for _, e := range b.events {
		switch e.Kind {
		case cove.Rolled, cove.MutinyRolled, cove.Mutiny, cove.MapRolled:
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
	case cove.ShipHit, cove.Sunk, cove.RolledOff:
		if e.Ship.Player() {
			return int(e.Ship)
		}
		return -1
	case cove.Fired:
		if !e.Ship.Player() {
			return -1
		}
		return int(e.Seat)
	default:
		return int(e.Seat)
	}
}

// after is how long a beat is looked at once it has been shown.
func (t *Table) after(b *beat) time.Duration {
	if t.skipping {
		return 0
	}
	return time.Duration(float32(t.stage.Pause()) * b.spell())
}
