package medals

import (
	"time"

	"portroyal/engine/calendar"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/statistics"
)

// mark is where a medal was found.
type mark struct {
	done bool
	game *statistics.Game // in which it was done, nil if in none
	day  calendar.Day     // on which it was done, the zero day if in a game, or if nobody knows
	have int              // parts so far
}

// once finds the first game of which something holds.
func once(holds func(p *played, number int) bool) func(*past, int) mark {
	return func(p *past, number int) mark {
		for i := range p.games {
			if holds(&p.games[i], number) {
				return mark{done: true, game: p.games[i].Game}
			}
		}
		return mark{}
	}
}

// feat finds the first game with the usual target in which a feat was so large.
func feat(of func(*statistics.Feats) int) func(*past, int) mark {
	return once(func(p *played, number int) bool { return p.usual() && of(&p.own.Feats) >= number })
}

// beat finds the first game won with a rival of a level or a stronger one at the table.
func beat(level bot.Level) func(*past, int) mark {
	return once(func(p *played, _ int) bool { return p.beaten() && p.most >= level })
}

// parts finds the game with which so many different things have come together.
func parts(of func(*played) []string) func(*past, int) mark {
	return func(p *past, number int) mark {
		found := map[string]bool{}
		for i := range p.games {
			for _, part := range of(&p.games[i]) {
				found[part] = true
			}
			if len(found) >= number {
				return mark{done: true, game: p.games[i].Game, have: number}
			}
		}
		return mark{have: len(found)}
	}
}

// inARow finds so many games won one after the other, of those with a rival of a level or a stronger one.
func inARow(level bot.Level) func(*past, int) mark {
	return func(p *past, number int) mark {
		won, best := 0, 0
		for i := range p.games {
			g := &p.games[i]
			switch {
			case !g.usual() || g.most < level:
				continue
			case g.won():
				won++
			default:
				won = 0
			}
			if best = max(best, won); best == number {
				return mark{done: true, game: g.Game, have: number}
			}
		}
		return mark{have: best}
	}
}

// puzzleKinds finds out of how many kinds a puzzle was solved with the first answer.
func puzzleKinds(p *past, number int) mark {
	if len(p.book.Puzzles) == 0 {
		return mark{} // the puzzles need not be read
	}
	all, err := puzzle.All()
	if err != nil {
		return mark{}
	}
	var found [puzzle.Kinds]bool
	have := 0
	for i := range all {
		if !p.book.Puzzles[all[i].Name].AtOnce() {
			continue
		}
		if kind := all[i].Kind(); !found[kind] {
			found[kind] = true
			have++
		}
	}
	return mark{done: have >= number, have: have}
}

// firstPuzzles finds how many of the puzzles that come first were solved.
func firstPuzzles(p *past, number int) mark {
	have := 0
	for _, name := range puzzle.First {
		if p.book.Puzzles[name].Solved {
			have++
		}
	}
	return mark{done: have >= number, have: have}
}

// dayPlayed reports whether the deal of a day was played to its end.
func (p *past) dayPlayed(day calendar.Day) bool { return p.book.Days[day].Result != nil }

// daysInARow finds the first so many days, one after the other, whose deals were played.
func daysInARow(p *past, number int) (best mark) {
	for day := range p.book.Days {
		if p.dayPlayed(day.Add(-1)) || !p.dayPlayed(day) {
			continue // it is no first one
		}
		last, n := day, 1
		for n < number && p.dayPlayed(last.Add(1)) {
			last, n = last.Add(1), n+1
		}
		if n > best.have || n == number && last.Before(best.day) {
			best = mark{done: n == number, day: last, have: n}
		}
	}
	return best
}

// wholeMonth finds the first month whose deals were all played.
func wholeMonth(p *past, _ int) (first mark) {
next:
	for day := range p.book.Days {
		if day.Date != 1 {
			continue
		}
		end := day.First(1)
		for each := day; each != end; each = each.Add(1) {
			if !p.dayPlayed(each) {
				continue next
			}
		}
		if last := end.Add(-1); !first.done || last.Before(first.day) {
			first = mark{done: true, day: last}
		}
	}
	return first
}

// cleanWeek finds the first seven days in which no review found a blunder, with reviews of so many games without a hint.
func cleanWeek(p *past, number int) mark {
	const long = 7 * 24 * time.Hour
	for last := range p.games {
		judged := 0
		for i := last; i >= 0 && p.games[last].Begun.Sub(p.games[i].Begun) < long; i-- {
			j := p.games[i].own.Judged
			if j != nil && j.Blunder > 0 {
				judged = 0
				break
			}
			if j != nil && j.Counted > 0 && p.games[i].unaided() {
				judged++
			}
		}
		if judged >= number {
			return mark{done: true, game: p.games[last].Game}
		}
	}
	return mark{}
}
