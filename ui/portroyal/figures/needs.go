package figures

import (
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/figures"
)

// part is a part of the page that is shown from some games on.

const (
	theRisks   figures.Part = "risks"
	theDuels   figures.Part = "duels"
	theCosts   figures.Part = "costs" // their curve
	theWins    figures.Part = "wins"
	thePoints  figures.Part = "points"
	theTables  figures.Part = "tables"
	theLucks   figures.Part = "lucks" // as a distribution
	howLucky   figures.Part = "luck"  // whether somebody is lucky in the long run
	luckyBusts figures.Part = "busts" // the same of busts
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
var needs = figures.Needs{
	{Part: theRisks, From: 3, Of: figures.Finished, Title: "figures.risk", About: "figures.coming.part.risks"},
	{Part: theDuels, From: statistics.DuelFrom, Of: figures.Duelled, Title: "figures.duels", About: "figures.coming.part.duels"},
	{Part: theCosts, From: 3, Of: figures.Reviewed, Title: "figures.costs", About: "figures.coming.part.costs"},
	{Part: theWins, From: 5, Of: figures.Finished, Title: "figures.wins", About: "figures.coming.part.wins"},
	{Part: thePoints, From: 5, Of: figures.Finished, Title: "figures.points", About: "figures.coming.part.points"},
	{Part: theTables, From: 5, Of: figures.Finished},
	{Part: theLucks, From: 5, Of: figures.Reviewed},
	{Part: howLucky, From: 10, Of: figures.Reviewed, Title: "figures.luck", About: "figures.coming.part.luck"},
	{Part: luckyBusts, From: 10, Of: figures.Finished},
}

// reaches reports whether there are enough games for a part.
func reaches(sum *statistics.Summary, part figures.Part) bool {
	return needs.Reached(part, func(games figures.Games) int { return of(games, sum) })
}

// coming announces the parts for which there are too few games, nil if there are none.
func (p *Page) coming(sum *statistics.Summary, width float32) fyne.CanvasObject {
	all := needs
	if p.Chosen.together {
		all = slices.DeleteFunc(slices.Clone(all), func(n figures.Need) bool { return n.Of == figures.Duelled })
	}
	return p.Coming(all, func(games figures.Games) int { return of(games, sum) }, width)
}
