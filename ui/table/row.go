package table

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
)

// row shows what lies above the harbour: the contracts, then the expeditions that can be claimed.
func (t *Table) row(r rect) fyne.CanvasObject {
	return t.keep(partName{"row", -1}, t.rowLooks(r), func() fyne.CanvasObject { return t.newRow(r) })
}

// rowLooks is everything that the row shows.
func (t *Table) rowLooks(r rect) []any {
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

func (t *Table) newRow(r rect) fyne.CanvasObject {
	s := newSheet()
	contracts, expeditions := t.view.Contracts(), t.view.Expeditions()
	cardWidth := clamp(float32(int((r.h-16)/1.5)), 0, t.grown(130))
	room := float32(0) // of the expeditions
	if n := float32(len(expeditions)); n > 0 {
		room = cardWidth + (n-1)*(cardWidth+cardGap) + 10
		if len(contracts) > 0 {
			room = min(room, cardWidth+(n-1)*cardWidth*0.45+10) // they overlap to leave room
		}
	}
	if len(contracts) == 0 {
		label := t.centred(t.stage.Words.T("table.expeditions"), 14, true)
		width := label.MinSize().Width + 16
		left := max(width, (r.w-min(room, r.w-width))/2)
		s.fit(label, rect{left - width, r.h/2 - t.grown(10), width, t.grown(20)})
		t.expeditions(s, rect{left, 0, r.w - left, r.h}, cardWidth)
		return s.Container
	}
	between := float32(0)
	if room > 0 {
		between = 18
	}
	n := float32(len(contracts))
	width := float32(int(min((r.h-18)*1.5, t.grown(230), (r.w-room-between-(n-1)*12-8)/n)))
	left := max(0, (r.w-n*(width+12)+12-between-room)/2)
	for i, laid := range contracts {
		shown := t.contract(i, laid, width)
		t.mark(shown, spot{kind: contractSpot, at: i})
		size := shown.MinSize()
		s.put(shown, left+float32(i)*(width+12), (r.h-size.Height)/2)
	}
	x := left + n*(width+12) - 12 + between
	t.expeditions(s, rect{x, 0, room, r.h}, cardWidth)
	return s.Container
}

// expeditions lays out the expeditions that can be claimed from the left edge of a room on.
func (t *Table) expeditions(s sheet, r rect, width float32) {
	w, cards := t.stage.Words, t.view.Expeditions()
	fit := spreadFor(len(cards), fyne.NewSize(r.w, r.h-16), width)
	for i, card := range cards {
		shown := t.card(card, fit.width)
		t.mark(shown, spot{kind: rowSpot, at: i})
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
		s.put(shown, r.x+fit.step*float32(i), (r.h-widgets.CardHeight(fit.width))/2-3)
	}
}

// contract shows a contract with the cubes on it.
func (t *Table) contract(i int, laid portroyal.Laid, width float32) *widgets.Contract {
	w, v := t.stage.Words, &t.view
	options := v.Options()
	shown := t.pictures.NewContract(t.stage, laid.Contract, v.Players(), width)
	shown.Seals = options.Cooperative // there they count (P2)
	for _, seat := range laid.Cubes {
		shown.Cubes = append(shown.Cubes, widgets.SeatColour(t.colours[seat]))
	}
	for seat := range v.Players() {
		if n := v.Steps(seat, laid.Contract); n > 0 {
			shown.Steps = append(shown.Steps, widgets.Step{Colour: widgets.SeatColour(t.colours[seat]), N: n})
		}
	}
	shown.Pointed = t.pointedRow() == len(v.Expeditions())+i
	shown.OnHover = func(inside bool) { t.hover(item{contract: laid.Contract}, inside) }
	shown.SetToolTip(w.ContractText(laid.Contract))
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
