package statisticspage

import (
	"image/color"
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/chart"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// The sizes of charts, in units of a window of usual size: of the room above the columns for their numbers, of the columns,
// and of the line with the scale.
const (
	HeadRoom  = 17
	barsHigh  = 64
	ScaleHigh = 19
)

// Bar is a column of a histogram.
type Bar struct {
	Count int
	Label string // below its middle, or below its left edge
	Says  string
}

// Bars are the columns of a histogram of values in steps.
type Bars struct {
	All   []Bar
	First int    // the number of the first column: the one that begins at 0 has number 0
	End   string // label of the right edge, where labels are below edges; else ""
}

// Histogram counts values in columns of a width, at most so many of them: one of the given widths, or else ten, a hundred
// and so on times the last of those.
func Histogram(values []float64, steps []float64, most int) (first int, step float64, counts []int) {
	low, high := slices.Min(values), slices.Max(values)
	column := func(value float64) float64 { return math.Floor(value/step + 1e-9) }
	wide := func() bool { return column(high)-column(low) < float64(most) }
	for _, step = range steps {
		if wide() {
			break
		}
	}
	for !wide() {
		step *= 10
	}
	first = int(column(low))
	counts = make([]int, int(column(high))-first+1)
	for _, value := range values {
		counts[int(column(value))-first]++
	}
	return first, step, counts
}

// whole are widths of columns for whole numbers.
var whole = []float64{1, 2, 3, 5, 10, 20, 50, 100}

// Numbers adds a histogram of whole numbers.
func (s *Section) Numbers(values []int, about string, write func(int) string) {
	if len(values) == 0 {
		return
	}
	w := s.Stage.Words
	all := make([]float64, len(values))
	for i, value := range values {
		all[i] = float64(value)
	}
	first, step, counts := Histogram(all, whole, 14)
	of := Bars{First: first}
	for i, count := range counts {
		from, to := (first+i)*int(step), (first+i+1)*int(step)-1
		value := write(from)
		if to > from {
			value = w.T("figures.range", "From", value, "To", write(to))
		}
		of.All = append(of.All, Bar{count, write(from), w.N("figures.column", count, "Value", value)})
	}
	s.Bars(of, about)
}

// Number writes a number with a minus that is as long as it should be.
func Number(n int) string { return Minus(n, strconv.Itoa) }

// Ahead writes a number with its sign.
func Ahead(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return Number(n)
}

// Minus writes a number with a dash for a minus, which the typeface does not have.
func Minus(n int, write func(int) string) string {
	if n < 0 {
		return "–" + write(-n)
	}
	return write(n)
}

// Bars adds columns from a line at zero, with their numbers above and the scale below; below 0 they have another colour,
// and where both colours meet there is a line.
func (s *Section) Bars(of Bars, about string) {
	c, by := s.Stage.Colours(), s.By
	most, widest := 1, float32(0)
	for _, one := range of.All {
		most = max(most, one.Count)
		widest = max(widest, widgets.Line(one.Label, chart.Small*by, c.Quiet).MinSize().Width)
	}
	on := geometry.NewSheet()
	text := func(what string, middle, y float32, paint color.Color) {
		line := widgets.Line(what, chart.Small*by, paint)
		need := line.MinSize()
		on.Put(line, min(max(middle-need.Width/2, 0), s.Width-need.Width), y)
	}
	base := (HeadRoom + barsHigh) * by
	room := s.Width / float32(len(of.All))
	side := float32(0) // room at both ends for half of a label
	if of.End != "" {
		side = widest / 2
		room = (s.Width - 2*side) / float32(len(of.All))
	}
	every := max(1, int(math.Ceil(float64((widest+10*by)/room))))
	thick := min(room*0.8, 64*by)
	var columns []chart.Part
	for i, one := range of.All {
		left := side + float32(i)*room
		high := barsHigh * by * float32(one.Count) / float32(most)
		paint := palette.Lagoon
		if of.First+i < 0 {
			paint = palette.Coral
		}
		if one.Count > 0 {
			on.At(Box(paint, by, thick, max(high, 1.5*by)), left+(room-thick)/2, base-max(high, 1.5*by), thick, max(high, 1.5*by))
			line := widgets.Line(strconv.Itoa(one.Count), chart.Small*by, c.Text)
			widgets.Shrink(line, room-2*by)
			need := line.MinSize()
			on.Put(line, left+(room-need.Width)/2, base-high-need.Height-by)
		}
		middle, at := left+room/2, of.First+i
		if of.End != "" {
			middle = left
		}
		if at%every == 0 {
			text(one.Label, middle, base+2*by, c.Quiet)
		}
		columns = append(columns, chart.Part{Left: left, Right: left + room, Says: one.Says})
	}
	if last := of.First + len(of.All); of.End != "" && last%every == 0 {
		text(of.End, side+float32(len(of.All))*room, base+2*by, c.Quiet)
	}
	on.At(canvas.NewRectangle(c.Quiet), 0, base, s.Width, 1.2*by)
	if of.First < 0 && of.First+len(of.All) >= 0 {
		on.At(canvas.NewRectangle(c.Text), side-float32(of.First)*room-0.8*by, 6*by, 1.6*by, base-6*by)
	}
	s.Chart(base+ScaleHigh*by, about, columns, on.Objects)
}
