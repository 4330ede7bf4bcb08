package figures

import (
	"image/color"
	"maps"
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// section is a sheet of paper that is filled from the top.
type section struct {
	page  *Page
	width float32 // of its content
	y     float32
	all   *fyne.Container
}

// edge is the margin of a section, in units of a window of usual size.
const edge = 14

func (p *Page) section(width float32, title string) *section {
	s := &section{page: p, width: width - 2*edge*p.by, all: &fyne.Container{}}
	heading := widgets.Title(title, 19*p.by, p.stage.Colours().Text)
	widgets.Shorten(heading, s.width)
	s.put(heading, 0, s.width, heading.MinSize().Height)
	s.y += heading.MinSize().Height + 4*p.by
	return s
}

// put puts an object into the present line.
func (s *section) put(object fyne.CanvasObject, x, width, height float32) {
	in := edge * s.page.by
	s.all.Objects = append(s.all.Objects, widgets.Placed(object, fyne.NewPos(in+x, in*0.8+s.y), fyne.NewSize(width, height)))
}

// say adds a paragraph.
func (s *section) say(text string) {
	by := s.page.by
	lines := widgets.Paragraph(widgets.Line, text, 14*by, s.page.stage.Colours().Text, s.width, 1, fyne.TextAlignLeading)
	high := lines.MinSize().Height
	s.put(lines, 0, s.width, high)
	s.y += high + 5*by
}

// done is the section as it is shown.
func (s *section) done() fyne.CanvasObject {
	by := s.page.by
	size := fyne.NewSize(s.width+2*edge*by, s.y+2*0.8*edge*by)
	return widgets.Fixed(widgets.NewSheet(s.page.stage.Colours(), by, 0, s.all), size.Width, size.Height)
}

// rectangle adds a box in the present line.
func (s *section) rectangle(paint color.Color, x, y, width, height float32) {
	box := canvas.NewRectangle(paint)
	box.CornerRadius = min(2*s.page.by, height/2)
	s.y += y
	s.put(box, x, width, height)
	s.y -= y
}

// tally adds a line with the share of games won as a bar, its interval, and a mark at the fair share.
func (s *section) tally(name string, t statistics.Tally) {
	if t.Games == 0 {
		return
	}
	const high = 24
	w, c, by := s.page.stage.Words, s.page.stage.Colours(), s.page.by
	label, numbers := s.width*0.34, 96*by
	left, room := label+6*by, s.width-label-numbers-12*by
	text := widgets.OneLine(widgets.Line, name, 14*by, c.Text, label, fyne.TextAlignLeading)
	need := text.MinSize().Height
	s.y += (high*by - need) / 2
	s.put(text, 0, label, need)
	count := widgets.OneLine(widgets.Line, w.T("figures.of", "Wins", wins(w, t.Wins), "Games", t.Games), 14*by, c.Text, numbers,
		fyne.TextAlignTrailing)
	s.put(count, s.width-numbers, numbers, need)
	s.y -= (high*by - need) / 2
	rate, low, up := t.Rate()
	s.rectangle(c.Field, left, 6*by, room, 12*by)
	s.rectangle(palette.Brass, left, 6*by, max(room*float32(rate), 1.5*by), 12*by)
	s.rectangle(c.Text, left+room*float32(low), 11.2*by, room*float32(up-low), 1.6*by)
	fair := float32(t.Fair / float64(t.Games))
	s.rectangle(palette.Coral, left+room*fair-by, 2*by, 2*by, 20*by)
	all := widgets.NewTipped(w.T("figures.tally", "Name", name, "Rate", w.Percent(rate), "Low", w.Percent(low), "High",
		w.Percent(up), "Fair", w.Percent(float64(fair))))
	s.put(all, 0, s.width, high*by)
	s.y += high * by
}

// wins writes a number of wins; shared ones are parts.
func wins(w *words.Words, n float64) string {
	if n == math.Trunc(n) {
		return strconv.Itoa(int(n))
	}
	return w.Decimal(n)
}

// histogram adds columns for how often each value came, with the values below; mark says which columns are on the other
// side of a line worth seeing.
func (s *section) histogram(values []int, unit func(value int) string) {
	if len(values) == 0 {
		return
	}
	c, by := s.page.stage.Colours(), s.page.by
	low, high := slices.Min(values), slices.Max(values)
	step := (high-low)/14 + 1
	first := floor(low, step)
	n := floor(high, step) - first + 1
	counts := make([]int, n)
	for _, value := range values {
		counts[floor(value, step)-first]++
	}
	most := slices.Max(counts)
	tall := 64 * by
	room := s.width / float32(n)
	for i, count := range counts {
		reach := max(tall*float32(count)/float32(most), by)
		paint := palette.Lagoon
		if (first+i)*step < 0 {
			paint = palette.Coral
		}
		s.rectangle(paint, float32(i)*room+room*0.1, tall-reach, room*0.8, reach)
		text := number((first + i) * step)
		tip := widgets.NewTipped(unit((first+i)*step) + ": " + strconv.Itoa(count))
		s.put(tip, float32(i)*room, room, tall)
		label := widgets.Line(text, 12*by, c.Quiet)
		widgets.Shrink(label, room)
		need := label.MinSize()
		s.y += tall + 2*by
		s.put(label, (float32(i)+0.5)*room-need.Width/2, need.Width, need.Height)
		s.y -= tall + 2*by
	}
	s.rectangle(c.Quiet, 0, tall, s.width, 1.2*by)
	s.y += tall + 20*by
}

// number writes a number with a minus that is as long as it should be.
func number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// floor divides, downwards.
func floor(value, by int) int { return int(math.Floor(float64(value) / float64(by))) }

// link adds a line that opens a game.
func (s *section) link(text, game string) {
	const high = 26
	w, c, by := s.page.stage.Words, s.page.stage.Colours(), s.page.by
	date := s.page.day(game)
	line := widgets.OneLine(widgets.Line, text, 14*by, c.Text, s.width*0.66, fyne.TextAlignLeading)
	when := widgets.OneLine(widgets.Line, date, 13*by, c.Quiet, s.width*0.3, fyne.TextAlignTrailing)
	need := line.MinSize().Height
	content := &fyne.Container{Objects: []fyne.CanvasObject{
		widgets.Placed(line, fyne.NewPos(4*by, (high*by-need)/2), fyne.NewSize(s.width*0.66, need)),
		widgets.Placed(when, fyne.NewPos(s.width*0.7-4*by, (high*by-need)/2), fyne.NewSize(s.width*0.3, need)),
	}}
	tile := widgets.NewBareTile(c, text+", "+date, content, func() { s.page.calls.Open(game) })
	tile.Enters = true
	tile.SetToolTip(w.T("figures.open.tip"))
	s.put(tile, 0, s.width, high*by)
	s.y += high * by
}

// sections are all sections with something in them.
func (p *Page) sections(sum *statistics.Summary, width float32) (all []fyne.CanvasObject) {
	for _, make := range []func(*statistics.Summary, float32) fyne.CanvasObject{
		p.wins, p.risks, p.results, p.decisions, p.records, p.duels,
	} {
		if section := make(sum, width); section != nil {
			all = append(all, section)
		}
	}
	return all
}

// wins are games won, altogether and by kinds.
func (p *Page) wins(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	s := p.section(width, w.T("figures.wins"))
	hours := w.Decimal(float64(sum.Seconds) / 3600)
	s.say(w.N("figures.games", sum.Games, "Wins", wins(w, sum.Wins), "Fair", w.Decimal(sum.Fair), "Hours", hours))
	s.tally(w.T("figures.all"), sum.Tally)
	for level := bot.CabinBoy; level <= bot.Governor; level++ {
		if t := sum.ByLevel[level.String()]; t != nil {
			s.tally(w.T(levelNames.ID(level)), *t)
		}
	}
	if len(sum.ByPlayers) > 1 {
		for _, players := range slices.Sorted(maps.Keys(sum.ByPlayers)) {
			s.tally(w.N("figures.seats", players), *sum.ByPlayers[players])
		}
	}
	if !p.together && len(sum.ByOrder) > 1 {
		for order, t := range sum.ByOrder {
			s.tally(w.T("figures.order", "Place", order+1), t)
		}
	}
	s.say(w.T("figures.wins.about"))
	return s.done()
}

// results are points, rounds and margins.
func (p *Page) results(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	s := p.section(width, w.T("figures.points"))
	points := func(n int) string { return w.N("count.points", n) }
	s.histogram(sum.Points, points)
	if len(sum.Margin) > 0 {
		s.say(w.T("figures.margin"))
		s.histogram(sum.Margin, number)
	}
	s.say(w.T("figures.rounds"))
	s.histogram(sum.Rounds, func(n int) string { return w.T("figures.round", "Round", n) })
	return s.done()
}

// records are streaks, and the best games.
func (p *Page) records(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	if sum.Most.Game == "" {
		return nil
	}
	s := p.section(width, w.T("figures.records"))
	if sum.Longest > 1 {
		s.say(w.T("figures.streak", "Now", sum.Streak, "Longest", sum.Longest))
	}
	s.link(w.T("figures.most", "Points", w.N("count.points", sum.Most.Value)), sum.Most.Game)
	if sum.Largest.Game != "" {
		s.link(w.T("figures.largest", "Points", w.N("count.points", sum.Largest.Value)), sum.Largest.Game)
	}
	if sum.Fastest.Game != "" {
		s.link(w.T("figures.fastest", "Rounds", -sum.Fastest.Value), sum.Fastest.Game)
	}
	return s.done()
}

// duels are the others at the table, from three games on.
func (p *Page) duels(sum *statistics.Summary, width float32) fyne.CanvasObject {
	if len(sum.Duels) == 0 {
		return nil
	}
	s := p.section(width, p.stage.Words.T("figures.duels"))
	const most = 8
	for i := range sum.Duels[:min(len(sum.Duels), most)] {
		duel := &sum.Duels[i]
		s.tally(p.opponent(duel), duel.Tally)
	}
	return s.done()
}

// oneIn says of how many people one has such luck, good or bad, by chance; 0 for what is nothing special.
func oneIn(deviation float64) int {
	const worthSaying = 0.8
	if math.Abs(deviation) < worthSaying {
		return 0
	}
	tail := 0.5 * math.Erfc(math.Abs(deviation)/math.Sqrt2)
	return int(math.Round(1 / max(tail, 1./9999)))
}

// risks are busts, and how far somebody goes.
func (p *Page) risks(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	r := &sum.Risks
	if r.Drawn == 0 {
		return nil
	}
	s := p.section(width, w.T("figures.risk"))
	expected := w.Decimal(r.Expected)
	switch n := oneIn(r.Deviation()); {
	case n == 0:
		s.say(w.N("figures.busts.even", r.Busts, "Expected", expected))
	case r.Deviation() > 0:
		s.say(w.N("figures.busts.many", r.Busts, "Expected", expected, "People", n))
	default:
		s.say(w.N("figures.busts.few", r.Busts, "Expected", expected, "People", n))
	}
	last := -1
	for bin, asked := range r.Asked {
		if asked > 0 {
			last = bin
		}
	}
	if last < 0 {
		return s.done()
	}
	if at, known := statistics.Stops(r.Asked, r.Went); known {
		if best, both := statistics.Stops(r.Asked, sum.Judged.Best); both && sum.Looked == sum.Games {
			s.say(w.T("figures.stops.both", "Chance", w.Percent(at), "Best", w.Percent(best)))
		} else {
			s.say(w.T("figures.stops", "Chance", w.Percent(at)))
		}
	}
	const few = 5
	tall, room := 70*by, s.width/float32(last+1)
	for bin := range last + 1 {
		asked := r.Asked[bin]
		from, to := w.Percent(float64(bin)/20), w.Percent(float64(bin+1)/20)
		if asked > 0 {
			part := float32(r.Went[bin]) / float32(asked)
			s.rectangle(c.Field, float32(bin)*room+room*0.1, 0, room*0.8, tall)
			paint := palette.Lagoon
			if asked < few { // that says little
				paint = palette.Fade(paint, 0.4)
			}
			s.rectangle(paint, float32(bin)*room+room*0.1, tall*(1-part), room*0.8, max(tall*part, by))
			s.put(widgets.NewTipped(w.T("figures.risk.tip", "From", from, "To", to, "Went", r.Went[bin], "Asked", asked)),
				float32(bin)*room, room, tall)
		}
		label := widgets.Line(from, 12*by, c.Quiet)
		widgets.Shrink(label, room*1.2)
		need := label.MinSize()
		s.y += tall + 2*by
		s.put(label, float32(bin)*room+room*0.1, need.Width, need.Height)
		s.y -= tall + 2*by
	}
	s.y += tall + 20*by
	s.say(w.T("figures.risk.about"))
	return s.done()
}

// decisions are luck, and what decisions cost, in the games that have been looked back on.
func (p *Page) decisions(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.stage.Words
	if sum.Looked == 0 {
		return nil
	}
	s := p.section(width, w.T("figures.decisions"))
	j := &sum.Judged
	n := float64(sum.Looked)
	s.say(w.N("figures.reviewed", sum.Looked, "Cost", w.Percent(j.Cost/n), "Costly", w.Decimal(float64(j.Costly)/n)))
	if j.Bold+j.Timid > 0 {
		s.say(w.T("figures.bold", "Bold", w.Percent(j.Bold/n), "Timid", w.Percent(j.Timid/n)))
	}
	luck := w.Percent(math.Abs(j.Luck) / n)
	switch people := oneIn(sum.LuckDeviation()); {
	case people == 0:
		s.say(w.T("figures.luck.even"))
	case j.Luck > 0:
		s.say(w.T("figures.luck.good", "Luck", luck, "People", people))
	default:
		s.say(w.T("figures.luck.bad", "Luck", luck, "People", people))
	}
	const curve = 3
	if len(sum.Costs) >= curve {
		s.say(w.T("figures.costs"))
		s.curve(sum.Costs)
	}
	return s.done()
}

// curve draws the mean cost of decisions game by game, as columns from a zero line; each opens its game.
func (s *section) curve(costs []statistics.Cost) {
	const most = 40
	w, c, by := s.page.stage.Words, s.page.stage.Colours(), s.page.by
	costs = costs[max(len(costs)-most, 0):]
	top := 0.01
	for _, cost := range costs {
		top = max(top, cost.Mean)
	}
	tall, room := 64*by, s.width/float32(len(costs))
	for i, cost := range costs {
		reach := max(tall*float32(cost.Mean/top), by)
		s.rectangle(palette.Coral, float32(i)*room+room*0.12, tall-reach, room*0.76, reach)
		tip := w.T("figures.cost.tip", "Date", s.page.day(cost.Game), "Cost", w.Decimal(100*cost.Mean),
			"Decisions", cost.Count)
		s.put(widgets.NewAsked(tip, nil, func() { s.page.calls.Open(cost.Game) }), float32(i)*room, room, tall)
	}
	s.rectangle(c.Quiet, 0, tall, s.width, 1.2*by)
	s.y += tall + 8*by
}
