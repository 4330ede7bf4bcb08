// Package match runs a game of Pirate's Cove at one table: what engine/match does for every game, with views for each seat
// and choices that several seats owe at the same time.
package match

import (
	"slices"
	"time"

	shared "portroyal/engine/match"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/bot/value"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
)

// Seat says who sits in a seat: a person, or a computer player.
type Seat = record.Seat

// Setup says how a game starts.
type Setup struct {
	Options  cove.Options
	Seats    []Seat
	Seed     uint64
	Seeded   bool         // somebody chose the seed, so as to play the same game again
	Practice bool         // everything may be taken back, and it counts for nothing
	Program  string       // the version of the program that begins the game, see [record.Head]
	Players  []bot.Player // if given, they replace those that Seats names; nil for persons

	// Daily marks the deal of the day of a date, and Installation is where the game begins, see [record.Head].
	Daily        string
	Installation string

	// Prepared, if given, replaces Options and Seed.
	Prepared *Prepared
}

// core is a match as every game has it.
type core = shared.Match[cove.Position, cove.View, cove.Action, cove.Event, uint8]

// Step is one decision and its result.
type Step = shared.Step[cove.Action, cove.Event, uint8]

// Match is a game in progress. It is not safe for use by several goroutines; what a computer player needs to think, it
// gets as values.
type Match struct {
	*core
	record *transcript.Record
}

// rules are what the game lends to its matches.
type rules struct {
	match  *Match
	coming [][]uint8 // what chance brings first in the first actions
}

func (*rules) Owes(p *cove.Position, seat int) bool           { return p.Owes(seat) }
func (*rules) Over(p *cove.Position) bool                     { return p.Phase() == cove.Over }
func (*rules) View(p *cove.Position, seat int) cove.View      { return p.View(seat) }
func (*rules) Legal(p *cove.Position, seat int) []cove.Action { return p.Legal(seat, nil) }
func (*rules) Seat(_ *cove.Position, a cove.Action) int       { return int(a.Seat) }
func (*rules) Random(p *cove.Position) uint64                 { return p.Random() }
func (*rules) SetRandom(p *cove.Position, state uint64)       { p.SetRandom(state) }

// Answers reports whether it is a reply to what another seat has played (E6).
func (*rules) Answers(p *cove.Position, _ cove.Action) bool { return p.Phase() == cove.Reply }

// showsNew are the events after which decisions are final though chance has brought nothing: what others have chosen is
// shown, or the game is over.
var showsNew = []cove.EventKind{cove.Outfitted, cove.Sailed, cove.FameShown, cove.Won}

// Final reports whether something new was seen: what chance has brought, or what others have chosen. The next seat that
// is asked tells nothing, since it is asked whatever it holds.
func (*rules) Final(tape *cove.Tape) bool {
	return len(tape.Shown) > 0 ||
		slices.ContainsFunc(tape.Events, func(e cove.Event) bool { return slices.Contains(showsNew, e.Kind) })
}

// tellsOfHands are the events that show the others a card of a hand.
var tellsOfHands = []cove.EventKind{cove.Played, cove.Attached}

// Tells reports whether a card of a hand was shown: volley cards are followed by dice in any case.
func (*rules) Tells(tape *cove.Tape) bool {
	return slices.ContainsFunc(tape.Events, func(e cove.Event) bool { return slices.Contains(tellsOfHands, e.Kind) })
}

// begun is a match at its first position.
func begun(r *transcript.Record, players []bot.Player, first cove.Position, coming [][]uint8) *Match {
	m := &Match{record: r}
	m.core = shared.Begin(&rules{m, coming}, r, slices.Clone(players), first)
	return m
}

// New starts a game. An error says in one sentence what is wrong with the set-up.
func New(setup Setup) (*Match, error) {
	if from := setup.Prepared; from != nil {
		m := begun(from.begin(setup.Seats), setup.Players, from.Position, from.Coming)
		return m, m.SitDown(bot.New)
	}
	r, position, err := transcript.Begin(setup.Options, setup.Seed, setup.Seats)
	if err != nil {
		return nil, err
	}
	r.Begun = time.Now().UTC().Truncate(time.Second)
	r.ID = record.NewID(r.Begun)
	for _, seat := range setup.Seats {
		if _, _, learned := bot.LevelOf(seat.Player); learned {
			r.Weights = value.Fingerprint()
		}
	}
	r.Practice, r.Daily, r.Program = setup.Practice, setup.Daily, setup.Program
	r.Installation = setup.Installation
	r.Chosen = record.Chosen{Seed: setup.Seeded}
	r.Times = []int64{}
	m := begun(r, setup.Players, position, nil)
	return m, m.SitDown(bot.New)
}

// Load continues a game, or opens one that is over. The match owns the record from then on. An error says what is wrong
// with the record: it cannot be replayed, or it names an unknown computer player.
func Load(r *transcript.Record) (*Match, error) {
	m := &Match{record: r}
	var err error
	if m.core, err = shared.Load(&rules{match: m}, r, transcript.RoundsBegun); err != nil {
		return nil, err
	}
	return m, m.SitDown(bot.New)
}

// View is what a seat may know.
func (m *Match) View(seat int) cove.View { return m.Present().View(seat) }

// Record is the record of the game so far. It grows with the game: to save it, take a snapshot.
func (m *Match) Record() *transcript.Record { return m.record }

// Snapshot is a copy of the record, which does not change as the game goes on.
func (m *Match) Snapshot() record.Record { return m.record.Snapshot() }

// PlayOn starts a practice game from the position after this many steps of this one, with these players, or with the same
// ones if nil. An error is that of Load.
func (m *Match) PlayOn(steps int, seats []Seat) (*Match, error) {
	from := m.record.Snapshot()
	r := &transcript.Record{
		Head: from.PlayedOn(steps, seats), Shown: slices.Clone(from.Shown[:m.ShownBetween(0, steps)]), Actions: slices.Clone(from.Actions[:steps]),
		Log: transcript.Log{Times: make([]int64, steps)}, // its own time begins now
	}
	position := m.PositionAt(steps)
	r.Stand(&position, m.TurnAt(steps))
	return Load(r)
}
