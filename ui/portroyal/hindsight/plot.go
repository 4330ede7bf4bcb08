package hindsight

import (
	"cmp"
	"image/color"
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal/review"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// plot maps turns, chances and luck to places on the picture of the chart.
type plot struct {
	page   *Page
	size   fyne.Size
	left   float32 // where the turns begin and end
	right  float32
	top    float32 // where a chance of 1 is, and one of 0
	bottom float32
	high   float32 // where the bars of luck begin and end
	low    float32
	most   float64 // luck at the upper edge of the bars

	turns  []review.Turn
	marked [][]*review.Decision // by turn: what cost the seat something worth telling
	found  [][]*review.Decision // and what it found
	result review.Shares
}

func plotOf(p *Page, size fyne.Size) plot {
	by, r := p.by, p.review()
	head := 24 * by
	t := plot{
		page: p, size: size, left: 40 * by, right: size.Width - 62*by, top: head + 8*by, low: size.Height - 22*by,
		turns: r.Turns(), result: r.Result,
	}
	luck := (t.low - t.top) * 0.24
	t.high = t.low - luck
	t.bottom = t.high - 30*by
	t.most = 0.1
	t.marked = make([][]*review.Decision, len(t.turns))
	for _, turn := range t.turns {
		t.most = max(t.most, math.Abs(turn.Luck[p.seat]))
	}
	t.found = make([][]*review.Decision, len(t.turns))
	put := func(into [][]*review.Decision, all []*review.Decision) {
		for _, d := range all {
			at, _ := slices.BinarySearchFunc(t.turns, d.Turn, func(turn review.Turn, n int) int { return cmp.Compare(turn.Turn, n) })
			into[at] = append(into[at], d)
		}
	}
	put(t.marked, r.Dearest(p.seat, len(r.Decisions)))
	put(t.found, r.Finds(p.seat, mostFound))
	return t
}

// across is the x of the beginning of a turn, counted from 0; after the last one the game is over.
func (t *plot) across(turn int) float32 {
	return t.left + (t.right-t.left)*float32(turn)/float32(max(1, len(t.turns)))
}

// up is the y of a chance.
func (t *plot) up(chance float64) float32 {
	return t.bottom - (t.bottom-t.top)*float32(min(max(chance, 0), 1))
}

// zero is the y of no luck, and bar how far from it a luck reaches, upwards.
func (t *plot) zero() float32            { return (t.high + t.low) / 2 }
func (t *plot) bar(luck float64) float32 { return (t.low - t.high) / 2 * float32(luck/t.most) }
func (t *plot) after(i int) review.Shares { // the chances when a turn is over
	if i+1 < len(t.turns) {
		return t.turns[i+1].Chances
	}
	return t.result
}

// onMark is how far from the middle of a mark a place still belongs to it, in units of the usual size.
const onMark = 12

// near is the turn at a place, -1 if it is beside them all. Marks stand on the border between two turns: each belongs to
// the turn that it is about.
func (t *plot) near(at fyne.Position) int {
	for i := range t.turns {
		if len(t.marked[i])+len(t.found[i]) > 0 {
			dx, dy := at.X-t.across(i), at.Y-t.up(t.turns[i].Chances[t.page.seat])
			if reach := onMark * t.page.by; dx*dx+dy*dy <= reach*reach {
				return i
			}
		}
	}
	if at.X < t.left || at.X >= t.right || at.Y < t.top || at.Y > t.low || len(t.turns) == 0 {
		return -1
	}
	return min(int(float32(len(t.turns))*(at.X-t.left)/(t.right-t.left)), len(t.turns)-1)
}

// together reports whether all seats have the same chance.
func (t *plot) together() bool { return t.page.review().Together }

// lines are the seats with a line of their own, the one that the page is about last, over all others.
func (t *plot) lines() (seats []int) {
	if !t.together() {
		for seat := range t.page.seats {
			if seat != t.page.seat {
				seats = append(seats, seat)
			}
		}
	}
	return append(seats, t.page.seat)
}

// objects are the picture, the words and numbers of its scales, and the heads at the ends of the lines.
func (t *plot) objects() []fyne.CanvasObject {
	p := t.page
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	objects := []fyne.CanvasObject{widgets.Placed(p.stage.Drawn(t.size, t.paint), fyne.Position{}, t.size)}
	say := func(line fyne.CanvasObject, x, y float32, align fyne.TextAlign) {
		need := line.MinSize()
		switch align {
		case fyne.TextAlignTrailing:
			x -= need.Width
		case fyne.TextAlignCenter:
			x -= need.Width / 2
		}
		objects = append(objects, widgets.Placed(line, fyne.NewPos(x, y-need.Height/2), need))
	}
	number := func(text string, x, y float32, align fyne.TextAlign) {
		say(widgets.Line(text, 12.5*by, c.Quiet), x, y, align)
	}
	title := w.T("review.chart")
	if t.together() {
		title = w.T("review.chart.together")
	}
	heading := widgets.BoldLine(title, 15*by, c.Text)
	widgets.Shrink(heading, t.size.Width*0.45)
	say(heading, 2*by, 10*by, fyne.TextAlignLeading)
	tip := widgets.Line(w.T("review.chart.tip"), 13*by, c.Quiet)
	widgets.Shrink(tip, t.size.Width*0.52)
	say(tip, t.size.Width, 10*by, fyne.TextAlignTrailing)
	for n := 0; n <= 100; n += 25 {
		number(w.Percent(float64(n)/100), t.left-6*by, t.up(float64(n)/100), fyne.TextAlignTrailing)
	}
	run := widgets.ScaleStep(t.right-t.left, len(t.turns), 40*by)
	for i, turn := range t.turns {
		if turn.Turn%run == 0 {
			number(strconv.Itoa(turn.Turn), (t.across(i)+t.across(i+1))/2, t.low+11*by, fyne.TextAlignCenter)
		}
	}
	luck := widgets.BoldLine(w.T("review.chart.luck"), 13*by, c.Text)
	widgets.Shrink(luck, t.right-t.left)
	say(luck, t.left, t.high-11*by, fyne.TextAlignLeading)
	objects = append(objects, t.legend(luck.MinSize().Width)...)
	for _, edge := range []float64{t.most, 0, -t.most} {
		number(signed(whole(edge)), t.left-6*by, t.zero()-t.bar(edge), fyne.TextAlignTrailing)
	}
	return append(objects, t.ends()...)
}

// mark is a mark on a line of the chart that the legend explains.
type mark struct {
	id   words.ID
	on   [][]*review.Decision // by turn
	draw func(on *draw.Canvas, x, y float64)
}

// marks are the marks of the chart. A find is marked where nothing cost anything.
func (t *plot) marks() [2]mark {
	by := float64(t.page.by)
	return [2]mark{
		{"review.chart.find", t.found, func(on *draw.Canvas, x, y float64) { drawFind(on, x, y, by) }},
		{"review.chart.cost", t.marked, func(on *draw.Canvas, x, y float64) { drawCost(on, x, y, 5*by, by) }},
	}
}

// legend says what the marks mean that are there, at the right above the bars of luck; words take so much room at the left.
func (t *plot) legend(taken float32) (objects []fyne.CanvasObject) {
	p := t.page
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	var there []mark
	for _, m := range t.marks() {
		if slices.ContainsFunc(m.on, func(all []*review.Decision) bool { return len(all) > 0 }) {
			there = append(there, m)
		}
	}
	x, middle, size := t.right, t.high-11*by, 18*by
	say := func(m mark) *canvas.Text { return widgets.Line(w.T(m.id), 12.5*by, c.Text) }
	room, wide := t.right-t.left-taken, float32(0)
	for _, m := range there {
		room -= size + 14*by
		wide += say(m).MinSize().Width
	}
	for _, m := range there {
		line := say(m)
		if wide > room {
			widgets.Shrink(line, line.MinSize().Width*room/wide)
		}
		need := line.MinSize()
		x -= need.Width
		objects = append(objects, widgets.Placed(line, fyne.NewPos(x, middle-need.Height/2), need))
		x -= size + 2*by
		drawn := p.stage.Drawn(fyne.NewSquareSize(size), func(on *draw.Canvas) { m.draw(on, float64(size/2), float64(size/2)) })
		objects = append(objects, widgets.Placed(drawn, fyne.NewPos(x, middle-size/2), fyne.NewSquareSize(size)))
		x -= 12 * by
	}
	return objects
}

// drawFind draws the mark of a good find.
func drawFind(on *draw.Canvas, x, y, by float64) {
	reach := 7 * by
	diamond := draw.Polygon(x, y-reach, x+reach, y, x, y+reach, x-reach, y)
	on.Fill(diamond, palette.Brass)
	on.Stroke(diamond, 1.4*by, palette.Ink)
}

// drawCost draws the mark of a decision that cost something.
func drawCost(on *draw.Canvas, x, y, radius, by float64) {
	dot := draw.Circle(x, y, radius)
	on.Fill(dot, palette.Parchment)
	on.Stroke(dot, 2.4*by, palette.Danger)
	on.Fill(draw.Circle(x, y, radius*0.45), palette.Danger)
}

// ends are the heads of the players at the ends of their lines.
func (t *plot) ends() (objects []fyne.CanvasObject) {
	p := t.page
	seats := t.lines()
	slices.SortStableFunc(seats, func(a, b int) int { return cmp.Compare(t.result[b], t.result[a]) })
	head := 26 * p.by
	middles := make([]float32, len(seats))
	for i, seat := range seats {
		middles[i] = t.up(t.result[seat])
	}
	widgets.Apart(middles, head, t.bottom+head/2)
	for i, seat := range seats {
		size := fyne.NewSize(24*p.by, head)
		piece := p.stage.Drawn(size, func(on *draw.Canvas) {
			line, y := t.line(seat), float64(head/2)
			line.Draw(on, float64(p.by), 3*float64(p.by), y, float64(size.Width)-3*float64(p.by), y)
			line.Mark(on, float64(p.by), float64(size.Width/2), y)
		})
		at := fyne.NewPos(t.right+8*p.by, middles[i]-head/2)
		objects = append(objects, widgets.Placed(piece, at, size),
			widgets.Placed(p.stage.SeatHead(seat, p.seats[seat].Colour, head), at.AddXY(size.Width, 0), fyne.NewSquareSize(head)))
	}
	return objects
}

// line is the line style of a seat.
func (t *plot) line(seat int) widgets.SeatLine {
	edge := palette.Ink
	if t.page.stage.HighContrast {
		edge = t.page.stage.Colours().Edge
	}
	return widgets.NewSeatLine(t.page.game.Colours[seat], edge)
}

// paint draws the lines of the scales, the bars of luck, the lines of the seats and the marks of decisions.
func (t *plot) paint(on *draw.Canvas) {
	p := t.page
	c, by := p.stage.Colours(), float64(p.by)
	line := func(x0, y0, x1, y1 float32, width float64, paint color.NRGBA) {
		on.Stroke(draw.Path(float64(x0), float64(y0), float64(x1), float64(y1)), width, paint)
	}
	ground := func(top, bottom float32) {
		box := draw.BoxAt(float64(t.left), float64(top), float64(t.right-t.left), float64(bottom-top))
		on.Fill(box.Rounded(4*by), c.PanelRaised)
	}
	ground(t.top, t.bottom)
	ground(t.high, t.low)
	for n := 0; n <= 4; n++ {
		y := t.up(float64(n) / 4)
		line(t.left, y, t.right, y, by, palette.Fade(c.Quiet, 0.3))
	}
	line(t.left, t.zero(), t.right, t.zero(), 1.5*by, c.Quiet)
	for i, turn := range t.turns {
		reach := t.bar(turn.Luck[p.seat])
		from, to := t.across(i), t.across(i+1)
		in := (to - from) * 0.16
		paint := palette.Lagoon
		if reach < 0 {
			paint = palette.Coral
		}
		y := min(t.zero(), t.zero()-reach)
		box := draw.BoxAt(float64(from+in), float64(y), float64(to-from-2*in), math.Abs(float64(reach)))
		on.Fill(box.Outline(), paint)
	}
	for _, seat := range t.lines() {
		var way []float64
		for i, turn := range t.turns {
			way = append(way, float64(t.across(i)), float64(t.up(turn.Chances[seat])))
		}
		way = append(way, float64(t.right), float64(t.up(t.result[seat])))
		t.line(seat).Draw(on, by, way...)
	}
	for i, finds := range t.found {
		if len(finds) > 0 && len(t.marked[i]) == 0 {
			drawFind(on, float64(t.across(i)), float64(t.up(t.turns[i].Chances[p.seat])), by)
		}
	}
	for i, decisions := range t.marked {
		if len(decisions) > 0 {
			radius := (3 + 1.6*float64(p.review().Class(decisions[0]))) * by
			drawCost(on, float64(t.across(i)), float64(t.up(t.turns[i].Chances[p.seat])), radius, by)
		}
	}
}
