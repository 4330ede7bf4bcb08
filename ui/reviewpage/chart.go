// Package reviewpage is the page that looks back on a game, whichever game it is: a chart of everybody's chances with the
// decisions that mattered on it, numbers about one of the seats, and decisions that are told of. What the numbers are, and
// how a game is reviewed, is in the slice of the game.
package reviewpage

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/chart"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Course is a game as a chart shows it, about one of the seats.
type Course struct {
	Title, Tip words.ID // above it; the tip says what can be done there
	Turns      []Turn
	Result     []float64 // by seat: what the chances came to
	Lines      []int     // the seats with a line of their own; the last one is the one that it is about, over all others
	Colours    []int     // of the seats
	Head       func(seat int, size float32) fyne.CanvasObject

	Luck       words.ID // what is said of the bars; "" if there are none
	Cost, Find words.ID // what the marks of decisions mean

	// Tells says what a turn was for the seat, and Open opens the replay at it. Both count turns from 0.
	Tells func(turn int) (head string, lines []string)
	Open  func(turn int)
}

// Turn is a turn of a game, or a round.
type Turn struct {
	Number  int
	Chances []float64 // by seat, from 0 to 1, before its first decision
	Luck    float64   // of the seat, of all its cards together
	Cost    int       // how dear its dearest decision of the seat was, from 1; 0 if none cost anything worth telling
	Found   bool      // the seat found something
}

// newChart makes a chart of a size, scaled by a factor.
func newChart(s *stage.Stage, course *Course, on *chart.Chosen, size fyne.Size, by float32) *chart.Chart {
	plot := plotOf(s, course, size, by)
	return chart.New(chart.Content{
		Stage: s, By: by, Room: size, Still: plot.objects(), Parts: plot.parts(func(turn int) {
			on.At = turn
			course.Open(turn)
		}),
		About: s.Words.T(course.Title), Tells: course.Tells, Chosen: on, Keys: func(key *fyne.KeyEvent) { s.Typed(key) },
	})
}

// parts are the turns. Marks stand on the border between two of them: each belongs to the turn that it is about.
func (t *plot) parts(open func(turn int)) (all []chart.Part) {
	for i, turn := range t.turns {
		part := chart.Part{
			Left: t.across(i), Right: t.across(i + 1), Top: t.top, Bottom: t.low,
			Point:  fyne.NewPos(t.across(i), t.up(turn.Chances[t.seat()])),
			Colour: widgets.SeatColour(t.course.Colours[t.seat()]), Open: func() { open(i) },
		}
		if turn.Cost > 0 || turn.Found {
			part.Reach = onMark * t.by
		}
		all = append(all, part)
	}
	return all
}
