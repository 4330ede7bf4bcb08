package bot

import (
	"math"

	"portroyal/engine/portroyal"
)

// market is what can be expected of the cards to come: how many of each group a turn turns up, and
// what its persons cost.
type market struct {
	rate  [kindCount]float64
	price [kindCount]float64

	// overlap is the share of the cards of one group that belong to another one as well.
	overlap [kindCount][kindCount]float64

	// repellable is how many ships of each colour a turn turns up that so many swords repel.
	repellable [portroyal.Colours + 1][maxSwords + 1]float64
}

// maxSwords is as many swords as the strongest ship asks for.
const maxSwords = 7

// cardKinds are the groups that each card belongs to.
var cardKinds = func() (kinds [128][]kind) {
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		kinds[card] = kindsOf(card.Face())
	}
	return kinds
}()

// readMarket counts the cards that can come, as likelyShips does.
func readMarket(view *portroyal.View, cardsPerTurn float64) (m market) {
	pool, _ := view.Unseen()
	if view.PileSize() < soon {
		for _, card := range view.Discards() {
			pool[card]++
		}
	}
	each := cardsPerTurn / max(1, float64(pool.Size()))
	for card, copies := range pool {
		if copies == 0 {
			continue
		}
		face := portroyal.Card(card).Face()
		turn := float64(copies) * each
		for _, of := range cardKinds[card] {
			m.rate[of] += turn
			m.price[of] += turn * float64(face.Cost)
			for _, other := range cardKinds[card] {
				m.overlap[of][other] += turn
			}
		}
		if face.Type == portroyal.Ship && !face.Skull {
			for swords := int(face.Swords); swords <= maxSwords; swords++ {
				m.repellable[face.Colour][swords] += turn
			}
		}
	}
	for of := range m.price {
		if m.rate[of] > 0 {
			m.price[of] /= m.rate[of]
			for other := range m.overlap[of] {
				m.overlap[of][other] /= m.rate[of]
			}
		}
	}
	return m
}

// span is the time that a seat has for contracts.
type span struct {
	own     float64 // turns of its own
	chances float64 // turns in which it can take a card, one of another player's counting less
	coins   float64 // that it can spend on them
}

// quest is what a contract comes to for a seat.
type quest struct {
	chance float64 // that it will be fulfilled, from 0 to 1
	cost   float64 // coins still to be paid for it
	takes  float64 // cards still to be taken for it
}

// reach guesses how likely a seat is to fulfil a contract in the time that it has. Cards come at
// random, so many a turn on average; persons count only from when they can be paid.
func (t *table) reach(s *side, contract portroyal.Contract, at span) quest {
	w := t.w
	if !s.open(contract) {
		return quest{}
	}
	if needs := demands[contract]; needs != nil {
		return t.persons(s, needs, at)
	}
	switch contract {
	case portroyal.Explorer:
		return t.exploring(s, at)
	case portroyal.TaxOfficer:
		wait := max(0, taxedFrom-at.coins) / t.income(s)
		return quest{chance: once(t.market.rate[taxCards] * later(at.chances, wait))}
	case portroyal.FrigateFoe, portroyal.GalleonFoe:
		ships := redShips
		if contract == portroyal.GalleonFoe {
			ships = blackShips
		}
		left := int8(contract.Face().Steps) - s.steps[stepIndex(contract)]
		return quest{
			chance: several(left, w.ShipKept*t.market.rate[ships]*at.chances),
			takes:  float64(left),
		}
	case portroyal.Jinx:
		return quest{chance: tries(1, w.JinxTurn, at.own)}
	case portroyal.Gamester:
		return quest{chance: tries(1, w.FourColours+w.SwordHelp*float64(s.swords), at.own)}
	case portroyal.TinyGamester:
		left := int8(contract.Face().Steps) - s.steps[stepIndex(contract)]
		return quest{chance: tries(left, w.ThreeColours+w.SwordHelp*float64(s.swords), at.own)}
	case portroyal.PackOfPirates:
		return t.repelling(s, at)
	}
	return quest{}
}

// persons is the quest for persons (K2, K11).
func (t *table) persons(s *side, needs []demand, at span) (q quest) {
	var missing [2]int8
	for i, d := range needs {
		if n := d.n - s.has(d.of); n > 0 {
			missing[i] = n
			q.takes += float64(n)
			q.cost += float64(n) * max(0, t.market.price[d.of]-float64(s.mademoiselles)) // H7
		}
	}
	time := t.waiting(s, q, at)
	q.chance = 1
	for i, d := range needs {
		if missing[i] > 0 {
			q.chance *= several(missing[i], t.market.rate[d.of]*time)
		}
	}
	return q
}

// waiting is the time that is left when the persons of a quest can be paid.
func (t *table) waiting(s *side, q quest, at span) float64 {
	return later(at.chances, max(0, q.cost-at.coins)/t.income(s)+t.w.TakeTime*max(0, q.takes-1))
}

// exploring is the quest for an expedition (E2): that of those lying out which is nearest, or one
// to come.
func (t *table) exploring(s *side, at span) (best quest) {
	if s.expeditions > 0 {
		return quest{chance: 1}
	}
	for i := range t.row {
		if q := t.symbols(s, &t.goals[i].needs, at); q.chance > best.chance {
			best = q
		}
	}
	for i := range usualNeeds {
		q := t.symbols(s, &usualNeeds[i], at)
		q.chance *= once(t.market.rate[expeditionCards] * at.chances / float64(len(usualNeeds)))
		if q.chance > best.chance {
			best = q
		}
	}
	return best
}

// usualNeeds are the expeditions that ask for two persons of one kind.
var usualNeeds = [...][portroyal.AnySymbol + 1]int8{
	{portroyal.Anchor: 2}, {portroyal.Cross: 2}, {portroyal.House: 2},
}

var symbolKinds = [...]kind{portroyal.Anchor: captains, portroyal.Cross: priests, portroyal.House: settlers}

// symbols is the quest for persons who show these symbols; a jack stands for any one (E2).
func (t *table) symbols(s *side, needs *[portroyal.AnySymbol + 1]int8, at span) (q quest) {
	var missing [portroyal.House + 1]int8
	spare := s.symbols[portroyal.AnySymbol]
	for symbol := portroyal.Anchor; symbol <= portroyal.House; symbol++ {
		n := max(0, needs[symbol]-s.symbols[symbol])
		by := min(n, spare)
		spare -= by
		missing[symbol] = n - by
		q.takes += float64(n - by)
		q.cost += float64(n-by) * max(0, t.market.price[symbolKinds[symbol]]-float64(s.mademoiselles))
	}
	time := t.waiting(s, q, at)
	q.chance = 1
	for symbol := portroyal.Anchor; symbol <= portroyal.House; symbol++ {
		if missing[symbol] > 0 {
			q.chance *= several(missing[symbol], (t.market.rate[symbolKinds[symbol]]+t.market.rate[jacks]/2)*time)
		}
	}
	if at.own <= 0 {
		q.chance = 0 // only in a turn of one's own (E1)
	}
	return q
}

// repelling is the quest for a repelled ship of each colour (K10), with the swords that there are
// or some more.
func (t *table) repelling(s *side, at span) (best quest) {
	if s.kept == allColours {
		return quest{chance: once(at.own)}
	}
	const moreSwords = 4
	for more := range int8(moreSwords) {
		swords := min(s.swords+more, maxSwords)
		q := quest{chance: 1}
		own := at.own
		if more > 0 {
			q.takes = float64(more)
			q.cost = q.takes * max(0, t.market.price[armed]-float64(s.mademoiselles))
			time := t.waiting(s, q, at)
			q.chance = several(more, t.market.rate[armed]*time*t.w.Arming)
			own *= 1 - t.w.Arming
		}
		for colour := portroyal.Yellow; colour <= portroyal.Black; colour++ {
			if s.kept&(1<<colour) == 0 {
				q.chance *= once(t.w.PirateCards * t.market.repellable[colour][swords] * own)
			}
		}
		if q.chance > best.chance {
			best = q
		}
	}
	return best
}

// income is how many coins a seat can put by in a turn.
func (t *table) income(s *side) float64 {
	w := t.w
	return w.ShipIncome + w.Trader*float64(s.allTraders) + w.Jester*float64(s.jesters) + w.Admiral*float64(s.admirals) +
		w.ViceAdmiral*float64(s.viceAdmirals) + w.Gunner*float64(s.gunners) +
		w.Governor[min(int(s.governors), len(w.Governor)-1)] + w.Swords[min(int(s.swords), len(w.Swords)-1)]
}

// later is the time left after waiting: a little remains however long that takes, so that a coin
// more is always better than none.
func later(time, wait float64) float64 {
	const little = 1
	if time <= 0 {
		return 0
	}
	if left := time - wait; left > little {
		return left
	}
	return little * little / (2*little - (time - wait))
}

// expects is what a seat has when it will have fulfilled a contract for persons: some of them count
// for other contracts, too.
func (t *table) expects(s *side, contract portroyal.Contract) {
	for _, d := range demands[contract] {
		n := d.n - s.has(d.of)
		if n <= 0 {
			continue
		}
		for of, share := range t.market.overlap[d.of] {
			if more := int8(float64(n) * share); more > 0 {
				s.expect(kind(of), more)
			}
		}
	}
}

// expect counts persons of a group that are still to be hired.
func (s *side) expect(of kind, n int8) {
	switch of {
	case captains:
		s.symbols[portroyal.Anchor] += n
	case priests:
		s.symbols[portroyal.Cross] += n
	case settlers:
		s.symbols[portroyal.House] += n
	case mademoiselles:
		s.mademoiselles += n
	case jesters:
		s.jesters += n
	case clerks:
		s.clerks[portroyal.NoColour] += n // of whatever colour
	case gunners:
		s.gunners += n
	case viceAdmirals:
		s.viceAdmirals += n
	case traders:
		s.allTraders += n
	case armed:
		s.swords += n
	case cheap:
		s.cheap += n
	}
}

// decay is e to the power of -x for x from 0 on, to six digits: math.Exp would take up half of the
// sailor's time.
func decay(x float64) float64 {
	at := x * decaySteps
	if at >= float64(len(decays)-1) {
		return 0
	}
	step := int(at)
	rest := (at - float64(step)) / decaySteps
	return decays[step] * (1 - rest*(1-rest/2))
}

const decaySteps = 64

var decays = func() (values [16*decaySteps + 1]float64) {
	for i := range values {
		values[i] = math.Exp(-float64(i) / decaySteps)
	}
	return values
}()

// once is the chance that something happens that comes so often on average.
func once(mean float64) float64 { return 1 - decay(mean) }

// several is the chance that it happens at least n times.
func several(n int8, mean float64) float64 {
	if n <= 0 {
		return 1
	}
	term := decay(mean)
	sum := term
	for k := int8(1); k < n; k++ {
		term *= mean / float64(k)
		sum += term
	}
	return max(0, 1-sum)
}

// tries is the chance of n successes, one or two, in so many turns.
func tries(n int8, chance, turns float64) float64 {
	chance = min(chance, 0.9)
	none := math.Pow(1-chance, turns)
	if n <= 1 {
		return 1 - none
	}
	return max(0, 1-none-turns*chance*none/(1-chance))
}
