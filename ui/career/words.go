package career

import (
	"strings"

	"portroyal/engine/career"
	"portroyal/engine/record"
	"portroyal/ui/words"
)

// One names a voyage with its number, as it is told of where there are other games as well.
func (g *Game) One(w *words.Words, number int) string {
	return w.T("career.one", "Number", number+1, "Title", g.Title(w, number))
}

// Goals are those of a voyage, each on a line of its own, below what it is called.
func (g *Game) Goals(w *words.Words, number int) string {
	return strings.Join(append([]string{g.One(w, number)}, g.AllAsked(w, number)...), "\n\u2022 ")
}

// AllAsked says what each star of a voyage asks for: its goals, and a clean game.
func (g *Game) AllAsked(w *words.Words, number int) (all []string) {
	for _, goal := range g.Row[number].Goals {
		all = append(all, g.Asks(w, number, goal))
	}
	return append(all, Clean(w))
}

// OnTheWay says what a goal of a voyage asks for, and how far a game has come with it.
func (g *Game) OnTheWay(w *words.Words, number int, goal career.Goal, progress career.Progress) string {
	state := w.T("career.open")
	switch {
	case progress.Reached:
		state = w.T("career.reached")
	case progress.Counted:
		state = w.T("career.so.far", "Count", progress.Far, "Most", goal.N)
	}
	return w.T("career.goal.tip", "Goal", g.Asks(w, number, goal), "State", state)
}

// Clean says what earns the last star of every voyage.
func Clean(w *words.Words) string { return w.T("career.clean") }

// named is a computer player by name and kind, on one line.
func (g *Game) named(w *words.Words, seat record.Seat) string {
	kind := strings.ReplaceAll(g.Opponent(w, seat.Player), " ", "\u00a0")
	return w.T("career.player", "Player", seat.Name, "Kind", kind)
}

// company says who else plays a voyage, by name and kind.
func (g *Game) company(w *words.Words, number int, seats []record.Seat) string {
	var names []string
	for _, seat := range seats[1:] {
		names = append(names, g.named(w, seat))
	}
	if g.Company != nil {
		return g.Company(w, number, names)
	}
	return Against(w, names)
}

// Against says that players are rivals.
func Against(w *words.Words, players []string) string {
	return w.T("career.against", "Players", w.List(players))
}

// state says how far the player has come with a voyage.
func (c *Career) state(number int) string {
	w := c.stage.Words
	if !c.opens(number) {
		return w.N("career.locked", career.Opens(number))
	}
	return w.N("career.state", c.standings[number].Stars(), "Most", c.game.Row[number].Stars())
}
