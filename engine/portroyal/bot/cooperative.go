package bot

import "portroyal/engine/portroyal"

// hopeless is the least chance that a contract is given, even if nobody seems able to fulfil it in
// time: more than none, so that the others still count.
const hopeless = 0.0005

// success is a guess at the chance that the players fulfil in time what nobody has fulfilled yet (P4). They
// divide the work: the likeliest contract first goes to the seat that is nearest to it; the coins and cards
// that it takes are not there for the next one, but the persons are.
func (j *judge) success() float64 { return j.crowned(j.chance()) }

// chance is success without what the Victory Pile adds.
func (j *judge) chance() float64 {
	if j.view.Won() {
		return 1
	}
	if j.view.Phase() == portroyal.Over {
		return 0
	}
	var all [portroyal.MaxPlayers]*quests
	var key [portroyal.MaxPlayers]int
	at := j.setting()
	for seat := range j.players {
		all[seat] = j.questsOf(at, seat)
		key[seat] = all[seat].number
	}
	chance, known := j.together[key]
	if !known {
		chance = j.divide(&all)
		j.together[key] = chance
	}
	return chance
}

// divide divides the work among seats with these quests, and gives the chance that all of it is done.
func (j *judge) divide(all *[portroyal.MaxPlayers]*quests) float64 {
	w := work{quests: all}
	for seat := range j.players {
		w.seats[seat] = j.view.Tableau(seat)
		w.spans[seat] = j.span(seat, &w.seats[seat])
	}
	n := 0
	for place := range w.errands {
		contract, cubes := j.view.Lies(place)
		if contract == portroyal.NoContract {
			break
		}
		if cubes > 0 {
			continue
		}
		e := errand{contract: contract, place: place}
		for seat := range j.players {
			e.nearest = max(e.nearest, w.quests[seat].list[place].chance)
		}
		at := n
		for at > 0 && w.errands[at-1].nearest < e.nearest {
			w.errands[at] = w.errands[at-1]
			at--
		}
		w.errands[at] = e
		n++
	}
	chance := 1.0
	for i := range n {
		chance *= max(hopeless, j.give(&w, &w.errands[i]))
	}
	for seat := range j.players { // so that, other things being equal, nobody scorns a coin
		chance *= 1 + j.w.Purse*min(float64(j.view.Coins(seat)), j.taxed)
	}
	return chance
}

// errand is a contract that nobody has fulfilled yet.
type errand struct {
	contract portroyal.Contract
	place    int     // among those that lie face up
	nearest  float64 // the best chance of a seat
}

// work is what is still to be done, and who has taken on what so far.
type work struct {
	errands [portroyal.MaxContractsLaid]errand // the likeliest first
	seats   [portroyal.MaxPlayers]portroyal.Tableau
	spans   [portroyal.MaxPlayers]span
	quests  *[portroyal.MaxPlayers]*quests // of seats that have taken on nothing
	busy    [portroyal.MaxPlayers]bool
}

// quests are what the contracts come to for a seat, by their places.
type quests struct {
	number int // of all that have been worked out for a decision
	list   [portroyal.MaxContractsLaid]quest
}

// questsOf is what the contracts come to for a seat without a plan.
func (j *judge) questsOf(at, seat int) *quests {
	key := side{at, seat, j.view.Tableau(seat)}
	last := &j.lastQuests[seat]
	if last.quests != nil && last.of == key { // faster than looking it up
		return last.quests
	}
	last.of = key
	if last.quests = j.quests[key]; last.quests != nil {
		return last.quests
	}
	t := key.tableau
	time := j.span(seat, &t)
	if len(j.quests) == len(j.room) {
		j.room = append(j.room, new(quests))
	}
	all := j.room[len(j.quests)]
	*all = quests{number: len(j.quests)}
	for place := range all.list {
		if contract, cubes := j.view.Lies(place); cubes == 0 && j.view.Open(seat, contract) {
			all.list[place] = j.reach(seat, &t, contract, time)
		}
	}
	j.quests[key], last.quests = all, all
	return all
}

// crowned adds what the cards of the Victory Pile are worth on top of a win, if there seems to be one (P4).
func (j *judge) crowned(chance float64) float64 {
	if chance < j.w.OnCourse {
		return chance
	}
	return chance * (1 + float64(j.view.VictoryPile())/j.w.WinWorth)
}

// span is the time and the coins that a seat has until the Time Pile is used up (P2).
func (j *judge) span(seat int, t *portroyal.Tableau) span {
	turns, first := j.view.TurnsLeft(), (seat-j.view.Active()+j.players)%j.players
	if j.begun() == 1 {
		turns--
		if first == 0 {
			first = j.players
		}
		first--
	}
	own := 0
	if turns > first {
		own = 1 + (turns-first-1)/j.players
	}
	return span{
		own:     float64(own),
		chances: float64(own) + j.w.MateVisit*float64(max(0, turns-own)),
		coins:   float64(t.Coins),
	}
}

// give gives an errand to the seat that is nearest to it, and tells how likely it is done then. Any other seat that may
// get there is a reserve.
func (j *judge) give(w *work, e *errand) float64 {
	var best quest
	who, fails := 0, 1.0
	for seat := range j.players {
		q := w.quests[seat].list[e.place]
		if w.busy[seat] && j.view.Open(seat, e.contract) {
			q = j.reach(seat, &w.seats[seat], e.contract, w.spans[seat])
		}
		fails *= 1 - j.w.Standby*q.chance
		if q.chance > best.chance {
			best, who = q, seat
		}
	}
	fails *= (1 - best.chance) / (1 - j.w.Standby*best.chance)
	if best.takes > 0 {
		slot, _ := j.view.NextSlot(e.contract)
		w.busy[who] = true
		w.spans[who].coins += j.w.Reward*float64(slot) - best.cost - j.w.TakeCost*best.takes
		expect(&w.seats[who], &e.contract.Face().Needs)
	}
	return 1 - fails
}

// expect gives a seat the persons that it will have when it has fulfilled a contract.
func expect(t *portroyal.Tableau, needs *portroyal.Needs) {
	for _, each := range [...]struct {
		role portroyal.Role
		n    uint8
	}{{needs.Role, needs.Persons}, {needs.Other, 1}} {
		missing := max(each.n, t.Roles[each.role]) - t.Roles[each.role]
		if each.role == portroyal.NoRole || missing == 0 {
			continue
		}
		t.Roles[each.role] += missing
		if symbol := symbolOf[each.role]; symbol != portroyal.NoSymbol {
			t.Symbols[symbol] += missing
		}
	}
	t.Swords = max(t.Swords, needs.Swords)
	t.Cheap = max(t.Cheap, needs.Cheap)
}

// symbolOf are the symbols that persons of an occupation show.
var symbolOf = func() (symbols [len(portroyal.Tableau{}.Roles)]portroyal.Symbol) {
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		symbols[card.Face().Role] = card.Face().Symbol
	}
	return symbols
}()
