package ending

import (
	"cmp"
	"image/color"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// plot maps points after so many turns to places on the picture of the curves.
type plot struct {
	ending   *Ending
	size     fyne.Size
	from, to fyne.Position // the upper left and lower right corners of the drawing area
	turns    int
	most     int // points at the upper edge
	target   int
}

func plotOf(e *Ending, size fyne.Size) plot {
	by := e.growth()
	p := plot{
		ending: e, size: size, turns: max(e.chronicle.Turns, 1), target: int(e.view.Options().Target),
		from: fyne.NewPos(26*by, 10*by), to: fyne.NewPos(size.Width-(34+endLine)*by, size.Height-20*by),
	}
	p.most = p.target
	for i := range e.chronicle.Seats {
		p.most = max(p.most, slices.Max(append([]int{0}, e.chronicle.Seats[i].Points...)))
	}
	return p
}

// across is the x of the end of a turn; 0 is the beginning of the game.
func (p *plot) across(turns int) float32 {
	return p.from.X + (p.to.X-p.from.X)*float32(turns)/float32(p.turns)
}

// up is the y of a number of points.
func (p *plot) up(points int) float32 {
	return p.to.Y - (p.to.Y-p.from.Y)*float32(points)/float32(p.most)
}

// at is the place of a seat's points; equal points of several seats are side by side.
func (p *plot) at(seat, turns, points int) fyne.Position {
	aside := (float32(seat) - float32(len(p.ending.chronicle.Seats)-1)/2) * 1.7 * p.ending.growth()
	return fyne.NewPos(p.across(turns), p.up(points)-aside)
}

// endLine is the length of the piece of line beside the head at a curve's end, which says whose it is, in units
// of the usual size.
const endLine = 26

// objects are the picture, the numbers of its scales and the heads at the ends of the curves.
func (p *plot) objects() []fyne.CanvasObject {
	e := p.ending
	w, c, by := e.stage.Words, e.stage.Colours(), e.growth()
	objects := []fyne.CanvasObject{widgets.Placed(e.stage.Drawn(p.size, p.paint), fyne.NewPos(0, 0), p.size)}
	number := func(text string, x, y float32, align fyne.TextAlign, paint color.Color) {
		line := widgets.Line(text, 12.5*by, paint)
		need := line.MinSize()
		switch align {
		case fyne.TextAlignTrailing:
			x -= need.Width
		case fyne.TextAlignCenter:
			x -= need.Width / 2
		}
		objects = append(objects, widgets.Placed(line, fyne.NewPos(x, y-need.Height/2), need))
	}
	for n := 0; n <= p.most; n += p.rise() {
		number(strconv.Itoa(n), p.from.X-5*by, p.up(n), fyne.TextAlignTrailing, c.Quiet)
	}
	for n := p.run(); n <= p.turns; n += p.run() {
		number(strconv.Itoa(n), p.across(n), p.to.Y+11*by, fyne.TextAlignCenter, c.Quiet)
	}
	number(w.T("table.target", "Target", p.target), p.from.X+6*by, p.up(p.target)+9*by, fyne.TextAlignLeading, c.Text)
	return append(objects, p.ends()...)
}

func (p *plot) rise() int { return widgets.ScaleStep(p.to.Y-p.from.Y, p.most, 22*p.ending.growth()) }

func (p *plot) run() int { return widgets.ScaleStep(p.to.X-p.from.X, p.turns, 40*p.ending.growth()) }

// ends are the heads of the players at the ends of their curves, each with a piece of its line, without overlap.
func (p *plot) ends() (objects []fyne.CanvasObject) {
	e := p.ending
	type end struct {
		seat int
		y    float32
	}
	var ends []end
	for i := range e.chronicle.Seats {
		if points := e.chronicle.Seats[i].Points; len(points) > 0 {
			ends = append(ends, end{i, p.at(i, p.turns, points[len(points)-1]).Y})
		}
	}
	slices.SortStableFunc(ends, func(a, b end) int { return cmp.Compare(a.y, b.y) })
	head := min(25*e.growth(), p.size.Height/float32(max(len(ends), 1)))
	middles := make([]float32, len(ends))
	for i := range ends {
		middles[i] = ends[i].y
	}
	widgets.Apart(middles, head, p.size.Height)
	left, by := p.to.X+6*e.growth(), float64(e.growth())
	for i, end := range ends {
		size := fyne.NewSize(endLine*e.growth(), head)
		piece := e.stage.Drawn(size, func(on *draw.Canvas) {
			line, y := e.line(end.seat), float64(head/2)
			line.Draw(on, by, 3*by, y, float64(size.Width)-3*by, y)
			line.Mark(on, by, float64(size.Width/2), y)
		})
		both := newBare(widgets.Placed(piece, fyne.Position{}, size), e.head(end.seat, head, fyne.NewPos(size.Width, 0)))
		objects = append(objects, widgets.Placed(both, fyne.NewPos(left, middles[i]-head/2), size.AddWidthHeight(head, 0)))
	}
	return objects
}

// line is the line style of a seat.
func (e *Ending) line(seat int) widgets.SeatLine {
	edge := palette.Ink
	if e.stage.HighContrast {
		edge = e.stage.Colours().Edge
	}
	return widgets.NewSeatLine(e.game.Colours[seat], edge)
}

// paint draws the lines of the scales, the target and the curves.
func (p *plot) paint(on *draw.Canvas) {
	e := p.ending
	c, by := e.stage.Colours(), float64(e.growth())
	line := func(x0, y0, x1, y1 float32, width float64, paint color.NRGBA) {
		on.Stroke(draw.Path(float64(x0), float64(y0), float64(x1), float64(y1)), width, paint)
	}
	x, y, width, height := p.from.X, p.from.Y-6*e.growth(), p.to.X-p.from.X, p.to.Y-p.from.Y+6*e.growth()
	ground := draw.BoxAt(float64(x), float64(y), float64(width), float64(height))
	on.Fill(ground.Rounded(4*by), c.PanelRaised)
	for n := 0; n <= p.most; n += p.rise() {
		line(p.from.X, p.up(n), p.to.X, p.up(n), by, fade(c.Quiet, 0.28))
	}
	for n := p.run(); n <= p.turns; n += p.run() {
		line(p.across(n), p.to.Y, p.across(n), p.to.Y+4*float32(by), by, fade(c.Quiet, 0.7))
	}
	line(p.from.X, p.to.Y, p.to.X, p.to.Y, 1.5*by, c.Quiet)
	dash := 9 * float32(by)
	for x := p.from.X; x < p.to.X; x += 1.7 * dash {
		line(x, p.up(p.target), min(x+dash, p.to.X), p.up(p.target), 2*by, c.Accent)
	}
	standings := e.view.Standings()
	for i := len(standings) - 1; i >= 0; i-- { // the winner's last
		p.curve(on, standings[i].Seat)
	}
}

// curve draws a seat's points over time: its line, with a mark at every step.
func (p *plot) curve(on *draw.Canvas, seat int) {
	e := p.ending
	by, line := float64(e.growth()), e.line(seat)
	points := 0
	var way []float64
	to := func(at fyne.Position) { way = append(way, float64(at.X), float64(at.Y)) }
	var steps []fyne.Position
	to(p.at(seat, 0, 0))
	for _, step := range e.chronicle.Seats[seat].Steps {
		at := p.at(seat, step.Turn+1, step.Points)
		to(p.at(seat, step.Turn+1, points))
		to(at)
		steps, points = append(steps, at), step.Points
	}
	to(p.at(seat, p.turns, points))
	line.Draw(on, by, way...)
	for _, at := range steps {
		line.Mark(on, by, float64(at.X), float64(at.Y))
	}
}
