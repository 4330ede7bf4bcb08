package piratescove

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/mistakes"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/match"
	own "portroyal/engine/piratescove/mistakes"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
	"portroyal/engine/reviews"
	"portroyal/ui/geometry"
	shared "portroyal/ui/house"
	ownpage "portroyal/ui/mistakes"
	"portroyal/ui/piratescove/reviewpage"
	"portroyal/ui/piratescove/setup"
	"portroyal/ui/piratescove/study"
	frame "portroyal/ui/table"
	"portroyal/ui/words"
)

// ownMistakes are what Pirate's Cove lends to its players' own mistakes.
func (h *house) ownMistakes() shared.Mistakes[*match.Match, *own.Puzzle, cove.Action] {
	return shared.Mistakes[*match.Match, *own.Puzzle, cove.Action]{
		File: "mistakes-cove.json", Off: func() *bool { return &h.own().MistakesOff }, Counts: mistakes.Counts,
		Screen: &ownpage.Game[*own.Puzzle, cove.Action]{
			Asks: func(w *words.Words, one *own.Puzzle) string {
				return w.T(kinds.ID(review.KindOf(one.Position.Phase())))
			},
			When: round, How: "cove.mistakes.how",
			Scenes: func() func(*own.Puzzle, fyne.Size, float32) fyne.CanvasObject { return h.scene },
		},
		Candidates: candidates, Board: h.poseMistake,
		Examiner: func() (shared.Examine[*own.Puzzle, cove.Action], error) {
			x, err := own.NewExaminer()
			if err != nil {
				return nil, err
			}
			return x.Examine, nil
		},
	}
}

// kinds are what decisions are about.
const kinds words.Family[review.Kind] = "cove.review.kind.*"

// round is when a decision was taken.
func round(w *words.Words, round int) string {
	if round == 0 {
		return w.T("cove.mistakes.outfit")
	}
	return w.T("cove.review.round", "Round", round)
}

// candidates are those of a game, as far as it has been reviewed; whole says that this goes for all persons.
func candidates(read record.Record, shelf reviews.Shelf) (all []own.Candidate, whole bool) {
	r, is := read.(*transcript.Record)
	if !is {
		return nil, false
	}
	judged := review.Shelf{Shelf: shelf}.Load(r)
	all, err := own.Candidates(r, judged)
	whole = err == nil
	for seat := range r.Seats {
		whole = whole && (r.Seats[seat].Player != "" || judged[seat] != nil)
	}
	return all, whole
}

// scene draws a puzzle small.
func (h *house) scene(one *own.Puzzle, size fyne.Size, by float32) fyne.CanvasObject {
	scene, view := geometry.NewSheet(), own.View(one)
	var colours []int
	for _, seat := range h.company(one) {
		colours = append(colours, seat.Colour)
	}
	sea := h.stage.Colours()
	scene.At(canvas.NewVerticalGradient(sea.Sea, sea.SeaEdge), 0, 0, size.Width, size.Height)
	reviewpage.Scene(h.stage, &view, colours, by, geometry.Rect(0, 0, size.Width, size.Height), scene.At)
	return scene.Container
}

// company are those who sit at a puzzle whose game is not known: the person at the screen decides.
func (h *house) company(one *own.Puzzle) []match.Seat {
	seats := setup.Company.With(h.AtScreen(), h.stage.Words, one.Position.Players())
	first := len(seats) - one.Seat
	return slices.Concat(seats[first:], seats[:first])
}

// poseMistake lays one of a player's own mistakes on the table, with those who sat there, or others if that game is gone.
func (h *house) poseMistake(
	e *mistakes.Entry[*own.Puzzle, cove.Action], game *match.Match, posed shared.Posed[cove.Action],
) shared.Board {
	one, counted := e.Puzzle, true
	seats := h.company(one)
	if game != nil {
		seats = h.Shown(game)
	}
	board, err := study.Lay(h.stage, study.Asked{
		View: own.View(one), Seats: seats, Title: posed.Title, Foot: words.Say("cove.mistakes.foot"),
		Choices: func(ctx context.Context, also ...cove.Action) (coach.Advice, error) {
			return own.Advise(ctx, one, seats, also...)
		},
		Answered: func(cove.Action) { counted = false },
		Says: func(a study.Answer) (head, text string) {
			known := func(of cove.Action) *coach.Choice {
				return &a.Choices[slices.IndexFunc(a.Choices, func(c coach.Choice) bool { return c.Action == of })]
			}
			if !counted { // only now it is known what it is worth
				counted = true
				posed.Answered(own.IsRight(known(a.Chosen)))
			}
			return posed.Says(h.stage.Words, a.Chosen, a.Telling.Choice, func(of cove.Action) float64 { return known(of).Worth })
		},
		Back: posed.Back, Help: h.OpenHelp, Ask: h.OpenRules,
		Ways: func(again func()) []frame.Way { return frame.Afterwards(again, posed.Look, posed.Next, posed.Back) },
	}, h.ground, h.faces)
	if err != nil { // a position that has been played can be laid on a table
		h.stage.Log.Error("mistakes", "error", err.Error())
		return nil
	}
	return board
}
