package reviewpage

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal/review"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	looksback "portroyal/ui/reviewpage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// entry is a line of the account of a game: how far the chance of winning went, and why.
type entry struct {
	id       words.Tipped
	short    words.ID // says in a few words how it is measured; "" for nothing
	from, to float64  // chances
	says     int      // in whole percentage points, such that what is shown adds up
	total    bool     // a chance, and not a change of one
}

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
func entries(r *review.Review, seat int) (all []entry) {
	told := r.Told(seat)
	whole, at := told.Hundredths(), told.Start
	add := func(id words.Tipped, short words.ID, by float64, says int) {
		all = append(all, entry{id, short, at, at + by, says, false})
		at += by
	}
	all = append(all, entry{start, "", 0, told.Start, whole.Start, true})
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
	return append(all, entry{result, "", 0, told.Result, whole.Result, true})
}

// written is the number of a line.
func (e entry) written(w *words.Words) string {
	if e.total {
		return w.Percent(float64(e.says) / 100)
	}
	return looksback.Signed(e.says)
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
		numbers[e.id] = e.says
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
	w, c, by := p.stage.Words, p.stage.Colours(), p.By
	all := geometry.NewSheet()
	add := all.At
	names, numbers := width*0.5, 48*by
	left, room := names+8*by, width-names-numbers-14*by
	lines := entries(p.review(), p.Seat)
	low, most := 0.0, 1.0
	for _, e := range lines {
		low, most = min(low, e.to), max(most, e.to)
	}
	across := func(chance float64) float32 { return left + room*float32((chance-low)/(most-low)) }
	var edges []*canvas.Rectangle // a win and a defeat, between which a chance is
	for range 2 {
		edge := canvas.NewRectangle(palette.Fade(c.Quiet, 0.55))
		edges = append(edges, edge)
		all.Objects = append(all.Objects, edge)
	}
	y := float32(0)
	const thick = 13
	for i, e := range lines {
		write := widgets.Line
		if e.total {
			write = widgets.BoldLine
		}
		name := widgets.OneLine(write, w.T(words.ID(e.id)), 14*by, c.Text, names, fyne.TextAlignLeading)
		tall := name.MinSize().Height
		high := tall + 5*by
		add(name, 0, y+2*by, names, tall)
		if e.short != "" {
			short := widgets.OneLine(widgets.Line, w.T(e.short), 12*by, c.Quiet, names, fyne.TextAlignLeading)
			add(short, 0, y+tall, names, short.MinSize().Height)
			high = tall + short.MinSize().Height + 4*by
		}
		middle := y + high/2
		if i > 0 { // where the step before ended
			step := canvas.NewRectangle(c.Text)
			add(step, across(lines[i-1].to)-by/2, middle-high/2-thick*by, by, thick*by+high/2)
		}
		fill := palette.Lagoon
		switch {
		case e.total:
			fill = palette.Brass
		case e.to < e.from:
			fill = palette.Coral
		}
		bar := canvas.NewRectangle(fill)
		bar.CornerRadius = 2 * by
		from, to := across(min(e.from, e.to)), across(max(e.from, e.to))
		add(bar, from, middle-thick*by/2, max(to-from, 1.5*by), thick*by)
		number := write(e.written(w), 14*by, c.Text)
		need := number.MinSize()
		add(number, width-need.Width, middle-need.Height/2, need.Width, need.Height)
		add(widgets.NewTipped(w.T(e.id.Tip())), 0, y, width, high)
		y += high
	}
	for i, edge := range edges {
		edge.Move(fyne.NewPos(across(float64(i))-by/2, 0))
		edge.Resize(fyne.NewSize(by, y))
	}
	return widgets.Fixed(all.Container, width, y)
}
