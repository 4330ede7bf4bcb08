package portroyal

import "math/bits"

// Tableau is what the things in front of a seat add up to: all that counts of them. It could be counted from
// the cards at any time; it is kept because every legal move depends on it, and as a value it can be compared.
type Tableau struct {
	Coins       uint8
	Points      uint8 // persons, expeditions, cargo and contracts (F2)
	Swords      uint8 // of sailors and pirates (D3)
	Expeditions uint8 // fulfilled
	Done        uint8 // contracts fulfilled, a bit each by their places among those that lie face up (K2)
	Cheap       uint8 // persons of Cheap Staff (K11)
	Repelled    uint8 // colours of the ships kept for Pack of Pirates, a bit each (K10)
	Waiting     uint8 // the occupations of H3, whose persons bring coins when a chance comes, a bit each

	Steps       [len(stepped)]uint8 // in the contracts of several, see [Tableau.StepsIn]
	Roles       [roleCount]uint8    // persons by [Role]
	Traders     [Colours + 1]uint8  // by [Colour], as the two below
	Clerks      [Colours + 1]uint8
	Wholesalers [Colours + 1]uint8
	Symbols     [symbolCount]uint8 // persons showing each [Symbol]
}

// Tableau is what the things in front of a seat add up to.
func (s *state) Tableau(seat int) Tableau { return s.tableaux[seat] }

// StepsIn is how many steps have been made in a contract of several (K8, K9).
func (t *Tableau) StepsIn(contract Contract) int {
	if i := stepIndex(contract); i >= 0 {
		return int(t.Steps[i])
	}
	return 0
}

// CheapCost is the highest printed cost that Cheap Staff counts (K11).
const CheapCost = 3

// add counts a person or an expedition in; remove counts it out again.
func (t *Tableau) add(card Card) { t.count(card, 1) }

func (t *Tableau) remove(card Card) { t.count(card, ^uint8(0)) }

func (t *Tableau) count(card Card, by uint8) {
	face := &faces[card]
	t.Points += face.Points * by
	if face.Type == Expedition {
		t.Expeditions += by
		return
	}
	t.Swords += face.Swords * by
	if face.Cost <= CheapCost {
		t.Cheap += by
	}
	t.Roles[face.Role] += by
	switch face.Role {
	case Admiral, ViceAdmiral, Gunner, Jester:
		t.Waiting &^= waits[face.Role]
		if t.Roles[face.Role] > 0 {
			t.Waiting |= waits[face.Role]
		}
	case Trader:
		t.Traders[face.Colour] += by
	case Clerk:
		t.Clerks[face.Colour] += by
	case Wholesaler:
		t.Wholesalers[face.Colour] += by
	}
	if face.Symbol != NoSymbol {
		t.Symbols[face.Symbol] += by
	}
}

// Points are the influence points of a seat (F2).
func (s *state) Points(seat int) int { return int(s.tableaux[seat].Points) }

// PointsBySource are a seat's influence points by what they come from (F2).
type PointsBySource struct {
	Persons     int
	Expeditions int
	Cargo       int // ships under wholesalers (H12)
	Contracts   int // K4
}

// PointsBySource splits the points of a seat.
func (s *state) PointsBySource(seat int) (points PointsBySource) {
	for _, card := range s.lying(inClaims.of(uint8(seat))) {
		points.Expeditions += int(faces[card].Points)
	}
	points.Cargo = s.count(inCargo.of(uint8(seat)))
	points.Contracts = int(contractPoints[s.Fulfilled(seat)])
	points.Persons = s.Points(seat) - points.Expeditions - points.Cargo - points.Contracts
	return points
}

// ContractPoints are the points that so many contracts come to (K4).
func ContractPoints(contracts int) int { return int(contractPoints[min(contracts, maxContracts)]) }

// contractPoints are the points for so many contracts: 1 for the second, 2 more for the third (K4),
// nothing for more, which only a player alone can have (P4).
var contractPoints = [maxContracts + 1]uint8{0, 0, 1, 3, 3, 3, 3, 3}

// Swords are all swords of a seat's sailors and pirates (D3).
func (s *state) Swords(seat int) int { return int(s.tableaux[seat].Swords) }

// Count is how many persons of an occupation a seat has.
func (s *state) Count(seat int, role Role) int { return int(s.tableaux[seat].Roles[role]) }

// Clerks is how many clerks of a colour a seat has (H10).
func (s *state) Clerks(seat int, colour Colour) int { return int(s.tableaux[seat].Clerks[colour]) }

// Wholesalers is how many wholesalers of a colour a seat has (H12).
func (s *state) Wholesalers(seat int, colour Colour) int {
	return int(s.tableaux[seat].Wholesalers[colour])
}

// Income is how many coins a seat gets for trading a ship, before H6 (H5).
func (s *state) Income(seat int, ship Card) int {
	face := &faces[ship]
	return int(face.Coins) + int(s.tableaux[seat].Traders[face.Colour])
}

// Price is what hiring a person costs a seat, before H6 (H7).
func (s *state) Price(seat int, person Card) int {
	return max(0, int(faces[person].Cost)-int(s.tableaux[seat].Roles[Mademoiselle]))
}

// Fee is what a seat has to pay the active player for each card it takes (H6): 1 coin, or
// nothing for the active player.
func (s *state) Fee(seat int) int {
	if seat == int(s.active) {
		return 0
	}
	return 1
}

// Fulfilled is the number of contracts fulfilled.
func (t *Tableau) Fulfilled() int { return bits.OnesCount8(t.Done) }
