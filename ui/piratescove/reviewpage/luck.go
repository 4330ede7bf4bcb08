package reviewpage

import (
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/engine/piratescove/review"
	looksback "portroyal/ui/reviewpage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The lines of the account of a game, from a fair share to the result.
const (
	share  words.Tipped = "cove.review.share"
	rest   words.Tipped = "review.rest"
	result words.Tipped = "review.result"
)

// parts are the lines in between.
var parts = [review.Parts]words.Tipped{
	review.Dice: "cove.review.dice", review.OthersDice: "cove.review.dice.others",
	review.Treasures: "cove.review.treasures", review.Tavern: "cove.review.tavern",
	review.Courses: "cove.review.courses", review.Own: "cove.review.own", review.Others: "cove.review.others",
}

// causes are what luck came from, in a sentence.
var causes = [review.Own]words.ID{
	review.Dice: "cove.review.by.dice", review.OthersDice: "cove.review.by.dice.others",
	review.Treasures: "cove.review.by.treasures", review.Tavern: "cove.review.by.tavern",
	review.Courses: "cove.review.by.courses",
}

// entries are the lines of an account. Each begins where the one before ended.
func entries(a *review.Account) []looksback.Entry {
	start, by, left, end := a.Points()
	at := a.Start
	all := []looksback.Entry{{ID: share, To: at, Says: start, Total: true}}
	add := func(id words.Tipped, by float64, says int) {
		all = append(all, looksback.Entry{ID: id, From: at, To: at + by, Says: says})
		at += by
	}
	for part, id := range parts {
		add(id, a.Parts[part], by[part])
	}
	add(rest, a.Rest, left)
	return append(all, looksback.Entry{ID: result, To: a.Result, Says: end, Total: true})
}

// fortune says what luck was to a seat.
type fortune string

const (
	lucky   fortune = "lucky"
	unlucky fortune = "unlucky"
	even    fortune = "even"
)

// extreme is a round in which luck was largest.
type extreme string

const (
	luckiest   extreme = "lucky"
	unluckiest extreme = "unlucky"
)

// What luck brought in the whole game, and in such a round.
const (
	says      words.Family[fortune] = "cove.review.luck.*"
	saysRound words.Family[extreme] = "cove.review.luck.round.*"
)

// leastLuck is what luck of a round is told, in points.
const leastLuck = 2

// luck says in a few sentences what luck brought the seat: the sum of the lines of it, and the rounds in which it was largest.
func (p *Page) luck(a *review.Account) string {
	w, r, name := p.stage.Words, p.work.Review(), p.names[p.Seat]
	_, by, _, _ := a.Points()
	sum := 0
	for _, points := range by[:review.Own] {
		sum += points
	}
	of := even
	switch {
	case sum > 0:
		of = lucky
	case sum < 0:
		of = unlucky
	}
	all := []string{w.T(says.ID(of), "Player", name, "Luck", looksback.Points(w, sum))}
	best, worst := r.Luckiest()
	for _, one := range []struct {
		of extreme
		at int
	}{{luckiest, best}, {unluckiest, worst}} {
		if one.at < 0 {
			continue
		}
		shift := &r.Shifts[one.at]
		if points := looksback.Whole(shift.Luck()); max(points, -points) >= leastLuck {
			all = append(all, w.T(saysRound.ID(one.of), "Round", one.at+1, "Luck", looksback.SignedPoints(w, points),
				"Cause", w.T(causes[shift.Mostly()])))
		}
	}
	return strings.Join(all, " ")
}

// account puts what luck and decisions have brought the seat, beside what its decisions cost, once that is known.
func (p *Page) account(all *looksback.Column) {
	a := p.work.Review().Account()
	if a == nil {
		return
	}
	w, c, by := p.stage.Words, p.stage.Colours(), p.By
	all.Put(widgets.OneLine(widgets.BoldLine, w.T("cove.review.account"), 15*by, c.Text, all.Width, fyne.TextAlignLeading))
	all.Gap(3 * by)
	all.Put(widgets.Paragraph(widgets.Line, p.luck(a), 14*by, c.Text, all.Width, 1, fyne.TextAlignLeading))
	all.Gap(6 * by)
	all.Put(p.Ledger(entries(a), all.Width))
	all.Gap(3 * by)
	all.Put(widgets.Paragraph(widgets.Line, w.T("cove.review.account.about"), 12.5*by, c.Quiet, all.Width, 1, fyne.TextAlignLeading))
	all.Gap(9 * by)
}
