package ending

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Awards are the medals that a game has brought.
type Awards struct {
	Title string
	All   []Award
	More  func() // leads to those for which there is no room
}

// Award is one of them.
type Award struct {
	Picture func(width float32) fyne.CanvasObject
	Name    string
	Person  string // who has earned it, "" where that goes without saying
	Tip     string // what it is for
	Open    func()
}

// Lengths of awards, in units of the usual size.
const (
	awardEdge    = 10 // of the paper round all of them
	awardHead    = 24
	awardHigh    = 38 // a row
	awardPicture = 28 // across
	awardLeast   = 170
	mostRows     = 3
)

// Award shows medals below the words above the picture, for as long as the end is shown; the picture begins below them.
// They are asked for again when the language may be another. Those before are replaced.
func (e *End) Award(awards func(*words.Words) Awards) {
	e.awards = awards
	switch {
	case e.Size.IsZero():
	case e.Stage.HighContrast: // what stands there in the place of a picture makes room
		e.Rebuild()
	default: // what has the focus, or is being clicked, is left alone
		f := e.Frame()
		e.root.Objects = slices.DeleteFunc(e.root.Objects, func(o fyne.CanvasObject) bool { return o == e.paper })
		e.root.Objects = slices.Insert(e.root.Objects, len(e.root.Objects)-1, e.awarded(f)...) // under what is enlarged
		e.layFleet(f)
		e.handOnKeys()
		e.root.Refresh()
	}
}

// Sky is where the picture can begin, from the top: below the words above it, and below the medals.
func (e *End) Sky(f Frame) float32 {
	sky := e.Above(f)
	if rows, _ := e.awardRows(f); rows > 0 {
		sky += awardsHigh(rows) * e.Growth()
	}
	return sky
}

// awardsHigh is how high the paper with so many rows is, with room above it.
func awardsHigh(rows int) float32 {
	return awardEdge*1.6 + awardEdge*1.2 + awardHead + float32(rows)*awardHigh
}

// awardRows are how many rows of medals there are, and how many are in each; none where there are no medals. A crew or
// trophies on the quay stay in sight.
func (e *End) awardRows(f Frame) (rows, columns int) {
	const quay = 0.24 // of the height of the window, for what stands on the quay
	if e.awards == nil {
		return 0, 0
	}
	by := e.Growth()
	columns = max(int((f.Room-2*f.Margin-2*awardEdge*by)/(awardLeast*by)), 1)
	free := f.Quay - quay*e.Size.Height - e.Above(f) - awardsHigh(0)*by
	most := min(max(int(free/(awardHigh*by)), 1), mostRows)
	all := len(e.awards(e.Stage.Words).All)
	return min((all+columns-1)/columns, most), columns
}

// awarded is the paper with the medals, nothing where there are none. The last place leads to those that have none.
func (e *End) awarded(f Frame) (objects []fyne.CanvasObject) {
	rows, columns := e.awardRows(f)
	if e.paper = nil; rows == 0 {
		return nil
	}
	awards, c, by := e.awards(e.Stage.Words), e.Stage.Colours(), e.Growth()
	edge := awardEdge * by
	size := fyne.NewSize(f.Room-2*f.Margin, awardsHigh(rows)*by-edge*1.6)
	left := Area{fyne.NewPos(edge, edge*0.6), size.SubtractWidthHeight(2*edge, edge*1.2)}
	head := left.Below(awardHead*by, 0)
	objects = append(objects, widgets.Placed(widgets.NewSheet(c, by, 0, Bare()), fyne.Position{}, size),
		InLine(widgets.Title, awards.Title, 16*by, c.Text, head.At, head.Size, fyne.TextAlignLeading))
	cell := fyne.NewSize(left.Size.Width/float32(columns), awardHigh*by)
	shown := awards.All
	if places := rows * columns; len(shown) > places {
		shown = append(slices.Clone(shown[:places-1]), Award{
			Name: e.Stage.Words.T("end.awards.more", "Count", len(shown)-places+1), Open: awards.More,
		})
	}
	for i := range shown {
		at := left.At.AddXY(float32(i%columns)*cell.Width, float32(i/columns)*cell.Height)
		objects = append(objects, widgets.Placed(e.award(&shown[i], cell), at, cell))
	}
	e.paper = widgets.Placed(Bare(objects...), fyne.NewPos(f.Margin, e.Above(f)+edge*1.6), size)
	return []fyne.CanvasObject{e.paper}
}

// award is a medal with its name beside it, in a place of this size.
func (e *End) award(a *Award, cell fyne.Size) fyne.CanvasObject {
	c, by := e.Stage.Colours(), e.Growth()
	content, left := Bare(), 4*by
	add := func(object fyne.CanvasObject, x, y float32, size fyne.Size) {
		content.Objects = append(content.Objects, widgets.Placed(object, fyne.NewPos(x, y), size))
	}
	if a.Picture != nil {
		picture := a.Picture(awardPicture * by)
		need := picture.MinSize()
		add(picture, left, (cell.Height-need.Height)/2, need)
		left += need.Width + 7*by
	}
	room, says := cell.Width-left-2*by, cmp.Or(a.Tip, a.Name)
	lines := widgets.Paragraph(widgets.BoldLine, a.Name, 13*by, c.Text, room, 1, fyne.TextAlignLeading)
	if a.Person != "" {
		says = a.Person + ": " + says
		lines = container.New(layout.NewCustomPaddedVBoxLayout(-2*by),
			widgets.OneLine(widgets.BoldLine, a.Name, 13*by, c.Text, room, fyne.TextAlignLeading),
			widgets.OneLine(widgets.Line, a.Person, 12.5*by, c.Quiet, room, fyne.TextAlignLeading))
	}
	high := lines.MinSize().Height
	add(lines, left, (cell.Height-high)/2, fyne.NewSize(room, high))
	return widgets.NewBareTile(c, says, content, a.Open).Opening(says)
}
