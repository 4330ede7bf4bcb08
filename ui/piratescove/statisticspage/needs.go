package statisticspage

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/ledger"
	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/statisticspage"
)

// part is a part of the page that is shown from some games on.

const (
	theFights  statisticspage.Part = "fights"
	theIslands statisticspage.Part = "islands"
	theDuels   statisticspage.Part = "duels"
	theWins    statisticspage.Part = "wins"
	thePlaces  statisticspage.Part = "places"
	theFame    statisticspage.Part = "fame" // as a distribution
)

// needs are from how many games on there are which parts, in the order in which they come.
var needs = statisticspage.Needs{
	{Part: theFights, From: 3, Of: statisticspage.Finished, Title: "cove.figures.fights", About: "cove.figures.coming.part.fights"},
	{Part: theIslands, From: 3, Of: statisticspage.Finished, Title: "cove.figures.islands", About: "cove.figures.coming.part.islands"},
	{Part: theDuels, From: ledger.DuelFrom, Of: statisticspage.Duelled, Title: "figures.duels", About: "figures.coming.part.duels"},
	{Part: theWins, From: 5, Of: statisticspage.Finished, Title: "figures.wins", About: "figures.coming.part.wins"},
	{Part: thePlaces, From: 5, Of: statisticspage.Finished, Title: "cove.figures.places", About: "cove.figures.coming.part.places"},
	{Part: theFame, From: 5, Of: statisticspage.Finished, Title: "cove.figures.spread", About: "cove.figures.coming.part.spread"},
}

// have is how many games of a kind there are.
func have(sum *statistics.Summary) func(statisticspage.Games) int {
	return func(of statisticspage.Games) int {
		if of == statisticspage.Duelled {
			return sum.Met
		}
		return sum.Games
	}
}

// reaches reports whether there are enough games for a part.
func reaches(sum *statistics.Summary, part statisticspage.Part) bool {
	return needs.Reached(part, have(sum))
}

// coming announces the parts for which there are too few games, nil if there are none.
func (p *Page) coming(sum *statistics.Summary, width float32) fyne.CanvasObject {
	return p.Coming(needs, have(sum), width)
}
