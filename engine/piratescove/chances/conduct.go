package chances

import cove "portroyal/engine/piratescove"

// Conduct is how somebody behaves in a fight. What players really do is not known; this is what a fight is judged by.
type Conduct struct {
	// FleeAt is how many hits away from being crippled a ship flees: 1 at the last ring of its weakest section, 0 never.
	FleeAt int

	// Dice prefers the cannons and the crew where they are as weak as the rest, so that the target has fewer dice.
	Dice bool

	// Cards plays battle cards as they come, but for Overboard and, as long as there are others, Becalmed; and one volley
	// card with each salvo.
	Cards bool
}

// Usual is how people fight: at the weakest section, and off at the last ring.
var Usual = Conduct{FleeAt: 1, Dice: true, Cards: true}

// weakest is the section of a ship that fewest hits cripple; the first one of several, or one with dice.
func (c Conduct) weakest(ship *cove.Ship) cove.Section {
	best, least := cove.Hull, 1<<20
	for section := cove.Hull; section < cove.Sections; section++ {
		life := 2 * ship.Life(section)
		if c.Dice && section >= cove.Cannons {
			life--
		}
		if life < least {
			best, least = section, life
		}
	}
	return best
}

// flees reports whether it is time to go.
func (c Conduct) flees(ship *cove.Ship) bool {
	if c.FleeAt == 0 {
		return false
	}
	return ship.Life(Conduct{}.weakest(ship)) <= c.FleeAt
}

// choose is what a seat does that owes a choice in a fight, of a position dealt for a playout.
func (c Conduct) choose(p *cove.Position, seat int) cove.Action {
	by := uint8(seat)
	switch p.Phase() {
	case cove.Boarding:
		if c.Cards {
			for _, card := range []cove.Card{cove.SmokeScreen, cove.FairWind, cove.Grapple, cove.Becalmed} {
				a := cove.Action{Kind: cove.Play, Seat: by, Card: card}
				if p.HasCard(seat, card) && p.Refuse(a) == nil {
					return a
				}
			}
		}
		return cove.Action{Kind: cove.Pass, Seat: by}
	case cove.Aiming:
		return c.aim(p, seat)
	}
	ship := p.ShipAt(seat)
	switch {
	case c.flees(ship):
		return cove.Action{Kind: cove.Flee, Seat: by}
	case p.Silent(seat):
		return cove.Action{Kind: cove.Hold, Seat: by}
	}
	a := cove.Action{Kind: cove.Fire, Seat: by}
	a.Target, a.Section = c.target(p, seat)
	if c.Cards && !p.Becalmed() {
		for i, card := range []cove.Card{cove.Grapeshot, cove.PowderMagazine, cove.Cannonade} {
			spare := card != cove.Grapeshot || ship.Life(cove.Cannons) > 2
			if spare && p.HasCard(seat, card) {
				a.Volley = 1 << i
				break
			}
		}
	}
	return a
}

// target is whom a seat fires at: the foe with the weakest hull (K6), or the weakest section of all the others.
func (c Conduct) target(p *cove.Position, seat int) (cove.Target, cove.Section) {
	best, least := cove.Target(0), 1<<20
	for foe := cove.FirstBlack; foe <= cove.SecondNavy; foe++ {
		if p.InFight(foe) && p.HullLeft(foe) < least {
			best, least = foe, p.HullLeft(foe)
		}
	}
	if least < 1<<20 {
		return best, cove.Hull
	}
	section := cove.Hull
	for other := range p.Players() {
		if other == seat || !p.InFight(cove.Target(other)) {
			continue
		}
		ship := p.ShipAt(other)
		at := c.weakest(ship)
		if life := ship.Life(at); life < least {
			best, section, least = cove.Target(other), at, life
		}
	}
	return best, section
}

// aim lets a Navy fire at the weakest section of somebody else, if there is anybody.
func (c Conduct) aim(p *cove.Position, seat int) cove.Action {
	best, section, least := -1, cove.Hull, 1<<20
	for other := range p.Players() {
		if !p.InFight(cove.Target(other)) {
			continue
		}
		ship := p.ShipAt(other)
		at := c.weakest(ship)
		life := ship.Life(at)
		if other == seat {
			life += 1 << 10
		}
		if life < least {
			best, section, least = other, at, life
		}
	}
	return cove.Action{Kind: cove.Aim, Seat: uint8(seat), Target: cove.Target(best), Section: section}
}
