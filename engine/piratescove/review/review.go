// Package review looks back on a game of Pirate's Cove that is over: how likely everybody was to win at the beginning of
// each round, and what each decision of a seat cost it. It judges by what the seat could know (A7), as the coach does.
package review

import (
	"cmp"
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/reviews"
)

// Shares are chances of winning by seat, from 0 to 1.
type Shares = [cove.MaxPlayers]float64

// Review is what has been found out about a game, and about the decisions of one seat in it.
type Review struct {
	Players   int
	Seat      int
	Rounds    []Round // in order
	Result    Shares  // the shares of the win
	Decisions []Decision
	Shifts    []Shift `json:",omitempty"` // what has changed the chance in each round; nil as long as nobody knows

	// All is how many decisions there are to look at, Doubted how many of them to look at again, which is known once all have
	// been looked at, and Again how many have been.
	All, Doubted, Again int
	Final               bool // nothing more follows
}

// Round is the beginning of a round, before anybody has chosen anything in it.
type Round struct {
	Round   int // from 1
	Step    int // how many actions were played before it
	Chances Shares
}

// Kind is what a decision is about.
type Kind int

// The kinds of decisions.
const (
	Outfitting Kind = iota // U4
	Steering               // where to sail (N)
	Fighting               // a fight, with its cards (K)
	Ashore                 // what to do at an island, and which parrot stays (R5, T2)
	Cards                  // at the times for event cards (E8), and the Letter of Marque (E6)

	// Kinds is how many there are.
	Kinds = iota
)

// String is the kind's name.
func (k Kind) String() string { return kindNames[k] }

var kindNames = [Kinds]string{"outfitting", "steering", "fighting", "ashore", "cards"}

// KindOf is the kind of a decision in a phase.
func KindOf(phase cove.Phase) Kind { return kinds[phase] }

var kinds = map[cove.Phase]Kind{
	cove.Outfitting: Outfitting, cove.Navigation: Steering, cove.Boarding: Fighting, cove.Exchange: Fighting,
	cove.Aiming: Fighting, cove.Visits: Ashore, cove.Parrots: Ashore, cove.AfterTreasure: Cards,
	cove.BeforeNavigation: Cards, cove.AfterNavigation: Cards, cove.Reply: Cards,
}

// Decision is a decision where the seat had a choice, and what came of looking at it.
type Decision struct {
	Step  int // how many actions were played before it
	Round int // 0 for that before the first one (U4)
	Kind  Kind

	// Mixed is true where all seats choose their islands at the same time (N1). What it costs is against the mixtures that
	// the others are expected to choose by then.
	Mixed bool

	Played coach.Choice
	Best   coach.Choice // the same if nothing is worth more
	Next   coach.Choice `json:",omitzero"` // the best of the others if Played is the best one
	Looked int          // how many choices were looked at
	Even   bool         // all of them are as good as each other
	Twice  bool         // it has been looked at again
}

// beyond is how many standard errors a difference has to exceed to count.
const beyond = 2

// sure is a difference as far as it counts: not if it may come of its error, or is none.
func sure(c *coach.Choice) float64 {
	if c.Behind <= max(coach.Indifferent, beyond*c.BehindError) {
		return 0
	}
	return c.Behind
}

// Cost is what the decision cost, in chances of winning: how much less what was played is worth than the best. It is 0
// where that may come of the error of the estimate, up to two standard errors.
func (d *Decision) Cost() float64 { return sure(&d.Played) }

// Lead is how much less the best of the other choices is worth, if the best was played; 0 where that may come of the error.
func (d *Decision) Lead() float64 {
	if d.Played.Action != d.Best.Action || d.Looked < 2 {
		return 0
	}
	return sure(&d.Next)
}

// few are the choices that there are at least where the best one was found.
const few = 3

// scale is that of the game.
func (r *Review) scale() float64 { return reviews.Scale(r.Players) }

// From is the least cost of a decision of a class in this game, in chances of winning.
func (r *Review) From(class reviews.Class) float64 { return class.From() * r.scale() }

// Class is the class of a decision.
func (r *Review) Class(d *Decision) reviews.Class { return reviews.ClassOf(d.Cost() / r.scale()) }

// Counted reports whether a decision says something about how well the seat plays: its choices were not all as good as each
// other, and the best one was not taken where everybody would.
func (r *Review) Counted(d *Decision) bool { return !d.Even && d.Lead() <= reviews.Obvious*r.scale() }

// Found reports whether the best choice was taken among several, where all others were much worse, though not so much that
// everybody sees it.
func (r *Review) Found(d *Decision) bool {
	return r.Counted(d) && !d.Mixed && d.Looked >= few && d.Lead() >= reviews.Rare*r.scale()
}

// Sum is how many decisions counted, and what they cost together in chances of winning.
type Sum struct {
	Counted int
	Cost    float64
}

// Sums are those of the decisions that have been looked at, by kind.
func (r *Review) Sums() (sums [Kinds]Sum) {
	for i := range r.Decisions {
		if d := &r.Decisions[i]; r.Counted(d) {
			sums[d.Kind].Counted++
			sums[d.Kind].Cost += d.Cost()
		}
	}
	return sums
}

// Told are the sums as players are told them. No chance can sink by more than 1: decisions that lost the same chance again
// and again cost all of it together, each kind its part.
func (r *Review) Told() [Kinds]Sum {
	sums, whole := r.Sums(), 0.0
	for _, sum := range sums {
		whole += sum.Cost
	}
	for kind := range sums {
		sums[kind].Cost /= max(whole, 1)
	}
	return sums
}

// Charged is how many decisions counted, and what those cost together in chances of winning.
func (r *Review) Charged() (counted int, cost float64) {
	for _, sum := range r.Sums() {
		counted += sum.Counted
		cost += sum.Cost
	}
	return counted, cost
}

// Dearest are the decisions that cost something worth telling, the dearest first, at most so many.
func (r *Review) Dearest(most int) (dearest []*Decision) {
	for i := range r.Decisions {
		if d := &r.Decisions[i]; r.Class(d) > reviews.Fine {
			dearest = append(dearest, d)
		}
	}
	slices.SortStableFunc(dearest, func(a, b *Decision) int { return cmp.Compare(b.Cost(), a.Cost()) })
	return dearest[:min(most, len(dearest))]
}

// Finds are the decisions that found the best, also at a second look, the largest lead first, at most so many.
func (r *Review) Finds(most int) (finds []*Decision) {
	for i := range r.Decisions {
		if d := &r.Decisions[i]; d.Twice && r.Found(d) {
			finds = append(finds, d)
		}
	}
	slices.SortStableFunc(finds, func(a, b *Decision) int { return cmp.Compare(b.Lead(), a.Lead()) })
	return finds[:min(most, len(finds))]
}

// After are the chances when a round, counted from 0 in Rounds, is over.
func (r *Review) After(at int) Shares {
	if at+1 < len(r.Rounds) {
		return r.Rounds[at+1].Chances
	}
	return r.Result
}

// Risen is the round, counted from 0 in Rounds, in which the chance of the seat rose most, and by how much; -1 if it never
// did.
func (r *Review) Risen() (at int, by float64) {
	at = -1
	for i := range r.Rounds {
		if more := r.After(i)[r.Seat] - r.Rounds[i].Chances[r.Seat]; more > by {
			at, by = i, more
		}
	}
	return at, by
}
