// Package transcript is the file of a game of Port Royal: what is needed to play it again card by card, without its
// generator, and to see that it was played by the rules. It writes, reads and replays; choosing actions and looking
// after files is done elsewhere.
package transcript

import (
	"fmt"
	"io"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/deckfile"
	"portroyal/engine/record"
)

// Game is how the records of this game are read.
//
// Records of the first five formats, which no published version has written, are refused with a sentence of their own:
//
//	6  a phase ends with the first gambler (H13)
//	7  several gamblers of one player work one after another (H13), discards can be hidden, the order of the deck can be
//	   given, and coins can go by place (S4)
//
// What was begun by one of them goes on by it to its end.
var Game = &record.Game{
	Name: "port-royal", Oldest: 6, Latest: 7,
	New:  func() record.Record { return &Record{Head: Head{Options: &portroyal.Options{}}} },
	Body: []string{"contracts", "deck", "cards", "actions", "times"},
}

// Format is what the record of a game that begins today says of itself; GambleOnceFormat is of games that were begun when
// a phase ended with the first gambler (H13), and go on by that.
var (
	Format           = Game.Format(7)
	GambleOnceFormat = Game.Format(6)
)

// games is this one alone.
var games = record.Games{Game}

// Record is one game, finished or not. The fields before the contracts are its head, see [DecodeHead].
type Record struct {
	Head

	// Contracts are those that are face up, if the game has any (K1).
	Contracts []portroyal.Contract `json:"contracts,omitempty"`

	// Deck is the order of the cards, where it was given when the game began, see [portroyal.Position.LayDeck]; nil where
	// chance has decided about everything.
	Deck []portroyal.Card `json:"deck,omitempty"`

	// Cards are those that came to light, in order: turned up (D1) or paid (C1).
	Cards []portroyal.Card `json:"cards"`

	Actions []portroyal.Action `json:"actions"`

	Log
}

// The parts of a head.
type (
	Head     = record.Head
	Seat     = record.Seat
	Standing = record.Standing
	Result   = record.Result
	Chance   = record.Chance
	Chosen   = record.Chosen
	Log      = record.Log
)

// OptionsOf is what a game of Port Royal is played with; nothing for a game of another kind.
func OptionsOf(h *Head) portroyal.Options {
	if options, is := h.Options.(*portroyal.Options); is && options != nil {
		return *options
	}
	return portroyal.Options{}
}

// Rules is what the game is played with.
func (r *Record) Rules() portroyal.Options { return OptionsOf(&r.Head) }

// Round is the round of the present turn, counted from 1: in each of them every player has one turn.
func Round(h *Head) int { return (h.Standing.Turn-1)/max(1, len(h.Seats)) + 1 }

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
			Format: Format, Options: &options, Seed: seed, Start: position.Start(), Seats: record.Named(seats),
			Standing: standingOf(&position, 1, 0), Chance: []Chance{{After: 0, State: position.Random()}},
		},
		Cards: []portroyal.Card{}, Actions: []portroyal.Action{},
	}
	for _, laid := range position.Contracts() {
		r.Contracts = append(r.Contracts, laid.Contract)
	}
	return r, position, nil
}

// BeginLaid is [Begin] with a deck in a given order, and with its contracts if it has any; without a deck it is Begin.
func BeginLaid(
	deck *deckfile.Deck, options portroyal.Options, seed uint64, start int, seats []Seat,
) (*Record, portroyal.Position, error) {
	r, position, err := Begin(options, seed, start, seats)
	switch {
	case err != nil || deck == nil:
		return r, position, err
	case deck.Decks != options.Decks:
		return nil, position, fmt.Errorf("decks: the given order is one of %s, and the game is played with %s", deck.Decks, options.Decks)
	}
	if err := deck.Check(); err != nil {
		return nil, position, err
	}
	r.Deck = deck.Cards
	if len(deck.Contracts) > 0 {
		r.Contracts = slices.Clone(deck.Contracts[:options.FaceUp()])
		position, err = portroyal.Deal(options, r.Contracts, seed, r.Start)
		r.Chance[0].State = position.Random()
	}
	return r, position, err
}

// Given is the deck in whose order the game is dealt, to begin another one with it; nil if no order was given. Its
// contracts begin with those of the game.
func (r *Record) Given() *deckfile.Deck {
	if r.Deck == nil {
		return nil
	}
	deck := &deckfile.Deck{Format: deckfile.Format, Decks: r.Rules().Decks, Cards: slices.Clone(r.Deck)}
	if len(r.Contracts) > 0 {
		laid := func(contract portroyal.Contract) bool { return slices.Contains(r.Contracts, contract) }
		deck.Contracts = append(slices.Clone(r.Contracts), slices.DeleteFunc(portroyal.AllContracts(), laid)...)
	}
	return deck
}

// Play plays an action that the record does not have yet, from where it stands: with the cards of its deck, or by chance
// if no order was given.
func (r *Record) Play(p *portroyal.Position, action portroyal.Action, tape *portroyal.Tape) error {
	if r.Deck == nil {
		return p.Apply(action, tape)
	}
	deck, err := r.laid()
	if err != nil {
		return err
	}
	return p.Replay(action, deck, tape)
}

// Add records an action that was played, the cards that its tape shows, and what has become of the game.
func (r *Record) Add(action portroyal.Action, tape *portroyal.Tape, after *portroyal.Position) {
	r.Actions = append(r.Actions, action)
	r.Cards = append(r.Cards, tape.Shown...)
	r.Stand(after, r.Standing.Turn+TurnsBegun(tape.Events))
}

// Cut leaves only so many actions and cards; the game stands at this position, in this turn, counted from 1.
func (r *Record) Cut(actions, cards int, at *portroyal.Position, turn int) {
	r.Actions, r.Cards = slices.Clone(r.Actions[:actions]), slices.Clone(r.Cards[:cards])
	r.Stand(at, turn)
}

// Taken are the actions so far.
func (r *Record) Taken() []portroyal.Action { return r.Actions }

// Length implements [record.Record].
func (r *Record) Length() int { return len(r.Actions) }

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
	now.Cards, now.Actions, now.Log = slices.Clip(r.Cards), slices.Clip(r.Actions), r.Log.Snapshot()
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
