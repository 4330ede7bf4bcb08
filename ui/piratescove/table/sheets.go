package table

import (
	"image/color"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// How long a wheel takes to be turned up at normal speed, and how long all of them are seen once they are.
const (
	turning = 300 * time.Millisecond
	seeing  = 500 * time.Millisecond
)

// sheet is a panel over the chart with things on it.
type sheet struct {
	room    geometry.Rectangle // inside its edge
	objects []fyne.CanvasObject
}

// newSheet makes a panel that has so much room.
func (t *Table) newSheet(wide, high float32) *sheet {
	by, colours := t.growth(), t.stage.Colours()
	s := &sheet{room: t.Areas().Chart.Centred(wide, high)}
	ground := canvas.NewRectangle(palette.Fade(colours.Panel, 0.94))
	ground.StrokeColor, ground.StrokeWidth, ground.CornerRadius = colours.Edge, 1.2*by, 12*by
	s.put(ground, s.room.Inset(-10*by))
	return s
}

func (s *sheet) put(object fyne.CanvasObject, at geometry.Rectangle) {
	at.Put(object)
	s.objects = append(s.objects, object)
}

// write puts a line into the middle of a place, from its left edge on or as it is aligned.
func (s *sheet) write(line *canvas.Text, at geometry.Rectangle) {
	high := line.MinSize().Height
	s.put(line, geometry.Rect(at.X, at.Y+(at.H-high)/2, at.W, high))
}

// showSheet shows a sheet for as long as a motion lasts.
func (t *Table) showSheet(s *sheet, motion anim.Motion) anim.Motion {
	return t.effect(s.objects, anim.Then(motion, anim.Do(func() {
		for _, object := range s.objects {
			object.Hide()
		}
		canvas.Refresh(t.repaint)
	})))
}

// outfitSeen is how long a row of the ships that have been outfitted is looked at.
const outfitSeen = 600 * time.Millisecond

// outfits shows the ships as they have been outfitted: a row for each player, with the values of the sections; those that have
// been raised stand out (U4).
func (t *Table) outfits(b *beat) anim.Motion {
	by, chart := t.growth(), t.Areas().Chart
	row := min(46*by, chart.H/float32(len(b.events)+1)-4*by)
	s := t.newSheet(min(460*by, chart.W-20*by), row*float32(len(b.events)+1))
	colours, after := t.stage.Colours(), t.present
	names := s.room.W * 0.44
	cell := func(i int, section cove.Section) geometry.Rectangle {
		wide := (s.room.W - names) / cove.Sections
		return geometry.Rect(s.room.X+names+wide*float32(section), s.room.Y+row*float32(i), wide, row)
	}
	for section := range cove.Section(cove.Sections) {
		at := cell(0, section).Centred(row*0.7, row*0.7)
		if t.stage.Dark || t.stage.HighContrast { // symbols are drawn for a light ground
			paper := canvas.NewRectangle(palette.OldPaper)
			paper.CornerRadius = at.W * 0.3
			s.put(paper, at.Inset(-at.W*0.08))
		}
		s.put(pieces.Symbol(t.stage, section.String(), at.W), at)
	}
	for i, e := range b.events {
		after.Follow(e)
		of, head := &t.seats[e.Seat], row*0.84
		line := geometry.Rect(s.room.X, s.room.Y+row*float32(i+1), s.room.W, row)
		s.put(t.stage.Head(of.Portrait, widgets.SeatColour(of.Colour), head), geometry.Rect(line.X, line.Y+(row-head)/2, head, head))
		name := widgets.BoldLine(of.Name, row*0.38, colours.Text)
		widgets.Shorten(name, names-head-10*by)
		s.write(name, geometry.Rect(line.X+head+8*by, line.Y, names-head-10*by, row))
		for section := range cove.Section(cove.Sections) {
			value := widgets.BoldLine(strconv.Itoa(after.Ships[e.Seat].Value(section)), row*0.46, colours.Text)
			value.Alignment = fyne.TextAlignCenter
			if e.Steps[section] > 0 {
				mark := canvas.NewCircle(palette.Gold)
				s.put(mark, cell(i+1, section).Centred(row*0.8, row*0.8))
				value.Color = palette.Ink
			}
			s.write(value, cell(i+1, section))
		}
	}
	return t.showSheet(s, anim.Wait(outfitSeen*time.Duration(len(b.events))))
}

// reveal turns up the wheels one after the other, side by side over the chart.
func (t *Table) reveal(b *beat) anim.Motion {
	by, n := t.growth(), float32(len(b.events))
	each := min(150*by, (t.Areas().Chart.W-20*by)/n)
	s := t.newSheet(each*n, each*1.32)
	room, put, colours := s.room, s.put, t.stage.Colours()
	var turns []anim.Motion
	for i, e := range b.events {
		cell := geometry.Rect(room.X+each*float32(i), room.Y, each, room.H)
		of := &t.seats[e.Seat]
		head := each * 0.3
		put(t.stage.Head(of.Portrait, widgets.SeatColour(of.Colour), head),
			geometry.Rect(cell.X+(each-head)/2, cell.Y, head, head))
		wheel := geometry.Rect(cell.X+each*0.09, cell.Y+head+each*0.02, each*0.82, each*0.82)
		put(pieces.Drawing(t.stage, "wheel", wheel.W), wheel)
		hub := wheel.Centred(wheel.W*0.62, wheel.H*0.62)
		cover := canvas.NewCircle(palette.DarkWood)
		cover.StrokeColor, cover.StrokeWidth = palette.Brass, 2*by
		put(cover, hub)
		course := pieces.Drawing(t.stage, "emblems/"+e.Island.String(), hub.W)
		course.Hide()
		put(course, hub)
		name := widgets.BoldLine(terms.Island(t.stage.Words, e.Island), 15*by, color.Transparent)
		name.Alignment = fyne.TextAlignCenter
		widgets.Shrink(name, each-4*by)
		below := wheel.Y + wheel.H + each*0.02
		s.write(name, geometry.Rect(cell.X, below, each, cell.Y+cell.H-below))
		turns = append(turns, anim.Then(t.stage.Cue(Heard(e)[0]), t.turnUp(cover, course, hub),
			anim.Do(func() { name.Color = colours.Text; canvas.Refresh(name) })))
	}
	return t.showSheet(s, anim.Then(anim.Then(turns...), anim.Wait(seeing)))
}

// turnUp turns a cover over: its width shrinks to nothing, and that of what is under it grows.
func (t *Table) turnUp(cover, under fyne.CanvasObject, at geometry.Rectangle) anim.Motion {
	if t.stage.Still() {
		return anim.Then(anim.Do(func() {
			cover.Hide()
			under.Show()
			canvas.Refresh(t.repaint)
		}), anim.Wait(turning))
	}
	return anim.Over(turning, anim.Eased(func(x float32) {
		shown, hidden, part := cover, under, 1-2*x
		if x >= 0.5 {
			shown, hidden, part = under, cover, 2*x-1
		}
		at.Centred(max(1, at.W*part), at.H).Put(shown)
		shown.Show()
		hidden.Hide()
		canvas.Refresh(t.repaint)
	}))
}

// meetings says who meets whom at the islands that the players sail to, where there are so many at least.
func (t *Table) meetings(b *beat, least int) (said []string) {
	w, teller := t.stage.Words, t.teller()
	for island := cove.Tavern; island <= cove.Cove; island++ {
		var there []string
		for _, e := range b.events {
			if e.Island == island {
				there = append(there, teller.Names[e.Seat])
			}
		}
		if len(there) == 0 {
			continue
		}
		for _, ship := range t.present.FoesAt(island) {
			there = append(there, terms.Legend(w, t.present.Legend(ship)))
		}
		if len(there) >= least {
			said = append(said, w.T("cove.courses.meet", "Island", terms.Island(w, island), "Names", strings.Join(there, ", ")))
		}
	}
	if len(said) == 0 {
		said = append(said, w.T("cove.courses.apart"))
	}
	return said
}
