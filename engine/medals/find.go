package medals

import (
	"cmp"
	"slices"

	"portroyal/engine/calendar"
	"portroyal/engine/career"
	"portroyal/engine/logbook"
	"portroyal/engine/skill"
)

// Mark is where a medal was found. The zero one has not been found at all.
type Mark struct {
	Done bool
	Day  calendar.Day // on which it was done, the zero day if in a game, or if nobody knows
	Have int          // parts so far

	game int // by its number among the games of the past, none if below 0
}

// In is a medal that was done in a game, by its number among those of the past, with all its parts.
func In(game, parts int) Mark { return Mark{Done: true, Have: parts, game: game} }

// Apart is a medal that no game has, with so many parts of which so many are asked for.
func Apart(have, number int) Mark { return Mark{Done: have >= number, Have: have, game: -1} }

// Once finds the first game of which something holds.
func Once[G any](holds func(p *Played[G], number int) bool) func(*Past[G], int) Mark {
	return func(p *Past[G], number int) Mark {
		for i := range p.Games {
			if holds(&p.Games[i], number) {
				return In(i, 0)
			}
		}
		return Mark{}
	}
}

// Beat finds the first game won, of those that count, with a rival of a level or a stronger one at the table.
func Beat[G any](level skill.Level, counts func(*Played[G]) bool) func(*Past[G], int) Mark {
	return Once(func(p *Played[G], _ int) bool { return p.Won && counts(p) && p.Most >= level })
}

// BeatAll finds the first game won, of those that count, against so many rivals who are all of a level or stronger.
func BeatAll[G any](level skill.Level, counts func(*Played[G]) bool) func(*Past[G], int) Mark {
	return Once(func(p *Played[G], number int) bool {
		return p.Won && counts(p) && p.Rivals >= number && p.Least >= level
	})
}

// Parts finds the game with which so many different things have come together.
func Parts[G any](of func(*Played[G]) []string) func(*Past[G], int) Mark {
	return func(p *Past[G], number int) Mark {
		found := map[string]bool{}
		for i := range p.Games {
			for _, part := range of(&p.Games[i]) {
				found[part] = true
			}
			if len(found) >= number {
				return In(i, number)
			}
		}
		return Mark{Have: len(found)}
	}
}

// Tastes finds the game with which rivals of so many characters have been beaten, in games that count.
func Tastes[G any](counts func(*Played[G]) bool) func(*Past[G], int) Mark {
	return Parts(func(p *Played[G]) []string {
		if !p.Won || !counts(p) {
			return nil
		}
		return p.Tastes
	})
}

// InARow finds so many games won one after the other, of those that count with a rival of a level or a stronger one.
func InARow[G any](level skill.Level, counts func(*Played[G]) bool) func(*Past[G], int) Mark {
	return func(p *Past[G], number int) Mark {
		won, best := 0, 0
		for i := range p.Games {
			g := &p.Games[i]
			switch {
			case !counts(g) || g.Most < level:
				continue
			case g.Won:
				won++
			default:
				won = 0
			}
			if best = max(best, won); best == number {
				return In(i, number)
			}
		}
		return Mark{Have: best}
	}
}

// DaysInARow finds the first so many days, one after the other, whose deals were played.
func DaysInARow[G any](p *Past[G], number int) (best Mark) {
	days := p.Book.Days
	for day := range days {
		if days[day.Add(-1)] != "" {
			continue // it is no first one
		}
		last, n := day, 1
		for n < number && days[last.Add(1)] != "" {
			last, n = last.Add(1), n+1
		}
		if n > best.Have || n == number && last.Before(best.Day) {
			best = Apart(n, number)
			best.Day = last
		}
	}
	return best
}

// WholeMonth finds the first month whose deals were all played.
func WholeMonth[G any](p *Past[G], _ int) (first Mark) {
next:
	for day := range p.Book.Days {
		if day.Date != 1 {
			continue
		}
		end := day.First(1)
		for each := day; each != end; each = each.Add(1) {
			if p.Book.Days[each] == "" {
				continue next
			}
		}
		if last := end.Add(-1); !first.Done || last.Before(first.Day) {
			first = Apart(0, 0)
			first.Day = last
		}
	}
	return first
}

// Whole finds the first voyage of a row all of whose stars have been earned.
func Whole[G any](row career.Row) func(*Past[G], int) Mark {
	return sailed[G](func(log logbook.Voyages, _ int) (int, bool) {
		return 0, slices.ContainsFunc(row, func(v *career.Voyage) bool { return v.In(log).Stars() == v.Stars() })
	})
}

// Stars finds so many stars of a row of voyages.
func Stars[G any](row career.Row) func(*Past[G], int) Mark {
	return sailed[G](func(log logbook.Voyages, number int) (int, bool) {
		have := row.Stars(log)
		return have, have >= number
	})
}

// Starred finds voyages of a row with a star at least.
func Starred[G any](row career.Row) func(*Past[G], int) Mark {
	return sailed[G](func(log logbook.Voyages, number int) (have int, done bool) {
		for _, v := range row {
			if v.In(log).Stars() > 0 {
				have++
			}
		}
		return have, have >= number
	})
}

// sailed finds the first game of a voyage after which something holds of the voyages. Games whose records are gone are
// taken to be older than all others.
func sailed[G any](holds func(log logbook.Voyages, number int) (have int, done bool)) func(*Past[G], int) Mark {
	return func(p *Past[G], number int) Mark {
		have, done := holds(p.Book.Voyages, number)
		if !done {
			return Mark{Have: have}
		}
		type landing struct {
			voyage, id string
			at         int // its place among the games, -1 if its record is gone
		}
		var all []landing
		for voyage, passages := range p.Book.Voyages {
			for id, passage := range passages {
				if passage.Result != nil {
					at := slices.IndexFunc(p.Games, func(g Played[G]) bool { return g.ID == id })
					all = append(all, landing{voyage, id, at})
				}
			}
		}
		slices.SortFunc(all, func(a, b landing) int { return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.id, b.id)) })
		until := logbook.Voyages{}
		for _, one := range all {
			if until[one.voyage] == nil {
				until[one.voyage] = logbook.Sailed{}
			}
			until[one.voyage][one.id] = p.Book.Voyages[one.voyage][one.id]
			if _, done := holds(until, number); done {
				return In(one.at, have)
			}
		}
		return Apart(have, number)
	}
}

// OwnSolved finds so many own mistakes that were solved for good; one where there is no number.
func OwnSolved[G any](p *Past[G], number int) Mark {
	number = max(number, 1)
	m := Apart(min(len(p.Solved), number), number)
	if m.Done {
		m.Day = p.Solved[number-1]
	}
	return m
}
