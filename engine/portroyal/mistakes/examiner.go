package mistakes

import (
	"context"
	"hash/fnv"
	"time"

	"portroyal/engine/calendar"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/coach"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/puzzle/find"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/transcript"
)

// Rounds is how far decisions are played on among so many players: two rounds among two, and one among more, so that
// there have been three turns at least. The position there is judged by the value that has been learned.
//
// Shipped puzzles are played to the end of the game. That would take minutes for one decision among four, since a game
// that is won or lost says little: it takes ten times as many. Where both were done, for a third of the shipped
// puzzles, they agree: the best choice is ahead by 0.311 so and by 0.304 at the end among two, 0.304 and 0.290 among
// three, 0.203 and 0.216 among four, which is no more of a difference than chance makes of so many games.
func Rounds(players int) int {
	const turns = 3
	return (turns + players - 1) / players
}

// budget is how many games may be played for a decision among so many players: fewer among more, whose games take
// longer. On one core of a server of 2024 a decision takes two seconds on average among two or three players, five
// among four and nine among five, and twenty at most.
func budget(players int) int { return 3500 / players }

// player is the name of who plays decisions on, in every seat.
var player = bot.Admiral.String()

// own is the name of the one rule of thumb that a puzzle in the box is held against: what its player did.
const own = "own"

// Ahead is how far the best choice has to be ahead of what was played among so many players: as far as that of a
// shipped puzzle among two.
func Ahead(players int) float64 { return puzzle.Ahead * review.Scale(players, false) }

// check says what is wrong with a puzzle in which somebody has played an action, or nil.
func check(p *puzzle.Puzzle, played portroyal.Action) error {
	return p.CheckLead(Ahead(p.Position.Players()) * others * rounding)
}

// rounding leaves room for it: the worth of choices is a difference of sums.
const rounding = 0.999

// Examiner finds out whether candidates are clear mistakes. It is used by one caller at a time.
type Examiner struct {
	// Pause is called before each game that is played on, some thousand times for a decision, and returns when the work
	// may go on, or when ctx is done. Without it the work just goes on.
	Pause func(ctx context.Context)

	coach *coach.Coach
	play  map[int]*find.Playouts // by how many sit there
}

// NewExaminer makes one. It is an error if the learned values do not fit the rules of this program.
func NewExaminer() (*Examiner, error) {
	c, err := coach.New()
	return &Examiner{coach: c, play: map[int]*find.Playouts{}}, err
}

// Examine plays a candidate out and gives the entry for the box, from which it is gone at once if it was no clear
// mistake, or if there are enough of its sort. It is an error if ctx is done before the end.
func (x *Examiner) Examine(ctx context.Context, c *Candidate, box *Box, today calendar.Day) (Entry, error) {
	e := c.Entry
	one := puzzle.Puzzle{
		From:     puzzle.From{Bot: player, Decision: c.Step},
		Position: c.View.Position(0),
		Choices:  []puzzle.Choice{{Action: c.Best}, {Action: c.Played}},
		Rules:    []puzzle.Rule{{Name: own, Action: c.Played}},
	}
	if x.enough(box, c.Player, &one) { // by what the review thinks is best, which saves the work
		return e.gone(Alike), nil
	}
	legal := c.View.Legal(nil)
	judged, err := x.try(ctx, c, legal)
	if err != nil {
		return Entry{}, err
	}
	if !judged.holds {
		return e.gone(Refuted), nil
	}
	one.Games, one.Choices = judged.games, nil
	for _, i := range order(judged.worth) {
		one.Choices = append(one.Choices, puzzle.Choice{
			Action: legal[i], Measured: judged.worth[i], Judged: judged.worth[i],
		})
	}
	switch {
	case check(&one, c.Played) != nil:
		return e.gone(Refuted), nil
	case x.enough(box, c.Player, &one):
		return e.gone(Alike), nil
	}
	e.Puzzle, e.Due = &one, today.Add(Waits[0])
	return e, nil
}

// try plays a candidate's choices on.
func (x *Examiner) try(ctx context.Context, c *Candidate, legal []portroyal.Action) (result, error) {
	players := c.View.Players()
	play := x.play[players]
	if play == nil {
		var err error
		if play, err = find.NewPlayouts(player, players); err != nil {
			return result{}, err
		}
		x.play[players] = play
	}
	sum := fnv.New64a()
	_, _ = sum.Write([]byte(c.Key))
	seed := sum.Sum64()
	t := trial{need: Ahead(players), budget: budget(players), sample: func(choice, game int) float64 {
		if x.Pause != nil {
			x.Pause(ctx)
		}
		return play.Ahead(ctx, c.View.Position(0), legal[choice], seed+uint64(game), Rounds(players))
	}}
	for i, action := range legal {
		if action == c.Played {
			t.played = i
		}
	}
	return t.run(ctx, len(legal))
}

// enough reports whether as many puzzles of a player as there may be of a sort wait already.
func (x *Examiner) enough(box *Box, player string, one *puzzle.Puzzle) bool {
	sort, _ := find.SortOf(x.coach, one)
	n := 0
	for _, e := range box.Puzzles {
		if e.Player != player || e.Gone != "" || e.Puzzle.Position.Options().Decks != sort.Decks {
			continue
		}
		if of, _ := find.SortOf(x.coach, e.Puzzle); of == sort {
			n++
		}
	}
	return n >= perSort
}

// dayOf is the day on which a game began, or the zero day if nobody knows.
func dayOf(r *transcript.Record) calendar.Day {
	if r.Begun.IsZero() {
		return calendar.Day{}
	}
	return calendar.On(r.Begun.In(time.Local))
}
