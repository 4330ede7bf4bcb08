package reviewpage

import (
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/review"
	looksback "portroyal/ui/reviewpage"
	"portroyal/ui/words"
)

// The lines of the account.
const (
	start  words.Tipped = "review.start"
	luck   words.Tipped = "review.luck"
	mixed  words.Tipped = "review.mixed" // luck and rest, of a seat that is hard to judge
	own    words.Tipped = "review.own"
	others words.Tipped = "review.others"
	rest   words.Tipped = "review.rest"
	result words.Tipped = "review.result"
)

// entries are the lines of the account of a seat. Each begins where the one before ended.
func entries(r *review.Review, seat int) (all []looksback.Entry) {
	told := r.Told(seat)
	whole, at := told.Hundredths(), told.Start
	add := func(id words.Tipped, short words.ID, by float64, says int) {
		all = append(all, looksback.Entry{ID: id, Short: short, From: at, To: at + by, Says: says})
		at += by
	}
	all = append(all, looksback.Entry{ID: start, To: told.Start, Says: whole.Start, Total: true})
	if told.Hard {
		add(mixed, "review.mixed.short", told.Luck+told.Rest, whole.Luck+whole.Rest)
	} else {
		add(luck, "review.luck.short", told.Luck, whole.Luck)
	}
	add(own, "review.own.short", told.Own, whole.Own)
	if !told.Alone {
		add(others, "review.others.short", told.Others, whole.Others)
	}
	if !told.Hard {
		add(rest, "review.rest.short", told.Rest, whole.Rest)
	}
	return append(all, looksback.Entry{ID: result, To: told.Result, Says: whole.Result, Total: true})
}

// fortune says what the cards were to a seat, or that nobody can say.
type fortune string

const (
	lucky   fortune = "lucky"
	unlucky fortune = "unlucky"
	even    fortune = "even"
	hard    fortune = "hard"
)

// spared says without what a chance would have ended elsewhere.
type spared string

const (
	luckSpared    spared = "lucky"
	badLuckSpared spared = "unlucky"
)

// decided says what the decisions of the others were to a seat.
type decided string

const (
	gave  decided = "gave"
	took  decided = "took"
	alone decided = "alone" // there are none
)

// turned says how positions turned out, compared with what was thought of them.
type turned string

const (
	worse  turned = "worse"
	better turned = "better"
)

// The game of a seat in a few sentences. Of luck there are those against others and those against time.
const (
	says         words.Family[fortune] = "review.says.*"
	saysTogether words.Family[fortune] = "review.together.*"
	saysWithout  words.Family[spared]  = "review.without.*"
	saysDecided  words.Family[decided] = "review.decided.*"
	saysTurned   words.Family[turned]  = "review.turned.*"
)

// mostUnsaid is how far off the estimates of a game may be, in points, without a sentence about it.
const mostUnsaid = 5

// summary is the game of a seat in a few sentences, with the numbers of the lines of its account: they add up to the result,
// but for a rest that is too small to tell, or that nobody can tell from luck.
func summary(w *words.Words, r *review.Review, seat int, name string) string {
	numbers := map[words.Tipped]int{}
	for _, e := range entries(r, seat) {
		numbers[e.ID] = e.Says
	}
	of, by := even, looksback.Points(w, numbers[luck])
	without, spares := looksback.Whole(r.Result[seat])-numbers[luck], spared("")
	switch {
	case r.Told(seat).Hard:
		of = hard
	case numbers[luck] > 0:
		of, spares = lucky, luckSpared
	case numbers[luck] < 0:
		of, spares = unlucky, badLuckSpared
	}
	cards := w.T(says.ID(of), "Player", name, "Luck", by)
	if r.Together {
		cards = w.T(saysTogether.ID(of), "Luck", by)
	}
	all := []string{cards}
	if spares != "" && without > 0 && without < 100 { // decisions may cost more than there is to lose, which says nothing
		all = append(all, w.T(saysWithout.ID(spares), "Without", w.Percent(float64(without)/100)))
	}
	their, given := alone, numbers[others]
	switch {
	case r.Players > 1 && given > 0:
		their = gave
	case r.Players > 1:
		their, given = took, -given
	}
	all = append(all, w.T(saysDecided.ID(their), "Own", looksback.Points(w, numbers[own]), "Others", given))
	off, came := numbers[rest], better
	if off < 0 {
		off, came = -off, worse
	}
	if off >= mostUnsaid {
		all = append(all, w.T(saysTurned.ID(came), "Rest", looksback.Points(w, off)))
	}
	return strings.Join(all, " ")
}

// ledger shows how the chance of winning came from the beginning to the result, step by step, a bar for each cause.
func (p *Page) ledger(width float32) fyne.CanvasObject {
	return p.Ledger(entries(p.review(), p.Seat), width)
}
