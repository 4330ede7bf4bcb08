package days

import (
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/calendar"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/summary"
	"portroyal/ui/widgets"
)

// weeks is how many rows every month has: as many as the longest one needs.
const weeks = 6

// drawMonth is the month of the chosen day, with what was played.
func (d *Days) drawMonth(size fyne.Size) fyne.CanvasObject {
	w, c := d.stage.Words, d.stage.Colours()
	by := d.by * min(max(size.Height/(560*d.by), 1), 1.4)
	edge := 16 * by
	box := geometry.NewSheet()
	box.At(widgets.NewSheet(c, by, 0, &fyne.Container{}), 0, 0, size.Width, size.Height)
	head := d.headOfMonth(box, size.Width-2*edge, edge, by)
	top := edge*0.6 + head
	gap := 5 * by
	wide := (size.Width - 2*edge - (week-1)*gap) / week
	for i, name := range strings.Fields(w.T("daily.weekdays")) {
		text := widgets.BoldLine(name, 13.5*by, c.Quiet)
		text.Alignment = fyne.TextAlignCenter
		box.At(text, edge+float32(i)*(wide+gap), top, wide, text.MinSize().Height)
	}
	top += 24 * by
	high := (size.Height - edge - top - (weeks-1)*gap) / weeks
	first := d.chosen.First(0)
	before := (int(first.Weekday()) + week - 1) % week // weeks begin on a Monday
	for day := first; day.Month == first.Month; day = day.Add(1) {
		at := before + day.Date - 1
		box.At(d.cell(day, fyne.NewSize(wide, high)),
			edge+float32(at%week)*(wide+gap), top+float32(at/week)*(high+gap), wide, high)
	}
	return box.Container
}

// headOfMonth is the name of the month between what leads to others, with how many deals were won; it gives its height.
func (d *Days) headOfMonth(box geometry.Sheet, room, edge, by float32) float32 {
	w, c := d.stage.Words, d.stage.Colours()
	y, high := edge*0.6, 38*by
	back := d.stage.Plate(widgets.QuietPlate, "daily.month.back", by, func() { d.turn(-1) })
	on := d.stage.Plate(widgets.QuietPlate, "daily.month.on", by, func() { d.turn(1) })
	today := d.stage.Plate(widgets.QuietPlate, "daily.today", by, func() { d.choose(d.now()) })
	today.SetWaiting(d.chosen == d.today)
	need := box.Put(back, edge, y)
	box.At(on, edge+need.Width+6*by, y, need.Width, need.Height)
	left := 2*need.Width + 20*by
	wide := today.MinSize().Width
	box.At(today, edge+room-wide, y, wide, need.Height)
	title := widgets.Title(d.monthOf(), 21*by, c.Text)
	left += box.Put(title, edge+left, y+(need.Height-title.MinSize().Height)/2).Width + 14*by
	played, wins := 0, 0
	for day := d.chosen.First(0); day.Month == d.chosen.Month; day = day.Add(1) {
		if _, result := d.played.Deal(day); result != nil {
			played++
			if result.Ended().Won {
				wins++
			}
		}
	}
	if played > 0 {
		says := widgets.Line(w.T("daily.month.won", "Won", wins, "Played", played), 14*by, c.Quiet)
		widgets.Shorten(says, room-left-wide-10*by)
		box.Put(says, edge+left, y+(need.Height-says.MinSize().Height)/2)
	}
	return high
}

// monthOf names the month of the chosen day, with its year.
func (d *Days) monthOf() string {
	w := d.stage.Words
	return w.T("daily.month", "Month", strings.Fields(w.T("daily.months"))[d.chosen.Month-1], "Year", d.chosen.Year)
}

// cell is a day of the month: its number, and how its deal went, by colour, points and a tick. A day to come is only a
// faint number: nothing can be done on it.
func (d *Days) cell(day calendar.Day, size fyne.Size) fyne.CanvasObject {
	w, c := d.stage.Words, d.stage.Colours()
	by := d.by * min(max(size.Height/(70*d.by), 1), 1.5)
	game, result := d.played.Deal(day)
	begun := game != ""
	coming := d.today.Before(day) && !begun
	box := geometry.NewSheet()
	ground := canvas.NewRectangle(c.Field)
	ground.CornerRadius = 6 * by
	ground.StrokeColor, ground.StrokeWidth = palette.Fade(c.Edge, 0.5), by
	number, scored := c.Text, c.Text
	switch {
	case result != nil && result.Ended().Won:
		ground.FillColor, number, scored = widgets.CalmPaint, palette.Foam, palette.Foam
	case result != nil:
		ground.StrokeColor, ground.StrokeWidth = c.Edge, 2*by
	case coming:
		ground.Hidden, number = true, palette.Fade(c.Quiet, 0.65)
	case !begun && day != d.today:
		ground.FillColor, number = palette.Fade(c.Field, 0.45), c.Quiet
	}
	if day == d.today {
		ground.StrokeColor, ground.StrokeWidth = palette.Brass, 3*by
	}
	box.At(ground, 0, 0, size.Width, size.Height)
	text := widgets.BoldLine(strconv.Itoa(day.Date), 15*by, number)
	box.Put(text, 7*by, 3*by)
	switch {
	case result != nil:
		points := widgets.Title(score(w, result), 16*by, scored)
		widgets.Shrink(points, size.Width-8*by)
		need := points.MinSize()
		box.Put(points, (size.Width-need.Width)/2, max(size.Height-need.Height-4*by, 20*by))
		if result.Ended().Won {
			box.At(widgets.NewTick(17*by), size.Width-22*by, 4*by, 17*by, 17*by)
		}
	case begun:
		mark := min(26*by, size.Height*0.5)
		box.At(d.stage.Symbol("hourglass", mark), (size.Width-mark)/2, size.Height-mark-5*by, mark, mark)
	}
	if day == d.chosen {
		ring := canvas.NewRectangle(color.Transparent)
		ring.CornerRadius = 6 * by
		ring.StrokeColor, ring.StrokeWidth = c.Text, 2.5*by
		box.At(ring, 3*by, 3*by, size.Width-6*by, size.Height-6*by)
	}
	name := w.T("daily.day.tip", "Date", summary.Day(w, day), "State", d.state(day))
	if coming {
		box.At(widgets.NewTipped(name), 0, 0, size.Width, size.Height)
		return box.Container
	}
	tile := widgets.NewBareTile(c, name, box.Container, func() { d.choose(day) })
	tile.SetToolTip(name)
	return tile
}
