package portroyal_test

import (
	"testing"

	"portroyal/engine/portroyal"
)

// TestNextSlotIsWhatIsPaid checks that a contract pays what its next slot was said to pay (K3), and
// that a slot is free for as long as somebody has not fulfilled it.
func TestNextSlotIsWhatIsPaid(t *testing.T) {
	paid := 0
	askingGames(t, func(ply *ply) {
		seen := map[portroyal.Contract]bool{} // several players may fulfil one contract at once
		for _, event := range ply.events {
			if event.Kind != portroyal.ContractFulfilled || seen[event.Contract] {
				continue
			}
			seen[event.Contract] = true
			coins, free := ply.before.NextSlot(event.Contract)
			if !free || int(event.N) > coins || int(event.N) < coins && ply.after.PileSize() > 0 {
				t.Fatalf("%v: %s pays %d, its next slot was said to pay %d (%v)",
					ply, event.Contract, event.N, coins, free)
			}
			paid++
		}
		for _, laid := range ply.after.Contracts() {
			if _, free := ply.after.NextSlot(laid.Contract); free != (len(laid.Cubes) < ply.after.Players()) {
				t.Fatalf("%v: a slot of %s with %d cubes is free: %v", ply, laid.Contract, len(laid.Cubes), free)
			}
		}
	})
	if paid == 0 {
		t.Error("no contract was fulfilled")
	}
}
