package bot

import "portroyal/engine/portroyal"

// Numbers of the contracts.
const (
	contractCount = int(portroyal.TinyGamester) + 1
	maxLaid       = portroyal.MaxContractsLaid
	cubesEach     = 3 // K1

	allColours = 1<<(portroyal.Colours+1) - 1<<portroyal.Yellow
)

// contractPoints are the points for so many contracts (K4); a player alone may have more than three.
var contractPoints = [maxLaid + 1]int8{0, 0, 1, 3, 3, 3, 3, 3}

// kind is a group of cards that somebody waits for.
type kind uint8

const (
	noKind kind = iota
	captains
	priests
	settlers
	jacks
	mademoiselles
	jesters
	clerks
	gunners
	viceAdmirals
	traders
	armed // persons with swords
	cheap // persons with printed cost 3 or less (K11)
	expeditionCards
	taxCards
	redShips
	blackShips

	kindCount = iota
)

// roleKinds are the occupations that contracts and expeditions ask for.
var roleKinds = map[portroyal.Role]kind{
	portroyal.Captain: captains, portroyal.Priest: priests, portroyal.Settler: settlers, portroyal.Jack: jacks,
	portroyal.Mademoiselle: mademoiselles, portroyal.Jester: jesters, portroyal.Clerk: clerks,
	portroyal.Gunner: gunners, portroyal.ViceAdmiral: viceAdmirals, portroyal.Trader: traders,
}

// cheapCost is the highest printed cost that Cheap Staff counts (K11).
const cheapCost = 3

// kindsOf lists the groups that a card belongs to.
func kindsOf(face *portroyal.Face) (kinds []kind) {
	switch face.Type {
	case portroyal.Expedition:
		return []kind{expeditionCards}
	case portroyal.TaxIncrease:
		return []kind{taxCards}
	case portroyal.Ship:
		switch face.Colour {
		case portroyal.Red:
			return []kind{redShips}
		case portroyal.Black:
			return []kind{blackShips}
		}
	case portroyal.Person:
		if of := roleKinds[face.Role]; of != noKind {
			kinds = append(kinds, of)
		}
		if face.Swords > 0 {
			kinds = append(kinds, armed)
		}
		if face.Cost <= cheapCost {
			kinds = append(kinds, cheap)
		}
	}
	return kinds
}

// demand is so many of a group of cards.
type demand struct {
	of kind
	n  int8
}

// demands are the contracts that persons fulfil, with what they ask for (K2, K11).
var demands = [contractCount][]demand{
	portroyal.LadyKiller:        {{captains, 1}, {mademoiselles, 1}},
	portroyal.TraderPrince:      {{traders, 2}},
	portroyal.TradeOutpost:      {{settlers, 1}, {clerks, 1}},
	portroyal.Fighter:           {{armed, 3}},
	portroyal.Comedian:          {{priests, 1}, {jesters, 1}},
	portroyal.NewColony:         {{settlers, 1}, {gunners, 1}},
	portroyal.MaritimeSupremacy: {{captains, 1}, {viceAdmirals, 1}},
	portroyal.CheapStaff:        {{cheap, 4}},
}

// stepped are the contracts of several steps (K8, K9).
var stepped = [...]portroyal.Contract{portroyal.FrigateFoe, portroyal.GalleonFoe, portroyal.TinyGamester}

func stepIndex(contract portroyal.Contract) int {
	for i, c := range stepped {
		if c == contract {
			return i
		}
	}
	return -1
}

// foes are the contracts for giving up the coins of a ship of each colour (K8).
var foes = [portroyal.Colours + 1]portroyal.Contract{
	portroyal.Red: portroyal.FrigateFoe, portroyal.Black: portroyal.GalleonFoe,
}

// pledges is what counts of a seat's cubes and of what it owns towards contracts.
type pledges struct {
	unmet     uint32             // contracts that lie face up and that the seat has not fulfilled, a bit each
	cubes     int8               // cubes that lie nowhere
	fulfilled int8               // contracts fulfilled
	steps     [len(stepped)]int8 // K8, K9
	kept      uint8              // colours of the ships kept for Pack of Pirates, a bit each (K10)
	cheap     int8               // persons that Cheap Staff counts
}

func contractBit(contract portroyal.Contract) uint32 { return 1 << contract }

// readContracts reads what lies face up, and who has fulfilled and begun what.
func (t *table) readContracts(view *portroyal.View) {
	for _, laid := range view.Contracts() {
		t.laid[t.contracts] = laid.Contract
		t.contracts++
		t.filled[laid.Contract] = uint8(len(laid.Cubes))
		for seat := range t.players {
			t.sides[seat].unmet |= contractBit(laid.Contract)
		}
		for _, seat := range laid.Cubes {
			t.sides[seat].unmet &^= contractBit(laid.Contract)
		}
	}
	for seat := range t.players {
		s := &t.sides[seat]
		s.cubes, s.fulfilled = int8(view.FreeCubes(seat)), int8(view.Fulfilled(seat))
		for i, contract := range stepped {
			s.steps[i] = int8(view.Steps(seat, contract))
		}
		for _, ship := range view.KeptShips(seat) {
			s.kept |= colourBit(ship)
		}
		for _, person := range view.Display(seat) {
			if person.Face().Cost <= cheapCost {
				s.cheap++
			}
		}
	}
}

// open reports whether a seat can still fulfil a contract that lies face up (K2, K8).
func (s *side) open(contract portroyal.Contract) bool {
	if s.unmet&contractBit(contract) == 0 {
		return false
	}
	if s.cubes > 0 {
		return true
	}
	i := stepIndex(contract)
	return i >= 0 && s.steps[i] > 0
}

// has is how many of a group of cards a seat owns.
func (s *side) has(of kind) int8 {
	switch of {
	case captains:
		return s.symbols[portroyal.Anchor]
	case priests:
		return s.symbols[portroyal.Cross]
	case settlers:
		return s.symbols[portroyal.House]
	case mademoiselles:
		return s.mademoiselles
	case jesters:
		return s.jesters
	case clerks:
		n := int8(0)
		for _, of := range s.clerks {
			n += of
		}
		return n
	case gunners:
		return s.gunners
	case viceAdmirals:
		return s.viceAdmirals
	case traders:
		return s.allTraders
	case armed:
		return s.swords
	case cheap:
		return s.cheap
	}
	return 0
}

// holds reports whether a seat fulfils a contract with what it owns (K2, K10).
func (t *table) holds(seat int, s *side, contract portroyal.Contract) bool {
	switch contract {
	case portroyal.Explorer:
		return s.expeditions > 0
	case portroyal.PackOfPirates:
		return s.kept == allColours && seat == t.active
	}
	for _, d := range demands[contract] {
		if s.has(d.of) < d.n {
			return false
		}
	}
	return demands[contract] != nil
}

// fulfil puts a cube of a seat on the leftmost free slot (K3, K4).
func (t *table) fulfil(s *side, contract portroyal.Contract) {
	if i := stepIndex(contract); i >= 0 && s.steps[i] > 0 {
		s.steps[i] = 0 // the cube lies on the slot now
	} else {
		s.cubes--
	}
	s.unmet &^= contractBit(contract)
	s.points += contractPoints[s.fulfilled+1] - contractPoints[s.fulfilled]
	s.fulfilled++
	if contract == portroyal.PackOfPirates {
		s.kept = 0
	}
	s.coins += t.slot(contract)
}

// slot is the number of coins of the leftmost free slot (K3).
func (t *table) slot(contract portroyal.Contract) int16 {
	coins := &contract.Face().Coins
	return int16(coins[min(int(t.filled[contract]), len(coins)-1)])
}

// achieve does what a contract asks for once: it makes a step, or fulfils the contract (K8, K9).
// Nothing happens if the seat cannot or need not.
func (t *table) achieve(s *side, contract portroyal.Contract) {
	if !s.open(contract) {
		return
	}
	i := stepIndex(contract)
	if i < 0 {
		t.fulfil(s, contract)
		return
	}
	if s.steps[i] == 0 {
		s.cubes-- // bound from now on
	}
	s.steps[i]++
	if s.steps[i] == int8(contract.Face().Steps) {
		t.fulfil(s, contract)
	}
}

// settle fulfils what a seat fulfils with what it owns, those with more coins first (K5). Players
// who decide for themselves do it as well: waiting brings nothing but worse slots.
func (t *table) settle(seat int, s *side) {
	for s.cubes > 0 {
		best, most := portroyal.NoContract, int16(-1)
		for _, contract := range t.laid[:t.contracts] {
			if s.unmet&contractBit(contract) != 0 && t.slot(contract) > most && t.holds(seat, s, contract) {
				best, most = contract, t.slot(contract)
			}
		}
		if best == portroyal.NoContract {
			return
		}
		t.fulfil(s, best)
	}
}

// adopt makes what was planned for a seat its side; the slots that it takes are gone for others.
func (t *table) adopt(seat int, s *side) {
	if t.contracts > 0 {
		t.mark(t.sides[seat].unmet &^ s.unmet)
	}
	t.sides[seat] = *s
}

// mark counts the cubes of contracts just fulfilled, a bit each.
func (t *table) mark(fulfilled uint32) {
	if fulfilled == 0 {
		return
	}
	for _, contract := range t.laid[:t.contracts] {
		if fulfilled&contractBit(contract) != 0 {
			t.filled[contract]++
		}
	}
}

// happens has a seat do at once what a contract asks for (K7 to K9).
func (t *table) happens(seat int, contract portroyal.Contract) {
	if t.contracts == 0 || !t.sides[seat].open(contract) {
		return
	}
	after := t.sides[seat]
	t.achieve(&after, contract)
	t.adopt(seat, &after)
}

// fleet looks at the ships in the harbour when one of another colour has come (K9).
func (t *table) fleet(colours int) {
	switch colours {
	case tinyFleet:
		t.happens(t.active, portroyal.TinyGamester)
	case fullFleet:
		t.happens(t.active, portroyal.Gamester)
	}
}

// The numbers of colours that Tiny Gamester and Gamester ask for (K9).
const (
	tinyFleet = 3
	fullFleet = 4
)

// keep keeps a repelled ship if it is the first of its colour for Pack of Pirates (K10). It tells
// whether that changes anything.
func (t *table) keep(ship portroyal.Card) bool {
	s := &t.sides[t.active]
	if t.contracts == 0 || !s.open(portroyal.PackOfPirates) || s.kept&colourBit(ship) != 0 {
		return false
	}
	after := *s
	after.kept |= colourBit(ship)
	t.settle(t.active, &after)
	t.adopt(t.active, &after)
	return true
}

// forgoes reports whether a seat gets on with a contract by giving up the coins of a ship, and can
// pay the coin of H6 from what it has (K8).
func (s *side) forgoes(face *portroyal.Face, fee int16) bool {
	return face.Type == portroyal.Ship && s.unmet != 0 && s.open(foes[face.Colour]) && s.coins >= fee
}

// forgo trades a ship and gives up its coins (K8).
func (t *table) forgo(s *side, face *portroyal.Face, fee int16) {
	s.coins -= fee
	t.achieve(s, foes[face.Colour])
}
