package bot

import "portroyal/engine/portroyal"

// group is how many of some persons a turn turns up, and what they cost on average.
type group struct{ rate, price float64 }

func (g *group) add(rate float64, face *portroyal.Face) {
	g.rate += rate
	g.price += rate * float64(face.Cost)
}

func (g *group) settle() {
	if g.rate > 0 {
		g.price /= g.rate
	}
}

// market is what can be expected of the cards to come.
type market struct {
	persons     [len(portroyal.Tableau{}.Roles)]group // by role
	armed       group                                 // persons with swords
	cheap       group                                 // persons of Cheap Staff (K11)
	helpers     [portroyal.AnySymbol + 1]group        // persons who show a symbol
	expeditions float64                               // a turn, as the numbers below
	taxes       float64
	traded      [portroyal.Colours + 1]float64                // ships of a colour
	repelled    [portroyal.Colours + 1][maxSwords + 1]float64 // those of them that so many swords repel

	ships [portroyal.Colours + 1]float64 // how likely a card is a ship of a colour, 1 for one in twelve
	hope  float64                        // share of the expeditions that nobody has seen yet
}

const (
	// maxSwords is as many swords as the strongest ship asks for.
	maxSwords = 7

	// soon is the number of cards below which the discard pile will soon be the draw pile (C4).
	soon = 30
)

// readMarket counts the cards that can come.
func readMarket(view *portroyal.View, cardsPerTurn float64) (m market) {
	pool, older := view.Unseen()
	m.hope = hope(&pool, &older)
	if view.PileSize() < soon {
		for _, card := range view.Discards() {
			pool[card]++
		}
	}
	all := max(1, float64(pool.Size()))
	for card, copies := range pool {
		if copies > 0 {
			m.count(portroyal.Card(card).Face(), float64(copies)*cardsPerTurn/all)
		}
	}
	for colour := range m.ships {
		const usual = 12
		m.ships[colour] = m.traded[colour] * usual / cardsPerTurn
	}
	for role := range m.persons {
		m.persons[role].settle()
	}
	for symbol := range m.helpers {
		m.helpers[symbol].settle()
	}
	m.armed.settle()
	m.cheap.settle()
	return m
}

// count adds cards of which a turn turns up so many.
func (m *market) count(face *portroyal.Face, rate float64) {
	switch face.Type {
	case portroyal.Expedition:
		m.expeditions += rate
	case portroyal.TaxIncrease:
		m.taxes += rate
	case portroyal.Ship:
		m.traded[face.Colour] += rate
		for swords := int(face.Swords); swords <= maxSwords && !face.Skull; swords++ {
			m.repelled[face.Colour][swords] += rate
		}
	case portroyal.Person:
		m.persons[face.Role].add(rate, face)
		m.helpers[face.Symbol].add(rate, face)
		if face.Swords > 0 {
			m.armed.add(rate, face)
		}
		if face.Cost <= portroyal.CheapCost {
			m.cheap.add(rate, face)
		}
	}
}

// hope is the share of the expeditions of the deck that nobody has seen yet.
func hope(fresh, older *portroyal.Pool) float64 {
	unseen := 0
	for _, card := range expeditions {
		unseen += int(fresh[card]) + int(older[card])
	}
	return float64(unseen) / float64(len(expeditions))
}

// expeditions are the faces of that type in the base deck.
var expeditions = func() (cards []portroyal.Card) {
	for _, card := range portroyal.AllCards(portroyal.DeckBase) {
		if card.Face().Type == portroyal.Expedition {
			cards = append(cards, card)
		}
	}
	return cards
}()
