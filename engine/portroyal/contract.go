package portroyal

import "fmt"

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

	// holds tells whether what a player owns fulfils it (K2); nil where something has to happen.
	holds func(tableau) bool
}

// Limits of contracts.
const (
	contractsLaid = 4 // face up for the whole game (K1)
	cubesEach     = 3 // K1
	maxContracts  = 7 // room for cooperative play (P1)
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
	return NoContract, fmt.Errorf("unknown contract %q", id)
}

// AllContracts lists the contracts in the order of their table.
func AllContracts() []Contract {
	var all []Contract
	for c := NoContract + 1; c < contractCount; c++ {
		all = append(all, c)
	}
	return all
}

// laid is a contract that lies face up, with the seats whose cubes lie on its slots, left to
// right, each plus one.
type laid struct {
	contract Contract
	slots    [MaxPlayers]uint8
}

// Laid is a contract that lies face up: Cubes lists the seats that have fulfilled it, in order.
type Laid struct {
	Contract Contract
	Cubes    []int
}

// Contracts lists the contracts that lie face up (K1).
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
func (s *state) Fulfilled(seat int) int { return int(s.tableaux[seat].fulfilled) }

// Steps is how many steps a seat has made in a contract of several (K8, K9).
func (s *state) Steps(seat int, contract Contract) int {
	if i := stepIndex(contract); i >= 0 {
		return int(s.tableaux[seat].steps[i])
	}
	return 0
}

// KeptShips lists the repelled ships that a seat keeps for Pack of Pirates (K10).
func (s *state) KeptShips(seat int) []Card { return s.list(repelledZone + zone(seat)) }

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
	for i := range s.contracts {
		l := &s.contracts[i]
		if l.contract != contract || contract == NoContract {
			continue
		}
		for _, by := range l.slots {
			if by == seat+1 {
				return -1
			}
		}
		if s.Steps(int(seat), contract) > 0 || s.FreeCubes(int(seat)) > 0 {
			return i
		}
	}
	return -1
}

// FreeCubes is how many cubes of a seat lie neither on a contract nor on a step of one (K1, K8).
func (s *state) FreeCubes(seat int) int {
	t := &s.tableaux[seat]
	free := cubesEach - int(t.fulfilled)
	for i := range stepped {
		if t.steps[i] > 0 {
			free--
		}
	}
	return free
}

// fulfil puts a seat's cube on the leftmost free slot and pays its coins (K3); the second contract
// of a seat is worth 1 point, the third 2 more (K4).
func (p *Position) fulfil(seat uint8, at int, t *Tape) {
	l := &p.contracts[at]
	slot := 0
	for l.slots[slot] != 0 {
		slot++
	}
	l.slots[slot] = seat + 1
	tableau := &p.tableaux[seat]
	if i := stepIndex(l.contract); i >= 0 {
		tableau.steps[i] = 0 // the cube lies on the slot now
	}
	if tableau.fulfilled > 0 {
		tableau.points += tableau.fulfilled // 1 for the second, 2 for the third
	}
	tableau.fulfilled++
	p.quiet = 0
	n := p.gain(seat, l.contract.Face().Coins[slot], t)
	t.note(Event{Kind: ContractFulfilled, Seat: seat, Contract: l.contract, N: n})
	p.checkTarget(seat, t)
}

// happened fulfils a contract that is decided at the moment itself (K3, K5, K7).
func (p *Position) happened(seat uint8, contract Contract, t *Tape) {
	if at := p.open(seat, contract); at >= 0 {
		p.fulfil(seat, at, t)
	}
}

// step makes a step in a contract of several; the last one fulfils it (K8, K9).
func (p *Position) step(seat uint8, contract Contract, t *Tape) {
	at := p.open(seat, contract)
	if at < 0 {
		return
	}
	steps := &p.tableaux[seat].steps[stepIndex(contract)]
	*steps++
	t.note(Event{Kind: StepMade, Seat: seat, Contract: contract, N: *steps})
	if *steps == contract.Face().Steps {
		p.fulfil(seat, at, t)
	}
}

// fulfilOwned fulfils what a seat's persons and expeditions fulfil (K5). If cubes do not suffice for
// all, those with more coins come first.
func (p *Position) fulfilOwned(seat uint8, t *Tape) {
	for {
		best, most := -1, -1
		for i := range p.contracts {
			l := &p.contracts[i]
			holds := l.contract.Face().holds
			if holds == nil || p.open(seat, l.contract) < 0 || !holds(p.tableaux[seat]) {
				continue
			}
			slot := 0
			for l.slots[slot] != 0 {
				slot++
			}
			if coins := int(l.contract.Face().Coins[slot]); coins > most {
				best, most = i, coins
			}
		}
		if best < 0 {
			return
		}
		p.fulfil(seat, best, t)
	}
}

// fleet looks at the ships in the harbour for Gamester and Tiny Gamester (K9).
func (p *Position) fleet(t *Tape) {
	ships := colourCount(p.colours())
	if ships >= 3 && !p.smallFleet && p.open(p.active, TinyGamester) >= 0 {
		p.smallFleet = true // once a turn
		p.step(p.active, TinyGamester, t)
	}
	if ships >= 4 {
		p.happened(p.active, Gamester, t)
	}
}

// foe is the contract for giving up the coins of a ship of this colour (K8).
func foe(colour Colour) Contract {
	switch colour {
	case Red:
		return FrigateFoe
	case Black:
		return GalleonFoe
	}
	return NoContract
}

// canForgo tells whether the deciding seat may give up the coins of a ship: it must get on with a
// contract by that, and pay the coin of H6 from what it has (K8).
func (s *state) canForgo(ship Card) bool {
	seat := s.decides
	return s.options.Contracts && faces[ship].Type == Ship && s.open(seat, foe(faces[ship].Colour)) >= 0 &&
		s.Coins(int(seat)) >= s.Fee(int(seat))
}

// keepRepelled keeps the ship that is being repelled if it is the first of its colour for Pack of
// Pirates; with all five colours the contract is fulfilled and the ships are discarded (K10). It
// tells whether the ship was kept.
func (p *Position) keepRepelled(t *Tape) bool {
	at := p.open(p.active, PackOfPirates)
	if !p.options.Contracts || at < 0 {
		return false
	}
	kept := repelledZone + zone(p.active)
	for _, ship := range p.in(kept) {
		if faces[ship].Colour == faces[p.Pending()].Colour {
			return false
		}
	}
	p.move(pendingZone, p.start(pendingZone), 1, kept)
	if p.size(kept) == Colours {
		p.move(kept, p.start(kept), Colours, discardZone)
		p.fulfil(p.active, at, t)
	}
	return true
}
