package reviewpage

import (
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/piratescove/statistics"
	"portroyal/engine/reviews"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	looksback "portroyal/ui/reviewpage"
	"portroyal/ui/spoken"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// kinds are what decisions are about, and symbols what stands for that.
const kinds words.Family[review.Kind] = "cove.review.kind.*"

var symbols = [review.Kinds]string{
	review.Outfitting: "doubloon", review.Steering: "wheel", review.Fighting: "cannons", review.Ashore: "treasure",
	review.Cards: "tavern-card",
}

// numbers say how the seat decided, by kind of decision, and how far the looking has come.
func (p *Page) numbers(width float32) fyne.CanvasObject {
	all := &looksback.Column{Width: width}
	if !p.work.Review().Final {
		all.Put(p.progress(width))
		all.Gap(8 * p.By)
	}
	p.Say(all, p.summary(), p.ledger(width), p.counts(), p.place())
	return all.Fixed()
}

// counts says how costs are counted, and why those of the ledger are less than what is told of single decisions, if they are.
func (p *Page) counts() string {
	if _, cost := p.work.Review().Charged(); cost > 1 {
		return p.stage.Words.T("cove.review.counts.beyond", "All", looksback.Whole(cost))
	}
	return p.stage.Words.T("cove.review.counts")
}

// place is where the decisions of the seat are among our levels. It is nil as long as they are looked at, and where nothing
// can be said: in fewer rounds each decision weighs more than in the games that levels were measured in.
func (p *Page) place() *looksback.Place {
	r := p.work.Review()
	if !r.Final || p.game.Present().Rounds() != cove.Rounds {
		return nil
	}
	counted, cost := r.Charged()
	standing, ok := p.ladder.Place([]statistics.Part{
		{Players: r.Players, Counted: counted, Charged: cost / reviews.Scale(r.Players)},
	})
	if !ok {
		return nil
	}
	return &looksback.Place{Standing: standing, Counted: counted}
}

// progress says how far the looking has come.
func (p *Page) progress(width float32) fyne.CanvasObject {
	w, c, by, r := p.stage.Words, p.stage.Colours(), p.By, p.work.Review()
	text, done, whole := w.T("review.going", "Done", len(r.Decisions), "All", r.All), len(r.Decisions), r.All
	if r.Doubted > 0 {
		text, done, whole = w.T("cove.review.again", "Done", r.Again, "All", r.Doubted), r.Again, r.Doubted
	}
	all := &looksback.Column{Width: width}
	all.Put(widgets.OneLine(widgets.Line, text, 13*by, c.Text, width, fyne.TextAlignLeading))
	all.Gap(3 * by)
	high := 8 * by
	rail, part := canvas.NewRectangle(c.Field), canvas.NewRectangle(c.Accent)
	rail.CornerRadius, part.CornerRadius = high/2, high/2
	rail.Resize(fyne.NewSize(width, high))
	part.Resize(fyne.NewSize(max(width*float32(done)/float32(max(1, whole)), high), high))
	all.Put(widgets.Fixed(&fyne.Container{Objects: []fyne.CanvasObject{rail, part}}, width, high))
	return all.Fixed()
}

// tenths is a cost as the ledger shows it, in tenths of a percentage point.
func tenths(cost float64) int { return int(math.Round(cost * 1000)) }

// summary says in a few sentences how the seat decided. What was lost is the sum of what the ledger shows.
func (p *Page) summary() string {
	w, r, name := p.stage.Words, p.work.Review(), p.names[p.Seat]
	counted, cost := 0, 0
	for _, sum := range r.Told() {
		counted += sum.Counted
		cost += tenths(sum.Cost)
	}
	if counted == 0 && !r.Final { // it has only begun
		return ""
	}
	var all []string
	if lost := int(math.Round(float64(cost) / 10)); lost == 0 {
		all = append(all, w.N("cove.review.lost.none", counted, "Player", name))
	} else {
		all = append(all, w.N("cove.review.lost", counted, "Player", name, "Lost", looksback.Points(w, lost)))
	}
	if at, by := r.Risen(); at >= 0 && looksback.Whole(by) > 0 {
		after := r.After(at)
		all = append(all, w.T("cove.review.risen", "Round", r.Rounds[at].Round,
			"Before", w.Percent(r.Rounds[at].Chances[p.Seat]), "After", w.Percent(after[p.Seat])))
	}
	return strings.Join(all, " ")
}

// ledger shows what the decisions cost by kind, as bars.
func (p *Page) ledger(width float32) fyne.CanvasObject {
	c, by := p.stage.Colours(), p.By
	all := geometry.NewSheet()
	sums := p.work.Review().Told()
	most := 0.1
	for _, sum := range sums {
		most = max(most, sum.Cost)
	}
	symbol, high := 26*by, 34*by
	names, numbers := width*0.42, 44*by
	left := symbol + 8*by + names
	room := width - left - numbers
	y := float32(0)
	for kind := range review.Kind(review.Kinds) {
		add := p.line(all, kind, sums[kind]).At
		p.row(add, kind, sums[kind], y, high, symbol, names)
		rail, part := canvas.NewRectangle(c.Field), canvas.NewRectangle(palette.Coral)
		rail.CornerRadius, part.CornerRadius = 4*by, 4*by
		add(rail, left, y+(high-10*by)/2, room, 10*by)
		if reach := room * float32(sums[kind].Cost/most); reach > 0 {
			add(part, left, y+(high-10*by)/2, max(reach, 4*by), 10*by)
		}
		number := widgets.BoldLine(p.lost(sums[kind].Cost), 14*by, c.Text)
		need := number.MinSize()
		add(number, width-need.Width, y+(high-need.Height)/2, need.Width, need.Height)
		y += high
	}
	return widgets.Fixed(all.Container, width, y)
}

// line is a line of the ledger, which is said as a whole.
func (p *Page) line(of geometry.Sheet, kind review.Kind, sum review.Sum) geometry.Sheet {
	w, drawn := p.stage.Words, geometry.NewSheet()
	of.Add(geometry.Said(func() string {
		about := ""
		if kind == review.Steering {
			about = w.T("cove.review.steering")
		}
		cost := w.T("spoken.of", "What", w.T(kinds.ID(kind)), "Words", p.lost(sum.Cost))
		return spoken.Sentences(cost, w.N("cove.review.decisions", sum.Counted), about)
	}, drawn.Container))
	return drawn
}

// lost is a cost as the ledger shows it, with its sign.
func (p *Page) lost(cost float64) string {
	n := tenths(cost)
	if n == 0 {
		return "0"
	}
	return "\u2013" + p.stage.Words.Decimal(float64(n)/10) // as looksback.Signed writes it
}

// row is the name of a kind of decision and how many there were.
func (p *Page) row(
	add func(object fyne.CanvasObject, x, y, width, height float32), kind review.Kind, sum review.Sum, y, high, symbol, names float32,
) {
	w, c, by := p.stage.Words, p.stage.Colours(), p.By
	drawing := pieces.Symbol(p.stage, symbols[kind], symbol*0.84)
	add(widgets.OnPaper(c, drawing, symbol*0.84), 0, y+(high-symbol)/2, symbol, symbol)
	room := names - 8*by
	name := widgets.OneLine(widgets.BoldLine, w.T(kinds.ID(kind)), 14*by, c.Text, room, fyne.TextAlignLeading)
	count := widgets.OneLine(widgets.Line, w.N("cove.review.decisions", sum.Counted), 12.5*by, c.Quiet, room, fyne.TextAlignLeading)
	top, below := name.MinSize().Height, count.MinSize().Height
	at := y + (high-top-below)/2
	add(name, symbol+8*by, at, room, top)
	add(count, symbol+8*by, at+top, room, below)
	if kind == review.Steering {
		add(widgets.NewTipped(w.T("cove.review.steering")), 0, y, symbol+8*by+room, high)
	}
}
