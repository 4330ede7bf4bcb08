package ending

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"

	"portroyal/ui/chart"
	"portroyal/ui/draw"
	"portroyal/ui/geometry"
	"portroyal/ui/widgets"
)

// Points are everybody's over the turns of a game, or over its rounds.
type Points struct {
	Title, Tip string
	Turns      int
	Runs       []Run  // by seat
	Order      []int  // the seats with a curve, one over the other
	Target     int    // that ends the game; 0 for none
	Aim        string // what is written at the target
	End        string // what is written below the last turn in place of its number; "" for that
	Sloping    bool   // a step goes up over the whole turn, not at its end

	// Tells says of a step of a seat whose it is and where it leads, and what made it.
	Tells func(seat, step int) (title string, lines []string)
}

// Run is what a game was for the points of a seat, which had none at first.
type Run []Step

// Last are its points in the end.
func (r Run) Last() int {
	if len(r) == 0 {
		return 0
	}
	return r[len(r)-1].Points
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
		for _, step := range points.Runs[i] {
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
	s := geometry.NewSheet()
	s.Fit(b.Stage.Drawn(p.size, p.paint), geometry.Sized(p.size))
	number := func(text string, x, y float32, align fyne.TextAlign, paint color.Color) {
		chart.Say(s, widgets.Line(text, chart.Small*by, paint), x, y, align)
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
	return append(s.Objects, p.ends()...)
}

func (p *plot) rise() int { return widgets.ScaleStep(p.to.Y-p.from.Y, p.most, 22*p.brush.Growth()) }

func (p *plot) run() int { return widgets.ScaleStep(p.to.X-p.from.X, p.turns, 40*p.brush.Growth()) }

// ends are the heads of the players at the ends of their curves, each with a piece of its line, without overlap.
func (p *plot) ends() []fyne.CanvasObject {
	b, by := p.brush, p.brush.Growth()
	var ends []chart.End
	for i := range p.points.Runs {
		ends = append(ends, chart.End{
			Y: p.at(i, p.turns, p.points.Runs[i].Last()).Y, Line: chart.LineOf(b.Stage, b.Players[i].Colour),
			Head: func(size float32) fyne.CanvasObject { return b.Head(i, b.Colour(i), size) },
		})
	}
	head := min(25*by, p.size.Height/float32(max(len(ends), 1)))
	return chart.Ends(b.Stage, by, ends, p.to.X+6*by, endLine, head, p.size.Height)
}

// paint draws the lines of the scales, the target and the curves.
func (p *plot) paint(canvas *draw.Canvas) {
	b := p.brush
	c, by := b.Stage.Colours(), b.Growth()
	on := chart.Canvas{Canvas: canvas, By: float64(by)}
	on.Ground(p.from.X, p.from.Y-6*by, p.to.X, p.to.Y, c.PanelRaised)
	for n := 0; n <= p.most; n += p.rise() {
		on.Rule(p.from.X, p.up(n), p.to.X, p.up(n), 1, fade(c.Quiet, 0.28))
	}
	for n := p.run(); n <= p.turns; n += p.run() {
		on.Rule(p.across(n), p.to.Y, p.across(n), p.to.Y+4*by, 1, fade(c.Quiet, 0.7))
	}
	on.Rule(p.from.X, p.to.Y, p.to.X, p.to.Y, 1.5, c.Quiet)
	if aim := p.up(p.points.Target); p.points.Target > 0 {
		dash := 9 * by
		for x := p.from.X; x < p.to.X; x += 1.7 * dash {
			on.Rule(x, aim, min(x+dash, p.to.X), aim, 2, c.Accent)
		}
	}
	for _, seat := range p.points.Order {
		p.draw(canvas, seat)
	}
}

// draw draws a seat's points over time: its line, with a mark at every step.
func (p *plot) draw(on *draw.Canvas, seat int) {
	b := p.brush
	by, line := float64(b.Growth()), chart.LineOf(b.Stage, b.Players[seat].Colour)
	points, way := 0, []float64(nil)
	to := func(at fyne.Position) { way = append(way, float64(at.X), float64(at.Y)) }
	var steps []fyne.Position
	to(p.at(seat, 0, 0))
	for _, step := range p.points.Runs[seat] {
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
