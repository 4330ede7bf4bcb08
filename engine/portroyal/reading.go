package portroyal

import (
	"fmt"
	"slices"

	"portroyal/engine/internal/excerpt"
	"portroyal/engine/internal/strictjson"
	"portroyal/engine/internal/wyrand"
)

// UnmarshalJSON reads a position in the project's notation. Cards that are not mentioned are out
// of the game; other missing fields have the value of a fresh game. An error is one sentence
// that names the field, and leaves p as it was.
func (p *Position) UnmarshalJSON(data []byte) error {
	w := written{Options: DefaultOptions(), Phase: Discover.String(), Random: "0"}
	if err := strictjson.Decode(data, &w); err != nil {
		return err
	}
	if err := w.Options.Check(); err != nil {
		return fmt.Errorf("options: %w", err)
	}
	if w.Decides == nil {
		w.Decides = &w.Active
	}
	var read Position
	read.options = w.Options
	r := reader{p: &read}
	r.numbers(&w)
	r.cards(&w)
	r.contracts(&w)
	r.interrupts(&w)
	r.fit()
	if r.err != nil {
		return r.err
	}
	*p = read
	return nil
}

// reader builds a position from what was written and keeps the first error.
type reader struct {
	p    *Position
	used [256]uint8 // cards read, by face
	err  error

	fresh, older []Card // unseen cards
	known        []fromPile
	phase        Phase // what interrupts the phase of the position, if anything does
	pending      Card
}

func (r *reader) fail(field, format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("%s: %s", field, fmt.Sprintf(format, args...))
	}
}

func (r *reader) seat(field string, seat int) uint8 {
	if seat < 0 || seat >= r.p.Players() {
		r.fail(field, "there is no seat %d among %d", seat, r.p.Players())
		return 0
	}
	return uint8(seat)
}

func (r *reader) number(field string, n int) uint8 {
	if n < 0 || n > 255 {
		r.fail(field, "%d is not from 0 to 255", n)
	}
	return uint8(n)
}

func (r *reader) numbers(w *written) {
	p := r.p
	phase := slices.Index(phaseNames[:Chance], w.Phase)
	if phase < 0 {
		r.fail("phase", "unknown phase %s", excerpt.Quoted(w.Phase))
	}
	r.phase = Phase(max(phase, 0))
	if r.phase == Trade || r.phase == Over {
		p.phase = r.phase
	}
	p.startSeat = r.seat("start", w.Start)
	p.active = r.seat("active", w.Active)
	p.decides = r.seat("decides", *w.Decides)
	p.takesLeft = r.number("takesLeft", w.TakesLeft)
	p.revealed = r.number("revealed", w.Revealed)
	p.gambles, p.gambleOnce = r.number("gambles", w.Gambles), w.GambleOnce
	switch most := (StandstillRounds + 2) * p.Players(); {
	case w.Quiet < 0 || w.Quiet > most:
		r.fail("quiet", "%d is not from 0 to %d", w.Quiet, most)
	case !p.options.goal().standstill && w.Quiet > 0:
		r.fail("quiet", "a cooperative game comes to no standstill (F6)")
	case !p.options.goal().standstill && w.Busy:
		r.fail("busy", "a cooperative game comes to no standstill (F6)")
	case w.Busy && w.Quiet > 0:
		r.fail("busy", "in a turn that is not quiet no quiet ones are counted (F6)")
	}
	p.quiet = uint8(w.Quiet)
	if w.Busy {
		p.quiet = busyTurn
	}
	p.ending, p.renewed = w.Ending, w.Reshuffled
	random, err := wyrand.Read(w.Random)
	if err != nil {
		r.fail("random", "%v", err)
	}
	p.random = random
	if len(w.Seats) > p.Players() {
		r.fail("seats", "%d seats for %d players", len(w.Seats), p.Players())
	}
}

// anyType are the types of cards that can be anywhere: an expedition can have been a coin (C1).
var anyType = []Type{Person, Ship, Expedition, TaxIncrease}

// cards reads where the cards are.
func (r *reader) cards(w *written) {
	p := r.p
	for len(w.Seats) < p.Players() {
		w.Seats = append(w.Seats, writtenSeat{})
	}
	p.cheapest = noCard
	discards := r.list("discard", w.Discard, false, anyType...)
	harbour := r.list("harbour", w.Harbour, true, Person, Ship)
	row := r.list("expeditions", w.Expeditions, true, Expedition)
	for seat := range w.Seats {
		r.seatCards(uint8(seat), &w.Seats[seat])
	}
	p.pile = r.hidden("pile", w.Pile, func(int) uint8 { return present })
	from := func(int) uint8 { return uint8(one(w.OldTime)) * oldest }
	p.time, p.victory = r.hidden("timePile", w.TimePile, from), r.hidden("victoryPile", w.VictoryPile, from)
	p.oldTime = w.OldTime && p.time+p.victory > 0
	r.fresh = append(r.fresh, r.list("unseen", w.Unseen, false, anyType...)...)
	r.older = r.list("older", w.Older, false, anyType...)
	switch {
	case p.options.goal().timePile:
	case p.time > 0:
		r.fail("timePile", "only a cooperative game has one (P2)")
	case p.victory > 0:
		r.fail("victoryPile", "only a cooperative game has one (P3)")
	}
	if w.Pending != "" {
		for _, card := range r.list("pending", []string{w.Pending}, true, Ship, TaxIncrease) {
			r.pending = card
		}
	}
	r.count()
	r.piles(w)
	if r.err == nil {
		r.arrange(discards, harbour, row)
	}
}

// seatCards reads what is in front of a seat.
func (r *reader) seatCards(seat uint8, w *writtenSeat) {
	p := r.p
	field := func(name string) string { return fmt.Sprintf("seats[%d].%s", seat, name) }
	r.lay(field("cargo"), w.Cargo, inCargo.of(seat), Ship)
	r.lay(field("repelled"), w.Repelled, inRepelled.of(seat), Ship)
	r.lay(field("display"), w.Display, inDisplay.of(seat), Person)
	r.lay(field("expeditions"), w.Expeditions, inClaims.of(seat), Expedition)
	tableau := &p.tableaux[seat]
	for _, card := range slices.Concat(p.Display(int(seat)), p.Claimed(int(seat))) {
		tableau.add(card)
	}
	for _, card := range p.KeptShips(int(seat)) {
		tableau.Repelled |= facts[card].colour
	}
	tableau.Points += uint8(p.count(inCargo.of(seat))) // H12
	coins := &p.oldCoins[seat]
	if w.OldCoins < 0 || w.OldCoins > w.Coins.n {
		r.fail(field("oldCoins"), "%d of %d coins", w.OldCoins, w.Coins.n)
		return
	}
	if w.Coins.n > MaxCards {
		r.fail(field("coins"), "%d are more than there are cards", w.Coins.n)
		return
	}
	for at := range w.OldCoins {
		coins.set(uint8(at))
	}
	for _, at := range w.OldAt {
		if at < 0 || at >= w.Coins.n {
			r.fail(field("oldAt"), "%d of %d coins", at, w.Coins.n)
			return
		}
		coins.set(uint8(at))
	}
	p.tableaux[seat].Coins = r.hidden(field("coins"), w.Coins, w.pileOf(coins))
}

// hidden reads hidden cards, each from a pile that from says; it gives their number.
func (r *reader) hidden(field string, w unseen, from func(at int) uint8) uint8 {
	if w.wrong != "" {
		r.fail(field, "it is a number or a list of cards, not %s", excerpt.Quoted(w.wrong))
	}
	if w.n < 0 || w.n > MaxCards {
		r.fail(field, "%d is not a number of cards", w.n)
		return 0
	}
	for at, card := range r.list(field, w.cards, false, anyType...) {
		if pile := from(at); pile == present {
			r.fresh = append(r.fresh, card)
		} else {
			r.known = append(r.known, fromPile{card, pile})
		}
	}
	return uint8(w.n)
}

// count compares the unseen cards with the places where they are (C6).
func (r *reader) count() {
	p := r.p
	older, all := 0, int(p.pile)+int(p.time)+int(p.victory)
	if p.oldTime {
		older = int(p.time) + int(p.victory)
	}
	for seat := range p.Players() {
		older += p.OldCoins(seat)
		all += p.Coins(seat)
	}
	if len(r.fresh) != all-older {
		r.fail("unseen", "%d cards are in the draw pile and the coins since the last reshuffle, and %d are named",
			all-older, len(r.fresh))
	}
	if named := len(r.older) + len(r.known); named != older {
		r.fail("older", "%d cards are coins or in the Time Pile since before the last reshuffle, and %d are named",
			older, named)
	}
}

// arrange puts the cards into their parts of the array, see cards.go.
func (r *reader) arrange(discards, harbour, row []Card) {
	p := r.p
	p.gone = uint8(copy(p.cards[:], discards))
	for _, card := range harbour {
		p.enter(card)
	}
	room := len(harbour)
	for _, expedition := range row {
		if !faces[expedition].FivePlayersOnly { // it never goes to the discard pile (S1)
			room++
		}
	}
	if r.pending != NoCard {
		room++
	}
	for _, card := range p.table[MaxCards-p.owned:] {
		if !faces[card].FivePlayersOnly {
			room++
		}
	}
	p.fresh = p.gone + uint8(room)
	p.older = p.fresh + uint8(copy(p.cards[p.fresh:], r.fresh))
	p.deck = p.older + uint8(copy(p.cards[p.older:], r.older))
	for _, expedition := range row {
		p.layOut(expedition)
	}
}

// contracts reads what is face up, whose cubes are on it, and the steps made.
func (r *reader) contracts(w *written) {
	if r.err != nil {
		return
	}
	var laid []Contract
	for _, c := range w.Contracts {
		laid = append(laid, c.ID)
	}
	if len(laid) > 0 { // none are as good as those in the box
		if err := r.p.lay(laid); err != nil {
			r.err = err
			return
		}
	}
	for i, c := range w.Contracts {
		if len(c.Cubes) > MaxPlayers {
			r.fail("contracts", "%d cubes on %s", len(c.Cubes), c.ID)
			return
		}
		for slot, seat := range c.Cubes {
			by := r.seat("contracts", seat) + 1
			if slices.Contains(r.p.contracts[i].slots[:], by) {
				r.fail("contracts", "seat %d has two cubes on %s (K2)", seat, c.ID)
				return
			}
			r.p.contracts[i].slots[slot] = by
			tableau := &r.p.tableaux[by-1]
			tableau.Done |= 1 << i
		}
	}
	for seat := range w.Seats {
		for id, steps := range w.Seats[seat].Steps {
			r.steps(uint8(seat), id, steps)
		}
	}
	for seat := range r.p.Players() {
		if r.err == nil && r.p.FreeCubes(seat) < 0 {
			r.fail("contracts", "seat %d has more than %d cubes out (K1)", seat, r.p.cubes())
		}
		r.p.tableaux[seat].Points += contractPoints[min(r.p.Fulfilled(seat), maxContracts)] // K4
	}
}

func (r *reader) steps(seat uint8, id string, steps int) {
	field := fmt.Sprintf("seats[%d].steps", seat)
	contract, err := ParseContract(id)
	switch {
	case err != nil:
		r.fail(field, "%v", err)
	case stepIndex(contract) < 0 || steps < 1 || steps >= int(contract.Face().Steps):
		r.fail(field, "%d steps in %s", steps, id)
	case r.p.open(seat, contract) < 0:
		r.fail(field, "%s does not lie there for seat %d", id, seat)
	default:
		r.p.tableaux[seat].Steps[stepIndex(contract)] = uint8(steps)
	}
}

// lay reads cards that are in front of somebody.
func (r *reader) lay(field string, ids []string, where place, allowed ...Type) {
	for _, card := range r.list(field, ids, true, allowed...) {
		r.p.put(card, where)
	}
}

// list reads a list of cards of the types that can be there. Open cards are not in the deck: only there can the
// expedition of games of five be (S1).
func (r *reader) list(field string, ids []string, open bool, allowed ...Type) (cards []Card) {
	for _, id := range ids {
		if r.err != nil {
			return nil
		}
		card, err := ParseCard(id)
		if err != nil {
			r.fail(field, "%v", err)
			return nil
		}
		face := card.Face()
		r.used[card]++
		switch {
		case !r.p.options.Decks.Contains(face.Deck):
			r.fail(field, "%s is not in the decks %s", id, r.p.options.Decks)
		case face.FivePlayersOnly && r.p.options.Players != MaxPlayers:
			r.fail(field, "%s is in games of five only (S1)", id)
		case face.FivePlayersOnly && !open:
			r.fail(field, "%s is never in the draw pile and never a coin (S1)", id)
		case r.used[card] > face.Copies:
			r.fail(field, "%s occurs more than %d times", id, face.Copies)
		case !slices.Contains(allowed, face.Type):
			r.fail(field, "%s, a card of type %s, cannot lie there", id, face.Type)
		default:
			cards = append(cards, card)
		}
	}
	return cards
}

// fit checks what no single field shows.
func (r *reader) fit() {
	if r.err != nil {
		return
	}
	p := r.p
	var colours uint8
	for _, card := range p.harbourCards() {
		colour := facts[card].colour
		if colours&colour != 0 && !(p.isGambling() && p.steps[0].card != NoCard) {
			r.fail("harbour", "two ships of one colour cannot lie there (D5)")
		}
		colours |= colour
	}
	pending := r.pending
	if p.revealed == 0 && p.depth > 0 {
		p.revealed = 1 // the card that the phase is about
	}
	switch r.phase {
	case Repel:
		if pending == NoCard || facts[pending].kind != Ship {
			r.fail("pending", "in phase repel a ship waits")
		} else if !p.repels(pending) {
			r.fail("pending", "%s cannot be repelled with %d swords (D3)", pending, p.Swords(p.Active()))
		}
	case Moment:
		if pending != NoCard && (p.Offered() != TaxOfficer || facts[pending].kind != TaxIncrease) {
			r.fail("pending", "in phase moment only a tax increase waits (K7)")
		}
	default:
		if pending != NoCard {
			r.fail("pending", "a ship waits in phase repel only")
		}
	}
	for seat := range p.options.Players {
		p.checkTarget(seat, &course{}) // F1: a display that has the target has triggered the end
	}
	if r.phase != Trade && p.takesLeft != 0 {
		r.fail("takesLeft", "cards are taken in phase trade only")
	}
	switch {
	case p.gambles == 0:
	case r.phase != Discover && !p.isGambling():
		r.fail("gambles", "gamblers are used in phase discover only (H13)")
	case p.gambleOnce || !p.canGamble():
		r.fail("gambles", "with the last gambler the phase ends (H13)")
	case int(p.revealed) < gambled*p.Gambles():
		r.fail("gambles", "each of them turns up %d cards (H13)", gambled)
	}
	if r.phase != Trade && r.phase != Moment && p.decides != p.active {
		r.fail("decides", "in phase %s the active player decides", r.phase)
	}
}
