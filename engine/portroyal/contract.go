package portroyal

import (
	"fmt"

	"portroyal/engine/internal/excerpt"
)

// Contract names a contract of the expansion. The zero value is none.
type Contract uint8

// ContractFace holds the facts of a contract.
type ContractFace struct {
	ID         string
	Seal       int8              // number on the seal (P2)
	Letter     byte              // letter on the seal (P2)
	Coins      [MaxPlayers]uint8 // by slot, left to right (K3)
	Steps      uint8             // how often it has to be done, 0 for once (K8, K9)
	AtOnce     bool              // decided at the moment itself only (K3)
	ActiveOnly bool              // for the active player only (K3)

	Needs Needs  // empty where something has to happen (K2)
	Fleet uint8  // ship colours that have to lie in the harbour (K9), 0 for none
	Foe   Colour // ships whose coins have to be given up (K8), NoColour for none
}

// Needs is what a seat must have in front of it at least to fulfil a contract (K2).
type Needs struct {
	Role, Other Role  // persons of these occupations
	Persons     uint8 // so many of the first, one of the other
	Swords      uint8
	Cheap       uint8 // persons of Cheap Staff (K11)
	Expeditions uint8
	Repelled    uint8 // colours of Pack of Pirates (K10)
}

// metBy reports whether what a seat has in front of it is enough.
func (n *Needs) metBy(t *Tableau) bool {
	return t.Roles[n.Role] >= n.Persons && (n.Other == NoRole || t.Roles[n.Other] > 0) && t.Swords >= n.Swords &&
		t.Cheap >= n.Cheap && t.Expeditions >= n.Expeditions && colourCount(t.Repelled) >= int(n.Repelled)
}

// missing counts what a seat is short of.
func (n *Needs) missing(t *Tableau) int {
	lack := func(needed, there uint8) int { return max(0, int(needed)-int(there)) }
	short := lack(n.Swords, t.Swords) + lack(n.Cheap, t.Cheap) + lack(n.Expeditions, t.Expeditions) +
		max(0, int(n.Repelled)-colourCount(t.Repelled))
	if n.Role != NoRole {
		short += lack(n.Persons, t.Roles[n.Role])
	}
	if n.Other != NoRole {
		short += lack(1, t.Roles[n.Other])
	}
	return short
}

// Limits of contracts.
const (
	contractsLaid = 4 // face up for the whole game (K1)
	cubesEach     = 3 // K1
	maxContracts  = 7 // in cooperative play (P1)
)

// Face gives the facts of a contract; NoContract gives an empty face.
func (c Contract) Face() *ContractFace {
	if c == NoContract || int(c) > len(contractRows) {
		return &ContractFace{}
	}
	return &contractRows[c-1]
}

// String gives the contract's id, "" for NoContract.
func (c Contract) String() string { return c.Face().ID }

// MarshalText writes the contract's id.
func (c Contract) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads a contract's id; an unknown one is an error.
func (c *Contract) UnmarshalText(text []byte) error {
	contract, err := ParseContract(string(text))
	if err == nil {
		*c = contract
	}
	return err
}

// ParseContract gives the contract with this id, or an error if there is none.
func ParseContract(id string) (Contract, error) {
	for i := range contractRows {
		if contractRows[i].ID == id {
			return Contract(i + 1), nil
		}
	}
	return NoContract, fmt.Errorf("unknown contract %s", excerpt.Quoted(id))
}

// AllContracts lists the contracts in the order of their table.
func AllContracts() []Contract {
	var all []Contract
	for c := NoContract + 1; c < contractCount; c++ {
		all = append(all, c)
	}
	return all
}

// laid is a contract that is face up, with the seats whose cubes are on its slots, left to
// right, each plus one.
type laid struct {
	contract Contract
	slots    [MaxPlayers]uint8
}

// Laid is a contract that is face up: Cubes lists the seats that have fulfilled it, in order.
type Laid struct {
	Contract Contract
	Cubes    []int
}

// free is the leftmost free slot, which takes the next cube (K3); if every slot is taken, the number
// of slots.
func (l *laid) free() (slot int) {
	for slot < len(l.slots) && l.slots[slot] != 0 {
		slot++
	}
	return slot
}

// NextSlot is the number of coins that the leftmost free slot of a contract pays (K3). It reports
// false if the contract is not face up or every player has fulfilled it.
func (s *state) NextSlot(contract Contract) (coins int, free bool) {
	for i := range s.contracts {
		l := &s.contracts[i]
		if l.contract != contract || contract == NoContract {
			continue
		}
		if slot := l.free(); slot < int(s.options.Players) {
			return int(contract.Face().Coins[slot]), true
		}
	}
	return 0, false
}

// Lies is the contract at a place among those that are face up, counted from 0, and how many seats have
// fulfilled it; NoContract beyond the last one.
func (s *state) Lies(at int) (contract Contract, cubes int) {
	if at >= len(s.contracts) {
		return NoContract, 0
	}
	l := &s.contracts[at]
	return l.contract, l.free()
}

// Open reports whether a seat can still fulfil a contract that is face up: it has not done so yet, and has
// a cube for it (K2, K8).
func (s *state) Open(seat int, contract Contract) bool { return s.open(uint8(seat), contract) >= 0 }

// laid is how many contracts are face up.
func (s *state) laid() (n int) {
	for n < len(s.contracts) && s.contracts[n].contract != NoContract {
		n++
	}
	return n
}

// Short is how much a seat is short of to fulfil a contract that is face up: persons, swords, expeditions,
// colours or steps, each counting one (K2, K8 to K11); 1 for a contract that something has to happen for. It does
// not ask whether the contract is open to the seat.
func (s *state) Short(seat int, contract Contract) int {
	t, face := &s.tableaux[seat], contract.Face()
	if face.Needs == (Needs{}) {
		return max(1, int(face.Steps)) - t.StepsIn(contract)
	}
	return face.Needs.missing(t)
}

// Contracts lists the contracts that are face up (K1).
func (s *state) Contracts() (all []Laid) {
	for _, l := range s.contracts {
		if l.contract == NoContract {
			break
		}
		one := Laid{Contract: l.contract, Cubes: []int{}}
		for _, seat := range l.slots {
			if seat > 0 {
				one.Cubes = append(one.Cubes, int(seat)-1)
			}
		}
		all = append(all, one)
	}
	return all
}

// Fulfilled is how many contracts a seat has fulfilled (K2).
func (s *state) Fulfilled(seat int) int { return s.tableaux[seat].Fulfilled() }

// Steps is how many steps a seat has made in a contract of several (K8, K9).
func (s *state) Steps(seat int, contract Contract) int {
	if i := stepIndex(contract); i >= 0 {
		return int(s.tableaux[seat].Steps[i])
	}
	return 0
}

// KeptShips lists the repelled ships that a seat keeps for Pack of Pirates (K10).
func (s *state) KeptShips(seat int) []Card { return s.lying(inRepelled.of(uint8(seat))) }

// stepped are the contracts of several steps, in the order in which tableaux count them.
var stepped = [...]Contract{FrigateFoe, GalleonFoe, TinyGamester}

func stepIndex(contract Contract) int {
	for i, c := range stepped {
		if c == contract {
			return i
		}
	}
	return -1
}

// open gives the place of a contract among those face up that a seat has not fulfilled yet and has
// a cube for, -1 if there is none (K2, K3). A cube bound by a first step serves its contract (K8).
func (s *state) open(seat uint8, contract Contract) int {
	if !s.options.Contracts {
		return -1
	}
	for i := range s.contracts {
		l := &s.contracts[i]
		if l.contract != contract || contract == NoContract {
			continue
		}
		if s.hasCubeOn(seat, i) {
			return -1
		}
		if s.Steps(int(seat), contract) > 0 || s.FreeCubes(int(seat)) > 0 {
			return i
		}
	}
	return -1
}

// cubes is how many cubes each player has: three, alone at least one for each contract (K1, P4).
func (s *state) cubes() int {
	if s.options.alone() {
		return max(cubesEach, s.laid())
	}
	return cubesEach
}

// FreeCubes is how many cubes of a seat are neither on a contract nor on a step of one (K1, K8).
func (s *state) FreeCubes(seat int) int {
	t := &s.tableaux[seat]
	free := s.cubes() - t.Fulfilled()
	for i := range stepped {
		if t.Steps[i] > 0 {
			free--
		}
	}
	return free
}

// fulfil puts a seat's cube on the leftmost free slot and pays its coins (K3); the second contract
// of a seat is worth 1 point, the third 2 more (K4).
func (s *state) fulfil(seat uint8, at int, c *course) {
	l := &s.contracts[at]
	slot := l.free()
	l.slots[slot] = seat + 1
	tableau := &s.tableaux[seat]
	if i := stepIndex(l.contract); i >= 0 {
		tableau.Steps[i] = 0 // the cube lies on the slot now
	}
	done := tableau.Fulfilled()
	tableau.Points += contractPoints[done+1] - contractPoints[done]
	tableau.Done |= 1 << at
	if l.contract == PackOfPirates {
		s.discardAll(inRepelled.of(seat)) // K10
		tableau.Repelled = 0
	}
	s.stir()
	n := s.gain(seat, l.contract.Face().Coins[slot], c)
	c.note(Event{Kind: ContractFulfilled, Seat: seat, Contract: l.contract, N: n})
	s.checkTarget(seat, c)
}

// achieve makes a step in a contract of several, of which the last one fulfils it (K8, K9), and
// fulfils another one. For a step, ship is the one whose coins are given up, or NoCard.
func (s *state) achieve(seat uint8, contract Contract, ship Card, c *course) {
	at := s.open(seat, contract)
	if contract.Face().Steps == 0 {
		s.fulfil(seat, at, c)
		return
	}
	steps := &s.tableaux[seat].Steps[stepIndex(contract)]
	*steps++
	c.note(Event{Kind: StepMade, Seat: seat, Contract: contract, N: *steps, Card: ship})
	if *steps == contract.Face().Steps {
		s.fulfil(seat, at, c)
	}
}

// holds reports whether a seat can fulfil the contract at this place with what it owns (K2, K3).
func (s *state) holds(seat uint8, at int) bool {
	contract := s.contracts[at].contract
	face := contract.Face()
	return face.Needs != Needs{} && face.Needs.metBy(&s.tableaux[seat]) && (!face.ActiveOnly || seat == s.active) &&
		s.open(seat, contract) >= 0
}

// fulfilOwned fulfils what a seat's persons, expeditions and ships fulfil, if that goes by itself
// (K5). If cubes do not suffice for all, those with more coins come first.
func (s *state) fulfilOwned(seat uint8, c *course) {
	for s.options.Contracts && s.options.AutoContracts {
		best, most := -1, -1
		for i := range s.contracts {
			l := &s.contracts[i]
			if !s.holds(seat, i) {
				continue
			}
			if coins := int(l.contract.Face().Coins[l.free()]); coins > most {
				best, most = i, coins
			}
		}
		if best < 0 {
			return
		}
		s.fulfil(seat, best, c)
		if s.Won() {
			return // over at this moment (P4)
		}
	}
}

// fleet looks at the ships in the harbour for Gamester and Tiny Gamester when one of another colour
// has come (K9).
func (s *state) fleet(c *course) {
	for i := range s.contracts { // each number of colours comes once a turn
		contract := s.contracts[i].contract
		if int(contract.Face().Fleet) == colourCount(s.colours) && contract != NoContract {
			s.offer(contract, 1<<s.active, c)
		}
	}
}

// foes are the contracts for giving up the coins of a ship of each colour (K8).
var foes = func() (contracts [Colours + 1]Contract) {
	for i := range contractRows {
		if colour := contractRows[i].Foe; colour != NoColour {
			contracts[colour] = Contract(i + 1)
		}
	}
	return contracts
}()

// ForgoingServes is the contract that giving up the coins of a ship serves, or NoContract (K8).
func ForgoingServes(ship Card) Contract { return foes[faces[ship].Colour] }

// canForgo reports whether the deciding seat may give up the coins of a ship: it must get on with a
// contract by that, and pay the coin of H6 from what it has (K8).
func (s *state) canForgo(ship Card) bool {
	seat := s.decides
	return faces[ship].Type == Ship && s.open(seat, foes[faces[ship].Colour]) >= 0 &&
		s.Coins(int(seat)) >= s.Fee(int(seat))
}

// keepRepelled keeps the ship that is being repelled if it is the first of its colour for Pack of
// Pirates (K10). It reports whether the ship was kept.
func (s *state) keepRepelled(ship Card) bool {
	if s.open(s.active, PackOfPirates) < 0 {
		return false
	}
	repelled, colour := &s.tableaux[s.active].Repelled, facts[ship].colour
	if *repelled&colour != 0 {
		return false
	}
	*repelled |= colour
	s.put(ship, inRepelled.of(s.active))
	return true
}

// hasCubeOn reports whether a seat has fulfilled the contract at this place.
func (s *state) hasCubeOn(seat uint8, at int) bool { return s.tableaux[seat].Done>>at&1 != 0 }
