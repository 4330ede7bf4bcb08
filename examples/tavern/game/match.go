package game

import (
	"slices"

	"portroyal/engine/match"
	"portroyal/engine/record"
)

// View is what everybody knows: all but what will be rolled.
type View = Position

// Game makes and reads matches.
var Game = &match.Plain[Position, View, Action, Event, uint8]{
	Name: "tavern", Rules: rules{}, Player: players.New, Options: func() record.Options { return &Options{} },
}

// The types of a match.
type (
	Match  = match.PlainMatch[Position, View, Action, Event, uint8]
	Record = match.PlainRecord[Position, View, Action, Event, uint8]
	Player = match.Player[View, Action]
)

// Begin begins a game with the seats and the seed of a head, see [match.Plain.Begin].
func Begin(head record.Head, players ...Player) (*Match, error) {
	head.Options = &Options{len(head.Seats)}
	return Game.Begin(head, players...)
}

// rules are what the game lends to its matches.
type rules struct{}

func (rules) First(o record.Options, seed uint64) Position { return New(*o.(*Options), seed) }
func (rules) Owes(p *Position, seat int) bool              { return !p.Over() && p.Seat == seat }
func (rules) Over(p *Position) bool                        { return p.Over() }
func (rules) Legal(p *Position, _ int) []Action            { return p.Legal() }
func (rules) Seat(p *Position, _ Action) int               { return p.Seat }
func (rules) Answers(*Position, Action) bool               { return false }
func (rules) Play(p *Position, a Action, tape *Tape) error { return p.Play(a, tape) }
func (rules) Tells(*Tape) bool                             { return false } // nobody knows more than others
func (rules) Random(p *Position) uint64                    { return p.random }
func (rules) SetRandom(p *Position, state uint64)          { p.random = state }

// View implements [match.Rules].
func (rules) View(p *Position, _ int) View {
	view := *p
	view.random = 0
	return view
}

// Final implements [match.Rules].
func (rules) Final(tape *Tape) bool {
	return len(tape.Shown) > 0 || slices.ContainsFunc(tape.Events, func(e Event) bool { return e.Kind == Over })
}

// Standing implements [match.PlainRules].
func (rules) Standing(p *Position) (points, winners []int) {
	return slices.Clone(p.Points[:p.players]), p.Winners()
}

// Turns implements [match.PlainRules]: those of a record are rounds.
func (rules) Turns(events []Event) int {
	if last := len(events) - 1; last > 0 && events[last].Kind == Won {
		return 1
	}
	return 0
}
