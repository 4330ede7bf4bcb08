package bot

import "portroyal/engine/portroyal"

// worth is what a seat has, in influence points: those that it shows, and those that coins,
// persons and expeditions can still become.
func (t *table) worth(seat int) float64 {
	turns, visits := t.left(seat)
	return t.worthOf(&t.sides[seat], turns, visits, seat == t.active)
}

// worthOf is worth for a seat with so many turns and visits to come; active is the seat whose
// turn is being played, which can still claim expeditions in it (E1).
func (t *table) worthOf(s *side, turns, visits float64, active bool) float64 {
	w := t.w
	worth := float64(s.points)
	useful := min(float64(s.coins), w.CoinsPerTurn*turns+w.CoinsPerVisit*visits)
	worth += w.Coin*useful + w.IdleCoin*(float64(s.coins)-useful)
	worth -= t.fear(s, turns)
	income := w.Trader*float64(s.allTraders) + w.Mademoiselle*float64(s.mademoiselles) +
		w.Jester*float64(s.jesters) + w.Admiral*float64(s.admirals) +
		w.ViceAdmiral*float64(s.viceAdmirals) + w.Gunner*float64(s.gunners) +
		w.Gambler*float64(min(s.gamblers, 1)) + // a second one is no use: the first ends the phase (H13)
		w.Governor[min(int(s.governors), len(w.Governor)-1)] +
		w.Swords[min(int(s.swords), len(w.Swords)-1)]
	worth += w.Coin * income * min(turns, w.Horizon)
	if t.shipping {
		worth += t.shipments(s, turns, visits)
	}
	worth += t.prospects(s, turns, active)
	if t.contracts > 0 {
		worth += t.contractWorth(s, turns, visits)
	}
	if t.options.RequireExpedition && s.expeditions == 0 {
		if t.ending {
			worth -= unranked * (1 - min(turns, 1)*w.LacksOne)
		}
		worth -= w.Longing
	}
	return worth
}

// shipments is what clerks (H10) and wholesalers (H12) can still bring a seat: they live on ships of
// their colour, so that it depends on how many of these can still come, and in whose turns.
func (t *table) shipments(s *side, turns, visits float64) float64 {
	w := t.w
	free, stowed := 0.0, 0.0
	for colour, ships := range t.ships {
		free += ships * float64(s.clerks[colour])
		if s.wholesalers[colour] > 0 { // two of a colour get 1 point for a ship as well (H12)
			stowed += ships
		}
	}
	chances := min(turns, w.Horizon) + w.Visiting*min(visits, w.Horizon)
	return (w.Coin*w.Clerk*free + w.Wholesaler*stowed) * chances
}

// unranked is a distance in points that no player can make up: F3 places seats without an
// expedition behind all others.
const unranked = 30

// prospects is what expeditions can still bring a seat: the ones lying out by how many symbols
// are missing, and the unseen ones by the symbols kept for them.
func (t *table) prospects(s *side, turns float64, active bool) float64 {
	w := t.w
	best, second := 0.0, 0.0
	for i := range t.row {
		goal := &t.goals[i]
		gain := goal.points + w.Coin*goal.coins*min(turns, 1)
		if t.options.RequireExpedition && s.expeditions == 0 {
			gain += w.Longing
		}
		switch s.lacks(goal) {
		case 0:
			if !active {
				gain *= w.Ready * min(turns, 1)
			}
		case 1:
			gain *= w.LacksOne * min(turns, 1)
		case 2:
			gain *= w.LacksTwo * min(turns/2, 1)
		default:
			gain = 0
		}
		if gain > best {
			best, second = gain, best
		} else {
			second = max(second, gain)
		}
	}
	symbols := min(s.symbols[portroyal.Anchor], 2) + min(s.symbols[portroyal.Cross], 2) + min(s.symbols[portroyal.House], 2)
	kept := w.Symbol*float64(symbols) + w.Jack*float64(min(s.symbols[portroyal.AnySymbol], 2))
	return best + w.SecondBest*second + kept*t.hope*min(turns/4, 1)
}
