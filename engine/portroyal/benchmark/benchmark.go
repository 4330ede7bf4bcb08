// Package benchmark measures players decision by decision. It holds decisions from games of all levels, each with its best
// choices rolled out (package rollout), and says what those of a player cost: in seconds, where matches take hours. How the
// decisions were found and rolled out is in sample.go and measure.go, how they are saved in file.go, how players are judged by
// them in judge.go. No part of the game itself uses it.
package benchmark

import (
	"maps"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/value"
)

// Group is a kind of game that decisions are from.
type Group struct {
	Name    string
	Options portroyal.Options
}

// Knowledge is the fingerprint of what the program knows about such games today.
func (g Group) Knowledge() string { return bot.FingerprintOf(value.FamilyOf(g.Options)) }

// begins is the number of the first game of a group, apart from those of the others.
func (g Group) begins() uint64 {
	return uint64(slices.IndexFunc(Groups, func(other Group) bool { return other.Name == g.Name })) << 24
}

// Groups are all there are.
var Groups = []Group{
	{"base-2", of(2, portroyal.DeckBase, false)},
	{"base-4", of(4, portroyal.DeckBase, false)},
	{"contracts-3", of(3, portroyal.DeckBase|portroyal.DeckExpansion, true)},
	{"everything-4", of(4, portroyal.DeckBase|portroyal.DeckExpansion|portroyal.DeckNails|portroyal.DeckGambler, true)},
	{"unterwegs-3", of(3, portroyal.DeckUnterwegs, false)},
	{"time-2", together(2, 0)},
	{"time-4", together(4, 3)},
}

// together are the options of a game against time.
func together(players, difficulty uint8) portroyal.Options {
	options := of(players, portroyal.DeckBase|portroyal.DeckExpansion, true)
	options.Cooperative, options.Difficulty = true, difficulty
	return options
}

func of(players uint8, decks portroyal.Deck, contracts bool) portroyal.Options {
	options := portroyal.DefaultOptions()
	options.Players, options.Decks, options.Contracts, options.Target = players, decks, contracts, portroyal.PrintedTarget(decks)
	return options
}

// Made says how a benchmark was made: the seed of its games, and how many turns begin in a rollout.
type Made struct {
	Seed     uint64 `json:"seed"`
	Turns    int    `json:"turns"`
	Playouts int    `json:"playouts,omitempty"` // of each position, where it holds values instead of decisions
}

// Games are what the decisions of a group were taken from.
type Games struct {
	Games     int `json:"games"`
	Decisions int `json:"decisions"` // of all seats, with more than one choice
	Taken     int `json:"taken"`     // of these

	// Knowledge is the fingerprint of what those knew who played the games and the rollouts, see [Group.Knowledge].
	Knowledge string `json:"knowledge"`
}

// PerSeat is how many decisions a player has in a game on average.
func (g Games) PerSeat(players int) float64 {
	return float64(g.Decisions) / float64(max(g.Games, 1)) / float64(max(players, 1))
}

// Decision is one of them.
type Decision struct {
	Group    string             `json:"group"`
	By       string             `json:"by"` // the level that it came from
	Position portroyal.Position `json:"position"`
	Choices  []Choice           `json:"choices"` // rolled out, the best first
	Rest     []Rest             `json:"rest,omitempty"`
}

// Choice is an action that was rolled out. Numbers are chances of winning of the seat that decides.
type Choice struct {
	Action   portroyal.Action `json:"action"`
	Worth    float64          `json:"worth"`
	Behind   float64          `json:"behind"` // the best of them
	Error    float64          `json:"error"`  // of that, one standard error
	Halves   [2]float64       `json:"halves"` // behind in every other game, and in those between
	Rollouts int              `json:"rollouts"`
}

// Rest is an action that was not, as it seemed much worse.
type Rest struct {
	Action portroyal.Action `json:"action"`
	Behind float64          `json:"behind"` // the best one, as the assessor thinks
}

// Kind says what a decision is about.
type Kind uint8

// The kinds.
const (
	GoingOn    Kind = iota // another card or not
	Taking                 // which card, or none
	Claiming               // a trade in which an expedition can be claimed
	Repelling              // a ship
	Fulfilling             // a contract, and what it asks
	kinds
)

// String is its name in tables.
func (k Kind) String() string {
	return [...]string{"going on", "taking", "claiming", "repelling", "contracts"}[k]
}

// Kind is what the decision is about.
func (d *Decision) Kind() Kind {
	switch d.Position.Phase() {
	case portroyal.Repel:
		return Repelling
	case portroyal.Moment, portroyal.MoveTime:
		return Fulfilling
	}
	for _, choice := range d.Choices {
		if choice.Action.Kind == portroyal.Claim {
			return Claiming
		}
	}
	if d.Position.Phase() == portroyal.Trade {
		return Taking
	}
	return GoingOn
}

// Cost is what an action costs compared with the best one, in chances of winning, and whether it was rolled out. Which one
// is best is learned from one half of the games, and what it is better by from the other one, both ways: the best of many
// that are nearly equal would seem better than it is. So a cost can be a little below 0, and has no bias.
func (d *Decision) Cost(action portroyal.Action) (cost float64, rolled bool) {
	for _, choice := range d.Choices {
		if choice.Action != action {
			continue
		}
		for half := range 2 {
			best := d.Choices[0]
			for _, other := range d.Choices {
				if other.Halves[half] < best.Halves[half] {
					best = other
				}
			}
			cost += (choice.Halves[1-half] - best.Halves[1-half]) / 2
		}
		return cost, true
	}
	for _, rest := range d.Rest {
		if rest.Action == action {
			return rest.Behind, false
		}
	}
	return 0, false
}

// Benchmark is all of it.
type Benchmark struct {
	Made      Made
	Groups    map[string]Games // by name
	Decisions []Decision
	Values    []Value
}

// Without gives a benchmark without the games of a group.
func (b Benchmark) Without(group string) Benchmark {
	other := Benchmark{Made: b.Made, Groups: maps.Clone(b.Groups)}
	delete(other.Groups, group)
	other.Decisions = slices.DeleteFunc(slices.Clone(b.Decisions), func(d Decision) bool { return d.Group == group })
	other.Values = slices.DeleteFunc(slices.Clone(b.Values), func(v Value) bool { return v.Group == group })
	return other
}

// and adds games of the same players.
func (g Games) and(more Games) Games {
	return Games{g.Games + more.Games, g.Decisions + more.Decisions, g.Taken + more.Taken, more.Knowledge}
}
