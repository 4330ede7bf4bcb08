package bot

import "portroyal/engine/portroyal"

// hopeless is the least chance that a contract is given, even if nobody seems able to fulfil it in
// time: more than none, so that the others still count.
const hopeless = 0.0005

// setTurns tells the table how many turns follow this one, and what each seat has of them (P2).
func (t *table) setTurns(turns int) {
	for seat := range t.players {
		first := (seat - t.active + t.players) % t.players // turns until its next one
		if first == 0 {
			first = t.players
		}
		own := 0
		if turns >= first {
			own = 1 + (turns-first)/t.players
		}
		t.spans[seat] = span{
			own:     float64(own),
			chances: float64(own) + t.w.MateVisit*float64(turns-own),
		}
	}
}

// errand is a contract that nobody has fulfilled yet, and what it comes to for each seat.
type errand struct {
	contract portroyal.Contract
	at       int     // its place among those that lie face up
	nearest  float64 // the best chance of a seat
}

// quests are what contracts come to for each seat.
type quests [maxLaid][portroyal.MaxPlayers]quest

// work is what is still to be done, and who has taken on what so far.
type work struct {
	errands [maxLaid]errand // the likeliest first
	n       int
	quests  quests
	spans   [portroyal.MaxPlayers]span
	busy    int                        // seats that have taken on something, a bit each
	sides   [portroyal.MaxPlayers]side // what these will have then
}

// success is the sailor's idea of the chance that the players fulfil in time what nobody has
// fulfilled yet (P4). They divide the work: the likeliest contract first goes to the seat that is
// nearest to it; the coins and cards that it takes are not there for the next one, but the persons
// are.
func (t *table) success() float64 {
	var w work
	for seat := range t.players {
		t.survey(&w, seat)
	}
	return t.divide(&w)
}

// successWith is success after a plan of one seat: for the others most stays as it was known before.
func (t *table) successWith(before *table, known *quests, planner int) float64 {
	w := work{quests: *known}
	for seat := range t.players {
		if seat == planner || t.sides[seat].coins != before.sides[seat].coins {
			t.survey(&w, seat)
		} else {
			w.spans[seat] = t.span(seat)
		}
	}
	return t.divide(&w)
}

// divide gives what is still to be done to the seats, and tells how likely all of it is done then.
func (t *table) divide(w *work) float64 {
	t.sort(w)
	chance := 1.0
	for i := range w.n {
		chance *= max(hopeless, t.give(w, &w.errands[i]))
	}
	for seat := range t.players { // so that, other things being equal, nobody scorns a coin
		chance *= 1 + t.w.Purse*float64(min(t.sides[seat].coins, taxedFrom))
	}
	return chance
}

// span is the time and the coins that a seat has.
func (t *table) span(seat int) span {
	at := t.spans[seat]
	at.coins = float64(t.sides[seat].coins)
	return at
}

// survey finds out what comes of everything that is still to be done if a seat does it.
func (t *table) survey(w *work, seat int) {
	w.spans[seat] = t.span(seat)
	for i, contract := range t.laid[:t.contracts] {
		if t.filled[contract] == 0 {
			w.quests[i][seat] = t.reach(&t.sides[seat], contract, w.spans[seat])
		}
	}
}

// sort lists what is still to be done, the likeliest first.
func (t *table) sort(w *work) {
	for i, contract := range t.laid[:t.contracts] {
		if t.filled[contract] > 0 {
			continue
		}
		e := errand{contract: contract, at: i}
		for seat := range t.players {
			e.nearest = max(e.nearest, w.quests[i][seat].chance)
		}
		place := w.n
		for place > 0 && w.errands[place-1].nearest < e.nearest {
			w.errands[place] = w.errands[place-1]
			place--
		}
		w.errands[place] = e
		w.n++
	}
}

// give gives an errand to the seat that is nearest to it, and tells how likely it is done then.
// Whoever else may get there is a reserve.
func (t *table) give(w *work, e *errand) float64 {
	var best quest
	who, fails := 0, 1.0
	for seat := range t.players {
		q := w.quests[e.at][seat]
		if w.busy&(1<<seat) != 0 {
			q = t.reach(&w.sides[seat], e.contract, w.spans[seat])
		}
		fails *= 1 - t.w.Standby*q.chance
		if q.chance > best.chance {
			best, who = q, seat
		}
	}
	fails *= (1 - best.chance) / (1 - t.w.Standby*best.chance)
	if best.takes > 0 {
		if w.busy&(1<<who) == 0 {
			w.busy |= 1 << who
			w.sides[who] = t.sides[who]
		}
		w.spans[who].coins += t.w.Reward*float64(t.slot(e.contract)) - best.cost - t.w.TakeCost*best.takes
		t.expects(&w.sides[who], e.contract)
	}
	return 1 - fails
}

// movesTime decides whether to move one more card of the Time Pile to the Victory Pile (P3): it
// makes a win worth a point more, and leaves a turn less for it.
func (t *table) movesTime(view *portroyal.View) bool {
	turns := view.TurnsLeft() - 1 // after this one
	before := t.success()
	t.setTurns(max(0, turns-1))
	after := t.success()
	win := t.w.WinWorth + float64(view.VictoryPile())
	return after >= t.w.OnCourse && after*(win+1) > before*win
}

// giftToMate is the seat that a taker gives the coin of a "3 + 1" ship in a cooperative game: the
// one whom it brings nearest to what is still to be done (H11).
func (t *table) giftToMate(taker int) int {
	best, most := -1, 0.0
	for i := 1; i < t.players; i++ {
		seat := (taker + i) % t.players
		t.sides[seat].coins++
		if chance := t.success(); best < 0 || chance > most {
			best, most = seat, chance
		}
		t.sides[seat].coins--
	}
	return best
}
