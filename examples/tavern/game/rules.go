// Package game is the rules of Ship, Captain and Crew, a dice game in the public domain, with its best players, its records
// and its statistics. It knows no window. The rules are few:
//
//   - S1. Two to four players play five rounds, in which each has one turn. Another player begins each round.
//   - S2. A turn is up to three rolls of five dice. Dice that have been set aside are not rolled again.
//   - S3. A 6 is the ship, a 5 the captain and a 4 the crew. They are set aside as soon as they are rolled, in this order.
//   - S4. With all three aboard, the other two dice are the cargo. The player may stop, or roll both of them again, or only
//     the lower one.
//   - S5. Without a crew after three rolls there is no cargo.
//   - S6. The largest cargo wins the round, which is a point; several that are equal are a point each.
//   - S7. After the last round, most points win; several with as many share the win.
package game

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"portroyal/engine/tape"
)

// What is played with.
const (
	Rounds     = 5
	Rolls      = 3 // in a turn
	Dice       = 5
	Crew       = 3 // the dice that are set aside: the ship, the captain and the crew
	MinPlayers = 2
	MaxPlayers = 4
)

// Options are how many play.
type Options struct {
	Players int `json:"players"`
}

// Seats implements [record.Options].
func (o *Options) Seats() int { return o.Players }

// Check implements [record.Options].
func (o *Options) Check() error {
	if o.Players < MinPlayers || o.Players > MaxPlayers {
		return fmt.Errorf("players: %d; there can be %d to %d", o.Players, MinPlayers, MaxPlayers) // S1
	}
	return nil
}

// Position is a moment of a game. It is a plain value: a copy is a game of its own.
type Position struct {
	Seat   int  // whose turn it is
	Rolls  int  // that this turn has had
	Hand   Hand // what the dice show: before the first roll of a turn, what they showed at the end of the one before
	Points [MaxPlayers]int

	players, round int             // the round counts from 0, and is Rounds when the game is over
	cargo          [MaxPlayers]int // of this round, 0 for none, or for a turn that is to come
	random         uint64          // from which the next roll comes
}

// Hand is what dice show: how many of ship, captain and crew are aboard, and the others in descending order. Its zero value
// has not been rolled.
type Hand struct {
	Aboard int
	Others [Dice]uint8 // as many as are not aboard
}

// Cargo is that of the hand, 0 for none (S4, S5).
func (h Hand) Cargo() int {
	if h.Aboard < Crew {
		return 0
	}
	return int(h.Others[0] + h.Others[1])
}

// Faces are those of all dice, those aboard first.
func (h Hand) Faces() (faces [Dice]uint8) {
	for i := range h.Aboard {
		faces[i] = uint8(6 - i)
	}
	copy(faces[h.Aboard:], h.Others[:])
	return faces
}

// rolled is the hand once these have been rolled in the place of its other dice, but for the first, of which so many are
// held.
func (h Hand) rolled(held int, faces ...uint8) Hand {
	others := append(slices.Clone(h.Others[:held]), faces...)
	for h.Aboard < Crew { // S3
		at := slices.Index(others, uint8(6-h.Aboard))
		if at < 0 {
			break
		}
		others = slices.Delete(others, at, at+1)
		h.Aboard++
	}
	slices.Sort(others)
	slices.Reverse(others)
	h.Others = [Dice]uint8{}
	copy(h.Others[:], others)
	return h
}

// Action is what a player can do. All of them are made by whose turn it is.
type Action uint8

// The actions.
const (
	Roll  Action = iota // all dice that have not been set aside
	Lower               // the lower die of the cargo
	Stop
)

var actions = []string{"roll", "lower", "stop"}

// String gives the name of the action.
func (a Action) String() string { return actions[a] }

// MarshalText implements [encoding.TextMarshaler].
func (a Action) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalText implements [encoding.TextUnmarshaler].
func (a *Action) UnmarshalText(text []byte) error {
	at := slices.Index(actions, string(text))
	if at < 0 {
		return fmt.Errorf("there is no action %.20q", text)
	}
	*a = Action(at)
	return nil
}

// held is how many of the dice that are not aboard each action leaves as they are.
var held = [...]int{Lower: 1, Stop: 0}

// Kind is what an event is.
type Kind uint8

// The kinds of events.
const (
	Rolled Kind = iota
	Landed      // a turn is over
	Won         // a round, by one of those with the largest cargo
	Over        // the game has been won, by one of those with most points
)

// Event is something that has happened to a seat.
type Event struct {
	Kind  Kind
	Seat  int
	Hand  Hand // of a roll, and with which a turn ended
	Roll  int  // which one of the turn it was, from 1
	Round int  // from 1
}

// Tape takes down what happens, and what was rolled.
type Tape = tape.Tape[Event, uint8]

// New is the first position of a game, in which chance goes by a seed.
func New(o Options, seed uint64) Position { return Position{players: o.Players, random: seed} }

// Round is the present one, counted from 1; that of a game that is over is the last.
func (p *Position) Round() int { return min(p.round+1, Rounds) }

// Over reports whether the game has been played (S7).
func (p *Position) Over() bool { return p.round == Rounds }

// Begun reports whether the turn has had a roll.
func (p *Position) Begun() bool { return p.Rolls > 0 }

// Cargo is that of a seat in this round, 0 for none, and whether it has had its turn.
func (p *Position) Cargo(seat int) (cargo int, sailed bool) {
	return p.cargo[seat], !p.Over() && p.place(seat) < p.place(p.Seat)
}

// place is the place of a seat in the order of this round (S1).
func (p *Position) place(seat int) int { return (seat - p.round%p.players + p.players) % p.players }

// Legal lists what can be done.
func (p *Position) Legal() []Action {
	switch {
	case p.Over():
		return nil
	case p.Rolls == 0 || p.Hand.Aboard < Crew:
		return []Action{Roll} // S3: nobody stops before they have a crew
	}
	return []Action{Roll, Lower, Stop} // S4
}

// Play plays an action. An action that is not legal is an error and changes nothing.
func (p *Position) Play(a Action, tape *Tape) error {
	if !slices.Contains(p.Legal(), a) {
		return fmt.Errorf("it is not possible to %s now", a)
	}
	if a != Stop {
		p.roll(a, tape)
	}
	if a == Stop || p.Rolls == Rolls { // S2
		p.land(tape)
	}
	return nil
}

// roll rolls dice.
func (p *Position) roll(a Action, tape *Tape) {
	if p.Rolls == 0 {
		p.Hand = Hand{}
	}
	dice := rand.NewPCG(p.random, 0)
	faces := make([]uint8, Dice-p.Hand.Aboard-held[a])
	for i := range faces {
		faces[i] = uint8(rand.New(dice).IntN(6) + 1)
	}
	p.random = dice.Uint64()
	p.Rolls++
	p.Hand = p.Hand.rolled(held[a], faces...)
	tape.Shown = append(tape.Shown, faces...)
	tape.Events = append(tape.Events, Event{Rolled, p.Seat, p.Hand, p.Rolls, p.Round()})
}

// land ends the turn, and the round with the last one in it.
func (p *Position) land(tape *Tape) {
	tape.Events = append(tape.Events, Event{Landed, p.Seat, p.Hand, p.Rolls, p.Round()})
	p.cargo[p.Seat], p.Rolls = p.Hand.Cargo(), 0
	if p.place(p.Seat) < p.players-1 {
		p.Seat = (p.Seat + 1) % p.players
		return
	}
	for _, seat := range p.largest() { // S6
		p.Points[seat]++
		tape.Events = append(tape.Events, Event{Kind: Won, Seat: seat, Round: p.Round()})
	}
	p.cargo = [MaxPlayers]int{}
	p.round++
	p.Seat = p.round % p.players
	for _, seat := range p.Winners() {
		tape.Events = append(tape.Events, Event{Kind: Over, Seat: seat, Round: p.Round()})
	}
}

// largest are the seats with the largest cargo of the round.
func (p *Position) largest() []int { return most(p.cargo[:p.players]) }

// Winners are the seats that have won a game that is over (S7); a game without a point is won by all.
func (p *Position) Winners() []int {
	switch winners := most(p.Points[:p.players]); {
	case !p.Over():
		return nil
	case winners == nil:
		return []int{0, 1, 2, 3}[:p.players]
	default:
		return winners
	}
}

// most are the places of the greatest of some numbers, none if that is 0.
func most(of []int) (at []int) {
	greatest := max(slices.Max(of), 1)
	for i, n := range of {
		if n == greatest {
			at = append(at, i)
		}
	}
	return at
}
