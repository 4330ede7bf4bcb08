package daily

import (
	"portroyal/engine/calendar"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
)

// The seats of a deal of the day.
const (
	Player  = iota // the person who plays
	Rival          // the computer player
	Players = iota
)

// salt tells these seeds from those of anything else that may once be made of dates.
const salt = "port-royal-daily/"

// Seed is the seed of a day's game. Everybody who plays on a date gets the same cards by it, whatever the version of the
// program.
func Seed(day calendar.Day) uint64 { return day.Seed(salt) }

// Start leaves the start player to the seed.
const Start = portroyal.RandomStart

// Options are those of every deal: the base game for two, without variants. They are written out, so that no other
// usual game changes them.
func Options() portroyal.Options {
	return portroyal.Options{
		Players: Players, Decks: portroyal.DeckBase, Target: portroyal.DefaultTarget, AutoContracts: true,
	}
}

// Opponent is the name of the computer player: a Captain without a taste of their own.
func Opponent() string { return bot.Named(bot.Captain, bot.Even) }

// Setup is the game of a day between the player and the computer player, each with a name and a look from its seat.
func Setup(day calendar.Day, player, rival match.Seat) match.Setup {
	player.Player, rival.Player = "", Opponent()
	return match.Setup{
		Options: Options(), Seats: []match.Seat{Player: player, Rival: rival}, Seed: Seed(day), Start: Start,
		Daily: day.String(),
	}
}
