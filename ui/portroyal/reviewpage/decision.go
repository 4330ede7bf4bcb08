package reviewpage

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
	"portroyal/ui/geometry"
	"portroyal/ui/glance"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/table/hints"
	looksback "portroyal/ui/reviewpage"
)

// named is what an action after so many steps is called.
func (p *Page) named(step int, action portroyal.Action) string {
	return hints.Named(p.stage, p.seats, p.game.ViewAt(step), action)
}

// cost tells of a decision that cost something: what was done and what was better, and why.
func (p *Page) cost(d *review.Decision) looksback.Decision {
	w, r := p.stage.Words, p.review()
	best, played, cost := looksback.Worths(w, d.Before[d.Seat], d.Cost())
	says := looksback.Decision{
		Class: r.Class(d), Cost: cost, Tip: looksback.ClassTip(w, r.From), Picture: p.glance(d, d.Played, d.Best),
		Facts: []looksback.Fact{
			{Text: w.T("review.played", "Choice", p.named(d.Step, d.Played), "Chance", played)},
			{Text: w.T("review.best", "Choice", p.named(d.Step, d.Best), "Chance", best)},
		},
	}
	says.Head = w.T("review.decision", "Turn", d.Turn, "Class", says.ClassIn(w), "Cost", cost)
	if d.Playouts > 0 {
		says.Tip += "\n" + w.T("review.looked")
	}
	if why := p.why(d); why != "" {
		says.Facts = append(says.Facts, looksback.Fact{Text: why, Quiet: true})
	}
	return says
}

// find tells of a decision that few would have taken so well.
func (p *Page) find(d *review.Decision) looksback.Decision {
	w := p.stage.Words
	played, next, _ := looksback.Worths(w, d.Before[d.Seat], d.Second)
	return looksback.Decision{
		Head: w.T("review.find", "Turn", d.Turn), Tip: w.T("review.find.tip"), Picture: p.glance(d, d.Played, d.Played),
		Facts: []looksback.Fact{
			{Text: w.T("review.played", "Choice", p.named(d.Step, d.Played), "Chance", played)},
			{Text: w.T("review.next", "Choice", p.named(d.Step, d.Next), "Chance", next)},
			{Text: w.T("review.looked"), Quiet: true},
		},
	}
}

// glance draws the position of a decision small, with what was chosen and what is better.
func (p *Page) glance(d *review.Decision, chosen, better portroyal.Action) func(room geometry.Rectangle, add glance.Adding) {
	view := p.game.ViewAt(d.Step)
	return func(room geometry.Rectangle, add glance.Adding) {
		of := pieces.Glance{View: &view, Chosen: chosen, Better: better}
		of.Draw(p.stage, p.pictures, p.By, room, add)
	}
}

// why is the most decisive reason against what was chosen, or how likely the next card was to end the turn where the coach
// has no other reason; "" for none.
func (p *Page) why(d *review.Decision) string {
	reasons := hints.Sentences(p.stage, p.seats, p.game.ViewAt(d.Step), p.whys[d.Step])
	switch {
	case len(reasons) > 0:
		return reasons[0]
	case d.Phase == portroyal.Discover:
		return p.stage.Words.T("review.risk", "Chance", p.stage.Words.Percent(d.Bust))
	}
	return ""
}
