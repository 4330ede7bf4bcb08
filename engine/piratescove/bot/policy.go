package bot

import (
	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
)

// policy is a quick player with rules of thumb and some chance, by whom positions are played on to the end of a round. It
// looks at nothing that its seat does not see, and errs as people do who do not count.
type policy struct {
	random wyrand.Generator
	manner *manner
	first  [cove.MaxPlayers]Mix // where all would go in the navigation at hand if they thought of nobody else
	round  int                  // of that
}

// islands are numbered from 1; the cove is never chosen.
const islands = int(cove.TreasureIsland) + 1

// chance reports true so often, from 0 to 1.
func (o *policy) chance(often float64) bool { return o.random.Below(1<<24) < int(often*(1<<24)) }

// fraction is a number from 0 to 1.
func (o *policy) fraction() float64 { return float64(o.random.Below(1<<24)) / (1 << 24) }

// choose gives a legal action of a seat that owes a choice.
func (o *policy) choose(p *cove.Position, seat int) cove.Action {
	by := uint8(seat)
	switch p.Phase() {
	case cove.Outfitting:
		return o.outfit(p, seat)
	case cove.Navigation:
		return cove.Action{Kind: cove.Sail, Seat: by, Island: o.steer(p, seat)}
	case cove.AfterTreasure, cove.BeforeNavigation, cove.AfterNavigation, cove.Reply:
		return o.event(p, seat)
	case cove.Boarding:
		return o.board(p, seat)
	case cove.Exchange:
		return o.fight(p, seat)
	case cove.Aiming:
		return o.aim(p, seat)
	case cove.Parrots:
		return cove.Action{Kind: cove.KeepOld, Seat: by}
	}
	return o.visit(p, seat)
}

// outfit spends nearly everything on random sections, two of three steps on dice.
func (o *policy) outfit(p *cove.Position, seat int) cove.Action {
	a := cove.Action{Kind: cove.Outfit, Seat: uint8(seat)}
	ship := p.ShipAt(seat)
	places := ship.Places
	left := int(ship.Doubloons)
	for range int(o.manner.Outfits) {
		section := o.outfits()
		price := cove.StepCost(int(places[section]) + 1)
		if price == 0 || price > left {
			continue
		}
		left -= price
		places[section]++
		a.Steps[section]++
	}
	return a
}

// outfits is a section to be raised before the first round; cannons and crew come up alike.
func (o *policy) outfits() cove.Section {
	at := o.fraction()
	switch {
	case at < o.manner.OutfitHull:
		return cove.Hull
	case at < o.manner.OutfitHull+o.manner.OutfitSails:
		return cove.Sails
	}
	return cove.Cannons + cove.Section(o.random.Below(2))
}

// event plays event cards where they help at first sight, and not always.
func (o *policy) event(p *cove.Position, seat int) cove.Action {
	by := uint8(seat)
	pass := cove.Action{Kind: cove.Pass, Seat: by}
	if p.HandOf(seat).Of(cove.EventCard) == 0 {
		return pass
	}
	play := func(card cove.Card) bool { return p.HasCard(seat, card) && o.chance(o.manner.Events) }
	switch p.Phase() {
	case cove.AfterTreasure:
		if play(cove.TreasureMap) {
			return cove.Action{Kind: cove.Play, Seat: by, Card: cove.TreasureMap}
		}
		if play(cove.Buccaneer) {
			return cove.Action{Kind: cove.Play, Seat: by, Card: cove.Buccaneer, Target: o.rival(p, seat)}
		}
	case cove.BeforeNavigation:
		if play(cove.Lookout) {
			return cove.Action{Kind: cove.Play, Seat: by, Card: cove.Lookout, Target: o.rival(p, seat)}
		}
	case cove.AfterNavigation:
		return o.afterNavigation(p, seat)
	case cove.Reply:
		if p.HasCard(seat, cove.LetterOfMarque) {
			if to := o.whereRivalIs(p, seat); to.Outer() && p.ShipAt(seat).Island != to && !p.NavyAsked(to) {
				return cove.Action{Kind: cove.Play, Seat: by, Card: cove.LetterOfMarque, Island: to}
			}
		}
	}
	return pass
}

func (o *policy) afterNavigation(p *cove.Position, seat int) cove.Action {
	by := uint8(seat)
	if p.HasCard(seat, cove.RoyalNavy) && o.chance(o.manner.Events) {
		if to := o.whereRivalIs(p, seat); to.Outer() && p.ShipAt(seat).Island != to {
			return cove.Action{Kind: cove.Play, Seat: by, Card: cove.RoyalNavy, Island: to}
		}
	}
	if p.HasCard(seat, cove.SafePassage) && o.chance(o.manner.Passages) && o.company(p, seat) {
		best, most := cove.NoIsland, -99.0
		for island := cove.Tavern; island <= cove.TreasureIsland; island++ {
			if p.CanPass(seat, island) {
				if worth := o.worth(p, seat, island); worth > most {
					best, most = island, worth
				}
			}
		}
		if best != cove.NoIsland {
			return cove.Action{Kind: cove.Play, Seat: by, Card: cove.SafePassage, Island: best}
		}
	}
	return cove.Action{Kind: cove.Pass, Seat: by}
}

// company reports whether another ship is where a seat is.
func (o *policy) company(p *cove.Position, seat int) bool {
	island := p.ShipAt(seat).Island
	if !island.Outer() {
		return false
	}
	for other := range p.Players() {
		if other != seat && p.ShipAt(other).Island == island {
			return true
		}
	}
	return p.Black(cove.FirstBlack).Island == island || p.Black(cove.SecondBlack).Island == island
}

// rival is the other seat with most fame; among equal ones any.
func (o *policy) rival(p *cove.Position, seat int) cove.Target {
	best, most := -1, -1
	first, players := o.random.Below(p.Players()), p.Players()
	for i := range players {
		other := turned(i, first, players)
		if fame := int(p.ShipAt(other).Fame); other != seat && fame > most {
			best, most = other, fame
		}
	}
	return cove.Target(best)
}

// turned is a seat counted from any one, so that being the first among equals favours nobody.
func turned(seat, first, players int) int {
	if seat += first; seat >= players {
		seat -= players
	}
	return seat
}

func (o *policy) whereRivalIs(p *cove.Position, seat int) cove.Island {
	return p.ShipAt(int(o.rival(p, seat))).Island
}

// board plays some of the battle cards that can be played.
func (o *policy) board(p *cove.Position, seat int) cove.Action {
	by := uint8(seat)
	hand := p.HandOf(seat)
	for card := cove.Becalmed; card <= cove.Overboard; card++ {
		if hand[card] == 0 || card == cove.Grapple && p.Grappled() || card == cove.SmokeScreen && p.Smoked(seat) ||
			!o.chance(o.manner.Boards) {
			continue
		}
		a := cove.Action{Kind: cove.Play, Seat: by, Card: card}
		if card == cove.Overboard {
			if a.N = p.ShipAt(seat).Treasures; a.N == 0 {
				continue
			}
			a.N = min(a.N, 2)
		}
		return a
	}
	return cove.Action{Kind: cove.Pass, Seat: by}
}

// fight fires, mostly at the weakest section in reach, and seldom flees.
func (o *policy) fight(p *cove.Position, seat int) cove.Action {
	by := uint8(seat)
	ship := p.ShipAt(seat)
	life := 99
	for section := cove.Hull; section < cove.Sections; section++ {
		life = min(life, ship.Life(section))
	}
	target, section, _ := o.weakest(p, seat)
	switch {
	case life <= 3 && !target.Player() && o.chance(o.manner.FleesFoes), life == 1 && o.chance(o.manner.FleesPlayers):
		return cove.Action{Kind: cove.Flee, Seat: by}
	case p.Silent(seat):
		return cove.Action{Kind: cove.Hold, Seat: by}
	}
	if target.Player() && !o.chance(o.manner.AimsWeakest) {
		section = cove.Section(o.random.Below(cove.Sections))
	}
	a := cove.Action{Kind: cove.Fire, Seat: by, Target: target, Section: section}
	if hand := p.HandOf(seat); !p.Becalmed() && hand.Of(cove.VolleyCard) > 0 {
		if hand[cove.Grapeshot] > 0 && ship.Life(cove.Cannons) > 2 && o.chance(o.manner.Grapeshot) {
			a.Volley |= cove.WithGrapeshot
		}
		if hand[cove.Cannonade] > 0 && o.chance(o.manner.Cannonade) {
			a.Volley |= cove.WithCannonade
		}
		if hand[cove.PowderMagazine] > 0 && ship.Life(cove.Hull) > 3 && o.chance(o.manner.Powder) {
			a.Volley |= cove.WithPowderMagazine
		}
	}
	return a
}

// weakest is the ship and the section that fewest hits cripple; a black ship or the Navy if any is there (K6).
func (o *policy) weakest(p *cove.Position, seat int) (target cove.Target, section cove.Section, least int) {
	least = 99
	for foe := cove.FirstBlack; foe <= cove.SecondNavy; foe++ {
		if p.InFight(foe) && p.HullLeft(foe) < least {
			target, least = foe, p.HullLeft(foe)
		}
	}
	if least < 99 {
		return target, cove.Hull, least
	}
	first, players := o.random.Below(p.Players()), p.Players()
	for i := range players {
		other := turned(i, first, players)
		if other == seat || !p.InFight(cove.Target(other)) {
			continue
		}
		ship := p.ShipAt(other)
		for s := cove.Hull; s < cove.Sections; s++ {
			life := 2 * ship.Life(s)
			if p.Smoked(other) {
				life *= 2
			}
			if s >= cove.Cannons { // fewer dice for them besides
				life--
			}
			if life < least {
				target, section, least = cove.Target(other), s, life
			}
		}
	}
	return target, section, (least + 1) / 2
}

// aim lets a Navy fire at the weakest section of a rival.
func (o *policy) aim(p *cove.Position, seat int) cove.Action {
	target, section, least := seat, cove.Hull, 99
	first, players := o.random.Below(p.Players()), p.Players()
	for i := range players {
		other := turned(i, first, players)
		if !p.InFight(cove.Target(other)) {
			continue
		}
		for s := cove.Hull; s < cove.Sections; s++ {
			life := p.ShipAt(other).Life(s)
			if other == seat {
				life += 50
			}
			if life < least {
				target, section, least = other, s, life
			}
		}
	}
	return cove.Action{Kind: cove.Aim, Seat: uint8(seat), Target: cove.Target(target), Section: section}
}

// visit takes what an island offers.
func (o *policy) visit(p *cove.Position, seat int) cove.Action {
	by := uint8(seat)
	ship := p.ShipAt(seat)
	last := p.LastRound()
	switch {
	case ship.Island == cove.Cove && !p.Served():
		if o.chance(o.manner.CoveCards) {
			return cove.Action{Kind: cove.TakeCards, Seat: by}
		}
		return cove.Action{Kind: cove.TakeGold, Seat: by}
	case ship.Island == cove.TreasureIsland && ship.Treasures > 0:
		return cove.Action{Kind: cove.Bury, Seat: by, N: ship.Treasures}
	case ship.Island == cove.TreasureIsland && last && ship.Doubloons >= 3:
		return cove.Action{Kind: cove.BuryGold, Seat: by, N: ship.Doubloons / 3}
	case ship.Island == cove.TreasureIsland && o.spare(ship) > 0 && o.chance(o.manner.Buries):
		return cove.Action{Kind: cove.BuryGold, Seat: by, N: o.spare(ship)}
	case ship.Island == cove.Tavern && ship.Doubloons >= 2 && p.CanBuy(seat) && (last || o.chance(o.manner.Buys)):
		return cove.Action{Kind: cove.Buy, Seat: by}
	}
	if section := ship.Island.Raises(); section < cove.Sections && !last {
		if price := p.StepPrice(seat, section); price > 0 && price <= int(ship.Doubloons) && o.chance(o.manner.Raises) {
			return cove.Action{Kind: cove.Raise, Seat: by, Section: section}
		}
	}
	return o.tidy(p, seat)
}

// spare is for how much fame doubloons are buried before the last round (I3).
func (o *policy) spare(ship *cove.Ship) uint8 {
	if float64(ship.Doubloons) <= max(o.manner.BuriesFrom, o.manner.Keeps) {
		return 0
	}
	return (ship.Doubloons - uint8(o.manner.Keeps)) / cove.GoldPerFame
}

// tidy puts in place what helps the ship from the hand, or ends the visit.
func (o *policy) tidy(p *cove.Position, seat int) cove.Action {
	by := uint8(seat)
	ship := p.ShipAt(seat)
	hand := p.HandOf(seat)
	if p.LastRound() {
		return cove.Action{Kind: cove.Done, Seat: by}
	}
	weak, least := int(cove.Sections), 99
	for section := cove.Hull; section < cove.Sections; section++ {
		if ship.Craft[section] == cove.Struck && ship.Doubloons > 0 {
			return cove.Action{Kind: cove.Mend, Seat: by, Section: section}
		}
		if life := ship.Life(section); life < least && p.CanAttach(seat, section) {
			weak, least = int(section), life
		}
	}
	switch {
	case hand[cove.Mastercraft] > 0 && weak < cove.Sections:
		return cove.Action{Kind: cove.Attach, Seat: by, Section: cove.Section(weak)}
	case hand[cove.Shipwright] > 0:
		section := cove.Cannons
		if ship.Places[cove.Crew] < ship.Places[cove.Cannons] {
			section = cove.Crew
		}
		if ship.Places[section] < 8 {
			return cove.Action{Kind: cove.Play, Seat: by, Card: cove.Shipwright, Section: section}
		}
	}
	return cove.Action{Kind: cove.Done, Seat: by}
}
