package ending

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/ui/chart"
	"portroyal/ui/widgets"
)

// mark is a step at its place in the picture.
type mark struct {
	at         fyne.Position
	seat, step int
	turn       int
}

// Curve is the part of the sheet with everybody's points turn by turn, below its heading. It explains the step that is chosen.
func (b *Brush) Curve(points Points, a Area) []fyne.CanvasObject {
	c, by := b.Stage.Colours(), b.Growth()
	heading := a.Below(20*by, 2*by)
	tip := InLine(widgets.Line, points.Tip, 13*by, c.Quiet, heading.At.AddXY(heading.Size.Width*0.4, 0),
		fyne.NewSize(heading.Size.Width*0.6, heading.Size.Height), fyne.TextAlignTrailing)
	title := InLine(widgets.BoldLine, points.Title, 15*by, c.Text, heading.At,
		fyne.NewSize(heading.Size.Width*0.39, heading.Size.Height), fyne.TextAlignLeading)
	plot := b.plotOf(&points, a.Size)
	return []fyne.CanvasObject{title, tip, widgets.Placed(plot.curve(), a.At, a.Size)}
}

// reach is how close to a step the pointer must be, in units of the usual size.
const reach = 30

// marks are the steps by turn, then by seat.
func (p *plot) marks() (all []mark) {
	for seat := range p.points.Runs {
		for i, step := range p.points.Runs[seat] {
			all = append(all, mark{p.at(seat, step.Turn, step.Points), seat, i, step.Turn})
		}
	}
	slices.SortStableFunc(all, func(a, b mark) int { return cmp.Compare(a.turn, b.turn) })
	return all
}

// curve is the chart.
func (p *plot) curve() *chart.Chart {
	b, marks := p.brush, p.marks()
	var parts []chart.Part
	for _, m := range marks {
		parts = append(parts, chart.Part{Point: m.at, Reach: reach * b.Growth(), Colour: b.Colour(m.seat)})
	}
	return chart.New(chart.Content{
		Stage: b.Stage, By: b.Growth(), Room: p.size, Still: p.objects(), Parts: parts, About: p.points.Title,
		Tells: func(part int) (string, []string) { return p.points.Tells(marks[part].seat, marks[part].step) },
		Keys:  func(key *fyne.KeyEvent) { b.Stage.Typed(key) },
	})
}
