package career

import (
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/career"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// name is the name of a voyage in files.
type name string

// The messages about voyages and goals.
const (
	titles words.Family[name]        = "career.voyage.*"
	abouts words.Family[name]        = "career.voyage.*.about"
	goals  words.Family[career.Kind] = "career.goal.*"
)

// Title is what a voyage is called.
func Title(w *words.Words, v *career.Voyage) string { return w.T(titles.ID(name(v.Name))) }

// One names a voyage with its number, as it is told of where there are other games as well.
func One(w *words.Words, number int) string {
	return w.T("career.one", "Number", number+1, "Title", Title(w, &career.Voyages[number]))
}

// Goals are those of a voyage, each on a line of its own, below what it is called.
func Goals(w *words.Words, number int) string {
	return strings.Join(append([]string{One(w, number)}, Asks(w, &career.Voyages[number])...), "\n\u2022 ")
}

// Asks says what each star of a voyage asks for: its goals, and a clean game.
func Asks(w *words.Words, v *career.Voyage) (all []string) {
	for _, goal := range v.Goals {
		all = append(all, askedFor(w, v, goal))
	}
	return append(all, Clean(w))
}

// about says in a sentence or two what is new on a voyage.
func about(w *words.Words, v *career.Voyage) string { return w.T(abouts.ID(name(v.Name))) }

func askedFor(w *words.Words, v *career.Voyage, goal career.Goal) string {
	switch {
	case goal.Kind.Counts():
		return w.N(goals.ID(goal.Kind), goal.N)
	case goal.Kind == career.Win && v.Options.Together() && len(v.Rivals) == 0:
		return w.T("career.goal.alone")
	case goal.Kind == career.Win && v.Options.Together():
		return w.T("career.goal.together")
	}
	return w.T(goals.ID(goal.Kind))
}

// OnTheWay says what a goal of a voyage asks for, and how far a game has come with it.
func OnTheWay(w *words.Words, v *career.Voyage, goal career.Goal, progress career.Progress) string {
	state := w.T("career.open")
	switch {
	case progress.Reached:
		state = w.T("career.reached")
	case progress.Counted:
		state = w.T("career.so.far", "Count", progress.Far, "Most", goal.N)
	}
	return w.T("career.goal.tip", "Goal", askedFor(w, v, goal), "State", state)
}

// Clean says what earns the last star of every voyage.
func Clean(w *words.Words) string { return w.T("career.clean") }

// edition says what a voyage is played with.
func edition(w *words.Words, v *career.Voyage) string {
	box, more := terms.Edition(w, v.Options)
	facts := []string{strings.Join(append([]string{box}, more...), " + ")}
	if v.Options.HasTarget() && v.Options.Target != portroyal.PrintedTarget(v.Options.Decks) {
		facts = append(facts, w.T("table.target", "Target", v.Options.Target))
	}
	return strings.Join(facts, "  ·  ")
}

// named is a computer player by name and kind, on one line.
func named(w *words.Words, seat progress.Seat) string {
	kind := strings.ReplaceAll(terms.Opponent(w, seat.Player), " ", "\u00a0")
	return w.T("career.player", "Player", seat.Name, "Kind", kind)
}

// company says who else plays a voyage, by name and kind.
func company(w *words.Words, v *career.Voyage, seats []progress.Seat) string {
	var names []string
	for _, seat := range seats[1:] {
		names = append(names, named(w, seat))
	}
	switch together := v.Options.Together(); {
	case len(names) == 0:
		return w.T("career.alone")
	case together:
		return w.T("career.with", "Players", w.List(names))
	}
	return w.T("career.against", "Players", w.List(names))
}

// state says how far the player has come with a voyage.
func (c *Career) state(number int) string {
	w, v := c.stage.Words, &career.Voyages[number]
	if !c.opens(number) {
		return w.N("career.locked", career.Opens(number))
	}
	return w.N("career.state", c.standings[number].Stars(), "Most", v.Stars())
}
