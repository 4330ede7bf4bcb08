package reviewpage

import (
	"fmt"

	"portroyal/engine/piratescove/review"
	looksback "portroyal/ui/reviewpage"
)

// showing is what the middle of the page would show now.
func (p *Page) showing() any {
	now := shown{seat: p.Seat, failed: p.work.State() == looksback.Failed}
	r := p.work.Review()
	if r == nil {
		return now
	}
	now.there, now.final, now.summed = true, r.Final, r.Account() != nil
	for _, d := range r.Dearest(len(r.Decisions)) {
		now.told += fmt.Sprintln(d.Step, d.Twice, looksback.Whole(d.Cost()))
	}
	for _, d := range r.Finds(mostFound) {
		now.told += fmt.Sprintln(d.Step)
	}
	return now
}

// course is the game as the page shows it, nil as long as it is not known.
func (p *Page) course() *looksback.Course {
	r := p.work.Review()
	if r == nil {
		return nil
	}
	c := &looksback.Course{Title: "cove.review.chart", Tip: "cove.review.chart.tip", Result: r.Result[:], Below: p.account}
	for i := range r.Rounds {
		round := &r.Rounds[i]
		c.Turns = append(c.Turns, looksback.Turn{
			Number: round.Round, Step: round.Step, Chances: round.Chances[:],
			Head: p.stage.Words.T("cove.review.round", "Round", round.Round),
		})
	}
	told := func(d *review.Decision, says looksback.Decision) looksback.Decision {
		says.Step, says.Choice, says.Led = d.Step, p.named(d, &d.Played), p.led(d)
		says.Turn = max(d.Round, 1) - 1 // one before the first round is marked in that
		return says
	}
	for _, d := range r.Dearest(len(r.Decisions)) {
		c.Dear = append(c.Dear, told(d, p.cost(d)))
	}
	for _, d := range r.Finds(mostFound) {
		c.Finds = append(c.Finds, told(d, p.find(d)))
	}
	switch {
	case len(c.Dear) > 0:
		c.Dearest = "review.dearest"
	case r.Final:
		c.Dearest = "review.dearest.none"
	}
	return c
}
