package table

import (
	"testing"

	cove "portroyal/engine/piratescove"
)

// That the player passes in boarding is told, since it may happen by itself; nobody else's passes are, nor those in windows
// for cards (E8, K3).
func TestOwnPassesInBoardingAreTold(t *testing.T) {
	for _, c := range []struct {
		seat   uint8
		island cove.Island
		eyes   int
		told   bool
	}{
		{1, cove.TreasureIsland, 1, true},
		{1, cove.NoIsland, 1, false},
		{0, cove.TreasureIsland, 1, false},
		{0, cove.TreasureIsland, cove.Onlooker, false},
	} {
		passed := []cove.Event{{Kind: cove.Passed, Seat: c.seat, Island: c.island}}
		if told := len(beats(passed, c.eyes)) > 0; told != c.told {
			t.Errorf("%+v: %v", c, told)
		}
	}
}
