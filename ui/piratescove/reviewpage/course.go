package reviewpage

import (
	"fmt"

	"portroyal/engine/piratescove/review"
	looksback "portroyal/ui/reviewpage"
)

// marks are the decisions that the chart marks, by round.
type marks struct {
	cost  [][]*review.Decision // the seat something worth telling, the dearest first
	found [][]*review.Decision // something good
}

// marks are those of what has been found so far. A decision before the first round is marked in that.
func (p *Page) marks() (of marks) {
	r := p.work.Review()
	of.cost, of.found = make([][]*review.Decision, len(r.Rounds)), make([][]*review.Decision, len(r.Rounds))
	put := func(into [][]*review.Decision, all []*review.Decision) {
		for _, d := range all {
			if at := min(max(d.Round, 1), len(into)) - 1; at >= 0 {
				into[at] = append(into[at], d)
			}
		}
	}
	put(of.cost, r.Dearest(len(r.Decisions)))
	put(of.found, r.Finds(mostFound))
	return of
}

// showing is what the middle of the page would show now.
func (p *Page) showing() any {
	now := shown{seat: p.Seat, failed: p.work.State() == looksback.Failed}
	r := p.work.Review()
	if r == nil {
		return now
	}
	now.there, now.final = true, r.Final
	for _, d := range r.Dearest(len(r.Decisions)) {
		now.told += fmt.Sprintln(d.Step, d.Twice, looksback.Whole(d.Cost()))
	}
	for _, d := range r.Finds(mostFound) {
		now.told += fmt.Sprintln(d.Step)
	}
	return now
}

// course is the game as the chart shows it, nil as long as it is not known.
func (p *Page) course() *looksback.Course {
	r := p.work.Review()
	if r == nil {
		return nil
	}
	of := p.marks()
	c := &looksback.Course{
		Title: "cove.review.chart", Tip: "cove.review.chart.tip", Cost: "review.chart.cost", Find: "review.chart.find",
		Result: r.Result[:], Colours: p.game.Colours, Head: p.face,
		Tells: func(at int) (string, []string) { return p.tells(of, at) },
		Open:  func(at int) { p.calls.Look(p.stepIn(of, at)) },
	}
	for seat := range p.names {
		if seat != p.Seat {
			c.Lines = append(c.Lines, seat)
		}
	}
	c.Lines = append(c.Lines, p.Seat)
	for i := range r.Rounds {
		round := looksback.Turn{Number: r.Rounds[i].Round, Chances: r.Rounds[i].Chances[:], Found: len(of.found[i]) > 0}
		if len(of.cost[i]) > 0 {
			round.Cost = int(r.Class(of.cost[i][0]))
		}
		c.Turns = append(c.Turns, round)
	}
	return c
}

// tells says what a round was for the seat.
func (p *Page) tells(of marks, at int) (head string, lines []string) {
	w, r := p.stage.Words, p.work.Review()
	head = w.T("cove.review.round", "Round", r.Rounds[at].Round)
	after := r.After(at)
	lines = append(lines, w.T("review.turn.chance", "Player", p.names[p.Seat],
		"Before", w.Percent(r.Rounds[at].Chances[p.Seat]), "After", w.Percent(after[p.Seat])))
	for _, d := range of.cost[at] {
		_, _, cost := looksback.FineWorths(w, d.Best.Worth, d.Best.Worth-d.Cost())
		lines = append(lines, w.T("review.turn.cost", "Choice", w.Quoted(p.named(d, &d.Played)), "Change", cost))
	}
	for _, d := range of.found[at] {
		lines = append(lines, w.T("review.turn.found", "Choice", w.Quoted(p.named(d, &d.Played))))
	}
	return head, lines
}

// stepIn is where the replay of a round begins: at the dearest decision of the seat, or at its beginning.
func (p *Page) stepIn(of marks, at int) int {
	if len(of.cost[at]) > 0 {
		return of.cost[at][0].Step
	}
	return p.work.Review().Rounds[at].Step
}
