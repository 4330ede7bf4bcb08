package reviewpage

import (
	"cmp"
	"slices"

	"portroyal/engine/portroyal/review"
	"portroyal/ui/portroyal/pieces"
	looksback "portroyal/ui/reviewpage"
	"portroyal/ui/words"
)

// course is the game as the page shows it, nil as long as it is not known.
func (p *Page) course() *looksback.Course {
	r := p.review()
	if r == nil {
		return nil
	}
	w, turns := p.stage.Words, r.Turns()
	p.pictures = pieces.NewPictures(p.stage.Face)
	c := &looksback.Course{
		Title: "review.chart", Tip: "review.chart.tip", Luck: "review.chart.luck", Result: r.Result[:], Alike: r.Together,
		Dearest: "review.dearest",
	}
	if r.Together {
		c.Title = "review.chart.together"
	}
	for i := range turns {
		turn := &turns[i]
		c.Turns = append(c.Turns, looksback.Turn{
			Number: turn.Turn, Step: turn.Step, Head: w.T("review.turn", "Turn", turn.Turn, "Player", p.seats[turn.Seat].Name),
			Chances: turn.Chances[:], Luck: turn.Luck[p.Seat],
		})
	}
	for i := range turns {
		c.Turns[i].Says = changed(w, &turns[i], p.Seat, looksback.Whole(c.After(i)[p.Seat])-looksback.Whole(turns[i].Chances[p.Seat]))
	}
	told := func(d *review.Decision, says looksback.Decision) looksback.Decision {
		says.Turn, _ = slices.BinarySearchFunc(turns, d.Turn, func(turn review.Turn, n int) int { return cmp.Compare(turn.Turn, n) })
		says.Step, says.Choice = d.Step, p.named(d.Step, d.Played)
		says.Led = w.T("review.led", "After", w.Percent(c.After(says.Turn)[d.Seat]))
		return says
	}
	for _, d := range r.Dearest(p.Seat, len(r.Decisions)) {
		c.Dear = append(c.Dear, told(d, p.cost(d)))
	}
	for _, d := range r.Finds(p.Seat, mostFound) {
		c.Finds = append(c.Finds, told(d, p.find(d)))
	}
	switch {
	case p.work.looking(p.Seat):
		c.Dearest = "review.dearest.again"
	case len(c.Dear) == 0:
		c.Dearest = "review.dearest.none"
	}
	return c
}

// changed says where a change by so many points for a seat in a turn comes from. The parts add up to it: what rounding leaves
// over is among what was misjudged.
func changed(w *words.Words, turn *review.Turn, seat, by int) (says []string) {
	say := func(part words.Tipped, n int) {
		if by -= n; n != 0 || part == luck {
			says = append(says, w.T("review.turn.part", "Part", w.T(words.ID(part)), "Change", looksback.SignedPoints(w, n)))
		}
	}
	say(luck, looksback.Whole(turn.Luck[seat]))
	say(own, looksback.Whole(turn.Own[seat]))
	say(others, looksback.Whole(turn.Others[seat]))
	say(rest, by)
	return says
}
