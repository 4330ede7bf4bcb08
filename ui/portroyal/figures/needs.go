package figures

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// part is a part of the page that says something only from some games on: fewer would fill it with bars that say nothing.
type part string

const (
	theRisks   part = "risks"
	theDuels   part = "duels"
	theCosts   part = "costs" // their curve
	theWins    part = "wins"
	thePoints  part = "points"
	theTables  part = "tables"
	theLucks   part = "lucks" // as a distribution
	howLucky   part = "luck"  // whether somebody is lucky in the long run
	luckyBusts part = "busts" // the same of busts
)

// games are those that count for a part.
type games string

const (
	finished games = "games"
	reviewed games = "reviews"
	duelled  games = "duels" // against the same opponent
)

// of is how many there are.
func (g games) of(sum *statistics.Summary) int {
	switch g {
	case reviewed:
		return sum.Looked
	case duelled:
		return sum.Met
	}
	return sum.Games
}

// needs are from how many games on there are which parts, in the order in which they come.
var needs = []struct {
	part         part
	from         int
	of           games
	title, about words.ID // with which it is announced; "" if it is not
}{
	{theRisks, 3, finished, "figures.risk", "figures.coming.part.risks"},
	{theDuels, statistics.DuelFrom, duelled, "figures.duels", "figures.coming.part.duels"},
	{theCosts, 3, reviewed, "figures.costs", "figures.coming.part.costs"},
	{theWins, 5, finished, "figures.wins", "figures.coming.part.wins"},
	{thePoints, 5, finished, "figures.points", "figures.coming.part.points"},
	{theTables, 5, finished, "", ""},
	{theLucks, 5, reviewed, "", ""},
	{howLucky, 10, reviewed, "figures.luck", "figures.coming.part.luck"},
	{luckyBusts, 10, finished, "", ""},
}

// reaches reports whether there are enough games for a part.
func reaches(sum *statistics.Summary, which part) bool {
	for i := range needs {
		if needs[i].part == which {
			return needs[i].of.of(sum) >= needs[i].from
		}
	}
	return true
}

// comingOf are how many of the games that a part needs there are.
const comingOf words.Family[games] = "figures.coming.of.*"

// coming announces the parts for which there are too few games, nil if there are none.
func (p *Page) coming(sum *statistics.Summary, width float32) fyne.CanvasObject {
	w, c, by := p.stage.Words, p.stage.Colours(), p.by
	s := p.section(width, w.T("figures.coming"))
	s.say(w.T("figures.coming.about"))
	none := true
	for _, need := range needs {
		have := need.of.of(sum)
		if need.title == "" || have >= need.from || need.of == duelled && p.chosen.together {
			continue
		}
		none = false
		s.y += 5 * by
		progress := widgets.Line(w.N(comingOf.ID(need.of), need.from, "Have", have), 13*by, c.Quiet)
		widgets.Shrink(progress, s.width*0.6)
		taken := progress.MinSize()
		title := widgets.OneLine(widgets.BoldLine, w.T(need.title), 14*by, c.Text, s.width-taken.Width-10*by, fyne.TextAlignLeading)
		high := title.MinSize().Height
		s.put(title, 0, s.width-taken.Width-10*by, high)
		s.put(progress, s.width-taken.Width, taken.Width, taken.Height)
		s.y += high + 2*by
		s.pips(have, need.from)
		s.note(w.T(need.about))
	}
	if none {
		return nil
	}
	return s.done()
}

// pips adds a field for each game that is needed; those that there are are lit.
func (s *section) pips(have, need int) {
	by, c := s.page.by, s.page.stage.Colours()
	const high, gap = 6, 4
	wide := (s.width - float32(need-1)*gap*by) / float32(need)
	for i := range need {
		paint := c.Field
		if i < have {
			paint = c.Accent
		}
		s.rectangle(paint, float32(i)*(wide+gap*by), 0, wide, high*by)
	}
	s.y += (high + 3) * by
}
