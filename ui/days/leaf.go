package days

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/daily"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// way is what can be done on a day above all; its id is "" if that is nothing.
type way struct {
	id   words.Tipped
	call func()
}

// way is what can be done on the chosen day: only today's deal can be begun, and what was begun can be gone on with, or
// looked at, as long as it is kept.
func (d *Days) way() way {
	deal, begun := d.played.Deals[d.chosen]
	open := func() { d.calls.Open(deal.Game) }
	switch there := begun && d.played.There(deal.Game); {
	case there && deal.Result != nil:
		return way{"daily.look", open}
	case there:
		return way{"daily.continue", open}
	case d.chosen != d.now() || deal.Result != nil:
		return way{}
	case begun: // and deleted since
		return way{"daily.again", func() { d.calls.Play(d.chosen) }}
	}
	return way{"daily.play", func() { d.calls.Play(d.chosen) }}
}

// state says how it stands with a day.
func (d *Days) state(day daily.Day) string {
	w := d.stage.Words
	switch deal, begun := d.played.Deals[day]; {
	case deal.Result != nil:
		return w.T(outcomes.ID(outcomeOf(deal.Result)))
	case begun:
		return w.T("daily.running")
	case day == d.today:
		return w.T("daily.open")
	case d.today.Before(day):
		return w.T("daily.coming")
	}
	return w.T("daily.missed")
}

// column writes things one below the other in the middle of a sheet.
type column struct {
	box   *fyne.Container
	width float32
	y     float32
}

func (c *column) add(object fyne.CanvasObject, gap float32) {
	size := object.MinSize()
	c.box.Objects = append(c.box.Objects, placed(object, fyne.NewPos((c.width-size.Width)/2, c.y), size))
	c.y += size.Height + gap
}

// write adds a line, smaller where it is too long.
func (c *column) write(line *canvas.Text, gap float32) {
	widgets.Shrink(line, c.width)
	c.add(line, gap)
}

// drawLeaf is the leaf of the calendar for the chosen day, smaller where what can be done would cover what is said.
func (d *Days) drawLeaf(size fyne.Size) fyne.CanvasObject {
	const least, step = 0.7, 0.03
	by := d.by * min(max(min(size.Height/(520*d.by), size.Width/(330*d.by)), 1), 1.6) // words grow with the leaf
	for {
		leaf, fits := d.leafOf(size, by)
		if fits || by <= least*d.by {
			return leaf
		}
		by -= step * d.by
	}
}

// leafOf is the leaf with everything so many times larger than usual. fits says that nothing covers what is said.
func (d *Days) leafOf(size fyne.Size, by float32) (leaf fyne.CanvasObject, fits bool) {
	w, c := d.stage.Words, d.stage.Colours()
	deal := d.played.Deals[d.chosen]
	edge := 20 * by
	title := widgets.NewTitle(c, w.T("daily.title"), 24*min(by, 1.2*d.by))
	in := size.Width - 2*edge
	col := &column{box: &fyne.Container{}, width: in, y: 2 * by}
	month := strings.Fields(w.T("daily.months"))[d.chosen.Month-1]
	col.write(widgets.Title(w.T("daily.month", "Month", month, "Year", d.chosen.Year), 19*by, c.Quiet), -8*by)
	col.add(widgets.Title(strconv.Itoa(d.chosen.Date), 84*by, c.Text), -10*by)
	weekday := strings.Fields(w.T("daily.weekdays.long"))[(int(d.chosen.Weekday())+week-1)%week]
	col.write(widgets.Title(weekday, 19*by, c.Quiet), 10*by)
	col.add(d.versus(deal.Result, in, min(max(62*by, size.Height*0.15), 110*by), by), 8*by)
	col.write(widgets.BoldLine(d.state(d.chosen), 19*by, c.Text), 3*by)
	if r := deal.Result; r != nil {
		col.write(widgets.Line(w.N("daily.rounds", r.Rounds)+"  ·  "+w.N("daily.busts", r.Busts), 15*by, c.Text), 2*by)
		if r.Undone+r.Hints > 0 {
			says := w.N("daily.undone", r.Undone) + "  ·  " + w.N("end.hints", r.Hints)
			col.write(widgets.Line(says, 13*by, c.Quiet), 0)
		}
	} else {
		col.y += 6 * by
		says := w.T("daily.about")
		if d.chosen.Before(d.today) {
			says = w.T("daily.about.past")
		}
		about := widgets.Paragraph(widgets.Line, says, 14*by, c.Text, in, 1, fyne.TextAlignCenter)
		high := about.MinSize().Height
		col.box.Objects = append(col.box.Objects, placed(about, fyne.NewPos(0, col.y), fyne.NewSize(in, high)))
		col.y += high
	}
	content := &fyne.Container{Layout: fill{}, Objects: []fyne.CanvasObject{col.box}}
	sheet := widgets.NewTitledSheet(c, by, edge, title, content)
	plates := d.plates(size, edge, by)
	leaf = placed(&fyne.Container{Layout: fill{}, Objects: []fyne.CanvasObject{sheet, plates}}, fyne.Position{}, size)
	low := content.Size().Height
	for _, plate := range plates.(*fyne.Container).Objects {
		low = min(low, content.Size().Height-(size.Height-edge-plate.Position().Y))
	}
	return leaf, col.y <= low
}

// plates are what can be done, at the foot of the leaf.
func (d *Days) plates(size fyne.Size, edge, by float32) fyne.CanvasObject {
	w, c := d.stage.Words, d.stage.Colours()
	box := &fyne.Container{}
	high, y := 50*by, size.Height-edge
	add := func(kind widgets.PlateKind, id words.Tipped, call func()) {
		plate := widgets.NewPlate(c, kind, w.T(words.ID(id)), call).WithToolTip(w.T(id.Tip()))
		plate.Growth = by
		y -= high
		box.Objects = append(box.Objects, placed(plate, fyne.NewPos(edge, y), fyne.NewSize(size.Width-2*edge, high)))
		y -= 8 * by
	}
	result := d.played.Deals[d.chosen].Result
	if result != nil {
		add(widgets.PlainPlate, "daily.copy", d.copy)
	}
	if way := d.way(); way.id != "" {
		add(widgets.CalmPlate, way.id, way.call)
	}
	if result != nil { // the line as it is copied
		in := size.Width - 2*edge
		line := widgets.Paragraph(widgets.Line, Line(w, d.chosen, result), 13*by, c.Text, in-16*by, 1,
			fyne.TextAlignCenter)
		high := line.MinSize().Height + 10*by
		ground := canvas.NewRectangle(c.Field)
		ground.CornerRadius = 6 * by
		y -= high
		box.Objects = append(box.Objects,
			placed(ground, fyne.NewPos(edge, y), fyne.NewSize(in, high)),
			placed(line, fyne.NewPos(edge+8*by, y+5*by), fyne.NewSize(in-16*by, high-10*by)))
	}
	return box
}

// versus shows both players, their heads of a size, and the points between them.
func (d *Days) versus(r *daily.Result, room, head, by float32) fyne.CanvasObject {
	c := d.stage.Colours()
	head = min(head, room*0.34)
	between := min(room-2*head, 2.1*head)
	box := &fyne.Container{}
	for i, seat := range d.played.Seats {
		x := float32(i) * (head + between)
		picture := d.stage.Head(seat.Portrait, widgets.SeatColour(seat.Colour), head)
		box.Objects = append(box.Objects, placed(picture, fyne.NewPos(x, 0), fyne.NewSquareSize(head)))
		name := widgets.Line(seat.Name, 13*by, c.Text)
		widgets.Shorten(name, head+between/2)
		need := name.MinSize()
		at := min(max(x+(head-need.Width)/2, 0), 2*head+between-need.Width)
		box.Objects = append(box.Objects, placed(name, fyne.NewPos(at, head+2*by), need))
	}
	var middle fyne.CanvasObject = d.stage.Symbol("clash", 34*by)
	if r != nil {
		text := widgets.Title(score(d.stage.Words, r), 30*by, c.Text)
		widgets.Shrink(text, between-8*by)
		middle = text
	} else {
		middle = widgets.Fixed(middle, 34*by, 34*by)
	}
	need := middle.MinSize()
	box.Objects = append(box.Objects, placed(middle,
		fyne.NewPos(head+(between-need.Width)/2, (head-need.Height)/2), need))
	return widgets.Fixed(box, 2*head+between, head+22*by)
}

// fill gives its objects all the room that there is.
type fill struct{}

func (fill) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

func (fill) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, object := range objects {
		object.Resize(size)
	}
}
