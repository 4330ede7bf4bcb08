package mistakes

import (
	"portroyal/engine/mistakes"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// Answer is an answer to a puzzle of a player's own.
type Answer[P mistakes.Puzzle[A], A comparable] struct {
	Entry mistakes.Entry[P, A] // as it was when it was opened
	After mistakes.Entry[P, A] // with the answer
	Early bool                 // it came ahead of its day, and does not count
	Right bool                 // no choice is better
}

// Says is what is said about an answer: whether it is the best choice, when the question comes up again, and only now
// what was chosen in the game. named is what an action is called, and worth its chance of winning.
func (a *Answer[P, A]) Says(
	w *words.Words, chosen A, named func(A) string, worth func(A) float64,
) (head, text string) {
	told := func(action A) string { return w.Percent(worth(action)) }
	best, played, day := a.Entry.Puzzle.Best(), a.Entry.Played, summary.Day(w, a.After.Due)
	switch {
	case !a.Right:
		head = w.T("mistakes.wrong", "Choice", named(best), "Date", day)
	case a.Early:
		head = w.T("mistakes.early", "Date", day)
	case a.After.Gone != "":
		head = w.T("mistakes.solved")
	default:
		head = w.T("mistakes.right", "Date", day)
	}
	switch {
	case a.Right:
		text = w.T("mistakes.right.about", "Best", told(chosen), "Choice", w.Quoted(named(played)), "Played", told(played))
	case chosen == played:
		text = w.T("mistakes.same.about", "Best", told(best), "Yours", told(chosen))
	default:
		text = w.T("mistakes.wrong.about", "Best", told(best), "Yours", told(chosen), "Choice", w.Quoted(named(played)),
			"Played", told(played))
	}
	return head, text
}
