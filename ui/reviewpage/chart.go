// Package reviewpage is the page that looks back on a game, whichever game it is: a chart of everybody's chances with the
// decisions that mattered on it, numbers about one of the seats, and decisions that are told of. What the numbers are, and
// how a game is reviewed, is in the slice of the game.
package reviewpage

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/chart"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Course is a game as the page shows it, about one of the seats.
type Course struct {
	Title, Tip words.ID // above the chart; the tip says what can be done there
	Turns      []Turn
	Result     []float64 // by seat: what the chances came to
	Alike      bool      // all seats have the same chances
	Luck       words.ID  // what is said of the bars; "" if there are none

	Dearest words.ID   // what is said of the decisions that cost the most; "" for nothing
	Dear    []Decision // all that cost something worth telling, the dearest first
	Finds   []Decision
	Below   func(all *Column) // puts more below the decisions; nil for nothing
}

// After are the chances after a turn, from 0.
func (c *Course) After(turn int) []float64 {
	if turn+1 < len(c.Turns) {
		return c.Turns[turn+1].Chances
	}
	return c.Result
}

// Turn is a turn of a game, or a round.
type Turn struct {
	Number  int
	Step    int       // how many actions were played before it
	Head    string    // what it is called
	Says    []string  // what is said of it, after the chances
	Chances []float64 // by seat, from 0 to 1, before its first decision
	Luck    float64   // of the seat, of all its cards together
}

// newChart makes a chart of a size.
func (p *Page) newChart(course *Course, size fyne.Size) *chart.Chart {
	plot := p.plotOf(course, size)
	return chart.New(chart.Content{
		Stage: p.stage, By: p.By, Room: size, Still: plot.objects(), Parts: plot.parts(), About: p.stage.Words.T(course.Title),
		Tells: plot.tells, Chosen: &p.Chosen, Keys: func(key *fyne.KeyEvent) { p.stage.Typed(key) },
	})
}

// parts are the turns. Marks stand on the border between two of them: each belongs to the turn that it is about.
func (t *plot) parts() (all []chart.Part) {
	for i, turn := range t.course.Turns {
		part := chart.Part{
			Left: t.across(i), Right: t.across(i + 1), Top: t.top, Bottom: t.low,
			Point:  fyne.NewPos(t.across(i), t.up(turn.Chances[t.page.Seat])),
			Colour: widgets.SeatColour(t.page.content.Colours[t.page.Seat]), Open: func() { t.open(i) },
		}
		if t.hasCost(i) || t.hasFind(i) {
			part.Reach = onMark * t.by
		}
		all = append(all, part)
	}
	return all
}

// open opens the replay of a turn: at the dearest decision of the seat, or at its beginning.
func (t *plot) open(turn int) {
	step := t.course.Turns[turn].Step
	if t.hasCost(turn) {
		step = t.dear[turn][0].Step
	}
	t.page.Chosen.At = turn
	t.page.content.Look(step)
}

// tells says what a turn was for the seat.
func (t *plot) tells(at int) (head string, lines []string) {
	w, seat, turn := t.page.stage.Words, t.page.Seat, &t.course.Turns[at]
	lines = append(lines, w.T("review.turn.chance", "Player", t.page.content.Players[seat],
		"Before", w.Percent(turn.Chances[seat]), "After", w.Percent(t.course.After(at)[seat])))
	lines = append(lines, turn.Says...)
	for _, d := range t.dear[at] {
		lines = append(lines, w.T("review.turn.cost", "Choice", w.Quoted(d.Choice), "Change", d.Cost))
	}
	for _, d := range t.finds[at] {
		lines = append(lines, w.T("review.turn.found", "Choice", w.Quoted(d.Choice)))
	}
	return turn.Head, lines
}
