// Package medals has the medals of Port Royal. None is for having played often. Their names are the window's to say.
package medals

import (
	"cmp"
	"slices"

	"portroyal/engine/calendar"
	"portroyal/engine/medals"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/portroyal/statistics"
)

// What medals of any game are, and how far somebody has come with them.
type (
	Name  = medals.Name
	Group = medals.Group
	Medal = medals.Medal
	State = medals.State
)

// Done are the names of the medals that have been earned.
func Done(states []State) []Name { return medals.Done(states) }

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

// All lists the medals, those of a group together.
func All() []Medal { return table.All() }

// Facts are what medals are found in.
type Facts struct {
	Name  string            // of the person
	Games []statistics.Game // all of them, in any order, those of others as well
	Book  medals.Book       // of the person; the zero one for somebody who has none
	Own   mistakes.Box      // of everybody
}

// Of says how far somebody has come with each medal, in the order of All.
func Of(f Facts) []State {
	p := medals.NewPast(&statistics.Facts, f.Name, f.Games)
	p.Book = f.Book
	for _, e := range f.Own.Puzzles {
		if e.Player == f.Name && e.Gone == mistakes.Solved {
			p.Solved = append(p.Solved, e.Answered)
		}
	}
	slices.SortFunc(p.Solved, func(a, b calendar.Day) int { return cmp.Compare(a.String(), b.String()) })
	return table.Of(p)
}

// past is all that a person has done, and played is a game of it.
type (
	past   = medals.Past[statistics.Game]
	played = medals.Played[statistics.Game]
	mark   = medals.Mark
)

// own is what a game says of the person.
func own(p *played) *statistics.Seat { return &p.Game.Seats[p.Seat] }

// usual reports whether the game had the target of its edition. Another one makes much of it easier or harder.
func usual(p *played) bool {
	return !p.Game.Together && p.Game.Target == statistics.UsualTarget(p.Game.Edition)
}

// beaten reports whether the person has won such a game.
func beaten(p *played) bool { return p.Won && usual(p) }

// madeIt reports whether a game against time was won.
func madeIt(p *played) bool { return p.Game.Together && own(p).Share > 0 }

// unaided reports whether the person had no hint and nothing was taken back.
func unaided(p *played) bool { return own(p).Hints == 0 && p.Game.Undone == 0 }

// clean reports whether the review of a game found no costly decision where the person was on their own.
func clean(p *played) bool {
	j := own(p).Judged
	return j != nil && j.Counted > 0 && j.Costly == 0 && unaided(p)
}
