package medalcase

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/medals"
	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// showcase is the sheet with all medals while it is laid out. Lengths are in units of a window of usual size, by times as
// large.
type showcase struct {
	*Game
	stage   *stage.Stage
	words   *words.Words
	colours *look.Colours
	by      float32
	open    func(game string)
	geometry.Sheet
}

// Lengths of the sheet.
const (
	margin  = 16 // around everything
	gap     = 18 // between columns
	column  = 290
	heading = 30 // of a group
	size    = 42 // of a medal, across
	apart   = 10 // between medals
)

// NewCase is a sheet of this width with all medals, those of a group together; open looks at a game.
func (g *Game) NewCase(s *stage.Stage, by, width float32, states []medals.State, open func(game string)) fyne.CanvasObject {
	c := &showcase{Game: g, stage: s, words: s.Words, colours: s.Colours(), by: by, open: open, Sheet: geometry.NewSheet()}
	inner := width - 2*margin*by
	y := margin * by * 0.7
	y += c.head(states, y, inner)
	columns := max(int((inner+gap*by)/((column+gap)*by)), 1)
	wide := (inner - float32(columns-1)*gap*by) / float32(columns)
	down := make([]float32, columns)
	for i, groups := range c.columns(columns, states, wide) {
		for _, of := range groups {
			need := of.Size()
			c.At(of, margin*by+float32(i)*(wide+gap*by), y+down[i], need.Width, need.Height)
			down[i] += need.Height
		}
	}
	bottom := y
	for _, at := range down {
		bottom = max(bottom, y+at)
	}
	return widgets.Fixed(widgets.NewSheet(c.colours, by, 0, c.Container), width, bottom+margin*by*0.5)
}

// head is the title, with how many have been earned; it gives its height.
func (c *showcase) head(states []medals.State, y, width float32) float32 {
	w, by := c.words, c.by
	title := widgets.Title(w.T("medal.title"), 19*by, c.colours.Text)
	high := title.MinSize().Height
	c.At(title, margin*by, y, width, high)
	count := widgets.BoldLine(w.T("medal.count", "Done", len(medals.Done(states)), "All", len(states)), 15*by, c.colours.Text)
	need := count.MinSize()
	c.At(count, margin*by+width-need.Width, y+(high-need.Height)/2, need.Width, need.Height)
	about := widgets.Paragraph(widgets.Line, w.T(c.About), 14*by, c.colours.Text, width, 1, fyne.TextAlignLeading)
	c.At(about, margin*by, y+high+3*by, width, about.MinSize().Height)
	return high + about.MinSize().Height + 10*by
}

// columns shares the groups out to columns that are about equally long: the longest one first, each to the column that is
// shortest by then. Within a column, and by the first of each, they are in their order.
func (c *showcase) columns(n int, states []medals.State, width float32) [][]fyne.CanvasObject {
	all := c.Groups
	drawn := make([]*fyne.Container, len(all))
	order := make([]int, len(all))
	for i, group := range all {
		one := *c
		one.Sheet = geometry.NewSheet()
		high := one.group(group, states, 0, 0, width)
		one.Resize(fyne.NewSize(width, high))
		drawn[i], order[i] = one.Container, i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Compare(drawn[b].Size().Height, drawn[a].Size().Height)
	})
	shared, down := make([][]int, n), make([]float32, n)
	for _, i := range order {
		shortest := slices.Index(down, slices.Min(down))
		shared[shortest] = append(shared[shortest], i)
		down[shortest] += drawn[i].Size().Height
	}
	for i := range shared {
		slices.Sort(shared[i])
	}
	slices.SortFunc(shared, slices.Compare)
	columns := make([][]fyne.CanvasObject, n)
	for i, groups := range shared {
		for _, group := range groups {
			columns[i] = append(columns[i], drawn[group])
		}
	}
	return columns
}

// group are the medals of a group in a column; it gives their height.
func (c *showcase) group(group medals.Group, states []medals.State, x, y, width float32) float32 {
	by, from := c.by, y
	name := widgets.OneLine(widgets.BoldLine, c.Group(c.words, group), 15*by, c.colours.Text, width, fyne.TextAlignLeading)
	c.At(name, x, y, width, name.MinSize().Height)
	rule := canvas.NewRectangle(palette.Brass)
	c.At(rule, x, y+(heading-7)*by, width, 1.4*by)
	y += heading * by
	for _, done := range []bool{true, false} { // those that have been earned come first
		for i := range states {
			if states[i].Group == group && states[i].Done == done {
				y += c.row(&states[i], x, y, width) + apart*by
			}
		}
	}
	return y - from + 8*by
}

// row is one medal with what it is called and asks for, and when it was earned or how far it has come; it gives its
// height.
func (c *showcase) row(d *medals.State, x, y, width float32) float32 {
	w, by := c.words, c.by
	paint := c.colours.Quiet
	if d.Done {
		paint = c.colours.Text
	}
	left := (size + 10) * by
	room := width - left - 4*by
	content := geometry.Sheet{Container: &fyne.Container{Objects: c.medal(c.stage, d, size*by)}}
	beside := ""
	switch {
	case d.Done && !d.On.IsZero():
		beside = w.Date(d.On)
	case d.Done:
		beside = w.T("medal.earned")
	case d.Parts:
		beside = w.T("medal.parts", "Have", d.Have, "Number", d.Number)
	}
	right := widgets.Line(beside, 13*by, c.colours.Quiet)
	taken := right.MinSize()
	if beside != "" {
		content.At(right, left+room-taken.Width, 1*by, taken.Width, taken.Height)
		taken.Width += 8 * by
	}
	name := c.Title(w, d.Name)
	title := widgets.OneLine(widgets.BoldLine, name, 15*by, paint, room-taken.Width, fyne.TextAlignLeading)
	down := title.MinSize().Height
	content.At(title, left, 0, room-taken.Width, down)
	says := widgets.Paragraph(widgets.Line, c.How(w, &d.Medal), 13*by, paint, room, 1, fyne.TextAlignLeading)
	content.At(says, left, down, room, says.MinSize().Height)
	down = max(down+says.MinSize().Height, size*tall*by)
	if d.Done && d.Game != "" {
		game := d.Game
		tile := widgets.NewBareTile(c.colours, w.T("medal.done", "Title", name, "How", c.How(w, &d.Medal), "Date", beside), content.Container,
			func() { c.open(game) })
		c.At(tile.Opening(w.T("medal.open.tip")), x, y, width, down)
		return down
	}
	c.At(content.Container, x, y, width, down)
	return down
}
