package reviewpage

import (
	"cmp"
	"slices"

	"portroyal/engine/portroyal/review"
	looksback "portroyal/ui/reviewpage"
)

// told are the decisions that the chart marks, by turn.
type told struct {
	cost  [][]*review.Decision // the seat something worth telling
	found [][]*review.Decision // something good
}

// course is the game as the chart shows it, nil as long as it is not known.
func (p *Page) course() *looksback.Course {
	r := p.review()
	if r == nil {
		return nil
	}
	turns := r.Turns()
	var of told
	of.cost, of.found = make([][]*review.Decision, len(turns)), make([][]*review.Decision, len(turns))
	put := func(into [][]*review.Decision, all []*review.Decision) {
		for _, d := range all {
			at, _ := slices.BinarySearchFunc(turns, d.Turn, func(turn review.Turn, n int) int { return cmp.Compare(turn.Turn, n) })
			into[at] = append(into[at], d)
		}
	}
	put(of.cost, r.Dearest(p.Seat, len(r.Decisions)))
	put(of.found, r.Finds(p.Seat, mostFound))
	c := &looksback.Course{
		Title: "review.chart", Tip: "review.chart.tip", Luck: "review.chart.luck", Cost: "review.chart.cost",
		Find: "review.chart.find", Result: r.Result[:], Colours: p.game.Colours,
		Head:  p.face,
		Tells: func(turn int) (string, []string) { return p.tells(turns, of, turn) },
		Open:  func(turn int) { p.calls.Look(stepIn(turns, of, turn)) },
	}
	if r.Together { // all seats have the same chance
		c.Title = "review.chart.together"
	} else {
		for seat := range p.seats {
			if seat != p.Seat {
				c.Lines = append(c.Lines, seat)
			}
		}
	}
	c.Lines = append(c.Lines, p.Seat)
	for i := range turns {
		turn := looksback.Turn{
			Number: turns[i].Turn, Chances: turns[i].Chances[:], Luck: turns[i].Luck[p.Seat], Found: len(of.found[i]) > 0,
		}
		if len(of.cost[i]) > 0 {
			turn.Cost = int(r.Class(of.cost[i][0]))
		}
		c.Turns = append(c.Turns, turn)
	}
	return c
}

// tells says what a turn was for the seat that the page is about.
func (p *Page) tells(turns []review.Turn, told told, turn int) (head string, lines []string) {
	w, of, after := p.stage.Words, turns[turn], p.review().Result
	if turn+1 < len(turns) {
		after = turns[turn+1].Chances
	}
	head = w.T("review.turn", "Turn", of.Turn, "Player", p.seats[of.Seat].Name)
	lines = append(lines, w.T("review.turn.chance", "Player", p.seats[p.Seat].Name,
		"Before", w.Percent(of.Chances[p.Seat]), "After", w.Percent(after[p.Seat])))
	lines = append(lines, w.T("review.turn.luck", "Change", looksback.SignedPoints(w, looksback.Whole(of.Luck[p.Seat]))))
	for _, d := range told.cost[turn] {
		_, _, cost := looksback.Worths(w, d.Before[d.Seat], d.Cost())
		lines = append(lines, w.T("review.turn.cost", "Choice", w.Quoted(p.named(d.Step, d.Played)),
			"Change", cost))
	}
	for _, d := range told.found[turn] {
		lines = append(lines, w.T("review.turn.found", "Choice", w.Quoted(p.named(d.Step, d.Played))))
	}
	return head, lines
}

// stepIn is where the replay of a turn begins: at the dearest decision of the seat, or at its first one.
func stepIn(turns []review.Turn, told told, turn int) int {
	step := turns[turn].Step
	var dearest *review.Decision
	for _, d := range told.cost[turn] {
		if dearest == nil || d.Cost() > dearest.Cost() {
			dearest, step = d, d.Step
		}
	}
	return step
}
