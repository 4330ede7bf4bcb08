// Package study puts a decision of a game of Pirate's Cove up once more: on the table, as its seat saw it, with nothing more
// to be known. The player decides, and is told how good that was; what else can be done is the caller's business.
package study

import (
	"context"
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/match"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/table"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/table/hints"
	"portroyal/ui/stage"
	shared "portroyal/ui/table"
	"portroyal/ui/words"
)

// Asked is a decision that is put up, by the seat of a view.
type Asked struct {
	View  cove.View
	Seats []match.Seat // as the table shows them

	// Choices finds what every choice is worth, those that are named in any case.
	Choices func(ctx context.Context, also ...cove.Action) (coach.Advice, error)

	Title    func(*words.Words) string // which decision this is
	Foot     func(*words.Words) string // how the worth of its choices was found
	Answered func(cove.Action)         // keeps an answer; nil for nothing to be kept
	Says     func(Answer) (head, text string)
	Beside   func(Answer) cove.Action // the choice that the answer is held against; nil for the next best one after a good answer

	Back shared.Way
	Ways func(again func()) []shared.Way // what can be done after an answer
	Help func()
	Ask  func(entry.Entry) // the player wants to know what the rules say about something
}

// Answer is one that was given, among all choices.
type Answer struct {
	Telling hints.Telling
	Chosen  cove.Action
	Choices []coach.Choice // the best first
}

// Board is a decision on the table.
type Board struct {
	*table.Table
	stage *stage.Stage
	of    Asked

	ctx    context.Context
	cancel context.CancelFunc
	advice coach.Advice // as far as there is one
	study  *shared.Study[cove.Action]
}

// other stands for a person who does not decide: nobody asks them anything now.
const other = "other"

// Lay lays a decision on the table. The person at the screen decides, also for a computer player. Faces of cards come from a
// cache, nil for none.
func Lay(s *stage.Stage, of Asked, ground *board.Ground, faces *cardface.Cache) (*Board, error) {
	b := &Board{stage: s, of: of}
	sitting, shown := make([]match.Seat, len(of.Seats)), slices.Clone(of.Seats)
	for i := range shown {
		sitting[i] = match.Seat{Name: shown[i].Name} // nobody thinks
		switch {
		case i == of.View.Seat():
			shown[i].Player = ""
		case shown[i].Player == "":
			shown[i].Player = other
		}
	}
	// What the seat could not see is only one of the ways in which it could have been.
	game, err := match.New(match.Setup{Seats: sitting, Prepared: &match.Prepared{Position: of.View.Sample(0)}})
	if err != nil {
		return nil, err
	}
	b.ctx, b.cancel = context.WithCancel(context.Background())
	b.Table = table.New(s, game, shown, ground, faces, table.Calls{Menu: of.Back.Go, Help: of.Help, Ask: of.Ask})
	b.study = &shared.Study[cove.Action]{
		Stage: s, Title: func() string { return of.Title(s.Words) }, Back: of.Back, Help: of.Help,
		Tried: b.tried, Known: b.isKnown, Show: b.show, Says: b.says,
		Ways: func() []shared.Way { return of.Ways(b.AskAgain) },
	}
	b.Study(b.study)
	b.think()
	return b, nil
}

// Leave ends everything that the board has going on.
func (b *Board) Leave() {
	b.cancel()
	b.Table.Leave()
}

// think finds what every choice is worth while the player looks at the position; also are looked at in any case.
func (b *Board) think(also ...cove.Action) {
	var found coach.Advice
	var failure error
	b.stage.Think(b.ctx, func(ctx context.Context) { found, failure = b.of.Choices(ctx, also...) }, func() {
		if failure != nil {
			b.stage.Log.Error("review", "error", failure.Error())
			return
		}
		b.advice = found
		if b.study.Waits() {
			b.lookAt(b.study.Chosen)
		}
		b.study.Found()
	})
}

// known is what is known of a choice, nil if it has not been looked at.
func (b *Board) known(action cove.Action) *coach.Choice { return of(b.advice.Choices, action) }

func of(choices []coach.Choice, action cove.Action) *coach.Choice {
	at := slices.IndexFunc(choices, func(c coach.Choice) bool { return c.Action == action })
	if at < 0 {
		return nil
	}
	return &choices[at]
}

func (b *Board) isKnown(action cove.Action) bool { return b.known(action) != nil }

// tried keeps an answer, and finds out what it is worth.
func (b *Board) tried(action cove.Action) {
	if b.of.Answered != nil {
		b.of.Answered(action)
	}
	b.lookAt(action)
}

// lookAt finds out what an answer is worth if it is one of many that are not looked at otherwise.
func (b *Board) lookAt(action cove.Action) {
	if len(b.advice.Choices) > 0 && !b.isKnown(action) {
		b.think(action)
	}
}

// show shows what the answer was worth.
func (b *Board) show(chosen cove.Action) {
	held := b.of.Beside
	if held == nil {
		held = nextBest
	}
	b.Answer(b.advice, chosen, held(b.answer(chosen)), func() string { return b.of.Foot(b.stage.Words) })
}

// says are the words about the answer.
func (b *Board) says(chosen cove.Action) (head, text string) { return b.of.Says(b.answer(chosen)) }

// answer is an answer among all choices.
func (b *Board) answer(chosen cove.Action) Answer {
	telling := hints.Telling{Words: b.stage.Words, View: b.of.View}
	for i := range b.of.Seats {
		telling.Names = append(telling.Names, b.of.Seats[i].Name)
	}
	return Answer{telling, chosen, b.advice.Choices}
}
