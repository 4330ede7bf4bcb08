// Package record is the file of a game: what is needed to play it again card by card, without
// its generator, and to see that it was played by the rules. It writes, reads and replays;
// choosing actions and keeping files lives elsewhere.
package record

import (
	"fmt"
	"io"
	"slices"
	"time"

	"portroyal/engine/portroyal"
)

// Format is what the record of a game that begins today says of itself. PooledFormat is the same, of a game that was
// begun when a coin could show any card of the older pool (C6): it holds such cards, and goes on like that to its end.
//
// Records of the first two formats, which had no head, are refused with a sentence of their own. All others can be
// read, and a game that was begun in an older one is written in one of these two:
//
//	3  a head that can be read alone; coins of one pool
//	4  coins of the pile that they were gained from
//	5  as 3, with a digest at its end
//	6  as 4, with a digest at its end
//
// Programs that know no digests would take it for damage, and set the game aside. So it has made new numbers: what a
// later program has written they leave alone.
const (
	Format       = formatName + "6"
	PooledFormat = formatName + "5"
)

// The first formats with a head that can be read alone, which are those that are read, and with a digest.
const (
	headed   = 3
	digested = 5
)

// Record is one game, finished or not. The fields before the contracts are its head, see [DecodeHead].
type Record struct {
	Head

	// Contracts lie face up, if the game has any (K1).
	Contracts []portroyal.Contract `json:"contracts,omitempty"`

	// Cards are those that came to light, in order: turned up (D1) or paid (C1).
	Cards []portroyal.Card `json:"cards"`

	Actions []portroyal.Action `json:"actions"`

	// Times are when each action was decided, in milliseconds of play since the game began; nil where nobody
	// has measured them.
	Times []int64 `json:"times,omitempty"`

	// Hinted are the decisions that a hint was given for: after how many actions each came up, in ascending order. A
	// decision that was taken back may lie behind the last action.
	Hinted []int `json:"hinted,omitempty"`
}

// Head is what can be said of a game without playing it again.
type Head struct {
	Format string `json:"format"`

	// ID tells games apart: up to 64 letters, digits and hyphens; "" for one that no folder keeps.
	ID string `json:"id"`

	Begun    time.Time `json:"begun,omitzero"`     // in UTC; zero if nobody knows
	Practice bool      `json:"practice,omitempty"` // everything may be taken back, and it counts for nothing

	Options portroyal.Options `json:"options"`
	Seed    uint64            `json:"seed,string"`
	Start   int               `json:"start"` // seat of the start player
	Seats   []Seat            `json:"seats"`

	Standing Standing `json:"standing"`
	Result   *Result  `json:"result,omitempty"` // once the game is over

	// Weights tells apart what the computer players had learned when the game began, so that a decision can be understood
	// later; "" for games without such players.
	Weights string `json:"weights,omitempty"`

	// Program is the version of the program that the game was begun with, as in 1.2.3; "" where none has said.
	Program string `json:"program,omitempty"`

	Undone int   `json:"undone,omitempty"` // how often something was taken back
	Hints  []int `json:"hints,omitempty"`  // that each seat has had; nil for none

	// Daily is the date whose deal of the day this is, as 2026-11-22; "" for any other game.
	Daily string `json:"daily,omitempty"`

	// Chosen is what the players have chosen of what chance decides otherwise, so that a game can be played once more as
	// it was set up. Nothing in older records.
	Chosen Chosen `json:"chosen,omitzero"`

	// Chance says from where chance went on, where that does not follow from what was before: at the beginning,
	// and where something was decided otherwise after coins had been shown (C1). With it the cards of the record
	// are those of the generator, and an unfinished game goes on as it would have. None in older formats.
	Chance []Chance `json:"chance,omitempty"`
}

// Chance is the state of the generator, see [portroyal.Position.Random], after a number of actions.
type Chance struct {
	After int    `json:"after"`
	State uint64 `json:"state,string"`
}

// Chosen is what players have chosen of what chance decides otherwise.
type Chosen struct {
	Seed  bool `json:"seed,omitempty"`
	Start bool `json:"start,omitempty"` // the start player
}

// Seat says who sits there.
type Seat struct {
	Name     string `json:"name"`
	Player   string `json:"player,omitempty"`   // name of the computer player, "" for a person
	Colour   int    `json:"colour"`             // number of the seat's colour, from 0
	Portrait string `json:"portrait,omitempty"` // name of the portrait, "" for one that follows from the seat
}

// Standing is how far a game has come.
type Standing struct {
	Turn   int   `json:"turn"`   // the present one, counted from 1
	Points []int `json:"points"` // of each seat
	Played int64 `json:"played"` // milliseconds of play so far
}

// Round is the round of the turn, counted from 1: in each of them every player has one turn.
func (h *Head) Round() int { return (h.Standing.Turn-1)/max(1, int(h.Options.Players)) + 1 }

// Result is how a game ended, by seat.
type Result struct {
	Points  []int `json:"points"`
	Coins   []int `json:"coins"`
	Winners []int `json:"winners"` // several if the win is shared (F2)
}

// Begin starts a game and its record, with names as [CleanName] makes them. start may be portroyal.RandomStart. An
// error says what is impossible about the options.
func Begin(options portroyal.Options, seed uint64, start int, seats []Seat) (*Record, portroyal.Position, error) {
	position, err := portroyal.New(options, seed, start)
	if err != nil {
		return nil, position, err
	}
	if len(seats) != position.Players() {
		return nil, position, fmt.Errorf("seats: %d for %d players", len(seats), position.Players())
	}
	r := &Record{
		Head: Head{
			Format: Format, Options: options, Seed: seed, Start: position.Start(), Seats: named(seats),
			Standing: standingOf(&position, 1, 0), Chance: []Chance{{0, position.Random()}},
		},
		Cards: []portroyal.Card{}, Actions: []portroyal.Action{},
	}
	for _, laid := range position.Contracts() {
		r.Contracts = append(r.Contracts, laid.Contract)
	}
	return r, position, nil
}

// Add records an action that was played, the cards that its tape shows, and what has become of the game.
func (r *Record) Add(action portroyal.Action, tape *portroyal.Tape, after *portroyal.Position) {
	r.Actions = append(r.Actions, action)
	r.Cards = append(r.Cards, tape.Shown...)
	r.Stand(after, r.Standing.Turn+TurnsBegun(tape.Events))
}

// Stand says how far the game has come: to this position, in this turn, counted from 1.
func (r *Record) Stand(p *portroyal.Position, turn int) {
	r.Standing, r.Result = standingOf(p, turn, r.Standing.Played), nil
	if p.Phase() == portroyal.Over {
		r.Result = resultOf(p)
	}
}

// TurnsBegun counts the turns that began with these events.
func TurnsBegun(events []portroyal.Event) (n int) {
	for _, event := range events {
		if event.Kind == portroyal.TurnBegan {
			n++
		}
	}
	return n
}

func standingOf(p *portroyal.Position, turn int, played int64) Standing {
	standing := Standing{Turn: turn, Played: played}
	for seat := range p.Players() {
		standing.Points = append(standing.Points, p.Points(seat))
	}
	return standing
}

func resultOf(p *portroyal.Position) *Result {
	result := &Result{Winners: p.Winners()}
	for seat := range p.Players() {
		result.Points = append(result.Points, p.Points(seat))
		result.Coins = append(result.Coins, p.Coins(seat))
	}
	return result
}

// Snapshot is the record as it is now, which stays so while the game goes on.
func (r *Record) Snapshot() *Record {
	now := *r
	now.Cards, now.Actions, now.Times = slices.Clip(r.Cards), slices.Clip(r.Actions), slices.Clip(r.Times)
	now.Hints, now.Hinted, now.Chance = slices.Clone(r.Hints), slices.Clone(r.Hinted), slices.Clone(r.Chance)
	return &now
}

// Write writes the record as JSON, with a digest at its end.
func (r *Record) Write(w io.Writer) error {
	_, err := w.Write(r.Bytes())
	return err
}
