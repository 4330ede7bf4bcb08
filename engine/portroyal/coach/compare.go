package coach

import (
	"cmp"
	"context"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// Difference is one way in which a choice is better than another. Each can be read off the table, or counted among the
// cards that can come (C6); none is what a computer player thinks of it.
type Difference struct {
	Kind Kind

	// Mine is of the better choice, or with it, and Other of the other one: points, coins or cards, as the kind says.
	Mine, Other int

	// Count of the cards that can come, of which there are Of; with the other choice there are Than.
	Count, Than, Of int

	Chance, OtherChance float64 // of a bust
	Seat                int     // of the player whom it is about
	Card                portroyal.Card
	Contract            portroyal.Contract
}

// Kind is what a difference is about.
type Kind int

// The kinds, the most decisive first.
const (
	Winning   Kind = iota // the better choice wins at once
	Losing                // the other one ends the game, and Seat wins it with Other points to Mine
	Trailing              // with the other one Seat stays ahead with Other points to Mine, and there is no turn left
	Overtaken             // the other one brings the end on, and Count of Of cards bring Seat, who still plays, past it
	Finishing             // the better one ends the game with Mine points and a lead, and Seat is the one still to play, or
	// one's own seat if nobody is
	EndedByThem // before the next turn of one's own Count of Of cards would let Seat end it, and Than with the better one
	HandsOver   // the other one leaves Seat the Card with which they come to Other points, and end the game
	LeavesClaim // the other one leaves Seat whom they still lack for the expedition Card, with which they come to Other points
	AlsoAfter   // the other one is still possible after the better one, but not the other way round
	Overtaking  // with the last turn still to come Count of Of cards bring one past Seat, and Than with the other one
	LastTurn    // one goes into it with Mine coins rather than Other; behind Seat, Count points to Than, if these are there
	ToTarget    // with Count of Of cards one reaches the target at once, which stopping does not
	Pressing    // who stops leaves Seat a turn in which Count of Of cards let them end the game
	ToTheLead   // with Count of Of cards one is ahead at the end, which stopping does not come to
	Fruitless   // stopping brings neither points nor coins, and the next card is a bust with Chance
	MoreToTake  // with Count of Of cards more can be taken than by stopping now
	MorePaid    // with Count of Of cards persons bring up to Mine coins more when the turn stops
	MorePoints  // with Count of Of cards there are more points than by stopping now
	PaysThem    // with Count of Of cards persons bring Seat up to Mine coins more once the turn stops after them
	Staked      // a bust costs the Mine points and Other coins that stopping brings, and Count of Of cards bring more
	EndingTurn  // the other one ends the turn, and the harbour is lost
	Claiming    // the expedition Card can be fulfilled at once
	Nearer      // for the expedition Card Mine persons are missing rather than Other
	LaterToo    // the expedition Card can be fulfilled after the next card as well, whatever that is
	Unrivalled  // nobody else can have the expedition Card soon: Seat, who is nearest, lacks Other persons
	Contracted  // Contract is fulfilled
	Stepping    // for Contract Mine things are missing rather than Other
	Deserving   // Mine points rather than Other
	Denying     // the other one leaves Card to Seat for Other points
	DenyingCash // the same for coins
	Helping     // Card, who is hired, works in every turn to come
	Repelling   // swords repel Count of the Of ships to come rather than Than
	Overpaid    // Card, the other one, costs Other coins, more for a point than most persons to come
	Richer      // Mine coins rather than Other are enough for Count of the Of persons to come rather than Than
	Stopping    // Mine cards can be taken if the turn stops after it rather than Other
	Earning     // the ship Card, which docks with it, can be traded for Mine coins
	Safer       // the next card is a bust with Chance rather than OtherChance

	// What is told where nothing else decides.

	Harmless    // the next card cannot end the turn, and one can still stop after it
	Promising   // the next card is a bust with Chance, and Count of Of cards, more than that, bring more than stopping now
	Colours     // the same, and with Count of Of cards there is one more colour in the harbour
	Modest      // stopping brings no more than Mine points and Other coins, and Count of Of cards do not end the turn
	Unpromising // who goes on has a bust with Chance, and with Count of Of cards more than who stops
	Gambling    // four cards are a bust with Chance, and with no bust one card more can be taken (H13)
	Freeing     // the colour of the ship that is repelled stays free, and Count of Of cards have it
	Postponed   // Contract, the other one, can still be fulfilled later
	Busier      // of the colour of Card, who is hired, there are Count of Of ships to come, and of the other person's Than
	Fitting     // Count expeditions to come ask for the symbol of Card, who is hired, and Than for the other person's
	Lasting     // the other one leaves Other turns fewer, against time
	Wealthier   // Mine coins rather than Other
	Paying      // the other one gives Seat Other coins, or that many more

	// Kinds is how many there are.
	Kinds = iota
)

// Decides reports whether a difference can be the reason why a choice is the best. One that only tells of a chance, or
// of how things could also go, cannot.
func (d *Difference) Decides() bool {
	switch d.Kind {
	case Richer:
		return d.Mine-d.Other > 2 || 4*(d.Count-d.Than) >= d.Of
	case Fruitless:
		return d.Chance == 0
	case Earning:
		return d.Mine > 2
	case ToTheLead:
		return 10*d.Count >= d.Of
	case Pressing, PaysThem:
		return 2*d.Count >= d.Of
	case EndedByThem, Overtaking:
		return 5*(d.Count-d.Than) >= d.Of || 5*(d.Than-d.Count) >= d.Of
	case MoreToTake, MorePaid, MorePoints, ToTarget:
		return 4*d.Count >= d.Of
	}
	return !d.supports()
}

// supports reports whether a difference is worth telling besides one that decides.
func (d *Difference) supports() bool {
	switch d.Kind {
	case Safer, Unrivalled, LaterToo:
		return true
	}
	return false
}

// Compare says in what a choice is better than another one, the most decisive first. There is nothing to say if players
// win or lose together: what one gains is everybody's.
func (c *Coach) Compare(ctx context.Context, view portroyal.View, better, other portroyal.Action) []Difference {
	if view.Options().Together() || better == other {
		return nil
	}
	return c.differences(ctx, c.beside(ctx, &view, better, other))
}

// Why is Compare, or where that has nothing to say, what can be read off the table all the same.
func (c *Coach) Why(ctx context.Context, view portroyal.View, better, other portroyal.Action) []Difference {
	if all := c.Compare(ctx, view, better, other); len(all) > 0 || better == other {
		return all
	}
	return c.plain(ctx, c.beside(ctx, &view, better, other))
}

// beside puts two choices side by side.
func (c *Coach) beside(ctx context.Context, view *portroyal.View, better, other portroyal.Action) match {
	good := c.adviser.Leads(context.WithoutCancel(ctx), *view, better)
	bad := c.adviser.Leads(context.WithoutCancel(ctx), *view, other)
	return match{view: view, seat: view.Decides(), good: side{better, &good}, bad: side{other, &bad}}
}

// differences are those of two choices whose lines are known.
func (c *Coach) differences(ctx context.Context, m match) []Difference {
	m.ending()
	m.lastRound()
	if m.good.own().Phase() != portroyal.Over {
		m.turnUp(c.turned(ctx, &m))
	}
	if m.open() {
		m.others()
		m.gains()
		m.dangers()
	}
	m.all = slices.DeleteFunc(m.all, func(d Difference) bool { return !d.Decides() && !d.supports() })
	return m.sorted()
}

// sorted are the differences, the most decisive first.
func (m *match) sorted() []Difference {
	slices.SortStableFunc(m.all, func(a, b Difference) int { return cmp.Compare(a.Kind, b.Kind) })
	return m.all
}

// side is a choice with what it leads to.
type side struct {
	action portroyal.Action
	line   *bot.Line
}

func (s *side) own() *portroyal.View { return &s.line.Own }

// goesOn reports whether a choice leads on to more cards in the same turn.
func (m *match) goesOn(s *side) bool {
	switch s.action.Kind {
	case portroyal.RevealNext, portroyal.Gamble:
		return true
	}
	return s.own().Phase() == portroyal.Discover && s.own().Active() == m.view.Active()
}

// match is two choices of a seat side by side.
type match struct {
	view      *portroyal.View
	seat      int
	good, bad side
	all       []Difference
}

func (m *match) add(d Difference) { m.all = append(m.all, d) }

// open reports whether neither choice ends the game at once.
func (m *match) open() bool {
	return m.good.own().Phase() != portroyal.Over && m.bad.own().Phase() != portroyal.Over
}

// ahead compares two seats as at the end (F2): above 0 if the first is ahead.
func ahead(v *portroyal.View, one, other int) int {
	standings := v.Standings()
	place := func(seat int) int {
		return standings[slices.IndexFunc(standings, func(s portroyal.Standing) bool { return s.Seat == seat })].Place
	}
	return place(other) - place(one)
}

// rival is the best placed of the other seats.
func rival(v *portroyal.View, seat int) int {
	for _, standing := range v.Standings() {
		if standing.Seat != seat {
			return standing.Seat
		}
	}
	return seat
}

// turnLeft reports whether a seat still has a turn in the round that goes on.
func turnLeft(view *portroyal.View, seat int) bool {
	place := func(seat int) int { return (seat - view.Start() + view.Players()) % view.Players() }
	return place(seat) > place(view.Active())
}

// ending compares choices that end the game at once.
func (m *match) ending() {
	good, bad := m.good.own(), m.bad.own()
	over := func(v *portroyal.View) bool { return v.Phase() == portroyal.Over }
	wins := func(v *portroyal.View) bool { return over(v) && slices.Contains(v.Winners(), m.seat) }
	first := rival(bad, m.seat)
	switch {
	case wins(good) && !wins(bad):
		m.add(Difference{Kind: Winning})
	case over(bad) && !wins(bad) && !over(good):
		m.add(Difference{Kind: Losing, Seat: first, Mine: bad.Points(m.seat), Other: bad.Points(first)})
	}
}

// trails reports whether a choice leaves a seat behind with no turn to come, and behind whom. Coins can still change
// hands as long as others have their chance, so that points decide.
func (m *match) trails(s *side) (behind int, is bool) {
	v := s.own()
	behind = rival(v, m.seat)
	if !v.Ending() || v.Phase() == portroyal.Over || turnLeft(m.view, m.seat) || m.goesOn(s) {
		return behind, false
	}
	return behind, ahead(v, m.seat, behind) < 0 && v.Points(behind) > most(m.view, m.seat, s.action)
}

// lastRound compares choices in the round that ends the game, or that begin it.
func (m *match) lastRound() {
	good, bad := m.good.own(), m.bad.own()
	if bad.Phase() != portroyal.Over {
		_, behind := m.trails(&m.good)
		if seat, is := m.trails(&m.bad); is && !behind {
			m.add(Difference{Kind: Trailing, Seat: seat, Mine: bad.Points(m.seat), Other: bad.Points(seat)})
		}
	}
	switch begins := func(v *portroyal.View) bool { return v.Ending() && !m.view.Ending() }; {
	case begins(bad) && !begins(good) && bad.Phase() != portroyal.Over:
		if d, there := m.overtaken(bad); there {
			m.add(d)
		}
	case begins(good) && !begins(bad) && good.Points(m.seat) >= int(m.view.Options().Target):
		m.finishes(good)
		m.endedByThem()
	case m.open():
		m.endedByThem()
	}
	if m.view.Ending() && turnLeft(m.view, m.seat) && m.open() {
		m.lastTurn()
	}
}

// overtaken says whom the cards to come can bring past a seat that has brought the end on.
func (m *match) overtaken(v *portroyal.View) (worst Difference, there bool) {
	for other := range v.Players() {
		if other == m.seat || !turnLeft(m.view, other) {
			continue
		}
		need := max(v.Points(m.seat)-v.Points(other)+1, 0)
		if n, all := hires(v, other, v.Coins(other), need); n > worst.Count {
			worst, there = Difference{Kind: Overtaken, Seat: other, Count: n, Of: all}, true
		}
	}
	return worst, there
}

// hires counts the persons among the cards that can come whom a seat could hire in its own turn, with so many coins, for
// so many points at least, among all cards that can.
func hires(v *portroyal.View, seat, coins, points int) (n, all int) {
	return coming(v, func(card portroyal.Card) bool {
		return isPerson(card) && int(card.Face().Points) >= points && v.Price(seat, card) <= coins
	})
}

// coming counts the cards that can come next and are like this, among all cards that can (C6).
func coming(v *portroyal.View, like func(portroyal.Card) bool) (n, all int) {
	for card, copies := range v.NextCards() {
		all += int(copies)
		if copies > 0 && like(portroyal.Card(card)) {
			n += int(copies)
		}
	}
	return n, all
}

func isPerson(card portroyal.Card) bool { return card.Face().Type == portroyal.Person }
func isShip(card portroyal.Card) bool   { return card.Face().Type == portroyal.Ship }

// finishes says that a choice ends the game with a lead.
func (m *match) finishes(v *portroyal.View) {
	if v.Phase() == portroyal.Over || ahead(v, m.seat, rival(v, m.seat)) <= 0 {
		return
	}
	if last, more := m.toCome(); more < 2 {
		m.add(Difference{Kind: Finishing, Mine: v.Points(m.seat), Seat: last, Other: v.Points(last)})
	}
}

// toCome counts the other seats that still have a turn, and gives the last of them, or one's own.
func (m *match) toCome() (last, n int) {
	last = m.seat
	for other := range m.view.Players() {
		if other != m.seat && turnLeft(m.view, other) {
			last = other
			n++
		}
	}
	return last, n
}

// endedByThem says who could end the game in their next turn, with one person more, that the better choice makes harder
// for them, or is faster than.
func (m *match) endedByThem() {
	good, bad := m.good.own(), m.bad.own()
	if bad.Ending() || m.goesOn(&m.bad) {
		return
	}
	worst := Difference{Kind: EndedByThem}
	for other := range bad.Players() {
		if other == m.seat {
			continue
		}
		n, all := canEnd(bad, other)
		than := 0
		if !good.Ending() {
			than, _ = canEnd(good, other)
		}
		if n-than > worst.Count-worst.Than {
			worst.Seat, worst.Count, worst.Than, worst.Of = other, n, than, all
		}
	}
	const few = 10 // a coin more or less does not decide
	if few*(worst.Count-worst.Than) >= worst.Of && worst.Count > 0 {
		m.add(worst)
	}
}

// canEnd counts the cards that can come with which a seat would reach the target in a turn of its own.
func canEnd(v *portroyal.View, seat int) (n, all int) {
	need := int(v.Options().Target) - v.Points(seat)
	if v.Options().RequireExpedition {
		return 0, 1 // a person alone does not do it
	}
	return hires(v, seat, v.Coins(seat), max(need, 0))
}

// endsNext is the other seat that most cards let end the game in a turn of its own, with how many of all do.
func (m *match) endsNext(v *portroyal.View) (seat, n, of int) {
	for other := range v.Players() {
		if cards, all := canEnd(v, other); other != m.seat && cards > n {
			seat, n, of = other, cards, all
		}
	}
	return seat, n, of
}

// lastTurn says what a turn that is still to come can bring, with the coins that are left for it.
func (m *match) lastTurn() {
	good, bad := m.good.own(), m.bad.own()
	mine, other := good.Coins(m.seat), bad.Coins(m.seat)
	first := rival(good, m.seat)
	past := func(v *portroyal.View) (n, all int) {
		return hires(v, m.seat, v.Coins(m.seat), max(v.Points(first)-v.Points(m.seat)+1, 0))
	}
	n, all := past(good)
	than, _ := past(bad)
	if n > than && ahead(good, m.seat, first) < 0 && ahead(bad, m.seat, first) < 0 {
		m.add(Difference{Kind: Overtaking, Seat: first, Count: n, Than: than, Of: all})
	}
	if mine <= other+1 {
		return
	}
	d := Difference{Kind: LastTurn, Mine: mine, Other: other, Seat: rival(bad, m.seat)}
	if points, theirs := bad.Points(m.seat), bad.Points(d.Seat); points < theirs &&
		points == most(m.view, m.seat, m.bad.action) {
		d.Count, d.Than = points, theirs
	}
	m.add(d)
}
