package terms

import (
	"slices"
	"strconv"
	"strings"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/words"
)

// Teller puts events into words, for the log and for what is called out over the table.
type Teller struct {
	Words *words.Words
	Names []string // of the players, by seat
}

// The families of messages about events that differ by who does something, or for what.
const (
	firedBy words.Family[foe]  = "cove.event.fired.by.*"
	gained  words.Family[gain] = "cove.event.fame.gained.*"
	lost    words.Family[loss] = "cove.event.fame.lost.*"
)

// gain is what somebody gains fame by, and loss what somebody loses it by.
type (
	gain string
	loss string
)

// name is what a player is called.
func (t Teller) name(seat uint8) string { return t.Names[seat] }

// Event tells what happened in a sentence, or two where volley cards are played. Of a [cove.Drew] it tells what is seen
// of it, see [cove.Event.SeenBy]. It is "" for what is no event.
func (t Teller) Event(e cove.Event) string {
	for _, tell := range []func(cove.Event) string{
		t.round, t.cards, t.parrots, t.fight, t.salvo, t.damage, t.fame, t.visit,
	} {
		if said := tell(e); said != "" {
			return words.Capital(said)
		}
	}
	return ""
}

// ThroughSmoke reports whether one of the dice of a salvo has missed only because of a Smoke Screen (T4).
func ThroughSmoke(dice []cove.Event) bool {
	return slices.ContainsFunc(dice, func(die cove.Event) bool {
		return die.Kind == cove.Rolled && die.N >= cove.HitsFrom && !die.Hit && !die.Stray
	})
}

// Rolls tells all dice of a salvo, each of them a [cove.Rolled], in one sentence.
func (t Teller) Rolls(dice []cove.Event) string {
	var faces []string
	hits := 0
	for _, die := range dice {
		faces = append(faces, strconv.Itoa(int(die.N)))
		if die.Hit {
			hits++
		}
	}
	shown := strings.Join(faces, ", ")
	switch smoke := ThroughSmoke(dice); {
	case smoke && hits == 0:
		return t.Words.T("cove.event.rolls.smoke.miss", "Dice", shown)
	case smoke:
		return t.Words.N("cove.event.rolls.smoke", hits, "Dice", shown)
	}
	if hits == 0 {
		return t.Words.T("cove.event.rolls.miss", "Dice", shown)
	}
	return t.Words.N("cove.event.rolls", hits, "Dice", shown)
}

// round tells of the round, and of ships that sail.
func (t Teller) round(e cove.Event) string {
	w, island := t.Words, e.Island
	switch e.Kind {
	case cove.RoundBegan:
		return w.T("cove.event.round", "Round", e.N)
	case cove.Outfitted:
		return t.outfitted(e)
	case cove.TreasureShown:
		return w.T("cove.event.treasure", "Island", Island(w, island), "Wealth", Wealth(w, *e.Treasure.Face()))
	case cove.Passed:
		if e.Island != cove.NoIsland {
			return w.T("cove.event.passed.boarding", "Player", t.name(e.Seat))
		}
		return w.T("cove.event.passed", "Player", t.name(e.Seat))
	case cove.Sailed:
		return w.T("cove.event.sailed", "Player", t.name(e.Seat), "Island", Island(w, island))
	case cove.Moved:
		return w.T("cove.event.moved", "Player", t.name(e.Seat), "Island", Island(w, island))
	case cove.NavyCame:
		return w.T("cove.event.navy", "Player", t.name(e.Seat), "Island", Island(w, island))
	case cove.BlackMoved:
		return w.T("cove.event.black.moved", "Legend", Legend(w, e.Legend), "Island", Island(w, island))
	case cove.BlackCame:
		return w.T("cove.event.black.came", "Legend", Legend(w, e.Legend))
	case cove.Returned:
		return w.N("cove.event.returned", int(e.Treasures), "Player", t.name(e.Seat))
	case cove.TieFight:
		return w.T("cove.event.tie", "Player", t.name(e.Seat))
	case cove.Won:
		return w.T("cove.event.won", "Player", t.name(e.Seat))
	}
	return ""
}

// outfitted tells how a ship is outfitted (U4).
func (t Teller) outfitted(e cove.Event) string {
	w := t.Words
	var steps []string
	for section := cove.Hull; section < cove.Sections; section++ {
		if n := e.Steps[section]; n > 0 {
			steps = append(steps, w.T("cove.event.outfitted.step", "Section", w.T(plainSections.ID(section)), "Count", n))
		}
	}
	if len(steps) == 0 {
		return w.T("cove.event.outfitted.nothing", "Player", t.name(e.Seat))
	}
	return w.T("cove.event.outfitted", "Player", t.name(e.Seat), "Steps", w.List(steps))
}

// cards tells of tavern cards that are played, bought and drawn.
func (t Teller) cards(e cove.Event) string {
	w := t.Words
	switch e.Kind {
	case cove.Played:
		return t.played(e)
	case cove.MapRolled:
		if e.Island == cove.NoIsland {
			return w.T("cove.event.map.again")
		}
		return w.T("cove.event.map", "Player", t.name(e.Seat), "Island", Island(w, e.Island))
	case cove.Bought:
		return w.N("cove.event.bought", int(e.Doubloons), "Player", t.name(e.Seat))
	case cove.Drew:
		if e.Card == cove.NoCard {
			return w.T("cove.event.drew.hidden", "Player", t.name(e.Seat))
		}
		return w.T("cove.event.drew", "Player", t.name(e.Seat), "Card", cardWithin(w, e.Card))
	case cove.FameShown:
		return w.N("cove.event.fame.shown", int(e.Cards), "Player", t.name(e.Seat), "Fame", Fame(w, int(e.N)))
	}
	return ""
}

// played tells of a card that is played. What it brings about is told by the events that follow, if there are any.
func (t Teller) played(e cove.Event) string {
	w, card := t.Words, cardWithin(t.Words, e.Card)
	switch e.Card {
	case cove.Buccaneer:
		return w.T("cove.event.played.against", "Player", t.name(e.Seat), "Card", card, "Other", t.name(uint8(e.Target)))
	case cove.Lookout:
		return w.T("cove.event.played.first", "Player", t.name(e.Seat), "Card", card, "Other", t.name(uint8(e.Target)))
	case cove.Overboard:
		return w.N("cove.event.played.overboard", int(e.N), "Player", t.name(e.Seat), "Card", card)
	}
	return w.T("cove.event.played", "Player", t.name(e.Seat), "Card", card)
}

// parrots tells of parrots that come and go.
func (t Teller) parrots(e cove.Event) string {
	w := t.Words
	switch e.Kind {
	case cove.ParrotOffered:
		return w.T("cove.event.parrot.offered", "Player", t.name(e.Seat), "Parrot", parrotWithin(w, e.Card))
	case cove.ParrotLanded:
		return w.T("cove.event.parrot.landed", "Player", t.name(e.Seat), "Parrot", parrotWithin(w, e.Card))
	case cove.ParrotReturned:
		return w.T("cove.event.parrot.returned", "Player", t.name(e.Seat), "Parrot", parrotWithin(w, e.Card))
	case cove.Healed:
		return w.T("cove.event.parrot.healed", "Player", t.name(e.Seat), "Parrot", parrotWithin(w, e.Card))
	case cove.ParrotLost:
		return w.T("cove.event.parrot.lost", "Player", t.name(e.Seat), "Parrot", parrotWithin(w, e.Card))
	}
	return ""
}

// fame tells of fame that is gained or lost.
func (t Teller) fame(e cove.Event) string {
	switch e.Kind {
	case cove.FameGained:
		return t.Words.N(gained.ID(gain(e.From.String())), int(e.N), "Player", t.name(e.Seat))
	case cove.FameLost:
		return t.Words.N(lost.ID(loss(e.From.String())), int(e.N), "Player", t.name(e.Seat))
	}
	return ""
}

// visit tells of plunder, and of what islands offer.
func (t Teller) visit(e cove.Event) string {
	w := t.Words
	switch e.Kind {
	case cove.Plundered:
		return w.T("cove.event.plundered", "Player", t.name(e.Seat), "Island", Island(w, e.Island))
	case cove.VisitBegan:
		return w.T("cove.event.visit", "Player", t.name(e.Seat), "Island", Island(w, e.Island))
	case cove.Gained:
		return w.T("cove.event.gained", "Player", t.name(e.Seat), "Wealth", t.wealth(e))
	case cove.Halved:
		return w.T("cove.event.halved", "Player", t.name(e.Seat), "Other", t.name(uint8(e.Target)))
	case cove.Repaired:
		if e.Doubloons == 0 { // I4
			return w.N("cove.event.repaired.free", int(e.N), "Player", t.name(e.Seat))
		}
		return w.N("cove.event.repaired", int(e.N), "Player", t.name(e.Seat), "Doubloons", Doubloons(w, int(e.Doubloons)))
	case cove.Raised:
		if e.Doubloons == 0 {
			return w.T("cove.event.raised.free", "Player", t.name(e.Seat), "Section", SectionWithin(w, e.Section))
		}
		return w.N("cove.event.raised", int(e.Doubloons), "Player", t.name(e.Seat), "Section", SectionWithin(w, e.Section))
	case cove.Buried:
		return w.T("cove.event.buried", "Player", t.name(e.Seat), "Wealth", t.wealth(e))
	case cove.Attached:
		return w.T("cove.event.attached", "Player", t.name(e.Seat), "Section", SectionWithin(w, e.Section))
	case cove.CraftMended:
		return w.T("cove.event.craft.mended", "Player", t.name(e.Seat), "Section", SectionWithin(w, e.Section))
	}
	return ""
}

// wealth are the doubloons and treasures of an event.
func (t Teller) wealth(e cove.Event) string {
	return Wealth(t.Words, cove.TreasureFace{Doubloons: e.Doubloons, Treasures: e.Treasures})
}
