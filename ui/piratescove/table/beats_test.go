package table

import (
	"slices"
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

// The fame cards of one player are shown after those of another, and who has won is told after all of them (Z1).
func TestFameCardsAreShownOneByOne(t *testing.T) {
	shown := []cove.Event{
		{Kind: cove.FameShown, Seat: 0, N: 3, Cards: 2},
		{Kind: cove.FameShown, Seat: 2, N: 1, Cards: 1},
		{Kind: cove.Won, Seat: 0},
		{Kind: cove.Won, Seat: 2},
	}
	var sizes []int
	for _, b := range beats(shown, cove.Onlooker) {
		sizes = append(sizes, len(b.events))
	}
	if want := []int{1, 1, 2}; !slices.Equal(sizes, want) {
		t.Errorf("they are told in beats of %v events, not %v", sizes, want)
	}
}
