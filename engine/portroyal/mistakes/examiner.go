package mistakes

import (
	"context"
	"hash/fnv"

	"portroyal/engine/calendar"
	"portroyal/engine/mistakes"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/coach"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/puzzle/find"
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
	e, one := c.Entry, *c.Puzzle
	if x.enough(box, c.Player, &one) { // by what the review thinks is best, which saves the work
		return e.Goes(mistakes.Alike), nil
	}
	view := one.Position.View()
	legal := view.Legal(nil)
	judged, err := x.try(ctx, c, view, legal)
	if err != nil {
		return Entry{}, err
	}
	if !judged.holds {
		return e.Goes(mistakes.Refuted), nil
	}
	one.Games, one.Choices = judged.games, nil
	for _, i := range order(judged.worth) {
		one.Choices = append(one.Choices, puzzle.Choice{
			Action: legal[i], Measured: judged.worth[i], Judged: judged.worth[i],
		})
	}
	switch {
	case one.CheckMistake(c.Played) != nil:
		return e.Goes(mistakes.Refuted), nil
	case x.enough(box, c.Player, &one):
		return e.Goes(mistakes.Alike), nil
	}
	e.Puzzle, e.Due = &one, today.Add(mistakes.Waits[0])
	return e, nil
}

// try plays a candidate's choices on.
func (x *Examiner) try(ctx context.Context, c *Candidate, view portroyal.View, legal []portroyal.Action) (result, error) {
	players := view.Players()
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
	t := trial{need: mistakes.Ahead(players), budget: budget(players), sample: func(choice, game int) float64 {
		if x.Pause != nil {
			x.Pause(ctx)
		}
		return play.Ahead(ctx, view.Position(0), legal[choice], seed+uint64(game), Rounds(players))
	}}
	for i, action := range legal {
		if action == c.Played {
			t.played = i
		}
	}
	return t.run(ctx, len(legal))
}

// enough reports whether as many puzzles of a player as there may be of a sort wait already.
func (x *Examiner) enough(box *Box, player string, one *Puzzle) bool {
	sort, _ := find.SortOf(x.coach, one.Plain())
	return box.Enough(player, func(other *Puzzle) bool {
		if other.Position.Options().Decks != sort.Decks {
			return false
		}
		of, _ := find.SortOf(x.coach, other.Plain())
		return of == sort
	})
}
