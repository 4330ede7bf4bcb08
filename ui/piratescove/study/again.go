package study

import (
	"context"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/reviewpage"
	"portroyal/ui/stage"
	shared "portroyal/ui/table"
	"portroyal/ui/words"
)

// Calls are what a decision of a review offers.
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

// New lays a decision of a game on the table, as Lay does, with what its review says of the choices.
func New(
	s *stage.Stage, of Decision, ground *board.Ground, faces *cardface.Cache, calls Calls,
) (*Board, error) {
	record, view := of.Match.Record().Snapshot(), of.view()
	return Lay(s, Asked{
		View: view, Seats: of.Seats,
		Choices: func(ctx context.Context, also ...cove.Action) (coach.Advice, error) {
			judge, err := review.NewJudge()
			if err != nil {
				return coach.Advice{}, err
			}
			return judge.Choices(ctx, record, of.Step, view, also...)
		},
		Title: func(w *words.Words) string {
			if view.Round() == 0 {
				return w.T("cove.review.again.title.outfit")
			}
			return w.T("cove.review.again.title", "Round", view.Round())
		},
		Foot: words.Say("review.again.foot"), Says: verdict,
		Back: shared.Way{ID: "review.again.back", Go: calls.Back}, Help: calls.Help, Ask: calls.Ask,
		Ways: func(again func()) []shared.Way {
			return []shared.Way{
				{ID: "retry.again", Go: again, Keys: []fyne.KeyName{fyne.KeyA, fyne.KeyBackspace}},
				{ID: "replay.on", Go: calls.On, Keys: []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter}},
			}
		},
	}, ground, faces)
}

// costs is how much less than the best choice another one is worth, as a review counts it.
func costs(choice *coach.Choice) float64 {
	d := review.Decision{Played: *choice}
	return d.Cost()
}

// verdict says whether an answer was the best one, as good as that, or how much worse.
func verdict(a Answer) (head, text string) {
	w := a.Telling.Words
	best, own := &a.Choices[0], of(a.Choices, a.Chosen)
	if cost := costs(own); cost > 0 {
		worth, yours, _ := reviewpage.FineWorths(w, best.Worth, best.Worth-cost)
		return w.T("retry.wrong", "Choice", a.Telling.Choice(best.Action)), w.T("review.again.wrong", "Best", worth, "Yours", yours)
	}
	head = w.T("retry.right")
	if own != best {
		head = w.T("cove.review.again.asgood")
	}
	next := of(a.Choices, nextBest(a))
	if next == nil {
		return head, w.T("cove.review.again.even")
	}
	worth, other, _ := reviewpage.FineWorths(w, best.Worth, best.Worth-costs(next))
	return head, w.T("review.again.right", "Best", worth, "Next", other, "Choice", w.Quoted(a.Telling.Choice(next.Action)))
}

// nextBest is the best choice that is worse than a good answer, none if there is none or the answer is bad itself.
func nextBest(a Answer) (next cove.Action) {
	if own := of(a.Choices, a.Chosen); own == nil || costs(own) > 0 {
		return next
	}
	for i := range a.Choices {
		if costs(&a.Choices[i]) > 0 {
			return a.Choices[i].Action
		}
	}
	return next
}
