package portroyal

// tableau holds what a seat's display adds up to. It could be counted from the cards at any
// time; it is kept because every legal move depends on it.
type tableau struct {
	points      uint8 // persons and expeditions
	swords      uint8
	expeditions uint8
	roles       [roleCount]uint8   // persons by occupation
	traders     [Colours + 1]uint8 // by colour
	symbols     [symbolCount]uint8
	shown       uint8 // persons showing a symbol
}

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
	t.roles[face.Role] += by
	if face.Role == Trader {
		t.traders[face.Colour] += by
	}
	if face.Symbol != NoSymbol {
		t.symbols[face.Symbol] += by
		t.shown += by
	}
}

// Points are the influence points of a seat (F2).
func (s *state) Points(seat int) int { return int(s.tableaux[seat].points) }

// PointsBySource are a seat's influence points by what they come from (F2).
func (s *state) PointsBySource(seat int) (persons, expeditions int) {
	for _, card := range s.in(expeditionZone + zone(seat)) {
		expeditions += int(faces[card].Points)
	}
	return s.Points(seat) - expeditions, expeditions
}

// Swords are all swords of a seat's sailors and pirates (D3).
func (s *state) Swords(seat int) int { return int(s.tableaux[seat].swords) }

// Count is how many persons of an occupation a seat has.
func (s *state) Count(seat int, role Role) int { return int(s.tableaux[seat].roles[role]) }

// Traders is how many traders of a colour a seat has.
func (s *state) Traders(seat int, colour Colour) int { return int(s.tableaux[seat].traders[colour]) }

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
