package reviewpage

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/engine/record"
	"portroyal/engine/reviews"
	"portroyal/ui/geometry"
	"portroyal/ui/glance"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Exact is what a game looks like afterwards where all chances are known exactly.
type Exact struct {
	Rounds    []ExactRound
	Result    []float64 // by seat: what the chances came to
	Decisions []ExactDecision
}

// ExactRound is a round of the game.
type ExactRound struct {
	Step    int       // after which it began
	Chances []float64 // by seat, then
}

// ExactDecision is a decision with a real choice.
type ExactDecision struct {
	Step, Seat, Round int      // the step counts from 0, the round from 1
	Played, Best      words.ID // what they are called
	Worth, Most       float64  // of them, as chances of the seat
	Picture           func(room geometry.Rectangle, add glance.Adding)
}

// Cost is how much less likely the seat was to win for not having taken the best.
func (d *ExactDecision) Cost() float64 { return d.Most - d.Worth }

// dear is what a decision costs that is worth telling of, dearer where that is of the next class, and mostDear how many are
// told.
const (
	dear, dearer = 0.005, 0.05
	mostDear     = 5
)

// exact is the page about such a game.
type exact struct {
	*Page

	seats []record.Seat
	found *Exact // nil until it is there
}

// NewExact makes the page about a game of these seats, about one of them at first. find looks back on it, on another
// goroutine; about says how the numbers are meant.
func NewExact(s *stage.Stage, seats []record.Seat, find func() Exact, about words.ID, seat int, calls Calls) *Page {
	e := &exact{seats: seats}
	content := Content{
		Calls: calls, Face: e.face, About: func() string { return s.Words.T(about) }, Turn: e.turn, Course: e.course,
		Waiting: func(fyne.Size) fyne.CanvasObject { return &fyne.Container{} }, Numbers: e.numbers, Most: mostDear,
		State: func() any { return [2]any{e.Seat, e.found} }, Share: 0.43, Least: 400,
	}
	for _, seat := range seats {
		content.Players, content.Colours = append(content.Players, seat.Name), append(content.Colours, seat.Colour)
	}
	e.Page = New(s, seat, content)
	s.Think(e.Context(), func(context.Context) { found := find(); e.found = &found }, func() { e.Update() })
	return e.Page
}

// face is the head of a seat.
func (e *exact) face(seat int, size float32) fyne.CanvasObject {
	return e.stage.Head(e.seats[seat].Portrait, widgets.SeatColour(e.seats[seat].Colour), size)
}

// turn turns to another seat.
func (e *exact) turn(seat int) {
	e.Seat = seat
	e.Show()
}

// dearest are the decisions of the seat, the dearest first.
func (e *exact) dearest() (all []ExactDecision) {
	for _, d := range e.found.Decisions {
		if d.Seat == e.Seat {
			all = append(all, d)
		}
	}
	slices.SortStableFunc(all, func(a, b ExactDecision) int { return cmp.Compare(b.Cost(), a.Cost()) })
	return all
}

// course is the game as the page shows it.
func (e *exact) course() *Course {
	if e.found == nil {
		return nil
	}
	w := e.stage.Words
	c := &Course{
		Title: "review.exact.chart", Tip: "review.exact.chart.tip", Result: e.found.Result, Dearest: "review.dearest.none",
	}
	for i, round := range e.found.Rounds {
		c.Turns = append(c.Turns, Turn{
			Number: i + 1, Step: round.Step, Head: w.T("review.exact.round", "Round", i+1), Chances: round.Chances,
		})
	}
	for _, d := range e.dearest() {
		if d.Cost() < dear {
			break
		}
		c.Dearest = "review.dearest"
		best, played, cost := FineWorths(w, d.Most, d.Worth)
		c.Dear = append(c.Dear, Decision{
			Step: d.Step, Turn: d.Round - 1, Class: min(reviews.Slip+reviews.Class(d.Cost()/dearer), reviews.Blunder),
			Choice: w.T(d.Played), Cost: FinePoints(w, d.Cost()),
			Head: w.T("review.exact.decision", "Round", d.Round, "Cost", cost),
			Facts: []Fact{
				{Text: w.T("review.played", "Choice", w.T(d.Played), "Chance", played)},
				{Text: w.T("review.best", "Choice", w.T(d.Best), "Chance", best)},
			},
			Led: w.T("review.exact.led", "After", w.Percent(c.After(d.Round - 1)[e.Seat])), Picture: d.Picture,
		})
	}
	return c
}

// numbers say how the seat decided.
func (e *exact) numbers(width float32) fyne.CanvasObject {
	w, cost, best, all := e.stage.Words, 0.0, 0, e.dearest()
	for _, d := range all {
		if cost += d.Cost(); d.Cost() < dear {
			best++
		}
	}
	says := []string{w.N("review.exact.decisions", len(all), "Player", e.seats[e.Seat].Name, "Best", best)}
	if cost >= dear {
		says = append(says, w.T("review.exact.cost", "Cost", FinePoints(w, cost)))
	}
	column := &Column{Width: width}
	column.Put(widgets.Paragraph(widgets.Line, strings.Join(says, " "), 15*e.By, e.stage.Colours().Text, width, 1, fyne.TextAlignLeading))
	column.Gap(10 * e.By)
	return column.Fixed()
}
