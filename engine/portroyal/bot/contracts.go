package bot

import "portroyal/engine/portroyal"

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

// lacking is how many persons of a group a seat still needs.
type lacking struct {
	of *group
	n  int
}

// lacks lists the persons that a contract asks for and a seat does not have.
func (j *judge) lacks(t *portroyal.Tableau, needs *portroyal.Needs) (list [4]lacking, n int) {
	add := func(of *group, need, have uint8) {
		if need > have {
			list[n] = lacking{of, int(need - have)}
			n++
		}
	}
	add(&j.market.persons[needs.Role], needs.Persons, t.Roles[needs.Role])
	if needs.Other != portroyal.NoRole {
		add(&j.market.persons[needs.Other], 1, t.Roles[needs.Other])
	}
	add(&j.market.armed, needs.Swords, t.Swords)
	add(&j.market.cheap, needs.Cheap, t.Cheap)
	return list, n
}

// reach guesses how likely a seat is to fulfil a contract that is open to it, in the time that it has. Cards
// come at random, so many a turn on average; persons count only from when they can be paid.
func (j *judge) reach(seat int, t *portroyal.Tableau, contract portroyal.Contract, at span) quest {
	w, face := &j.w, contract.Face()
	left := max(1, int(face.Steps)) - t.StepsIn(contract)
	fleet := w.SwordHelp * float64(t.Swords)
	switch {
	case contract == portroyal.Jinx:
		return quest{chance: tries(1, w.JinxTurn, at.own)}
	case contract == portroyal.TaxOfficer:
		wait := max(0, j.taxed-at.coins) / j.earning(t)
		return quest{chance: once(j.market.taxes * later(at.chances, wait))}
	case face.Fleet == 3:
		return quest{chance: tries(left, w.ThreeColours+fleet, at.own)}
	case face.Fleet > 3:
		return quest{chance: tries(left, w.FourColours+fleet, at.own)}
	case face.Foe != portroyal.NoColour:
		return quest{chance: several(left, w.ShipKept*j.market.traded[face.Foe]*at.chances), takes: float64(left)}
	case face.Needs.Repelled > 0:
		return j.repelling(t, at)
	case face.Needs.Expeditions > 0:
		return j.exploring(t, at)
	}
	list, n := j.lacks(t, &face.Needs)
	return j.persons(t, list[:n], at)
}

// persons is the quest for persons (K2, K11).
func (j *judge) persons(t *portroyal.Tableau, missing []lacking, at span) (q quest) {
	for _, l := range missing {
		q.takes += float64(l.n)
		q.cost += float64(l.n) * max(0, l.of.price-float64(t.Roles[portroyal.Mademoiselle])) // H7
	}
	time := j.waiting(t, q, at)
	q.chance = 1
	for _, l := range missing {
		q.chance *= several(l.n, l.of.rate*time)
	}
	return q
}

// waiting is the time that is left when the persons of a quest can be paid.
func (j *judge) waiting(t *portroyal.Tableau, q quest, at span) float64 {
	return later(at.chances, max(0, q.cost-at.coins)/j.earning(t)+j.w.TakeTime*max(0, q.takes-1))
}

// earning is how many coins a seat can put by in a turn.
func (j *judge) earning(t *portroyal.Tableau) float64 {
	return j.w.ShipIncome + j.income(t) - j.w.Mademoiselle*float64(t.Roles[portroyal.Mademoiselle])
}

// exploring is the quest for an expedition (E2): that of those lying out which is nearest, or one to come
// that asks for two of a kind.
func (j *judge) exploring(t *portroyal.Tableau, at span) (best quest) {
	if at.own <= 0 {
		return quest{} // only in a turn of one's own (E1)
	}
	for place := 0; ; place++ {
		expedition := j.view.ExpeditionAt(place)
		if expedition == portroyal.NoCard {
			break
		}
		if q := j.symbols(t, expedition.Face().Requires[:], at); q.chance > best.chance {
			best = q
		}
	}
	for symbol := portroyal.Anchor; symbol <= portroyal.House; symbol++ {
		q := j.symbols(t, []portroyal.Symbol{symbol, symbol}, at)
		q.chance *= once(j.market.expeditions * at.chances / 3)
		if q.chance > best.chance {
			best = q
		}
	}
	return best
}

// symbols is the quest for persons who show these symbols; a jack stands for any one (E2).
func (j *judge) symbols(t *portroyal.Tableau, needs []portroyal.Symbol, at span) quest {
	var missing [portroyal.AnySymbol]int
	for _, symbol := range needs {
		if symbol != portroyal.NoSymbol {
			missing[symbol]++
		}
	}
	spare := int(t.Symbols[portroyal.AnySymbol])
	var groups [portroyal.AnySymbol]group
	var list [portroyal.AnySymbol]lacking
	n := 0
	for symbol := portroyal.Anchor; symbol <= portroyal.House; symbol++ {
		short := max(0, missing[symbol]-int(t.Symbols[symbol]))
		by := min(short, spare)
		spare -= by
		if short > by {
			groups[n] = j.market.helpers[symbol]
			groups[n].rate += j.market.helpers[portroyal.AnySymbol].rate / 2
			list[n] = lacking{&groups[n], short - by}
			n++
		}
	}
	return j.persons(t, list[:n], at)
}

// repelling is the quest for a repelled ship of each colour (K10), with the swords that there are or some
// more.
func (j *judge) repelling(t *portroyal.Tableau, at span) (best quest) {
	const moreSwords = 4
	for more := range moreSwords {
		swords := min(int(t.Swords)+more, maxSwords)
		q := quest{chance: 1}
		own := at.own
		if more > 0 {
			q = j.persons(t, []lacking{{&j.market.armed, more}}, at)
			own *= 1 - j.w.Arming
		}
		for colour := portroyal.Yellow; colour <= portroyal.Black; colour++ {
			if t.Repelled&(1<<colour) == 0 {
				q.chance *= once(j.w.PirateCards * j.market.repelled[colour][swords] * own)
			}
		}
		if q.chance > best.chance {
			best = q
		}
	}
	return best
}

// contractWorth is what contracts can still bring a seat with so many turns and visits to come: coins, less
// because others may take the better slots first (K3), and points (K4). No more of them count than there are
// cubes.
func (j *judge) contractWorth(seat int, t *portroyal.Tableau, turns, visits float64) (worth float64) {
	w := &j.w
	at := span{own: turns, chances: turns + w.ContractVisit*visits, coins: float64(t.Coins)}
	var chances, coins [portroyal.MaxContractsLaid]float64
	n, cubes := 0, j.view.FreeCubes(seat)
	for place := 0; ; place++ {
		contract, _ := j.view.Lies(place)
		if contract == portroyal.NoContract {
			break
		}
		if !j.view.Open(seat, contract) {
			continue
		}
		chance := w.Zeal * j.reach(seat, t, contract, at).chance
		slot, _ := j.view.NextSlot(contract)
		income := w.Coin * w.SlotKept * float64(slot)
		rank := chance * (income + 1)
		if t.StepsIn(contract) > 0 {
			cubes++ // it has its cube already
			rank++
		}
		place := n
		for place > 0 && chances[place-1]*(coins[place-1]+1) < rank {
			chances[place], coins[place] = chances[place-1], coins[place-1]
			place--
		}
		chances[place], coins[place] = chance, income
		n++
	}
	// How likely it is that so many more are fulfilled.
	more := [portroyal.MaxContractsLaid + 1]float64{1}
	n = min(n, cubes)
	for i := range n {
		worth += chances[i] * coins[i]
		for k := i + 1; k > 0; k-- {
			more[k] += chances[i] * (more[k-1] - more[k])
		}
		more[0] *= 1 - chances[i]
	}
	done := t.Fulfilled()
	for k := 1; k <= n; k++ {
		worth += more[k] * float64(portroyal.ContractPoints(done+k)-portroyal.ContractPoints(done))
	}
	return worth
}
