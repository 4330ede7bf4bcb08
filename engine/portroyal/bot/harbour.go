package bot

import (
	"cmp"
	"math/bits"
	"slices"

	"portroyal/engine/portroyal"
)

// colourBit is the bit of a ship's colour in a set of colours; 0 for other cards.
func colourBit(card portroyal.Card) uint8 {
	if face := card.Face(); face.Type == portroyal.Ship {
		return 1 << face.Colour
	}
	return 0
}

// harbourColours is the set of ship colours among these cards (H1, D5).
func harbourColours(harbour []portroyal.Card) (set uint8) {
	for _, card := range harbour {
		set |= colourBit(card)
	}
	return set
}

// colourCount is the number of colours in a set.
func colourCount(set uint8) int { return bits.OnesCount8(set) }

// maxHarbour bounds the harbour that the sailor looks at; no harbour of a game was ever near.
const maxHarbour = 40

// harbour is the cards that may be taken, in the order in which taking several is best: ships,
// because their coins pay persons, then mademoiselles, because they make the others cheaper.
type harbour struct {
	cards [maxHarbour]portroyal.Card
	n     int
}

func (h *harbour) list() []portroyal.Card { return h.cards[:h.n] }

// add puts a card at its place in that order.
func (h *harbour) add(card portroyal.Card) {
	if h.n == maxHarbour {
		return
	}
	at := h.n
	for at > 0 && before(card, h.cards[at-1]) {
		h.cards[at] = h.cards[at-1]
		at--
	}
	h.cards[at] = card
	h.n++
}

func (h *harbour) remove(card portroyal.Card) {
	if i := slices.Index(h.list(), card); i >= 0 {
		copy(h.cards[i:], h.cards[i+1:h.n])
		h.n--
	}
}

func before(a, b portroyal.Card) bool {
	return cmp.Or(cmp.Compare(rank[a], rank[b]), cmp.Compare(a, b)) < 0
}

// rank is the place of each face in the order of a harbour.
var rank = func() (ranks [256]uint8) {
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		switch face := card.Face(); {
		case face.Type == portroyal.Ship:
			ranks[card] = 0
		case face.Role == portroyal.Mademoiselle:
			ranks[card] = 1
		default:
			ranks[card] = 2
		}
	}
	return ranks
}()
