package coach

import (
	cove "portroyal/engine/piratescove"
)

// improves are what steps and guards change.
func (f *facts) improves(a cove.Action) (all []Reason) {
	p := f.view.Sample(0)
	p.Play(a, nil)
	for p.Phase() == cove.Outfitting { // outfits are shown once all have one (U4)
		p.Play(cove.Action{Kind: cove.Outfit, Seat: uint8(p.Owing())}, nil)
	}
	now := p.ShipAt(f.seat)
	if cost := int(f.ship.Doubloons) - int(now.Doubloons); cost > 0 || a.Kind == cove.Outfit {
		all = append(all, f.pays(cost))
	}
	raised := func(section cove.Section) bool { return now.Places[section] > f.ship.Places[section] }
	if raised(cove.Hull) && now.Parrot != cove.Flint { // T3
		all = append(all, Reason{Topic: Room, N: now.Value(cove.Hull), Of: f.ship.Value(cove.Hull)})
	}
	if raised(cove.Sails) {
		if a.Kind == cove.Outfit {
			all = append(all, Reason{
				Topic: Speed, N: p.Speed(cove.Target(f.seat)), Of: f.view.Speed(cove.Target(f.seat)),
			})
		} else {
			all = append(all, Reason{Topic: Rank, N: rank(&p, f.seat), Of: rank(f.view, f.seat)})
		}
	}
	if raised(cove.Cannons) || raised(cove.Crew) {
		all = append(all, Reason{Topic: Dice, N: p.Dice(cove.Target(f.seat)), Of: f.view.Dice(cove.Target(f.seat))})
	}
	if after, before := weakest(now), weakest(f.ship); after > before {
		all = append(all, Reason{Topic: Sturdy, N: after, Of: before})
	}
	if a.Kind == cove.Attach || a.Kind == cove.Mend {
		all = append(all, Reason{
			Topic: Guards, Section: a.Section, N: now.Life(a.Section), Of: f.ship.Life(a.Section),
		})
	}
	return all
}

// pays is a price.
func (f *facts) pays(doubloons int) Reason {
	return Reason{Topic: Price, N: doubloons, Of: int(f.ship.Doubloons) - doubloons}
}

// seen is a position or a view.
type seen interface {
	Players() int
	Speed(ship cove.Target) int
}

// rank is a seat's place by speed, 1 for the fastest; equal ones share it.
func rank(p seen, seat int) int {
	place := 1
	for other := range p.Players() {
		if p.Speed(cove.Target(other)) > p.Speed(cove.Target(seat)) {
			place++
		}
	}
	return place
}

// weakest is how many hits cripple a ship (B5).
func weakest(ship *cove.Ship) int {
	least := ship.Life(cove.Hull)
	for section := cove.Sails; section < cove.Sections; section++ {
		least = min(least, ship.Life(section))
	}
	return least
}

// draws is a number of tavern cards, with the fame of the fame cards that are to be expected among them (T6): the unseen
// ones are in the pile or in somebody's hand, parrots only in the pile (T2).
func (f *facts) draws(cards int) Reason {
	cards = min(cards, f.view.PileSize()+f.discarded())
	r := Reason{Topic: Draws, N: cards}
	from, pile := f.view.Unseen(), f.view.PileSize()
	if pile == 0 { // A3
		from, pile = f.view.Discards(), f.discarded()
	}
	parrots := from.Of(cove.ParrotCard)
	if others := from.Size() - parrots; others > 0 {
		fame := float64(from[cove.Fame1] + 2*from[cove.Fame2] + 3*from[cove.Fame3])
		r.Fame = float64(cards) * fame / float64(others) * float64(pile-parrots) / float64(pile)
	}
	return r
}

// discarded is how many tavern cards would be shuffled again (A3).
func (f *facts) discarded() int {
	discards := f.view.Discards()
	return discards.Size()
}

// buries is what burying brings, to whom.
func (f *facts) buries(a cove.Action) (all []Reason) {
	if a.Kind == cove.BuryGold {
		all = append(all, f.pays(cove.GoldPerFame*int(a.N))) // I3
	}
	p := f.view.Sample(0)
	p.Play(a, nil)
	all = append(all, Reason{Topic: Buries, Fame: float64(p.ShipAt(f.seat).Fame - f.ship.Fame)})
	if by, on, pursued := f.view.Pursued(); pursued && on == f.seat { // E2
		if half := p.ShipAt(by).Fame - f.view.ShipAt(by).Fame; half > 0 {
			all = append(all, Reason{Topic: Halves, Seat: by, Fame: float64(half)})
		}
	}
	return all
}

// leaves are what is lost by ending a visit: treasures that the hull does not hold, and in the end all that is aboard (R6,
// Z1).
func (f *facts) leaves() (all []Reason) {
	treasures := int(f.ship.Treasures)
	if f.last {
		if at := f.ship.Island; at == cove.TreasureIsland && f.ship.Buriable() > 0 {
			all = append(all, Reason{Topic: Unburied, N: treasures, Of: int(f.ship.Doubloons)})
		}
		return all
	}
	if over := treasures - f.ship.Value(cove.Hull); over > 0 && f.ship.Parrot != cove.Flint {
		all = append(all, Reason{Topic: Overflows, N: over})
	}
	return all
}
