package terms

import (
	cove "portroyal/engine/piratescove"
	"portroyal/ui/words"
)

// fight tells how a fight begins and ends, and who leaves it.
func (t Teller) fight(e cove.Event) string {
	w := t.Words
	switch e.Kind {
	case cove.FightBegan:
		if e.Island == cove.NoIsland { // Z2
			return w.T("cove.event.fight.tie")
		}
		return w.T("cove.event.fight", "Island", Island(w, e.Island))
	case cove.FightEnded:
		if e.Island == cove.NoIsland {
			return w.T("cove.event.fight.tie.over")
		}
		return w.T("cove.event.fight.over", "Island", Island(w, e.Island))
	case cove.RolledOff:
		if e.Ship.Player() {
			return w.T("cove.event.rolloff", "Player", t.name(uint8(e.Ship)), "Number", e.N)
		}
		return w.T("cove.event.rolloff.foe", "Ship", Foe(w, e.Legend), "Number", e.N)
	case cove.Fled:
		return w.T("cove.event.fled", "Player", t.name(e.Seat))
	case cove.Held:
		return w.T("cove.event.held", "Player", t.name(e.Seat))
	case cove.MutinyRolled:
		if e.N == 1 {
			return w.T("cove.event.mutiny.one", "Player", t.name(e.Seat))
		}
		return w.T("cove.event.mutiny.roll", "Player", t.name(e.Seat), "Number", e.N)
	case cove.Mutiny:
		if e.Doubloons == 0 && e.Treasures == 0 {
			return w.T("cove.event.mutiny.nothing", "Player", t.name(e.Seat))
		}
		return w.T("cove.event.mutiny", "Player", t.name(e.Seat), "Wealth", t.wealth(e))
	case cove.Taken:
		return w.T("cove.event.cacafuego", "Player", t.name(e.Seat))
	}
	return ""
}

// salvo tells who fires, and what the dice show.
func (t Teller) salvo(e cove.Event) string {
	w := t.Words
	switch {
	case e.Kind == cove.Fired && e.Ship.Player():
		return t.fired(e)
	case e.Kind == cove.Fired:
		return w.N(firedBy.ID(foe(e.Legend.String())), int(e.N), "Player", t.name(uint8(e.Target)), "Section",
			SectionWithin(w, e.Section))
	case e.Kind != cove.Rolled:
		return ""
	case e.Stray:
		return w.T("cove.event.rolled.stray", "Player", t.name(uint8(e.Ship)), "Number", e.N)
	case e.Hit:
		return w.T("cove.event.rolled.hit", "Number", e.N)
	}
	return w.T("cove.event.rolled.miss", "Number", e.N)
}

// fired tells of a player's ship that fires, after a sentence about the volley cards if there are any.
func (t Teller) fired(e cove.Event) string {
	w := t.Words
	volley := ""
	if all := t.volley(e); len(all) > 0 {
		volley = w.T("cove.event.played.volley", "Cards", w.List(all)) + " "
	}
	if !e.Target.Player() {
		return volley + w.N("cove.event.fired.foe", int(e.N), "Player", t.name(e.Seat), "Ship", Foe(w, e.Legend))
	}
	return volley + w.N("cove.event.fired", int(e.N), "Player", t.name(e.Seat), "Other", t.name(uint8(e.Target)),
		"Section", SectionWithin(w, e.Section))
}

// volley are the volley cards of an event as they stand in a sentence.
func (t Teller) volley(e cove.Event) (all []string) {
	for _, card := range []cove.Card{cove.Grapeshot, cove.PowderMagazine, cove.Cannonade} {
		if e.Volley.Has(card) {
			all = append(all, cardWithin(t.Words, card))
		}
	}
	return all
}

// damage tells of hits, and of what they destroy.
func (t Teller) damage(e cove.Event) string {
	w := t.Words
	switch e.Kind {
	case cove.ShipHit:
		return t.hit(e, 1)
	case cove.Crippled:
		return w.T("cove.event.crippled", "Player", t.name(e.Seat), "Section", SectionWithin(w, e.Section))
	case cove.CraftLost:
		if e.Card != cove.NoCard { // J22
			return w.T("cove.event.craft.replaced", "Player", t.name(e.Seat), "Section", SectionWithin(w, e.Section))
		}
		return w.T("cove.event.craft.lost", "Player", t.name(e.Seat), "Section", SectionWithin(w, e.Section))
	case cove.Sunk:
		return w.T("cove.event.sunk", "Ship", Foe(w, e.Legend))
	case cove.Recovered:
		return w.N("cove.event.mended", int(e.N))
	}
	return ""
}

// Hits tells of so many hits that fell alike, each of them a [cove.ShipHit] that nothing on board took (B6).
func (t Teller) Hits(e cove.Event, n int) string { return words.Capital(t.hit(e, n)) }

// hit tells of hits, and what took one (B6).
func (t Teller) hit(e cove.Event, n int) string {
	w := t.Words
	if cards := t.volley(e); len(cards) > 0 {
		return t.hitBy(cards[0], e, n)
	}
	switch {
	case !e.Ship.Player():
		return w.N("cove.event.hit.foe", n, "Ship", Foe(w, e.Legend))
	case e.Card == cove.Mastercraft:
		return w.T("cove.event.hit.craft", "Player", t.name(e.Seat), "Section", SectionWithin(w, e.Section))
	case e.Card != cove.NoCard:
		return w.T("cove.event.hit.parrot", "Player", t.name(e.Seat), "Parrot", parrotWithin(w, e.Card))
	}
	return w.N("cove.event.hit", n, "Player", t.name(e.Seat), "Section", SectionWithin(w, e.Section))
}

// hitBy is hit by a volley card instead of a shot (T5).
func (t Teller) hitBy(card string, e cove.Event, n int) string {
	w := t.Words
	switch {
	case !e.Ship.Player():
		return w.T("cove.event.hit.card.foe", "Card", card, "Ship", Foe(w, e.Legend))
	case e.Card == cove.Mastercraft:
		return w.T("cove.event.hit.card.craft", "Card", card, "Player", t.name(e.Seat), "Section", SectionWithin(w, e.Section))
	case e.Card != cove.NoCard:
		return w.T("cove.event.hit.card.parrot", "Card", card, "Player", t.name(e.Seat), "Parrot", parrotWithin(w, e.Card))
	}
	return w.N("cove.event.hit.card", n, "Card", card, "Player", t.name(e.Seat), "Section", SectionWithin(w, e.Section))
}
