package statisticspage

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/statisticspage"
)

// part is a part of the page that is shown from some games on.

const (
	theRisks   statisticspage.Part = "risks"
	theDuels   statisticspage.Part = "duels"
	theCosts   statisticspage.Part = "costs" // their curve
	theWins    statisticspage.Part = "wins"
	thePoints  statisticspage.Part = "points"
	theTables  statisticspage.Part = "tables"
	theLucks   statisticspage.Part = "lucks" // as a distribution
	howLucky   statisticspage.Part = "luck"  // whether somebody is lucky in the long run
	luckyBusts statisticspage.Part = "busts" // the same of busts
)

// of is how many games there are that count for a part.
func of(games statisticspage.Games, sum *statistics.Summary) int {
	switch games {
	case statisticspage.Reviewed:
		return sum.Looked
	case statisticspage.Duelled:
		return sum.Met
	}
	return sum.Games
}

// needs are from how many games on there are which parts, in the order in which they come.
var needs = statisticspage.Needs{
	{Part: theRisks, From: 3, Of: statisticspage.Finished, Title: "figures.risk", About: "figures.coming.part.risks"},
	{Part: theDuels, From: statistics.DuelFrom, Of: statisticspage.Duelled, Title: "figures.duels", About: "figures.coming.part.duels"},
	{Part: theCosts, From: 3, Of: statisticspage.Reviewed, Title: "figures.costs", About: "figures.coming.part.costs"},
	{Part: theWins, From: 5, Of: statisticspage.Finished, Title: "figures.wins", About: "figures.coming.part.wins"},
	{Part: thePoints, From: 5, Of: statisticspage.Finished, Title: "figures.points", About: "figures.coming.part.points"},
	{Part: theTables, From: 5, Of: statisticspage.Finished},
	{Part: theLucks, From: 5, Of: statisticspage.Reviewed},
	{Part: howLucky, From: 10, Of: statisticspage.Reviewed, Title: "figures.luck", About: "figures.coming.part.luck"},
	{Part: luckyBusts, From: 10, Of: statisticspage.Finished},
}

// reaches reports whether there are enough games for a part.
func reaches(sum *statistics.Summary, part statisticspage.Part) bool {
	return needs.Reached(part, func(games statisticspage.Games) int { return of(games, sum) })
}

// coming announces the parts for which there are too few games, nil if there are none.
func (p *Page) coming(sum *statistics.Summary, width float32) fyne.CanvasObject {
	all := needs
	if p.Chosen.together {
		all = slices.DeleteFunc(slices.Clone(all), func(n statisticspage.Need) bool { return n.Of == statisticspage.Duelled })
	}
	return p.Coming(all, func(games statisticspage.Games) int { return of(games, sum) }, width)
}
