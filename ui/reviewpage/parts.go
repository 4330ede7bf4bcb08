package reviewpage

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/reviews"
	"portroyal/ui/geometry"
	"portroyal/ui/glance"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Column are things one below the other, as wide as each other.
type Column struct {
	Width float32

	all  fyne.Container
	high float32
}

// Put adds something at the end, as high as it needs to be.
func (c *Column) Put(object fyne.CanvasObject) {
	need := fyne.NewSize(c.Width, object.MinSize().Height)
	c.all.Objects = append(c.all.Objects, widgets.Placed(object, fyne.NewPos(0, c.high), need))
	c.high += need.Height
}

// Gap leaves room.
func (c *Column) Gap(high float32) { c.high += high }

// Fixed is the column as an object of its size.
func (c *Column) Fixed() fyne.CanvasObject { return widgets.Fixed(&c.all, c.Width, c.high) }

// head is the line above a page: its title, and the players to choose from, of whom one is chosen. It calls to with
// another one.
func head(
	s *stage.Stage, players []string, face func(seat int, size float32) fyne.CanvasObject, chosen int, wide, by float32,
	to func(seat int),
) fyne.CanvasObject {
	w, c := s.Words, s.Colours()
	head := container.NewHBox(container.NewCenter(widgets.NewTitle(c, w.T("review.title"), 24*by)), layout.NewSpacer())
	if len(players) < 2 {
		return head
	}
	var all []*widgets.Pick
	most := min(150*by, wide*0.62/float32(len(players))-56*by)
	for seat := range players {
		size := 30 * by
		name := widgets.BoldLine(players[seat], 14*by, c.Text)
		widgets.Shorten(name, most)
		content := container.New(layout.NewCustomPaddedHBoxLayout(5*by),
			widgets.Fixed(face(seat, size), size, size), container.NewCenter(name))
		need := content.MinSize()
		tip := w.T("review.seat", "Player", players[seat])
		room := widgets.Fixed(container.NewCenter(content), need.Width+18*by, need.Height+6*by)
		all = append(all, widgets.NewPagePick(c, by, tip, room).WithToolTip(tip))
	}
	head.Add(container.NewCenter(widgets.NewPicks(layout.NewCustomPaddedHBoxLayout(6*by), len(all), chosen, to, all...)))
	return head
}

// foot is the line below a page: a plate that leads back, one that leads to the result unless that is nil, and how the
// numbers are meant.
func foot(s *stage.Stage, about string, wide, by float32, back, result func()) fyne.CanvasObject {
	c := s.Colours()
	plates := container.NewHBox(s.Plate(widgets.PlainPlate, "review.back", by, back))
	if result != nil {
		plates.Add(s.Plate(widgets.PlainPlate, "review.end", by, result))
	}
	says := widgets.Line(about, 14*by, c.Text)
	widgets.Shrink(says, wide-48*by-plates.MinSize().Width-50*by)
	return container.NewHBox(plates, layout.NewSpacer(), container.NewCenter(widgets.NewSheet(c, by, 7*by, says)))
}

// Fact is something that is said of a decision.
type Fact struct {
	Text  string
	Quiet bool // smaller
}

// Decision is a decision as a page tells of it.
type Decision struct {
	Step         int           // how many actions were played before it
	Turn         int           // of the course, from 0
	Class        reviews.Class // Fine for a find; any other can be asked again
	Choice, Cost string        // what was done, and what that cost in points

	Head, Tip string // in one line; the tip explains it
	Facts     []Fact
	Led       string // what it led to

	Picture func(room geometry.Rectangle, add glance.Adding) // draws what the decision was about
}

// classes are the names of how much a decision cost.
const classes words.Family[reviews.Class] = "review.class.*"

// ClassIn says how much the decision cost.
func (d *Decision) ClassIn(w *words.Words) string { return w.T(classes.ID(d.Class)) }

// ClassTip says which costs, in chances of winning, are of which class.
func ClassTip(w *words.Words, from func(reviews.Class) float64) string {
	return w.T("review.class.tip", "Slip", FinePoints(w, from(reviews.Slip)), "Mistake", FinePoints(w, from(reviews.Mistake)),
		"Blunder", FinePoints(w, from(reviews.Blunder)))
}

// decision shows a decision as a tile that opens the replay there, and gives the tile for the focus.
func (p *Page) decision(d *Decision, width float32) (whole fyne.CanvasObject, tile told) {
	w, c, by := p.stage.Words, p.stage.Colours(), p.By
	content := geometry.NewSheet()
	add := content.At
	edge := 8 * by
	wide := 92 * by // of the picture
	left := wide + 2*edge
	room := width - left - edge
	y := edge * 0.7
	line := func(object fyne.CanvasObject) {
		high := object.MinSize().Height
		add(object, left, y, room, high)
		y += high
	}
	said := []string{d.Head}
	line(widgets.OneLine(widgets.BoldLine, d.Head, 14*by, c.Text, room, fyne.TextAlignLeading))
	headed := y
	for _, fact := range d.Facts {
		size, paint := 13*by, c.Text
		if fact.Quiet {
			size, paint = 12.5*by, c.Quiet
		}
		said = append(said, fact.Text)
		line(widgets.Paragraph(widgets.Line, fact.Text, size, paint, room, 1, fyne.TextAlignLeading))
	}
	said = append(said, d.Led)
	need, beside := fyne.Size{}, room
	var again *widgets.Plate
	if d.Class > reviews.Fine && p.content.Again != nil {
		again = p.stage.Plate(widgets.QuietPlate, "review.again", by, func() { p.content.Again(d.Step) })
		need = again.MinSize()
		beside = room - need.Width - 6*by
	}
	after := widgets.Paragraph(widgets.Line, d.Led, 12.5*by, c.Quiet, beside, 1, fyne.TextAlignLeading)
	y += 2 * by
	tall := max(need.Height, after.MinSize().Height)
	high := max(y+tall+edge*0.5, 84*by)
	y = high - tall - edge*0.5 // at the lower edge, which stays while reasons come in above
	add(after, left, y+(tall-after.MinSize().Height)/2, beside, after.MinSize().Height)
	plate := fyne.NewPos(width-edge*0.7-need.Width, y)
	sea := canvas.NewVerticalGradient(c.Sea, c.SeaEdge)
	add(sea, edge, edge, wide, high-2*edge)
	d.Picture(geometry.Rect(edge, edge, wide, high-2*edge), add)
	frame := canvas.NewRectangle(palette.Fade(palette.Ink, 0))
	frame.StrokeColor, frame.StrokeWidth = palette.Ink, 1.2*by
	add(frame, edge, edge, wide, high-2*edge)
	tile.foot = high - y
	tile.Tile = widgets.NewPaperTile(c, by, strings.Join(said, "\n"), content.Container, func() {
		p.Chosen.At = -1
		p.content.Look(d.Step)
	}).Opening(w.T("review.look.tip"))
	parts := []fyne.CanvasObject{
		widgets.Placed(tile.Tile, fyne.Position{}, fyne.NewSize(width, high)),
		widgets.Placed(widgets.NewTipped(d.Tip), fyne.NewPos(left, 0), fyne.NewSize(room, headed)),
	}
	if again != nil {
		parts = append(parts, widgets.Placed(again, plate, need))
	}
	return widgets.Fixed(&fyne.Container{Objects: parts}, width, high), tile
}
