// Package record is the file of a game: what is needed to play it again card by card, without
// its generator, and to see that it was played by the rules. It writes, reads and replays;
// choosing actions and keeping files lives elsewhere.
package record

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"

	"portroyal/engine/internal/strictjson"
	"portroyal/engine/portroyal"
)

// Format is what every record says of itself.
const Format = "port-royal-record-2"

// Record is one game, finished or not.
type Record struct {
	Format  string            `json:"format"`
	Options portroyal.Options `json:"options"`
	Seed    uint64            `json:"seed,string"`
	Start   int               `json:"start"` // seat of the start player
	Seats   []Seat            `json:"seats"`

	// Contracts lie face up, if the game has any (K1).
	Contracts []portroyal.Contract `json:"contracts,omitempty"`

	// Cards are those that came to light, in order: turned up (D1) or paid (C1).
	Cards []portroyal.Card `json:"cards"`

	Actions []portroyal.Action `json:"actions"`
	Result  *Result            `json:"result,omitempty"` // once the game is over
}

// Seat says who sits there.
type Seat struct {
	Name   string `json:"name"`
	Player string `json:"player,omitempty"` // name of the computer player, "" for a person
}

// Result is how a game ended, by seat.
type Result struct {
	Points  []int `json:"points"`
	Coins   []int `json:"coins"`
	Winners []int `json:"winners"` // several if the win is shared (F2)
}

// Begin starts a game and its record. start may be portroyal.RandomStart. An error says what is
// impossible about the options.
func Begin(options portroyal.Options, seed uint64, start int, seats []Seat) (*Record, portroyal.Position, error) {
	position, err := portroyal.New(options, seed, start)
	if err != nil {
		return nil, position, err
	}
	if len(seats) != position.Players() {
		return nil, position, fmt.Errorf("seats: %d for %d players", len(seats), position.Players())
	}
	r := &Record{
		Format: Format, Options: options, Seed: seed, Start: position.Start(), Seats: seats,
		Cards: []portroyal.Card{}, Actions: []portroyal.Action{},
	}
	for _, laid := range position.Contracts() {
		r.Contracts = append(r.Contracts, laid.Contract)
	}
	return r, position, nil
}

// Add records an action that was played, the cards that its tape shows, and the result when
// it ended the game.
func (r *Record) Add(action portroyal.Action, tape *portroyal.Tape, after *portroyal.Position) {
	r.Actions = append(r.Actions, action)
	r.Cards = append(r.Cards, tape.Shown...)
	if after.Phase() == portroyal.Over {
		r.Result = resultOf(after)
	}
}

func resultOf(p *portroyal.Position) *Result {
	result := &Result{Winners: p.Winners()}
	for seat := range p.Players() {
		result.Points = append(result.Points, p.Points(seat))
		result.Coins = append(result.Coins, p.Coins(seat))
	}
	return result
}

// FileName is the name of a file for the record, told by its seed. Other games can have the same one.
func (r *Record) FileName() string { return fmt.Sprintf("game-%d.json", r.Seed) }

// Write writes the record as JSON.
func (r *Record) Write(w io.Writer) error {
	encoder := json.NewEncoder(w)
	encoder.SetIndent("", " ")
	return encoder.Encode(r)
}

// mostBytes is far beyond the record of the longest game.
const mostBytes = 16 << 20

// Read reads a record and plays it through. An error is one sentence that says what is damaged.
func Read(from io.Reader) (*Record, error) {
	data, err := io.ReadAll(io.LimitReader(from, mostBytes+1))
	switch {
	case err != nil:
		return nil, err
	case len(data) > mostBytes:
		return nil, fmt.Errorf("this is not a record: it is longer than %d bytes", mostBytes)
	}
	var kind struct {
		Format string `json:"format"`
	}
	_ = json.Unmarshal(data, &kind) // decoding says what is damaged
	if kind.Format == oldFormat {
		return readOld(data)
	}
	var r Record
	if err := strictjson.Decode(data, &r); err != nil {
		return nil, fmt.Errorf("the record is damaged: %w", err)
	}
	if r.Format != Format {
		return nil, fmt.Errorf("this is not a record of the kind %s", Format)
	}
	if _, err := r.Replay(); err != nil {
		return nil, err
	}
	return &r, nil
}

// Replay plays the record again from its own cards, without its generator, and compares the result.
// It gives the last position. An error says in one sentence what is damaged: the set-up, the first action that
// does not fit, cards that are left over, or the result.
func (r *Record) Replay() (portroyal.Position, error) { return r.Follow(nil) }

// Follow is [Record.Replay] with somebody who watches: watch, which may be nil, is shown the position before the
// first action with an empty tape, and then what happened in each action and the position after it. Neither
// may be kept or changed.
func (r *Record) Follow(watch func(*portroyal.Tape, *portroyal.Position)) (portroyal.Position, error) {
	cards := &shown{cards: r.Cards}
	position, err := r.begin()
	if err != nil {
		return position, err
	}
	var observe func(*portroyal.Tape)
	if watch != nil {
		watch(&portroyal.Tape{}, &position)
		observe = func(tape *portroyal.Tape) { watch(tape, &position) }
	}
	err = r.play(&position, cards, observe)
	if err == nil && len(cards.cards) > 0 {
		err = fmt.Errorf("the record tells of %d cards more than came to light", len(cards.cards))
	}
	return position, err
}

// begin sets up the game of the record.
func (r *Record) begin() (portroyal.Position, error) {
	if len(r.Seats) != int(r.Options.Players) {
		return portroyal.Position{}, fmt.Errorf("the record is damaged: %d seats for %d players",
			len(r.Seats), r.Options.Players)
	}
	position, err := portroyal.Deal(r.Options, r.Contracts, r.Seed, r.Start)
	if err != nil {
		return position, fmt.Errorf("the record is damaged: %w", err)
	}
	return position, nil
}

// play plays the actions of the record with the cards of a dealer, and compares the result. What happened
// in each action is shown to observe, which may be nil.
func (r *Record) play(position *portroyal.Position, dealer portroyal.Dealer, observe func(*portroyal.Tape)) error {
	var tape portroyal.Tape
	for i, action := range r.Actions {
		if err := position.Replay(action, dealer, &tape); err != nil {
			return fmt.Errorf("action %d (%s) does not fit the record: %w", i+1, action, err)
		}
		if observe != nil {
			observe(&tape)
		}
		tape = portroyal.Tape{Events: tape.Events[:0], Shown: tape.Shown[:0]}
	}
	switch {
	case (r.Result != nil) != (position.Phase() == portroyal.Over):
		if r.Result != nil {
			return fmt.Errorf("the record has a result, but its actions do not end the game")
		}
		return fmt.Errorf("the actions of the record end the game, but it has no result")
	case r.Result != nil && !r.Result.equal(resultOf(position)):
		return fmt.Errorf("the record's result is not the one that its actions lead to")
	}
	return nil
}

// shown deals the cards of a record in their order.
type shown struct{ cards []portroyal.Card }

func (s *shown) Deal(portroyal.Source, int) (portroyal.Card, error) {
	if len(s.cards) == 0 {
		return portroyal.NoCard, fmt.Errorf("the record has no card for it")
	}
	card := s.cards[0]
	s.cards = s.cards[1:]
	return card, nil
}

func (s *shown) Follow([]portroyal.Event) {}

func (r *Result) equal(other *Result) bool {
	return slices.Equal(r.Points, other.Points) && slices.Equal(r.Coins, other.Coins) &&
		slices.Equal(r.Winners, other.Winners)
}
