package bot

import (
	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/engine/skill"
)

// Player decides for a seat. It sees what every player can see, never the position (C6).
type Player = match.Player[portroyal.View, portroyal.Action]

// Dicer is a player that rolls dice.
type Dicer interface {
	Player
	match.Dicer
}

// yardsticks are players that do not change: chance first, then rules of thumb by the risk that they take, then those
// who think. How strong they are is measured in README.md.
var yardsticks = []skill.Yardstick[Player]{
	{Name: "random", Make: func(seed uint64) (Player, error) { return newRandom(seed), nil }},
	{Name: "stop2", Make: func(uint64) (Player, error) { return stopper(2), nil }},
	{Name: "stop3", Make: func(uint64) (Player, error) { return stopper(3), nil }},
	{Name: "stop4", Make: func(uint64) (Player, error) { return stopper(4), nil }},
	{Name: "playouts", Make: func(seed uint64) (Player, error) { return newPlayouts(seed), nil }},
	{Name: "sailor", Make: func(uint64) (Player, error) { return NewSailor(DefaultWeights()), nil }},
}

// roster are all computer players.
var roster = skill.Roster[Player, Character]{
	Yardsticks: yardsticks, Characters: characters,
	Opponent: newOpponent,
}

// Names lists the players that New makes: the yardsticks, and the levels from the weakest to the strongest. Each level
// can have a character as well, see [Named].
func Names() []string { return roster.Names() }

// New makes the player of that name. The seed begins its own random stream; players that never
// roll dice take no notice of it. An unknown name is an error that lists the known ones, and so it is
// if what was learned does not fit the rules of this program.
func New(name string, seed uint64) (Player, error) { return roster.New(name, seed) }
