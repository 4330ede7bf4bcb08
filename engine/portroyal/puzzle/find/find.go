// Package find looks for puzzles in games of computer players: decisions in which one choice is far ahead of the others
// and some rule of thumb misses it. The adviser's judgement only proposes a decision; each candidate is played out many
// times, since a learned evaluation can be wrong. A person decides which candidates become puzzles; package puzzle says
// what a puzzle is.
package find

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/coach"
	"portroyal/engine/portroyal/puzzle"
	shared "portroyal/engine/puzzle"
)

// Search says where to look.
type Search struct {
	Options portroyal.Options
	Bot     string // who plays, on every seat, and plays the candidates out
	Games   int    // played out from each choice of a candidate
	Failing int    // how many rules of thumb have to miss the best choice, at least

	Kinds  []puzzle.Kind // of which it should be; none for any
	Enough []Sort        // of these there are enough
}

// Finder looks for candidates. It is used by one caller at a time.
type Finder struct {
	search  Search
	adviser *bot.Adviser
	coach   *coach.Coach
	play    *Playouts
}

// New makes a finder. It is an error if its player is not known, or the game is one that all win or lose together:
// there a win is not all that counts.
func New(search Search) (*Finder, error) {
	if search.Options.Together() {
		return nil, errors.New("puzzles: they come from games against each other")
	}
	if err := search.Options.Check(); err != nil {
		return nil, err
	}
	knowledge, err := bot.Learned()
	if err != nil {
		return nil, err
	}
	f := &Finder{search: search, adviser: bot.NewAdviser(knowledge)}
	if f.coach, err = coach.New(); err != nil {
		return nil, err
	}
	if f.play, err = NewPlayouts(search.Bot, int(search.Options.Players)); err != nil {
		return nil, err
	}
	return f, nil
}

// Game plays the game of a seed and gives its candidates in the order in which they came up, one for each turn of a
// player at the most: the next decision in the same turn is much the same.
func (f *Finder) Game(seed uint64) (found []puzzle.Puzzle, err error) {
	position, err := portroyal.New(f.search.Options, seed, portroyal.RandomStart)
	if err != nil {
		return nil, err
	}
	last := -1 // whose turn the last candidate is from, while that goes on
	for decision := 0; position.Phase() != portroyal.Over; decision++ {
		if position.Active() != last {
			last = -1
		}
		legal := position.Legal(nil)
		f.play.sit(seed<<decisionBits + uint64(decision)) // they play candidates out as well
		action := f.play.chosen(context.Background(), &position, legal)
		if len(legal) > 1 && last < 0 {
			candidate, ok, err := f.candidate(&position, legal)
			if err != nil {
				return nil, err
			}
			if ok {
				candidate.From = shared.From{Bot: f.search.Bot, Seed: seed, Decision: decision}
				found = append(found, candidate)
				last = position.Active()
			}
		}
		if err := position.Apply(action, nil); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// decisionBits is room for the decisions of a game.
const decisionBits = 12

// candidate reports whether a decision is a puzzle, and gives it.
func (f *Finder) candidate(
	position *portroyal.Position, legal []portroyal.Action,
) (p puzzle.Puzzle, ok bool, err error) {
	view := position.View()
	// Hidden cards are left to chance anew: the puzzle is what the players saw.
	p = puzzle.Puzzle{Position: view.Position(0), Games: f.search.Games}
	if len(f.search.Kinds) > 0 && !slices.Contains(f.search.Kinds, puzzle.KindOf(&p)) {
		return p, false, nil
	}
	judged := f.adviser.Choices(context.Background(), view, legal)
	if judged[0].Worth-judged[1].Worth < shared.Ahead {
		return p, false, nil
	}
	if p.Rules, err = Rules(view); err != nil {
		return p, false, err
	}
	for _, choice := range judged {
		p.Choices = append(p.Choices, puzzle.Choice{Action: choice.Action, Judged: choice.Worth})
	}
	if p.Failing() < f.search.Failing || !f.wanted(&p) || !f.holds(&p) {
		return p, false, nil
	}
	f.measure(p.Position, p.Choices, 0, p.Games)
	slices.SortStableFunc(p.Choices, func(a, b puzzle.Choice) int { return cmp.Compare(b.Measured, a.Measured) })
	return p, puzzle.Game.Check(&p) == nil && p.Failing() >= f.search.Failing && f.wanted(&p), nil
}

// wanted reports whether the coach can say why the best choice is better than the tempting one, since an answer that
// only names two chances teaches nothing, and whether there are not enough puzzles of that sort already.
func (f *Finder) wanted(p *puzzle.Puzzle) bool {
	sort, is := SortOf(f.coach, p)
	return is && !slices.Contains(f.search.Enough, sort)
}

// holds reports whether what the adviser thinks of the two best choices holds when they are played out: with a part of
// the games first, since most candidates fail.
func (f *Finder) holds(p *puzzle.Puzzle) bool {
	const part, first = 4, 2
	few := max(p.Games/part, 1)
	if f.measure(p.Position, p.Choices[:first], 0, few); p.Lead() < shared.Ahead/first {
		return false
	}
	f.measure(p.Position, p.Choices[:first], 0, p.Games)
	return p.Lead() >= shared.Ahead
}

// measure plays choices out: each with the same seeds, starting with from, so that the same cards follow as far as
// possible.
func (f *Finder) measure(position portroyal.Position, choices []puzzle.Choice, from uint64, games int) {
	for i := range choices {
		won := 0.0
		for game := range games {
			won += f.play.Out(position, choices[i].Action, from+uint64(game))
		}
		choices[i].Measured = won / float64(games)
	}
}

// anew begins the seeds of games that no candidate was chosen by: a choice that was the best of many by luck has to
// show it again.
const anew = 1 << 32

// Measure plays out all choices of a puzzle anew, so many other games each, and orders them.
func (f *Finder) Measure(p *puzzle.Puzzle, games int) {
	p.Games = games
	f.measure(p.Position, p.Choices, anew, games)
	slices.SortStableFunc(p.Choices, func(a, b puzzle.Choice) int { return cmp.Compare(b.Measured, a.Measured) })
}
