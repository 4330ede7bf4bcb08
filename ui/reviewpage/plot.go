package reviewpage

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/chart"
	"portroyal/ui/draw"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// plot maps turns, chances and luck to places on the picture of the chart.
type plot struct {
	page   *Page
	course *Course
	by     float32
	size   fyne.Size
	left   float32 // where the turns begin and end
	right  float32
	top    float32 // where a chance of 1 is, and one of 0
	bottom float32
	high   float32 // where the bars of luck begin and end, if there are any
	low    float32
	most   float64 // luck at the upper edge of the bars

	lines       []int         // the seats with a line of their own: the one that the page is about over all others
	dear, finds [][]*Decision // by turn
}

func (p *Page) plotOf(course *Course, size fyne.Size) *plot {
	by := p.By
	head := 24 * by
	t := &plot{
		page: p, course: course, by: by, dear: byTurn(course, course.Dear), finds: byTurn(course, course.Finds), size: size, left: 40 * by, right: size.Width - 62*by, top: head + 8*by, low: size.Height - 22*by,
	}
	luck := (t.low - t.top) * 0.24
	if course.Luck == "" {
		luck = 0
	}
	t.high = t.low - luck
	t.bottom = t.high - 30*by
	t.most = 0.1
	for _, turn := range course.Turns {
		t.most = max(t.most, math.Abs(turn.Luck))
	}
	for seat := range p.content.Players {
		if seat != p.Seat && !course.Alike {
			t.lines = append(t.lines, seat)
		}
	}
	t.lines = append(t.lines, p.Seat)
	return t
}

// byTurn are decisions by their turns.
func byTurn(course *Course, all []Decision) [][]*Decision {
	turns := make([][]*Decision, len(course.Turns))
	for i := range all {
		if at := min(all[i].Turn, len(turns)-1); at >= 0 {
			turns[at] = append(turns[at], &all[i])
		}
	}
	return turns
}

// hasCost and hasFind report whether a turn has a mark. A find is marked where nothing cost anything.
func (t *plot) hasCost(turn int) bool { return len(t.dear[turn]) > 0 }
func (t *plot) hasFind(turn int) bool { return len(t.finds[turn]) > 0 }

// across is the x of the beginning of a turn, counted from 0; after the last one the game is over.
func (t *plot) across(turn int) float32 {
	return t.left + (t.right-t.left)*float32(turn)/float32(max(1, len(t.course.Turns)))
}

// up is the y of a chance.
func (t *plot) up(chance float64) float32 {
	return t.bottom - (t.bottom-t.top)*float32(min(max(chance, 0), 1))
}

// zero is the y of no luck, and bar how far from it a luck reaches, upwards.
func (t *plot) zero() float32            { return (t.high + t.low) / 2 }
func (t *plot) bar(luck float64) float32 { return (t.low - t.high) / 2 * float32(luck/t.most) }

// onMark is how far from the middle of a mark a place still belongs to it, in units of the usual size.
const onMark = 12

// objects are the picture, the words and numbers of its scales, and the heads at the ends of the lines.
func (t *plot) objects() []fyne.CanvasObject {
	w, c, by := t.page.stage.Words, t.page.stage.Colours(), t.by
	s := geometry.NewSheet()
	s.Fit(t.page.stage.Drawn(t.size, t.paint), geometry.Sized(t.size))
	number := func(text string, x, y float32, align fyne.TextAlign) {
		chart.Say(s, widgets.Line(text, chart.Small*by, c.Quiet), x, y, align)
	}
	heading := widgets.BoldLine(w.T(t.course.Title), 15*by, c.Text)
	tip := widgets.Line(w.T(t.course.Tip), 13*by, c.Quiet)
	widgets.Shrink(tip, t.size.Width*0.97-heading.MinSize().Width)
	if tip.TextSize >= widgets.Least { // without room the title goes before it
		chart.Say(s, tip, t.size.Width, 10*by, fyne.TextAlignTrailing)
	} else {
		widgets.Shrink(heading, t.size.Width*0.97)
	}
	chart.Say(s, heading, 2*by, 10*by, fyne.TextAlignLeading)
	for n := 0; n <= 100; n += 25 {
		number(w.Percent(float64(n)/100), t.left-6*by, t.up(float64(n)/100), fyne.TextAlignTrailing)
	}
	run := widgets.ScaleStep(t.right-t.left, len(t.course.Turns), 40*by)
	for i, turn := range t.course.Turns {
		if turn.Number%run == 0 {
			number(strconv.Itoa(turn.Number), (t.across(i)+t.across(i+1))/2, t.low+11*by, fyne.TextAlignCenter)
		}
	}
	if t.course.Luck == "" {
		t.legend(s, 0)
		return append(s.Objects, t.ends()...)
	}
	luck := widgets.BoldLine(w.T(t.course.Luck), 13*by, c.Text)
	widgets.Shrink(luck, t.right-t.left)
	chart.Say(s, luck, t.left, t.high-11*by, fyne.TextAlignLeading)
	t.legend(s, luck.MinSize().Width)
	for _, edge := range []float64{t.most, 0, -t.most} {
		number(Signed(Whole(edge)), t.left-6*by, t.zero()-t.bar(edge), fyne.TextAlignTrailing)
	}
	return append(s.Objects, t.ends()...)
}

// mark is a mark on a line of the chart that the legend explains.
type mark struct {
	id   words.ID
	on   func(turn int) bool
	draw func(on *draw.Canvas, x, y float64)
}

// marks are the marks of the chart.
func (t *plot) marks() [2]mark {
	by := float64(t.by)
	return [2]mark{
		{
			"review.chart.find", t.hasFind,
			func(on *draw.Canvas, x, y float64) { drawFind(on, x, y, by) },
		},
		{
			"review.chart.cost", t.hasCost,
			func(on *draw.Canvas, x, y float64) { drawCost(on, x, y, 5*by, by) },
		},
	}
}

// legend says what the marks mean that are there, at the right above the bars of luck; words take so much room at the left.
func (t *plot) legend(s geometry.Sheet, taken float32) {
	w, c, by := t.page.stage.Words, t.page.stage.Colours(), t.by
	var there []mark
	for _, m := range t.marks() {
		for turn := range t.course.Turns {
			if m.on(turn) {
				there = append(there, m)
				break
			}
		}
	}
	x, middle, size := t.right, t.high-11*by, 18*by
	say := func(m mark) *canvas.Text { return widgets.Line(w.T(m.id), chart.Small*by, c.Text) }
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
		chart.Say(s, line, x, middle, fyne.TextAlignTrailing)
		x -= line.MinSize().Width + size + 2*by
		drawn := t.page.stage.Drawn(fyne.NewSquareSize(size), func(on *draw.Canvas) { m.draw(on, float64(size/2), float64(size/2)) })
		s.Fit(drawn, geometry.Rect(x, middle-size/2, size, size))
		x -= 12 * by
	}
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
func (t *plot) ends() []fyne.CanvasObject {
	var ends []chart.End
	for _, seat := range t.lines {
		ends = append(ends, chart.End{
			Y: t.up(t.course.Result[seat]), Line: chart.LineOf(t.page.stage, t.page.content.Colours[seat]),
			Head: func(size float32) fyne.CanvasObject { return t.page.content.Face(seat, size) },
		})
	}
	head := 26 * t.by
	return chart.Ends(t.page.stage, t.by, ends, t.right+8*t.by, 24, head, t.bottom+head/2)
}

// paint draws the lines of the scales, the bars of luck, the lines of the seats and the marks of decisions.
func (t *plot) paint(canvas *draw.Canvas) {
	c, by := t.page.stage.Colours(), float64(t.by)
	on := chart.Canvas{Canvas: canvas, By: by}
	on.Ground(t.left, t.top, t.right, t.bottom, c.PanelRaised)
	for n := 0; n <= 4; n++ {
		y := t.up(float64(n) / 4)
		on.Rule(t.left, y, t.right, y, 1, palette.Fade(c.Quiet, 0.3))
	}
	if t.course.Luck != "" {
		on.Ground(t.left, t.high, t.right, t.low, c.PanelRaised)
		on.Rule(t.left, t.zero(), t.right, t.zero(), 1.5, c.Quiet)
		t.paintLuck(canvas)
	}
	for _, seat := range t.lines {
		var way []float64
		for i, turn := range t.course.Turns {
			way = append(way, float64(t.across(i)), float64(t.up(turn.Chances[seat])))
		}
		way = append(way, float64(t.right), float64(t.up(t.course.Result[seat])))
		chart.LineOf(t.page.stage, t.page.content.Colours[seat]).Draw(canvas, by, way...)
	}
	at := func(i int) (x, y float64) {
		return float64(t.across(i)), float64(t.up(t.course.Turns[i].Chances[t.page.Seat]))
	}
	for i := range t.course.Turns {
		if x, y := at(i); t.hasFind(i) && !t.hasCost(i) {
			drawFind(canvas, x, y, by)
		}
	}
	for i := range t.course.Turns {
		if x, y := at(i); t.hasCost(i) {
			drawCost(canvas, x, y, (3+1.6*float64(t.dear[i][0].Class))*by, by)
		}
	}
}

// paintLuck draws the bars of luck.
func (t *plot) paintLuck(on *draw.Canvas) {
	for i, turn := range t.course.Turns {
		reach := t.bar(turn.Luck)
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
}
