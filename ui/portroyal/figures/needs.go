package figures

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/figures"
	"portroyal/ui/words"
)

// part is a part of the page that is shown from some games on.
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

// of is how many games there are that count for a part.
func of(games figures.Games, sum *statistics.Summary) int {
	switch games {
	case figures.Reviewed:
		return sum.Looked
	case figures.Duelled:
		return sum.Met
	}
	return sum.Games
}

// needs are from how many games on there are which parts, in the order in which they come.
var needs = []struct {
	part         part
	from         int
	of           figures.Games
	title, about words.ID // with which it is announced; "" if it is not
}{
	{theRisks, 3, figures.Finished, "figures.risk", "figures.coming.part.risks"},
	{theDuels, statistics.DuelFrom, figures.Duelled, "figures.duels", "figures.coming.part.duels"},
	{theCosts, 3, figures.Reviewed, "figures.costs", "figures.coming.part.costs"},
	{theWins, 5, figures.Finished, "figures.wins", "figures.coming.part.wins"},
	{thePoints, 5, figures.Finished, "figures.points", "figures.coming.part.points"},
	{theTables, 5, figures.Finished, "", ""},
	{theLucks, 5, figures.Reviewed, "", ""},
	{howLucky, 10, figures.Reviewed, "figures.luck", "figures.coming.part.luck"},
	{luckyBusts, 10, figures.Finished, "", ""},
}

// need is what a part needs, and how far that is.
func need(sum *statistics.Summary, at int) figures.Need {
	n := &needs[at]
	return figures.Need{From: n.from, Of: n.of, Have: of(n.of, sum), Title: n.title, About: n.about}
}

// reaches reports whether there are enough games for a part.
func reaches(sum *statistics.Summary, which part) bool {
	for i := range needs {
		if needs[i].part == which {
			need := need(sum, i)
			return need.Reached()
		}
	}
	return true
}

// coming announces the parts for which there are too few games, nil if there are none.
func (p *Page) coming(sum *statistics.Summary, width float32) fyne.CanvasObject {
	var all []figures.Need
	for i := range needs {
		all = append(all, need(sum, i))
	}
	if p.Chosen.together {
		all = slices.DeleteFunc(all, func(n figures.Need) bool { return n.Of == figures.Duelled })
	}
	return p.Coming(all, width)
}
