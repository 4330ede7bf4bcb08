// Package mistakes is the box of a player's own puzzles: decisions in finished games that cost a lot, which come up
// again after a while until they have been solved. A review proposes them, computer players play them out, and only
// those that hold then go into the box. Each game has one of its own, a small file beside the settings, which every copy
// of the program adds to. What a puzzle is, the game lends.
//
// The box is Leitner's. A new puzzle is in the first compartment. The first answer of a day counts: a right one moves
// the puzzle one compartment up, a wrong one back to the first, and it is due again after the [Waits] of the
// compartment where it is then. It leaves for good once it has been solved twice in a row on days when it was due. A
// right answer ahead of that day shows only that the answer is remembered: it moves the puzzle up and so lengthens the
// wait, but is not one of the two. So a puzzle that is always answered when it is due leaves from the second
// compartment, and the long waits are for those that are looked at in between.
package mistakes

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"portroyal/engine/calendar"
	"portroyal/engine/record"
)

// Waits are after how many days a puzzle is due again, by its compartment.
var Waits = [...]int{1, 3, 7, 21}

// journey is how many days earlier it may be where somebody has travelled to.
const journey = 1

// InARow is how many times in a row a puzzle has to be solved before it leaves.
const InARow = 2

// Puzzle is a decision among actions A with what they are worth. The zero value, a nil pointer, is none.
type Puzzle[A any] interface {
	comparable

	// CheckMistake says what is wrong with it as one in which somebody has played an action, or nil.
	CheckMistake(played A) error
	Best() A
	Worth(A) (chance float64, known bool) // of winning, from 0 to 1
}

// Box is what there is of all players who use the program. The zero Box is empty.
type Box[P Puzzle[A], A any] struct {
	Puzzles map[Key]Entry[P, A] `json:"puzzles,omitempty"` // also those that are gone, so that they never come back
	Looked  map[string]bool     `json:"looked,omitempty"`  // games that have been looked through, by their ids

	// Later are games, by their ids, in which there are decisions to be looked at as soon as there is room for more
	// puzzles of these players.
	Later map[string][]string `json:"later,omitempty"`
}

// Key tells decisions apart by all that everybody at the table knew, and by the player who had to decide.
type Key string

// Entry is a decision of a player that has been looked at.
type Entry[P Puzzle[A], A any] struct {
	Player string       `json:"player"`       // their name
	Game   string       `json:"game"`         // its id
	Step   int          `json:"step"`         // how many actions were played before it
	Turn   int          `json:"turn"`         // or round, counted from 1, and 0 before the first
	Day    calendar.Day `json:"day,omitzero"` // on which the game began, the zero day if nobody knows
	Played A            `json:"played"`

	// Puzzle is the decision with what its choices are worth, none once it is gone. Hidden cards are left to chance
	// anew.
	Puzzle P `json:"puzzle,omitempty"`

	Compartment int          `json:"compartment,omitempty"` // from 0
	Due         calendar.Day `json:"due,omitzero"`
	Solved      int          `json:"solved,omitempty"`  // in a row, on days when it was due
	Answers     int          `json:"answers,omitempty"` // that counted
	Answered    calendar.Day `json:"answered,omitzero"` // the last time that counted

	Gone Gone `json:"gone,omitempty"`
}

// Gone says why a puzzle does not come up any more, "" while it does.
type Gone string

// The reasons.
const (
	Solved  Gone = "solved"
	Cleared Gone = "cleared" // by the player
	Refuted Gone = "refuted" // played out, it was no clear mistake
	Alike   Gone = "alike"   // there were enough of its sort
)

// Check says what cannot be about a decision that was read, or nil.
func (e *Entry[P, A]) Check() error {
	switch {
	case e.Player == "" || e.Step < 0 || e.Turn < 0:
		return fmt.Errorf("nobody decided it")
	case !record.IsID(e.Game):
		return fmt.Errorf("its game has no name")
	case e.Gone != "":
		return nil
	case !e.asks():
		return fmt.Errorf("there is no puzzle")
	case e.Compartment < 0 || e.Compartment >= len(Waits):
		return fmt.Errorf("compartment %d", e.Compartment)
	case e.Solved < 0 || e.Solved >= InARow || e.Answers < e.Solved:
		return fmt.Errorf("solved %d times of %d", e.Solved, e.Answers)
	}
	return e.Puzzle.CheckMistake(e.Played)
}

// asks reports whether there is a puzzle.
func (e *Entry[P, A]) asks() bool {
	var none P
	return e.Puzzle != none
}

// IsDue reports whether there is a puzzle that waits to be solved on a day.
func (e *Entry[P, A]) IsDue(today calendar.Day) bool {
	return e.asks() && !today.Before(e.DueOn(today))
}

// DueOn is the day on which the puzzle is due, as seen today, which may have passed. A day that is further away than any
// wait of its compartment was set by a clock that was wrong: it is due today.
func (e *Entry[P, A]) DueOn(today calendar.Day) calendar.Day {
	if today.Add(Waits[e.Compartment] + journey).Before(e.Due) {
		return today
	}
	return e.Due
}

// Add adds a decision that has been looked at. One that is there already stays as it is.
func (b *Box[P, A]) Add(key Key, entry Entry[P, A]) {
	if _, there := b.Puzzles[key]; !there {
		b.put(key, entry)
	}
}

func (b *Box[P, A]) put(key Key, entry Entry[P, A]) {
	if b.Puzzles == nil {
		b.Puzzles = map[Key]Entry[P, A]{}
	}
	b.Puzzles[key] = entry
}

// LookedThrough notes that nothing more is to be found in a game.
func (b *Box[P, A]) LookedThrough(game string) {
	if b.Looked == nil {
		b.Looked = map[string]bool{}
	}
	b.Looked[game] = true
	delete(b.Later, game)
}

// LookLater notes that a game is to be looked at again when there is room for more puzzles of one of these players.
func (b *Box[P, A]) LookLater(game string, players []string) {
	if b.Looked[game] {
		return
	}
	if b.Later == nil {
		b.Later = map[string][]string{}
	}
	b.Later[game] = players
}

// HasRoom reports whether another puzzle of a player may come.
func (b *Box[P, A]) HasRoom(player string) bool {
	waiting := 0
	for _, e := range b.Puzzles {
		if e.Player == player && e.Gone == "" {
			waiting++
		}
	}
	return waiting < Most
}

// Answer notes an answer, and gives what has come of the puzzle. Only the first of a day counts. One that was noted on a
// later day, by a clock that was wrong, takes nothing from today's. A right one before the day that the puzzle is due on
// changes nothing of that.
func (b *Box[P, A]) Answer(key Key, right bool, today calendar.Day) Entry[P, A] {
	e := b.Puzzles[key]
	wrong := today.Add(journey).Before(e.Answered)
	if !e.asks() || e.Answers > 0 && !e.Answered.Before(today) && !wrong {
		return e
	}
	due := e.IsDue(today)
	e.Answers++
	e.Answered = today
	if right && !due && !wrong {
		b.put(key, e)
		return e
	}
	if right {
		e.Compartment = min(e.Compartment+1, len(Waits)-1)
	} else {
		e.Compartment, e.Solved = 0, 0
	}
	if right && due {
		e.Solved++
	}
	e.Due = today.Add(Waits[e.Compartment])
	if e.Solved == InARow {
		e = e.Goes(Solved)
	}
	b.put(key, e)
	return e
}

// Goes is the entry of a puzzle that goes, as far as it is remembered.
func (e Entry[P, A]) Goes(why Gone) Entry[P, A] {
	var none P
	e.Gone, e.Puzzle = why, none
	return e
}

// Clear takes out all puzzles of a player. They do not come back.
func (b *Box[P, A]) Clear(player string) {
	for key, e := range b.Puzzles {
		if e.Player == player && e.Gone == "" {
			b.Puzzles[key] = e.Goes(Cleared)
		}
	}
}

// ClearOf takes out all puzzles from some games, by their ids, and reports whether there were any. They do not come back.
func (b *Box[P, A]) ClearOf(games map[string]bool) (any bool) {
	for key, e := range b.Puzzles {
		if games[e.Game] && e.Gone == "" {
			b.Puzzles[key], any = e.Goes(Cleared), true
		}
	}
	return any
}

// Players are those who have puzzles in the box, by their names in order.
func (b *Box[P, A]) Players() (names []string) {
	for _, e := range b.Puzzles {
		if e.Gone == "" && !slices.Contains(names, e.Player) {
			names = append(names, e.Player)
		}
	}
	slices.Sort(names)
	return names
}

// Of are the puzzles of a player in the order in which they are due, as seen today, and the dearest first of those on the
// same day.
func (b *Box[P, A]) Of(player string, today calendar.Day) (keys []Key) {
	for key, e := range b.Puzzles {
		if e.Player == player && e.Gone == "" {
			keys = append(keys, key)
		}
	}
	slices.SortFunc(keys, func(x, y Key) int {
		a, b := b.Puzzles[x], b.Puzzles[y]
		return cmp.Or(cmp.Compare(a.DueOn(today).String(), b.DueOn(today).String()), cmp.Compare(b.Cost(), a.Cost()), cmp.Compare(x, y))
	})
	return keys
}

// Due is how many puzzles of a player wait on a day.
func (b *Box[P, A]) Due(player string, today calendar.Day) (n int) {
	for _, e := range b.Puzzles {
		if e.Player == player && e.IsDue(today) {
			n++
		}
	}
	return n
}

// NextDue is the first day on which a puzzle of a player waits, as seen today, which may have passed, or the zero day if
// there is none.
func (b *Box[P, A]) NextDue(player string, today calendar.Day) (next calendar.Day) {
	for _, e := range b.Puzzles {
		if e.Player != player || e.Gone != "" {
			continue
		}
		if due := e.DueOn(today); (next == calendar.Day{}) || due.Before(next) {
			next = due
		}
	}
	return next
}

// Cost is what the choice in the game cost, as a chance of winning from 0 to 1; 0 once the puzzle is gone.
func (e *Entry[P, A]) Cost() float64 {
	if !e.asks() {
		return 0
	}
	best, _ := e.Puzzle.Worth(e.Puzzle.Best())
	worth, _ := e.Puzzle.Worth(e.Played)
	return best - worth
}

// Clone is a box that does not change with this one.
func (b *Box[P, A]) Clone() Box[P, A] {
	return Box[P, A]{maps.Clone(b.Puzzles), maps.Clone(b.Looked), maps.Clone(b.Later)}
}

// As is the box as it is when its players are called otherwise, which does not change with this one. Its keys are the same.
func (b *Box[P, A]) As(called func(name string) string) Box[P, A] {
	other := b.Clone()
	for key, e := range other.Puzzles {
		e.Player = called(e.Player)
		other.Puzzles[key] = e
	}
	for game, players := range other.Later {
		names := make([]string, len(players))
		for i, player := range players {
			names[i] = called(player)
		}
		other.Later[game] = names
	}
	return other
}

// yields reports whether what another box says of the same puzzle takes the place of this: more answers, or that it is gone.
// Where it was answered as often here as there, by two programs that did not know of each other, the worse of both counts:
// a puzzle that somebody has got wrong comes up again.
func (e *Entry[P, A]) yields(to *Entry[P, A]) bool {
	open := func(e *Entry[P, A]) bool { return e.Gone == "" }
	answered := func(e *Entry[P, A]) bool { return open(e) || e.Gone == Solved }
	switch {
	case !answered(e) || !answered(to):
		return answered(e) && !answered(to)
	case e.Answers == to.Answers && open(e) && open(to):
		return cmp.Or(cmp.Compare(to.Solved, e.Solved), cmp.Compare(to.Compartment, e.Compartment)) < 0
	case e.Answers == to.Answers:
		return !open(e) && open(to)
	case open(e) != open(to):
		return open(e)
	}
	return open(e) && to.Answers > e.Answers
}

// add takes over what another box has beyond this one: a puzzle that came, went or was answered there, a game that was
// looked through.
func (b *Box[P, A]) add(other Box[P, A]) {
	for key, e := range other.Puzzles {
		if own, there := b.Puzzles[key]; !there || own.yields(&e) {
			b.put(key, e)
		}
	}
	for game, looked := range other.Looked {
		if looked {
			b.LookedThrough(game)
		}
	}
	for game, players := range other.Later {
		if _, there := b.Later[game]; !there {
			b.LookLater(game, players)
		}
	}
}

// named gives every key its player, which those of an earlier version do not have.
func (b *Box[P, A]) named() {
	for key, e := range b.Puzzles {
		if len(key) == unnamed {
			delete(b.Puzzles, key)
			b.Add(key.of(e.Player), e)
		}
	}
}
