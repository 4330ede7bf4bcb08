// Package benchmark measures computer players of any game decision by decision. It holds decisions from games of all levels, each
// with its best choices rolled out (package rollout), and says what those of a player cost: in seconds, where matches take hours.
// How the decisions were found and rolled out is in sample.go and measure.go, how they are saved in file.go, how players are
// judged by them in judge.go. What they are decisions of is a [Game].
package benchmark

import (
	"context"
	"maps"
	"slices"

	"portroyal/engine/match"
	"portroyal/engine/rollout"
)

// Game is what a game lends to its benchmark: one with options O, positions P, views V and actions A, where the chances of all
// seats are a W.
type Game[O interface{ Seats() int }, P, V any, A comparable, W any] struct {
	Groups []Group[O]
	Limits rollout.Limits // of its rollouts

	// Knowledge is the fingerprint of what the program knows about games with such options today.
	Knowledge func(O) string

	// Kinds are what decisions are about, in the order of tables, and Kind says which of them one is about.
	Kinds []string
	Kind  func(*Decision[P, A]) string

	// Matter are the players who matter most: what they choose is rolled out in any case.
	Matter []string

	// Roller makes one for one caller at a time.
	Roller func() (Roller[V, A], error)

	New    func(options O, seed uint64) (P, error)
	Player func(name string, seed uint64) (match.Player[V, A], error)
	Over   func(*P) bool
	Owing  func(*P) int // the seat that decides
	View   func(p *P, seat int) V
	Seen   func(*V) P  // a position that has this view and says nothing that is hidden
	Seat   func(A) int // who does it, where that matters to a view
	Legal  func(*V, []A) []A
	Play   func(*P, A)
}

// Roller rolls out choices of decisions, after a glance at all of them.
type Roller[V, A any] interface {
	rollout.Roller[V, A]

	// Glance gives all of the actions, the one that seems best first.
	Glance(ctx context.Context, view V, actions []A, seed uint64) ([]Rest[A], error)
}

// Group is a kind of game that decisions are from.
type Group[O any] struct {
	Name    string
	Options O
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

	// Knowledge is the fingerprint of what those knew who played the games and the rollouts, see [Game].
	Knowledge string `json:"knowledge"`
}

// PerSeat is how many decisions a player has in a game on average.
func (g Games) PerSeat(players int) float64 {
	return float64(g.Decisions) / float64(max(g.Games, 1)) / float64(max(players, 1))
}

// Decision is one of them.
type Decision[P any, A comparable] struct {
	Group    string      `json:"group"`
	By       string      `json:"by"` // the level that it came from
	Position P           `json:"position"`
	Choices  []Choice[A] `json:"choices"` // rolled out, the best first
	Rest     []Rest[A]   `json:"rest,omitempty"`
}

// Choice is an action that was rolled out. Numbers are chances of winning of the seat that decides.
type Choice[A any] struct {
	Action   A          `json:"action"`
	Worth    float64    `json:"worth"`
	Behind   float64    `json:"behind"` // the best of them
	Error    float64    `json:"error"`  // of that, one standard error
	Halves   [2]float64 `json:"halves"` // behind in every other game, and in those between
	Rollouts int        `json:"rollouts"`
}

// Rest is an action that was not, as it seemed much worse.
type Rest[A any] struct {
	Action A       `json:"action"`
	Behind float64 `json:"behind"` // the best one, as it seems at a glance
}

// Value is a position with what playing it out many times says that it is worth.
type Value[P, W any] struct {
	Group    string `json:"group"`
	By       string `json:"by"` // the level that decides in it
	Position P      `json:"position"`
	Worth    W      `json:"worth"` // the chance of winning by seat, from 0 to 1, and its standard error
	Error    W      `json:"error"`
	Playouts int    `json:"playouts"`
}

// Cost is what an action costs compared with the best one, in chances of winning, and whether it was rolled out. Which one
// is best is learned from one half of the games, and what it is better by from the other one, both ways: the best of many
// that are nearly equal would seem better than it is. So a cost can be a little below 0, and has no bias.
func (d *Decision[P, A]) Cost(action A) (cost float64, rolled bool) {
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
type Benchmark[P any, A comparable, W any] struct {
	Made      Made
	Groups    map[string]Games // by name
	Decisions []Decision[P, A]
	Values    []Value[P, W]
}

// Without gives a benchmark without the games of a group.
func (b Benchmark[P, A, W]) Without(group string) Benchmark[P, A, W] {
	other := Benchmark[P, A, W]{Made: b.Made, Groups: maps.Clone(b.Groups)}
	delete(other.Groups, group)
	other.Decisions = slices.DeleteFunc(slices.Clone(b.Decisions), func(d Decision[P, A]) bool { return d.Group == group })
	other.Values = slices.DeleteFunc(slices.Clone(b.Values), func(v Value[P, W]) bool { return v.Group == group })
	return other
}

// and adds games of the same players.
func (g Games) and(more Games) Games {
	return Games{g.Games + more.Games, g.Decisions + more.Decisions, g.Taken + more.Taken, more.Knowledge}
}
