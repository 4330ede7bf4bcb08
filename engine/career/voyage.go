package career

import (
	"slices"

	"portroyal/engine/record"
	"portroyal/engine/skill"
)

// Player is the seat of the person who plays; the computer players have those after it.
const Player = 0

// Kind is a kind of goal of a game, by its name in files.
type Kind string

// Goal is one thing to reach on a voyage. No voyage has two goals of a kind.
type Goal struct {
	Kind Kind
	N    int // what the kind counts; 0 for those without a number
}

// Voyage is one of a row. A game adds what it is played with.
type Voyage struct {
	Name   string      // stable, for files
	Rivals []string    // computer players in the seats after the player's
	Level  skill.Level // of a player who reaches all goals now and then
	Goals  []Goal      // what all of them together mean is measured beside the game's table
}

// Seats are those of a game of the voyage: the player's, then those of the rivals, each with a name and a look.
func (v *Voyage) Seats(seats []record.Seat) []record.Seat {
	seats = slices.Clone(seats)
	seats[Player].Player = ""
	for i, rival := range v.Rivals {
		seats[i+1].Player = rival
	}
	return seats
}

// Stars is how many stars the voyage has to offer.
func (v *Voyage) Stars() int { return len(v.Goals) + 1 }

// Standing adds up the results of games of the voyage. Another game can only add to it.
func (v *Voyage) Standing(results ...Result) Standing {
	var goals []string
	for _, goal := range v.Goals {
		goals = append(goals, string(goal.Kind))
	}
	return Stand(goals, results...)
}

// Log says what has come of the games of a voyage that are over.
type Log interface {
	Results(voyage string) []Result
}

// In is how far a player has come with the voyage, by what their logbook says.
func (v *Voyage) In(log Log) Standing { return v.Standing(log.Results(v.Name)...) }

// Row are the voyages of a game, in their order.
type Row []*Voyage

// Number is the place of a voyage by its name, counted from 0, or -1.
func (r Row) Number(name string) int {
	return slices.IndexFunc(r, func(v *Voyage) bool { return v.Name == name })
}

// Stars are those of all voyages together, by what a logbook says of them.
func (r Row) Stars(log Log) (n int) {
	for _, v := range r {
		n += v.In(log).Stars()
	}
	return n
}

// Most is how many there are.
func (r Row) Most() (n int) {
	for _, v := range r {
		n += v.Stars()
	}
	return n
}

// Opens is how many stars open the voyage with a number, counted from 0: as many as there are voyages before it. A star
// on each of them is enough; but a player to whom one of them is a wall gets round it with the stars of others.
func Opens(number int) int { return number }
