package ending

import (
	"strings"

	"portroyal/engine/portroyal/chronicle"
	"portroyal/ui/portroyal/terms"
)

// stepTitle says whose step it is, when it was made and how many points it leads to.
func (e *Ending) stepTitle(seat int, step *chronicle.Step) string {
	w := e.stage.Words
	return w.T("end.step", "Player", e.Name(seat), "Turn", step.Turn+1, "Points", w.N("count.points", step.Points))
}

// causeText says where points came from, or where they went.
func (e *Ending) causeText(cause chronicle.Cause) string {
	w := e.stage.Words
	var named, titles []string
	for _, card := range cause.Cards {
		named, titles = append(named, terms.NamedWithin(w, terms.Plain, card)), append(titles, terms.Within(w,
			terms.Plain, card))
	}
	cards, ships := strings.Join(named, ", "), strings.Join(titles, ", ")
	var contracts []string
	for _, contract := range cause.Contracts {
		contracts = append(contracts, terms.ContractTitle(w, contract))
	}
	points := w.N("count.points", max(cause.Points, -cause.Points))
	switch cause.Kind {
	case chronicle.Spent:
		return w.T("end.cause.spent", "Card", cards)
	case chronicle.Claimed:
		return w.T("end.cause.claimed", "Card", cards)
	case chronicle.Stowed:
		return w.T("end.cause.stowed", "Cards", ships, "Points", points)
	case chronicle.Unstowed:
		return w.T("end.cause.unstowed", "Cards", ships, "Points", points)
	case chronicle.Fulfilled:
		return w.T("end.cause.fulfilled", "Contracts", strings.Join(contracts, ", "), "Points", points)
	}
	return w.T("end.cause.hired", "Card", cards)
}
