// Package find looks for puzzles in games of computer players of any game: decisions in which one choice is far ahead of the
// others and some rule of thumb misses it. A glance at the choices only proposes a decision; each candidate is rolled out many
// times. A person decides which candidates become puzzles; package puzzle says what a puzzle is.
package find

import (
	"cmp"
	"context"
	"math"
	"slices"

	"portroyal/engine/match"
	"portroyal/engine/puzzle"
	"portroyal/engine/rollout"
)

// Game is what a game lends to the search: one with options O, positions P, views V and actions A.
type Game[O, P, V any, A comparable] struct {
	Puzzles *puzzle.Game[P, A]
	Rules   func(V) []puzzle.Rule[A] // of thumb, with what they would do
	Asks    func(*puzzle.Puzzle[P, A]) int

	// Takes reports whether a decision among these choices can be a puzzle that asks one of these things; any if there are none.
	Takes func(view *V, legal []A, about []int) bool

	New    func(O, uint64) (P, error)
	Player func(name string, seed uint64) (match.Player[V, A], error)
	Over   func(*P) bool
	Owing  func(*P) int // the seat that decides
	View   func(p *P, seat int) V
	Seen   func(*V) P // a position that has this view and says nothing that is hidden
	Turn   func(*V) int
	Legal  func(*V, []A) []A
	Play   func(*P, A)

	Thinker func() (Thinker[V, A], error)
}

// Thinker thinks about one decision at a time.
type Thinker[V, A any] interface {
	rollout.Roller[V, A]

	// Glance says what each of the choices seems to be worth, from 0 to 1.
	Glance(view *V, legal []A, seed uint64) []float64
}

// Search says where to look.
type Search[O any] struct {
	Options O
	Bot     string // who plays, on every seat
	Games   int    // rolled out from each choice of a candidate that is not clearly worse
	Failing int    // how many rules of thumb have to miss the best choice, at least
	About   []int  // what it should ask; none for anything
}

// Finder looks for candidates. It is used by one caller at a time.
type Finder[O, P, V any, A comparable] struct {
	game    *Game[O, P, V, A]
	search  Search[O]
	thinker Thinker[V, A]
}

// New makes a finder.
func New[O, P, V any, A comparable](game *Game[O, P, V, A], search Search[O]) (*Finder[O, P, V, A], error) {
	thinker, err := game.Thinker()
	return &Finder[O, P, V, A]{game, search, thinker}, err
}

// decisionBits is room for the decisions of a game.
const decisionBits = 12

// Game plays the game of a seed and gives its candidates in the order in which they came up, one for each seat and turn at the
// most: the next decision of the same turn is much the same.
func (f *Finder[O, P, V, A]) Game(ctx context.Context, seed uint64) (found []puzzle.Puzzle[P, A], err error) {
	g := f.game
	position, err := g.New(f.search.Options, seed)
	if err != nil {
		return nil, err
	}
	seats := map[int]match.Player[V, A]{}
	last := map[int]int{} // the turn of each seat's last candidate
	for decision := 0; !g.Over(&position); decision++ {
		seat := g.Owing(&position)
		if seats[seat] == nil {
			if seats[seat], err = g.Player(f.search.Bot, seed<<8+uint64(seat)); err != nil {
				return nil, err
			}
		}
		view := g.View(&position, seat)
		legal := g.Legal(&view, nil)
		if last[seat] < g.Turn(&view) {
			candidate, ok, err := f.candidate(ctx, &view, legal, seed<<decisionBits+uint64(decision))
			if err != nil {
				return nil, err
			}
			if ok {
				candidate.From = puzzle.From{Bot: f.search.Bot, Seed: seed, Decision: decision}
				found = append(found, candidate)
				last[seat] = g.Turn(&view)
			}
		}
		g.Play(&position, seats[seat].Choose(ctx, view, legal))
		if err := ctx.Err(); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// most is how many choices a puzzle has, at most: nobody weighs more.
const most = 16

// candidate reports whether a decision is a puzzle, and gives it.
func (f *Finder[O, P, V, A]) candidate(
	ctx context.Context, view *V, legal []A, seed uint64,
) (p puzzle.Puzzle[P, A], ok bool, err error) {
	if len(legal) < 2 || len(legal) > most || !f.game.Takes(view, legal, f.search.About) {
		return p, false, nil
	}
	// Hidden cards are left to chance anew: the puzzle is what the seat saw.
	p = puzzle.Puzzle[P, A]{Position: f.game.Seen(view), Rules: f.game.Rules(*view)}
	for i, worth := range f.thinker.Glance(view, legal, seed) {
		p.Choices = append(p.Choices, puzzle.Choice[A]{Action: legal[i], Measured: rounded(worth), Judged: rounded(worth)})
	}
	slices.SortStableFunc(p.Choices, func(a, b puzzle.Choice[A]) int { return cmp.Compare(b.Judged, a.Judged) })
	ahead := f.game.Puzzles.Ahead(&p.Position)
	wanted := func() bool {
		return p.Failing() >= f.search.Failing && p.Lead() >= ahead &&
			(len(f.search.About) == 0 || slices.Contains(f.search.About, f.game.Asks(&p)))
	}
	if !wanted() {
		return p, false, nil
	}
	const few, least = 32, 24 // most candidates fail
	first, second := p.Choices[0].Action, p.Choices[1].Action
	rolled, err := f.roll(ctx, view, []A{first, second}, few, few, seed)
	if err != nil || rolled[0].Action != first || rolled[1].Behind < ahead/2 {
		return p, false, err
	}
	if err := f.measure(ctx, &p, *view, min(least, f.search.Games), f.search.Games, seed); err != nil {
		return p, false, err
	}
	return p, f.game.Puzzles.Check(&p) == nil && wanted(), nil
}

// roll rolls choices out, those that are clearly worse only as often as it takes to see that, but so many times at least.
func (f *Finder[O, P, V, A]) roll(
	ctx context.Context, view *V, actions []A, least, games int, seed uint64,
) ([]rollout.Choice[A], error) {
	const clear = 5
	return rollout.Compare(ctx, f.thinker, *view, actions, rollout.Limits{
		Turns: 1, Least: least, Most: games, Clear: clear, Seed: seed,
	})
}

// measure rolls all choices of a puzzle out, and orders them. What each is worth is told by how far it is behind the best one,
// with the same chance.
func (f *Finder[O, P, V, A]) measure(
	ctx context.Context, p *puzzle.Puzzle[P, A], view V, least, games int, seed uint64,
) error {
	rolled, err := f.roll(ctx, &view, f.game.Legal(&view, nil), least, games, seed)
	if err != nil {
		return err
	}
	judged := map[A]float64{}
	for _, choice := range p.Choices {
		judged[choice.Action] = choice.Judged
	}
	p.Choices, p.Games = nil, rolled[0].Rollouts
	rolled[0].BehindError = rolled[0].Error
	for _, c := range rolled {
		p.Choices = append(p.Choices, puzzle.Choice[A]{
			Action: c.Action, Measured: rounded(max(0, rolled[0].Worth-c.Behind)), Error: rounded(c.BehindError), Judged: judged[c.Action],
		})
	}
	return nil
}

// rounded is a chance to a hundredth of a point: no measurement is more exact.
func rounded(chance float64) float64 { return math.Round(chance*10000) / 10000 }

// anew tells the chance of games that no candidate was chosen by: a choice that was the best of many by luck has to show it
// again.
const anew = 1 << 31

// Measure rolls all choices of a puzzle out anew, as a view has them: so many other games each, and half as many at least. It
// orders them.
func (f *Finder[O, P, V, A]) Measure(ctx context.Context, p *puzzle.Puzzle[P, A], view V, games int) error {
	return f.measure(ctx, p, view, max(games/2, 2), games, p.From.Seed<<decisionBits+uint64(p.From.Decision)+anew)
}
