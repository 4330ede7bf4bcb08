package value

import "portroyal/engine/portroyal"

// Shares of the cards that can come and what the options say, in this order.
const (
	sColours    = iota                         // ships by colour
	sSwords     = sColours + portroyal.Colours // ships by the swords that repel them: 1 to 4, more, skull
	sTaxes      = sSwords + swordClasses       // tax increases, for swords and for points
	sExpedition = sTaxes + 2                   // expeditions
	sRoles      = sExpedition + 1              // persons by occupation
	sPile       = sRoles + roles               // cards in the draw pile
	sDecks      = sPile + 1                    // decks, by bit
	sTarget     = sDecks + decks               // points
	sContracts  = sTarget + 1                  // whether there are contracts, and whether they go by themselves
	sRequired   = sContracts + 2               // whether an expedition is asked for (F3)
	sPlayers    = sRequired + 1                // by number of players

	shareCount = sPlayers + portroyal.MaxPlayers
)

const (
	swordClasses = 6
	roles        = 17
	decks        = 5
)

// shares are the numbers above.
type shares [shareCount]float32

// Numbers that bring shares near to 1.
const (
	ofShips   = 10
	ofRare    = 20
	ofPersons = 15
	ofPile    = 1. / 60
	ofTarget  = 1. / 10

	// soon is the number of cards in the pile below which the discard pile begins to count, since it will be the
	// draw pile (C4).
	soon = 30
)

// share reads the shares of a position.
func (g *game) share(view *portroyal.View, s *shares) {
	*s, g.prospects = shares{}, prospects{}
	var weights [256]float32
	pool, older := view.Unseen()
	if pool.Size() == 0 {
		pool = older
	}
	total := float32(0)
	for card, copies := range pool {
		weights[card] = float32(copies)
		total += float32(copies)
	}
	if size := view.PileSize(); size < soon {
		each := float32(soon-size) / soon
		for _, card := range view.Discards() {
			weights[card] += each
			total += each
		}
	}
	for card := range len(pool) {
		if weights[card] > 0 {
			face := portroyal.Card(card).Face()
			count(face, weights[card]/total, s)
			g.prospects.add(face, weights[card]/total)
		}
	}
	s[sPile] = float32(view.PileSize()) * ofPile
	for i := range decks {
		if g.options.Decks>>i&1 != 0 {
			s[sDecks+i] = 1
		}
	}
	s[sTarget] = float32(g.options.Target) * ofTarget
	flag := func(at int, is bool) {
		if is {
			s[at] = 1
		}
	}
	flag(sContracts, g.options.Contracts)
	flag(sContracts+1, g.options.Contracts && g.options.AutoContracts)
	flag(sRequired, g.options.RequireExpedition)
	s[sPlayers+g.players-1] = 1
}

// count adds a card that comes with some chance.
func count(face *portroyal.Face, chance float32, s *shares) {
	switch face.Type {
	case portroyal.Ship:
		s[sColours+int(face.Colour)-1] += ofShips * chance
		class := min(int(face.Swords), 5) - 1
		if face.Skull {
			class = swordClasses - 1
		}
		s[sSwords+class] += ofShips * chance
	case portroyal.TaxIncrease:
		s[sTaxes+int(face.Bonus)-1] += ofRare * chance
	case portroyal.Expedition:
		s[sExpedition] += ofRare * chance
	case portroyal.Person:
		s[sRoles+int(face.Role)-1] += ofPersons * chance
	}
}
