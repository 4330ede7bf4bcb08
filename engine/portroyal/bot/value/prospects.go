package value

import "portroyal/engine/portroyal"

// prospects are what the cards that can come offer to a seat with so many swords or coins: products of the two, which a
// small net cannot form by itself. They belong to a pool, and are worked out when they are first asked for.
type prospects struct {
	ships   [portroyal.Colours][mostSwords + 2]float32 // by colour and the swords that repel them; at the end those that nothing repels
	persons [mostCost + 1][mostPoints + 1]float32      // by cost and points
	sum     struct{ ships, persons float32 }

	fleets  [mostSwords + 1]fleet
	markets [mostPurse + 1]market
}

// What the tables hold; more of any counts as this.
const (
	mostCost   = 15
	mostPoints = 6
	mostPurse  = mostCoins + 4 // coins and Mademoiselles
)

// fleet is what ships that come are to a seat with so many swords. All are shares from 0 to 1.
type fleet struct {
	known    bool
	repelled float32 // of ships, those that it can repel (D3)
	four     float32 // the chance to have four colours in the harbour before a bust, by ships alone and from none
	five     float32 // the same for five
}

// market is what persons that come are to a seat with so many coins.
type market struct {
	known      bool
	affordable float32                 // the share of persons that it can pay
	points     float32                 // of those, the mean over all persons
	reaching   [mostPoints + 1]float32 // the share of persons that it can pay and that have so many points or more
}

// add counts a card that comes with some chance.
func (p *prospects) add(face *portroyal.Face, chance float32) {
	switch face.Type {
	case portroyal.Ship:
		swords := min(int(face.Swords), mostSwords)
		if face.Skull {
			swords = mostSwords + 1
		}
		p.ships[int(face.Colour)-1][swords] += chance
		p.sum.ships += chance
	case portroyal.Person:
		p.persons[min(face.Cost, mostCost)][min(face.Points, mostPoints)] += chance
		p.sum.persons += chance
	}
}

// fleet is what ships are to a seat with so many swords.
func (p *prospects) fleet(swords int) *fleet {
	f := &p.fleets[min(swords, mostSwords)]
	if f.known || p.sum.ships == 0 {
		return f
	}
	f.known = true
	var comes, stays [portroyal.Colours]float32 // a colour, and a ship of it that can be repelled
	for i := range comes {
		for needed, share := range p.ships[i] {
			comes[i] += share / p.sum.ships
			if needed <= min(swords, mostSwords) {
				stays[i] += share / p.sum.ships
			}
		}
		f.repelled += stays[i]
	}
	f.four, f.five = reach(&comes, &stays)
	return f
}

// reach gives the chances to get to four and to five colours: backwards over all sets of colours. A second ship of a
// colour is repelled if that can be done, and is a bust else (D5).
func reach(comes, stays *[portroyal.Colours]float32) (four, five float32) {
	const all = 1<<portroyal.Colours - 1
	var to [2][all + 1]float32
	for set := all; set >= 0; set-- {
		colours := 0
		again := float32(0)
		for i := range portroyal.Colours {
			if set>>i&1 != 0 {
				colours++
				again += stays[i]
			}
		}
		for at := range to {
			switch {
			case colours >= at+4:
				to[at][set] = 1
				continue
			case again >= 1:
				continue
			}
			sum := float32(0)
			for i := range portroyal.Colours {
				if set>>i&1 == 0 {
					sum += float32(comes[i] * to[at][set|1<<i])
				}
			}
			to[at][set] = sum / (1 - again)
		}
	}
	return to[0][0], to[1][0]
}

// market is what persons are to a seat with so many coins, its Mademoiselles counted as one each (H7).
func (p *prospects) market(purse int) *market {
	m := &p.markets[min(purse, mostPurse)]
	if m.known || p.sum.persons == 0 {
		return m
	}
	m.known = true
	for cost := range min(purse, mostCost) + 1 {
		for points, chance := range p.persons[cost] {
			share := chance / p.sum.persons
			m.affordable += share
			m.points += float32(share * float32(points))
			for least := range points + 1 {
				m.reaching[least] += share
			}
		}
	}
	return m
}

// trade is how many coins more than is printed the next ship brings to a seat with these traders (H5), on average; a clerk
// and a wholesaler of its colour count as one as well (H10, H12).
func (p *prospects) trade(t *portroyal.Tableau) (more float32) {
	if p.sum.ships == 0 {
		return 0
	}
	for i := range portroyal.Colours {
		n := t.Traders[i+1] + t.Clerks[i+1] + t.Wholesalers[i+1]
		if n == 0 {
			continue
		}
		of := float32(0)
		for _, share := range p.ships[i] {
			of += share
		}
		more += float32(float32(n) * of)
	}
	return more / p.sum.ships
}

// level is a number as the level of a feature: so many steps to each 1, rounded.
func level(x, steps float32) int { return int(x*steps + 0.5) }
