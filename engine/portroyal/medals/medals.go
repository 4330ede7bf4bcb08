// Package medals has the medals of the game: what a person can learn, dare and achieve, each once. Whether and when one was
// earned is found from what finished games say, from the logbook and from the box of own mistakes alone, so that it can be
// found again at any time and nothing has to be saved. None is for having played often. Their names are the window's to say.
package medals

import (
	"cmp"
	"slices"
	"time"

	"portroyal/engine/calendar"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/portroyal/statistics"
)

// Name is the stable name of a medal: in files, and as part of the id of its messages.
type Name string

// Group is what a medal is about, the same way.
type Group string

// The groups, in the order in which they are shown.
const (
	FirstSteps Group = "steps"
	Risks      Group = "risks"
	Crew       Group = "crew"
	Tasks      Group = "tasks" // expeditions and contracts
	Opponents  Group = "opponents"
	Clock      Group = "clock"
	Editions   Group = "editions"
	Career     Group = "career"
	Learning   Group = "learning"
)

// Groups lists the groups.
func Groups() []Group {
	return []Group{FirstSteps, Risks, Crew, Tasks, Opponents, Clock, Editions, Career, Learning}
}

// Medal is what somebody can earn once, with how it is found in their games.
type Medal struct {
	Name   Name
	Group  Group
	Number int  // that has to be reached, 0 where it is told in words
	Parts  bool // the number is made up of parts that may come one by one, over several games or days

	find func(p *past, number int) mark
}

// All lists the medals, those of a group together.
func All() []Medal { return slices.Clone(table) }

// Facts are what medals are found in.
type Facts struct {
	Name  string            // of the person
	Games []statistics.Game // all of them, in any order, those of others as well
	Book  daily.Logbook     // of the person; the zero one for somebody who has none
	Own   mistakes.Box      // of everybody
}

// State is how far somebody has come with a medal.
type State struct {
	Medal
	Done bool
	Game string    // in which it was done, "" if it was not done in one
	On   time.Time // when that game began, or noon of the day that counted; the zero time where nobody knows
	Have int       // parts so far, for a medal that has some
}

// Of says how far somebody has come with each medal, in the order of All.
func Of(f Facts) []State {
	p := newPast(f)
	states := make([]State, 0, len(table))
	for _, medal := range table {
		m := medal.find(p, medal.Number)
		s := State{Medal: medal, Done: m.done, Have: min(m.have, medal.Number)}
		if m.done && m.game != nil {
			s.Game, s.On = m.game.ID, m.game.Begun
		} else if m.done && m.day != (calendar.Day{}) {
			s.On = time.Date(m.day.Year, m.day.Month, m.day.Date, 12, 0, 0, 0, time.Local)
		}
		states = append(states, s)
	}
	return states
}

// Done are the names of the medals that have been earned.
func Done(states []State) (names []Name) {
	for i := range states {
		if states[i].Done {
			names = append(names, states[i].Name)
		}
	}
	return names
}

// played is a game that counts, with the seat of the person.
type played struct {
	*statistics.Game
	own *statistics.Seat

	rivals int       // at the table
	least  bot.Level // of the rivals, 0 if one of them is no computer player with a level
	most   bot.Level // among the rivals, 0 if none has a level
	tastes []string  // characters of the rivals, without the even one
}

// past is all that a person has done.
type past struct {
	name  string
	games []played // by when they began
	book  *daily.Logbook
	own   *mistakes.Box
}

func newPast(f Facts) *past {
	p := &past{name: f.Name, book: &f.Book, own: &f.Own}
	for i := range f.Games {
		g := &f.Games[i]
		seat := slices.IndexFunc(g.Seats, func(s statistics.Seat) bool { return s.Player == "" && s.Name == f.Name })
		if seat >= 0 && !g.Practice {
			p.games = append(p.games, play(g, seat))
		}
	}
	slices.SortFunc(p.games, func(a, b played) int { return cmp.Or(a.Begun.Compare(b.Begun), cmp.Compare(a.ID, b.ID)) })
	return p
}

// play looks at who was at the table.
func play(g *statistics.Game, seat int) played {
	of := played{Game: g, own: &g.Seats[seat], rivals: len(g.Seats) - 1, least: bot.Governor}
	for i := range g.Seats {
		if i == seat {
			continue
		}
		level, character, known := bot.LevelOf(g.Seats[i].Player)
		of.least, of.most = min(of.least, level), max(of.most, level)
		if known && character.Name != bot.Even.Name {
			of.tastes = append(of.tastes, character.Name)
		}
	}
	return of
}

// won reports whether the person has won against others, alone or with some of them.
func (p *played) won() bool { return !p.Together && p.own.Share > 0 }

// usual reports whether the game had the target of its edition. Another one makes much of it easier or harder.
func (p *played) usual() bool {
	return !p.Together && p.Target == statistics.UsualTarget(p.Edition)
}

// beaten reports whether the person has won such a game.
func (p *played) beaten() bool { return p.won() && p.usual() }

// madeIt reports whether a game against time was won.
func (p *played) madeIt() bool { return p.Together && p.own.Share > 0 }

// unaided reports whether the person had no hint and nothing was taken back.
func (p *played) unaided() bool { return p.own.Hints == 0 && p.Undone == 0 }

// clean reports whether the review of a game found no costly decision where the person was on their own.
func (p *played) clean() bool {
	j := p.own.Judged
	return j != nil && j.Counted > 0 && j.Costly == 0 && p.unaided()
}
