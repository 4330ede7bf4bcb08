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

// Points are everybody's over the turns of a game, or over its rounds.
type Points struct {
	Title, Tip string
	Turns      int
	Runs       []Run  // by seat
	Order      []int  // the seats as they are drawn, one over the other
	Target     int    // that ends the game; 0 for none
	Aim        string // what is written at the target
	End        string // what is written below the last turn in place of its number; "" for that
	Sloping    bool   // a step goes up over the whole turn, not at its end

	// Tells says of a step of a seat whose it is and where it leads, and what made it.
	Tells func(seat, step int) (title string, lines []string)
}

// Run is what a game was for the points of a seat, which had none at first.
type Run struct {
	Last  int // its points in the end
	Steps []Step
}

// Step is a change of points.
type Step struct {
	Turn   int // that has brought it, from 1
	Points int // after it
}

// plot maps points after so many turns to places on the picture of the curves.
type plot struct {
	brush    *Brush
	points   *Points
	size     fyne.Size
	from, to fyne.Position // the upper left and lower right corners of the drawing area
	turns    int
	most     int // points at the upper edge
}

func (b *Brush) plotOf(points *Points, size fyne.Size) plot {
	by := b.Growth()
	p := plot{
		brush: b, points: points, size: size, turns: max(points.Turns, 1), most: max(points.Target, 1),
		from: fyne.NewPos(26*by, 10*by), to: fyne.NewPos(size.Width-(34+endLine)*by, size.Height-20*by),
	}
	for i := range points.Runs {
		p.most = max(p.most, points.Runs[i].Last)
		for _, step := range points.Runs[i].Steps {
			p.most = max(p.most, step.Points)
		}
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
	aside := (float32(seat) - float32(len(p.points.Runs)-1)/2) * 1.7 * p.brush.Growth()
	return fyne.NewPos(p.across(turns), p.up(points)-aside)
}

// endLine is the length of the piece of line beside the head at a curve's end, which says whose it is, in units
// of the usual size.
const endLine = 26

// objects are the picture, the numbers of its scales and the heads at the ends of the curves.
func (p *plot) objects() []fyne.CanvasObject {
	b := p.brush
	c, by := b.Stage.Colours(), b.Growth()
	objects := []fyne.CanvasObject{widgets.Placed(b.Stage.Drawn(p.size, p.paint), fyne.NewPos(0, 0), p.size)}
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
	last := p.turns
	if p.points.End != "" {
		number(p.points.End, p.across(last), p.to.Y+11*by, fyne.TextAlignCenter, c.Quiet)
		last--
	}
	for n := p.run(); n <= last; n += p.run() {
		number(strconv.Itoa(n), p.across(n), p.to.Y+11*by, fyne.TextAlignCenter, c.Quiet)
	}
	if p.points.Target > 0 {
		number(p.points.Aim, p.from.X+6*by, p.up(p.points.Target)+9*by, fyne.TextAlignLeading, c.Text)
	}
	return append(objects, p.ends()...)
}

func (p *plot) rise() int { return widgets.ScaleStep(p.to.Y-p.from.Y, p.most, 22*p.brush.Growth()) }

func (p *plot) run() int { return widgets.ScaleStep(p.to.X-p.from.X, p.turns, 40*p.brush.Growth()) }

// ends are the heads of the players at the ends of their curves, each with a piece of its line, without overlap.
func (p *plot) ends() (objects []fyne.CanvasObject) {
	b := p.brush
	type end struct {
		seat int
		y    float32
	}
	var ends []end
	for i := range p.points.Runs {
		ends = append(ends, end{i, p.at(i, p.turns, p.points.Runs[i].Last).Y})
	}
	slices.SortStableFunc(ends, func(a, b end) int { return cmp.Compare(a.y, b.y) })
	head := min(25*b.Growth(), p.size.Height/float32(max(len(ends), 1)))
	middles := make([]float32, len(ends))
	for i := range ends {
		middles[i] = ends[i].y
	}
	widgets.Apart(middles, head, p.size.Height)
	left, by := p.to.X+6*b.Growth(), float64(b.Growth())
	for i, end := range ends {
		size := fyne.NewSize(endLine*b.Growth(), head)
		piece := b.Stage.Drawn(size, func(on *draw.Canvas) {
			line, y := b.line(end.seat), float64(head/2)
			line.Draw(on, by, 3*by, y, float64(size.Width)-3*by, y)
			line.Mark(on, by, float64(size.Width/2), y)
		})
		both := Bare(widgets.Placed(piece, fyne.Position{}, size), b.HeadAt(end.seat, head, fyne.NewPos(size.Width, 0)))
		objects = append(objects, widgets.Placed(both, fyne.NewPos(left, middles[i]-head/2), size.AddWidthHeight(head, 0)))
	}
	return objects
}

// line is the line style of a seat.
func (b *Brush) line(seat int) widgets.SeatLine {
	edge := palette.Ink
	if b.Stage.HighContrast {
		edge = b.Stage.Colours().Edge
	}
	return widgets.NewSeatLine(b.Players[seat].Colour, edge)
}

// paint draws the lines of the scales, the target and the curves.
func (p *plot) paint(on *draw.Canvas) {
	b := p.brush
	c, by := b.Stage.Colours(), float64(b.Growth())
	line := func(x0, y0, x1, y1 float32, width float64, paint color.NRGBA) {
		on.Stroke(draw.Path(float64(x0), float64(y0), float64(x1), float64(y1)), width, paint)
	}
	x, y, width, height := p.from.X, p.from.Y-6*b.Growth(), p.to.X-p.from.X, p.to.Y-p.from.Y+6*b.Growth()
	ground := draw.BoxAt(float64(x), float64(y), float64(width), float64(height))
	on.Fill(ground.Rounded(4*by), c.PanelRaised)
	for n := 0; n <= p.most; n += p.rise() {
		line(p.from.X, p.up(n), p.to.X, p.up(n), by, fade(c.Quiet, 0.28))
	}
	for n := p.run(); n <= p.turns; n += p.run() {
		line(p.across(n), p.to.Y, p.across(n), p.to.Y+4*float32(by), by, fade(c.Quiet, 0.7))
	}
	line(p.from.X, p.to.Y, p.to.X, p.to.Y, 1.5*by, c.Quiet)
	if aim := p.up(p.points.Target); p.points.Target > 0 {
		dash := 9 * float32(by)
		for x := p.from.X; x < p.to.X; x += 1.7 * dash {
			line(x, aim, min(x+dash, p.to.X), aim, 2*by, c.Accent)
		}
	}
	for _, seat := range p.points.Order {
		p.draw(on, seat)
	}
}

// draw draws a seat's points over time: its line, with a mark at every step.
func (p *plot) draw(on *draw.Canvas, seat int) {
	b := p.brush
	by, line := float64(b.Growth()), b.line(seat)
	points, way := 0, []float64(nil)
	to := func(at fyne.Position) { way = append(way, float64(at.X), float64(at.Y)) }
	var steps []fyne.Position
	to(p.at(seat, 0, 0))
	for _, step := range p.points.Runs[seat].Steps {
		at, from := p.at(seat, step.Turn, step.Points), step.Turn
		if p.points.Sloping {
			from--
		}
		to(p.at(seat, from, points))
		to(at)
		steps, points = append(steps, at), step.Points
	}
	to(p.at(seat, p.turns, points))
	line.Draw(on, by, way...)
	for _, at := range steps {
		line.Mark(on, by, float64(at.X), float64(at.Y))
	}
}
