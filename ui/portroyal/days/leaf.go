package days

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal/daily"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/terms"
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
	deal, begun := d.played.Deals[d.chosen]
	open := func() { d.calls.Open(deal.Game) }
	switch there := begun && d.played.There(deal.Game); {
	case there && deal.Result != nil:
		return way{"daily.look", open}
	case there:
		return way{"daily.continue", open}
	case d.chosen != d.now() || deal.Result != nil:
		return d.practice()
	case begun: // and deleted since
		return way{"daily.again", func() { d.calls.Play(d.chosen) }}
	}
	return way{"daily.play", func() { d.calls.Play(d.chosen) }}
}

// practice is the way to play the deal of the chosen day without it counting; its id is "" if there is none. Where the
// game that counts can still be played, nobody is to know its cards before.
func (d *Days) practice() way {
	deal, begun := d.played.Deals[d.chosen]
	counts := !d.chosen.Before(d.now()) || begun && d.played.There(deal.Game)
	if deal.Result == nil && counts {
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
	switch deal, begun := d.played.Deals[d.chosen]; {
	case !d.chosen.Before(d.today):
		rival := d.played.Seats[daily.Rival]
		return w.T("daily.about", "Rival", w.T("game.computer", "Player", rival.Name, "Kind", terms.Opponent(w,
			rival.Player)))
	case begun && d.played.There(deal.Game):
		return w.T("daily.about.running")
	}
	return w.T("daily.about.past")
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

// says is what stands on the leaf: the date, the players with their heads of a size, and how it went.
func (d *Days) says(in, head, by float32) *widgets.Column {
	w, c := d.stage.Words, d.stage.Colours()
	deal := d.played.Deals[d.chosen]
	col := widgets.NewColumn(in)
	col.Y = 2 * by
	col.Write(widgets.Title(d.monthOf(), 19*by, c.Quiet), -8*by)
	number := widgets.Title(strconv.Itoa(d.chosen.Date), 84*by, c.Text)
	col.Add(geometry.Unread(number), -10*by)
	weekday := strings.Fields(w.T("daily.weekdays.long"))[(int(d.chosen.Weekday())+week-1)%week]
	col.Write(widgets.Title(weekday, 19*by, c.Quiet), 8*by)
	col.Add(d.versus(deal.Result, in, head, by), 4*by)
	col.Write(widgets.BoldLine(d.state(d.chosen), 19*by, c.Text), 3*by)
	if r := deal.Result; r != nil {
		col.Write(widgets.Line(w.N("daily.rounds", r.Rounds)+"  ·  "+w.N("daily.busts", r.Busts), 15*by, c.Text), 2*by)
		if says := helped(w, r); len(says) > 0 {
			col.Write(widgets.Line(strings.Join(says, "  ·  "), 13*by, c.Quiet), 0)
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
	result := d.played.Deals[d.chosen].Result
	if result != nil {
		add(widgets.PlainPlate, way{"daily.copy", d.copy})
	}
	if ways := d.ways(); len(ways) > 0 {
		add(widgets.CalmPlate, ways...)
	}
	if result != nil && line { // as it is copied
		in := size.Width - 2*edge
		line := widgets.Paragraph(widgets.Line, Line(w, d.chosen, result), 13*by, c.Text, in-16*by, 1,
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

// versus shows both players, their heads of a size, and the points between them.
func (d *Days) versus(r *daily.Result, room, head, by float32) fyne.CanvasObject {
	c := d.stage.Colours()
	head = min(head, room*0.34)
	between := min(room-2*head, 2.1*head)
	box := geometry.NewSheet()
	for i, seat := range d.played.Seats {
		x := float32(i) * (head + between)
		below := func(line *canvas.Text, y float32) {
			widgets.Shorten(line, head+between/2)
			wide := line.MinSize().Width
			box.Put(line, min(max(x+(head-wide)/2, 0), 2*head+between-wide), y)
		}
		box.At(d.stage.Head(seat.Portrait, widgets.SeatColour(seat.Colour), head), x, 0, head, head)
		below(widgets.Line(seat.Name, 13*by, c.Text), head+2*by)
		if seat.Player != "" {
			below(widgets.Line(terms.Opponent(d.stage.Words, seat.Player), 12*by, c.Quiet), head+18*by)
		}
	}
	var middle fyne.CanvasObject = d.stage.Symbol("clash", 34*by)
	if r != nil {
		text := widgets.Title(score(d.stage.Words, r), 30*by, c.Text)
		widgets.Shrink(text, between-8*by)
		middle = geometry.Said(func() string {
			return d.stage.Words.T("spoken.of", "What", d.played.Seats[0].Name+", "+d.played.Seats[1].Name, "Words", text.Text)
		}, text)
	} else {
		middle = widgets.Fixed(middle, 34*by, 34*by)
	}
	need := middle.MinSize()
	box.Put(middle, head+(between-need.Width)/2, (head-need.Height)/2)
	return widgets.Fixed(box.Container, 2*head+between, head+36*by)
}
