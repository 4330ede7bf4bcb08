package puzzles

import (
	"cmp"
	"context"
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/engine/portroyal/logbook"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
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
type Way struct {
	ID words.Tipped
	Go func()
}

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

	waits  bool // an answer has been given, and its reasons are not there yet
	chosen portroyal.Action
	try    logbook.Try

	keys, clicks stage.Lull // since the answer has been shown
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
		Menu: calls.Back.Go, Help: calls.Help, Over: func() {}, Ask: calls.Ask,
	})
	b.Study(table.Study{
		Title: b.title, Back: b.back, Decided: b.decided, Verdict: b.verdict, Typed: b.typed,
	})
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
			if b.waits {
				b.show()
			}
		})
	})
}

// why says why the best choice is better than the one that was taken, or than the tempting one if that was it.
func (b *Board) why() (why hints.Why) {
	for _, other := range b.whys {
		switch other.Other {
		case b.chosen:
			if len(other.Differences) > 0 {
				return other
			}
		case b.puzzle.Tempting():
			why = other
		}
	}
	return why
}

// answer is what is shown of the answer.
func (b *Board) answer() hints.Answer {
	return hints.Answer{Worth: b.worth(), Why: b.why(), Chosen: b.chosen, Foot: b.foot()}
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

// button is a plate as large as the window asks for.
func (b *Board) button(kind widgets.PlateKind, id words.Tipped, tap func()) *widgets.Plate {
	return b.stage.Plate(kind, id, b.stage.Growth(b.stage.Window.Canvas().Size()), tap)
}

// back leads to where the puzzle came from.
func (b *Board) back() *widgets.Plate {
	return b.button(widgets.QuietPlate, b.calls.Back.ID, b.calls.Back.Go)
}

// decided takes an answer. The first one of a visit counts, and so does each one after asking again.
func (b *Board) decided(action portroyal.Action) {
	if b.waits {
		return
	}
	b.chosen, b.waits = action, true
	b.try = b.calls.Answered(action == b.puzzle.Best())
	if b.thought {
		b.show()
	}
}

// show shows what the answer was worth.
func (b *Board) show() {
	b.waits = false
	b.Answer(b.answer())
	shown := b.stage.Time()
	b.keys, b.clicks = stage.NewLull(shown, stage.FirstLook), stage.NewLull(shown, stage.DoubleClick)
}

// clicked does something unless the click is the second half of the one that gave the answer.
func (b *Board) clicked(do func()) func() {
	return func() {
		if b.clicks.Over(b.stage.Time()) {
			do()
		}
	}
}

// foot says how the worth of the choices was found.
func (b *Board) foot() string { return b.calls.Foot(b.stage.Words) }

// again asks once more.
func (b *Board) again() {
	b.chosen = portroyal.Action{}
	b.AskAgain()
}

// named is what an action is called.
func (b *Board) named(action portroyal.Action) string {
	return hints.Named(b.stage, b.seats, b.puzzle.Position.View(), action)
}

// verdict says whether the answer was right, how far the best choice is ahead, and what can be done next.
func (b *Board) verdict() (v table.Verdict) {
	if b.calls.Says != nil {
		v.Head, v.Text = b.calls.Says(b.stage.Words, b.chosen, b.named)
	} else {
		v.Head, v.Text = b.says()
	}
	other := b.other()
	v.Plates[2] = b.button(widgets.PlainPlate, other.ID, b.clicked(other.Go))
	onward := b.onward()
	v.Plates[3] = b.button(widgets.CalmPlate, onward.ID, b.clicked(onward.Go))
	return v
}

// says are the usual words about an answer.
func (b *Board) says() (head, text string) {
	w, one := b.stage.Words, b.puzzle
	worth := func(action portroyal.Action) string {
		chance, _ := one.Worth(action)
		return w.Percent(chance)
	}
	measured := one.Games > 0 // else it is an estimate
	if b.chosen == one.Best() {
		head = w.T("retry.right")
		if b.try.AtOnce() {
			head = w.T("puzzle.right.once")
		}
		second := one.Choices[1].Action
		next, choice := worth(second), w.Quoted(b.named(second))
		if measured {
			text = w.T("puzzle.right.about", "Best", worth(b.chosen), "Next", next, "Choice", choice)
		} else {
			text = w.T("review.again.right", "Best", worth(b.chosen), "Next", next, "Choice", choice)
		}
	} else {
		head = w.T("retry.wrong", "Choice", b.named(one.Best()))
		if measured {
			text = w.T("puzzle.wrong.about", "Best", worth(one.Best()), "Yours", worth(b.chosen))
		} else {
			text = w.T("review.again.wrong", "Best", worth(one.Best()), "Yours", worth(b.chosen))
		}
	}
	return head, text
}

// other is what else can be done after the answer.
func (b *Board) other() Way {
	if b.calls.Look != nil {
		return *b.calls.Look
	}
	return Way{"retry.again", b.again}
}

// onward is the way on after the answer.
func (b *Board) onward() Way {
	if b.calls.Next != nil {
		return *b.calls.Next
	}
	return b.calls.Back
}

// typed does what a key stands for after the answer, unless it was still meant for the question.
func (b *Board) typed(key *fyne.KeyEvent) {
	meant, calls := b.keys.Over(b.stage.Time()), &b.calls
	var does func()
	switch key.Name {
	case fyne.KeyEscape:
		calls.Back.Go()
	case fyne.KeyF1:
		calls.Help()
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyN:
		does = b.onward().Go
	case fyne.KeyA, fyne.KeyBackspace:
		does = b.again
	case fyne.KeyL:
		if calls.Look != nil {
			does = calls.Look.Go
		}
	default:
		b.stage.Walk(key)
	}
	if meant && does != nil {
		does()
	}
}

// Restyle shows everything anew after a change of language or theme.
func (b *Board) Restyle() {
	if b.chosen.Kind != portroyal.NoAction && !b.waits {
		b.Answer(b.answer()) // its line is in the language of before
	}
	b.Table.Restyle()
}
