package statisticspage

import (
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/statisticspage"
	"portroyal/ui/words"
)

// selection is what has been chosen of the games.
type selection = statisticspage.Selection[statistics.Edition]

// editionNames are the names of editions.
const editionNames words.Family[statistics.Edition] = "figures.edition.*"

// filters adds the plates that choose games against others or against time, and an edition.
func (p *Page) filters(occurs *statisticspage.Occurring[statistics.Edition]) {
	w, chosen := p.stage.Words, &p.Chosen
	kind := func(together bool, id words.ID) statisticspage.Choice {
		return statisticspage.Choice{Text: w.T(id), Chosen: chosen.Together == together, Take: func() {
			*chosen = selection{Filter: statistics.Filter{Name: chosen.Name, Together: together}}
		}}
	}
	p.Filter("figures.choose.kind", occurs.Against && occurs.Together,
		kind(false, "figures.against"), kind(true, "figures.together"))
	p.Filter("figures.choose.edition", len(occurs.Editions) > 1, statisticspage.ChoicesOf(w.T("figures.edition"),
		func(e statistics.Edition) string { return w.T(editionNames.ID(e)) }, occurs.Editions, &chosen.Edition)...)
}
