package ask

import (
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/terms"
)

// whyNot says why the deciding player cannot take a card or fulfil a contract, "" if nothing prevents it.
func (a *Asker) whyNot(at layout.Spot) string {
	action := portroyal.Taking(at.Card)
	switch {
	case at.Contract != portroyal.NoContract:
		action = portroyal.Fulfilling(at.Contract)
	case at.Card.Face().Type == portroyal.Expedition:
		action = portroyal.Action{Kind: portroyal.Claim, Card: at.Card}
	}
	refusal := a.state.View.Refuse(action)
	switch {
	case refusal == nil:
		return ""
	case refusal.Reason == portroyal.WrongSymbols: // no persons have been chosen for it
		seat := a.state.View.Decides()
		return a.seats.Lacks(a.stage.Words, seat, a.state.View.Lacks(seat, at.Card))
	}
	return board.Reason(a.stage.Words, refusal)
}

// takingTip says what taking a card does, with all discounts and the coin for the active player, and what it does
// without its coins, if they can be given up (K8).
func (a *Asker) takingTip(card portroyal.Card) string {
	for _, way := range a.kind(portroyal.TakeForgoing) {
		if way.Card == card {
			return a.takenTip(card) + "\n" + a.forgoing(card)
		}
	}
	return a.takenTip(card)
}

func (a *Asker) takenTip(card portroyal.Card) string {
	w, effect := a.stage.Words, a.state.View.Effect(portroyal.Taking(card))
	active := a.seats[a.state.View.Active()].Name
	switch ship := card.Face().Type == portroyal.Ship; {
	case ship && effect.Fee > 0:
		return w.N("take.ship.fee", effect.Income, "Card", terms.NamedWithin(w, terms.Plain, card), "Active", active)
	case ship:
		return w.N("take.ship", effect.Income, "Card", terms.NamedWithin(w, terms.Plain, card))
	case effect.Fee > 0:
		return w.N("take.person.fee", effect.Price, "Card", terms.NamedWithin(w, terms.Plain, card), "Active", active)
	}
	return w.N("take.person", effect.Price, "Card", terms.NamedWithin(w, terms.Plain, card))
}

// forgoing says what giving up a ship's coins is good for and what it costs.
func (a *Asker) forgoing(ship portroyal.Card) string {
	w, v := a.stage.Words, &a.state.View
	contract := portroyal.ForgoingServes(ship)
	effect := v.Effect(portroyal.Action{Kind: portroyal.TakeForgoing, Card: ship})
	step, steps := v.Steps(v.Decides(), contract)+effect.Steps, int(contract.Face().Steps)
	about := w.T("forgo.about", "Contract", terms.ContractTitle(w, contract), "Step", step, "Steps", steps)
	if step == steps {
		about = w.N("forgo.about.last", a.slotCoins(contract), "Contract", terms.ContractTitle(w, contract))
	}
	if effect.Fee > 0 {
		about += " " + w.T("forgo.about.fee", "Active", a.seats[v.Active()].Name)
	}
	return about
}

// slotCoins is what the next slot of a contract pays.
func (a *Asker) slotCoins(contract portroyal.Contract) int {
	coins, _ := a.state.View.NextSlot(contract)
	return coins
}

// symbolsOf are the symbols that an expedition asks for, in words.
func (a *Asker) symbolsOf(expedition portroyal.Card) string {
	w := a.stage.Words
	var symbols []string
	for _, symbol := range expedition.Face().Requires {
		if symbol != portroyal.NoSymbol {
			symbols = append(symbols, terms.Symbol(w, symbol))
		}
	}
	return strings.Join(symbols, " + ")
}

// claimDetail names the expedition that can be claimed, if there is only one.
func (a *Asker) claimDetail() string {
	ways := a.kind(portroyal.Claim)
	for _, way := range ways {
		if way.Card != ways[0].Card {
			return ""
		}
	}
	points := a.stage.Words.N("count.points", int(ways[0].Card.Face().Points))
	return a.stage.Words.T("claim.detail", "Points", points, "Symbols", a.symbolsOf(ways[0].Card))
}

// brings says what fulfilling a contract now brings: a step, or the coins of its slot.
func (a *Asker) brings(contract portroyal.Contract) string {
	w, v := a.stage.Words, &a.state.View
	coins := a.slotCoins(contract)
	switch {
	case v.Phase() != portroyal.Moment:
		return w.N("fulfil.named", coins, "Contract", terms.ContractTitle(w, contract))
	case a.onlyAStep(contract):
		return w.T("fulfil.step", "Step", a.stepTo(contract), "Steps", int(contract.Face().Steps))
	}
	return w.N("fulfil.detail", coins)
}

// onlyAStep reports whether fulfilling a contract would only be a step towards it for the deciding player.
func (a *Asker) onlyAStep(contract portroyal.Contract) bool {
	return a.stepTo(contract) < int(contract.Face().Steps)
}

// stepTo is the step that the deciding player makes in a contract by fulfilling it now.
func (a *Asker) stepTo(contract portroyal.Contract) int {
	v := &a.state.View
	return v.Steps(v.Decides(), contract) + v.Effect(portroyal.Fulfilling(contract)).Steps
}

// momentQuestion asks for a contract that is fulfilled at once or not at all (K3).
func (a *Asker) momentQuestion() string {
	contract := a.state.View.Offered()
	title, coins := terms.ContractTitle(a.stage.Words, contract), a.slotCoins(contract)
	switch {
	case contract == portroyal.Jinx:
		return a.count("moment.jinx", coins, "Contract", title)
	case a.onlyAStep(contract):
		return a.put("moment.step", "Contract", title, "Step", a.stepTo(contract), "Steps", int(contract.Face().Steps))
	}
	return a.count("moment", coins, "Contract", title)
}
