package chances

import (
	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
)

// Conduct is how somebody behaves in a fight. What players really do is not known; this is what a fight is judged by.
type Conduct struct {
	// FleeAt is how many hits away from being crippled a ship flees: 1 at the last ring of its weakest section, 0 never.
	FleeAt int

	// Flees and FleesFoes are the chances to flee besides, each time that the seat is asked, 0 to 1: from players' ships
	// alone, and where a black ship or the Navy is there.
	Flees, FleesFoes float64

	// Dice prefers the cannons and the crew where they are as weak as the rest, so that the target has fewer dice.
	Dice bool

	// Boards is the chance to play a battle card each time that the seat is asked for one, but for Overboard and, as long as
	// there are others, Becalmed; Volley that to use a volley card with a salvo.
	Boards, Volley float64
}

// Usual is how fights are fought: at the weakest section, and seldom fled from, whatever is left of the ship, since a
// crippled one is mended for little (I4) and who flees loses what the fight is about. The numbers are those of Admirals and
// Captains, counted by "lab fights -game cove"; the README of bot says how far what is foretold by them comes true.
var Usual = Conduct{Flees: 0.06, FleesFoes: 0.25, Dice: true, Boards: 0.41, Volley: 0.25}

// Standing is how everybody fights as usual, but for a seat that stays to the end.
func Standing(seat int) (conduct [cove.MaxPlayers]Conduct) {
	conduct = All(Usual)
	conduct[seat].Flees, conduct[seat].FleesFoes = 0, 0
	return conduct
}

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

// flees is the chance that a ship goes now, with a foe there or not.
func (c Conduct) flees(ship *cove.Ship, foe bool) float64 {
	switch {
	case c.FleeAt > 0 && ship.Life(Conduct{}.weakest(ship)) <= c.FleeAt:
		return 1
	case foe:
		return c.FleesFoes
	}
	return c.Flees
}

// comes reports whether something comes up that has a chance.
func comes(dice *wyrand.Generator, chance float64) bool {
	return chance > 0 && (chance >= 1 || float64(dice.Below(1<<24)) < chance*(1<<24))
}

// foe reports whether a black ship or the Navy is in the fight.
func foe(p *cove.Position) bool {
	for ship := cove.FirstBlack; ship <= cove.SecondNavy; ship++ {
		if p.InFight(ship) {
			return true
		}
	}
	return false
}

// choose is what a seat does that owes a choice in a fight, of a position dealt for a playout.
func (c Conduct) choose(p *cove.Position, seat int, dice *wyrand.Generator) cove.Action {
	by := uint8(seat)
	switch p.Phase() {
	case cove.Boarding:
		if comes(dice, c.Boards) {
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
	case comes(dice, c.flees(ship, foe(p))):
		return cove.Action{Kind: cove.Flee, Seat: by}
	case p.Silent(seat):
		return cove.Action{Kind: cove.Hold, Seat: by}
	}
	a := cove.Action{Kind: cove.Fire, Seat: by}
	a.Target, a.Section = c.target(p, seat)
	if !p.Becalmed() && p.HandOf(seat).Of(cove.VolleyCard) > 0 && comes(dice, c.Volley) {
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
