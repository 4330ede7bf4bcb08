package portroyal

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	kept "portroyal/engine/reviews"
	shared "portroyal/ui/house"
	ownpage "portroyal/ui/mistakes"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/puzzles"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/words"
)

// ownName is the file beside the settings with the players' own mistakes.
const ownName = "mistakes.json"

// ownMistakes are what Port Royal lends to its players' own mistakes.
func (w *house) ownMistakes() shared.Mistakes[*match.Match, *mistakes.Puzzle, portroyal.Action] {
	return shared.Mistakes[*match.Match, *mistakes.Puzzle, portroyal.Action]{
		File: ownName, Screen: ownScreen(w.stage), Off: func() *bool { return &w.own().MistakesOff },
		Counts: mistakes.Counts, Candidates: candidates, Examiner: examiner, Board: w.poseMistake,
	}
}

// ownScreen is Port Royal as the screen with a player's own mistakes gets it.
func ownScreen(s *pieces.Stage) *ownpage.Game[*mistakes.Puzzle, portroyal.Action] {
	return &ownpage.Game[*mistakes.Puzzle, portroyal.Action]{
		How:     "mistakes.empty.how",
		Asks:    func(w *words.Words, one *mistakes.Puzzle) string { return puzzles.Asks(w, one.Plain()) },
		Edition: func(w *words.Words, one *mistakes.Puzzle) string { return puzzles.Announced(w, one.Plain()) },
		When:    func(w *words.Words, turn int) string { return w.T("mistakes.turn", "Turn", turn) },
		Scenes: func() func(*mistakes.Puzzle, fyne.Size, float32) fyne.CanvasObject {
			pictures := pieces.NewPictures(s.Face)
			return func(one *mistakes.Puzzle, size fyne.Size, by float32) fyne.CanvasObject {
				return puzzles.Scene(s, pictures, one.Plain(), size, by)
			}
		},
	}
}

// candidates are those of a game; none of one that has no review, or does not play.
func candidates(read record.Record, shelf kept.Shelf) (all []mistakes.Candidate, whole bool) {
	r, is := read.(*transcript.Record)
	if !is {
		return nil, false
	}
	judged := review.Shelf{Shelf: shelf}.Load(r)
	if judged == nil {
		return nil, false
	}
	all, err := mistakes.Candidates(r, judged)
	return all, err == nil
}

func examiner() (shared.Examine[*mistakes.Puzzle, portroyal.Action], error) {
	x, err := mistakes.NewExaminer()
	return func(
		ctx context.Context, pause func(context.Context), c *mistakes.Candidate, box *mistakes.Box, today calendar.Day,
	) (mistakes.Entry, error) {
		x.Pause = pause
		return x.Examine(ctx, c, box, today)
	}, err
}

// poseMistake lays one of a player's own mistakes on the table, with those who sat there.
func (w *house) poseMistake(
	e *mistakes.Entry, game *match.Match, posed shared.Posed[portroyal.Action],
) shared.Board {
	one := e.Puzzle.Plain()
	return w.board(one, w.companyAt(game, one), puzzles.BoardCalls{
		Title: posed.Title, Foot: words.Say("mistakes.foot", "Games", one.Games),
		Answered: func(right bool) logbook.Try {
			return logbook.Try{Tries: max(posed.Answered(right), 1), Solved: right}
		},
		Says: func(t *words.Words, chosen portroyal.Action, named func(portroyal.Action) string) (head, text string) {
			return posed.Says(t, chosen, named, func(of portroyal.Action) float64 {
				worth, _ := one.Worth(of)
				return worth
			})
		},
		Next: posed.Next, Back: posed.Back, Look: posed.Look,
	})
}

// companyAt are those who sit at a puzzle, beginning with who decides: the players of its game, or others if it is
// gone.
func (w *house) companyAt(game *match.Match, one *puzzle.Puzzle) []match.Seat {
	if game == nil {
		return setup.Company.With(w.AtScreen(), w.stage.Words, one.Position.Players())
	}
	seats, first := setup.Company.Faced(game.Seats()), one.Position.Decides()
	return slices.Concat(seats[first:], seats[:first])
}
