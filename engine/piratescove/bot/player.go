// Package bot holds the computer players of Pirate's Cove: opponents of five levels with characters, and the yardsticks that their
// strength is measured by. A player sees what its seat may know; what choices are worth to people is said by coach.
package bot

import (
	"context"
	"fmt"
	"math/rand/v2"

	"portroyal/engine/match"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot/value"
	"portroyal/engine/skill"
)

// Player decides for a seat. It sees what its seat may know, never the position (A7).
type Player = match.Player[cove.View, cove.Action]

// Dicer is a player that rolls dice.
type Dicer interface {
	Player
	match.Dicer
}

// yardsticks are players that do not change: chance first, then rules of thumb, then those who would read an Admiral that
// could be read. How strong they are is measured in README.md.
var yardsticks = []skill.Yardstick[Player]{
	{Name: "random", Make: func(seed uint64) (Player, error) { return newRandom(seed), nil }},
	{Name: Admiral1, Make: newAdmiral1},
	{Name: "greedy", Make: func(seed uint64) (Player, error) { return newGreedy(seed), nil }},
	{Name: "copies", Make: func(seed uint64) (Player, error) { return newExploiter(cove.NoIsland, seed) }},
	{Name: "stays-1", Make: func(seed uint64) (Player, error) { return newExploiter(cove.Tavern, seed) }},
	{Name: "stays-2", Make: func(seed uint64) (Player, error) { return newExploiter(cove.HullIsland, seed) }},
	{Name: "stays-3", Make: func(seed uint64) (Player, error) { return newExploiter(cove.SailIsland, seed) }},
	{Name: "stays-4", Make: func(seed uint64) (Player, error) { return newExploiter(cove.CannonIsland, seed) }},
	{Name: "stays-5", Make: func(seed uint64) (Player, error) { return newExploiter(cove.CrewIsland, seed) }},
	{Name: "stays-6", Make: func(seed uint64) (Player, error) { return newExploiter(cove.TreasureIsland, seed) }},
}

// roster are all computer players.
var roster = skill.Roster[Player, Character]{
	Yardsticks: yardsticks, Characters: characters,
	Opponent: func(level Level, character Character, seed uint64) (Player, error) {
		return newOpponent(level, character, seed)
	},
}

// Names lists the players that New makes: the yardsticks, and the levels from the weakest to the strongest. Each level
// can have a character as well, see [Named].
func Names() []string { return roster.Names() }

// New makes the player of that name. The seed begins its own random stream. An unknown name is an error that lists the
// known ones, and so it is if what was learned does not fit the rules of this program.
func New(name string, seed uint64) (Player, error) { return roster.New(name, seed) }

// newOpponent makes the player whom a level and a character stand for.
func newOpponent(level Level, character Character, seed uint64) (Dicer, error) {
	weights, err := value.Learned()
	if err != nil {
		return nil, fmt.Errorf("computer players: %w", err)
	}
	return NewLearned(weights, level, character, seed), nil
}

// Named is the name of a computer player of that level and character, as New knows it: "captain:thrifty", and "captain"
// for one without a taste of its own.
func Named(level Level, character Character) string { return skill.Named(level, character.Name) }

// LevelOf gives the level and the character that a name stands for; it reports false for a yardstick or an unknown
// name.
func LevelOf(name string) (level Level, character Character, ok bool) {
	return skill.Of(name, characters)
}

// random does anything that is legal.
type random struct{ dice *rand.Rand }

func newRandom(seed uint64) Dicer {
	r := &random{}
	r.Roll(seed)
	return r
}

// Roll begins its random stream anew.
func (r *random) Roll(seed uint64) { r.dice = rand.New(rand.NewPCG(seed, 0x72616e646f6d)) }

// Choose implements [Player].
func (r *random) Choose(_ context.Context, _ cove.View, legal []cove.Action) cove.Action {
	return legal[r.dice.IntN(len(legal))]
}
