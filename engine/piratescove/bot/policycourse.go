package bot

import (
	"math"

	cove "portroyal/engine/piratescove"
)

// How the quick policy chooses an island (N1).

// steer chooses an island: the more often, the better it looks after what the others may choose.
func (o *policy) steer(p *cove.Position, seat int) cove.Island {
	mix := o.drawn(p, seat)
	return o.pick(&mix)
}

// pick is an island, each as often as its share says.
func (o *policy) pick(mix *Mix) cove.Island {
	at := o.fraction()
	for island := cove.Tavern; island < cove.TreasureIsland; island++ {
		if at -= mix[island]; at < 0 {
			return island
		}
	}
	return cove.TreasureIsland
}

// drawn is how much islands draw a seat, in shares of 1.
func (o *policy) drawn(p *cove.Position, seat int) (mix Mix) {
	if o.manner.Meets > 0 {
		return o.apart(p, seat)
	}
	total := 0.0
	for island := cove.Tavern; island <= cove.TreasureIsland; island++ {
		worth := o.worth(p, seat, island)
		if island.Outer() {
			worth -= o.crowding(p, seat, island)
		}
		mix[island] = math.Exp(worth / o.manner.Warmth)
		total += mix[island]
	}
	for island := cove.Tavern; island <= cove.TreasureIsland; island++ {
		mix[island] /= total
	}
	return mix
}

// apart is drawn by where the others would go if they thought of nobody else.
func (o *policy) apart(p *cove.Position, seat int) (mix Mix) {
	m, begins := o.manner, true
	_, openly := p.Lookout()
	for other := range p.Players() {
		begins = begins && !p.Chosen(other)
	}
	if begins || o.round != p.Round() { // else it has been worked out for who has chosen before
		o.round = p.Round()
		for other := range p.Players() {
			for island := cove.Tavern; island <= cove.TreasureIsland; island++ {
				mix[island] = o.worth(p, other, island)
			}
			o.first[other] = soft(mix, m.Warmth)
		}
	}
	for island := cove.Tavern; island <= cove.TreasureIsland; island++ {
		mix[island] = o.worth(p, seat, island)
		if !island.Outer() {
			continue
		}
		dice := p.Dice(cove.Target(seat))
		for other := range p.Players() {
			if other == seat {
				continue
			}
			come := o.first[other][island]
			if openly && p.Chosen(other) { // else nobody sees it (A7)
				come = 0
				if p.Steered(other) == island {
					come = 1
				}
			}
			if dice > p.Dice(cove.Target(other)) {
				come *= m.MeetsWeak
			}
			mix[island] -= m.Meets * come
		}
		mix[island] -= o.crowding(p, seat, island)
	}
	return soft(mix, m.Warmth)
}

// soft are shares of 1 that are the larger, the more something is worth.
func soft(worth Mix, warmth float64) (mix Mix) {
	total := 0.0
	for island := 1; island < islands; island++ {
		mix[island] = math.Exp(worth[island] / warmth)
		total += mix[island]
	}
	for island := 1; island < islands; island++ {
		mix[island] /= total
	}
	return mix
}

// crowding is what the others, who are drawn to an island as well, take from what it is worth.
func (o *policy) crowding(p *cove.Position, seat int, island cove.Island) float64 {
	m, card := o.manner, p.Open(island).Face()
	drawn := float64(card.Fame)*m.ByFame + float64(card.Treasures)*m.ByChests + float64(card.Doubloons)*m.ByGold
	come := 0.0
	_, openly := p.Lookout() // else nobody sees what others have chosen (A7)
	for other := range p.Players() {
		switch {
		case other == seat:
		case !openly || !p.Chosen(other):
			come += drawn
		case p.Steered(other) == island:
			come += m.Seen
		}
	}
	crowd := m.Crowd * come / 3
	if m.Strong > 0 {
		more := p.Dice(cove.Target(seat)) * (p.Players() - 1)
		for other := range p.Players() {
			if other != seat {
				more -= p.Dice(cove.Target(other))
			}
		}
		crowd *= max(0, 1-m.Strong*float64(more)/float64(p.Players()-1))
	}
	return crowd
}

// worth is what an island offers to a seat that is alone there, in fame.
func (o *policy) worth(p *cove.Position, seat int, island cove.Island) float64 {
	m, ship := o.manner, p.ShipAt(seat)
	left := p.Rounds() - p.Round()
	ahead := float64(left) / float64(p.Rounds())
	worth := 0.0
	if island == cove.TreasureIsland {
		worth = m.Bury * float64(ship.Treasures)
		if left == 0 {
			worth = float64(ship.Buriable())
		} else {
			worth *= 1 - m.Waits*ahead // it can wait
			if o.blackComes(p) {
				worth += m.Closes * float64(ship.Treasures)
			}
			worth += m.Gold*float64(ship.Doubloons/3) + m.Spare*max(0, float64(ship.Doubloons)-m.Keeps)
		}
	} else {
		card := p.Open(island).Face()
		room := ship.Value(cove.Hull) - int(ship.Treasures)
		if ship.Parrot == cove.Flint {
			room = 99
		}
		treasures := float64(min(int(card.Treasures), max(0, room)))
		if left == 0 {
			treasures = 0
		}
		worth = float64(card.Fame) + treasures*m.Treasure +
			float64(card.Doubloons)*m.Doubloon*ahead + float64(card.TavernCards)*m.Card
		switch section := island.Raises(); {
		case island == cove.Tavern:
			worth += float64(min(3, ship.Doubloons/2)) * m.Tavern
		case section < cove.Sections && ship.Places[section] < 8:
			if price := cove.StepCost(int(ship.Places[section]) + 1); price <= int(ship.Doubloons) {
				step := m.Step
				switch section {
				case cove.Hull:
					step += m.StepHull
				case cove.Sails:
					step += m.StepSails
				default:
					if m.StepDice > 0 && left > 0 && addsDie(ship, section) {
						step += m.StepDice
					}
				}
				worth += step * (m.StepLate + ahead)
				if m.Mend > 0 && left > 0 && section == weakestOf(ship) {
					worth += m.Mend
				}
			}
		}
		if left == 0 {
			worth *= m.FinalGain
		}
	}
	for black := cove.FirstBlack; black <= cove.SecondBlack; black++ {
		b := p.Black(black)
		if b.Island != island || b.Gone {
			continue
		}
		if b.Legend == cove.Cacafuego {
			worth += m.Lying
			continue
		}
		if dice := float64(p.Dice(cove.Target(seat))); dice < m.Armed {
			worth -= m.Danger
		} else {
			worth += m.Prize * (dice - m.Armed + 1)
		}
	}
	return worth
}

// blackComes reports whether a black ship that fights will be at Treasure Island in the next round (R6).
func (o *policy) blackComes(p *cove.Position) bool {
	for black := cove.FirstBlack; black <= cove.SecondBlack; black++ {
		if b := p.Black(black); b.Island == cove.CrewIsland && b.Legend.Fights() {
			return true
		}
	}
	return false
}

// addsDie reports whether a step of the cannons or the crew brings a die (B4).
func addsDie(ship *cove.Ship, section cove.Section) bool {
	now := min(ship.Value(cove.Cannons), ship.Value(cove.Crew))
	better := ship.Reinforced(section, 1)
	return min(better.Value(cove.Cannons), better.Value(cove.Crew)) > now
}

// weakestOf is the section that fewest hits cripple, the first of several.
func weakestOf(ship *cove.Ship) cove.Section {
	weakest, least := cove.Hull, 99
	for section := cove.Hull; section < cove.Sections; section++ {
		if life := ship.Life(section); life < least {
			weakest, least = section, life
		}
	}
	return weakest
}
