package medals

import (
	"cmp"
	"slices"

	"portroyal/engine/calendar"
	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/mistakes"
)

// anyWhole reports whether a logbook has all stars of a voyage.
func anyWhole(l *daily.Logbook) bool {
	return slices.ContainsFunc(career.Voyages, func(v career.Voyage) bool { return v.In(l.Voyages).Stars() == v.Stars() })
}

// sailed finds the first game of a voyage after which something holds of the logbook. Games whose records are gone are
// taken to be older than all others.
func sailed(holds func(l *daily.Logbook, number int) (have int, done bool)) func(*past, int) mark {
	return func(p *past, number int) mark {
		have, done := holds(p.book, number)
		if !done {
			return mark{have: have}
		}
		type landing struct {
			voyage, id string
			at         int // its place among the games, -1 if its record is gone
		}
		var all []landing
		for voyage, passages := range p.book.Voyages {
			for id, passage := range passages {
				if passage.Result != nil {
					at := slices.IndexFunc(p.games, func(g played) bool { return g.ID == id })
					all = append(all, landing{voyage, id, at})
				}
			}
		}
		slices.SortFunc(all, func(a, b landing) int { return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.id, b.id)) })
		var until daily.Logbook
		for _, one := range all {
			until.Embark(one.voyage, one.id)
			until.Land(one.id, *p.book.Voyages[one.voyage][one.id].Result)
			if _, done := holds(&until, number); done && one.at >= 0 {
				return mark{done: true, game: p.games[one.at].Game, have: have}
			} else if done {
				break
			}
		}
		return mark{done: true, have: have}
	}
}

// ownSolved finds so many own mistakes that were solved for good; one where there is no number.
func ownSolved(p *past, number int) mark {
	var days []calendar.Day
	for _, e := range p.own.Puzzles {
		if e.Player == p.name && e.Gone == mistakes.Solved {
			days = append(days, e.Answered)
		}
	}
	if number = max(number, 1); len(days) < number {
		return mark{have: len(days)}
	}
	slices.SortFunc(days, func(a, b calendar.Day) int { return cmp.Compare(a.String(), b.String()) })
	return mark{done: true, day: days[number-1], have: number}
}
