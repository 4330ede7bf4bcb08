package piratescove

import (
	"fmt"
	"slices"

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
	p.round = r.within("round", w.Round, Rounds)
	if (p.round == 0) != (p.phase == Outfitting) {
		r.fail("round", "%d is not possible in phase %s (U4)", w.Round, p.phase)
	}
	random, err := wyrand.Read(w.Random)
	if err != nil {
		r.fail("random", "%v", err)
	}
	p.random = random
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
			ship.Places[section] = r.within(field("places"), place, lastPlace)
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
				p.hands[seat][card]++
				p.held[seat]++
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
	if need := OuterIslands * (Rounds - int(p.round)); left < need {
		r.fail("turned", "%d treasure cards are left, and %d are needed (U1)", left, need)
	}
}

func (r *reader) blacks(w *written) {
	p := r.p
	most := 1
	if p.Players() <= 3 {
		most = 2
	}
	if len(w.Blacks) > most || len(w.Navies) > len(p.navies) {
		r.fail("blacks", "there are %d black ships and %d Navies, more than %d and %d (U2, T1)", len(w.Blacks),
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

// phase reads what the phase needs: who is asked, and how far it has come.
func (r *reader) phase(w *written) {
	p := r.p
	switch {
	case w.At == nil && asksOne[p.phase] && !p.together(), w.At != nil && (p.together() || p.phase == Over):
		r.fail("at", "it says who owes a choice where not all do at the same time")
	case (w.Fight != nil) != (p.phase == Boarding || p.phase == Exchange || p.phase == Aiming):
		r.fail("fight", "it belongs to phases boarding, exchange and aiming")
	case w.Final && p.phase != Over && w.Fight == nil:
		r.fail("final", "it is said of the fight for the first place (Z2)")
	case len(w.Chosen) > 0 && p.phase != Outfitting && p.phase != Navigation:
		r.fail("chosen", "it belongs to phases outfitting and navigation")
	case (len(w.Winners) > 0) != (p.phase == Over):
		r.fail("winners", "they are known when the game is over, and only then")
	case w.Reply != 0 && p.phase != Reply:
		r.fail("reply", "it belongs to phase reply")
	case (p.offered != NoCard) != (p.phase == Parrots):
		r.fail("offered", "it belongs to phase parrots")
	case (len(w.Draws) > 0 || w.Plundered != NoIsland) && p.phase != Parrots:
		r.fail("draws", "cards are owed in phase parrots only")
	case w.Visit != nil && p.phase != Visits && p.phase != Parrots:
		r.fail("visit", "it belongs to phases visits and parrots")
	}
	if r.err != nil {
		return
	}
	p.step = stepOf[p.phase]
	switch p.phase {
	case Outfitting, Navigation:
		r.chosen(w)
	case AfterTreasure, BeforeNavigation, AfterNavigation:
		p.window = window{seat: p.at, passes: r.within("passes", w.Passes, p.Players()-1)}
		r.asked(p.at)
	case Reply:
		r.reply(w)
	case Boarding, Exchange, Aiming:
		r.fight(w.Fight)
	case Visits:
		r.visit(w.Visit)
	case Parrots:
		r.parrots(w)
	case Over:
		r.over(w)
	}
	for seat := range p.Players() {
		if needs := p.step > toNavigation && !p.final; needs && p.ships[seat].Island == NoIsland {
			r.fail(fmt.Sprintf("seats[%d].island", seat), "after navigation every ship is at an island (N2)")
		}
		switch {
		case p.final || !p.ships[seat].Crippled():
		case p.step <= toAfterNavigation:
			r.fail(fmt.Sprintf("seats[%d].places", seat), "a crippled ship was repaired in the round before (I4)")
		case p.ships[seat].Island != Cove:
			r.fail(fmt.Sprintf("seats[%d].places", seat), "a crippled ship is in the cove (B5)")
		}
	}
}

// stepOf is the part of the round that a phase is in; of Parrots it has to be found out.
var stepOf = [phaseCount]step{
	Outfitting: toTreasure, AfterTreasure: toAfterTreasure, BeforeNavigation: toBeforeNavigation, Navigation: toNavigation,
	AfterNavigation: toAfterNavigation, Reply: toAfterNavigation, Boarding: toFights, Exchange: toFights, Aiming: toFights,
	Visits: toVisits, Over: toOver,
}

// asksOne are the phases in which nothing else says who is asked.
var asksOne = [phaseCount]bool{
	AfterTreasure: true, BeforeNavigation: true, Navigation: true, AfterNavigation: true, Reply: true, Parrots: true,
}

// asked checks that a seat has cards, since one without passes by itself (J1).
func (r *reader) asked(seat uint8) {
	if seat == nobody || r.p.held[seat] == 0 {
		r.fail("at", "a seat without cards is not asked for one (J1)")
	}
}

func (r *reader) chosen(w *written) {
	p := r.p
	for _, a := range w.Chosen {
		seat := r.seat("chosen", int(a.Seat))
		switch {
		case p.chosen[seat]:
			r.fail("chosen", "seat %d has chosen twice", seat)
		case a.Kind == Outfit && p.phase == Outfitting && (&p.state).Refuse(a) == nil:
			p.outfits[seat] = a.Steps
		case a.Kind == Sail && p.phase == Navigation && a.Island >= Tavern && a.Island <= TreasureIsland:
			p.wheels[seat] = a.Island
		default:
			r.fail("chosen", "%q is no choice of this phase", a)
		}
		p.chosen[seat] = true
	}
	switch {
	case r.err != nil:
	case p.allChosen():
		r.fail("chosen", "all have chosen, and nothing is shown (N2, U4)")
	case !p.together():
		for i, seat := 0, p.lookout; i < p.Players(); i, seat = i+1, p.next(seat) {
			if !p.chosen[seat] {
				if p.at != seat || len(w.Chosen) != i {
					r.fail("at", "with Lookout they choose clockwise, and it is seat %d's choice (N3)", seat)
				}
				return
			}
		}
	}
}

func (r *reader) reply(w *written) {
	p := r.p
	switch {
	case w.Reply < 1 || w.Reply > len(w.Navies):
		r.fail("reply", "there is no Navy %d (E6)", w.Reply)
	case w.Next == nil:
		r.fail("next", "it says who is asked for event cards after the reply")
	default:
		p.window = window{
			seat: r.seat("next", *w.Next), passes: r.within("passes", w.Passes, p.Players()-1),
			fleet: uint8(w.Reply), asked: p.at,
		}
		r.asked(p.at)
		if p.navies[p.window.fleet-1].Sender == p.at {
			r.fail("at", "nobody replies to their own Navy (J17)")
		}
	}
}

func (r *reader) over(w *written) {
	for _, seat := range w.Winners {
		by := r.seat("winners", seat)
		if r.p.winners>>by&1 != 0 {
			r.fail("winners", "seat %d wins twice", by)
		}
		r.p.winners |= 1 << by
	}
	r.p.at = nobody
}

// interrupted reads what is owed after the choice between two parrots.
func (r *reader) interrupted(w *written) {
	if len(w.Draws) > len(r.p.draws) {
		r.fail("draws", "more than two seats draw cards")
		return
	}
	for i, d := range w.Draws {
		r.p.draws[i] = draw{r.seat("draws", d.Seat), r.within("draws", d.Cards, 2)}
		if d.Cards == 0 {
			r.fail("draws", "none are owed")
		}
	}
}

func (r *reader) parrots(w *written) {
	p := r.p
	if p.at == nobody || p.ships[p.at].Parrot == NoCard || p.offered.Face().Type != ParrotCard {
		r.fail("offered", "a parrot is offered to who has one (T2)")
		return
	}
	switch {
	case w.Plundered.Outer() && w.Visit == nil:
		p.step, p.fight.island = toPlunder, w.Plundered
	case w.Visit != nil && w.Plundered == NoIsland:
		p.step = toVisits
		at := p.at
		r.visit(w.Visit)
		if r.err == nil && p.at != at {
			r.fail("at", "the visit at hand is not seat %d's", at)
		}
		for _, d := range p.draws {
			if d.cards > 0 && d.seat != at {
				r.fail("draws", "on a visit it is the visitor who draws, and not seat %d (I1, I4)", d.seat)
			}
		}
	default:
		r.fail("plundered", "a parrot is drawn after plundering an outer island, or on a visit")
	}
}

func (r *reader) visit(w *writtenVisit) {
	p := r.p
	if w == nil {
		w = &writtenVisit{}
	}
	v := &p.visit
	v.begun, v.raised, v.served = true, w.Raised, w.Served
	v.bought, v.buried = r.within("visit", w.Bought, mostBought), r.buried(w)
	if w.Order == nil {
		w.Order = r.speedOrder(func(int) bool { return true }, true)
	}
	if len(w.Order) != p.Players() {
		r.fail("visit", "%d of %d seats are in the order", len(w.Order), p.Players())
		return
	}
	for i, seat := range w.Order {
		v.order[i] = r.seat("visit", seat)
		if slices.Contains(v.order[:i], v.order[i]) {
			r.fail("visit", "seat %d is in the order twice", seat)
		}
	}
	v.n = uint8(len(w.Order))
	switch at := slices.Index(v.order[:v.n], p.at); {
	case w.Next != nil:
		v.at = r.within("visit", *w.Next, p.Players()-1)
	case p.at == nobody:
	default:
		v.at = uint8(max(at, 0))
	}
	if p.at == nobody {
		p.at = v.order[v.at]
	}
	if p.at != v.order[v.at] {
		r.fail("at", "the visit at hand is not seat %d's", p.at)
	}
	for _, seat := range v.order[:v.at+1] {
		if p.ships[seat].Crippled() {
			r.fail("visit", "seat %d was repaired when its visit began (I4)", seat)
		}
	}
}

// buried reads how much fame the visit at hand has brought: what was buried for it is in the bank (I3).
func (r *reader) buried(w *writtenVisit) uint8 {
	return r.within("visit: buried", w.Buried, int(r.p.hoard)+int(r.p.doubloons)/goldPerFame)
}

// speedOrder are seats in order of their speed, equal ones clockwise; with islands island by island.
func (r *reader) speedOrder(in func(seat int) bool, islands bool) (order []int) {
	p := r.p
	for seat := range p.Players() {
		if in(seat) {
			order = append(order, seat)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if islands && p.ships[a].Island != p.ships[b].Island {
			return int(p.ships[a].Island) - int(p.ships[b].Island)
		}
		return p.Speed(Target(b)) - p.Speed(Target(a))
	})
	return order
}
