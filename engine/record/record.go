// Package record is the file of a game: what is needed to play it again card by card, even
// with another shuffling algorithm, and to see that it was played by the rules. It writes,
// reads and replays; choosing actions and keeping files lives elsewhere.
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
const Format = "port-royal-record-1"

// Record is one game, finished or not.
type Record struct {
	Format  string            `json:"format"`
	Options portroyal.Options `json:"options"`
	Seed    uint64            `json:"seed,string"`
	Start   int               `json:"start"` // seat of the start player
	Seats   []Seat            `json:"seats"`

	// Piles are the deck as it was shuffled at the beginning, top first, and the new draw pile
	// after each reshuffle (C4).
	Piles [][]portroyal.Card `json:"piles"`

	// Contracts lie face up, if the game has any (K1).
	Contracts []portroyal.Contract `json:"contracts,omitempty"`

	Revealed []portroyal.Card   `json:"revealed"` // cards turned up, in order (D1)
	Actions  []portroyal.Action `json:"actions"`
	Result   *Result            `json:"result,omitempty"` // once the game is over
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
		Revealed: []portroyal.Card{}, Actions: []portroyal.Action{},
	}
	var deck []portroyal.Card
	for seat := range position.Players() {
		deck = append(deck, position.CoinFaces(seat)...)
	}
	for _, laid := range position.Contracts() {
		r.Contracts = append(r.Contracts, laid.Contract)
	}
	deck = slices.Concat(deck, position.VictoryCards(), position.TimeCards(), position.Pile())
	r.Piles = [][]portroyal.Card{deck}
	return r, position, nil
}

// Add takes down an action that was played, what its tape tells of cards, and the result when
// it ended the game.
func (r *Record) Add(action portroyal.Action, tape *portroyal.Tape, after *portroyal.Position) {
	r.Actions = append(r.Actions, action)
	r.Piles = append(r.Piles, tape.Piles...)
	r.Revealed = append(r.Revealed, revealed(tape)...)
	if after.Phase() == portroyal.Over {
		r.Result = resultOf(after)
	}
}

func revealed(tape *portroyal.Tape) (cards []portroyal.Card) {
	for _, event := range tape.Events {
		if event.Kind == portroyal.CardRevealed {
			cards = append(cards, event.Card)
		}
	}
	return cards
}

func resultOf(p *portroyal.Position) *Result {
	result := &Result{Winners: p.Winners()}
	for seat := range p.Players() {
		result.Points = append(result.Points, p.Points(seat))
		result.Coins = append(result.Coins, p.Coins(seat))
	}
	return result
}

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

// Replay plays the record again from its own piles, without trusting the generator, and
// compares every revealed card, every reshuffle and the result. It gives the last position. An
// error names the first action that does not fit.
func (r *Record) Replay() (portroyal.Position, error) {
	var position portroyal.Position
	switch {
	case len(r.Piles) == 0:
		return position, fmt.Errorf("the record is damaged: it has no deck")
	case len(r.Seats) != int(r.Options.Players):
		return position, fmt.Errorf("the record is damaged: %d seats for %d players", len(r.Seats), r.Options.Players)
	}
	position, err := portroyal.Deal(r.Options, r.Piles[0], r.Contracts, r.Seed, r.Start)
	if err != nil {
		return position, fmt.Errorf("the record is damaged: %w", err)
	}
	tape := &portroyal.Tape{Replay: r.Piles[1:]}
	turned := 0
	for i, action := range r.Actions {
		tape.Events = tape.Events[:0]
		err := position.Apply(action, tape)
		if err == nil {
			err = tape.Err
		}
		if err == nil {
			cards := revealed(tape)
			if turned+len(cards) > len(r.Revealed) || !slices.Equal(cards, r.Revealed[turned:turned+len(cards)]) {
				err = fmt.Errorf("it turns up %v where the record says otherwise", cards)
			}
			turned += len(cards)
		}
		if err != nil {
			return position, fmt.Errorf("action %d (%s) does not fit the record: %w", i+1, action, err)
		}
	}
	switch {
	case turned != len(r.Revealed):
		return position, fmt.Errorf("the record tells of %d revealed cards, the actions turn up %d", len(r.Revealed), turned)
	case len(tape.Replay) > 0:
		return position, fmt.Errorf("the record tells of %d reshuffles more than there were", len(tape.Replay))
	case (r.Result != nil) != (position.Phase() == portroyal.Over):
		return position, fmt.Errorf("the record has a result just when the game is over, and here that is not so")
	case r.Result != nil && !r.Result.equal(resultOf(&position)):
		return position, fmt.Errorf("the record's result is not the one that its actions lead to")
	}
	return position, nil
}

func (r *Result) equal(other *Result) bool {
	return slices.Equal(r.Points, other.Points) && slices.Equal(r.Coins, other.Coins) &&
		slices.Equal(r.Winners, other.Winners)
}

// SeedAgrees reports whether the seed still gives the deck of the record: false means that the
// generator has changed, which a record survives.
func (r *Record) SeedAgrees() bool {
	again, _, err := Begin(r.Options, r.Seed, r.Start, r.Seats)
	return err == nil && len(r.Piles) > 0 && slices.Equal(again.Piles[0], r.Piles[0])
}
