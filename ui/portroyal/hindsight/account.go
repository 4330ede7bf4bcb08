package hindsight

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal/review"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// whole is a chance, or a difference of chances, in whole points.
func whole(chance float64) int { return int(math.Round(chance * 100)) }

// entry is a line of the account of a game: how far the chance of winning went, and why.
type entry struct {
	id       words.Tipped
	from, to float64 // chances
	total    bool    // a chance, and not a change of one
}

// entries are the lines of the account of a seat. Each begins where the one before ended.
func entries(r *review.Review, seat int) (all []entry) {
	sum := r.Sum(seat)
	at := sum.Start
	add := func(id words.Tipped, by float64) {
		all = append(all, entry{id, at, at + by, false})
		at += by
	}
	all = append(all, entry{"review.start", 0, sum.Start, true})
	add("review.luck", sum.Luck)
	add("review.own", sum.Own)
	if r.Players > 1 {
		add("review.others", sum.Effect-sum.Own)
	}
	add("review.rest", sum.Rest)
	return append(all, entry{"review.result", 0, sum.Result, true})
}

// says is the number of a line: rounded so that what is shown adds up to what is shown below it.
func (e entry) says(w *words.Words) string {
	if e.total {
		return w.Percent(e.to)
	}
	return signed(w, e.change())
}

// change is the number of a line that is no total, in hundredths.
func (e entry) change() int { return whole(e.to) - whole(e.from) }

// account are the numbers of the seat, and its dearest decisions below.
func (p *Page) account(size fyne.Size) fyne.CanvasObject {
	c, by := p.stage.Colours(), p.by
	all := &fyne.Container{}
	y := float32(0)
	put := func(object fyne.CanvasObject, width, height float32) {
		all.Objects = append(all.Objects, widgets.Placed(object, fyne.NewPos(0, y), fyne.NewSize(width, height)))
		y += height
	}
	says := widgets.Paragraph(widgets.Line, p.summary(), 14*by, c.Text, size.Width, 1, fyne.TextAlignLeading)
	put(says, size.Width, says.MinSize().Height)
	y += 6 * by
	ledger := p.ledger(size.Width)
	put(ledger, size.Width, ledger.MinSize().Height)
	y += 8 * by
	if place := p.place(size.Width); place != nil {
		put(place, size.Width, place.MinSize().Height)
		y += 6 * by
	}
	told := p.dearest()
	title := p.stage.Words.T("review.dearest")
	switch {
	case !p.review().Twice[p.seat]:
		title = p.stage.Words.T("review.dearest.again")
	case len(told) == 0:
		title = p.stage.Words.T("review.dearest.none")
	}
	heading := widgets.OneLine(widgets.BoldLine, title, 15*by, c.Text, size.Width, fyne.TextAlignLeading)
	put(heading, size.Width, heading.MinSize().Height)
	y += 4 * by
	list := &fyne.Container{}
	bar, high := 12*by, float32(0)
	row := func(d *review.Decision, says telling) {
		row := p.decision(d, says, size.Width-bar)
		need := row.MinSize()
		list.Objects = append(list.Objects, widgets.Placed(row, fyne.NewPos(0, high), need))
		high += need.Height + 8*by
	}
	for _, d := range told {
		row(d, p.cost(d))
	}
	if finds := p.review().Finds(p.seat, mostFound); len(finds) > 0 {
		heading := widgets.OneLine(widgets.BoldLine, p.stage.Words.T("review.finds"), 15*by, c.Text, size.Width-bar,
			fyne.TextAlignLeading)
		need := heading.MinSize()
		list.Objects = append(list.Objects, widgets.Placed(heading, fyne.NewPos(0, high), need))
		high += need.Height + 4*by
		for _, d := range finds {
			row(d, p.find(d))
		}
	}
	p.scroll = container.NewVScroll(widgets.Fixed(list, size.Width-bar, max(high, size.Height-y)))
	widgets.OnFocus(list, func(part fyne.CanvasObject) { widgets.ScrollTo(p.scroll, part) })
	put(p.scroll, size.Width, max(size.Height-y, 0))
	return all
}

// fortune says what the cards were to a seat.
type fortune string

const (
	lucky   fortune = "lucky"
	unlucky fortune = "unlucky"
	even    fortune = "even"
)

// The game of a seat in a sentence or two, against others and against time.
const (
	says         words.Family[fortune] = "review.says.*"
	saysTogether words.Family[fortune] = "review.together.*"
)

// summary is the game of the seat in a sentence or two.
func (p *Page) summary() string {
	w := p.stage.Words
	numbers := map[words.Tipped]int{} // those of the ledger, below which they stand
	for _, e := range entries(p.review(), p.seat) {
		numbers[e.id] = e.change()
	}
	percent := func(n int) string { return w.Percent(float64(n) / 100) }
	luck, of := numbers["review.luck"], even
	// An estimate that goes beyond 0 or 100 % means no more than that.
	without := percent(min(max(whole(p.review().Result[p.seat])-luck, 0), 100))
	switch {
	case luck > 0:
		of = lucky
	case luck < 0:
		of, luck = unlucky, -luck
	}
	name, gave, own := p.seats[p.seat].Name, percent(luck), percent(-numbers["review.own"])
	if p.review().Together {
		return w.T(saysTogether.ID(of), "Player", name, "Luck", gave, "Own", own, "Without", without)
	}
	return w.T(says.ID(of), "Player", name, "Luck", gave, "Own", own, "Others", signed(w, numbers["review.others"]),
		"Without", without)
}

// ledger shows how the chance of winning came from the beginning to the result, a bar for each cause.
func (p *Page) ledger(width float32) fyne.CanvasObject {
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	const high = 23
	all := &fyne.Container{}
	add := func(object fyne.CanvasObject, x, y, width, height float32) {
		all.Objects = append(all.Objects, widgets.Placed(object, fyne.NewPos(x, y), fyne.NewSize(width, height)))
	}
	names, numbers := width*0.42, 52*by
	left, room := names+6*by, width-names-numbers-12*by
	lines := entries(p.review(), p.seat)
	low, most := 0.0, 1.0
	for _, e := range lines {
		low, most = min(low, e.to), max(most, e.to)
	}
	across := func(chance float64) float32 { return left + room*float32((chance-low)/(most-low)) }
	y := float32(0)
	for _, e := range lines {
		write, paint := widgets.Line, color.Color(c.Text)
		if e.total {
			write = widgets.BoldLine
		}
		text := w.T(words.ID(e.id))
		name := widgets.OneLine(write, text, 14*by, paint, names, fyne.TextAlignLeading)
		tall := name.MinSize().Height
		add(name, 0, y+(high*by-tall)/2, names, tall)
		tip := widgets.NewTipped(w.T(e.id.Tip()))
		add(tip, 0, y, width, high*by)
		from, to := min(e.from, e.to), max(e.from, e.to)
		fill := palette.Lagoon
		switch {
		case e.total:
			fill = palette.Brass
		case e.to < e.from:
			fill = palette.Coral
		}
		bar := canvas.NewRectangle(fill)
		bar.CornerRadius = 2 * by
		add(bar, across(from), y+5*by, max(across(to)-across(from), 1.5*by), (high-10)*by)
		number := write(e.says(w), 14*by, paint)
		need := number.MinSize()
		add(number, width-need.Width, y+(high*by-need.Height)/2, need.Width, need.Height)
		y += high * by
	}
	zero := canvas.NewRectangle(c.Quiet)
	add(zero, across(0)-by/2, 2*by, by, y-4*by)
	return widgets.Fixed(all, width, y)
}
