package mistakes

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"slices"
	"time"

	"portroyal/engine/calendar"
	"portroyal/engine/record"
	"portroyal/engine/reviews"
)

// How much of a game goes into the box: a few puzzles of many games teach more than many of one.
const (
	perGame = 3  // puzzles of a player from a game
	tried   = 6  // decisions of a player in a game that are played out for them
	perSort = 2  // puzzles of a player of the same sort that wait at a time
	Most    = 60 // puzzles of a player that wait at a time: nobody solves more in three weeks
)

// Ahead is how far the best choice has to be ahead of what was played among so many players, as a chance of winning: as
// far as where a review speaks of a blunder.
func Ahead(players int) float64 { return reviews.Blunder.From() * reviews.Scale(players) }

// KeyOf is the key of a player's decision, by all that was seen then.
func KeyOf(player string, seen any) Key {
	text, _ := json.Marshal(seen) // every position has a notation
	sum := fnv.New64a()
	_, _ = sum.Write(text)
	return Key(fmt.Sprintf("%0*x", unnamed, sum.Sum64())).of(player)
}

// unnamed is the length of a key without its player. In an earlier version that was all of it.
const unnamed = 16

func (k Key) of(player string) Key { return k + " " + Key(player) }

// Candidate is a decision that seems to have cost a lot. Its puzzle has the position, and of its choices what the review
// says.
type Candidate[P Puzzle[A], A any] struct {
	Key Key
	Entry[P, A]
}

// NewCandidate is a decision of a seat of a game, at which this was seen; the entry says what the game does not.
func NewCandidate[P Puzzle[A], A any](of *record.Head, seat int, seen any, entry Entry[P, A]) Candidate[P, A] {
	entry.Player, entry.Game = of.Seats[seat].Name, of.ID
	if !of.Begun.IsZero() { // else nobody knows
		entry.Day = calendar.On(of.Begun.In(time.Local))
	}
	return Candidate[P, A]{KeyOf(entry.Player, seen), entry}
}

// Counts reports whether a game is looked through: it is over, somebody has played in it, and it was no practice.
func Counts(h *record.Head) bool {
	return h.Result != nil && !h.Practice && slices.ContainsFunc(h.Seats, record.Seat.IsPerson)
}

// Dearest are those of a player's decisions in a game, the dearest first, that are played out: those that its review calls
// a mistake or a blunder. A puzzle has to have cost as much as a blunder in the end, when it has been played out, but an
// estimate of four points may well turn out to be eight. There is one at most for each turn: the next decision in the same
// turn is much the same.
func Dearest[D any](decisions []D, class func(D) reviews.Class, turn func(D) int) (dearest []D) {
	turns := map[int]bool{}
	for _, d := range decisions {
		if class(d) >= reviews.Mistake && !turns[turn(d)] && len(turns) < tried {
			turns[turn(d)] = true
			dearest = append(dearest, d)
		}
	}
	return dearest
}

// Next is the one of a game's candidates to look at next. If it is nil, nothing is to be found in the game as long as
// there is no room for more puzzles of the players in full, and never any more if that is empty.
func (b *Box[P, A]) Next(all []Candidate[P, A]) (next *Candidate[P, A], full []string) {
	for i := range all {
		c := &all[i]
		_, there := b.Puzzles[c.Key]
		switch {
		case there || b.enoughOf(c.Player, c.Game):
		case b.HasRoom(c.Player):
			return c, nil
		case !slices.Contains(full, c.Player):
			full = append(full, c.Player)
		}
	}
	return nil, full
}

// enoughOf reports whether as many decisions of a player in a game have become puzzles as may.
func (b *Box[P, A]) enoughOf(player, game string) bool {
	n := 0
	for _, e := range b.Puzzles {
		if e.Player == player && e.Game == game && e.Gone != Refuted && e.Gone != Alike {
			n++
		}
	}
	return n >= perGame
}

// Enough reports whether as many puzzles of a player as there may be of a sort wait already.
func (b *Box[P, A]) Enough(player string, alike func(P) bool) bool {
	n := 0
	for _, e := range b.Puzzles {
		if e.Player == player && e.Gone == "" && alike(e.Puzzle) {
			n++
		}
	}
	return n >= perSort
}
