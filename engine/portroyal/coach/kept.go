package coach

import (
	"cmp"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// addKept adds what speaks for leaving things alone. A player who takes nothing, or leaves an expedition for later, has
// the same afterwards as before, so the only reason to give is what the next best choice would cost. The hints are
// sorted, the best first.
func addKept(view *portroyal.View, hints []Hint, lines map[portroyal.Action]*bot.Line) {
	for i := range hints {
		hint := &hints[i]
		line := lines[hint.Action]
		var found []Reason
		for _, other := range hints[i+1:] {
			// Choices that are worse still are not compared with.
			if found = spared(view, hint.Action, line, other.Action, lines[other.Action]); len(found) > 0 {
				break
			}
		}
		hint.Reasons = append(hint.Reasons, found...)
		slices.SortStableFunc(hint.Reasons, func(a, b Reason) int { return cmp.Compare(a.Topic, b.Topic) })
	}
}

// spared says what an action spares that another one would cost, both with the lines that they lead to.
func spared(
	view *portroyal.View, action portroyal.Action, line *bot.Line, other portroyal.Action, missed *bot.Line,
) []Reason {
	switch {
	case action.Kind == portroyal.Claim || line.Then.Kind == portroyal.Claim:
	case other.Kind == portroyal.Claim:
		return canWait(view, line, other.Card)
	case action.Kind == portroyal.Pass && view.Phase() == portroyal.Trade:
		return kept(view, line, other, missed)
	}
	return nil
}

// canWait says who else is nearest to an expedition, if nobody can claim it with one person more.
func canWait(view *portroyal.View, line *bot.Line, expedition portroyal.Card) []Reason {
	const near = 1
	nearest := Reason{Topic: CanWait, Card: expedition}
	for other := range view.Players() {
		short := line.Own.Lacks(other, expedition)
		switch {
		case other == view.Decides():
		case short <= near:
			return nil
		case nearest.N == 0 || short < nearest.N:
			nearest.N, nearest.Seat = short, other
		}
	}
	if nearest.N == 0 { // there is nobody else
		return nil
	}
	return []Reason{nearest}
}

// kept says what passing saves against another action, both with the lines that they lead to.
func kept(view *portroyal.View, line *bot.Line, other portroyal.Action, missed *bot.Line) (all []Reason) {
	seat, own, taken := view.Decides(), &line.Own, &missed.Own
	if then := ends(view, taken, seat); len(then) > 0 && then[0].Topic != Wins && len(ends(view, own, seat)) == 0 {
		all = append(all, Reason{Topic: GoesOn})
	}
	together := view.Options().Together()
	if turnToCome(view, seat) {
		if !together {
			all = append(all, dear(view, other, taken)...)
		}
		if n := payable(view, own.Coins(seat)) - payable(view, taken.Coins(seat)); n > 0 {
			all = append(all, Reason{Topic: Affords, N: n})
		}
	}
	if together { // the coins of one are the coins of all
		return all
	}
	var spares []Reason
	for rival := range view.Players() {
		if n := gained(own, taken, rival); rival != seat && n > 0 {
			spares = append(spares, Reason{Topic: Spares, N: n, Seat: rival})
		}
	}
	nothing := gained(own, taken, seat) == 0 && view.Points(seat) == taken.Points(seat)
	if nothing && len(spares) == 1 && other.Card.Face().Type == portroyal.Ship {
		spares = []Reason{{Topic: OnlyFor, Card: other.Card, Seat: spares[0].Seat}}
	}
	return append(all, spares...)
}

// turnToCome reports whether a seat has another turn before the end, as far as that can be told.
func turnToCome(view *portroyal.View, seat int) bool {
	return !view.Ending() || turnLeft(view, seat)
}

// dear says so if an action hires a person for more coins a point, all told, than most of the persons ask that can
// come.
func dear(view *portroyal.View, action portroyal.Action, after *portroyal.View) []Reason {
	seat, card := view.Decides(), action.Card
	cost, points := -gained(view, after, seat), after.Points(seat)-view.Points(seat)
	if card.Face().Type != portroyal.Person || points != int(card.Face().Points) || points == 0 {
		return nil
	}
	of := func(person portroyal.Card) int { return int(person.Face().Points) }
	all, _ := coming(view, func(c portroyal.Card) bool { return isPerson(c) && of(c) > 0 })
	cheaper, _ := coming(view, func(c portroyal.Card) bool { return isPerson(c) && view.Price(seat, c)*points < cost*of(c) })
	if 2*cheaper <= all {
		return nil
	}
	return []Reason{{Topic: Dear, N: cost, Card: card}}
}

// payable is how many of the persons that can come could be hired for so many coins in one's own turn.
func payable(view *portroyal.View, coins int) (n int) {
	n, _ = hires(view, view.Decides(), coins, 0)
	return n
}
