package hindsight

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
	looksback "portroyal/ui/hindsight"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// classes are the names of how much a decision cost.
const classes words.Family[review.Class] = "review.class.*"

// named is what an action after so many steps is called.
func (p *Page) named(step int, action portroyal.Action) string {
	return hints.Named(p.stage, p.seats, p.game.Match.ViewAt(step), action)
}

// telling is what is said of a decision.
type telling struct {
	head   string
	tip    string   // of the head
	facts  []string // in the usual size
	why    string   // smaller; "" for nothing
	led    string
	retake bool // a plate asks the decision again
}

// cost tells of a decision that cost something: what was done and what was better, and why.
func (p *Page) cost(d *review.Decision) telling {
	w, r := p.stage.Words, p.review()
	best, played, cost := looksback.Worths(w, d.Before[d.Seat], d.Cost())
	tip := w.T("review.class.tip", "Slip", looksback.FinePoints(w, r.From(review.Slip)),
		"Mistake", looksback.FinePoints(w, r.From(review.Mistake)), "Blunder", looksback.FinePoints(w, r.From(review.Blunder)))
	if d.Playouts > 0 {
		tip += "\n" + w.N("review.looked", d.Playouts)
	}
	return telling{
		head: w.T("review.decision", "Turn", d.Turn, "Class", w.T(classes.ID(r.Class(d))), "Cost", cost),
		tip:  tip,
		facts: []string{
			w.T("review.played", "Choice", p.named(d.Step, d.Played), "Chance", played),
			w.T("review.best", "Choice", p.named(d.Step, d.Best), "Chance", best),
		},
		why: p.why(d), led: p.led(d), retake: true,
	}
}

// find tells of a decision that few would have taken so well.
func (p *Page) find(d *review.Decision) telling {
	w := p.stage.Words
	played, next, _ := looksback.Worths(w, d.Before[d.Seat], d.Second)
	return telling{
		head: w.T("review.find", "Turn", d.Turn),
		tip:  w.T("review.find.tip"),
		facts: []string{
			w.T("review.played", "Choice", p.named(d.Step, d.Played), "Chance", played),
			w.T("review.next", "Choice", p.named(d.Step, d.Next), "Chance", next),
		},
		why: w.N("review.looked", d.Tests), led: p.led(d),
	}
}

// led says what a turn led to.
func (p *Page) led(d *review.Decision) string {
	w := p.stage.Words
	return w.T("review.led", "After", w.Percent(p.ledTo(d)))
}

// decision shows a decision with its position drawn small, and what is said of it. It opens the replay; a plate on it asks
// the decision again.
func (p *Page) decision(d *review.Decision, says telling, width float32) fyne.CanvasObject {
	told := looksback.Decision{
		Head: says.head, Tip: says.tip, Led: says.led,
		Open: func() {
			p.chosen.At = -1
			p.calls.Look(d.Step)
		},
	}
	for _, fact := range says.facts {
		told.Facts = append(told.Facts, looksback.Fact{Text: fact})
	}
	if says.why != "" {
		told.Facts = append(told.Facts, looksback.Fact{Text: says.why, Quiet: true})
	}
	if says.retake {
		told.Again = p.stage.Plate(widgets.QuietPlate, "review.again", p.by, func() { p.calls.Again(d.Step) })
	}
	view := p.game.Match.ViewAt(d.Step)
	told.Picture = func(at fyne.Position, size fyne.Size, add func(object fyne.CanvasObject, x, y, width, height float32)) {
		p.pictures.Glance(&view, p.by, at, size, add)
	}
	whole, _ := told.Show(p.stage.Stage, width, p.by)
	return whole
}

// why is the most decisive reason against what was chosen, or how likely the next card was to end the turn where the coach
// has no other reason; "" for none.
func (p *Page) why(d *review.Decision) string {
	reasons := hints.Sentences(p.stage, p.seats, p.game.Match.ViewAt(d.Step), p.whys[d.Step])
	switch {
	case len(reasons) > 0:
		return reasons[0]
	case d.Phase == portroyal.Discover:
		return p.stage.Words.T("review.risk", "Chance", p.stage.Words.Percent(d.Bust))
	}
	return ""
}

// ledTo is the seat's chance at the end of the turn of a decision.
func (p *Page) ledTo(d *review.Decision) float64 {
	for _, turn := range p.review().Turns() {
		if turn.Turn > d.Turn {
			return turn.Chances[d.Seat]
		}
	}
	return p.review().Result[d.Seat]
}
