package table

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/table/board"
	"portroyal/ui/widgets"
)

// taking is a ship about to be traded of which the player is still asked something: whether they
// give up its coins (K8), and who gets the coin of a "3 + 1" ship (H11).
type taking struct {
	card portroyal.Card       // NoCard for none
	kind portroyal.ActionKind // NoAction until it is clear what becomes of the coins
}

// takings lists the ways to take a card: one, or for a "3 + 1" ship one for each seat that could
// get the coin (H11), and as many with its coins given up (K8).
func (t *Table) takings(card portroyal.Card) (ways []portroyal.Action) {
	for _, action := range t.legal {
		if (action.Kind == portroyal.Take || action.Kind == portroyal.TakeForgoing) && action.Card == card {
			ways = append(ways, action)
		}
	}
	return ways
}

// answers lists what can be answered to the question about the ship: a way to take it for each.
// Of several ways with the same answer the first stands for all.
func (t *Table) answers() (ways []portroyal.Action) {
	all := t.takings(t.taking.card)
	if t.taking.kind != portroyal.NoAction {
		for _, way := range all {
			if way.Kind == t.taking.kind {
				ways = append(ways, way)
			}
		}
		return ways
	}
	for i, way := range all {
		if i == 0 || way.Kind != all[i-1].Kind && len(ways) < 2 {
			ways = append(ways, way)
		}
	}
	return ways
}

// takeCard takes a card of the harbour for the person who decides, who is asked first what there
// is to ask.
func (t *Table) takeCard(card portroyal.Card) {
	if !t.personDecides() || t.stage.Covered() {
		return
	}
	ways := t.takings(card)
	forgone := 0
	for _, way := range ways {
		if way.Kind == portroyal.TakeForgoing {
			forgone++
		}
	}
	t.taking = taking{card: card}
	if forgone == 0 {
		t.taking.kind = portroyal.Take
	}
	if len(ways) == 0 {
		t.taking = taking{}
		return
	}
	t.askOn()
}

// answer takes the ship in this way if nothing is left to ask.
func (t *Table) answer(way portroyal.Action) {
	if t.taking.kind == portroyal.NoAction {
		t.taking.kind = way.Kind
		t.askOn()
		return
	}
	t.decide(way)
}

// askOn asks the next question about the ship, or takes it if there is only one way left.
func (t *Table) askOn() {
	if ways := t.answers(); len(ways) == 1 {
		t.decide(ways[0])
		return
	}
	t.build()
}

// takingQuestion is the question about the ship in words.
func (t *Table) takingQuestion() string {
	w, name, ship := t.stage.Words, t.name(t.view.Decides()), t.stage.Words.Named(t.taking.card)
	if t.taking.kind == portroyal.NoAction {
		return w.T("ask.forgo", "Player", name, "Ship", ship)
	}
	return w.T("ask.gift", "Player", name, "Ship", ship)
}

// forgoing says what giving up the coins of a ship is good for and what it costs.
func (t *Table) forgoing(ship portroyal.Card) string {
	w, v := t.stage.Words, &t.view
	contract := portroyal.ForgoingServes(ship)
	step, steps := v.Steps(v.Decides(), contract)+1, int(contract.Face().Steps)
	about := w.T("forgo.about", "Contract", w.ContractTitle(contract), "Step", step, "Steps", steps)
	if step == steps {
		about = w.N("forgo.about.last", t.slotCoins(contract), "Contract", w.ContractTitle(contract))
	}
	if v.Fee(v.Decides()) > 0 {
		about += " " + w.T("forgo.about.fee", "Active", t.name(v.Active()))
	}
	return about
}

// takingPlates are the answers to the question about the ship.
func (t *Table) takingPlates() (plates [places]*widgets.Plate) {
	w, v := t.stage.Words, &t.view
	for i, way := range t.answers() {
		text, detail := "", ""
		switch {
		case t.taking.kind != portroyal.NoAction:
			seat := int(way.Gift) - 1
			text, detail = t.name(seat), w.N("gift.detail", v.Points(seat), "Key", i+1)
		case way.Kind == portroyal.Take:
			income, fee := v.Income(v.Decides(), way.Card), v.Fee(v.Decides())
			text, detail = w.N("forgo.no", income), w.T("forgo.key", "Key", i+1)
			if fee > 0 {
				detail = w.T("forgo.fee", "Active", t.name(v.Active()), "Net", board.Signed(income-fee), "Key", i+1)
			}
		default:
			contract := portroyal.ForgoingServes(way.Card)
			text = w.T("forgo.yes")
			detail = w.T("forgo.detail", "Contract", w.ContractTitle(contract), "Step", v.Steps(v.Decides(), contract)+1,
				"Steps", contract.Face().Steps, "Key", i+1)
		}
		plates[i] = t.plate(widgets.PlainPlate, text, func() { t.press(func() { t.answer(way) }) })
		plates[i].Detail = detail
	}
	if plates[fourthPlace] == nil { // with five players Escape alone takes it back
		plates[fourthPlace] = t.plate(widgets.PlainPlate, w.T("cancel"), func() { t.press(t.askNothing) })
	}
	return plates
}

// typedTaking does what a key stands for while the player is asked about a ship.
func (t *Table) typedTaking(key *fyne.KeyEvent) {
	ways := t.answers()
	if i := digit(key.Name); i >= 0 && i < len(ways) {
		t.press(func() { t.answer(ways[i]) })
	} else if key.Name == fyne.KeyEscape {
		t.askNothing()
	}
}
