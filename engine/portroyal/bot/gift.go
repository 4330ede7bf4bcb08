package bot

import (
	"cmp"

	"portroyal/engine/portroyal"
)

// giftToLast gives the coin of a "3 + 1" ship to the opponent with the fewest points; ties go by
// the fewest coins, then by turn order. Other actions stay what they are.
func giftToLast(view *portroyal.View, a portroyal.Action) portroyal.Action {
	if a.Kind != portroyal.Take || a.Card.Face().CoinToOther == 0 || view.Players() == 1 {
		return a
	}
	taker, players := view.Decides(), view.Players()
	last := (taker + 1) % players
	for i := 2; i < players; i++ {
		seat := (taker + i) % players
		if cmp.Or(cmp.Compare(view.Points(seat), view.Points(last)), cmp.Compare(view.Coins(seat), view.Coins(last))) < 0 {
			last = seat
		}
	}
	return portroyal.Giving(a.Card, last)
}
