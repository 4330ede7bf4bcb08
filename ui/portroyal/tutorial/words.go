package tutorial

import (
	"slices"
	"strconv"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/board"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/tutorial"
	"portroyal/ui/words"
)

// saying names a text of a lesson.
type saying string

// The families of messages of the voyage.
const (
	sayings words.Family[saying] = "voyage.say.*"
	ways    words.Family[way]    = "voyage.do.*"
)

// way is what a step is waiting for: after every wrong move the player is told how it is done.
type way string

// The ways.
const (
	toReveal  way = "reveal"
	toBegin   way = "time" // with the Time Pile
	toStop    way = "stop"
	toRepel   way = "repel"
	toDock    way = "dock"
	toTake    way = "take"
	toPass    way = "pass"
	toClaim   way = "expedition"
	toFulfil  way = "contract"
	toGamble  way = "gamble"
	toVictory way = "victory"
	toKeep    way = "keep"
	toDecide  way = "decide" // by a free decision
)

var wayOf = map[portroyal.ActionKind]way{
	portroyal.RevealNext: toReveal, portroyal.Stop: toStop, portroyal.RepelShip: toRepel, portroyal.Dock: toDock,
	portroyal.Take: toTake, portroyal.TakeForgoing: toTake, portroyal.Pass: toPass, portroyal.Claim: toClaim,
	portroyal.Fulfil: toFulfil, portroyal.Gamble: toGamble, portroyal.MoveToVictory: toVictory,
	portroyal.KeepTime: toKeep,
}

// How implements [tutorial.Game].
func (v *Voyage) How(step *tutorial.Step) string {
	do := wanted(step)
	how := wayOf[do.Kind]
	switch {
	case step.Free:
		how = toDecide
	case how == toReveal && slices.Contains(step.Lit, timePile):
		how = toBegin
	}
	return v.stage.Words.T(ways.ID(how), "Card", terms.Within(v.stage.Words, terms.Plain, do.Card), "Key", v.key(do.Card))
}

// key is what the key is called that takes a card of the harbour: of equal ones the last, which is the one that is lit.
func (v *Voyage) key(card portroyal.Card) string {
	last := -1
	for spot := range v.table.Places() {
		if spot.Kind == layout.Berth && spot.Card == card {
			last = max(last, spot.At)
		}
	}
	return strconv.Itoa((last + 1) % 10)
}

// Say implements [tutorial.Game].
func (v *Voyage) Say(step *tutorial.Step, says string) string {
	view := v.table.View()
	about, _ := portroyal.ParseCard(step.About) // a test shows them all
	return v.stage.Words.T(sayings.ID(saying(says)), v.values(&view, about)...)
}

// values are the names, numbers and chances that texts can use about a table and a card on it.
func (v *Voyage) values(view *portroyal.View, about portroyal.Card) []any {
	w := v.stage.Words
	coins := func(n int) string { return w.N("count.coins", n) }
	points := func(n int) string { return w.N("count.points", n) }
	options := view.Options()
	all := []any{
		"Player", v.names[0], "Target", points(int(options.Target)), "Bust", w.Percent(view.BustChance()),
		"Coins", coins(view.Coins(0)), "Points", points(view.Points(0)), "Swords", w.N("count.swords", view.Swords(0)),
		"Takes", w.N("voyage.cards", view.Takes(view.Active())), "Left", w.N("voyage.cards", view.TakesLeft()),
		"Taxed", coins(int(options.TaxedFrom())), "Gamble", w.Percent(view.GambleBust()),
	}
	if view.Players() > 1 {
		all = append(all, "Rival", v.names[1], "RivalCoins", coins(view.Coins(1)), "RivalPoints", points(view.Points(1)))
	}
	if about == portroyal.NoCard {
		return all
	}
	face := about.Face()
	all = append(all, "Card", terms.Within(w, terms.Plain, about), "CardCoins", coins(int(face.Coins)), "CardPoints",
		points(int(face.Points)),
		"CardSwords", w.N("count.swords", int(face.Swords)), "Cost", coins(int(face.Cost)))
	if slices.Contains(view.Harbour(), about) {
		effect := view.Effect(portroyal.Taking(about))
		all = append(all, "Price", coins(effect.Price), "Income", coins(effect.Income), "Fee", coins(effect.Fee),
			"Whole", coins(effect.Price+effect.Fee), "Net", board.Signed(effect.Income-effect.Price-effect.Fee))
	}
	return all
}
