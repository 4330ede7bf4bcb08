package ask

import (
	"strings"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// aims are the ways to fire or to aim, with the volley cards that have been chosen.
func (a *Asker) aims() (all []cove.Action) {
	for _, action := range a.legal {
		if action.Kind == cove.Aim || action.Kind == cove.Fire && action.Volley == a.volley {
			all = append(all, action)
		}
	}
	return all
}

// preset aims at what was aimed at before if that is still possible, or at the only thing that there is.
func (a *Asker) preset(target cove.Target, section cove.Section, before bool) {
	all := a.aims()
	for _, action := range all {
		if len(all) == 1 || before && action.Target == target && action.Section == section {
			a.target, a.section, a.aimed = action.Target, action.Section, true
		}
	}
}

// aimedAt is the salvo that has been chosen; ok is false if none has.
func (a *Asker) aimedAt() (salvo cove.Action, ok bool) {
	for _, action := range a.aims() {
		if a.aimed && action.Target == a.target && action.Section == a.section {
			return action, true
		}
	}
	return cove.Action{}, false
}

// sections are the options to aim at one.
func (a *Asker) sections() (all []Option) {
	for i, action := range a.aims() {
		at := a.begun
		at.target, at.section, at.aimed, at.picked = action.Target, action.Section, true, true
		all = append(all, Option{
			Spot: board.Spot{Kind: board.Part, Ship: action.Target, Section: action.Section}, Keys: digitOf(i),
			Chosen: a.aimed && a.target == action.Target && a.section == action.Section, Begins: true,
			then: &at,
		})
	}
	return all
}

// exchange asks whether to fire, and at what, or to flee (K4, K5).
func (a *Asker) exchange() (q Question) {
	w := a.Words
	q.Title = w.T("cove.ask.fire", "Player", a.name(a.seat))
	q.About, q.Brief = a.fate()
	if a.volley != 0 {
		q.Title, q.About, q.Brief = a.loaded()
	}
	q.Options = append(a.sections(), a.volleys()...)
	if holds := a.of(cove.Hold); len(holds) > 0 {
		q.Title = w.T("cove.ask.hold", "Player", a.name(a.seat))
		q.Options = append(q.Options, Option{
			Main: true, Kind: cove.Hold, Action: holds[0], Tip: w.T("cove.ask.hold.tip"),
			Plate: &Plate{Kind: widgets.PlainPlate, Text: w.T("cove.ask.hold.go")},
		})
	} else {
		fire := Option{
			Main: true, Kind: cove.Fire, Keys: []fyne.KeyName{fyne.KeyR}, Tip: w.T("cove.ask.fire.tip"),
			Plate: &Plate{Kind: widgets.RiskyPlate, Text: w.T("cove.ask.fire.choose"), Waits: true},
		}
		if salvo, ok := a.aimedAt(); ok {
			fire.Action = salvo
			fire.Plate = &Plate{Kind: widgets.RiskyPlate, Text: a.fireAt(salvo), Detail: a.salvo(salvo)}
		}
		q.Options = append(q.Options, fire)
	}
	q.Options = append(q.Options, a.offer(cove.Flee, fyne.KeyF, w.T("cove.ask.flee"), a.fleeing(), w.T("cove.ask.flee.tip"))...)
	if a.volley != 0 {
		q.Options = append(q.Options, a.cancel())
	}
	return q
}

// loaded asks whether the volley cards that have been chosen are played, and says what they do, and how the fight ends then.
func (a *Asker) loaded() (title, about, brief string) {
	w := a.Words
	var names, texts []string
	for card := cove.Grapeshot; card <= cove.Cannonade; card++ {
		if a.volley.Has(card) {
			names = append(names, w.T("cove.ask.quoted", "Card", terms.Card(w, card)))
			texts = append(texts, terms.CardText(w, card))
		}
	}
	title = w.T("cove.ask.volley", "Cards", w.List(names))
	about = strings.Join(texts, " ")
	brief = about
	if first, wanted := a.Ahead(); !wanted && a.Chance() {
		ends, briefly := a.ending(a.outlooks[first])
		about, brief = about+" "+ends, briefly+". "+brief
	}
	return title, about, brief
}

// fireAt names a salvo.
func (a *Asker) fireAt(salvo cove.Action) string {
	w := a.Words
	if !salvo.Target.Player() {
		return w.T("cove.ask.fire.foe", "Ship", terms.Foe(w, a.view.Legend(salvo.Target)))
	}
	return w.T("cove.ask.fire.at", "Player", a.name(int(salvo.Target)), "Section", terms.SectionWithin(w, salvo.Section))
}

// salvo says what a salvo does, with its cards: its dice, and the chance of a hit, or of sinking or crippling if that is near;
// and what it does to the own ship.
func (a *Asker) salvo(action cove.Action) string {
	w := a.Words
	dice := terms.Dice(w, a.view.Dice(cove.Target(action.Seat)))
	if !a.Chance() {
		return dice
	}
	s := chances.SalvoOf(&a.view, action)
	hit, at, own := w.Percent(1-s.Hits[0]), s.Ships[action.Target], s.Ships[cove.Target(action.Seat)]
	const never = 0.005
	gone, ownHit, ownGone := w.Percent(at.Gone), w.Percent(own.Struck), w.Percent(own.Gone)
	ends := at.Gone >= never || own.Gone >= never
	switch player := action.Target.Player(); {
	case own.Struck > 0 && ends && player:
		return w.T("cove.ask.salvo.own.cripples", "Hit", hit, "Gone", gone, "Own", ownHit, "OwnGone", ownGone)
	case own.Struck > 0 && ends:
		return w.T("cove.ask.salvo.own.sinks", "Hit", hit, "Gone", gone, "Own", ownHit, "OwnGone", ownGone)
	case own.Struck > 0:
		return w.T("cove.ask.salvo.own", "Hit", hit, "Own", ownHit)
	case at.Gone >= never && player:
		return w.T("cove.ask.salvo.cripples", "Dice", dice, "Hit", hit, "Gone", gone)
	case at.Gone >= never:
		return w.T("cove.ask.salvo.sinks", "Dice", dice, "Hit", hit, "Gone", gone)
	}
	return w.T("cove.ask.salvo", "Dice", dice, "Hit", hit)
}

// fleeing says what it costs to flee (K12, K13).
func (a *Asker) fleeing() string {
	w := a.Words
	if a.view.Deciding() { // J12
		return w.T("cove.ask.flee.tie")
	}
	mutiny, others := w.Percent(cove.MutinyChance), a.others()
	switch {
	case len(others) == 0:
		return w.T("cove.ask.flee.nobody", "Mutiny", mutiny)
	case !a.view.WasHit(a.seat):
		return w.T("cove.ask.flee.whole", "Mutiny", mutiny)
	case len(others) == 1:
		return w.T("cove.ask.flee.hit.one", "Mutiny", mutiny, "Player", a.name(others[0]))
	}
	return w.T("cove.ask.flee.hit", "Mutiny", mutiny)
}

// volleys are the volley cards in the hand, which are chosen one by one for the salvo.
func (a *Asker) volleys() (all []Option) {
	for card := cove.Grapeshot; card <= cove.Cannonade; card++ {
		with := a.begun
		with.volley ^= cove.VolleyOf(card)
		possible := false
		for _, action := range a.legal {
			possible = possible || action.Kind == cove.Fire && action.Volley == with.volley
		}
		if !a.view.HasCard(a.seat, card) || !possible {
			continue
		}
		all = append(all, Option{
			Spot: board.Spot{Kind: board.Hand, Card: card}, Chosen: a.volley.Has(card),
			Tip: terms.Card(a.Words, card) + "\n" + terms.CardText(a.Words, card), then: &with, Begins: true,
		})
	}
	return all
}

// aiming asks at what the Navy fires (K10).
func (a *Asker) aiming() (q Question) {
	w := a.Words
	q.Title = w.T("cove.ask.aim", "Player", a.name(a.seat))
	q.Options = a.sections()
	aim := Option{
		Main: true, Kind: cove.Aim,
		Plate: &Plate{Kind: widgets.RiskyPlate, Text: w.T("cove.ask.fire.choose"), Waits: true},
		Tip:   w.T("cove.ask.aim.tip"),
	}
	if chosen, ok := a.aimedAt(); ok {
		aim.Action = chosen
		aim.Plate = &Plate{
			Kind: widgets.RiskyPlate, Text: a.fireAt(chosen),
			Detail: terms.Dice(w, int(cove.Navy.Face().Dice)),
		}
	}
	q.Options = append(q.Options, aim)
	return q
}
