// Package transcript is the file of a game of Pirate's Cove: what is needed to play it again, die by die and card by card,
// without its generator, and to see that it was played by the rules. It writes, reads and replays; choosing actions and
// looking after files is done elsewhere.
package transcript

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/record"
)

// Game is how the records of this game are read. Formats:
//
//	1  games with a mastercraft on each section, and Treasure Maps that double all (B6, E1)
//	2  games by their options alone
//
// What was begun by one of them goes on by it to its end.
var Game = &record.Game{
	Name: "pirates-cove", Oldest: 1, Latest: 2,
	New:  func() record.Record { return &Record{Head: Head{Options: &cove.Options{}}} },
	Body: []string{"actions", "chance-shown", "times", "hinted"},
}

// Format is what the record of a game that begins today says of itself.
var Format = Game.Format(2)

// early is what the first records said of themselves.
var early = Game.Format(1)

// games is this one alone.
var games = record.Games{Game}

// Record is one game, finished or not. The fields before the actions are its head.
type Record struct {
	Head

	Actions []cove.Action `json:"actions"`

	// Shown is what chance has brought, in order, see [cove.Tape].
	Shown Shown `json:"chance-shown"`

	Log
}

// Shown is written as numbers, not as JSON writes bytes.
type Shown []uint8

// MarshalJSON implements [json.Marshaler].
func (s Shown) MarshalJSON() ([]byte, error) {
	text := []byte{'"'}
	for i, n := range s {
		if i > 0 {
			text = append(text, ' ')
		}
		text = fmt.Append(text, n)
	}
	return append(text, '"'), nil
}

// UnmarshalJSON implements [json.Unmarshaler].
func (s *Shown) UnmarshalJSON(data []byte) error {
	var text string
	if err := json.Unmarshal(data, &text); err != nil {
		return fmt.Errorf("chance-shown: numbers in quotes belong there")
	}
	*s = Shown{}
	n, digits := 0, 0
	for i := 0; i <= len(text); i++ {
		switch {
		case i < len(text) && text[i] >= '0' && text[i] <= '9' && digits < 3:
			n, digits = 10*n+int(text[i]-'0'), digits+1
		case digits > 0 && n < 256 && (i == len(text) || text[i] == ' '):
			*s = append(*s, uint8(n))
			n, digits = 0, 0
		case i == len(text) && i == 0:
		default:
			return fmt.Errorf("chance-shown: not a number from 0 to 255 at its byte %d", i)
		}
	}
	return nil
}

// The parts of a record.
type (
	Head     = record.Head
	Seat     = record.Seat
	Standing = record.Standing
	Result   = record.Result
	Log      = record.Log
)

// OptionsOf is what a game of Pirate's Cove is played with; nothing for a game of another kind.
func OptionsOf(h *Head) cove.Options {
	options, is := h.Options.(*cove.Options)
	if !is || options == nil {
		return cove.Options{}
	}
	rules := *options
	if h.Format == early {
		rules.CraftEach, rules.MapAll = true, true
	}
	return rules
}

// Rules is what the game is played with.
func (r *Record) Rules() cove.Options { return OptionsOf(&r.Head) }

// Begin starts a game and its record, with names as they can be shown. An error says what is impossible about the options.
func Begin(options cove.Options, seed uint64, seats []Seat) (*Record, cove.Position, error) {
	position, err := cove.New(options, seed)
	if err != nil {
		return nil, position, err
	}
	if len(seats) != position.Players() {
		return nil, position, fmt.Errorf("seats: %d for %d players", len(seats), position.Players())
	}
	r := &Record{
		Head: Head{
			Format: Format, Options: &options, Seed: seed, Seats: record.Named(seats), Standing: standingOf(&position, 1),
			Chance: []record.Chance{{After: 0, State: position.Random()}},
		},
		Actions: []cove.Action{}, Shown: Shown{},
	}
	return r, position, nil
}

// Add records an action that was played, what chance has shown on its tape, and what has become of the game.
func (r *Record) Add(action cove.Action, tape *cove.Tape, after *cove.Position) {
	r.Actions = append(r.Actions, action)
	r.Shown = append(r.Shown, tape.Shown...)
	r.Stand(after, r.Standing.Turn+RoundsBegun(tape.Events))
}

// Cut leaves only so many actions, and numbers that chance has shown; the game stands at this position.
func (r *Record) Cut(actions, shown int, at *cove.Position, turn int) {
	r.Actions, r.Shown = slices.Clone(r.Actions[:actions]), slices.Clone(r.Shown[:shown])
	r.Stand(at, turn)
}

// Taken are the actions so far.
func (r *Record) Taken() []cove.Action { return r.Actions }

// Length implements [record.Record].
func (r *Record) Length() int { return len(r.Actions) }

// Stand says how far the game has come: to this position, in this turn, counted from 1. Turns are rounds, with outfitting
// before the first.
func (r *Record) Stand(p *cove.Position, turn int) {
	played := r.Standing.Played
	r.Standing, r.Result = standingOf(p, turn), nil
	r.Standing.Played = played
	if p.Phase() == cove.Over {
		r.Result = resultOf(p)
	}
}

// RoundsBegun counts the rounds after the first that began with these events.
func RoundsBegun(events []cove.Event) (n int) {
	for _, event := range events {
		if event.Kind == cove.RoundBegan && event.N > 1 {
			n++
		}
	}
	return n
}

func standingOf(p *cove.Position, turn int) Standing {
	standing := Standing{Turn: turn}
	for seat := range p.Players() {
		standing.Points = append(standing.Points, int(p.ShipAt(seat).Fame))
	}
	return standing
}

func resultOf(p *cove.Position) *Result {
	return &Result{Winners: p.Winners(), Points: standingOf(p, 1).Points}
}

// Snapshot is the record as it is now, which stays so while the game goes on.
func (r *Record) Snapshot() *Record {
	now := *r
	now.Actions, now.Shown, now.Log = slices.Clip(r.Actions), slices.Clip(r.Shown), r.Log.Snapshot()
	now.Hints, now.Chance = slices.Clone(r.Hints), slices.Clone(r.Chance)
	return &now
}

// Write writes the record as JSON, with a digest at its end.
func (r *Record) Write(w io.Writer) error {
	_, err := w.Write(r.Bytes())
	return err
}

// Bytes is what Write writes.
func (r *Record) Bytes() []byte { return record.Sealed(r) }
