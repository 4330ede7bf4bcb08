// Package study puts a decision of a game of Pirate's Cove up once more: on the table, as its seat saw it, with nothing more
// to be known. The player decides, and is told how good that was; what else can be done is the caller's business.
package study

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/piratescove/transcript"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/table"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/table/hints"
	"portroyal/ui/reviewpage"
	"portroyal/ui/stage"
	shared "portroyal/ui/table"
)

// Calls are what the board offers.
type Calls struct {
	Back func() // to the review
	On   func() // plays on from the decision
	Help func()
	Ask  func(entry.Entry) // the player wants to know what the rules say about something
}

// Decision is a decision of a game.
type Decision struct {
	Match *match.Match
	Step  int          // how many steps were played before it
	Seats []match.Seat // as the table shows them
}

// seat is who decides.
func (d *Decision) seat() int { return d.Match.Steps()[d.Step].By() }

// view is what they saw.
func (d *Decision) view() cove.View { return d.Match.ViewAt(d.Step, d.seat()) }

// Board is a decision on the table.
type Board struct {
	*table.Table
	stage  *stage.Stage
	of     Decision
	record *transcript.Record
	calls  Calls

	ctx    context.Context
	cancel context.CancelFunc
	advice coach.Advice // as far as there is one
	study  *shared.Study[cove.Action]
}

// other stands for a person who does not decide: nobody asks them anything now.
const other = "other"

// New lays a decision on the table. The person at the screen decides, also for a computer player. Faces of cards come from a
// cache, nil for none.
func New(
	s *stage.Stage, of Decision, ground *board.Ground, faces *cardface.Cache, calls Calls,
) (*Board, error) {
	b := &Board{stage: s, of: of, record: of.Match.Record().Snapshot(), calls: calls}
	view := of.view()
	sitting, shown := make([]match.Seat, len(of.Seats)), slices.Clone(of.Seats)
	for i := range shown {
		sitting[i] = match.Seat{Name: shown[i].Name} // nobody thinks
		switch {
		case i == of.seat():
			shown[i].Player = ""
		case shown[i].Player == "":
			shown[i].Player = other
		}
	}
	// What the seat could not see is only one of the ways in which it could have been.
	game, err := match.New(match.Setup{Seats: sitting, Prepared: &match.Prepared{Position: view.Sample(0)}})
	if err != nil {
		return nil, err
	}
	b.ctx, b.cancel = context.WithCancel(context.Background())
	b.Table = table.New(s, game, shown, ground, faces, table.Calls{Menu: calls.Back, Help: calls.Help, Ask: calls.Ask})
	b.study = &shared.Study[cove.Action]{
		Stage: s, Title: b.title, Back: shared.Way{ID: "review.again.back", Go: calls.Back}, Help: calls.Help,
		Tried: b.tried, Known: b.isKnown, Show: b.show, Says: b.says, Ways: b.ways,
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
	view := b.of.view()
	b.stage.Think(b.ctx, func(ctx context.Context) {
		judge, err := review.NewJudge()
		if err == nil {
			found, err = judge.Choices(ctx, b.record, b.of.Step, view, also...)
		}
		failure = err
	}, func() {
		if failure != nil {
			b.stage.Log.Error("review", "error", failure.Error())
			return
		}
		b.advice = found
		if b.study.Waits() {
			b.tried(b.study.Chosen)
		}
		b.study.Found()
	})
}

// known is what is known of a choice, nil if it has not been looked at.
func (b *Board) known(action cove.Action) *coach.Choice {
	at := slices.IndexFunc(b.advice.Choices, func(c coach.Choice) bool { return c.Action == action })
	if at < 0 {
		return nil
	}
	return &b.advice.Choices[at]
}

func (b *Board) isKnown(action cove.Action) bool { return b.known(action) != nil }

// tried finds out what an answer is worth if it is one of many that are not looked at otherwise.
func (b *Board) tried(action cove.Action) {
	if len(b.advice.Choices) > 0 && !b.isKnown(action) {
		b.think(action)
	}
}

// show shows what the answer was worth.
func (b *Board) show(chosen cove.Action) { b.Answer(b.advice, chosen, b.foot) }

// title says which decision this is.
func (b *Board) title() string {
	view := b.of.view()
	if view.Round() == 0 {
		return b.stage.Words.T("cove.review.again.title.outfit")
	}
	return b.stage.Words.T("cove.review.again.title", "Round", view.Round())
}

// foot says how the worth of the choices was found.
func (b *Board) foot() string { return b.stage.Words.T("review.again.foot") }

// ways are what can be done after an answer.
func (b *Board) ways() []shared.Way {
	return []shared.Way{
		{ID: "retry.again", Go: b.AskAgain, Keys: []fyne.KeyName{fyne.KeyA, fyne.KeyBackspace}},
		{ID: "replay.on", Go: b.calls.On, Keys: []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter}},
	}
}

// costs is how much less than the best choice another one is worth, as a review counts it.
func costs(choice *coach.Choice) float64 {
	d := review.Decision{Played: *choice}
	return d.Cost()
}

// says are the words about the answer.
func (b *Board) says(chosen cove.Action) (head, text string) {
	w := b.stage.Words
	telling := hints.Telling{Words: w, Names: b.names(), View: b.of.view()}
	best, own := &b.advice.Choices[0], b.known(chosen)
	if cost := costs(own); cost > 0 {
		worth, yours, _ := reviewpage.FineWorths(w, best.Worth, best.Worth-cost)
		return w.T("retry.wrong", "Choice", telling.Choice(best.Action)), w.T("review.again.wrong", "Best", worth, "Yours", yours)
	}
	head = w.T("retry.right")
	if own != best {
		head = w.T("cove.review.again.asgood")
	}
	for i := range b.advice.Choices {
		if next := &b.advice.Choices[i]; costs(next) > 0 {
			worth, other, _ := reviewpage.FineWorths(w, best.Worth, best.Worth-costs(next))
			return head, w.T("review.again.right", "Best", worth, "Next", other, "Choice", w.Quoted(telling.Choice(next.Action)))
		}
	}
	return head, w.T("cove.review.again.even")
}

func (b *Board) names() (names []string) {
	for i := range b.of.Seats {
		names = append(names, b.of.Seats[i].Name)
	}
	return names
}
