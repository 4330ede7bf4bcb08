package statisticspage

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/chart"
	"portroyal/ui/draw"
	"portroyal/ui/geometry"
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
	on := geometry.NewSheet()
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
			on.At(statisticspage.Box(c.Field, by, thick, high*by), x, statisticspage.HeadRoom*by, thick, high*by)
			paint := palette.Lagoon
			if asked < few { // that says little
				paint, pale = palette.Fade(paint, 0.4), true
			}
			tall := max(high*by*part, by)
			on.At(statisticspage.Box(paint, by, thick, tall), x, base-tall, thick, tall)
			line := widgets.Line(w.Percent(float64(part)), chart.Small*by, c.Text)
			widgets.Shrink(line, room-2*by)
			need := line.MinSize()
			on.Put(line, left+(room-need.Width)/2, statisticspage.HeadRoom*by-need.Height-by)
			says := w.T("figures.risk.tip", "From", from, "To", to, "Went", r.Went[bin], "Asked", asked)
			if best != nil {
				says = w.T("figures.risk.tip.best", "From", from, "To", to, "Went", r.Went[bin], "Asked", asked, "Best", best[bin])
				mark := base - high*by*float32(best[bin])/float32(asked)
				on.At(statisticspage.Box(c.Text, by, thick+8*by, 3*by), x-4*by, mark-1.5*by, thick+8*by, 3*by)
			}
			columns = append(columns, chart.Part{Left: left, Right: left + room, Says: says})
		}
		if bin == statistics.Bins-1 {
			from = w.T("figures.from", "From", from)
		}
		label := widgets.Line(from, chart.Small*by, c.Quiet)
		widgets.Shrink(label, room)
		on.Put(label, max(left+(room-thick)/2, 0), base+2*by)
	}
	on.At(canvas.NewRectangle(c.Quiet), 0, base, s.Width, 1.2*by)
	about := w.T("figures.risk.about")
	if best != nil {
		about = w.T("figures.risk.about.best")
	}
	s.Chart(base+statisticspage.ScaleHigh*by, about, columns, on.Objects)
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
			name := widgets.Line(w.T(terms.Levels.ID(level)), chart.Small*by, c.Text)
			names = append(names, name)
			right = max(right, name.MinSize().Width+14*by)
		}
	}
	frame := chart.NewFrame(c, by, s.Width-right, high, top, int(math.Ceil(top*1000)), 1000, len(costs),
		func(cost float64) string { return tenths(w, cost) })
	var order []int      // the levels from the top
	var beside []float32 // where their names are
	if levels != nil {
		order, beside = frame.Names(names, levels[:], frame.Right+14*by)
	}
	size := fyne.NewSize(s.Width, frame.Base+6*by)
	still := frame.Draw(s.Stage, size, func(on chart.Canvas) {
		for at, level := range order {
			y := frame.Up(levels[level])
			on.Stroke(draw.Dashes([]float64{5 * on.By, 4 * on.By}, float64(frame.Left), float64(y), float64(frame.Right), float64(y)),
				1.4*on.By, c.Edge)
			on.Rule(frame.Right, y, frame.Right+12*by, beside[at], 1.2, c.Edge)
		}
		radius := min(3, max(1.6, 0.3*float64(frame.Across(1, 0)-frame.Left))) * on.By
		var way []float64
		for i := range costs {
			x := float64(frame.Across(i, 0.5))
			on.Fill(draw.Circle(x, float64(frame.Up(costs[i].Mean)), radius), palette.Fade(palette.Coral, 0.85))
			way = append(way, x, float64(frame.Up(line[i])))
		}
		on.Stroke(draw.Path(way...), 4.6*on.By, palette.Fade(c.Panel, 0.9))
		on.Stroke(draw.Path(way...), 2.8*on.By, palette.Lagoon)
	})
	var columns []chart.Part
	for i, cost := range costs {
		columns = append(columns, chart.Part{
			Left: frame.Across(i, 0), Right: frame.Across(i, 1), Open: func() { s.Open(cost.Game) },
			Says: w.T("figures.cost.tip", "Date", s.Date(cost.Game), "Cost", tenths(w, cost.Mean), "Mean", tenths(w, line[i])),
		})
	}
	s.Chart(size.Height, w.T("figures.cost.about", "Games", over), columns, still)
}

// tenths writes a chance in tenths of a per cent.
func tenths(w *words.Words, chance float64) string {
	return w.T("figures.percent", "Number", w.Decimal(100*chance))
}
