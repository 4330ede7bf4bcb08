// Package daily is the deal of the day of Pirate's Cove: from a date it makes the game that everybody plays on it, and from a
// game its result. The logbook saves results, and the window shows them.
package daily

import (
	"slices"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/chronicle"
	"portroyal/engine/piratescove/match"
)

// Player is the seat of the person who plays; the computer players have those after it.
const Player = 0

// Rivals are the computer players of every deal, without a taste of their own: two, so that nobody knows who comes to an
// island, and the game is over in half an hour; a Captain, who is to be beaten, and a Seaman, who is to be plundered. When
// they were chosen, an Admiral in the place of the player won 63 of 100 such games, a Captain 42, a Seaman 21 and a Cabin Boy
// 13.
func Rivals() []string {
	return []string{bot.Named(bot.Captain, bot.Even), bot.Named(bot.Seaman, bot.Even)}
}

// Options are those of every deal: three players, without variants, and fated, so that all who play on a date have the same
// treasure cards, pirates, tavern cards and dice, as [cove.Options] says. They are written out, so that no other usual game
// changes them.
func Options() cove.Options { return cove.Options{Players: 3, Fated: true} }

// Seed is the seed of a day's game, the same for everybody, whatever the version of the program.
func Seed(day calendar.Day) uint64 { return day.Seed("pirates-cove-daily/") }

// Setup is the game of a day with these seats, each with a name and a look: the player's, then those of the rivals.
func Setup(day calendar.Day, seats []match.Seat) match.Setup {
	seats = slices.Clone(seats)
	seats[Player].Player = ""
	for i, rival := range Rivals() {
		seats[i+1].Player = rival
	}
	return match.Setup{Options: Options(), Seats: seats, Seed: Seed(day), Daily: day.String()}
}

// Result is how a deal of the day went for the player. Its points are fame.
type Result struct {
	logbook.Outcome

	Sunk     int `json:"sunk"`     // black ships, and those of the Navy, by a salvo of the player, and a Cacafuego taken
	Crippled int `json:"crippled"` // how often the ship of the player was

	logbook.Help
}

// Check implements [logbook.Result].
func (r Result) Check() error { return logbook.CheckResult(r.Outcome, r.Help, r.Sunk, r.Crippled) }

// ResultOf is how a game that is over went.
func ResultOf(m *match.Match) Result {
	story, r := chronicle.OfMatch(m), m.Record()
	result := Result{
		Outcome:  logbook.Outcome{Won: slices.Contains(story.Winners, Player)},
		Crippled: story.Seats[Player].Crippled,
		Help:     logbook.Help{Undone: r.Undone, Hints: m.Hints()[Player]},
	}
	result.Shared = result.Won && len(story.Winners) > 1
	for seat := range story.Seats {
		if fame := story.Seats[seat].Last(); seat == Player {
			result.Points = fame
		} else {
			result.Against = max(result.Against, fame)
		}
	}
	for _, wreck := range story.Sunk {
		if wreck.By == Player {
			result.Sunk++
		}
	}
	return result
}
