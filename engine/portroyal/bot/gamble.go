package bot

import (
	"context"
	"math/rand/v2"

	"portroyal/engine/portroyal"
)

const (
	gambled = 4 // cards that a gambler turns up at once (H13)

	// trials is how many ways in which the cards can come are tried out, and ahead how many
	// cards each of them has.
	trials = 12
	ahead  = 9

	// fewTrials is enough in games with contracts, where each of them takes several times as long.
	fewTrials = 3

	// trialSeed begins the trials: always the same, so that the same view gets the same decision.
	trialSeed = 0x53656368736572
)

// gambles decides whether to turn up four cards at once (H13): what they and the extra take bring,
// against the chance of a bust and against what going on card by card is expected to bring.
func (t *table) gambles(ctx context.Context, view *portroyal.View, h harbour) bool {
	if view.ExtraTaxNext() {
		return false
	}
	pool := view.NextCards()
	var cards []portroyal.Card
	for face, copies := range pool {
		for range copies {
			cards = append(cards, portroyal.Card(face))
		}
	}
	dice := rand.New(rand.NewPCG(trialSeed, uint64(len(cards))))
	step := 0.0
	var safe, lost mean
	tries := trials
	if t.contracts > 0 {
		tries = fewTrials
	}
	for range tries {
		if ctx.Err() != nil {
			return false
		}
		run := cards[:min(ahead, len(cards))]
		for i := range run {
			j := i + dice.IntN(len(cards)-i)
			cards[i], cards[j] = cards[j], cards[i]
		}
		if chance, bust := t.ifGambled(run, h); bust {
			lost.add(chance)
		} else {
			safe.add(chance)
		}
		step += t.ifDiscovered(ctx, run, pool, h, view.Revealed() > 0) / float64(tries)
	}
	// How often the trials went bust is chance; how often four cards do is known.
	bust := view.GambleBust()
	if lost.n == 0 {
		lost.add(t.ifBust())
	}
	if safe.n == 0 {
		safe = lost
	}
	return bust*lost.value()+(1-bust)*safe.value() > step+t.w.Caution
}

// mean adds up numbers.
type mean struct{ sum, n float64 }

func (m *mean) add(x float64) { m.sum, m.n = m.sum+x, m.n+1 }

func (m *mean) value() float64 { return m.sum / m.n }

// turnUp deals with a card that is not a ship (D2).
func (t *table) turnUp(card portroyal.Card, h *harbour) {
	switch face := card.Face(); face.Type {
	case portroyal.TaxIncrease:
		t.tax(face.Bonus)
	case portroyal.Expedition:
		t.layOut(card)
	default:
		h.add(card)
	}
}

// ifGambled is the chance of winning when the first four of these cards come at once, and whether
// they are a bust.
func (t *table) ifGambled(cards []portroyal.Card, h harbour) (chance float64, bust bool) {
	after := *t
	colours := harbourColours(h.list())
	for _, card := range cards[:min(gambled, len(cards))] {
		bit := colourBit(card)
		bust = bust || bit&colours != 0
		if bit != 0 && bit&colours == 0 && t.contracts > 0 {
			after.fleet(colourCount(colours | bit)) // K9
		}
		colours |= bit
		after.turnUp(card, &h)
	}
	if bust {
		return after.ifBust(), true
	}
	return after.ifStopped(h, 1), false
}

// ifDiscovered is the chance of winning when the cards come one by one in this order and the
// active player stops when that seems best; begun is whether they may stop at once (D1).
func (t *table) ifDiscovered(ctx context.Context, cards []portroyal.Card, pool portroyal.Pool, h harbour, begun bool) float64 {
	after := *t
	for _, card := range cards {
		stopped := after.ifStopped(h, 0)
		if begun && after.ifRevealed(ctx, &pool, h, stopped)+t.w.Daring <= stopped {
			return stopped
		}
		begun = true
		pool[card]--
		face := card.Face()
		if face.Type != portroyal.Ship {
			after.turnUp(card, &h)
			continue
		}
		repels := after.sides[t.me].repels(face)
		if colourBit(card)&harbourColours(h.list()) != 0 {
			if repels {
				after.keep(card)
				continue
			}
			return after.ifBust()
		}
		if repels && after.ifDocked(card, h) <= stopped {
			after.keep(card)
			continue
		}
		after.dock(card, &h)
	}
	return after.ifStopped(h, 0)
}
