package statisticspage

import (
	"portroyal/engine/ledger"
	"portroyal/ui/statisticspage"
)

// The parts of the page that are shown from some games on, but for wins.
const (
	theFights  statisticspage.Part = "fights"
	theIslands statisticspage.Part = "islands"
	theDuels   statisticspage.Part = "duels"
	thePlaces  statisticspage.Part = "places"
	theFame    statisticspage.Part = "fame" // as a distribution
)

// needs are from how many games on there are which parts, in the order in which they come.
var needs = []statisticspage.Need{
	{Part: theFights, From: 3, Of: statisticspage.Finished, Title: "cove.figures.fights", About: "cove.figures.coming.part.fights"},
	{Part: theIslands, From: 3, Of: statisticspage.Finished, Title: "cove.figures.islands", About: "cove.figures.coming.part.islands"},
	{Part: theDuels, From: ledger.DuelFrom, Of: statisticspage.Duelled, Title: "figures.duels", About: "figures.coming.part.duels"},
	{Part: statisticspage.TheWins, From: 5, Of: statisticspage.Finished, Title: "figures.wins", About: "figures.coming.part.wins"},
	{Part: thePlaces, From: 5, Of: statisticspage.Finished, Title: "cove.figures.places", About: "cove.figures.coming.part.places"},
	{Part: theFame, From: 5, Of: statisticspage.Finished, Title: "cove.figures.spread", About: "cove.figures.coming.part.spread"},
}
