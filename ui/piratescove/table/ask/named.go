package ask

import (
	"strings"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/words"
)

// Named is what an action of the seat of a view is called, as the plates beside the question call it. The names are those of
// the players, by seat. Legal actions have names of their own, but for those against two fleets of the Navy.
func Named(w *words.Words, names []string, view *cove.View, action cove.Action) string {
	a := Asker{Words: w, Names: names, view: *view, seat: view.Seat()}
	switch action.Kind {
	case cove.Outfit:
		return a.outfit(action)
	case cove.Sail:
		return w.T("cove.ask.sail.go", "Island", terms.Island(w, action.Island))
	case cove.Play, cove.Attach:
		return a.playing(action)
	case cove.Fire, cove.Aim:
		return a.firing(action)
	case cove.KeepOld:
		return w.T("cove.hint.parrot.old", "Card", terms.Card(w, view.Ship(a.seat).Parrot))
	case cove.TakeNew:
		return w.T("cove.hint.parrot.new", "Card", terms.Card(w, view.Offered()), "Fame", terms.Fame(w, cove.ParrotPrice))
	case cove.Raise:
		next := view.ShipAt(a.seat).Reinforced(action.Section, 1)
		return w.T("cove.ask.raise", "Section", terms.Section(w, action.Section), "Value", next.Value(action.Section))
	case cove.Mend:
		return w.T("cove.ask.mend", "Section", terms.Section(w, action.Section))
	case cove.Bury:
		return w.T("cove.ask.bury", "Wealth", terms.Treasures(w, int(action.N)))
	case cove.BuryGold:
		return w.T("cove.ask.bury", "Wealth", terms.Doubloons(w, cove.GoldPerFame*int(action.N)))
	case cove.TakeCards:
		return terms.Cards(w, cove.CoveCards)
	case cove.TakeGold:
		return w.List([]string{terms.Cards(w, cove.CoveCard), terms.Doubloons(w, cove.CoveGold)})
	}
	return w.T(plain[action.Kind])
}

// plain are the names of actions that have only one.
var plain = map[cove.Kind]words.ID{
	cove.Pass: "cove.ask.pass", cove.Hold: "cove.ask.hold.go", cove.Flee: "cove.ask.flee", cove.Buy: "cove.ask.buy",
	cove.Done: "cove.ask.done",
}

// outfit names the steps of an outfit.
func (a *Asker) outfit(of cove.Action) string {
	var all []string
	for section, n := range of.Steps {
		if n > 0 {
			all = append(all, a.Words.T("cove.hint.step", "Section", terms.Section(a.Words, cove.Section(section)), "Count", int(n)))
		}
	}
	if len(all) == 0 {
		return a.Words.T("cove.hint.unspent")
	}
	return strings.Join(all, " · ")
}

// playing names a way to play a card.
func (a *Asker) playing(way cove.Action) string {
	card := way.Card
	if way.Kind == cove.Attach {
		card = cove.Mastercraft
	}
	name := terms.Card(a.Words, card)
	if how := a.choiceOf(way); how != "" {
		return a.Words.T("cove.hint.play.way", "Card", name, "Way", how)
	}
	return a.Words.T("cove.hint.play", "Card", name)
}

// firing names a salvo with its cards.
func (a *Asker) firing(salvo cove.Action) string {
	var cards []string
	for card := cove.Grapeshot; card <= cove.Cannonade; card++ {
		if salvo.Volley.Has(card) {
			cards = append(cards, terms.Card(a.Words, card))
		}
	}
	if len(cards) == 0 {
		return a.fireAt(salvo)
	}
	return a.Words.T("cove.hint.fire.with", "Salvo", a.fireAt(salvo), "Cards", a.Words.List(cards))
}

// Propose begins an answer, for the player to confirm. It reports false, and nothing is begun, where that is no longer
// possible or an answer is given in one go.
func (a *Asker) Propose(action cove.Action) bool {
	if !a.can(action) {
		return false
	}
	switch action.Kind {
	case cove.Outfit:
		a.Drop()
		for section, steps := range action.Steps {
			for range steps {
				a.higher(cove.Section(section))
			}
		}
	case cove.Sail:
		a.island = action.Island
	case cove.Fire, cove.Aim:
		a.target, a.section, a.aimed, a.volley = action.Target, action.Section, true, action.Volley
	default:
		return false
	}
	return true
}

// Proposed reports whether an action is the answer that has been begun.
func (a *Asker) Proposed(action cove.Action) bool {
	switch action.Kind {
	case cove.Outfit:
		return a.steps == action.Steps
	case cove.Sail:
		return a.island == action.Island
	case cove.Fire, cove.Aim:
		return a.aimed && a.target == action.Target && a.section == action.Section && a.volley == action.Volley
	}
	return false
}
