package coach

import (
	"cmp"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// Topic is what a reason is about.
type Topic int

// The topics, the weightiest first. The gains of an action are counted up to the end of the deciding player's chance,
// if they go on as well as they can: Then says with what.
const (
	Wins        Topic = iota // the game is won
	Loses                    // the game ends and is not won
	EndsGame                 // the target is reached, with N points (F1)
	Behind                   // Seat is N points ahead then, and there is no turn left to catch up
	ToCome                   // N players still have a turn then, Seat the last of them
	CanEnd                   // with N of Of cards Seat could end the game in their next turn
	EndsTurn                 // the turn ends and the harbour is lost (D5)
	GoesOn                   // the game goes on, which the next best choice would bring to its end
	Then                     // Action follows, and after it that of the next such reason
	Fulfils                  // Contract is fulfilled by it
	Points                   // N points more, or fewer
	Danger                   // the next card ends the turn with Chance, or those of a gambler do
	Improves                 // N of Of cards bring more than stopping does
	InReach                  // for the expedition Card N persons are still missing, fewer than now
	LeavesReach              // Seat can take next what it lacks for the expedition Card
	CanWait                  // of all others Seat is nearest to the expedition Card, and N persons short
	Steps                    // for Contract N things are still missing, fewer than now
	Coins                    // N coins more, or fewer
	Swords                   // N swords more
	Takes                    // N cards can be taken, or none
	Hastens                  // N turns fewer are left, and a point more is to be won (P3, P4)
	Gives                    // Seat gets N coins by it
	Dear                     // Card, the next best choice, costs N coins, more for a point than most persons to come
	Affords                  // coins are kept for N persons to come that the next best choice leaves too few for
	OnlyFor                  // the ship Card, the next best choice, brings coins to Seat alone
	Spares                   // Seat gets N coins fewer than by the next best choice
	LeavesNext               // Seat can take Card next and get N points
	LeavesCash               // Seat can take Card next and get N coins

	// What is told of a choice of which there is nothing else to say.

	Keeps      // nothing is taken, and N coins are left
	Declines   // Contract is not fulfilled now
	Docks      // the ship Card, which docks, can be traded for N coins
	Unhurried  // there are as many turns left as before
	Coloured   // N of Of cards bring one more colour into the harbour
	StopBrings // stopping brings no more than N points and Of coins, which speaks for going on
	Frees      // N of Of cards are ships of the colour that is repelled
	Saves      // the harbour is not lost, as it would be with the ship
	Gambles    // one card more can be taken if the cards are no bust (H13)
	Same       // it brings what Action, which stands before it, does

	// Topics is how many there are.
	Topics = iota
)

// Reason is a part of why an action is worth what it is.
type Reason struct {
	Topic    Topic
	N, Of    int
	Chance   float64
	Action   portroyal.Action
	Card     portroyal.Card // for LeavesNext and LeavesCash NoCard if it takes more than one card
	Contract portroyal.Contract
	Seat     int
}

// reasons compares what an action leads to with what there is, the weightiest first.
func reasons(view *portroyal.View, action portroyal.Action, line *bot.Line) (all []Reason) {
	seat, own := view.Decides(), &line.Own
	before, after := view.Tableau(seat), own.Tableau(seat)
	count := func(topic Topic, n int) {
		if n != 0 {
			all = append(all, Reason{Topic: topic, N: n})
		}
	}
	all = append(all, ends(view, own, seat)...)
	if action.Kind == portroyal.Dock && view.DockingBusts() {
		all = append(all, Reason{Topic: EndsTurn})
	}
	passes := line.Then.Kind == portroyal.Pass && action.Kind != portroyal.Stop // as it would without a word
	if line.Then.Kind != portroyal.NoAction && !passes {
		for _, step := range steps(view, action, line) {
			all = append(all, Reason{Topic: Then, Action: step})
		}
	}
	all = append(all, contracts(view, own, action, seat)...)
	count(Points, int(after.Points)-int(before.Points))
	if chance, there := danger(view, own, action); there {
		all = append(all, Reason{Topic: Danger, Chance: chance})
	}
	for at := 0; own.ExpeditionAt(at) != portroyal.NoCard; at++ {
		card := own.ExpeditionAt(at)
		if now, then := view.Lacks(seat, card), own.Lacks(seat, card); then < now && then <= 1 {
			all = append(all, Reason{Topic: InReach, N: then, Card: card})
		}
	}
	count(Coins, int(after.Coins)-int(before.Coins))
	count(Swords, int(after.Swords)-int(before.Swords))
	if action.Kind == portroyal.Stop {
		switch effect := view.Effect(action); {
		case effect.Payable == 0:
			all = append(all, Reason{Topic: Takes})
		case effect.Takes > 1 && effect.Payable > 1:
			count(Takes, effect.Takes)
		}
	}
	if action.Kind == portroyal.MoveToVictory {
		count(Hastens, view.TurnsLeft()-own.TurnsLeft())
	}
	for other := range view.Players() {
		if n := gained(view, own, other); other != seat && n > 0 {
			all = append(all, Reason{Topic: Gives, N: n, Seat: other})
		}
	}
	all = append(all, left(line, seat)...)
	all = append(all, prospects(view, action, line)...)
	slices.SortStableFunc(all, func(a, b Reason) int { return cmp.Compare(a.Topic, b.Topic) })
	return all
}

// speaks reports whether a reason speaks for an action or against it. Its risk is weighed against what it can bring, and what
// follows on it says nothing of either.
func (r *Reason) speaks(of portroyal.Action) bool {
	switch r.Topic {
	case Then:
		return false
	case Danger:
		return of.Kind == portroyal.RevealNext && r.Chance == 0
	}
	return true
}

// bare is what is told of an action where no other reason speaks for it or against it, if anything. The best one has nothing
// said against it.
func bare(view *portroyal.View, action portroyal.Action, line *bot.Line, onward turned, best bool) []Reason {
	seat := view.Decides()
	switch action.Kind {
	case portroyal.RevealNext:
		return onward.bare(best)
	case portroyal.Gamble:
		return []Reason{{Topic: Gambles}}
	case portroyal.Pass:
		if view.Phase() == portroyal.Moment {
			return []Reason{{Topic: Declines, Contract: view.Offered()}}
		}
		return []Reason{{Topic: Keeps, N: view.Coins(seat)}}
	case portroyal.Stop:
		if line.Then.Kind == portroyal.Pass {
			return []Reason{{Topic: Keeps, N: view.Coins(seat)}}
		}
		return []Reason{{Topic: Coins}}
	case portroyal.Take, portroyal.TakeForgoing: // what it brings goes into the fee
		return []Reason{{Topic: Coins}}
	case portroyal.RepelShip:
		if view.DockingBusts() {
			return []Reason{{Topic: Saves}}
		}
		n, of := ofColour(view)
		return []Reason{{Topic: Frees, N: n, Of: of}}
	case portroyal.Dock:
		return []Reason{{Topic: Docks, Card: view.Pending(), N: view.Income(seat, view.Pending())}}
	case portroyal.KeepTime:
		return []Reason{{Topic: Unhurried}}
	}
	return nil
}

// ofColour is how many of the cards that can come are ships of the same colour as the one that may be repelled, and of how
// many cards.
func ofColour(view *portroyal.View) (n, of int) {
	colour := view.Pending().Face().Colour
	return coming(view, func(card portroyal.Card) bool { return isShip(card) && card.Face().Colour == colour })
}

// gained is how many coins more a seat has after something than before.
func gained(before, after *portroyal.View, seat int) int {
	return after.Coins(seat) - before.Coins(seat)
}

// ends says how an action ends the game, or brings its end on.
func ends(view, own *portroyal.View, seat int) []Reason {
	switch over := own.Phase() == portroyal.Over; {
	case own.Won(), over && slices.Contains(own.Winners(), seat):
		return []Reason{{Topic: Wins}}
	case over:
		return []Reason{{Topic: Loses}}
	case own.Ending() && !view.Ending() && own.HasTarget(seat):
		return []Reason{{Topic: EndsGame, N: own.Points(seat)}}
	}
	return nil
}

// danger is the chance that the next card ends the turn, or a gambler's four cards do; there is false if none comes
// in this turn after the action.
func danger(view, own *portroyal.View, action portroyal.Action) (chance float64, there bool) {
	switch action.Kind {
	case portroyal.RevealNext:
		return view.BustChance(), true
	case portroyal.Gamble:
		return view.GambleBust(), true
	case portroyal.RepelShip, portroyal.Dock:
		goesOn := own.Phase() == portroyal.Discover && own.Active() == view.Active() && own.Revealed() > 0
		return own.BustChance(), goesOn
	}
	return 0, false
}

// contracts says which contracts an action fulfils, besides one that it names, and which it brings nearer.
func contracts(view, own *portroyal.View, action portroyal.Action, seat int) (all []Reason) {
	done := view.Contracts()
	for i, laid := range own.Contracts() {
		contract := laid.Contract
		fulfilled := slices.Contains(laid.Cubes, seat)
		switch n := own.Short(seat, contract); {
		case fulfilled && !slices.Contains(done[i].Cubes, seat) && contract != action.Contract():
			all = append(all, Reason{Topic: Fulfils, Contract: contract})
		case !fulfilled && n < view.Short(seat, contract) && view.Open(seat, contract) && own.Open(seat, contract):
			all = append(all, Reason{Topic: Steps, N: n, Contract: contract})
		}
	}
	return all
}

// left says what the player who takes next would get.
func left(line *bot.Line, seat int) (all []Reason) {
	other := line.Own.Decides()
	if line.Reply.Kind == portroyal.NoAction || other == seat {
		return nil
	}
	if card := reached(line, other); card != portroyal.NoCard {
		all = append(all, Reason{Topic: LeavesReach, Seat: other, Card: card})
	}
	effect := line.Own.Effect(line.Reply)
	reason := func(topic Topic, n, alone int) Reason {
		card := line.Reply.Card
		if n != alone || card.Face().Type == portroyal.Expedition {
			card = portroyal.NoCard
		}
		return Reason{Topic: topic, N: n, Seat: other, Card: card}
	}
	before, after := line.Own.Tableau(other), line.Next.Tableau(other)
	if n := int(after.Points) - int(before.Points); n > 0 {
		return append(all, reason(LeavesNext, n, effect.Points))
	}
	if n := int(after.Coins) - int(before.Coins); n > 0 {
		return append(all, reason(LeavesCash, n, effect.Coins[other]))
	}
	return all
}

// reached is the expedition with the most points for which the player who takes next would then have all the persons,
// or NoCard.
func reached(line *bot.Line, seat int) (best portroyal.Card) {
	for _, card := range line.Next.Expeditions() {
		now := line.Next.Lacks(seat, card) == 0 && line.Own.Lacks(seat, card) > 0
		if now && (best == portroyal.NoCard || card.Face().Points > best.Face().Points) {
			best = card
		}
	}
	return best
}
