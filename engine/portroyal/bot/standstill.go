package bot

import "portroyal/engine/portroyal"

// fewMoving is the number of cards in pile, discards and harbour up to which the game stands
// still if somebody hoards.
const fewMoving = 8

// standstill reports whether nearly all cards are coins (C1) and a tax would bring some of them back:
// more than its bonus hands out again (X1, X2), or it would go round and round. Hardly ever seen
// with fewer than five players, and no matter in cooperative games, which end anyhow (P2). Players who weigh only what a turn brings them would pass round the
// last cards for ever: a governor whom nobody wants, a ship that everybody repels.
func standstill(view *portroyal.View) bool {
	moving := view.PileSize() + len(view.Discards()) + len(view.Harbour())
	if moving > fewMoving || view.Ending() || view.Options().Cooperative {
		return false
	}
	back := 0
	for seat := range view.Players() {
		back += taxLoss(view.Options().Decks, view.Coins(seat))
	}
	return back > view.Players()
}

// breakStandstill goes for the extra tax of C5, which comes when the last card is turned up, and
// takes what there is: what is traded empties the pile (C1), what is paid fills the discards.
func breakStandstill(view *portroyal.View, legal []portroyal.Action) portroyal.Action {
	if view.Phase() == portroyal.Discover && (view.Revealed() == 0 || view.BustChance() == 0) {
		if claim, ok := bestClaim(legal); ok {
			return claim
		}
		return portroyal.Action{Kind: portroyal.RevealNext}
	}
	return stopper(0).decide(view, legal)
}
