package ending

import (
	"image/color"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// Source is something that brings points; it has a part in every bar.
type Source struct {
	Name   string
	Symbol string
	Paint  palette.Source
	Lost   bool // it takes points: its parts are empty, at the ends of bars
}

// part is a part of a bar, or the sign of its source, and the colour of what is written on it.
func (b *Brush) part(of *Source, at fyne.Position, size fyne.Size) (fyne.CanvasObject, color.NRGBA) {
	if of.Lost {
		return b.block(b.Stage.Colours().PanelRaised, at, size), b.Stage.Colours().Text
	}
	return b.block(of.Paint.Base, at, size), of.Paint.On
}

// Row is a row of the ranking: place, head and name, the points by source, and their sum.
type Row struct {
	Seat   int
	Place  string
	Player string // who that is, for a computer player; "" for none
	Points []int  // by source, each 0 or more
	Remark string // explains a rank that does not follow from points alone; "" if it does
	Sum    string // what the badge shows

	// Beside is a box of this width at the end of the row; nil for none.
	Beside func(at fyne.Position, box fyne.Size) []fyne.CanvasObject
	Wide   float32
}

// sum is the length of the bar, in points.
func (r *Row) sum() (points int) {
	for _, n := range r.Points {
		points += n
	}
	return points
}

// Account is what the sheet says of a game that is won by points.
type Account struct {
	Legend  func(left *Area) []fyne.CanvasObject // explains the sources, at the top of what is left of the sheet; nil for one row
	Sources []Source
	Rows    []Row   // from the first place on
	Strips  []Strip // at the lower edge, from there upwards
	Goals   Goals   // above them
	Honours []Honour
	Points  Points // the Order is that of the rows
}

// Strip is something across the sheet.
type Strip struct {
	High float32
	Draw func(Area) []fyne.CanvasObject
}

// accountIn is from the edge of the sheet to its text, in units of the usual size.
const accountIn = 16

// The height that the points over time need, in the same units: where there is less, honours go before them; and where they
// would say nothing any more, they go as well.
const usualCurve, leastCurve = 146, 60

// Account is the sheet with all that is on it.
func (b *Brush) Account(f Frame, of Account) fyne.CanvasObject {
	by, most := b.Growth(), 1 // points that the longest bar shows
	in := accountIn * by
	left := Area{f.At.AddXY(in, in*0.8), f.Sheet.SubtractWidthHeight(2*in, 1.5*in)}
	objects := []fyne.CanvasObject{b.Paper(f)}
	if of.Legend == nil {
		objects = append(objects, unread(b.Legend(of.Sources, 2, left.Below(24*by, 4*by))...)) // the rows name them
	} else {
		objects = append(objects, of.Legend(&left)...)
	}
	tall := min(max((left.Size.Height*0.42)/float32(len(of.Rows)), 36*by), 58*by)
	for i := range of.Rows {
		most = max(most, of.Rows[i].sum())
	}
	for i := range of.Rows {
		row := b.Group(b.Rank(&of.Rows[i], of.Sources, most, left.Below(tall-4*by, 4*by)))
		name := of.Rows[i].Place + " " + b.Name(of.Rows[i].Seat)
		objects = append(objects, container.New(&geometry.Region{Name: name}, row))
		if seat := of.Rows[i].Seat; seat < len(of.Points.Runs) {
			of.Points.Order = slices.Insert(of.Points.Order, 0, seat) // the winner's curve is over all others
		}
	}
	left.Below(2*by, 0)
	if high := b.GoalsHeight(of.Goals); high > 0 {
		of.Strips = append(of.Strips, Strip{high, func(a Area) []fyne.CanvasObject { return b.Goals(of.Goals, a) }})
	}
	for _, strip := range of.Strips {
		objects = append(objects, strip.Draw(left.Above(strip.High, 6*by))...)
	}
	if n := len(of.Honours); n > 0 && left.Size.Height-b.HonoursHeight(n) > usualCurve*by {
		name := b.Stage.Words.T("end.honours")
		honours := b.Honours(of.Honours, left.Above(b.HonoursHeight(n), 6*by))
		objects = append(objects, container.New(&geometry.Region{Name: name, Unread: true, Lines: b.honoured(of.Honours)}, honours...))
	}
	if left.Size.Height < leastCurve*by { // in a very small window, with goals
		return b.Group(objects)
	}
	return b.Group(append(objects, b.Curve(of.Points, left)...))
}

// block is a part of a bar.
func (b *Brush) block(paint color.NRGBA, at fyne.Position, size fyne.Size) fyne.CanvasObject {
	block := canvas.NewRectangle(paint)
	block.CornerRadius = 4 * b.Growth()
	block.StrokeColor, block.StrokeWidth = palette.Ink, 1.4*b.Growth()
	if b.Stage.HighContrast {
		block.StrokeColor = b.Stage.Colours().Edge
	}
	return widgets.Placed(block, at, size)
}

// Legend explains the parts of the bars within a width, in cells for at least so many of them.
func (b *Brush) Legend(sources []Source, cells int, a Area) (objects []fyne.CanvasObject) {
	c, by := b.Stage.Colours(), b.Growth()
	x, cell := float32(0), a.Size.Width/float32(max(len(sources), cells))
	for i := range sources {
		source, chip := &sources[i], fyne.NewSquareSize(22*by)
		at := a.At.AddXY(x, (a.Size.Height-chip.Height)/2)
		ground, _ := b.part(source, at, chip)
		objects = append(objects, ground, b.In(source.Symbol, at, chip, 0.8))
		box := fyne.NewSize(cell-chip.Width-12*by, a.Size.Height)
		objects = append(objects, InLine(widgets.Line, source.Name, 14*by, c.Text,
			fyne.NewPos(at.X+chip.Width+5*by, a.At.Y), box, fyne.TextAlignLeading))
		x += cell
	}
	return objects
}

// Rank is one row of the ranking. most is the number of points that the longest bar shows.
func (b *Brush) Rank(row *Row, sources []Source, most int, a Area) (objects []fyne.CanvasObject) {
	c, by := b.Stage.Colours(), b.Growth()
	ground := canvas.NewRectangle(c.PanelRaised)
	ground.CornerRadius = 7 * by
	objects = append(objects, widgets.Placed(ground, a.At, a.Size))
	x := a.At.X + 6*by
	take := func(width, gap float32) (fyne.Position, fyne.Size) {
		at := fyne.NewPos(x, a.At.Y)
		x += width + gap
		return at, fyne.NewSize(width, a.Size.Height)
	}
	at, box := take(30*by, 4*by)
	objects = append(objects, unread(InLine(widgets.Title, row.Place, 18*by, c.Text, at, box, fyne.TextAlignTrailing)))
	head := min(a.Size.Height-2*by, 50*by)
	at, box = take(head, 5*by)
	who := at
	objects = append(objects, b.HeadAt(row.Seat, head, at.AddXY(0, (box.Height-head)/2)))
	at, box = take(min(max(a.Size.Width*0.2, 112*by), 190*by), 10*by)
	tag := fyne.NewSize(box.Width, min(box.Height-12*by, 29*by))
	objects = append(objects, unread(b.Tag(row.Seat, at.AddXY(0, (box.Height-tag.Height)/2), tag)...)) // the place is called so
	if row.Player != "" {
		objects = append(objects, widgets.Placed(widgets.NewTipped(row.Player), who,
			fyne.NewSize(at.X+box.Width-who.X, box.Height)))
	}

	const crest = 36
	right := a.At.X + a.Size.Width - (crest+14)*by - row.Wide
	bar := Area{fyne.NewPos(x, a.At.Y), fyne.NewSize(right-x, a.Size.Height)}
	objects = append(objects, b.Bar(row, sources, most, bar)...)
	x = right + 6*by
	at, box = take(crest*by, 4*by)
	objects = append(objects, b.Badge(row.Seat, at.AddXY(0, (box.Height-crest*by)/2), crest*by)...)
	objects = append(objects, widgets.Placed(widgets.NewTipped(row.Sum), at, box))
	if row.Beside != nil {
		at, box = take(row.Wide-8*by, 0)
		objects = append(objects, row.Beside(at, box)...)
	}
	return objects
}

// Bar shows the points of a row by source, with a remark below it unless that is "".
func (b *Brush) Bar(row *Row, sources []Source, most int, a Area) (objects []fyne.CanvasObject) {
	by := b.Growth()
	tall := min(a.Size.Height-10*by, 34*by)
	top := a.At.Y + (a.Size.Height-tall)/2
	if row.Remark != "" {
		tall = min(tall, a.Size.Height-21*by)
		top = a.At.Y + (a.Size.Height-tall-16*by)/2
		objects = append(objects, InLine(widgets.Line, row.Remark, 12.5*by, b.Stage.Colours().Quiet,
			fyne.NewPos(a.At.X, top+tall), fyne.NewSize(a.Size.Width, 17*by), fyne.TextAlignLeading))
	}
	x, each := a.At.X, a.Size.Width/float32(most)
	for i := range sources {
		source, points := &sources[i], row.Points[i]
		if points == 0 {
			continue
		}
		at, box := fyne.NewPos(x, top), fyne.NewSize(each*float32(points), tall)
		ground, paint := b.part(source, at, box)
		objects = append(objects, ground)
		number, words := strconv.Itoa(points), at
		if less := "\u2013" + number; source.Lost && widgets.BoldLine(less, 11*by, paint).MinSize().Width < box.Width-4*by {
			number = less
		}
		if room := fyne.NewSize(tall*0.92, tall); box.Width > room.Width+16*by {
			objects = append(objects, b.In(source.Symbol, at.AddXY(2*by, 0), room, 0.8))
			words.X += room.Width * 0.7
		}
		objects = append(objects, InLine(widgets.BoldLine, number, 14*by, paint, words,
			fyne.NewSize(x+box.Width-words.X, tall), fyne.TextAlignCenter),
			widgets.Placed(widgets.NewTipped(source.Name+": "+number), at, box))
		x += box.Width
	}
	return objects
}
