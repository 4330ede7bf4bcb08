package portroyal

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
)

// Position is a game in progress: a plain value of a few hundred bytes without pointers, so
// that a copy is an independent game and == compares. It knows the order of the draw pile and
// the faces of coins; players and computer players get its [View].
type Position struct{ state }

// RandomStart lets the seed decide who starts (S2).
const RandomStart = -1

// dealt is the number of coins that each player begins with (S2).
const dealt = 3

// seedStream is the second word of the generator's state, so that a seed is one number.
const seedStream = 0x506f7274526f7961

// New sets up a game (S1, S2). The same options, seed and start always give the same game.
// start is a seat, or RandomStart. An error says which option is impossible.
func New(options Options, seed uint64, start int) (Position, error) {
	var p Position
	if err := options.Check(); err != nil {
		return p, err
	}
	if start < RandomStart || start >= int(options.Players) {
		return p, fmt.Errorf("start: seat %d does not exist", start)
	}
	deck := &shoes[options.Decks]
	p.random = *rand.NewPCG(seed, seedStream)
	order := deck.cards
	shuffle(order[:deck.n], &p.random)
	if start == RandomStart {
		start = int(below(&p.random, uint64(options.Players)))
	}
	p.options = options
	p.layContracts()
	p.deal(start, order[:deck.n])
	return p, nil
}

// layContracts shuffles the contracts and lays the first of them face up (K1, P1).
func (p *Position) layContracts() {
	var all [contractCount - 1]Contract
	for i := range all {
		all[i] = Contract(i + 1)
	}
	for i := range p.options.FaceUp() {
		j := i + int(below(&p.random, uint64(len(all)-i)))
		all[i], all[j] = all[j], all[i]
		p.contracts[i].contract = all[i]
	}
}

// Deal sets up a game from a known order of the deck, top first; the first three cards are the
// coins of seat 0, the next three those of seat 1, and so on; then come the cards of a Victory Pile
// and a Time Pile, then the draw pile. An order that is not exactly the deck of these options is an
// error. contracts lie face up; there are as many as the options ask for (K1, P1). The seed serves
// reshuffles only.
func Deal(options Options, order []Card, contracts []Contract, seed uint64, start int) (Position, error) {
	var p Position
	if err := options.Check(); err != nil {
		return p, err
	}
	if start < 0 || start >= int(options.Players) {
		return p, fmt.Errorf("start: seat %d does not exist", start)
	}
	deck := &shoes[options.Decks]
	sorted := slices.Sorted(slices.Values(order))
	if !slices.Equal(sorted, deck.cards[:deck.n]) {
		return p, fmt.Errorf("deck: the %d cards are not those of %s (S1)", len(order), options.Decks)
	}
	if n := options.FaceUp(); len(contracts) != n {
		return p, fmt.Errorf("contracts: %d of them do not fit the options, which ask for %d (K1, P1)", len(contracts), n)
	}
	p.options = options
	p.random = *rand.NewPCG(seed, seedStream)
	if err := p.lay(contracts); err != nil {
		return p, err
	}
	p.deal(start, order)
	return p, nil
}

// deal lays out the first position: the zones stand in the order of the array, so the coins
// and the pile are one run of cards.
func (p *Position) deal(start int, order []Card) {
	options := &p.options
	p.startSeat, p.active, p.decides = uint8(start), uint8(start), uint8(start)
	n := uint8(0)
	if options.Players == MaxPlayers { // S1
		for card := range Card(faceCount) {
			if faces[card].FivePlayersOnly && faces[card].Deck&options.Decks != 0 {
				p.cards[n] = card
				n++
			}
		}
	}
	for z := rowZone; z < coinZone; z++ {
		p.ends[z] = n
	}
	copy(p.cards[n:], order)
	end := n + uint8(len(order))
	for seat := range zone(MaxPlayers) {
		if seat < zone(options.Players) {
			n += dealt
		}
		p.ends[coinZone+seat] = n
	}
	p.ends[harbourZone], p.ends[pendingZone] = n, n
	for z := pileZone; z < zoneCount; z++ {
		p.ends[z] = end
	}
	if options.Cooperative {
		p.dealTime()
	}
}

// lay lays these contracts face up; an error says what is impossible about them (K1).
func (p *Position) lay(contracts []Contract) error {
	if len(contracts) > maxContracts || len(contracts) > 0 && !p.options.Contracts {
		return fmt.Errorf("contracts: %d of them do not fit the options (K1)", len(contracts))
	}
	for i, contract := range contracts {
		if contract == NoContract || slices.Contains(contracts[:i], contract) {
			return fmt.Errorf("contracts: %s lies there twice (K1)", contract)
		}
		p.contracts[i].contract = contract
	}
	return nil
}

// Pile lists the draw pile, top first: nobody at the table may know it.
func (p *Position) Pile() []Card { return p.list(pileZone) }

// TimeCards lists the Time Pile, top first, and VictoryCards the Victory Pile (P2, P3): nobody at
// the table may know them.
func (p *Position) TimeCards() []Card { return p.unmarked(timeZone) }

// VictoryCards lists the Victory Pile, the first card first.
func (p *Position) VictoryCards() []Card { return p.unmarked(victoryZone) }

// CoinFaces lists the cards that a seat's coins are, oldest first: nobody may know them.
func (p *Position) CoinFaces(seat int) []Card {
	return p.unmarked(coinZone + zone(seat))
}

// unmarked copies a zone without the marks of the older pool.
func (p *Position) unmarked(z zone) []Card {
	cards := p.list(z)
	for i := range cards {
		cards[i] &^= oldPool
	}
	return cards
}

// below gives a number from 0 to n-1. For n below 256 the bias is less than 2^-56.
func below(random *rand.PCG, n uint64) uint64 {
	high, _ := bits.Mul64(random.Uint64(), n)
	return high
}

// shuffle is the Fisher-Yates shuffle; it stands here because records and seeds must mean the
// same game for ever.
func shuffle(cards []Card, random *rand.PCG) {
	for i := len(cards) - 1; i > 0; i-- {
		j := below(random, uint64(i+1))
		cards[i], cards[j] = cards[j], cards[i]
	}
}
