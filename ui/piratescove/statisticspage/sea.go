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

// part is a number of several.
type part struct {
	name  words.ID
	paint palette.Source
	n     int
}

// fought are the ends of fights, with their colours.
func fought(f *statistics.Fights) []part {
	return []part{
		{"cove.figures.fights.won", ranks[0], f.Won},
		{"cove.figures.fights.fled", palette.FromTreasures, f.Fled},
		{"cove.figures.fights.crippled", palette.FromPlunder, f.Crippled},
	}
}

// parts adds a bar with parts of a number, and a legend above it.
func (p *Page) parts(s *statisticspage.Section, of int, about words.ID, parts ...part) {
	if of == 0 {
		return
	}
	w := p.Stage.Words
	var row stack
	var legend []key
	for _, one := range parts {
		name, part := w.T(one.name), float64(one.n)/float64(of)
		row.shares = append(row.shares, share{
			part: part, paint: one.paint, written: strconv.Itoa(one.n), says: w.T("cove.figures.named", "Name", name,
				"Number", w.T("cove.figures.part", "Number", one.n, "Share", w.Percent(part))),
		})
		legend = append(legend, key{paint: one.paint, name: name})
	}
	keys(s, legend)
	stacks(s, []stack{row}, 34, w.T(about))
}

// fights are how fights ended, and the ships sunk; nil as long as there are few games.
func (p *Page) fights(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w := p.Stage.Words
	if !p.Reached(theFights) {
		return nil
	}
	f := &sum.Fights
	s := p.Section(width, w.T("cove.figures.fights"))
	s.Say(w.N("cove.figures.fights.games", f.Fought, "Each", w.Decimal(float64(f.Fought)/float64(sum.Games))))
	p.parts(s, f.Fought, "cove.figures.fights.about", fought(f)...)
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
		rim, paint, pale := palette.Brass, c.Text, 0.0
		if number == 0 {
			rim, paint, pale = palette.OldPaper, c.Quiet, 0.62
		}
		picture := pieces.Round(p.Stage, "heads/"+legend.String(), rim, head)
		picture.Translucency = pale
		s.Put(picture, x, head, head)
		count := widgets.Title(strconv.Itoa(number), 19*by, paint)
		need := count.MinSize()
		s.At(count, cell*float32(i)+(cell-need.Width)/2, head, need.Width, need.Height)
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
	if !p.Reached(theIslands) {
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
		w.Decimal(float64(sum.Calls[favourite].Rounds)/games), "All", sum.Length.Rounds()))
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
	if !p.Reached(theIslands) {
		return nil
	}
	of := &sum.Plunder
	s := p.Section(width, w.T("cove.figures.plunder"))
	s.Say(w.N("cove.figures.plunder.games", of.Cards, "Each", w.Decimal(float64(of.Cards)/float64(sum.Games))))
	p.parts(s, of.Cards, "cove.figures.plunder.about", part{"cove.figures.plunder.peace", alone, of.Peaceful},
		part{"cove.figures.plunder.fight", palette.FromPlunder, of.Cards - of.Peaceful})
	s.Say(w.T("cove.figures.buried", "Treasures", terms.Treasures(w, of.Buried), "Doubloons", terms.Doubloons(w, of.Gold)))
	if of.Lost == 0 {
		s.Say(w.T("cove.figures.lost.none"))
	} else {
		s.Say(w.N("cove.figures.lost", of.Lost, "Each", w.Decimal(float64(of.Lost)/float64(sum.Games))))
	}
	return s.Done()
}
