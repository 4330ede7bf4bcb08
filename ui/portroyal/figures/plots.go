package figures

import (
	"cmp"
	"image/color"
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The sizes of charts, in units of a window of usual size: of the room above the columns for their numbers, of the columns,
// and of the line with the scale.
const (
	headRoom  = 17
	barsHigh  = 64
	scaleHigh = 19
	small     = 12.5 // letters of scales
)

// bar is a column of a histogram.
type bar struct {
	count int
	label string // below its middle, or below its left edge
	says  string
}

// bars are the columns of a histogram of values in steps.
type bars struct {
	all   []bar
	first int    // the number of the first column: the one that begins at 0 has number 0
	end   string // label of the right edge, where labels are below edges; else ""
}

// histogram counts values in columns of a width, at most so many of them.
func histogram(values []float64, steps []float64, most int) (first int, step float64, counts []int) {
	low, high := slices.Min(values), slices.Max(values)
	column := func(value float64) int { return int(math.Floor(value/step + 1e-9)) }
	for _, step = range steps {
		if column(high)-column(low) < most {
			break
		}
	}
	first = column(low)
	counts = make([]int, column(high)-first+1)
	for _, value := range values {
		counts[column(value)-first]++
	}
	return first, step, counts
}

// whole are widths of columns for whole numbers.
var whole = []float64{1, 2, 3, 5, 10, 20, 50, 100}

// numbers adds a histogram of whole numbers.
func (s *section) numbers(values []int, about string, write func(int) string) {
	if len(values) == 0 {
		return
	}
	w := s.page.stage.Words
	all := make([]float64, len(values))
	for i, value := range values {
		all[i] = float64(value)
	}
	first, step, counts := histogram(all, whole, 14)
	of := bars{first: first}
	for i, count := range counts {
		from, to := (first+i)*int(step), (first+i+1)*int(step)-1
		value := write(from)
		if to > from {
			value = w.T("figures.range", "From", value, "To", write(to))
		}
		of.all = append(of.all, bar{count, write(from), w.N("figures.column", count, "Value", value)})
	}
	s.bars(of, about)
}

// luck adds a histogram of the luck of games around none.
func (s *section) luck(lucks []statistics.Luck) {
	w := s.page.stage.Words
	var all []float64
	for _, luck := range lucks {
		all = append(all, 100*luck.Luck, -100*luck.Luck) // as far to one side as to the other
	}
	_, step, _ := histogram(all, []float64{5, 10, 20, 25, 50}, 14)
	reach := 0
	for _, value := range all {
		reach = max(reach, int(math.Floor(value/step+1e-9))+1)
	}
	write := func(n int) string { return signed(w, n*int(step)) }
	of := bars{first: -reach, end: write(reach)}
	counts := make([]int, 2*reach)
	for _, luck := range lucks {
		counts[max(0, min(int(math.Floor(100*luck.Luck/step+1e-9))+reach, len(counts)-1))]++
	}
	for i, count := range counts {
		from, to := write(i-reach), write(i+1-reach)
		of.all = append(of.all, bar{count, from, w.N("figures.column", count,
			"Value", w.T("figures.range", "From", from, "To", to))})
	}
	s.bars(of, w.T("figures.luck.about"))
}

// signed writes a number of hundredths with its sign.
func signed(w *words.Words, n int) string {
	if n > 0 {
		return "+" + w.Percent(float64(n)/100)
	}
	return minus(n, func(n int) string { return w.Percent(float64(n) / 100) })
}

// number writes a number with a minus that is as long as it should be.
func number(n int) string { return minus(n, strconv.Itoa) }

// ahead writes a number with its sign.
func ahead(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return number(n)
}

// minus writes a number with a dash for a minus, which the typeface does not have.
func minus(n int, write func(int) string) string {
	if n < 0 {
		return "–" + write(-n)
	}
	return write(n)
}

// bars adds columns from a line at zero, with their numbers above and the scale below; below 0 they have another colour,
// and where both colours meet there is a line.
func (s *section) bars(of bars, about string) {
	c, by := s.page.stage.Colours(), s.page.by
	most, widest := 1, float32(0)
	for _, one := range of.all {
		most = max(most, one.count)
		widest = max(widest, widgets.Line(one.label, small*by, c.Quiet).MinSize().Width)
	}
	var still []fyne.CanvasObject
	put := func(object fyne.CanvasObject, x, y, width, height float32) {
		still = append(still, widgets.Placed(object, fyne.NewPos(x, y), fyne.NewSize(width, height)))
	}
	text := func(what string, middle, y float32, paint color.Color) {
		line := widgets.Line(what, small*by, paint)
		need := line.MinSize()
		put(line, min(max(middle-need.Width/2, 0), s.width-need.Width), y, need.Width, need.Height)
	}
	base := (headRoom + barsHigh) * by
	room := s.width / float32(len(of.all))
	side := float32(0) // room at both ends for half of a label
	if of.end != "" {
		side = widest / 2
		room = (s.width - 2*side) / float32(len(of.all))
	}
	every := max(1, int(math.Ceil(float64((widest+10*by)/room))))
	thick := min(room*0.8, 64*by)
	var columns []column
	for i, one := range of.all {
		left := side + float32(i)*room
		high := barsHigh * by * float32(one.count) / float32(most)
		paint := palette.Lagoon
		if of.first+i < 0 {
			paint = palette.Coral
		}
		if one.count > 0 {
			put(box(paint, by, thick, max(high, 1.5*by)), left+(room-thick)/2, base-max(high, 1.5*by), thick, max(high, 1.5*by))
			line := widgets.Line(strconv.Itoa(one.count), small*by, c.Text)
			widgets.Shrink(line, room-2*by)
			need := line.MinSize()
			put(line, left+(room-need.Width)/2, base-high-need.Height-by, need.Width, need.Height)
		}
		middle, at := left+room/2, of.first+i
		if of.end != "" {
			middle = left
		}
		if at%every == 0 {
			text(one.label, middle, base+2*by, c.Quiet)
		}
		columns = append(columns, column{left, left + room, one.says, ""})
	}
	if last := of.first + len(of.all); of.end != "" && last%every == 0 {
		text(of.end, side+float32(len(of.all))*room, base+2*by, c.Quiet)
	}
	put(canvas.NewRectangle(c.Quiet), 0, base, s.width, 1.2*by)
	if of.first < 0 && of.first+len(of.all) >= 0 {
		put(canvas.NewRectangle(c.Text), side-float32(of.first)*room-0.8*by, 6*by, 1.6*by, base-6*by)
	}
	s.chart(base+scaleHigh*by, about, columns, still)
}

// going adds how often somebody goes on, by the chance of a bust, and how often it was best to; best is nil where that is
// not known of all of it.
func (s *section) going(r *statistics.Risks, best *[statistics.Bins]int) {
	const few, high = 5, 76
	w, c, by := s.page.stage.Words, s.page.stage.Colours(), s.page.by
	last := -1
	for bin, asked := range r.Asked {
		if asked > 0 {
			last = bin
		}
	}
	if last < 0 {
		return
	}
	var still []fyne.CanvasObject
	put := func(object fyne.CanvasObject, x, y, width, height float32) {
		still = append(still, widgets.Placed(object, fyne.NewPos(x, y), fyne.NewSize(width, height)))
	}
	var columns []column
	pale := false
	room, base := s.width/float32(last+1), (headRoom+high)*by
	thick := min(room*0.8, 64*by)
	for bin := range last + 1 {
		left := float32(bin) * room
		from, to := w.Percent(float64(bin)/20), w.Percent(float64(bin+1)/20)
		if asked := r.Asked[bin]; asked > 0 {
			part := float32(r.Went[bin]) / float32(asked)
			x := left + (room-thick)/2
			put(box(c.Field, by, thick, high*by), x, headRoom*by, thick, high*by)
			paint := palette.Lagoon
			if asked < few { // that says little
				paint, pale = palette.Fade(paint, 0.4), true
			}
			tall := max(high*by*part, by)
			put(box(paint, by, thick, tall), x, base-tall, thick, tall)
			line := widgets.Line(w.Percent(float64(part)), small*by, c.Text)
			widgets.Shrink(line, room-2*by)
			need := line.MinSize()
			put(line, left+(room-need.Width)/2, headRoom*by-need.Height-by, need.Width, need.Height)
			says := w.T("figures.risk.tip", "From", from, "To", to, "Went", r.Went[bin], "Asked", asked)
			if best != nil {
				says = w.T("figures.risk.tip.best", "From", from, "To", to, "Went", r.Went[bin], "Asked", asked, "Best", best[bin])
				mark := base - high*by*float32(best[bin])/float32(asked)
				put(box(c.Text, by, thick+8*by, 3*by), x-4*by, mark-1.5*by, thick+8*by, 3*by)
			}
			columns = append(columns, column{left, left + room, says, ""})
		}
		if bin == statistics.Bins-1 {
			from = w.T("figures.from", "From", from)
		}
		label := widgets.Line(from, small*by, c.Quiet)
		widgets.Shrink(label, room)
		need := label.MinSize()
		put(label, max(left+(room-thick)/2, 0), base+2*by, need.Width, need.Height)
	}
	put(canvas.NewRectangle(c.Quiet), 0, base, s.width, 1.2*by)
	about := w.T("figures.risk.about")
	if best != nil {
		about = w.T("figures.risk.about.best")
	}
	s.chart(base+scaleHigh*by, about, columns, still)
	if pale {
		s.note(w.T("figures.risk.pale", "Few", few))
	}
}

// mean is a moving average: the mean cost of the decisions of the last games up to each, of some at the beginning.
func mean(costs []statistics.Cost, games int) []float64 {
	all := make([]float64, len(costs))
	for i := range costs {
		charged, counted := 0.0, 0
		for _, cost := range costs[max(0, i+1-games) : i+1] {
			charged += cost.Mean * float64(cost.Count)
			counted += cost.Count
		}
		all[i] = charged / float64(counted)
	}
	return all
}

// over is of how many games the mean is.
const over = 10

// costs adds what decisions cost, game by game, with the mean of some games as a line, and the costs of the levels beside
// it. The zero line is below: the lower the better.
func (s *section) costs(costs []statistics.Cost, levels *[bot.Levels]float64) {
	const most, high = 100, 150
	w, c, by := s.page.stage.Words, s.page.stage.Colours(), s.page.by
	line := mean(costs, over)
	costs, line = costs[max(len(costs)-most, 0):], line[max(len(line)-most, 0):]
	means := make([]float64, len(costs))
	for i := range costs {
		means[i] = costs[i].Mean
	}
	slices.Sort(means)
	top := max(0.01, slices.Max(line)*1.2, means[(len(means)-1)*19/20]*1.08) // a game that went all wrong is at the edge
	right := float32(0)
	names := make([]*canvas.Text, 0, bot.Levels)
	if levels != nil {
		top = max(top, levels[0]*1.1)
		for level := bot.CabinBoy; level <= bot.Governor; level++ {
			name := widgets.Line(w.T(terms.Levels.ID(level)), small*by, c.Text)
			names = append(names, name)
			right = max(right, name.MinSize().Width+14*by)
		}
	}
	base := (high + 8) * by
	up := func(cost float64) float32 { return base - high*by*float32(min(cost/top, 1)) }
	step := float64(widgets.ScaleStep(high*by, int(math.Ceil(top*1000)), 28*by)) / 1000
	left := float32(0)
	var still []fyne.CanvasObject
	for at := 0.0; at <= top; at += step {
		text := widgets.Line(tenths(w, at), small*by, c.Quiet)
		need := text.MinSize()
		left = max(left, need.Width+10*by)
		still = append(still, widgets.Placed(text, fyne.NewPos(0, up(at)-need.Height/2), need))
	}
	end := s.width - right
	room := (end - left) / float32(len(costs))
	var beside [bot.Levels]float32 // where the names of the levels are
	if levels != nil {
		beside = apart(names, levels, up, base)
		for i, name := range names {
			need := name.MinSize()
			still = append(still, widgets.Placed(name, fyne.NewPos(end+14*by, beside[i]-need.Height/2), need))
		}
	}
	size := fyne.NewSize(s.width, base+6*by)
	picture := s.page.stage.Drawn(size, func(on *draw.Canvas) {
		across := func(y float32, dashes []float64, width float64, paint color.NRGBA) {
			on.Stroke(draw.Dashes(dashes, float64(left), float64(y), float64(end), float64(y)), width, paint)
		}
		for at := step; at <= top; at += step {
			across(up(at), nil, float64(by), palette.Fade(c.Quiet, 0.2))
		}
		across(base, nil, 1.5*float64(by), c.Quiet)
		if levels != nil {
			for i := range levels {
				across(up(levels[i]), []float64{5 * float64(by), 4 * float64(by)}, 1.4*float64(by), c.Edge)
				on.Stroke(draw.Path(float64(end), float64(up(levels[i])), float64(end+12*by), float64(beside[i])), 1.2*float64(by), c.Edge)
			}
		}
		middle := func(i int) float64 { return float64(left + (float32(i)+0.5)*room) }
		for i := range costs {
			on.Fill(draw.Circle(middle(i), float64(up(costs[i].Mean)), min(3, max(1.6, float64(room)*0.3))*float64(by)),
				palette.Fade(palette.Coral, 0.85))
		}
		var way []float64
		for i := range line {
			way = append(way, middle(i), float64(up(line[i])))
		}
		on.Stroke(draw.Path(way...), 4.6*float64(by), palette.Fade(c.Panel, 0.9))
		on.Stroke(draw.Path(way...), 2.8*float64(by), palette.Lagoon)
	})
	still = append([]fyne.CanvasObject{widgets.Placed(picture, fyne.Position{}, size)}, still...)
	var columns []column
	for i, cost := range costs {
		x := left + float32(i)*room
		columns = append(columns, column{x, x + room, w.T("figures.cost.tip", "Date", s.page.day(cost.Game),
			"Cost", tenths(w, cost.Mean), "Mean", tenths(w, line[i])), cost.Game})
	}
	s.chart(size.Height, w.T("figures.cost.about", "Games", over), columns, still)
}

// apart are the middles of the names of the levels, as near to what their decisions cost as there is room.
func apart(names []*canvas.Text, levels *[bot.Levels]float64, up func(float64) float32, end float32) (all [bot.Levels]float32) {
	order := make([]int, len(names))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(levels[b], levels[a]) }) // from the top
	tall := names[0].MinSize().Height
	middles := make([]float32, len(order))
	for i, level := range order {
		middles[i] = up(levels[level])
	}
	widgets.Apart(middles, tall, end+tall*0.6)
	for i, level := range order {
		all[level] = middles[i]
	}
	return all
}

// tenths writes a chance in tenths of a per cent.
func tenths(w *words.Words, chance float64) string {
	return w.T("figures.percent", "Number", w.Decimal(100*chance))
}
