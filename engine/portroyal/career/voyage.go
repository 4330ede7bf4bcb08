package career

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
)

// Player is the seat of the person who plays; the computer players have those after it.
const Player = 0

// Voyage is one of the row.
type Voyage struct {
	Name    string // stable, for files
	Options portroyal.Options
	Rivals  []string  // in the seats after the player's, as [bot.New] knows them; partners against time
	Level   bot.Level // of a player who reaches all goals now and then: in 10 to 60 of 100 games
	Goals   []Goal    // what all of them together mean is measured in README.md
}

// Number is the place of a voyage by its name, counted from 0, or -1.
func Number(name string) int {
	for i := range Voyages {
		if Voyages[i].Name == name {
			return i
		}
	}
	return -1
}

// Setup is a game of the voyage with these seats, each with a name and a look: the player's, then those of the rivals.
// The start player is left to the seed.
func (v *Voyage) Setup(seats []match.Seat, seed uint64) match.Setup {
	seats = append([]match.Seat(nil), seats...)
	seats[Player].Player = ""
	for i, rival := range v.Rivals {
		seats[i+1].Player = rival
	}
	return match.Setup{Options: v.Options, Seats: seats, Seed: seed, Start: portroyal.RandomStart}
}
