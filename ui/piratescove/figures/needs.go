package figures

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/ledger"
	"portroyal/engine/piratescove/statistics"
	"portroyal/ui/figures"
	"portroyal/ui/words"
)

// part is a part of the page that is shown from some games on.
type part string

const (
	theFights  part = "fights"
	theIslands part = "islands"
	theDuels   part = "duels"
	theWins    part = "wins"
	thePlaces  part = "places"
	theFame    part = "fame" // as a distribution
)

// needs are from how many games on there are which parts, in the order in which they come.
var needs = []struct {
	part         part
	from         int
	of           figures.Games
	title, about words.ID
}{
	{theFights, 3, figures.Finished, "cove.figures.fights", "cove.figures.coming.part.fights"},
	{theIslands, 3, figures.Finished, "cove.figures.islands", "cove.figures.coming.part.islands"},
	{theDuels, ledger.DuelFrom, figures.Duelled, "figures.duels", "figures.coming.part.duels"},
	{theWins, 5, figures.Finished, "figures.wins", "figures.coming.part.wins"},
	{thePlaces, 5, figures.Finished, "cove.figures.places", "cove.figures.coming.part.places"},
	{theFame, 5, figures.Finished, "cove.figures.spread", "cove.figures.coming.part.spread"},
}

// need is what a part needs, and how far that is.
func need(sum *statistics.Summary, at int) figures.Need {
	n := &needs[at]
	have := sum.Games
	if n.of == figures.Duelled {
		have = sum.Met
	}
	return figures.Need{From: n.from, Of: n.of, Have: have, Title: n.title, About: n.about}
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
	return p.Coming(all, width)
}
