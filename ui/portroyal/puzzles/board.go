package puzzles

import (
	"cmp"
	"context"
	"slices"

	"portroyal/engine/logbook"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/portroyal/table/seats"
	frame "portroyal/ui/puzzles"
	shared "portroyal/ui/table"
	"portroyal/ui/words"
)

// BoardCalls are what a puzzle on the table offers.
type BoardCalls struct {
	Title    func(*words.Words) string    // which decision this is
	Foot     func(*words.Words) string    // how the worth of its choices was found
	Answered func(right bool) logbook.Try // keeps an answer, and gives what has come of the puzzle so far
	Next     *Way                         // the way on, nil after the last puzzle
	Back     Way                          // where it came from
	Look     *Way                         // to the game that it is from, instead of asking again; nil for none

	// Says, if given, is what is said about an answer, instead of the usual words; named is what an action is called.
	Says func(w *words.Words, chosen portroyal.Action, named func(portroyal.Action) string) (head, text string)

	Help func()
	Ask  func(of entry.Entry) // the player wants to know what the rules say about something
}

// Way is a plate that leads away from the board.
type Way = shared.Way

// Board is a puzzle on the table.
type Board struct {
	*table.Table
	stage  *pieces.Stage
	puzzle *puzzle.Puzzle
	calls  BoardCalls
	seats  seats.Seats

	ctx     context.Context
	cancel  context.CancelFunc
	reasons []coach.Hint
	whys    []hints.Why // why the best choice is better than each of the others
	thought bool        // reasons are there

	study *shared.Study[portroyal.Action]
	try   logbook.Try
}

// NewBoard lays a puzzle on the table. players sit there in turn order, beginning with the deciding one, with the
// colours of their seats, and the person at the screen comes first.
func NewBoard(
	s *pieces.Stage, one *puzzle.Puzzle, players []match.Seat, ground *board.Ground, calls BoardCalls,
) *Board {
	b := &Board{stage: s, puzzle: one, calls: calls}
	view := one.Position.View()
	sitting, colours, heads := make([]match.Seat, len(players)), make([]int, len(players)), make([]string, len(players))
	for i, player := range players {
		seat := (view.Decides() + i) % len(players)
		sitting[seat], colours[seat], heads[seat] = player, player.Colour, player.Portrait
	}
	s.Portraits = heads
	b.seats = seats.Of(sitting, colours)
	b.ctx, b.cancel = context.WithCancel(context.Background())
	b.Table = table.New(s, match.At(one.Position, sitting), colours, ground, table.Calls{
		Menu: calls.Back.Go, Help: calls.Help, Ask: calls.Ask,
	})
	b.study = &shared.Study[portroyal.Action]{
		Stage: s.Stage, Title: b.title, Back: calls.Back, Help: calls.Help,
		Tried: b.tried, Known: b.known, Show: b.show, Says: b.says, Ways: b.ways,
	}
	b.Study(b.study)
	b.think()
	return b
}

// Leave ends everything that the puzzle has going on.
func (b *Board) Leave() {
	b.cancel()
	b.Table.Leave()
}

// think has the reasons for and against every choice found while the player looks at the puzzle.
func (b *Board) think() {
	view, one := b.puzzle.Position.View(), b.puzzle
	var others []portroyal.Action
	for _, choice := range one.Choices[1:] {
		others = append(others, choice.Action)
	}
	hints.Think(b.ctx, b.stage, view, 0, func(found []coach.Hint, _ hints.Why) {
		b.reasons = found
		hints.Compare(b.ctx, b.stage, view, one.Best(), others, func(whys []hints.Why) {
			b.whys, b.thought = whys, true
			b.study.Found()
		})
	})
}

// why says why the best choice is better than the one that was taken, or than the tempting one if that was it.
func (b *Board) why() (why hints.Why) {
	for _, other := range b.whys {
		switch other.Other {
		case b.study.Chosen:
			if len(other.Differences) > 0 {
				return other
			}
		case b.puzzle.Tempting():
			why = other
		}
	}
	return why
}

// known reports whether the reasons for and against the choices are there.
func (b *Board) known(portroyal.Action) bool { return b.thought }

// show shows what the answer was worth.
func (b *Board) show(chosen portroyal.Action) { b.Answer(b.answer(chosen)) }

// answer is what is shown of the answer, in the present language.
func (b *Board) answer(chosen portroyal.Action) hints.Answer {
	return hints.Answer{Worth: b.worth(), Why: b.why(), Chosen: chosen, Foot: b.calls.Foot(b.stage.Words), Judged: true}
}

// worth is every choice with what it turned out to be worth, the best first, and why.
func (b *Board) worth() (all []coach.Hint) {
	for _, choice := range b.puzzle.Choices {
		hint := coach.Hint{Action: choice.Action, Chance: choice.Measured}
		for _, known := range b.reasons {
			if known.Action == choice.Action {
				hint.Reasons = known.Reasons
			}
		}
		all = append(all, hint)
	}
	slices.SortStableFunc(all, func(a, b coach.Hint) int { return cmp.Compare(b.Chance, a.Chance) })
	return all
}

// title says which decision this is.
func (b *Board) title() string { return b.calls.Title(b.stage.Words) }

// tried keeps an answer. The first one of a visit counts, and so does each one after asking again.
func (b *Board) tried(action portroyal.Action) { b.try = b.calls.Answered(action == b.puzzle.Best()) }

// named is what an action is called.
func (b *Board) named(action portroyal.Action) string {
	return hints.Named(b.stage, b.seats, b.puzzle.Position.View(), action)
}

// says are the words about an answer: whether it was right, and how far the best choice is ahead.
func (b *Board) says(chosen portroyal.Action) (head, text string) {
	if b.calls.Says != nil {
		return b.calls.Says(b.stage.Words, chosen, b.named)
	}
	w, one := b.stage.Words, b.puzzle
	worth := func(action portroyal.Action) string {
		chance, _ := one.Worth(action)
		return w.Percent(chance)
	}
	second := one.Choices[1].Action
	told := worths{worth(one.Best()), worth(second), worth(chosen), w.Quoted(b.named(second))}
	right, wrong := words.Told("review.again.right"), words.Told("review.again.wrong")
	if one.Games > 0 { // measured, and no estimate
		right, wrong = "puzzle.right.about", "puzzle.wrong.about"
	}
	text = w.Tell(right, 0, told)
	if chosen != one.Best() {
		text = w.Tell(wrong, 0, told)
	}
	return frame.Head(w, b.try, chosen == one.Best(), b.named(one.Best())), text
}

// worths are what the best choice is worth, the next best, called Choice, and that of the player.
type worths struct{ Best, Next, Yours, Choice string }

// ways are what can be done after the answer.
func (b *Board) ways() []Way {
	return shared.Afterwards(b.AskAgain, b.calls.Look, b.calls.Next, b.calls.Back)
}

// Restyle shows everything anew after a change of language or theme.
func (b *Board) Restyle() {
	if b.study.Made {
		b.RestyleAnswer(b.answer(b.study.Chosen))
		return
	}
	b.Table.Restyle()
}
