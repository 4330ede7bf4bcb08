package piratescove

import "slices"

// fight reads the fight at hand.
func (r *reader) fight(w *writtenFight) {
	p := r.p
	f := &p.fight
	switch {
	case p.final && w.Island != NoIsland:
		r.fail("fight", "the fight for the first place has no island (Z2)")
	case !p.final && (w.Island < Tavern || w.Island > TreasureIsland):
		r.fail("fight", "it is at one of the islands 1 to 6 (K1)")
	}
	f.island, f.becalmed, f.grapple = w.Island, w.Becalmed, w.Grapple
	f.mends = r.within("fight", w.Mends, int(FlyingDutchman.Face().Hull))
	wind := r.mostWind()
	for ship, n := range w.Wind {
		if !r.player("wind", ship) {
			return
		}
		f.wind[ship] = r.within("fight: wind", n, wind)
		wind -= int(f.wind[ship])
	}
	for ship, n := range w.Silence {
		if !r.player("silence", ship) {
			return
		}
		f.silence[ship] = r.within("fight", n, 2)
	}
	for _, seat := range w.Smoke {
		f.smoke[r.seat("fight", seat)] = true
	}
	for _, seat := range w.Hit {
		f.hit[r.seat("fight", seat)] = true
	}
	if r.err != nil {
		return
	}
	r.fightShips(w)
	if r.err == nil {
		r.fightOrder(w)
	}
}

// mostWind is how much speed cards can have added in this fight, to all ships together: cards that nobody has in hand, and
// treasures that are in the bank (T4).
func (r *reader) mostWind() int {
	p := r.p
	most := FairWindSpeed * int(p.pile[FairWind]+p.discards[FairWind])
	if p.pile[Overboard]+p.discards[Overboard] > 0 {
		most += OverboardSpeed * int(p.hoard)
	}
	return most
}

// player reports whether a ship is a player's.
func (r *reader) player(field string, ship Target) bool {
	if int(ship) >= r.p.Players() {
		r.fail("fight", "%s: there is no player's ship %s", field, ship)
		return false
	}
	return true
}

// present reports whether a ship can be in the fight at hand (K1).
func (r *reader) present(ship Target) bool {
	p := r.p
	switch {
	case ship.Player():
		return int(ship) < p.Players() && (p.final || p.ships[ship].Island == p.fight.island)
	case p.final:
		return false
	case ship >= FirstNavy:
		fleet := p.navies[ship-FirstNavy]
		return fleet.Island == p.fight.island && !fleet.Gone
	}
	black := p.blacks[ship-FirstBlack]
	return black.Island == p.fight.island && !black.Gone && black.Legend.Fights()
}

func (r *reader) fightShips(w *writtenFight) {
	p := r.p
	f := &p.fight
	for ship := range Target(Ships) {
		f.in[ship] = w.In == nil && r.present(ship)
	}
	for _, ship := range w.In {
		if !r.present(ship) {
			r.fail("fight", "%s is not there", ship)
			return
		}
		f.in[ship] = true
	}
	for ship := FirstBlack; int(ship) < Ships; ship++ {
		if !f.in[ship] {
			continue
		}
		full := Navy.Face().Hull
		if ship < FirstNavy {
			full = p.blacks[ship-FirstBlack].Legend.Face().Hull
		}
		f.hull[ship-MaxPlayers] = full
		if n, said := w.Hull[ship]; said {
			if f.hull[ship-MaxPlayers] = r.within("fight", n, int(full)); n == 0 {
				r.fail("fight", "%s has been sunk (K9)", ship)
			}
		}
	}
	r.mended()
	for ship := range w.Hull {
		if ship.Player() || !f.in[ship] {
			r.fail("fight", "hull: %s is not there", ship)
		}
	}
	for ship := range Target(p.Players()) {
		if f.in[ship] && p.ships[ship].Crippled() {
			r.fail("fight", "seat %d is crippled (B5)", ship)
		}
	}
	if p.fought() {
		r.fail("fight", "it has ended (K2)")
	}
}

func (r *reader) fightOrder(w *writtenFight) {
	p := r.p
	f := &p.fight
	f.stage = firing
	if p.phase == Boarding {
		f.stage = boarding
	}
	if w.Order == nil {
		var order []Target
		for ship := range Target(Ships) {
			if f.in[ship] && (f.stage == firing || ship.Player()) {
				order = append(order, ship)
			}
		}
		slices.SortStableFunc(order, func(a, b Target) int { return p.Speed(b) - p.Speed(a) })
		w.Order = order
	}
	if len(w.Order) > Ships || len(w.Order) == 0 {
		r.fail("fight", "%d ships are in the order", len(w.Order))
		return
	}
	for i, ship := range w.Order {
		if int(ship) >= p.Players() && ship.Player() || slices.Contains(w.Order[:i], ship) ||
			f.stage == boarding && !f.in[ship] || f.stage == boarding && !ship.Player() {
			r.fail("fight", "%s cannot be there in the order", ship)
		}
		f.order[i] = ship
	}
	f.n = uint8(len(w.Order))
	for ship, in := range f.in {
		asked := in && (f.stage == firing || Target(ship).Player())
		if asked && !slices.Contains(w.Order, Target(ship)) {
			r.fail("fight", "%s is missing in the order", Target(ship))
		}
	}
	if f.stage == boarding {
		f.passes = r.within("fight", w.Passes, int(f.n)-1)
	}
	r.fightNext(w)
}

// mended checks that no more is to be mended than was struck, in this exchange and so not in boarding (L2). A Flying
// Dutchman that was sunk in it has been struck as often as its hull allows.
func (r *reader) mended() {
	p := r.p
	f := &p.fight
	struck := uint8(0)
	for i, black := range p.blacks {
		if p.phase != Boarding && black.Legend == FlyingDutchman && black.Island == f.island {
			struck = FlyingDutchman.Face().Hull - f.hull[i] // 0 once it has been sunk
		}
	}
	if f.mends > struck {
		r.fail("fight", "mends: %d of %d hits on the Flying Dutchman (L2)", f.mends, struck)
	}
}

// fightNext finds who is next, and compares it with who owes a choice.
func (r *reader) fightNext(w *writtenFight) {
	p := r.p
	f := &p.fight
	switch {
	case w.Next != nil:
		f.at = r.within("fight", *w.Next, int(f.n)-1)
	case p.at != nobody && p.phase != Aiming:
		f.at = uint8(max(0, slices.Index(f.order[:f.n], Target(p.at))))
	case p.phase == Aiming:
		f.at = uint8(max(0, slices.IndexFunc(f.order[:f.n], func(ship Target) bool { return ship >= FirstNavy })))
	}
	if r.err != nil {
		return
	}
	ship := f.order[f.at]
	by := uint8(ship)
	switch {
	case !f.in[ship]:
		r.fail("fight", "%s is next and not there", ship)
	case p.phase == Aiming && ship < FirstNavy, p.phase != Aiming && !ship.Player():
		r.fail("phase", "%s does not fit a fight in which %s is next", p.phase, ship)
	case p.phase == Aiming:
		by = p.navies[ship-FirstNavy].Sender
	case p.phase == Boarding && f.becalmed:
		r.fail("fight", "no more cards are played (T4)")
	}
	if p.at == nobody {
		p.at = by
	}
	if p.at != by {
		r.fail("at", "it is seat %d's choice", by)
	}
	if p.phase == Boarding {
		r.asked(p.at)
	}
	if p.final {
		r.tied()
	}
}

// tied finds who fights for the first place: who has most fame (Z2).
func (r *reader) tied() {
	p := r.p
	most := uint8(0)
	for seat := range p.Players() {
		most = max(most, p.ships[seat].Fame)
	}
	for seat := range p.Players() {
		if p.ships[seat].Fame == most {
			p.winners |= 1 << seat
		} else if p.fight.in[seat] {
			r.fail("fight", "seat %d has not most fame (Z2)", seat)
		}
	}
}
