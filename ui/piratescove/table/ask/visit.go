package ask

import (
	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// visit asks what is done at an island (I).
func (a *Asker) visit() (q Question) {
	w := a.Words
	island := a.view.Ship(a.seat).Island
	q.Title = w.T("cove.ask.visit", "Player", a.name(a.seat), "Island", terms.Island(w, island))
	q.About = a.stillOpen(island)
	if a.card != cove.NoCard {
		return a.played(q)
	}
	add := func(o Option) { q.Options = append(q.Options, o) }
	plate := func(kind widgets.PlateKind, text, detail string) *Plate {
		return &Plate{Kind: kind, Text: text, Detail: detail}
	}
	for _, action := range a.of(cove.Buy) {
		add(Option{
			Keys: []fyne.KeyName{fyne.KeyB}, Kind: action.Kind, Action: action, Tip: w.T("cove.ask.buy.tip"),
			Plate: plate(widgets.PlainPlate, w.T("cove.ask.buy"), w.T("cove.ask.buy.detail",
				"Bought", a.view.Bought(), "Doubloons", terms.Doubloons(w, cove.CardPrice))),
		})
	}
	for _, action := range a.of(cove.TakeCards) {
		add(Option{
			Keys: []fyne.KeyName{fyne.Key1}, Kind: action.Kind, Action: action,
			Plate: plate(widgets.PlainPlate, terms.Cards(w, cove.CoveCards), ""),
		})
	}
	for _, action := range a.of(cove.TakeGold) {
		add(Option{
			Keys: []fyne.KeyName{fyne.Key2}, Kind: action.Kind, Action: action,
			Plate: plate(widgets.PlainPlate, w.List([]string{terms.Cards(w, cove.CoveCard), terms.Doubloons(w, cove.CoveGold)}), ""),
		})
	}
	q.Options = append(q.Options, a.burying()...)
	raises := a.of(cove.Raise)
	ship := a.view.Ship(a.seat)
	for _, action := range raises {
		price := a.view.StepPrice(a.seat, action.Section)
		next := ship.Reinforced(action.Section, 1)
		step := Option{
			Spot: board.Spot{Kind: board.Track, Section: action.Section, Seat: a.seat}, Kind: action.Kind, Action: action,
			Tip: w.T("cove.ask.raise.tip", "Section", terms.Section(w, action.Section),
				"Value", next.Value(action.Section), "Cost", terms.Doubloons(w, price)),
		}
		if len(raises) == 1 {
			step.Keys = []fyne.KeyName{fyne.KeySpace}
			to := w.T("cove.ask.raise", "Section", terms.Section(w, action.Section), "Value", next.Value(action.Section))
			if next.Value(action.Section) == ship.Value(action.Section) { // only one hit more that it takes (B2)
				to = w.T("cove.ask.raise.place", "Section", terms.Section(w, action.Section))
			}
			step.Plate = plate(widgets.PlainPlate, to, terms.Doubloons(w, price))
		} else {
			step.Keys = []fyne.KeyName{sectionKeys[action.Section]}
		}
		add(step)
	}
	for _, action := range a.of(cove.Mend) {
		add(Option{
			Kind: action.Kind, Action: action, Tip: terms.CardText(w, cove.Mastercraft),
			Plate: plate(widgets.PlainPlate, w.T("cove.ask.mend", "Section", terms.Section(w, action.Section)), terms.Doubloons(w, cove.CraftPrice)),
		})
	}
	for _, option := range a.cards() {
		option.Keys, option.Key = nil, ""
		add(option)
	}
	for _, action := range a.of(cove.Done) {
		done := Option{
			Main: true, Kind: action.Kind, Action: action, Tip: w.T("cove.ask.done.tip"),
			Plate: plate(widgets.CalmPlate, w.T("cove.ask.done"), ""),
		}
		switch unburied, overloaded, unspent := a.forgets(), a.overloads(), a.saves(); {
		case (unburied || overloaded || unspent) && !a.warned:
			done = a.warns(done)
		case unburied:
			done.Plate = plate(widgets.RiskyPlate, w.T("cove.ask.done.unburied"), "")
		case overloaded:
			done.Plate = plate(widgets.RiskyPlate, w.T("cove.ask.done.overloaded"), "")
		case unspent:
			done.Plate = plate(widgets.RiskyPlate, w.T("cove.ask.done.unspent"), "")
		}
		add(done)
	}
	return q
}

// sectionKeys raise a section where several can be.
var sectionKeys = [cove.Sections]fyne.KeyName{
	cove.Hull: fyne.Key1, cove.Sails: fyne.Key2, cove.Cannons: fyne.Key3, cove.Crew: fyne.Key4,
}

// burying are the options to bury: all of it on a plate, one at a time at the purse (I3).
func (a *Asker) burying() (all []Option) {
	w := a.Words
	for _, of := range []struct {
		kind   cove.Kind
		spot   board.SpotKind
		key    fyne.KeyName
		wealth func(n int) string
	}{
		{cove.Bury, board.Chests, fyne.KeyT, func(n int) string { return terms.Treasures(w, n) }},
		{cove.BuryGold, board.Gold, fyne.KeyG, func(n int) string { return terms.Doubloons(w, cove.GoldPerFame*n) }},
	} {
		ways := a.of(of.kind)
		if len(ways) == 0 {
			continue
		}
		least, most := ways[0], ways[0]
		for _, way := range ways {
			if way.N < least.N {
				least = way
			}
			if way.N > most.N {
				most = way
			}
		}
		all = append(all, Option{
			Keys: []fyne.KeyName{of.key}, Kind: of.kind, Action: most, Tip: w.T("cove.ask.bury.tip", "Key", string(of.key)),
			Plate: &Plate{
				Kind: widgets.PlainPlate, Text: w.T("cove.ask.bury", "Wealth", of.wealth(int(most.N))),
				Detail: w.T("cove.ask.bury.brings", "Fame", terms.Fame(w, int(most.N))),
			},
		}, Option{
			Spot: board.Spot{Kind: of.spot, Seat: a.seat}, Kind: of.kind, Action: least,
			Tip: w.T("cove.ask.bury.one", "Wealth", of.wealth(int(least.N)), "Fame", terms.Fame(w, int(least.N))),
		})
	}
	return all
}
