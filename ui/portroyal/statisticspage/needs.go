package statisticspage

import (
	"portroyal/engine/ledger"
	"portroyal/ui/statisticspage"
)

// The parts of the page that are shown from some games on, but for wins.
const (
	theRisks   statisticspage.Part = "risks"
	theDuels   statisticspage.Part = "duels"
	theCosts   statisticspage.Part = "costs" // their curve
	thePoints  statisticspage.Part = "points"
	theTables  statisticspage.Part = "tables"
	theLucks   statisticspage.Part = "lucks" // as a distribution
	howLucky   statisticspage.Part = "luck"  // whether somebody is lucky in the long run
	luckyBusts statisticspage.Part = "busts" // the same of busts
)

// needs are from how many games on there are which parts, in the order in which they come.
var needs = []statisticspage.Need{
	{Part: theRisks, From: 3, Of: statisticspage.Finished, Title: "figures.risk", About: "figures.coming.part.risks"},
	{Part: theDuels, From: ledger.DuelFrom, Of: statisticspage.Duelled, Title: "figures.duels", About: "figures.coming.part.duels"},
	{Part: theCosts, From: 3, Of: statisticspage.Reviewed, Title: "figures.costs", About: "figures.coming.part.costs"},
	{Part: statisticspage.TheWins, From: 5, Of: statisticspage.Finished, Title: "figures.wins", About: "figures.coming.part.wins"},
	{Part: thePoints, From: 5, Of: statisticspage.Finished, Title: "figures.points", About: "figures.coming.part.points"},
	{Part: theTables, From: 5, Of: statisticspage.Finished},
	{Part: theLucks, From: 5, Of: statisticspage.Reviewed},
	{Part: howLucky, From: 10, Of: statisticspage.Reviewed, Title: "figures.luck", About: "figures.coming.part.luck"},
	{Part: luckyBusts, From: 10, Of: statisticspage.Finished},
}
