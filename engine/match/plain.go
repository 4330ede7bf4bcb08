package match

import (
	"slices"
	"time"

	"portroyal/engine/record"
	"portroyal/engine/tape"
)

// Plain is a game whose records are no more than a head and actions: what chance brings follows from the seed, and nobody knows
// more than others. It makes matches and reads records of such a game.
type Plain[P, V, A, E, C any] struct {
	Name    string // in records
	Options func() record.Options
	Rules   PlainRules[P, V, A, E, C]
	Player  func(name string, seed uint64) (Player[V, A], error)
}

// PlainRules are what such a game lends.
type PlainRules[P, V, A, E, C any] interface {
	Rules[P, V, A, E, C]

	First(o record.Options, seed uint64) P
	Standing(p *P) (points, winners []int) // by seat; no winners before the game is over
	Turns(events []E) int                  // how many have begun with these
}

// PlainRecord is the record of such a game.
type PlainRecord[P, V, A, E, C any] struct {
	record.Head

	Actions []A `json:"actions"`
	record.Log

	of *Plain[P, V, A, E, C]
}

// PlainMatch is a match of such a game.
type PlainMatch[P, V, A, E, C any] struct {
	*Match[P, V, A, E, C]

	record *PlainRecord[P, V, A, E, C]
}

// Game is how the records of the game are read.
func (g *Plain[P, V, A, E, C]) Game() *record.Game {
	return &record.Game{
		Name: g.Name, Oldest: 1, Latest: 1, Body: []string{"actions"},
		New: func() record.Record {
			return &PlainRecord[P, V, A, E, C]{Head: record.Head{Options: g.Options()}, of: g}
		},
	}
}

// Begin begins a game with the options, the seats and the seed of a head. The players are those of the seats, unless others are
// given, nil for persons. An error says what is wrong with them.
func (g *Plain[P, V, A, E, C]) Begin(head record.Head, players ...Player[V, A]) (*PlainMatch[P, V, A, E, C], error) {
	if err := head.Options.Check(); err != nil {
		return nil, err
	}
	first := g.Rules.First(head.Options, head.Seed)
	head.Format, head.Begun = g.Game().Format(1), time.Now().UTC().Truncate(time.Second)
	head.ID, head.Seats = record.NewID(head.Begun), record.Named(head.Seats)
	head.Chance = []record.Chance{{After: 0, State: g.Rules.Random(&first)}}
	r := &PlainRecord[P, V, A, E, C]{Head: head, Actions: []A{}, Log: record.Log{Times: []int64{}}, of: g}
	r.stand(&first, 1)
	m := &PlainMatch[P, V, A, E, C]{Begin(g.Rules, r, players, first), r}
	return m, m.SitDown(g.Player)
}

// Load goes on with a game, or opens one that is over. The match owns the record from then on.
func (g *Plain[P, V, A, E, C]) Load(of record.Record) (*PlainMatch[P, V, A, E, C], error) {
	r := of.(*PlainRecord[P, V, A, E, C])
	m, err := Load(g.Rules, r, g.Rules.Turns)
	if err != nil {
		return nil, err
	}
	return &PlainMatch[P, V, A, E, C]{m, r}, m.SitDown(g.Player)
}

// Snapshot is the record as it is now, which stays so while the game goes on.
func (m *PlainMatch[P, V, A, E, C]) Snapshot() record.Record {
	now := *m.record
	now.Actions, now.Log = slices.Clip(now.Actions), now.Log.Snapshot()
	now.Hints, now.Head.Chance = slices.Clone(now.Hints), slices.Clone(now.Head.Chance)
	return &now
}

// PlayOn begins a practice game with the position after so many steps of this one, with these players, or with the same ones if
// nil.
func (m *PlainMatch[P, V, A, E, C]) PlayOn(steps int, seats []record.Seat) (*PlainMatch[P, V, A, E, C], error) {
	on := &PlainRecord[P, V, A, E, C]{
		Head: m.record.PlayedOn(steps, seats), Actions: slices.Clone(m.record.Actions[:steps]),
		Log: record.Log{Times: make([]int64, steps)}, of: m.record.of,
	}
	at := m.PositionAt(steps)
	on.stand(&at, m.TurnAt(steps))
	return on.of.Load(on)
}

// Check implements [record.Record].
func (r *PlainRecord[P, V, A, E, C]) Check() error {
	if err := r.Head.Check(); err != nil {
		return err
	}
	if r.Actions == nil || len(r.Head.Chance) == 0 {
		return record.Damage("it has no actions, or does not say where chance begins")
	}
	return r.CheckLog(&r.Log, len(r.Actions))
}

// Length implements [record.Record].
func (r *PlainRecord[P, V, A, E, C]) Length() int { return len(r.Actions) }

// Bytes implements [record.Record].
func (r *PlainRecord[P, V, A, E, C]) Bytes() []byte { return record.Sealed(r) }

// Verify implements [record.Record].
func (r *PlainRecord[P, V, A, E, C]) Verify() error {
	turn := 1
	last, err := r.Follow(func(tape *tape.Tape[E, C], _ *P) { turn += r.of.Rules.Turns(tape.Events) })
	if err != nil {
		return err
	}
	seen := *r
	seen.stand(&last, turn)
	return r.Compare(r.of.Rules.Over(&last), seen.Result, seen.Standing)
}

// Follow implements [Record].
func (r *PlainRecord[P, V, A, E, C]) Follow(watch func(*tape.Tape[E, C], *P)) (P, error) {
	rules := r.of.Rules
	p := rules.First(r.Options, r.Seed)
	watch(&tape.Tape[E, C]{}, &p)
	for i, a := range r.Actions {
		r.jump(i, &p)
		var tape tape.Tape[E, C]
		if err := rules.Play(&p, a, &tape); err != nil {
			return p, record.Damage("action %d: %w", i+1, err)
		}
		watch(&tape, &p)
	}
	r.jump(len(r.Actions), &p)
	return p, nil
}

// jump lets chance go on from where the record says it did after so many actions.
func (r *PlainRecord[P, V, A, E, C]) jump(after int, p *P) {
	if chance, jumps := r.ChanceAfter(after); jumps {
		r.of.Rules.SetRandom(p, chance.State)
	}
}

// Taken implements [Record].
func (r *PlainRecord[P, V, A, E, C]) Taken() []A { return r.Actions }

// Add implements [Record].
func (r *PlainRecord[P, V, A, E, C]) Add(a A, tape *tape.Tape[E, C], after *P) {
	r.Actions = append(r.Actions, a)
	r.stand(after, r.Standing.Turn+r.of.Rules.Turns(tape.Events))
}

// Cut implements [Record].
func (r *PlainRecord[P, V, A, E, C]) Cut(actions, _ int, at *P, turn int) {
	r.Actions = slices.Clone(r.Actions[:actions])
	r.stand(at, turn)
}

// stand says how far the game has come.
func (r *PlainRecord[P, V, A, E, C]) stand(p *P, turn int) {
	points, winners := r.of.Rules.Standing(p)
	r.Result, r.Standing = nil, record.Standing{Turn: turn, Points: points, Played: r.Standing.Played}
	if r.of.Rules.Over(p) {
		r.Result = &record.Result{Points: points, Winners: winners}
	}
}
