package portroyal

// tableau holds what a seat's display adds up to. It could be counted from the cards at any
// time; it is kept because every legal move depends on it.
type tableau struct {
	points      uint8 // persons, expeditions, cargo and contracts
	repelled    uint8 // colours of the ships kept for Pack of Pirates, a bit each (K10)
	fulfilled   uint8 // contracts
	cheap       uint8 // persons with printed cost 3 or less (K11)
	steps       [len(stepped)]uint8
	swords      uint8
	expeditions uint8
	roles       [roleCount]uint8   // persons by occupation
	traders     [Colours + 1]uint8 // by colour, as the two below
	clerks      [Colours + 1]uint8
	wholesalers [Colours + 1]uint8
	waiting     uint8 // persons of H3, who bring coins when a chance comes
	symbols     [symbolCount]uint8
}

// cheapCost is the highest printed cost that Cheap Staff counts (K11).
const cheapCost = 3

// add counts a person or an expedition in; remove counts it out again.
func (t *tableau) add(card Card) { t.count(card, 1) }

func (t *tableau) remove(card Card) { t.count(card, ^uint8(0)) }

func (t *tableau) count(card Card, by uint8) {
	face := &faces[card]
	t.points += face.Points * by
	if face.Type == Expedition {
		t.expeditions += by
		return
	}
	t.swords += face.Swords * by
	if face.Cost <= cheapCost {
		t.cheap += by
	}
	t.roles[face.Role] += by
	switch face.Role {
	case Admiral, ViceAdmiral, Gunner, Jester:
		t.waiting += by
	case Trader:
		t.traders[face.Colour] += by
	case Clerk:
		t.clerks[face.Colour] += by
	case Wholesaler:
		t.wholesalers[face.Colour] += by
	}
	if face.Symbol != NoSymbol {
		t.symbols[face.Symbol] += by
	}
}

// Points are the influence points of a seat (F2).
func (s *state) Points(seat int) int { return int(s.tableaux[seat].points) }

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
	points.Contracts = int(contractPoints[s.tableaux[seat].fulfilled])
	points.Persons = s.Points(seat) - points.Expeditions - points.Cargo - points.Contracts
	return points
}

// contractPoints are the points for so many contracts: 1 for the second, 2 more for the third (K4),
// nothing for more, which only a player alone can have (P4).
var contractPoints = [maxContracts + 1]uint8{0, 0, 1, 3, 3, 3, 3, 3}

// Swords are all swords of a seat's sailors and pirates (D3).
func (s *state) Swords(seat int) int { return int(s.tableaux[seat].swords) }

// Count is how many persons of an occupation a seat has.
func (s *state) Count(seat int, role Role) int { return int(s.tableaux[seat].roles[role]) }

// Traders is how many traders of a colour a seat has.
func (s *state) Traders(seat int, colour Colour) int { return int(s.tableaux[seat].traders[colour]) }

// Clerks is how many clerks of a colour a seat has (H10).
func (s *state) Clerks(seat int, colour Colour) int { return int(s.tableaux[seat].clerks[colour]) }

// Wholesalers is how many wholesalers of a colour a seat has (H12).
func (s *state) Wholesalers(seat int, colour Colour) int {
	return int(s.tableaux[seat].wholesalers[colour])
}

// Symbols is how many persons of a seat show a symbol.
func (s *state) Symbols(seat int, symbol Symbol) int { return int(s.tableaux[seat].symbols[symbol]) }

// Income is how many coins a seat gets for trading a ship, before H6 (H5).
func (s *state) Income(seat int, ship Card) int {
	face := &faces[ship]
	return int(face.Coins) + int(s.tableaux[seat].traders[face.Colour])
}

// Price is what hiring a person costs a seat, before H6 (H7).
func (s *state) Price(seat int, person Card) int {
	return max(0, int(faces[person].Cost)-int(s.tableaux[seat].roles[Mademoiselle]))
}

// Fee is what a seat has to pay the active player for each card it takes (H6): 1 coin, or
// nothing for the active player.
func (s *state) Fee(seat int) int {
	if seat == int(s.active) {
		return 0
	}
	return 1
}
