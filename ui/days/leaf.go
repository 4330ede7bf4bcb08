package days

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/ui/geometry"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// way is what can be done on a day above all; its id is "" if that is nothing.
type way struct {
	id   words.Tipped
	call func()
}

// way is what can be done on the chosen day above all: only today's deal can be begun so that it counts, what was begun
// can be gone on with, or looked at, as long as it is kept, and what is left is practice.
func (d *Days) way() way {
	game, result := d.played.Deal(d.chosen)
	begun := game != ""
	open := func() { d.calls.Open(game) }
	switch there := begun && d.played.There(game); {
	case there && result != nil:
		return way{"daily.look", open}
	case there:
		return way{"daily.continue", open}
	case d.chosen != d.now() || result != nil:
		return d.practice()
	case begun: // and deleted since
		return way{"daily.again", func() { d.calls.Play(d.chosen) }}
	}
	return way{"daily.play", func() { d.calls.Play(d.chosen) }}
}

// practice is the way to play the deal of the chosen day without it counting; its id is "" if there is none. Where the
// game that counts can still be played, nobody is to know its cards before.
func (d *Days) practice() way {
	game, result := d.played.Deal(d.chosen)
	counts := !d.chosen.Before(d.now()) || game != "" && d.played.There(game)
	if result == nil && counts {
		return way{}
	}
	if game := d.played.Practised(d.chosen); game != "" {
		return way{"daily.practice.on", func() { d.calls.Open(game) }}
	}
	return way{"daily.practice", func() { d.calls.Practise(d.chosen) }}
}

// about says what there is to know of a day whose deal has no result.
func (d *Days) about() string {
	w := d.stage.Words
	switch game, _ := d.played.Deal(d.chosen); {
	case !d.chosen.Before(d.today):
		var rivals []string
		for _, seat := range d.played.Seats[1:] {
			rivals = append(rivals, w.T("game.computer", "Player", seat.Name, "Kind", d.game.Opponent(w, seat.Player)))
		}
		return d.game.About(w, w.List(rivals))
	case game != "" && d.played.There(game):
		return w.T("daily.about.running")
	}
	return w.T("daily.about.past")
}

// state says how it stands with a day.
func (d *Days) state(day calendar.Day) string {
	w := d.stage.Words
	switch game, result := d.played.Deal(day); {
	case result != nil:
		return w.T(outcomes.ID(outcomeOf(result)))
	case game != "":
		return w.T("daily.running")
	case day == d.today:
		return w.T("daily.open")
	case d.today.Before(day):
		return w.T("daily.coming")
	}
	return w.T("daily.missed")
}

// The heads on the leaf as parts of its unit: how large they are, and how small they become where there is more to say.
const usualHead, leastHead = 62, 40

// drawLeaf is the leaf of the calendar for the chosen day. Its plates cover nothing of how the deal went: for that
// the heads become smaller, and then the line to share, which says the same again, is left away.
func (d *Days) drawLeaf(size fyne.Size) fyne.CanvasObject {
	w, c := d.stage.Words, d.stage.Colours()
	by := d.by * min(max(min(size.Height/(520*d.by), size.Width/(330*d.by)), 1), 1.6) // words grow with the leaf
	edge := 20 * by
	title := widgets.NewTitle(c, w.T("daily.title"), 24*min(by, 1.2*d.by))
	in := size.Width - 2*edge
	head := min(max(usualHead*by, size.Height*0.15), 110*by)
	content := &fyne.Container{Objects: []fyne.CanvasObject{&fyne.Container{}}}
	sheet := widgets.NewTitledSheet(c, by, edge, title, content)
	sheet.Resize(size)
	top := content.Position().Y
	fitting := func(begin float32) (said *widgets.Column, fits bool) {
		said = d.says(in, head, by)
		if over := top + said.Y - begin; over > 0 {
			said = d.says(in, max(head-over, leastHead*by), by)
		}
		return said, top+said.Y <= begin
	}
	plates, begin := d.plates(size, edge, by, true)
	said, fits := fitting(begin)
	if !fits {
		plates, begin = d.plates(size, edge, by, false)
		said, _ = fitting(begin)
	}
	content.Objects[0] = said.Box
	return &fyne.Container{Objects: []fyne.CanvasObject{sheet, plates}}
}

// apart is what stands between two facts of a line.
const apart = "  ·  "

// says is what stands on the leaf: the date, the players with their heads of a size, and how it went.
func (d *Days) says(in, head, by float32) *widgets.Column {
	w, c := d.stage.Words, d.stage.Colours()
	_, result := d.played.Deal(d.chosen)
	col := widgets.NewColumn(in)
	col.Y = 2 * by
	col.Write(widgets.Title(d.monthOf(), 19*by, c.Quiet), -8*by)
	number := widgets.Title(strconv.Itoa(d.chosen.Date), 84*by, c.Text)
	col.Add(geometry.Unread(number), -10*by)
	weekday := strings.Fields(w.T("daily.weekdays.long"))[(int(d.chosen.Weekday())+week-1)%week]
	col.Write(widgets.Title(weekday, 19*by, c.Quiet), 8*by)
	col.Add(d.versus(result, in, head, by), 4*by)
	col.Write(widgets.BoldLine(d.state(d.chosen), 19*by, c.Text), 3*by)
	if result != nil {
		col.Write(widgets.Line(strings.Join(d.game.Facts(w, result), apart), 15*by, c.Text), 2*by)
		if says := helped(w, result); len(says) > 0 {
			col.Write(widgets.Line(strings.Join(says, apart), 13*by, c.Quiet), 0)
		}
		return col
	}
	col.Y += 6 * by
	about := widgets.Paragraph(widgets.Line, d.about(), 14*by, c.Text, in, 1, fyne.TextAlignCenter)
	col.Fill(about, 0)
	return col
}

// ways are those on which one goes on from the chosen day, what Enter does first.
func (d *Days) ways() (all []way) {
	first, practice := d.way(), d.practice()
	if first.id != "" {
		all = append(all, first)
	}
	if practice.id != "" && practice.id != first.id {
		all = append(all, practice)
	}
	return all
}

// plates are what can be done, at the foot of the leaf, with the line to share over them if that is asked for, and where
// they begin.
func (d *Days) plates(size fyne.Size, edge, by float32, line bool) (all fyne.CanvasObject, begin float32) {
	w, c := d.stage.Words, d.stage.Colours()
	box := geometry.NewSheet()
	high, y, gap := 50*by, size.Height-edge, 8*by
	add := func(kind widgets.PlateKind, ways ...way) {
		y -= high
		var row []*widgets.Plate
		spare := size.Width - 2*edge - float32(len(ways)-1)*gap
		for i, to := range ways {
			if i > 0 {
				kind = widgets.PlainPlate
			}
			plate := d.stage.Plate(kind, to.id, by, to.call)
			row = append(row, plate)
			spare -= plate.MinSize().Width
		}
		x := edge
		for _, plate := range row { // each gets what it needs, and as much of what is left as the others
			wide := plate.MinSize().Width + spare/float32(len(row))
			box.At(plate, x, y, wide, high)
			x += wide + gap
		}
		y -= gap
	}
	_, result := d.played.Deal(d.chosen)
	if result != nil {
		add(widgets.PlainPlate, way{"daily.copy", d.copy})
	}
	if ways := d.ways(); len(ways) > 0 {
		add(widgets.CalmPlate, ways...)
	}
	if result != nil && line { // as it is copied
		in := size.Width - 2*edge
		line := widgets.Paragraph(widgets.Line, d.game.Line(w, d.chosen, result), 13*by, c.Text, in-16*by, 1,
			fyne.TextAlignCenter)
		high := line.MinSize().Height + 10*by
		ground := canvas.NewRectangle(c.Field)
		ground.CornerRadius = 6 * by
		y -= high
		box.At(ground, edge, y, in, high)
		box.At(line, edge+8*by, y+5*by, in-16*by, high-10*by)
		y -= gap
	}
	return box.Container, y + gap - 4*by
}

// versus shows the players, their heads of a size, and between the person and the others the points.
func (d *Days) versus(r logbook.Result, room, head, by float32) fyne.CanvasObject {
	w, c, seats := d.stage.Words, d.stage.Colours(), d.played.Seats
	const step = 1.3 // from one opponent to the next, in heads
	heads := 2 + step*float32(len(seats)-2)
	head = min(head, room*0.34, room/(heads+0.9))
	between := min(room-heads*head, 2.1*head)
	wide, says := heads*head+between, head+between/2 // of which what is said of a player can be as wide as says
	if len(seats) > 2 {
		says = min(says, step*head)
	}
	box := geometry.NewSheet()
	for i, seat := range seats {
		x := float32(0)
		if i > 0 {
			x = head + between + step*head*float32(i-1)
		}
		below := func(line *canvas.Text, y float32) {
			widgets.Shorten(line, says)
			need := line.MinSize().Width
			box.Put(line, min(max(x+(head-need)/2, 0), wide-need), y)
		}
		box.At(d.stage.Head(seat.Portrait, widgets.SeatColour(seat.Colour), head), x, 0, head, head)
		below(widgets.Line(seat.Name, 13*by, c.Text), head+2*by)
		if seat.Player != "" {
			below(widgets.Line(d.game.Opponent(w, seat.Player), 12*by, c.Quiet), head+18*by)
		}
	}
	var middle fyne.CanvasObject = d.stage.Symbol("clash", 34*by)
	if r != nil {
		text := widgets.Title(score(w, r), 30*by, c.Text)
		widgets.Shrink(text, between-8*by)
		middle = geometry.Said(func() string {
			who := seats[0].Name
			if len(seats) == 2 { // of more opponents the points are those of the best
				who += ", " + seats[1].Name
			}
			return w.T("spoken.of", "What", who, "Words", text.Text)
		}, text)
	} else {
		middle = widgets.Fixed(middle, 34*by, 34*by)
	}
	need := middle.MinSize()
	box.Put(middle, head+(between-need.Width)/2, (head-need.Height)/2)
	return widgets.Fixed(box.Container, wide, head+36*by)
}
