package medals

import (
	"time"

	"portroyal/engine/medals"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/statistics"
)

// feat finds the first game with the usual target in which a feat was so large.
func feat(of func(*statistics.Feats) int) func(*past, int) mark {
	return medals.Once(func(p *played, number int) bool { return usual(p) && of(&own(p).Feats) >= number })
}

// puzzleKinds finds out of how many kinds a puzzle was solved with the first answer.
func puzzleKinds(p *past, number int) mark {
	if len(p.Book.Puzzles) == 0 {
		return mark{} // the puzzles need not be read
	}
	all, err := puzzle.All()
	if err != nil {
		return mark{}
	}
	var found [puzzle.Kinds]bool
	have := 0
	for i := range all {
		if !p.Book.Puzzles[all[i].Name].AtOnce() {
			continue
		}
		if kind := puzzle.KindOf(&all[i]); !found[kind] {
			found[kind] = true
			have++
		}
	}
	return medals.Apart(have, number)
}

// firstPuzzles finds how many of the puzzles that come first were solved.
func firstPuzzles(p *past, number int) mark {
	have := 0
	for _, name := range puzzle.First {
		if p.Book.Puzzles[name].Solved {
			have++
		}
	}
	return medals.Apart(have, number)
}

// cleanWeek finds the first seven days in which no review found a blunder, with reviews of so many games without a hint.
func cleanWeek(p *past, number int) mark {
	const long = 7 * 24 * time.Hour
	for last := range p.Games {
		judged := 0
		for i := last; i >= 0 && p.Games[last].Begun.Sub(p.Games[i].Begun) < long; i-- {
			j := own(&p.Games[i]).Judged
			if j != nil && j.Blunder > 0 {
				judged = 0
				break
			}
			if j != nil && j.Counted > 0 && unaided(&p.Games[i]) {
				judged++
			}
		}
		if judged >= number {
			return medals.In(last, 0)
		}
	}
	return mark{}
}
