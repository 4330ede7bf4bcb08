package ask

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/table"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// plates are the plates side by side; nil where there is none.
type plates [layout.Plates]*widgets.Plate

// placement says where the decisions of each phase are. Reveal and stop, repel and dock, and pass each have their
// own place, so that no double click hits two successive decisions.
var placement = map[portroyal.Phase][layout.Plates]portroyal.ActionKind{
	portroyal.Discover: {portroyal.RevealNext, portroyal.Stop, portroyal.Claim, portroyal.Gamble},
	portroyal.Repel:    {1: portroyal.Dock, 2: portroyal.RepelShip}, // not where Skip and Pass are: docking can end the turn
	portroyal.Trade:    {1: portroyal.Fulfil, 2: portroyal.Claim, 3: portroyal.Pass},
	portroyal.Moment:   {1: portroyal.Fulfil, 3: portroyal.Pass},
	portroyal.MoveTime: {2: portroyal.MoveToVictory, 3: portroyal.KeepTime},
}

// Keys are the keys that begin an action of a kind.
var Keys = map[portroyal.ActionKind]fyne.KeyName{
	portroyal.RevealNext: fyne.KeySpace, portroyal.Stop: fyne.KeyReturn, portroyal.Pass: fyne.KeyReturn,
	portroyal.KeepTime: fyne.KeyReturn, portroyal.RepelShip: fyne.KeyR, portroyal.Dock: fyne.KeyD, portroyal.Claim: fyne.KeyE,
	portroyal.Fulfil: fyne.KeyC, portroyal.MoveToVictory: fyne.KeyV, portroyal.Gamble: fyne.KeyG,
}

// lastPlate is the place of the plate that continues without a decision, or takes one back.
const lastPlate = layout.Plates - 1

// asideOfPass is the place beside the one for passing, which is free if passing is the only choice.
const asideOfPass = lastPlate - 1

// plates are the plates to show now.
func (a *Asker) plates() (all plates) {
	w := a.stage.Words
	switch {
	case a.over():
		all[lastPlate] = a.plate(widgets.CalmPlate, w.T("result"), "", a.calls.Over).WithToolTip(w.T("result.tip"))
	case a.state.Again:
		all[lastPlate] = a.plate(widgets.PlainPlate, w.T("again.end"), "", a.calls.Skip).WithToolTip(w.T("again.end.tip"))
	case !a.state.Person && a.state.Skipping:
	case !a.state.Person:
		all[lastPlate] = a.plate(widgets.PlainPlate, w.T("skip"), "", a.calls.Skip).WithToolTip(w.T("skip.tip"))
	case a.asks():
		all = a.answers()
		if all[lastPlate] == nil { // with five players only Escape takes it back
			all[lastPlate] = a.plate(widgets.PlainPlate, w.T("cancel"), "", a.pressing(a.Cancel))
		}
	default:
		for place, kind := range placement[a.state.View.Phase()] {
			if a.Can(kind) {
				all[place] = a.decision(kind)
			}
		}
		if a.state.Tired {
			all[asideOfPass] = a.plate(widgets.QuietPlate, w.T("trifle"), "", a.pressing(a.calls.Spare)).
				WithToolTip(w.T("trifle.tip"))
		}
	}
	return all
}

// over reports whether the game has ended.
func (a *Asker) over() bool { return a.state.View.Phase() == portroyal.Over }

// PlateOf is the place of the plate for a kind of action, from the corner of the prompt; there is false if there
// is none now.
func (a *Asker) PlateOf(kind portroyal.ActionKind) (at geometry.Rectangle, there bool) {
	for place, of := range placement[a.state.View.Phase()] {
		if plate := a.prompt.plates[place]; of == kind && plate != nil && !a.asks() && a.Can(kind) {
			size := plate.Size()
			return geometry.Rect(plate.Position().X, plate.Position().Y, size.Width, size.Height), true
		}
	}
	return at, false
}

// pressing makes a handler for a press that counts only if it can have been intended.
func (a *Asker) pressing(do func()) func() { return func() { a.calls.Press(do) } }

// plate makes a plate scaled to the window.
func (a *Asker) plate(kind widgets.PlateKind, text, detail string, tap func()) *widgets.Plate {
	plate := widgets.NewPlate(a.stage.Colours(), kind, text, tap)
	plate.Detail = detail
	plate.Growth = a.stage.Growth(a.prompt.window)
	return plate
}

// decision is the plate that begins an action of a kind.
func (a *Asker) decision(kind portroyal.ActionKind) *widgets.Plate {
	w, v := a.stage.Words, &a.state.View
	plate := func(look widgets.PlateKind, id words.Tipped, detail string) *widgets.Plate {
		plate := a.plate(look, w.T(words.ID(id)), detail, a.pressing(func() { a.Begin(kind) })).WithToolTip(w.T(id.Tip()))
		plate.Named = w.T("spoken.key", "Key", table.KeyName(w, Keys[kind]), "Words", plate.AccessibilityLabel())
		plate.Decides = true
		if ways := a.kind(kind); len(ways) > 0 {
			plate.OnAsk = func() { a.calls.Ask(entry.OfAction(&a.state.View, ways[0])) }
		}
		return plate
	}
	switch kind {
	case portroyal.RevealNext:
		return a.warmed(plate(widgets.RiskyPlate, "reveal", a.chance(v.BustChance)), v.BustChance)
	case portroyal.Stop:
		effect := v.Effect(portroyal.Action{Kind: portroyal.Stop})
		if a.state.TakesUntold {
			return plate(widgets.CalmPlate, "stop", "")
		}
		if effect.Payable == 0 {
			return plate(widgets.CalmPlate, "stop", w.T("stop.nothing"))
		}
		return plate(widgets.CalmPlate, "stop", w.N("stop.detail", effect.Takes))
	case portroyal.Gamble:
		return a.warmed(plate(widgets.RiskyPlate, "gamble", a.chance(v.GambleBust)), v.GambleBust)
	case portroyal.Claim:
		return plate(widgets.PlainPlate, "claim", a.claimDetail())
	case portroyal.RepelShip:
		look := widgets.CalmPlate
		if !v.DockingBusts() { // repelling it would be a loss
			look = widgets.PlainPlate
		}
		repel := plate(look, "repel", "")
		repel.Detail = w.T("forgo.key", "Key", Keys[kind])
		return repel
	case portroyal.Dock:
		look, detail := widgets.CalmPlate, w.T("dock.safe")
		if v.DockingBusts() {
			look, detail = widgets.RiskyPlate, w.T("dock.bust")
		}
		dock := plate(look, "dock", detail)
		dock.Detail = w.T("choice.detail", "Detail", detail, "Key", Keys[kind])
		return dock
	case portroyal.MoveToVictory:
		return plate(widgets.RiskyPlate, "victory", w.T("victory.detail"))
	case portroyal.KeepTime:
		return plate(widgets.CalmPlate, "keep", "")
	case portroyal.Fulfil:
		switch ways := a.kind(kind); {
		case len(ways) > 1:
			return plate(widgets.CalmPlate, "fulfil", "")
		case a.onlyAStep(ways[0].Contract()):
			return plate(widgets.CalmPlate, "fulfil.make", a.brings(ways[0].Contract()))
		default:
			return plate(widgets.CalmPlate, "fulfil", a.brings(ways[0].Contract()))
		}
	}
	if v.Phase() == portroyal.Moment {
		return plate(widgets.PlainPlate, "decline", w.T("decline.detail"))
	}
	return plate(widgets.CalmPlate, "pass", "")
}

// warmed lets the edge of a plate that tells a chance of a bust tell it as well.
func (a *Asker) warmed(plate *widgets.Plate, chance func() float64) *widgets.Plate {
	if plate.Detail != "" {
		plate.Warm = board.Warmth(chance())
	}
	return plate
}

// chance is the chance of a bust in words; "" if the player does not want to know it, or is not to know it yet.
func (a *Asker) chance(of func() float64) string {
	if !a.stage.Settings.ShowChance || a.state.Untold {
		return ""
	}
	return a.stage.Words.T("table.chance", "Chance", a.stage.Words.Percent(of()))
}

// answers are the answers to the question on plates, if there are enough plates and the answers are not cards.
func (a *Asker) answers() (all plates) {
	choices := a.choices()
	if !a.inWords() || a.listed() {
		return all
	}
	for i, choice := range choices {
		text, detail := a.said(choice, i+1)
		all[i] = a.plate(widgets.PlainPlate, text, detail, a.pressing(func() { a.answer(choice) }))
		all[i].Decides = true
	}
	return all
}

// inWords reports whether the answers are words; persons are chosen by their cards.
func (a *Asker) inWords() bool { return a.asks() && a.question.about != whichPerson }

// listed reports whether there are more answers than plates, apart from the one that takes the question back:
// then the line above the question lists them.
func (a *Asker) listed() bool {
	return (a.question.about == whichContract || a.question.about == whichExpedition) && len(a.choices()) > lastPlate
}

// said is an answer in words with its key, and a detail about it.
func (a *Asker) said(c choice, key int) (text, detail string) {
	w, v, way := a.stage.Words, &a.state.View, c.ways[0]
	switch a.question.about {
	case whichContract, whichExpedition:
		text, detail = a.named(c)
		return text, w.T("choice.detail", "Detail", detail, "Key", key)
	case whoseGift:
		seat := int(way.Gift) - 1
		return a.seats[seat].Name, w.N("gift.detail", v.Points(seat), "Key", key)
	}
	if way.Kind == portroyal.Take {
		effect := v.Effect(way)
		detail = w.T("forgo.key", "Key", key)
		if effect.Fee > 0 {
			net := board.Signed(effect.Income - effect.Fee)
			detail = w.T("forgo.fee", "Active", a.seats[v.Active()].Name, "Net", net, "Key", key)
		}
		return w.N("forgo.no", effect.Income), detail
	}
	contract := portroyal.ForgoingServes(way.Card)
	return w.T("forgo.yes"), w.T("forgo.detail", "Contract", terms.ContractTitle(w, contract),
		"Step", v.Steps(v.Decides(), contract)+v.Effect(way).Steps, "Steps", contract.Face().Steps, "Key", key)
}

// named is a contract or an expedition as an answer, and what it brings or asks for.
func (a *Asker) named(c choice) (name, detail string) {
	w := a.stage.Words
	if contract := c.at.Contract; contract != portroyal.NoContract {
		return terms.ContractTitle(w, contract), w.N("count.coins", a.slotCoins(contract))
	}
	return w.N("count.points", int(c.at.Card.Face().Points)), a.symbolsOf(c.at.Card)
}
