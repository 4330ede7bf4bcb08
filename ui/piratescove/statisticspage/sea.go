package statisticspage

import (
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/statisticspage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// alone is the colour of rounds, and of plunder, without anybody else.
var alone = palette.Source{Base: palette.Lagoon, On: palette.Ink}

// fought are the ends of fights, with their colours.
var fought = []struct {
	name  words.ID
	paint palette.Source
	of    func(*statistics.Fights) int
}{
	{"cove.figures.fights.won", ranks[0], func(f *statistics.Fights) int { return f.Won }},
	{"cove.figures.fights.fled", palette.FromTreasures, func(f *statistics.Fights) int { return f.Fled }},
	{"cove.figures.fights.crippled", palette.FromPlunder, func(f *statistics.Fights) int { return f.Crippled }},
}

// part is a number of several, with its part of them.
func (p *Page) part(n, of int) (text string, part float64) {
	w := p.Stage.Words
	part = float64(n) / math.Max(float64(of), 1)
	return w.T("cove.figures.part", "Number", n, "Share", w.Percent(part)), part
}

// fights are how fights ended, and the ships sunk; nil as long as there are few games.
func (p *Page) fights(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	if !reaches(sum, theFights) {
		return nil
	}
	f := &sum.Fights
	s := p.Section(width, w.T("cove.figures.fights"))
	s.Say(w.N("cove.figures.fights.games", f.Fought, "Each", w.Decimal(float64(f.Fought)/float64(sum.Games))))
	if f.Fought > 0 {
		var row stack
		var legend []key
		for _, end := range fought {
			text, part := p.part(end.of(f), f.Fought)
			row.shares = append(row.shares, share{
				part: part, paint: end.paint, written: strconv.Itoa(end.of(f)),
				says: w.T("cove.figures.named", "Name", w.T(end.name), "Number", text),
			})
			legend = append(legend, key{paint: end.paint, name: w.T(end.name)})
		}
		keys(s, legend)
		stacks(s, []stack{row}, 34, w.T("cove.figures.fights.about"))
	}
	if f.Dice > 0 {
		s.Say(w.T("cove.figures.dice", "Hits", f.Hits, "Dice", f.Dice, "Share", w.Percent(float64(f.Hits)/float64(f.Dice)),
			"Struck", f.Struck))
	}
	if f.Mutinies > 0 {
		s.Say(w.T("cove.figures.mutinies", "Number", f.Mutinies))
	}
	s.Head(w.T("cove.figures.sunk"))
	p.sunk(s, sum)
	return s.Done()
}

// sunk adds the heads of all whose ships can be sunk, with how many the person has.
func (p *Page) sunk(s *statisticspage.Section, sum *statistics.Summary) {
	w, c, by := p.Stage.Words, p.Stage.Colours(), p.By
	const most = 66
	n := int(cove.Navy)
	cell := s.Width / float32(n)
	head := min(cell-8*by, most*by)
	for i := range n {
		legend := cove.Legend(i + 1)
		number := sum.Sunk[legend]
		x := cell*float32(i) + (cell-head)/2
		rim := palette.Brass
		if number == 0 {
			rim = palette.OldPaper
		}
		picture := pieces.Round(p.Stage, "heads/"+legend.String(), rim, head)
		if number == 0 {
			picture.Translucency = 0.62
		}
		s.Put(picture, x, head, head)
		paint := c.Text
		if number == 0 {
			paint = c.Quiet
		}
		count := widgets.Title(strconv.Itoa(number), 19*by, paint)
		need := count.MinSize()
		s.Y += head
		s.Put(count, cell*float32(i)+(cell-need.Width)/2, need.Width, need.Height)
		s.Y -= head
		tip := w.N("cove.figures.sunk.legend", number, "Legend", terms.Legend(w, legend))
		if legend == cove.Cacafuego {
			tip = w.N("cove.figures.sunk.taken", number, "Legend", terms.Legend(w, legend))
		}
		s.Put(widgets.NewTipped(tip), cell*float32(i), cell, head+need.Height)
	}
	s.Y += head + widgets.Title("0", 19*by, c.Text).MinSize().Height + 2*by
}

// islands are where the person sails, and how often alone; nil as long as there are few games.
func (p *Page) islands(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	if !reaches(sum, theIslands) {
		return nil
	}
	s := p.Section(width, w.T("cove.figures.islands"))
	games := float64(sum.Games)
	favourite, quiet, rounds, longest := cove.Tavern, 0, 0, 0.01
	for island := cove.Tavern; island <= cove.TreasureIsland; island++ {
		of := &sum.Calls[island]
		quiet, rounds = quiet+of.Alone, rounds+of.Rounds
		if of.Rounds > sum.Calls[favourite].Rounds {
			favourite = island
		}
		longest = max(longest, float64(of.Rounds)/games, sum.Rivals.Calls[island])
	}
	s.Say(w.T("cove.figures.favourite", "Island", terms.Island(w, favourite), "Rounds",
		w.Decimal(float64(sum.Calls[favourite].Rounds)/games), "All", cove.Rounds))
	s.Say(w.T("cove.figures.alone", "Share", w.Percent(float64(quiet)/math.Max(float64(rounds), 1))))
	var rows []stack
	for island := cove.Tavern; island <= cove.TreasureIsland; island++ {
		of := &sum.Calls[island]
		each := w.Decimal(float64(of.Rounds) / games)
		row := stack{
			name: terms.Island(w, island), beside: each, mark: sum.Rivals.Calls[island] / longest,
			symbol: func(size float32) *canvas.Image { return pieces.Drawing(p.Stage, "emblems/"+island.String(), size) },
			shares: []share{
				{part: float64(of.Alone) / games / longest, paint: alone},
				{part: float64(of.Rounds-of.Alone) / games / longest, empty: true},
			},
		}
		if of.Alone > 0 {
			row.shares[0].written = w.Percent(float64(of.Alone) / float64(of.Rounds))
		}
		row.says = w.T("cove.figures.islands.row", "Island", row.name, "Rounds", each,
			"Alone", w.Percent(float64(of.Alone)/math.Max(float64(of.Rounds), 1)),
			"Rivals", w.Decimal(sum.Rivals.Calls[island]))
		rows = append(rows, row)
	}
	stacks(s, rows, 36, w.T("cove.figures.islands.about"))
	return s.Done()
}

// plunder is what was plundered, buried and lost.
func (p *Page) plunder(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	if !reaches(sum, theIslands) {
		return nil
	}
	of := &sum.Plunder
	s := p.Section(width, w.T("cove.figures.plunder"))
	s.Say(w.N("cove.figures.plunder.games", of.Cards, "Each", w.Decimal(float64(of.Cards)/float64(sum.Games))))
	if of.Cards > 0 {
		var row stack
		var legend []key
		for _, way := range []struct {
			name  words.ID
			n     int
			paint palette.Source
		}{
			{"cove.figures.plunder.peace", of.Peaceful, alone},
			{"cove.figures.plunder.fight", of.Cards - of.Peaceful, palette.FromPlunder},
		} {
			text, part := p.part(way.n, of.Cards)
			row.shares = append(row.shares, share{
				part: part, paint: way.paint, written: strconv.Itoa(way.n),
				says: w.T("cove.figures.named", "Name", w.T(way.name), "Number", text),
			})
			legend = append(legend, key{paint: way.paint, name: w.T(way.name)})
		}
		keys(s, legend)
		stacks(s, []stack{row}, 34, w.T("cove.figures.plunder.about"))
	}
	s.Say(w.T("cove.figures.buried", "Treasures", terms.Treasures(w, of.Buried), "Doubloons", terms.Doubloons(w, of.Gold)))
	if of.Lost == 0 {
		s.Say(w.T("cove.figures.lost.none"))
	} else {
		s.Say(w.N("cove.figures.lost", of.Lost, "Each", w.Decimal(float64(of.Lost)/float64(sum.Games))))
	}
	return s.Done()
}
