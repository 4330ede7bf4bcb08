package statisticspage

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/chart"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/statisticspage"
	"portroyal/ui/widgets"
)

// share is a part of a bar.
type share struct {
	part    float64 // of the whole length of the bar, from 0 to 1
	paint   palette.Source
	written string // on it, where there is room; "" for nothing
	empty   bool   // it is a frame alone
	says    string // what it is, when it is pointed at; "" where the row says it
}

// stack is a row with a name, a bar that is made of parts, and a word beside it.
type stack struct {
	head   string // above it, "" for none
	name   string
	symbol func(size float32) *canvas.Image // before the name, nil for none
	shares []share
	mark   float64 // where a mark is, 0 for none
	beside string
	says   string // what the row is, when it is pointed at; "" where its parts say it
}

// stacks adds rows, of a height in units of a window of usual size, as a chart. Names have the same part of the width in
// all of them, and so have the words beside.
func stacks(s *statisticspage.Section, rows []stack, high float32, about string) {
	c, by := s.Stage.Colours(), s.By
	label, beside, sign := float32(0), float32(0), float32(0)
	for i := range rows {
		label = max(label, widgets.Line(rows[i].name, 14*by, c.Text).MinSize().Width)
		beside = max(beside, widgets.BoldLine(rows[i].beside, 14*by, c.Text).MinSize().Width)
		if rows[i].symbol != nil {
			sign = (high + 4) * by
		}
	}
	label = min(label, s.Width*0.34) + sign
	left, room := float32(0), s.Width
	if label > 0 {
		left = label + 9*by
	}
	room -= left
	if beside > 0 {
		room -= beside + 8*by
	}
	on := geometry.NewSheet()
	var columns []chart.Part
	y, tall := float32(0), high*by
	for i := range rows {
		row := &rows[i]
		if row.head != "" {
			line := widgets.OneLine(widgets.BoldLine, row.head, 14*by, c.Text, s.Width, fyne.TextAlignLeading)
			need := line.MinSize().Height
			on.At(line, 0, y+4*by, s.Width, need)
			y += need + 7*by
		}
		middle := func(object fyne.CanvasObject, x, width float32) {
			need := object.MinSize().Height
			on.At(object, x, y+(tall-need)/2, width, need)
		}
		if size := tall - 2*by; row.symbol != nil {
			on.At(row.symbol(size), 0, y+by, size, size)
		}
		middle(widgets.OneLine(widgets.Line, row.name, 14*by, c.Text, label-sign, fyne.TextAlignLeading), sign, label-sign)
		middle(widgets.OneLine(widgets.BoldLine, row.beside, 14*by, c.Text, beside, fyne.TextAlignTrailing), s.Width-beside, beside)
		bar := min(high-8, 24) * by
		top := y + (tall-bar)/2
		on.At(statisticspage.Box(c.Field, by, room, bar), left, top, room, bar)
		x := left
		for j := range row.shares {
			one := &row.shares[j]
			wide := room * float32(one.part)
			if wide <= 0 {
				continue
			}
			one.put(s, on.At, x, top, wide, bar)
			if one.says != "" {
				columns = append(columns, chart.Part{Left: x, Right: x + wide, Top: y, Bottom: y + tall, Says: one.says})
			}
			x += wide
		}
		if row.mark > 0 {
			on.At(statisticspage.Box(c.Text, by, 2.5*by, bar+6*by), left+room*float32(row.mark)-1.25*by, top-3*by, 2.5*by, bar+6*by)
		}
		if row.says != "" {
			columns = append(columns, chart.Part{Right: s.Width, Top: y, Bottom: y + tall, Says: row.says})
		}
		y += tall
	}
	s.Chart(y+2*by, about, columns, on.Objects)
}

// put puts a part of a bar.
func (p *share) put(
	s *statisticspage.Section, put func(object fyne.CanvasObject, x, y, width, height float32), x, y, wide, high float32,
) {
	c, by := s.Stage.Colours(), s.By
	block, on := statisticspage.Box(p.paint.Base, by, wide, high), p.paint.On
	block.StrokeColor, block.StrokeWidth = palette.Ink, by
	if s.Stage.HighContrast {
		block.StrokeColor = c.Edge
	}
	if p.empty {
		block.FillColor, block.StrokeColor, on = c.PanelRaised, c.Quiet, c.Text
	}
	put(block, x, y, wide, high)
	line := widgets.BoldLine(p.written, 13*by, on)
	if need := line.MinSize(); p.written != "" && need.Width < wide-5*by {
		put(line, x+(wide-need.Width)/2, y+(high-need.Height)/2, need.Width, need.Height)
	}
}

// key is a part of a legend.
type key struct {
	paint  palette.Source
	empty  bool
	name   string
	tip    string
	symbol func(size float32) *canvas.Image // nil for none
}

// keys adds a legend, in rows of as many parts as have room.
func keys(s *statisticspage.Section, all []key) {
	c, by := s.Stage.Colours(), s.By
	const high, chip = 25, 20
	need := float32(1)
	for i := range all {
		need = max(need, widgets.Line(all[i].name, 13*by, c.Text).MinSize().Width+(chip+14)*by)
	}
	per := max(min(int(s.Width/need), len(all)), 1)
	lines := (len(all) + per - 1) / per
	per = (len(all) + lines - 1) / lines
	cell := s.Width / float32(per)
	for i := range all {
		one := &all[i]
		x := cell * float32(i%per)
		(&share{paint: one.paint, empty: one.empty}).put(s, s.At, x, (high-chip)/2*by, chip*by, chip*by)
		if one.symbol != nil {
			size := chip * 0.84 * by
			s.At(one.symbol(size), x+(chip*by-size)/2, (high*by-size)/2, size, size)
		}
		name := widgets.OneLine(widgets.Line, one.name, 13*by, c.Text, cell-(chip+9)*by, fyne.TextAlignLeading)
		s.Middle(name, x+(chip+5)*by, cell-(chip+9)*by, high*by)
		if one.tip != "" {
			s.At(widgets.NewTipped(one.tip), x, 0, cell, high*by)
		}
		if i%per == per-1 || i == len(all)-1 {
			s.Y += high * by
		}
	}
	s.Y += 2 * by
}
