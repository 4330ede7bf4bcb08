package table

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/piratescove/table/ask"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// plate makes a plate scaled to the window.
func (t *Table) plate(kind widgets.PlateKind, text string, tap func()) *widgets.Plate {
	plate := widgets.NewPlate(t.stage.Colours(), kind, text, tap)
	plate.Growth = t.growth()
	return plate
}

// layPrompt lays out the ribbon over the lower edge: the question with its plates, or what has happened.
func (t *Table) layPrompt(all geometry.Sheet, at geometry.Rectangle, q *ask.Question) {
	by := at.H / 70
	t.answers = nil
	all.Fit(t.paper.Fit(t.stage, at.Size()), at)
	inner := geometry.Rect(at.X+22*by, at.Y+7*by, at.W-44*by, at.H-14*by)
	answers := geometry.NewSheet() // read after the question
	left := t.mode.layAnswers(answers, inner, q, by)
	room := geometry.Rect(inner.X, inner.Y, left-inner.X-10*by, inner.H)
	head, seat := room.H*0.86, t.acts
	if t.asked >= 0 && !t.busy {
		seat = t.asked
	}
	if seat >= 0 {
		of := &t.seats[seat]
		all.Fit(t.stage.Head(of.Portrait, widgets.SeatColour(of.Colour), head), geometry.Rect(room.X, room.Y+(room.H-head)/2, head, head))
		room = geometry.Rect(room.X+head+10*by, room.Y, room.W-head-10*by, room.H)
	}
	title, about, brief := q.Title, q.About, q.Brief
	if title == "" {
		title, about = t.mode.news()
	}
	whole := t.region(q) // whatever there is room for
	said := []string{title, about}
	if len(q.Options) > 0 && t.view.Phase() == cove.Exchange { // chances are heard by who looks for them
		said = said[:1]
		outlook := geometry.Region{Name: t.stage.Words.T("cove.region.outlook"), Lines: func() []string { return []string{about} }}
		all.Add(geometry.NewSheet().Named(outlook).Container)
	}
	whole.Unread, whole.Lines = true, func() []string { return said }
	whole.Choices = func() []geometry.Choice { return t.elsewhere(q) }
	text := geometry.NewSheet().Named(whole)
	t.write(text, room, title, about, brief, by)
	all.Fit(text.Container, geometry.Sized(t.size))
	all.Fit(answers.Container, geometry.Sized(t.size))
}

// write writes a question, and what helps to answer it: briefly where there is no room for it all.
func (t *Table) write(all geometry.Sheet, room geometry.Rectangle, title, about, brief string, by float32) {
	c := t.stage.Colours()
	size, small := 17*by, 13.5*by
	if about == "" {
		t.writeLines(all, room, title, widgets.BoldLine, size)
		if !hasRoom(room.Size(), title, widgets.BoldLine, size*smallest) {
			all.Fit(widgets.NewTipped(title), room) // it is cut
		}
		return
	}
	headed := func(size float32) (line *fyne.Container, under geometry.Rectangle) {
		line = widgets.OneLine(widgets.BoldLine, title, size, c.Text, room.W, fyne.TextAlignLeading)
		high := line.MinSize().Height
		return line, geometry.Rect(room.X, room.Y+high, room.W, room.H-high)
	}
	line, under := headed(size)
	shown := about
	if brief != "" && !hasRoom(under.Size(), about, widgets.Line, max(small*smallest, min(small, widgets.Least))) {
		shown = brief
	}
	for size > small*smallest && !hasRoom(under.Size(), shown, widgets.Line, small*smallest) { // what it is about goes before
		size -= by
		line, under = headed(size)
	}
	all.Fit(line, geometry.Rect(room.X, room.Y, room.W, under.Y-room.Y))
	t.writeLines(all, under, shown, widgets.Line, small)
	tip := widgets.NewTipped(title + "\n" + about)
	all.Fit(tip, room)
}

// smallest is how much smaller than usual a text is written before it is cut.
const smallest = 0.72

// hasRoom reports whether all of a text has room in lines of a size.
func hasRoom(room fyne.Size, text string, write func(string, float32, color.Color) *canvas.Text, size float32) bool {
	lines := widgets.Broken(write, text, size, room.Width)
	return float32(len(lines))*write("X", size, color.Black).MinSize().Height <= room.Height+1
}

// writeLines writes a text as large as it fits into its room, in as many lines as there is room for.
func (t *Table) writeLines(
	all geometry.Sheet, room geometry.Rectangle, text string, write func(string, float32, color.Color) *canvas.Text, size float32,
) {
	least := size * smallest
	for size > least && !hasRoom(room.Size(), text, write, size) {
		size -= 0.5
	}
	lines, paint := widgets.Broken(write, text, size, room.W), t.stage.Colours().Text
	high := write("X", size, paint).MinSize().Height
	most := max(1, int((room.H+1)/high))
	if len(lines) > most {
		lines = lines[:most]
		lines[most-1] += "\u2026"
	}
	top := room.Y + max(0, (room.H-float32(len(lines))*high)/2)
	for i, line := range lines {
		one := write(line, size, paint)
		widgets.Shorten(one, room.W)
		all.Fit(one, geometry.Rect(room.X, top+float32(i)*high, room.W, high))
	}
}

// tipped is a plate that is called like a message, with its tooltip.
func (t *Table) tipped(id words.Tipped, do func()) *widgets.Plate {
	return t.plate(widgets.PlainPlate, t.stage.Words.T(words.ID(id)), do).WithToolTip(t.stage.Words.T(id.Tip()))
}

// plates are the plates beside the question, from left to right; the one for Enter is the last.
func (t *Table) plates(q *ask.Question) (all []*widgets.Plate) {
	var main *widgets.Plate
	waits := t.waits()
	for _, o := range q.Options {
		if o.Plate == nil {
			continue
		}
		plate := t.plate(o.Plate.Kind, o.Plate.Text, func() { t.press(func() { t.answer(o) }) })
		t.answers = append(t.answers, answerPlate{o, plate})
		plate.Decides, plate.Stands = true, standsFor(&o)
		plate.Detail = o.Plate.Detail
		plate.Named = t.calledAs(&o)
		plate.SetToolTip(o.Tip)
		plate.SetWaiting(o.Plate.Waits || waits)
		if o.Main {
			main = plate
			continue
		}
		all = append(all, plate)
	}
	if main != nil {
		all = append(all, main)
	}
	if len(q.Options) > 0 {
		return all
	}
	return t.mode.plates()
}

// decides is what the plate of an option stands for: a kind of action by a key, however it is described, or else its words.
type decides struct {
	kind cove.Kind
	look widgets.PlateKind // that of a second question is another one
	by   string
}

func standsFor(o *ask.Option) decides {
	by := o.Plate.Text
	switch {
	case o.Main:
		by = string(fyne.KeyReturn)
	case len(o.Keys) > 0:
		by = string(o.Keys[0])
	}
	return decides{o.Kind, o.Plate.Kind, by}
}

// layPlates lays out plates at the right end of a room, and returns where they begin.
func (t *Table) layPlates(all geometry.Sheet, room geometry.Rectangle, plates []*widgets.Plate, by float32) (left float32) {
	gap := 8 * by
	most := room.W * 0.66
	wide := make([]float32, len(plates))
	measure := func(growth float32) (total float32) {
		for i, plate := range plates {
			plate.Growth = growth // as what is written beside them
			wide[i] = min(max(plate.MinSize().Width, 120*growth), 300*growth)
			total += wide[i] + gap
		}
		return total
	}
	total := measure(by)
	if larger := t.stage.Enlarged(t.size); total > most && larger > 1 { // many plates are as large as they have room for
		total = measure(by * max(most/total, 1/larger))
	}
	x := room.X + room.W
	shrink := min(1, most/max(total, 1))
	for i := len(plates) - 1; i >= 0; i-- {
		w := wide[i] * shrink
		x -= w
		all.Fit(plates[i], geometry.Rect(x, room.Y, w, room.H))
		x -= gap * shrink
	}
	return x + gap*shrink
}
