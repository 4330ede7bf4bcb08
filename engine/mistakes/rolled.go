package mistakes

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"portroyal/engine/calendar"
	"portroyal/engine/internal/bounds"
	"portroyal/engine/rollout"
)

// Position is one of a game where seats choose among actions A. It is a pointer.
type Position[A any] interface {
	Players() int
	Legal(seat int, actions []A) []A // appends what a seat can do
}

// Rolled is a puzzle of a game whose choices are rolled out.
type Rolled[P Position[A], A comparable] struct {
	Position P           `json:"position"` // as its player saw it: what was hidden from them is one of the ways it could have been
	Seat     int         `json:"seat"`     // whose decision it is
	Choices  []Choice[A] `json:"choices"`  // that were rolled out, the best first; there may be others
}

// Choice is one that has been rolled out. Its numbers are chances of winning from 0 to 1, as those of [rollout.Choice].
type Choice[A any] struct {
	Action      A       `json:"action"`
	Games       int     `json:"games"`
	Worth       float64 `json:"worth"` // that of the best one, less Behind
	Error       float64 `json:"error"`
	Behind      float64 `json:"behind"`
	BehindError float64 `json:"behindError"`
}

// Best is the best of those that were rolled out.
func (r *Rolled[P, A]) Best() A { return r.Choices[0].Action }

// Known is what is known of an action, nil if it was not rolled out.
func (r *Rolled[P, A]) Known(action A) *Choice[A] {
	at := slices.IndexFunc(r.Choices, func(c Choice[A]) bool { return c.Action == action })
	if at < 0 {
		return nil
	}
	return &r.Choices[at]
}

// Worth is what an action is worth, where that is known.
func (r *Rolled[P, A]) Worth(action A) (chance float64, known bool) {
	if c := r.Known(action); c != nil {
		return c.Worth, true
	}
	return 0, false
}

// clear is how many standard errors what was played has to be behind.
const clear = 3

// CheckMistake implements [Puzzle]: what was played is clearly behind by as much as in a blunder. Other choices may be as
// good as the best.
func (r *Rolled[P, A]) CheckMistake(played A) error {
	if len(r.Choices) < 2 {
		return errors.New("there is no choice")
	}
	legal := r.Position.Legal(r.Seat, nil)
	for i, c := range r.Choices {
		switch {
		case !slices.Contains(legal, c.Action) || i > 0 && r.Known(c.Action) != &r.Choices[i]:
			return fmt.Errorf("%v is not legal, or there twice", c.Action)
		case !bounds.Within(0, 1, c.Worth, c.Error, c.Behind, c.BehindError) || !bounds.Within(1, bounds.MostCount, float64(c.Games)):
			return fmt.Errorf("%v is worth %v, less by %v", c.Action, c.Worth, c.Behind)
		}
	}
	c := r.Known(played)
	if c == nil || c.Behind < max(Ahead(r.Position.Players()), clear*c.BehindError) {
		return fmt.Errorf("%v was no clear mistake", played)
	}
	return nil
}

// rolling is how far and how often choices are rolled out among so many players: to the end of the turn, or round, after
// this one, until a difference is known to a fifth of what it has to come to, and often enough to tell what each is worth.
func rolling(players int) rollout.Limits {
	const exact, least, most, given = 5, 128, 512, 4
	return rollout.Limits{Turns: 1, Least: least, Most: most, Error: Ahead(players) / exact, Clear: given}
}

// Examiner finds out whether candidates of a game are clear mistakes by rolling their choices out. It is used by one
// caller at a time.
type Examiner[P Position[A], V any, A comparable] struct {
	Roller rollout.Roller[V, A]
	View   func(of *Rolled[P, A]) V
	// Choices are those to be rolled out beside what the review names.
	Choices func(context.Context, V) []A
	Alike   func(a, b *Rolled[P, A]) bool // they are of the same sort
}

// Examine rolls a candidate out and gives the entry for the box, from which it is gone at once if it was no clear
// mistake, or if there are enough of its sort. pause is called before each rollout, and returns when the work may go on, or
// when ctx is done. It is an error if ctx is done before the end.
//
// Where all choose at the same time, the others choose in a rollout as their roller lets them, and not as they have chosen in
// the game: what was played is a mistake against what was to be expected of them.
func (x *Examiner[P, V, A]) Examine(
	ctx context.Context, pause func(context.Context), c *Candidate[*Rolled[P, A], A], box *Box[*Rolled[P, A], A],
	today calendar.Day,
) (Entry[*Rolled[P, A], A], error) {
	e, one := c.Entry, *c.Puzzle
	enough := func() bool {
		return box.Enough(c.Player, func(other *Rolled[P, A]) bool { return x.Alike(&one, other) })
	}
	if enough() { // by what the review thinks is best, which saves the work
		return e.Goes(Alike), nil
	}
	view := x.View(&one)
	var actions []A
	for _, known := range one.Choices {
		actions = append(actions, known.Action)
	}
	for _, action := range x.Choices(ctx, view) {
		if !slices.Contains(actions, action) {
			actions = append(actions, action)
		}
	}
	limits := rolling(one.Position.Players())
	limits.Seed = uint64(c.Step)
	found, err := rollout.Compare(ctx, pausing[V, A]{x.Roller, pause}, view, actions, limits)
	if err != nil {
		return Entry[*Rolled[P, A], A]{}, err
	}
	one.Choices = nil
	for _, of := range found {
		behind := min(max(of.Behind, 0), found[0].Worth)
		one.Choices = append(one.Choices, Choice[A]{
			of.Action, of.Rollouts, found[0].Worth - behind, of.Error, behind, of.BehindError,
		})
	}
	switch {
	case one.CheckMistake(c.Played) != nil:
		return e.Goes(Refuted), nil
	case enough():
		return e.Goes(Alike), nil
	}
	e.Puzzle, e.Due = &one, today.Add(Waits[0])
	return e, nil
}

// pausing gives way before each rollout.
type pausing[V, A any] struct {
	rollout.Roller[V, A]
	pause func(context.Context)
}

// Worth implements [rollout.Roller].
func (p pausing[V, A]) Worth(ctx context.Context, view V, action A, turns int, game uint64) (float64, error) {
	p.pause(ctx)
	return p.Roller.Worth(ctx, view, action, turns, game)
}
