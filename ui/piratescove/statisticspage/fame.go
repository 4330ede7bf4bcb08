package statisticspage

import (
	"cmp"
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/chart"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/fame"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/statisticspage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// side is one of those whose fame is compared.
type side struct {
	name  words.ID
	of    *statistics.Means
	paint color.NRGBA
}

// sides are the person, the winners, unless that is always the person, and the others at the table.
func sides(sum *statistics.Summary) []side {
	all := []side{
		{"cove.figures.you", &sum.Own, palette.Lagoon},
		{"cove.figures.winners", &sum.Winners, palette.Brass},
		{"cove.figures.rivals", &sum.Rivals, palette.Coral},
	}
	if sum.Wins == float64(sum.Games) {
		all = slices.Delete(all, 1, 2)
	}
	return all
}

// worthSaying is how much fame in a game is.
const worthSaying = 0.25

// fame is where it comes from, for the person, the winners and the others.
func (p *Page) fame(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	s := p.Section(width, w.T("cove.figures.fame"))
	own := func(of fame.Source) float64 { return of.Sum(sum.Own.From[:]) }
	ahead := func(of fame.Source) float64 { return own(of) - of.Sum(sum.Rivals.From[:]) }
	behind := func(of fame.Source) float64 { return of.Sum(sum.Winners.From[:]) - own(of) }
	if best := most(own); own(best) > 0 {
		s.Say(w.T("cove.figures.fame.most", "Source", best.Name(w), "Fame", w.Decimal(own(best)),
			"All", w.Decimal(sum.Own.Fame[sum.Length.Rounds()])))
	}
	if best := most(ahead); ahead(best) >= worthSaying {
		s.Say(w.T("cove.figures.fame.ahead", "Source", best.Name(w), "Fame", w.Decimal(ahead(best))))
	}
	if worst := most(behind); behind(worst) >= worthSaying {
		s.Say(w.T("cove.figures.fame.behind", "Source", worst.Name(w), "Fame", w.Decimal(behind(worst))))
	}
	longest := 1.0
	for _, one := range sides(sum) {
		longest = max(longest, moved(one.of))
	}
	var rows []stack
	for _, one := range sides(sum) {
		rows = append(rows, sourced(w, one, sum.Length, longest))
	}
	var legend []key
	for i := range fame.Sources {
		of := &fame.Sources[i]
		if !slices.ContainsFunc(sides(sum), func(one side) bool { return of.Sum(one.of.From[:]) != 0 }) {
			continue
		}
		says := []string{of.About(w)}
		for _, one := range sides(sum) {
			says = append(says, w.T("cove.figures.named", "Name", w.T(one.name), "Number", decimal(w, of.Sum(one.of.From[:]))))
		}
		legend = append(legend, key{
			paint: of.Paint, empty: of.Lost, name: of.Name(w), tip: strings.Join(says, "\n"),
			symbol: func(size float32) *canvas.Image { return pieces.Symbol(p.Stage, of.Symbol, size) },
		})
	}
	keys(s, legend)
	about := words.ID("cove.figures.fame.about")
	if len(rows) < 3 {
		about = "cove.figures.fame.about.won"
	}
	stacks(s, rows, 34, w.T(about))
	return s.Done()
}

// most is the source of fame, but for what was lost, that has the most of something.
func most(of func(fame.Source) float64) fame.Source {
	gained := slices.DeleteFunc(slices.Clone(fame.Sources), func(s fame.Source) bool { return s.Lost })
	return slices.MaxFunc(gained, func(a, b fame.Source) int { return cmp.Compare(of(a), of(b)) })
}

// moved is the fame of means with what was lost: how long its bar is.
func moved(of *statistics.Means) (sum float64) {
	for _, fame := range of.From {
		sum += math.Abs(fame)
	}
	return sum
}

// sourced is a row with the fame of one side by source. The lost is a frame behind what was gained.
func sourced(w *words.Words, one side, of statistics.Length, longest float64) stack {
	row := stack{name: w.T(one.name), beside: w.Decimal(one.of.Fame[of.Rounds()])}
	for i := range fame.Sources {
		of := &fame.Sources[i]
		sum := of.Sum(one.of.From[:])
		row.shares = append(row.shares, share{
			part: math.Abs(sum) / longest, paint: of.Paint, empty: of.Lost, written: decimal(w, sum),
			says: w.T("cove.figures.fame.part", "Name", row.name, "Source", of.Name(w), "Fame", decimal(w, sum)),
		})
	}
	return row
}

// decimal writes a number with a minus that is as long as it should be.
func decimal(w *words.Words, n float64) string {
	if n < 0 {
		return "–" + w.Decimal(-n)
	}
	return w.Decimal(n)
}

// curve is the fame round by round, for the person, the winners and the others.
func (p *Page) curve(sum *statistics.Summary, width float32) fyne.CanvasObject {
	const high = 150
	w, c, by := p.Stage.Words, p.Stage.Colours(), p.By
	s := p.Section(width, w.T("cove.end.curve"))
	all, rounds := sides(sum), sum.Length.Rounds()
	top, values := 1.0, make([]float64, len(all))
	names := make([]*canvas.Text, len(all))
	right := float32(0)
	for i, one := range all {
		top, values[i] = max(top, slices.Max(one.of.Fame[:])), one.of.Fame[rounds]
		names[i] = widgets.BoldLine(w.T(one.name), chart.Small*by, c.Text)
		right = max(right, names[i].MinSize().Width+18*by)
	}
	right = min(right, s.Width*0.3)
	for _, name := range names {
		widgets.Shrink(name, right-18*by)
	}
	frame := chart.NewFrame(c, by, s.Width-right, high, top, int(top), 1, rounds+1,
		func(fame float64) string { return strconv.Itoa(int(fame)) })
	order, middles := frame.Names(names, values, frame.Right+16*by)
	var columns []chart.Part
	for round := range rounds + 1 {
		label := strconv.Itoa(round + 1)
		if round == rounds {
			label = w.T("cove.end.curve.last")
		}
		columns = append(columns, chart.Part{
			Left: frame.Across(round, 0), Right: frame.Across(round, 1), Says: p.after(sum, round, len(all) > 2),
		})
		text := widgets.Line(label, chart.Small*by, c.Quiet)
		chart.Say(frame.Sheet, text, frame.Across(round, 0.5), frame.Base+3*by+text.MinSize().Height/2, fyne.TextAlignCenter)
	}
	size := fyne.NewSize(s.Width, frame.Base+6*by)
	still := frame.Draw(p.Stage, size, func(on chart.Canvas) {
		for at, i := range slices.Backward(order) {
			one := &all[i]
			var way []float64
			for round, fame := range one.of.Fame[:rounds+1] {
				way = append(way, float64(frame.Across(round, 0.5)), float64(frame.Up(fame)))
			}
			on.Rule(frame.Across(rounds, 0.5), frame.Up(values[i]), frame.Right+13*by, middles[at], 1.2, c.Edge)
			on.Stroke(draw.Path(way...), 4.8*on.By, palette.Fade(c.Panel, 0.9))
			on.Stroke(draw.Path(way...), 2.8*on.By, one.paint)
			for point := range slices.Chunk(way, 2) {
				on.Fill(draw.Circle(point[0], point[1], 3.4*on.By), one.paint)
			}
		}
	})
	s.Chart(frame.Base+statisticspage.ScaleHigh*by, w.T("cove.figures.curve.about"), columns, still)
	return s.Done()
}

// after says how much fame everybody had after a round, counted from 0, or at the end; of winners only where somebody else
// has won.
func (p *Page) after(sum *statistics.Summary, round int, winners bool) string {
	w := p.Stage.Words
	own, won, rivals := w.Decimal(sum.Own.Fame[round]), w.Decimal(sum.Winners.Fame[round]), w.Decimal(sum.Rivals.Fame[round])
	switch end := round == sum.Length.Rounds(); {
	case end && winners:
		return w.T("cove.figures.curve.end", "Own", own, "Winners", won, "Rivals", rivals)
	case end:
		return w.T("cove.figures.curve.end.won", "Own", own, "Rivals", rivals)
	case winners:
		return w.T("cove.figures.curve.after", "Round", round+1, "Own", own, "Winners", won, "Rivals", rivals)
	}
	return w.T("cove.figures.curve.after.won", "Round", round+1, "Own", own, "Rivals", rivals)
}
