package table

import (
	"slices"
	"strconv"

	"portroyal/engine/portroyal"
	"portroyal/ui/table/board"
	"portroyal/ui/table/layout"
)

// marks say what on the board can be chosen now, and what the question is about.
func (t *Table) marks() map[layout.Spot]board.Mark {
	if !t.personDecides() {
		return nil
	}
	w, v, marks := t.stage.Words, &t.view, map[layout.Spot]board.Mark{}
	for i := range t.berths {
		card := layout.AtBerth(v, t.berths, i)
		mark := board.Mark{Pointed: card != portroyal.NoCard && t.taking.card == card}
		if card != portroyal.NoCard && len(t.takings(card)) > 0 {
			mark.Takeable, mark.Tip = true, t.takingTip(card)
			if i < 10 && !t.asking() {
				mark.Key = strconv.Itoa((i + 1) % 10)
			}
		}
		marks[layout.Spot{Kind: layout.Berth, At: i, Card: card}] = mark
	}
	choices := t.claimChoices()
	for _, card := range v.Expeditions() {
		mark := board.Mark{Pointed: t.claiming.asked && t.claiming.expedition == card}
		if choice := slices.Index(choices, card); choice >= 0 {
			mark.Takeable, mark.Key = true, strconv.Itoa(choice+1)
		} else if len(t.claims(card)) > 0 {
			mark.Takeable, mark.Tip = true, w.T("table.claim.tip", "Expedition", w.Named(card))
			if !t.asking() {
				mark.Key = w.T("key.expedition")
			}
		}
		marks[layout.Spot{Kind: layout.Expedition, Card: card}] = mark
	}
	for i, contract := range t.fulfillings() {
		mark := board.Mark{Takeable: true, Key: w.T("key.contract")}
		if t.picking {
			mark.Key = strconv.Itoa(i + 1)
		}
		marks[layout.Spot{Kind: layout.Contract, Contract: contract}] = mark
	}
	seen := map[portroyal.Card]bool{}
	for _, at := range layout.TableauSpots(v, t.lowerSeat()) {
		if choice := slices.Index(choices, at.Card); choice >= 0 && at.Card.Face().Type == portroyal.Person {
			mark := board.Mark{Takeable: true}
			if !seen[at.Card] { // of equal ones the first shows the key
				mark.Key = strconv.Itoa(choice + 1)
			}
			seen[at.Card] = true
			marks[at] = mark
		}
	}
	if t.can(portroyal.RevealNext) {
		marks[layout.Spot{Kind: layout.NextPile(v)}] = board.Mark{Takeable: true, Key: w.T("key.space")}
	}
	if t.can(portroyal.MoveToVictory) {
		marks[layout.Spot{Kind: layout.TimePile}] = board.Mark{Takeable: true, Key: w.T("key.victory")}
	}
	return marks
}

// tapped is a click on something on the board.
func (t *Table) tapped(at layout.Spot) {
	switch at.Kind {
	case layout.Berth:
		if len(t.takings(at.Card)) == 0 {
			t.sayWhyNot(at)
			return
		}
		t.press(func() { t.takeCard(at.Card) })
	case layout.Expedition:
		t.press(func() { t.claim(at.Card) })
	case layout.Contract:
		t.press(func() { t.decide(portroyal.Fulfilling(at.Contract)) })
	case layout.Tableau:
		t.press(func() { t.answerClaim(at.Card) })
	case layout.Pile, layout.TimePile:
		kind := portroyal.RevealNext
		if t.can(portroyal.MoveToVictory) {
			kind = portroyal.MoveToVictory
		}
		t.press(func() { t.decide(portroyal.Action{Kind: kind}) })
	}
}
