// Package match runs a game of Port Royal at one table: what engine/match does for every game, and what only this one
// has, such as turns, chances to take cards, and lessons that begin in the middle.
package match

import (
	"slices"
	"time"

	shared "portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/portroyal/deckfile"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// Seat says who sits in a seat: a person, or a computer player.
type Seat = record.Seat

// Setup says how a game starts.
type Setup struct {
	Options  portroyal.Options
	Seats    []Seat
	Seed     uint64
	Seeded   bool // somebody chose the seed, so as to play the same game again
	Start    int  // a seat, or portroyal.RandomStart
	Practice bool // everything may be taken back, and it counts for nothing

	// Daily marks the deal of the day of a date, see [record.Head].
	Daily string

	// Program is the version of the program that begins the game, see [record.Head].
	Program string

	// Installation is where the game begins, see [record.Head].
	Installation string

	// Deck, if given, is the order of the cards, and it may be of the contracts, in place of those that the seed gives.
	Deck *deckfile.Deck

	// Players, if given, replace those that Seats names.
	Players []bot.Player

	// Prepared, if given, replaces Options, Seed and Start.
	Prepared *Prepared
}

// core is a match as every game has it.
type core = shared.Match[portroyal.Position, portroyal.View, portroyal.Action, portroyal.Event, portroyal.Card]

// Step is one decision and its result.
type Step = shared.Step[portroyal.Action, portroyal.Event, portroyal.Card]

// Match is a game in progress. It is not safe for use by several goroutines; what a computer
// player needs to think, it gets as values.
type Match struct {
	*core
	record *transcript.Record
}

// rules are what the game lends to its matches.
type rules struct {
	match  *Match
	coming []portroyal.Card // the first to be turned up from the beginning, in this order
}

func (*rules) Owes(p *portroyal.Position, seat int) bool {
	return p.Phase() != portroyal.Over && p.Decides() == seat
}

func (*rules) Over(p *portroyal.Position) bool                       { return p.Phase() == portroyal.Over }
func (*rules) View(p *portroyal.Position, _ int) portroyal.View      { return p.View() }
func (*rules) Legal(p *portroyal.Position, _ int) []portroyal.Action { return p.Legal(nil) }
func (*rules) Seat(p *portroyal.Position, _ portroyal.Action) int    { return p.Decides() }

// Answers reports whether the deciding seat answers in the middle of another player's action.
func (*rules) Answers(p *portroyal.Position, _ portroyal.Action) bool {
	return p.Phase() == portroyal.Moment && p.Decides() != p.Active()
}
func (*rules) Random(p *portroyal.Position) uint64           { return p.Random() }
func (*rules) SetRandom(p *portroyal.Position, state uint64) { p.SetRandom(state) }

// showsCards are the events after which decisions are final, since they tell the players something new: a card was
// turned up (D1), or the discards were shuffled (C4).
var showsCards = []portroyal.EventKind{portroyal.CardRevealed, portroyal.PileRenewed}

// Tells implements [shared.Rules]: nobody knows anything alone (C6).
func (*rules) Tells(*portroyal.Tape) bool { return false }

// Final reports whether a card has been shown, or the game has ended.
func (*rules) Final(tape *portroyal.Tape) bool {
	return slices.ContainsFunc(tape.Events, func(e portroyal.Event) bool {
		return slices.Contains(showsCards, e.Kind) || e.Kind == portroyal.GameEnded
	})
}

// begun is a match at its first position.
func begun(r *transcript.Record, players []bot.Player, first portroyal.Position, coming []portroyal.Card) *Match {
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
	r, position, err := transcript.BeginLaid(setup.Deck, setup.Options, setup.Seed, setup.Start, setup.Seats)
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
	if setup.Daily == "" { // in a deal of the day nobody chooses anything
		r.Chosen = record.Chosen{Seed: setup.Seeded, Start: setup.Start != portroyal.RandomStart}
	}
	r.Times = []int64{}
	m := begun(r, setup.Players, position, nil)
	return m, m.SitDown(bot.New)
}

// At is a game that starts at the given position, for looking at one decision. It has no computer players and cannot be
// saved.
func At(position portroyal.Position, seats []Seat) *Match {
	options := position.Options()
	r := &transcript.Record{Head: record.Head{Options: &options, Seats: seats}}
	r.Stand(&position, 1)
	return begun(r, make([]bot.Player, len(seats)), position, nil)
}

// Load continues a game, or opens one that is over. The match owns the record from then on. An error says what is wrong
// with the record: it cannot be replayed, or it names an unknown computer player.
func Load(r *transcript.Record) (*Match, error) {
	m := &Match{record: r}
	var err error
	if m.core, err = shared.Load(&rules{match: m}, r, transcript.TurnsBegun); err != nil {
		return nil, err
	}
	return m, m.SitDown(bot.New)
}

// position is the current one.
func (m *Match) position() *portroyal.Position { return m.Present() }

// View is everything that the players at the table may know.
func (m *Match) View() portroyal.View { return m.position().View() }

// Thinker is the computer player who has to decide; nil if it is a person's decision, or the game is over, see
// [shared.Match.Thinking].
func (m *Match) Thinker() bot.Player {
	thinking, _ := m.Thinking()
	if thinking == nil {
		return nil
	}
	return thinking
}

// Legal lists what the deciding seat can do.
func (m *Match) Legal() []portroyal.Action { return m.position().Legal(nil) }

// Hinted counts a hint for the deciding seat, see [shared.Match.Hinted].
func (m *Match) Hinted() { m.core.Hinted(m.position().Decides()) }

// Record is the record of the game so far. It grows with the game: to save it, take a snapshot.
func (m *Match) Record() *transcript.Record { return m.record }

// Snapshot is a copy of the record, which does not change as the game goes on.
func (m *Match) Snapshot() record.Record { return m.record.Snapshot() }

// Position is the current position, including what no player knows.
func (m *Match) Position() portroyal.Position { return *m.position() }
