package piratescove

import (
	"fmt"

	"portroyal/engine/internal/excerpt"
	"portroyal/engine/internal/strictjson"
	"portroyal/engine/internal/wyrand"
)

// UnmarshalJSON reads a position in the project's notation. Tavern cards that are not mentioned are in the pile, doubloons
// and treasures in the bank, treasure cards on the islands face down; other missing fields have the value of a fresh game.
// An error is one sentence that names the field, and leaves p as it was.
func (p *Position) UnmarshalJSON(data []byte) error {
	w := written{Options: Options{Players: 4}, Phase: AfterTreasure.String(), Round: 1, Random: "0"}
	if err := strictjson.Decode(data, &w); err != nil {
		return err
	}
	if err := w.Options.Check(); err != nil {
		return fmt.Errorf("options: %w", err)
	}
	var read Position
	read.options = w.Options
	r := reader{p: &read}
	r.numbers(&w)
	r.seats(&w)
	r.cards(&w)
	r.blacks(&w)
	r.events(&w)
	r.interrupted(&w)
	if r.err == nil {
		r.phase(&w)
	}
	if r.err != nil {
		return r.err
	}
	*p = read
	return nil
}

// reader builds a position from what was written, and has the first error.
type reader struct {
	p   *Position
	err error
}

func (r *reader) fail(field, format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("%s: %s", field, fmt.Sprintf(format, args...))
	}
}

// within reads a number from 0 to most.
func (r *reader) within(field string, n, most int) uint8 {
	if n < 0 || n > most {
		r.fail(field, "%d is not from 0 to %d", n, most)
		return 0
	}
	return uint8(n)
}

func (r *reader) seat(field string, seat int) uint8 {
	if seat < 0 || seat >= r.p.Players() {
		r.fail(field, "there is no seat %d among %d", seat, r.p.Players())
		return 0
	}
	return uint8(seat)
}

func (r *reader) numbers(w *written) {
	p := r.p
	phase, ok := named(phaseNames[:], w.Phase)
	if !ok {
		r.fail("phase", "unknown phase %s", excerpt.Quoted(w.Phase))
	}
	p.phase = Phase(max(phase, 0))
	p.round = r.within("round", w.Round, p.Rounds())
	if (p.round == 0) != (p.phase == Outfitting) {
		r.fail("round", "%d is not possible in phase %s (U4)", w.Round, p.phase)
	}
	random, err := wyrand.Read(w.Random)
	if err != nil {
		r.fail("random", "%v", err)
	}
	p.random = random
	if w.Fate != nil {
		seed, err := wyrand.Read(w.Fate.Seed)
		if err != nil {
			r.fail("fate.seed", "%v", err)
		}
		p.fate = fate{true, uint64(seed), w.Fate.Asked}
	}
	p.at = nobody
	if w.At != nil {
		p.at = r.seat("at", *w.At)
	}
	p.final = w.Final
	if len(w.Seats) > p.Players() {
		r.fail("seats", "%d seats for %d players", len(w.Seats), p.Players())
	}
}

// seats reads the ships, and what is in the bank because nobody has it (A3).
func (r *reader) seats(w *written) {
	p := r.p
	doubloons, treasures := 0, 0
	for len(w.Seats) < p.Players() {
		w.Seats = append(w.Seats, writtenSeat{})
	}
	for seat := range p.Players() {
		ws, ship := &w.Seats[seat], &p.ships[seat]
		field := func(name string) string { return fmt.Sprintf("seats[%d].%s", seat, name) }
		ship.Places = [Sections]uint8{startPlace, startPlace, startPlace, startPlace}
		if ws.Places != nil && len(ws.Places) != Sections {
			r.fail(field("places"), "%d places for %d sections (B1)", len(ws.Places), Sections)
			return
		}
		for section, place := range ws.Places {
			ship.Places[section] = r.within(field("places"), place, LastPlace)
		}
		for section, guard := range ws.Craft {
			ship.Craft[section] = guard
		}
		switch {
		case ws.Parrot == NoCard && ws.Wounded:
			r.fail(field("wounded"), "there is no parrot")
		case ws.Parrot != NoCard && ws.Parrot.Face().Type != ParrotCard:
			r.fail(field("parrot"), "%s is none", ws.Parrot)
		case ws.Parrot != NoCard:
			ship.Parrot, ship.ParrotIs = ws.Parrot, Sound
			if ws.Wounded {
				ship.ParrotIs = Struck
			}
		}
		crafts := 0
		for section := Hull; section < Sections; section++ {
			if ship.Craft[section] != NoGuard {
				crafts++
			}
			if ship.Craft[section] != NoGuard && p.guarded(ship, section) {
				r.fail(field("craft"), "the parrot of the %s is there as well, and one guards a section (J22)", section)
			}
		}
		if crafts > 1 && !p.options.CraftEach {
			r.fail(field("craft"), "%d mastercrafts are attached, and a ship carries one (B6)", crafts)
		}
		ship.Doubloons = r.within(field("doubloons"), ws.Doubloons, bankDoubloons)
		ship.Treasures = r.within(field("treasures"), ws.Treasures, bankTreasures)
		ship.Fame = r.within(field("fame"), ws.Fame, mostFame)
		ship.Island = ws.Island
		doubloons += int(ship.Doubloons)
		treasures += int(ship.Treasures)
	}
	if doubloons > bankDoubloons {
		r.fail("seats", "%d doubloons are more than the %d there are (A3)", doubloons, bankDoubloons)
	}
	if treasures > bankTreasures {
		r.fail("seats", "%d treasures are more than the %d there are (A3)", treasures, bankTreasures)
	}
	if r.err == nil {
		p.doubloons, p.hoard = uint8(bankDoubloons-doubloons), uint8(bankTreasures-treasures)
	}
}

// cards reads where tavern cards and treasure cards are.
func (r *reader) cards(w *written) {
	p := r.p
	for card := range cardFaces {
		p.pile[card] = cardFaces[card].Copies
	}
	take := func(field string, card Card) bool {
		if card == NoCard || p.pile[card] == 0 {
			r.fail(field, "there are not as many cards %s", card)
			return false
		}
		p.pile[card]--
		return true
	}
	for seat := range p.Players() {
		field := fmt.Sprintf("seats[%d].hand", seat)
		for _, card := range w.Seats[seat].Hand {
			if card.Face().Type == ParrotCard {
				r.fail(field, "a parrot takes its place as soon as it is drawn (T2)")
			}
			if take(field, card) {
				if p.hands[seat][card]++; !p.lies(card) {
					p.held[seat]++
				}
			}
		}
		ship := &p.ships[seat]
		if ship.Parrot != NoCard {
			take(fmt.Sprintf("seats[%d].parrot", seat), ship.Parrot)
		}
		for section := range Sections {
			if ship.Craft[section] != NoGuard {
				take(fmt.Sprintf("seats[%d].craft", seat), Mastercraft)
			}
		}
	}
	for _, card := range w.Discards {
		if take("discards", card) {
			p.discards[card]++
		}
	}
	if w.Offered != NoCard && take("offered", w.Offered) {
		p.offered = w.Offered
	}
	p.left = uint8(p.pile.Size())
	for t := 1; t < treasureCount; t++ {
		p.treasures[t] = TreasureCopies
	}
	turn := func(field string, t Treasure) bool {
		if t == 0 || p.treasures[t] == 0 {
			r.fail(field, "there are not as many cards %s", t)
			return false
		}
		p.treasures[t]--
		return true
	}
	for island := Tavern; island <= Cove; island++ {
		t, open := w.Open[island]
		switch {
		case !open:
		case !island.Outer():
			r.fail("open", "%s has no treasure cards (U1)", island)
		case turn("open", t):
			p.open[island] = t
		}
	}
	for _, t := range w.Turned {
		turn("turned", t)
	}
	left := 0
	for _, copies := range p.treasures {
		left += int(copies)
	}
	if need := OuterIslands * (p.Rounds() - int(p.round)); left < need {
		r.fail("turned", "%d treasure cards are left, and %d are needed (U1)", left, need)
	}
}

func (r *reader) blacks(w *written) {
	p := r.p
	most := p.options.Blacks()
	if len(w.Blacks) > most || len(w.Navies) > len(p.navies) {
		r.fail("blacks", "there are %d black ships and %d Navies, more than %d and %d (U2, V2, T1)", len(w.Blacks),
			len(w.Navies), most, len(p.navies))
		return
	}
	p.legends = 1<<(legends+1) - 2
	for i, black := range w.Blacks {
		switch {
		case black.Legend == NoLegend || p.legends>>black.Legend&1 == 0:
			r.fail("blacks", "each black ship has a legendary pirate of its own (U2)")
		case black.Island < Tavern || black.Island > TreasureIsland:
			r.fail("blacks", "a black ship is at one of the islands 1 to 6 (R6)")
		}
		p.legends &^= 1 << black.Legend
		p.blacks[i] = Black(black)
		if black.Gone {
			p.sunk |= 1 << black.Legend
		}
	}
	for _, l := range w.Sunk {
		if l == NoLegend || p.legends>>l&1 == 0 && p.sunk>>l&1 == 0 {
			r.fail("sunk", "%s is elsewhere", l)
		}
		p.sunk |= 1 << l
		p.legends &^= 1 << l
	}
	for i, fleet := range w.Navies {
		if !fleet.Island.Outer() {
			r.fail("navies", "the Navy comes to an outer island (E5)")
		}
		p.navies[i] = Fleet{r.seat("navies", fleet.Sender), fleet.Island, fleet.Gone}
	}
}

// events reads what event cards have brought.
func (r *reader) events(w *written) {
	p := r.p
	p.lookout, p.pursued.by, p.pursued.on, p.mapped.seat = nobody, nobody, nobody, nobody
	if w.Lookout != nil {
		p.lookout = r.seat("lookout", *w.Lookout)
	}
	if w.Map != nil {
		p.mapped.seat, p.mapped.island = r.seat("map", w.Map.Seat), w.Map.Island
		if !w.Map.Island.Outer() {
			r.fail("map", "it doubles an outer island (E1)")
		}
	}
	if w.Buccaneer != nil {
		p.pursued.by, p.pursued.on = r.seat("buccaneer", w.Buccaneer.By), r.seat("buccaneer", w.Buccaneer.On)
		if w.Buccaneer.By == w.Buccaneer.On {
			r.fail("buccaneer", "nobody has a claim on themselves (E2)")
		}
	}
}
