package statisticspage

import (
	"cmp"
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/chart"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/statisticspage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// plotLuck adds a histogram of the luck of games around none.
func plotLuck(s *statisticspage.Section, lucks []statistics.Luck) {
	w := s.Stage.Words
	var all []float64
	for _, luck := range lucks {
		all = append(all, 100*luck.Luck, -100*luck.Luck) // as far to one side as to the other
	}
	_, step, _ := statisticspage.Histogram(all, []float64{5, 10, 20, 25, 50}, 14)
	reach := 0
	for _, value := range all {
		reach = max(reach, int(math.Floor(value/step+1e-9))+1)
	}
	write := func(n int) string { return signed(w, n*int(step)) }
	of := statisticspage.Bars{First: -reach, End: write(reach)}
	counts := make([]int, 2*reach)
	for _, luck := range lucks {
		counts[max(0, min(int(math.Floor(100*luck.Luck/step+1e-9))+reach, len(counts)-1))]++
	}
	for i, count := range counts {
		from, to := write(i-reach), write(i+1-reach)
		of.All = append(of.All, statisticspage.Bar{Count: count, Label: from, Says: w.N("figures.column", count,
			"Value", w.T("figures.range", "From", from, "To", to))})
	}
	s.Bars(of, w.T("figures.luck.about"))
}

// signed writes a number of hundredths with its sign.
func signed(w *words.Words, n int) string {
	if n > 0 {
		return "+" + w.Percent(float64(n)/100)
	}
	return statisticspage.Minus(n, func(n int) string { return w.Percent(float64(n) / 100) })
}

// plotGoing adds how often somebody goes on, by the chance of a bust, and how often it was best to; best is nil where that is
// not known of all of it.
func plotGoing(s *statisticspage.Section, r *statistics.Risks, best *[statistics.Bins]int) {
	const few, high = 5, 76
	w, c, by := s.Stage.Words, s.Stage.Colours(), s.By
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
	var columns []chart.Part
	pale := false
	room, base := s.Width/float32(last+1), (statisticspage.HeadRoom+high)*by
	thick := min(room*0.8, 64*by)
	for bin := range last + 1 {
		left := float32(bin) * room
		from, to := w.Percent(float64(bin)/20), w.Percent(float64(bin+1)/20)
		if asked := r.Asked[bin]; asked > 0 {
			part := float32(r.Went[bin]) / float32(asked)
			x := left + (room-thick)/2
			put(statisticspage.Box(c.Field, by, thick, high*by), x, statisticspage.HeadRoom*by, thick, high*by)
			paint := palette.Lagoon
			if asked < few { // that says little
				paint, pale = palette.Fade(paint, 0.4), true
			}
			tall := max(high*by*part, by)
			put(statisticspage.Box(paint, by, thick, tall), x, base-tall, thick, tall)
			line := widgets.Line(w.Percent(float64(part)), statisticspage.Small*by, c.Text)
			widgets.Shrink(line, room-2*by)
			need := line.MinSize()
			put(line, left+(room-need.Width)/2, statisticspage.HeadRoom*by-need.Height-by, need.Width, need.Height)
			says := w.T("figures.risk.tip", "From", from, "To", to, "Went", r.Went[bin], "Asked", asked)
			if best != nil {
				says = w.T("figures.risk.tip.best", "From", from, "To", to, "Went", r.Went[bin], "Asked", asked, "Best", best[bin])
				mark := base - high*by*float32(best[bin])/float32(asked)
				put(statisticspage.Box(c.Text, by, thick+8*by, 3*by), x-4*by, mark-1.5*by, thick+8*by, 3*by)
			}
			columns = append(columns, chart.Part{Left: left, Right: left + room, Says: says})
		}
		if bin == statistics.Bins-1 {
			from = w.T("figures.from", "From", from)
		}
		label := widgets.Line(from, statisticspage.Small*by, c.Quiet)
		widgets.Shrink(label, room)
		need := label.MinSize()
		put(label, max(left+(room-thick)/2, 0), base+2*by, need.Width, need.Height)
	}
	put(canvas.NewRectangle(c.Quiet), 0, base, s.Width, 1.2*by)
	about := w.T("figures.risk.about")
	if best != nil {
		about = w.T("figures.risk.about.best")
	}
	s.Chart(base+statisticspage.ScaleHigh*by, about, columns, still)
	if pale {
		s.Note(w.T("figures.risk.pale", "Few", few))
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

// plotCosts adds what decisions cost, game by game, with the mean of some games as a line, and the costs of the levels beside
// it. The zero line is below: the lower the better.
func plotCosts(s *statisticspage.Section, costs []statistics.Cost, levels *[bot.Levels]float64) {
	const most, high = 100, 150
	w, c, by := s.Stage.Words, s.Stage.Colours(), s.By
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
			name := widgets.Line(w.T(terms.Levels.ID(level)), statisticspage.Small*by, c.Text)
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
		text := widgets.Line(tenths(w, at), statisticspage.Small*by, c.Quiet)
		need := text.MinSize()
		left = max(left, need.Width+10*by)
		still = append(still, widgets.Placed(text, fyne.NewPos(0, up(at)-need.Height/2), need))
	}
	end := s.Width - right
	room := (end - left) / float32(len(costs))
	var beside [bot.Levels]float32 // where the names of the levels are
	if levels != nil {
		beside = apart(names, levels, up, base)
		for i, name := range names {
			need := name.MinSize()
			still = append(still, widgets.Placed(name, fyne.NewPos(end+14*by, beside[i]-need.Height/2), need))
		}
	}
	size := fyne.NewSize(s.Width, base+6*by)
	picture := s.Stage.Drawn(size, func(on *draw.Canvas) {
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
	var columns []chart.Part
	for i, cost := range costs {
		x := left + float32(i)*room
		columns = append(columns, chart.Part{Left: x, Right: x + room, Says: w.T("figures.cost.tip", "Date", s.Date(cost.Game),
			"Cost", tenths(w, cost.Mean), "Mean", tenths(w, line[i])), Open: func() { s.Open(cost.Game) }})
	}
	s.Chart(size.Height, w.T("figures.cost.about", "Games", over), columns, still)
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
