package table

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/table/layout"
	"portroyal/ui/widgets"
)

// row shows what lies above the harbour: the contracts, then the expeditions that can be claimed.
func (t *Table) row(r layout.Rectangle) fyne.CanvasObject {
	return t.keep(partName{"row", -1}, t.rowLooks(r), func() fyne.CanvasObject { return t.newRow(r) })
}

// rowLooks is everything that the row shows.
func (t *Table) rowLooks(r layout.Rectangle) []any {
	looks := []any{r, t.lowerSeat(), t.claiming, t.asking(), t.picking}
	for i, laid := range t.view.Contracts() {
		looks = append(looks, laid, t.fulfillable(laid.Contract), t.pointedRow() == len(t.view.Expeditions())+i)
		for seat := range t.view.Players() {
			looks = append(looks, t.view.Steps(seat, laid.Contract))
		}
	}
	for i, card := range t.view.Expeditions() {
		claimable := len(t.claims(card)) > 0 && t.personDecides()
		looks = append(looks, card, claimable, slices.Index(t.claimChoices(), card),
			t.view.Lacks(t.lowerSeat(), card), t.pointedRow() == i)
	}
	return looks
}

// pointedRow is the place of the keyboard's cursor among expeditions and contracts, negative before
// them.
func (t *Table) pointedRow() int { return t.cursor - len(t.view.Harbour()) }

func (t *Table) newRow(r layout.Rectangle) fyne.CanvasObject {
	s := layout.NewSheet()
	contracts, expeditions := t.view.Contracts(), t.view.Expeditions()
	by := t.growth()
	label, labelWidth := t.centred(t.stage.Words.T("table.expeditions"), 14, true), float32(0)
	if len(contracts) == 0 {
		labelWidth = label.MinSize().Width + 16
	}
	plan := layout.Row(len(contracts), len(expeditions), r.Size(), labelWidth, by)
	if len(contracts) == 0 && len(expeditions) > 0 {
		s.Fit(label, layout.Rect(plan.Expeditions[0].X-widgets.FrameWidth-labelWidth, r.H/2-t.grown(10), labelWidth, t.grown(20)))
	}
	for i, laid := range contracts {
		at := plan.Contracts[i]
		shown := t.contract(i, laid, at.W)
		t.mark(shown, layout.Spot{Kind: layout.Contract, Contract: laid.Contract})
		s.Put(shown, at.X-widgets.FrameWidth, at.Y-widgets.FrameWidth)
	}
	for i, card := range expeditions {
		at := plan.Expeditions[i]
		shown := t.expedition(i, card, at.W)
		t.mark(shown, layout.Spot{Kind: layout.Expedition, Card: card})
		s.Put(shown, at.X-widgets.FrameWidth, at.Y-widgets.FrameWidth)
	}
	return s.Container
}

// expedition shows an expedition that can be claimed.
func (t *Table) expedition(i int, card portroyal.Card, width float32) *widgets.Card {
	w := t.stage.Words
	shown := t.card(card, width)
	shown.Pointed = t.pointedRow() == i || t.claiming.asked && t.claiming.expedition == card
	choice := slices.Index(t.claimChoices(), card)
	switch {
	case choice >= 0:
		shown.Takeable = true
		shown.Key = strconv.Itoa(choice + 1)
		shown.OnTap = t.clickedClaim(card)
	case len(t.claims(card)) > 0 && t.personDecides():
		shown.Takeable = true
		if !t.asking() {
			shown.Key = w.T("key.expedition")
		}
		shown.OnTap = t.clickedClaim(card)
		shown.SetToolTip(w.T("table.claim.tip", "Expedition", w.Named(card)))
	default:
		seat := t.lowerSeat()
		shown.SetToolTip(w.N("table.lacks", t.view.Lacks(seat, card), "Player", t.name(seat)))
	}
	return shown
}

// contract shows a contract with the cubes on it.
func (t *Table) contract(i int, laid portroyal.Laid, width float32) *widgets.Contract {
	w, v := t.stage.Words, &t.view
	options := v.Options()
	shown := t.pictures.NewContract(t.stage, laid.Contract, v.Players(), width)
	shown.Seals = options.Cooperative // there they count (P2)
	shown.Growth = t.growth()
	t.lay(shown, laid)
	shown.Pointed = t.pointedRow() == len(v.Expeditions())+i
	shown.OnHover = func(inside bool) { t.hover(item{contract: laid.Contract}, inside) }
	// Enlarged it says all this itself; a tooltip would only lie over it.
	shown.Says = w.ContractText(laid.Contract) + " " + strings.Join(t.laidWords(laid.Contract), " ")
	if place := t.fulfillable(laid.Contract); place >= 0 {
		shown.Takeable = true
		shown.OnTap = t.clicked(portroyal.Fulfilling(laid.Contract))
		shown.Key = w.T("key.contract")
		if t.picking {
			shown.Key = strconv.Itoa(place + 1)
		}
	}
	return shown
}

// fulfillings lists the contracts that the person who decides can fulfil.
func (t *Table) fulfillings() (contracts []portroyal.Contract) {
	if !t.personDecides() {
		return nil
	}
	for _, action := range t.legal {
		if action.Kind == portroyal.Fulfil {
			contracts = append(contracts, action.Contract())
		}
	}
	return contracts
}

// fulfillable is the place of a contract among those that can be fulfilled now, -1 if it cannot.
func (t *Table) fulfillable(contract portroyal.Contract) int {
	for i, other := range t.fulfillings() {
		if other == contract {
			return i
		}
	}
	return -1
}

// fulfil fulfils the only contract that can be, or lets digits choose among several.
func (t *Table) fulfil() {
	if t.stage.Covered() {
		return
	}
	switch contracts := t.fulfillings(); len(contracts) {
	case 0:
	case 1:
		t.decide(portroyal.Fulfilling(contracts[0]))
	default:
		t.picking = true
		t.build()
	}
}

// typedPicking does what a key stands for while digits choose a contract.
func (t *Table) typedPicking(key *fyne.KeyEvent) {
	contracts := t.fulfillings()
	if i := digit(key.Name); i >= 0 && i < len(contracts) {
		t.press(func() { t.decide(portroyal.Fulfilling(contracts[i])) })
	} else if key.Name == fyne.KeyEscape {
		t.askNothing()
	}
}
