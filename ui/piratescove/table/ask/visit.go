package ask

import (
	"slices"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
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
	q.Options = slices.Concat(
		a.offer(cove.Buy, fyne.KeyB, w.T("cove.ask.buy"), w.T("cove.ask.buy.detail",
			"Bought", a.view.Bought(), "Doubloons", terms.Doubloons(w, cove.CardPrice)), w.T("cove.ask.buy.tip")),
		a.offer(cove.TakeCards, fyne.Key1, terms.Cards(w, cove.CoveCards), "", ""),
		a.offer(cove.TakeGold, fyne.Key2,
			w.List([]string{terms.Cards(w, cove.CoveCard), terms.Doubloons(w, cove.CoveGold)}), "", ""),
		a.burying(),
	)
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
			step.Keys = []fyne.KeyName{digits[action.Section]}
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
		leave := words.ID("cove.ask.done")
		if len(a.legal) == 1 { // nothing is left undone
			leave = "cove.ask.done.on"
		}
		done := Option{
			Main: true, Kind: action.Kind, Action: action, Tip: w.T("cove.ask.done.tip"),
			Plate: plate(widgets.CalmPlate, w.T(leave), a.unused()),
		}
		switch unburied, overloaded, unspent := a.forgets(), a.overloads(), a.saves(); {
		case a.advised == action:
		case (unburied || overloaded || unspent) && !a.warned:
			done = a.warns(done)
		case unburied:
			done.Plate = plate(widgets.RiskyPlate, w.T("cove.ask.done.unburied"), a.unused())
		case overloaded:
			done.Plate = plate(widgets.RiskyPlate, w.T("cove.ask.done.overloaded"), a.unused())
		case unspent:
			done.Plate = plate(widgets.RiskyPlate, w.T("cove.ask.done.unspent"), a.unused())
		}
		add(done)
	}
	return q
}

// offer are the options on plates for all actions of a kind, of which there is one at most.
func (a *Asker) offer(kind cove.Kind, key fyne.KeyName, text, detail, tip string) (all []Option) {
	for _, action := range a.of(kind) {
		all = append(all, Option{
			Keys: []fyne.KeyName{key}, Kind: kind, Action: action, Tip: tip,
			Plate: &Plate{Kind: widgets.PlainPlate, Text: text, Detail: detail},
		})
	}
	return all
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
		least, most := ways[0], ways[len(ways)-1]
		all = append(all, Option{
			Keys: []fyne.KeyName{of.key}, Kind: of.kind, Action: most, Tip: w.T("cove.ask.bury.tip", "Key", string(of.key)),
			Plate: &Plate{
				Kind: widgets.PlainPlate, Text: w.T("cove.ask.bury", "Wealth", of.wealth(int(most.N))),
				Detail: w.T("cove.ask.bury.brings", "Fame", terms.Fame(w, a.view.Kept(a.seat, int(most.N)))),
			},
		}, Option{
			Spot: board.Spot{Kind: of.spot, Seat: a.seat}, Kind: of.kind, Action: least,
			Tip: w.T("cove.ask.bury.one", "Wealth", of.wealth(int(least.N)), "Fame", terms.Fame(w, a.view.Kept(a.seat, int(least.N)))),
		})
	}
	return all
}
