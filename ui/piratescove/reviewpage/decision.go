package reviewpage

import (
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/review"
	"portroyal/ui/piratescove/table/hints"
	looksback "portroyal/ui/reviewpage"
)

// telling puts the choices of a decision into words.
func (p *Page) telling(d *review.Decision) hints.Telling {
	return hints.Telling{Words: p.stage.Words, Names: p.names, View: p.game.ViewAt(d.Step, p.Seat)}
}

// named is what a choice of a decision is called.
func (p *Page) named(d *review.Decision, choice *coach.Choice) string {
	telling := p.telling(d)
	return telling.Choice(choice.Action)
}

// cost tells of a decision that cost something: what was done and what was better, and what speaks for each.
func (p *Page) cost(d *review.Decision) looksback.Decision {
	w, r := p.stage.Words, p.work.Review()
	best, played, cost := looksback.FineWorths(w, d.Best.Worth, d.Best.Worth-d.Cost())
	says := looksback.Decision{
		Class: r.Class(d), Cost: cost, Tip: looksback.ClassTip(w, r.From) + "\n" + p.margin(&d.Played),
		Picture: p.pictured(d, d.Played.Action, d.Best.Action),
	}
	says.Head = w.T("cove.review.decision", "Round", d.Round, "Class", says.ClassIn(w), "Cost", cost)
	if d.Round == 0 {
		says.Head = w.T("cove.review.decision.outfit", "Class", says.ClassIn(w), "Cost", cost)
	}
	said := func(text string, own, other *coach.Choice, most int) {
		says.Facts = append(says.Facts, looksback.Fact{Text: text})
		for _, reason := range p.reasons(d, own, other, most) {
			says.Facts = append(says.Facts, looksback.Fact{Text: reason, Quiet: true})
		}
	}
	said(w.T("review.played", "Choice", p.named(d, &d.Played), "Chance", played), &d.Played, &d.Best, 1)
	said(w.T("review.best", "Choice", p.named(d, &d.Best), "Chance", best), &d.Best, &d.Played, 2)
	return says
}

// find tells of a decision that few would have taken so well.
func (p *Page) find(d *review.Decision) looksback.Decision {
	w := p.stage.Words
	played, next, _ := looksback.FineWorths(w, d.Played.Worth, d.Played.Worth-d.Lead())
	says := looksback.Decision{
		Head: w.T("cove.review.find", "Round", d.Round), Tip: w.T("review.find.tip") + "\n" + p.margin(&d.Next),
		Picture: p.pictured(d, d.Played.Action, d.Played.Action),
	}
	says.Facts = append(says.Facts, looksback.Fact{Text: w.T("review.played", "Choice", p.named(d, &d.Played), "Chance", played)})
	for _, reason := range p.reasons(d, &d.Played, &d.Next, 2) {
		says.Facts = append(says.Facts, looksback.Fact{Text: reason, Quiet: true})
	}
	says.Facts = append(says.Facts, looksback.Fact{Text: w.T("review.next", "Choice", p.named(d, &d.Next), "Chance", next)})
	return says
}

// within is how many standard errors are told: 19 of 20 times the difference is within them.
const within = 2

// margin says how sure a difference is.
func (p *Page) margin(c *coach.Choice) string {
	w := p.stage.Words
	return w.T("cove.review.margin", "Margin", looksback.FinePoints(w, max(within*c.BehindError, 0.001)))
}

// reasons are what speaks for or against a choice and not for another one as well, at most so many. Of a course they are
// told in full, so that two courses can be compared: how often strong players sail there says nothing alone.
func (p *Page) reasons(d *review.Decision, of, other *coach.Choice, most int) (all []string) {
	telling := p.telling(d)
	if of.Action.Kind == cove.Sail {
		all = telling.Course(of)
		if d.Mixed && hints.Sails(&d.Best) {
			all = append(all, telling.Share(of))
		}
		return all
	}
	same := telling.Reasons(other)
	for _, reason := range telling.Reasons(of) {
		if !slices.Contains(same, reason) {
			all = append(all, reason)
		}
	}
	return all[:min(most, len(all))]
}

// led says what the round of a decision led to.
func (p *Page) led(d *review.Decision) string {
	w, r := p.stage.Words, p.work.Review()
	if d.Round == 0 && len(r.Rounds) > 0 {
		return w.T("cove.review.led.outfit", "After", w.Percent(r.Rounds[0].Chances[p.Seat]))
	}
	after := r.After(max(d.Round, 1) - 1)
	return w.T("cove.review.led", "After", w.Percent(after[p.Seat]))
}
