package career

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/career"
	"portroyal/engine/record"
	"portroyal/ui/geometry"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// How far the words of a sheet grow on a large one, and shrink where there is much to say.
const (
	mostGrown  = 1.5
	leastGrown = 0.84
	leastPlate = 46 // the height of a plate, which does not shrink
)

// drawSheet is the sheet for the chosen voyage. Its words grow with it as far as all of them have room; on a very small one
// the heads go first, whose names are in the words as well.
func (c *Career) drawSheet(size fyne.Size) fyne.CanvasObject {
	by := c.by * min(max(min(size.Height/(470*c.by), size.Width/(290*c.by)), 1), mostGrown)
	for _, heads := range []bool{true, false} {
		for part := by; part > leastGrown*c.by; part -= 0.03 * c.by {
			if sheet, fits := c.sheetOf(size, part, heads); fits {
				return sheet
			}
		}
	}
	sheet, _ := c.sheetOf(size, leastGrown*c.by, false)
	return sheet
}

// sheetOf is the sheet at a growth, with the heads of the players or without them, and whether all has room.
func (c *Career) sheetOf(size fyne.Size, by float32, heads bool) (sheet fyne.CanvasObject, fits bool) {
	edge, ribbon := 20*by, c.ribbon(size.Width*0.94, by)
	need := ribbon.MinSize()
	said := c.says(size.Width-2*edge, by, heads)
	plates := c.plates(size.Width-2*edge, by)
	top, low := need.Height/2+10*by, size.Height-edge-plates.Size().Height
	return &fyne.Container{Objects: []fyne.CanvasObject{
		widgets.Placed(widgets.NewSheet(c.stage.Colours(), c.by, 0, &fyne.Container{}), fyne.Position{}, size),
		widgets.Placed(ribbon, fyne.NewPos((size.Width-need.Width)/2, -need.Height/2), need),
		widgets.Placed(said.Box, fyne.NewPos(edge, top), fyne.NewSize(said.Width, said.Y)),
		widgets.Placed(plates, fyne.NewPos(edge, low), plates.Size()),
	}}, top+said.Y <= low
}

// ribbon is the title of the chosen voyage, smaller where it has no room.
func (c *Career) ribbon(room, by float32) *widgets.Ribbon {
	title := c.game.Title(c.stage.Words, c.chosen)
	size := 23 * min(by, 1.2*c.by)
	for {
		ribbon := widgets.NewTitle(c.stage.Colours(), title, size)
		if ribbon.MinSize().Width <= room || size < 13*c.by {
			return ribbon
		}
		size -= 0.5
	}
}

// says is what the sheet says: who plays what, and the goals.
func (c *Career) says(in, by float32, heads bool) *widgets.Column {
	w, colours := c.stage.Words, c.stage.Colours()
	seats := c.sailed.Seats(c.chosen)
	col := widgets.NewColumn(in)
	col.Write(widgets.BoldLine(w.T("career.number", "Number", c.chosen+1, "Voyages", len(c.game.Row)), 14*by,
		colours.Quiet), 6*by)
	if heads {
		col.Add(c.heads(seats, in, by), 5*by)
	}
	paragraph := func(text string, size float32, bold bool, gap float32) {
		write := widgets.Line
		if bold {
			write = widgets.BoldLine
		}
		col.Fill(widgets.Paragraph(write, text, size*by, colours.Text, in, 1, fyne.TextAlignCenter), gap*by)
	}
	paragraph(c.game.company(w, c.chosen, seats), 14, true, 3)
	paragraph(c.game.With(w, c.chosen), 13.5, false, 9)
	paragraph(c.game.About(w, c.chosen), 14.5, false, 11)
	ground := canvas.NewRectangle(colours.Field)
	ground.CornerRadius = 8 * by
	from := col.Y
	col.Box.Objects = append(col.Box.Objects, ground)
	col.Y += 8 * by
	for i, asks := range c.game.AllAsked(w, c.chosen) {
		c.goal(col, asks, c.standings[c.chosen][i], by)
	}
	widgets.Placed(ground, fyne.NewPos(0, from), fyne.NewSize(in, col.Y-from))
	col.Y += 8 * by
	return col
}

// goal is a line of the goals: its star, the goal in words, and a tick if it was reached.
func (c *Career) goal(col *widgets.Column, says string, reached bool, by float32) {
	w, colours := c.stage.Words, c.stage.Colours()
	star, tick, edge := 24*by, 20*by, 9*by
	room := col.Width - 2*edge - star - tick - 14*by
	text := widgets.Paragraph(widgets.Line, says, 14.5*by, colours.Text, room, 1, fyne.TextAlignLeading)
	high := max(text.MinSize().Height, star)
	middle := func(size float32) float32 { return col.Y + (high-size)/2 }
	add := geometry.Sheet{Container: col.Box}.At
	symbol, state := c.stage.TintedSymbol("star-empty", star, colours.Edge), words.ID("career.open")
	if reached {
		symbol, state = c.stage.Symbol("star", star), "career.reached"
		add(widgets.NewTick(tick), col.Width-edge-tick, middle(tick), tick, tick)
	}
	add(symbol, edge, middle(star), star, star)
	need := text.MinSize().Height
	add(text, edge+star+8*by, middle(need), room, need)
	tip := w.T("career.goal.tip", "Goal", says, "State", w.T(state))
	add(widgets.NewTipped(tip), 0, col.Y, col.Width, high)
	col.Y += high + 8*by
}

// heads are those who play: the person, and all others.
func (c *Career) heads(seats []record.Seat, in, by float32) fyne.CanvasObject {
	w, colours := c.stage.Words, c.stage.Colours()
	gap, sign := 7*by, 26*by
	size := min(60*by, (in-float32(len(seats))*gap-sign)/float32(len(seats)))
	gap = max(gap, min(44*by, (in-sign)/float32(len(seats))-size)) // for the names below
	box, x := geometry.NewSheet(), float32(0)
	for i, seat := range seats {
		if i == 1 {
			name := "clash"
			if c.game.Between != nil {
				name = c.game.Between(c.chosen)
			}
			box.At(c.stage.Symbol(name, sign), x, (size-sign)/2, sign, sign)
			x += sign + gap
		}
		box.At(c.stage.Head(seat.Portrait, widgets.SeatColour(seat.Colour), size), x, 0, size, size)
		says := seat.Name
		if seat.Player != "" {
			says = c.game.named(w, seat)
		}
		box.At(widgets.NewTipped(says), x, 0, size, size)
		room := size + gap - 2*by
		short := widgets.Line(seat.Name, 12.5*by, colours.Quiet)
		if short.MinSize().Width > room {
			short.Text, _, _ = strings.Cut(seat.Name, " ")
		}
		widgets.Shorten(short, room)
		box.Put(short, x+(size-short.MinSize().Width)/2, size+by)
		x += size + gap
	}
	return widgets.Fixed(box.Container, x-gap, size+19*by)
}

// plates are what can be done with the chosen voyage, or why nothing can.
func (c *Career) plates(in, by float32) fyne.CanvasObject {
	box := geometry.NewSheet()
	y, high := float32(0), max(50*by, leastPlate)
	if !c.opens(c.chosen) {
		w, colours := c.stage.Words, c.stage.Colours()
		for i, text := range []string{
			w.N("career.locked", career.Opens(c.chosen)), w.T("career.locked.about", "Stars", c.stars),
		} {
			write, size := widgets.BoldLine, 16*by
			if i > 0 {
				write, size = widgets.Line, 13.5*by
			}
			said := widgets.Paragraph(write, text, size, colours.Text, in, 1, fyne.TextAlignCenter)
			need := said.MinSize().Height
			box.At(said, 0, y, in, need)
			y += need + 3*by
		}
		box.Resize(fyne.NewSize(in, y))
		return box.Container
	}
	add := func(plate *widgets.Plate) {
		box.At(plate, 0, y, in, high)
		y += high + 8*by
	}
	number := c.chosen
	sail := func() { c.calls.Sail(number) }
	if game := c.running(); game != "" {
		add(c.stage.Plate(widgets.CalmPlate, "career.continue", by, func() { c.calls.Open(game) }))
		add(c.stage.Plate(widgets.PlainPlate, "career.anew", by, sail))
	} else {
		add(c.stage.Plate(widgets.CalmPlate, "career.sail", by, sail))
	}
	box.Resize(fyne.NewSize(in, y-8*by))
	return box.Container
}
