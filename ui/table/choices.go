package table

import (
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
)

// choice is an answer to a question in words.
type choice struct {
	name, detail string // detail without the key
	take         func()
}

// choices are the answers to the question which contract or which expedition, in the order of their
// keys; none while persons are asked for.
func (t *Table) choices() (all []choice) {
	w := t.stage.Words
	switch {
	case t.picking:
		for _, contract := range t.fulfillings() {
			all = append(all, choice{
				w.ContractTitle(contract), w.N("count.coins", t.slotCoins(contract)),
				func() { t.decide(portroyal.Fulfilling(contract)) },
			})
		}
	case t.claiming.asked && t.claiming.expedition == portroyal.NoCard:
		for _, expedition := range t.claimChoices() {
			all = append(all, choice{
				w.N("count.points", int(expedition.Face().Points)), t.symbolsOf(expedition),
				func() { t.answerClaim(expedition) },
			})
		}
	}
	return all
}

// choicePlates are the choices on plates, as long as these suffice; the last place is for taking the
// question back.
func (t *Table) choicePlates() (plates [places]*widgets.Plate) {
	choices := t.choices()
	if len(choices) > fourthPlace {
		return plates // the line over the question lists them
	}
	for i, choice := range choices {
		plates[i] = t.plate(widgets.PlainPlate, choice.name, func() { t.press(choice.take) })
		plates[i].Detail = t.stage.Words.T("choice.detail", "Detail", choice.detail, "Key", i+1)
	}
	return plates
}

// hint is what there is to know about the question that a person is asked now, "" if that is nothing.
func (t *Table) hint() string {
	w := t.stage.Words
	switch choices := t.choices(); {
	case !t.personDecides():
		return ""
	case len(choices) > fourthPlace:
		var words []string
		for i, choice := range choices {
			words = append(words, w.T("choice.listed", "Key", i+1, "Choice", choice.name, "Detail", choice.detail))
		}
		return strings.Join(words, "   ")
	case t.picking:
		return w.T("contracts.about")
	case t.taking.card != portroyal.NoCard && t.taking.kind == portroyal.NoAction:
		return t.forgoing(t.taking.card)
	}
	return ""
}

// slotCoins is what the next slot of a contract pays.
func (t *Table) slotCoins(contract portroyal.Contract) int {
	coins, _ := t.view.NextSlot(contract)
	return coins
}

// symbolsOf are the symbols that an expedition asks for, in words.
func (t *Table) symbolsOf(expedition portroyal.Card) string {
	w := t.stage.Words
	var symbols []string
	for _, symbol := range expedition.Face().Requires {
		switch symbol {
		case portroyal.Anchor:
			symbols = append(symbols, w.T("ability.captain"))
		case portroyal.Cross:
			symbols = append(symbols, w.T("ability.priest"))
		case portroyal.House:
			symbols = append(symbols, w.T("ability.settler"))
		}
	}
	return strings.Join(symbols, " + ")
}

// claimDetail names the expedition that can be claimed, if there is one only.
func (t *Table) claimDetail() string {
	ways := t.claims(portroyal.NoCard)
	for _, way := range ways {
		if way.Card != ways[0].Card {
			return ""
		}
	}
	points := t.stage.Words.N("count.points", int(ways[0].Card.Face().Points))
	return t.stage.Words.T("claim.detail", "Points", points, "Symbols", t.symbolsOf(ways[0].Card))
}

// brings says what fulfilling a contract now brings: a step, or the coins of its slot.
func (t *Table) brings(contract portroyal.Contract) string {
	w, v := t.stage.Words, &t.view
	coins := t.slotCoins(contract)
	switch {
	case v.Phase() != portroyal.Moment:
		return w.N("fulfil.named", coins, "Contract", w.ContractTitle(contract))
	case t.onlyAStep(contract):
		return w.T("fulfil.step", "Step", v.Steps(v.Decides(), contract)+1, "Steps", int(contract.Face().Steps))
	}
	return w.N("fulfil.detail", coins)
}

// onlyAStep reports whether the deciding player would only get on with a contract by saying that they
// fulfil it.
func (t *Table) onlyAStep(contract portroyal.Contract) bool {
	return t.view.Steps(t.view.Decides(), contract)+1 < int(contract.Face().Steps)
}

// momentQuestion asks for a contract that is fulfilled at once or not at all (K3).
func (t *Table) momentQuestion() string {
	w, v := t.stage.Words, &t.view
	name, contract := t.name(v.Decides()), v.Offered()
	title, coins := w.ContractTitle(contract), t.slotCoins(contract)
	switch {
	case contract == portroyal.Jinx:
		return w.N("ask.moment.jinx", coins, "Player", name, "Contract", title)
	case t.onlyAStep(contract):
		step := v.Steps(v.Decides(), contract) + 1
		return w.T("ask.moment.step", "Player", name, "Contract", title, "Step", step, "Steps", int(contract.Face().Steps))
	}
	return w.N("ask.moment", coins, "Player", name, "Contract", title)
}
