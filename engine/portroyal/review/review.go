// Package review judges a whole game: what the cards gave every seat, what each decision cost, and how the two add up
// to the result. The method is that of backgammon programs: D. Zare, "Hedging toward skill", 2000.
package review

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/reviews"
)

// Shares are chances of winning by seat, from 0 to 1, or differences between them.
type Shares = bot.Outlook

// Review is a game with what every decision and every card in it meant. For each seat
//
//	Result - Start = sum of Luck of Cards + sum of Effect of Decisions + sum of Rest,
//
// since each term is the step from one value to the next.
type Review struct {
	Players   int
	Together  bool // against time: the shares are the chance of making it, the same for every seat
	Start     Shares
	Result    Shares
	Decisions []Decision
	Cards     []Card
	Rest      []Drift
	Twice     [portroyal.MaxPlayers]bool // seats whose costly decisions have been looked at a second time

	// Tested are the seats whose finds have been looked at a second time as well. A review that was saved before that was
	// done has none.
	Tested [portroyal.MaxPlayers]bool

	// Known are beginnings of turns that have been played out, for seats that are hard to judge: with them they may not be.
	Known []Known `json:",omitempty"`
}

// Decision is a decision and what it was worth.
type Decision struct {
	Step   int // how many actions were played before it
	Turn   int // counted from 1
	Seat   int
	Phase  portroyal.Phase
	Played portroyal.Action
	Best   portroyal.Action // the same as Played if nothing is worth more
	Legal  int              // how many actions were legal

	Before Shares  // the outlook with the best action
	Effect Shares  // what was played changed it by so much; at most 0 for the seat itself
	Second float64 // how much less the second best action is worth to the seat
	Bust   float64 // the chance of a bust with the next card, in Discover

	// Playouts is how many games were played on from each of the two actions, since the decision seemed to have cost
	// something worth telling; 0 if it did not. Effect is what they found.
	Playouts int `json:",omitempty"`

	// Tests is how many games were played on from the action and from Next, the best of the others, since the decision
	// seemed to be a good find; 0 if it did not, or was none of the best ones. Second is what they found, at least 0.
	Tests int              `json:",omitempty"`
	Next  portroyal.Action `json:",omitzero"`
}

// Cost is what the decision cost its seat.
func (d *Decision) Cost() float64 { return 0 - d.Effect[d.Seat] } // never -0

// settle makes the effect what holds of it, after so many playouts. If nothing does, the action was as good as any.
func (d *Decision) settle(holds float64, playouts int) {
	d.Playouts = playouts
	for seat := range d.Effect {
		d.Effect[seat] *= holds
	}
	if holds == 0 {
		d.Best, d.Effect = d.Played, Shares{}
	}
}

// Card is a card that came to light and its luck.
type Card struct {
	Step int // how many actions were played before the one that turned it up
	Turn int
	Card portroyal.Card
	Seat int // whose turn it was
	Luck Shares
	Bust bool
}

// Drift is where the evaluation changed its mind between two values that should be the same.
type Drift struct {
	Step int
	At   DriftKind
	By   Shares
}

// DriftKind says between what a drift is.
type DriftKind int

// The kinds of drift.
const (
	BeforeDecision DriftKind = iota // from the last decision of the same turn to this one
	AfterCard                       // from a card to the next decision
	BeforeTurn                      // from the end of a turn to the first decision of the next
	BeforeCard                      // from a decision to the mean over the cards that it turns up
	AtEnd                           // from the last decision to the result
	SecondLook                      // from what playouts found that a decision cost to what the search had found
)

// Sum is what a game came to for a seat: Start + Luck + Effect + Rest = Result, but for rounding. Each of the three in
// the middle is added up from its own terms, and may come to more than a chance can change by. Players are told [Told].
type Sum struct {
	Start  float64 // the chance of winning before the first decision
	Luck   float64 // of the cards
	Effect float64 // of all decisions: its own, which cost at least 0, and those of the others
	Own    float64 // the part of Effect that is its own
	Rest   float64 // the evaluation changing its mind
	Result float64 // the share of the win (F2); against time 1 if it was made (P4)
}

// Sum adds up the game for a seat.
func (r *Review) Sum(seat int) Sum {
	sum := Sum{Start: r.Start[seat], Result: r.Result[seat]}
	for i := range r.Cards {
		sum.Luck += r.Cards[i].Luck[seat]
	}
	for i := range r.Decisions {
		d := &r.Decisions[i]
		sum.Effect += d.Effect[seat]
		if d.Seat == seat {
			sum.Own += d.Effect[seat]
		}
	}
	for i := range r.Rest {
		sum.Rest += r.Rest[i].By[seat]
	}
	return sum
}

// Class is the class of a decision.
func (r *Review) Class(d *Decision) reviews.Class { return reviews.ClassOf(d.Cost() / r.scale()) }

// From is the least cost of a decision of a class in this game, in chances of winning.
func (r *Review) From(class reviews.Class) float64 { return class.From() * r.scale() }

// scale is that of the game.
func (r *Review) scale() float64 { return Scale(r.Players, r.Together) }

// Scale is [reviews.Scale]. Together all win or none, so that it is as among two (P4).
func Scale(players int, together bool) float64 {
	if together {
		return 1
	}
	return reviews.Scale(players)
}

// Charged is how many decisions of a seat say something about how well it plays, and what those cost together.
func (r *Review) Charged(seat int) (counted int, cost float64) {
	for i := range r.Decisions {
		if d := &r.Decisions[i]; d.Seat == seat && r.Counted(d) {
			counted++
			cost += d.Cost()
		}
	}
	return counted, cost
}

// Counted reports whether a decision says something about how well its player plays: there was a choice, and the
// second best action was not worse by ten points among two.
func (r *Review) Counted(d *Decision) bool {
	return d.Legal > 1 && d.Second <= reviews.Obvious*r.scale()
}

// Found reports whether the best action was played where all others were much worse, though not so much that everybody
// sees it. To go on where nothing can end the turn is no find.
func (r *Review) Found(d *Decision) bool {
	safe := d.Played.Kind == portroyal.RevealNext && d.Bust == 0
	return r.Counted(d) && d.Playouts == 0 && d.Played == d.Best && d.Second >= reviews.Rare*r.scale() && !safe
}
