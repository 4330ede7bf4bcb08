package mistakes

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// Answer is an answer to a puzzle of a player's own.
type Answer struct {
	Entry  mistakes.Entry // as it was when it was opened
	After  mistakes.Entry // with the answer
	Early  bool           // it came ahead of its day, and does not count
	Chosen portroyal.Action
}

// Says is what is said about an answer: whether it is the best choice, when the question comes up again, and only now
// what was chosen in the game. named is what an action is called.
func (a *Answer) Says(w *words.Words, named func(portroyal.Action) string) (head, text string) {
	e, after, chosen := &a.Entry, &a.After, a.Chosen
	worth := func(action portroyal.Action) string {
		chance, _ := e.Puzzle.Worth(action)
		return w.Percent(chance)
	}
	best := e.Puzzle.Best()
	switch {
	case chosen != best:
		head = w.T("mistakes.wrong", "Choice", named(best), "Date", summary.Day(w, after.Due))
	case a.Early:
		head = w.T("mistakes.early", "Date", summary.Day(w, after.Due))
	case after.Gone != "":
		head = w.T("mistakes.solved")
	default:
		head = w.T("mistakes.right", "Date", summary.Day(w, after.Due))
	}
	switch chosen {
	case best:
		text = w.T("mistakes.right.about", "Best", worth(best), "Choice", w.Quoted(named(e.Played)), "Played", worth(e.Played))
	case e.Played:
		text = w.T("mistakes.same.about", "Best", worth(best), "Yours", worth(chosen))
	default:
		text = w.T("mistakes.wrong.about", "Best", worth(best), "Yours", worth(chosen), "Choice", w.Quoted(named(e.Played)),
			"Played", worth(e.Played))
	}
	return head, text
}
