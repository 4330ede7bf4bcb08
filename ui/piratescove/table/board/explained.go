package board

import (
	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/rules/entry"
)

// Explained is where the rulebook explains what is at a spot; "" where that depends on the game.
func (b *Board) Explained(spot Spot) entry.Entry {
	switch of := b.Thing(spot); {
	case of.Card != cove.NoCard:
		return entry.OfCard(of.Card)
	case of.Legend != cove.NoLegend:
		return entry.OfLegend(of.Legend)
	case of.Island != cove.NoIsland:
		return entry.OfIsland(of.Island)
	case of.Treasure != 0:
		return entry.Plunder
	}
	switch spot.Kind {
	case Part:
		if !spot.Ship.Player() { // it has a hull alone (K8)
			return entry.OfLegend(b.shown.Board.Legend(spot.Ship))
		}
		return entry.OfSection(spot.Section)
	case Track, StepUp, StepDown:
		return entry.OfSection(spot.Section)
	case Gold:
		return entry.Doubloons
	case Chests:
		return entry.Treasures
	case Fame:
		return entry.Fame
	case Panel, Fighter:
		return entry.Ship
	}
	return ""
}
