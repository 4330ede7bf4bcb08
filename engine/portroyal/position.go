package portroyal

import (
	"fmt"
	"slices"

	"portroyal/engine/internal/wyrand"
)

// RandomStart lets the seed decide who starts (S2).
const RandomStart = -1

// dealt is the number of coins that each player begins with (S2).
const dealt = 3

// FirstCoins is the number of coins that the player at a place in turn order begins with, counted from 0 for the start player:
// if they go by the place, the last has as many as ever, whoever comes before it one more, and of three and more players the
// start player two more (S2, S4).
func (o Options) FirstCoins(place int) int {
	switch {
	case !o.CoinsByPlace || place == o.Seats()-1:
		return dealt
	case place == 0 && o.Players > 2:
		return dealt + 2
	}
	return dealt + 1
}

// New sets up a game (S1, S2). The same options, seed, start and actions always give the same game.
// start is a seat, or RandomStart. An error says which option is impossible.
func New(options Options, seed uint64, start int) (Position, error) {
	var p Position
	if err := check(options, start, RandomStart); err != nil {
		return p, err
	}
	p.random = wyrand.Seeded(seed)
	if start == RandomStart {
		start = p.random.Below(int(options.Players))
	}
	p.options = options
	p.layContracts()
	p.deal(start)
	return p, nil
}

// check says what is impossible about a game with these options, started by this seat.
func check(options Options, start, least int) error {
	if err := options.Check(); err != nil {
		return err
	}
	if start < least || start >= int(options.Players) {
		return fmt.Errorf("start: seat %d does not exist", start)
	}
	return nil
}

// layContracts shuffles the contracts and lays the first of them face up (K1, P1).
func (s *state) layContracts() {
	n := s.options.FaceUp()
	if n == 0 {
		return
	}
	var all [contractCount - 1]Contract
	for i := range all {
		all[i] = Contract(i + 1)
	}
	for i := range n {
		j := i + s.random.Below(len(all)-i)
		all[i], all[j] = all[j], all[i]
		s.contracts[i].contract = all[i]
	}
}

// Deal sets up a game with these contracts face up; there are as many as the options ask for (K1, P1).
// The seed serves what [New] leaves to chance afterwards.
func Deal(options Options, contracts []Contract, seed uint64, start int) (Position, error) {
	var p Position
	if err := check(options, start, 0); err != nil {
		return p, err
	}
	if n := options.FaceUp(); len(contracts) != n {
		return p, fmt.Errorf("contracts: %d of them do not fit the options, which ask for %d (K1, P1)",
			len(contracts), n)
	}
	p.options = options
	p.random = wyrand.Seeded(seed)
	if err := p.lay(contracts); err != nil {
		return p, err
	}
	p.deal(start)
	return p, nil
}

// deal lays out the first position.
func (s *state) deal(start int) {
	options := &s.options
	s.startSeat, s.active, s.decides = uint8(start), uint8(start), uint8(start)
	s.cheapest = noCard
	if options.Players == MaxPlayers { // S1
		for card := range Card(faceCount) {
			if faces[card].FivePlayersOnly && faces[card].Deck&options.Decks != 0 {
				s.layOut(card)
			}
		}
	}
	deck := &shoes[options.Decks]
	s.cards = deck.cards
	s.deck, s.older, s.pile = deck.n, deck.n, deck.n
	for place := range options.Seats() {
		coins := uint8(options.FirstCoins(place))
		s.tableaux[(start+place)%options.Seats()].Coins = coins
		s.pile -= coins
	}
	if options.goal().timePile {
		s.dealTime()
	}
}

// lay lays these contracts face up; an error says what is impossible about them (K1).
func (s *state) lay(contracts []Contract) error {
	if len(contracts) > maxContracts || len(contracts) > 0 && !s.options.Contracts {
		return fmt.Errorf("contracts: %d of them do not fit the options (K1)", len(contracts))
	}
	for i, contract := range contracts {
		if contract == NoContract || slices.Contains(contracts[:i], contract) {
			return fmt.Errorf("contracts: %s lies there twice (K1)", contract)
		}
		s.contracts[i].contract = contract
	}
	return nil
}

// Random is the state of the generator: all that chance decides from here on follows from it.
func (p *Position) Random() uint64 { return uint64(p.random) }

// SetRandom lets chance go on from a state of the generator that Random has given.
func (p *Position) SetRandom(state uint64) { p.random = wyrand.Generator(state) }
