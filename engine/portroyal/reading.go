package portroyal

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"

	"portroyal/engine/internal/excerpt"
	"portroyal/engine/internal/strictjson"
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
	r.asking(&w)
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
	n    int        // cards read
	used [128]uint8 // cards read, by face
	err  error
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
	phase := slices.Index(phaseNames[:], w.Phase)
	if phase < 0 {
		r.fail("phase", "unknown phase %s", excerpt.Quoted(w.Phase))
	}
	p.phase = Phase(max(phase, 0))
	p.startSeat = r.seat("start", w.Start)
	p.active = r.seat("active", w.Active)
	p.decides = r.seat("decides", *w.Decides)
	p.takesLeft = r.number("takesLeft", w.TakesLeft)
	p.revealed = r.number("revealed", w.Revealed)
	switch most := (StandstillRounds + 2) * p.Players(); {
	case w.Quiet < 0 || w.Quiet > most:
		r.fail("quiet", "%d is not from 0 to %d", w.Quiet, most)
	case p.options.Cooperative && w.Quiet > 0:
		r.fail("quiet", "a cooperative game comes to no standstill (F6)")
	case p.options.Cooperative && w.Busy:
		r.fail("busy", "a cooperative game comes to no standstill (F6)")
	case w.Busy && w.Quiet > 0:
		r.fail("busy", "in a turn that is not quiet no quiet ones are counted (F6)")
	}
	p.quiet = uint8(w.Quiet)
	if w.Busy {
		p.quiet = busyTurn
	}
	p.ending, p.reshuffled = w.Ending, w.Reshuffled
	if err := readRandom(&p.random, w.Random); err != nil {
		r.fail("random", "%v", err)
	}
	if len(w.Seats) > p.Players() {
		r.fail("seats", "%d seats for %d players", len(w.Seats), p.Players())
	}
}

// cards fills the zones in the order in which they lie in the array.
func (r *reader) cards(w *written) {
	for len(w.Seats) < r.p.Players() {
		w.Seats = append(w.Seats, writtenSeat{})
	}
	at := func(seat int, field string) string { return fmt.Sprintf("seats[%d].%s", seat, field) }
	seats := func(first zone, field string, ids func(*writtenSeat) []string, allowed ...Type) {
		for seat := range MaxPlayers {
			var list []string
			if seat < len(w.Seats) {
				list = ids(&w.Seats[seat])
			}
			r.zone(first+zone(seat), at(seat, field), list, allowed...)
		}
	}
	seats(cargoZone, "cargo", func(s *writtenSeat) []string { return s.Cargo }, Ship)
	seats(repelledZone, "repelled", func(s *writtenSeat) []string { return s.Repelled }, Ship)
	seats(displayZone, "display", func(s *writtenSeat) []string { return s.Display }, Person)
	seats(expeditionZone, "expeditions", func(s *writtenSeat) []string { return s.Expeditions }, Expedition)
	r.zone(rowZone, "expeditions", w.Expeditions, Expedition)
	r.zone(discardZone, "discard", w.Discard, Person, Ship, Expedition, TaxIncrease) // an expedition that was a coin (C1)
	seats(coinZone, "coins", func(s *writtenSeat) []string { return s.Coins }, Person, Ship, Expedition, TaxIncrease)
	r.zone(harbourZone, "harbour", w.Harbour, Person, Ship)
	if w.Pending != "" {
		r.zone(pendingZone, "pending", []string{w.Pending}, Ship, TaxIncrease)
	}
	r.zone(pendingZone, "pending", nil)
	r.zone(pileZone, "pile", w.Pile, Person, Ship, Expedition, TaxIncrease)
	r.zone(timeZone, "timePile", w.TimePile, Person, Ship, Expedition, TaxIncrease)
	r.zone(victoryZone, "victoryPile", w.VictoryPile, Person, Ship, Expedition, TaxIncrease)
	switch {
	case r.p.options.Cooperative:
	case len(w.TimePile) > 0:
		r.fail("timePile", "only a cooperative game has one (P2)")
	case len(w.VictoryPile) > 0:
		r.fail("victoryPile", "only a cooperative game has one (P3)")
	}
	if r.err != nil {
		return
	}
	if w.OldTime {
		for i := r.p.start(timeZone); i < r.p.end(victoryZone); i++ {
			r.p.cards[i] |= oldPool
		}
	}
	for seat := range w.Seats {
		r.oldCoins(seat, &w.Seats[seat], at)
		for _, z := range []zone{displayZone, expeditionZone} {
			for _, card := range r.p.in(z + zone(seat)) {
				r.p.tableaux[seat].add(card)
			}
		}
		r.p.tableaux[seat].points += uint8(r.p.size(cargoZone + zone(seat))) // H12
	}
}

// contracts reads what lies face up, whose cubes lie on it, and the steps made.
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
			tableau.fulfilled++
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
		r.p.tableaux[seat].points += contractPoints[min(r.p.tableaux[seat].fulfilled, maxContracts)] // K4
	}
}

// asking reads what the phases moment and time are about, and what is left of a gamble.
func (r *reader) asking(w *written) {
	p := r.p
	if r.err != nil {
		return
	}
	switch {
	case (p.phase == Moment) != (w.Moment != nil):
		r.fail("moment", "it says which contract phase moment is about")
	case p.ending && p.options.Cooperative:
		r.fail("ending", "a cooperative game has no target (P4)")
	case p.phase == MoveTime && !p.options.Cooperative:
		r.fail("phase", "only a cooperative game has a Time Pile (P3)")
	case p.phase == MoveTime && p.size(timeZone) == 0:
		r.fail("timePile", "in phase time there is a card to move (P3)")
	case w.Gamble != nil && w.Moment != nil && w.Moment.Contract == Jinx:
		r.fail("gamble", "with the bust that jinx is about it is over (K7)")
	case w.Gamble != nil && p.phase != Moment && p.phase != MoveTime:
		r.fail("gamble", "four cards are interrupted in phases moment and time only")
	}
	if w.Moment != nil && r.err == nil {
		r.moment(w.Moment)
	}
	if w.Gamble == nil || r.err != nil {
		return
	}
	if w.Gamble.Left < 0 || w.Gamble.Left >= gambled {
		r.fail("gamble", "%d cards are left of %d (H13)", w.Gamble.Left, gambled)
		return
	}
	p.gambling = uint8(w.Gamble.Left) + 1
	if w.Gamble.Second == "" {
		return
	}
	second, err := ParseCard(w.Gamble.Second)
	if err != nil || p.indexIn(harbourZone, second) < 0 {
		r.fail("gamble", "%s does not lie in the harbour", excerpt.Quoted(w.Gamble.Second))
		return
	}
	others := -1
	for _, card := range p.in(harbourZone) {
		if faces[second].Type == Ship && faces[card].Type == Ship && faces[card].Colour == faces[second].Colour {
			others++
		}
	}
	if others < 1 {
		r.fail("gamble", "%s is not a second ship of its colour (D5)", second)
	}
	p.second = second
}

func (r *reader) moment(w *writtenMoment) {
	p := r.p
	p.offered = w.Contract
	face := w.Contract.Face()
	asked := []int{p.Decides()}
	for _, seat := range w.Asked {
		p.asked |= 1 << r.seat("moment", seat)
		asked = append(asked, seat)
	}
	switch {
	case p.options.AutoContracts:
		r.fail("moment", "contracts are fulfilled by themselves (K5)")
	case !face.AtOnce || foes[Red] == w.Contract || foes[Black] == w.Contract:
		r.fail("moment", "%s has no moment of its own (K3)", w.Contract)
	case p.asked&(1<<p.decides) != 0:
		r.fail("moment", "seat %d is asked twice", p.decides)
	}
	for _, seat := range asked {
		switch {
		case r.err != nil:
		case face.ActiveOnly && seat != p.Active():
			r.fail("moment", "%s is for the active player only (K3)", w.Contract)
		case p.open(uint8(seat), w.Contract) < 0:
			r.fail("moment", "seat %d cannot fulfil %s (K2)", seat, w.Contract)
		}
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
		r.p.tableaux[seat].steps[stepIndex(contract)] = uint8(steps)
	}
}

func (r *reader) zone(z zone, field string, ids []string, allowed ...Type) {
	for _, id := range ids {
		if r.err != nil {
			return
		}
		card, err := ParseCard(id)
		if err != nil {
			r.fail(field, "%v", err)
			return
		}
		face := card.Face()
		r.used[card]++
		switch {
		case face.Deck&r.p.options.Decks.contents() == 0:
			r.fail(field, "%s is not in the decks %s", id, r.p.options.Decks)
		case face.FivePlayersOnly && r.p.options.Players != MaxPlayers:
			r.fail(field, "%s is in games of five only (S1)", id)
		case face.FivePlayersOnly && (z >= pileZone || z >= coinZone && z < coinZone+MaxPlayers || z == discardZone):
			r.fail(field, "%s is never in the draw pile and never a coin (S1)", id)
		case r.used[card] > face.Copies:
			r.fail(field, "%s occurs more than %d times", id, face.Copies)
		case !slices.Contains(allowed, face.Type):
			r.fail(field, "%s, a card of type %s, cannot lie there", id, face.Type)
		default:
			r.p.cards[r.n] = card
			r.n++
		}
	}
	r.p.ends[z] = uint8(r.n)
}

func (r *reader) oldCoins(seat int, w *writtenSeat, at func(int, string) string) {
	coins := r.p.in(coinZone + zone(seat))
	if w.OldCoins < 0 || w.OldCoins > len(coins) {
		r.fail(at(seat, "oldCoins"), "%d of %d coins", w.OldCoins, len(coins))
		return
	}
	for i := range w.OldCoins {
		coins[i] |= oldPool
	}
	for _, i := range w.OldAt {
		if i < 0 || i >= len(coins) {
			r.fail(at(seat, "oldAt"), "%d of %d coins", i, len(coins))
			return
		}
		coins[i] |= oldPool
	}
}

// fit checks what no single field shows.
func (r *reader) fit() {
	if r.err != nil {
		return
	}
	p := r.p
	var colours uint8
	for _, card := range p.in(harbourZone) {
		bit := 1 << faces[card].Colour & shipMask[card]
		if colours&bit != 0 && p.second == NoCard {
			r.fail("harbour", "two ships of one colour cannot lie there (D5)")
		}
		colours |= bit
	}
	pending := p.Pending()
	if p.revealed == 0 && (p.phase == Repel || p.phase == Moment || p.phase == MoveTime) {
		p.revealed = 1 // the card that the phase is about
	}
	switch p.phase {
	case Repel:
		if pending == NoCard || faces[pending].Type != Ship {
			r.fail("pending", "in phase repel a ship waits")
		} else if !p.repels(pending) {
			r.fail("pending", "%s cannot be repelled with %d swords (D3)", pending, p.Swords(p.Active()))
		}
	case Moment:
		if pending != NoCard && (p.offered != TaxOfficer || faces[pending].Type != TaxIncrease) {
			r.fail("pending", "in phase moment only a tax increase waits (K7)")
		}
	default:
		if pending != NoCard {
			r.fail("pending", "a ship waits in phase repel only")
		}
	}
	for seat := range p.options.Players {
		p.checkTarget(seat, nil) // F1: a display that has the target has triggered the end
	}
	if p.phase != Trade && p.takesLeft != 0 {
		r.fail("takesLeft", "cards are taken in phase trade only")
	}
	if p.phase != Trade && p.phase != Moment && p.decides != p.active {
		r.fail("decides", "in phase %s the active player decides", p.phase)
	}
}

// readRandom takes what writeRandom gives, or a seed as a decimal number.
func readRandom(random *rand.PCG, text string) error {
	if len(text) == 32 {
		high, err := strconv.ParseUint(text[:16], 16, 64)
		low, err2 := strconv.ParseUint(text[16:], 16, 64)
		if err == nil && err2 == nil {
			random.Seed(high, low)
			return nil
		}
	}
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return fmt.Errorf("%s is neither a seed nor a state of the generator", excerpt.Quoted(text))
	}
	random.Seed(seed, seedStream)
	return nil
}
