package days

import (
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal/daily"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// weeks is how many rows every month has: as many as the longest one needs.
const weeks = 6

// drawMonth is the month of the chosen day, with what was played.
func (d *Days) drawMonth(size fyne.Size) fyne.CanvasObject {
	w, c := d.stage.Words, d.stage.Colours()
	by := d.by * min(max(size.Height/(560*d.by), 1), 1.4)
	edge := 16 * by
	box := geometry.NewSheet()
	add := box.At
	add(widgets.NewSheet(c, by, 0, &fyne.Container{}), 0, 0, size.Width, size.Height)
	head := d.headOfMonth(size.Width-2*edge, add, edge, by)
	top := edge*0.6 + head
	gap := 5 * by
	wide := (size.Width - 2*edge - (week-1)*gap) / week
	for i, name := range strings.Fields(w.T("daily.weekdays")) {
		text := widgets.BoldLine(name, 13.5*by, c.Quiet)
		text.Alignment = fyne.TextAlignCenter
		add(text, edge+float32(i)*(wide+gap), top, wide, text.MinSize().Height)
	}
	top += 24 * by
	high := (size.Height - edge - top - (weeks-1)*gap) / weeks
	first := d.chosen.First(0)
	before := (int(first.Weekday()) + week - 1) % week // weeks begin on a Monday
	for day := first; day.Month == first.Month; day = day.Add(1) {
		at := before + day.Date - 1
		add(d.cell(day, fyne.NewSize(wide, high)),
			edge+float32(at%week)*(wide+gap), top+float32(at/week)*(high+gap), wide, high)
	}
	return box.Container
}

// headOfMonth is the name of the month between what leads to others, with how many deals were won; it gives its height.
func (d *Days) headOfMonth(
	room float32, add func(object fyne.CanvasObject, x, y, width, height float32), edge, by float32,
) float32 {
	w, c := d.stage.Words, d.stage.Colours()
	y, high := edge*0.6, 38*by
	plate := func(id words.Tipped, call func()) *widgets.Plate {
		return d.stage.Plate(widgets.QuietPlate, id, by, call)
	}
	back, on := plate("daily.month.back", func() { d.turn(-1) }), plate("daily.month.on", func() { d.turn(1) })
	today := plate("daily.today", func() { d.choose(d.now()) })
	today.SetWaiting(d.chosen == d.today)
	need := back.MinSize()
	add(back, edge, y, need.Width, need.Height)
	add(on, edge+need.Width+6*by, y, need.Width, need.Height)
	left := 2*need.Width + 20*by
	wide := today.MinSize().Width
	add(today, edge+room-wide, y, wide, need.Height)
	month := strings.Fields(w.T("daily.months"))[d.chosen.Month-1]
	title := widgets.Title(w.T("daily.month", "Month", month, "Year", d.chosen.Year), 21*by, c.Text)
	size := title.MinSize()
	add(title, edge+left, y+(need.Height-size.Height)/2, size.Width, size.Height)
	left += size.Width + 14*by
	played, wins := 0, 0
	for day, deal := range d.played.Deals {
		if deal.Result != nil && day.Month == d.chosen.Month && day.Year == d.chosen.Year {
			played++
			if deal.Result.Won {
				wins++
			}
		}
	}
	if played > 0 {
		says := widgets.Line(w.T("daily.month.won", "Won", wins, "Played", played), 14*by, c.Quiet)
		widgets.Shorten(says, room-left-wide-10*by)
		size := says.MinSize()
		add(says, edge+left, y+(need.Height-size.Height)/2, size.Width, size.Height)
	}
	return high
}

// cell is a day of the month: its number, and how its deal went, by colour, points and a tick. A day to come is only a
// faint number: nothing can be done on it.
func (d *Days) cell(day daily.Day, size fyne.Size) fyne.CanvasObject {
	w, c := d.stage.Words, d.stage.Colours()
	by := d.by * min(max(size.Height/(70*d.by), 1), 1.5)
	deal, begun := d.played.Deals[day]
	coming := d.today.Before(day) && !begun
	box := &fyne.Container{}
	add := func(object fyne.CanvasObject, x, y float32, size fyne.Size) {
		box.Objects = append(box.Objects, widgets.Placed(object, fyne.NewPos(x, y), size))
	}
	ground := canvas.NewRectangle(c.Field)
	ground.CornerRadius = 6 * by
	ground.StrokeColor, ground.StrokeWidth = palette.Fade(c.Edge, 0.5), by
	number, scored := c.Text, c.Text
	switch {
	case deal.Result != nil && deal.Result.Won:
		ground.FillColor, number, scored = widgets.CalmPaint, palette.Foam, palette.Foam
	case deal.Result != nil:
		ground.StrokeColor, ground.StrokeWidth = c.Edge, 2*by
	case coming:
		ground.Hidden, number = true, palette.Fade(c.Quiet, 0.65)
	case !begun && day != d.today:
		ground.FillColor, number = palette.Fade(c.Field, 0.45), c.Quiet
	}
	if day == d.today {
		ground.StrokeColor, ground.StrokeWidth = palette.Brass, 3*by
	}
	add(ground, 0, 0, size)
	text := widgets.BoldLine(strconv.Itoa(day.Date), 15*by, number)
	add(text, 7*by, 3*by, text.MinSize())
	switch {
	case deal.Result != nil:
		points := widgets.Title(score(w, deal.Result), 16*by, scored)
		widgets.Shrink(points, size.Width-8*by)
		need := points.MinSize()
		y := max(size.Height-need.Height-4*by, 20*by)
		add(points, (size.Width-need.Width)/2, y, need)
		if deal.Result.Won {
			add(widgets.NewTick(17*by), size.Width-22*by, 4*by, fyne.NewSquareSize(17*by))
		}
	case begun:
		mark := min(26*by, size.Height*0.5)
		add(d.stage.Symbol("hourglass", mark), (size.Width-mark)/2, size.Height-mark-5*by, fyne.NewSquareSize(mark))
	}
	if day == d.chosen {
		ring := canvas.NewRectangle(color.Transparent)
		ring.CornerRadius = 6 * by
		ring.StrokeColor, ring.StrokeWidth = c.Text, 2.5*by
		add(ring, 3*by, 3*by, size.SubtractWidthHeight(6*by, 6*by))
	}
	name := w.T("daily.day.tip", "Date", terms.Day(w, day), "State", d.state(day))
	if coming {
		add(widgets.NewTipped(name), 0, 0, size)
		return box
	}
	tile := widgets.NewBareTile(c, name, box, func() { d.choose(day) })
	tile.SetToolTip(name)
	return tile
}
