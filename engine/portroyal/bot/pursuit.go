package bot

import "portroyal/engine/portroyal"

// pursuit is the chance of winning when the active player draws on until a contract of Discover is
// fulfilled: 3 or 4 colours lie in the harbour (K9), or the turn has ended (K7). Looking one card
// ahead would not get there. Without such a contract it is 0.
func (t *table) pursuit(pool *portroyal.Pool, h *harbour) (best float64) {
	if t.contracts == 0 {
		return 0
	}
	s := &t.sides[t.me]
	if s.open(portroyal.Jinx) {
		best = t.ifBust()
	}
	colours := harbourColours(h.list())
	have := colourCount(colours)
	for _, aim := range [...]struct {
		contract portroyal.Contract
		colours  int
	}{{portroyal.TinyGamester, tinyFleet}, {portroyal.Gamester, fullFleet}} {
		if have >= aim.colours || !s.open(aim.contract) {
			continue
		}
		arrives := t.arrives(pool, colours, aim.colours)
		after := *t
		for n := have + 1; n <= aim.colours; n++ {
			after.fleet(n)
		}
		extra := max(0, aim.colours-tinyFleet) // H1
		best = max(best, arrives*after.ifStopped(*h, extra)+(1-arrives)*t.ifBust())
	}
	return best
}

// arrives is the chance that so many colours come to lie in the harbour before a second ship of one
// does that cannot be repelled. Which colours come first is averaged.
func (t *table) arrives(pool *portroyal.Pool, colours uint8, aim int) float64 {
	var all, fatal [portroyal.Colours + 1]float64
	for card, copies := range pool {
		face := portroyal.Card(card).Face()
		if copies == 0 || face.Type != portroyal.Ship {
			continue
		}
		all[face.Colour] += float64(copies)
		if !t.sides[t.me].repels(face) {
			fatal[face.Colour] += float64(copies)
		}
	}
	fresh, deadly, toCome, newFatal := 0.0, 0.0, 0.0, 0.0
	for colour := portroyal.Yellow; colour <= portroyal.Black; colour++ {
		if colours&(1<<colour) != 0 {
			deadly += fatal[colour]
		} else {
			fresh += all[colour]
			newFatal += fatal[colour]
			toCome++
		}
	}
	chance := 1.0
	for n := colourCount(colours); n < aim; n++ {
		if fresh <= 0 {
			return 0
		}
		chance *= fresh / (fresh + deadly)
		deadly += newFatal / toCome // the mean of the colours that may have come
		newFatal -= newFatal / toCome
		fresh -= fresh / toCome
		toCome--
	}
	return chance
}
