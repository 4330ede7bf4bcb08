package portroyal_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
)

// TestTrades compares the events of every trade with what rules and printed numbers say: coins
// for the trader (H5), for another seat (H11), for the active player (H6), a place under a
// wholesaler (H12), and one more card (H10). Coins run out only when both piles are empty (C5).
func TestTrades(t *testing.T) {
	kinds := []portroyal.EventKind{
		portroyal.ShipTraded, portroyal.CargoStowed, portroyal.CoinGiven, portroyal.FeePaid, portroyal.ClerkWorked,
	}
	trades := map[portroyal.EventKind]int{}
	rapid.Check(t, func(t *rapid.T) {
		drawGame(t).play(t, func(ply *ply) {
			ship := ply.action.Card
			if ply.action.Kind != portroyal.Take || ship.Face().Type != portroyal.Ship {
				return
			}
			p := &ply.before
			seat, colour := p.Decides(), ship.Face().Colour
			left := p.PileSize() + len(p.Discards())
			stowed := holds(p, seat, portroyal.Wholesaler, colour) > 0
			var want []portroyal.Event
			expect := func(kind portroyal.EventKind, other, n int) {
				want = append(want, portroyal.Event{
					Kind: kind, Seat: uint8(seat), Other: uint8(other), N: uint8(n), Card: ship,
					Kept: kind == portroyal.ShipTraded && stowed,
				})
				trades[kind]++
			}
			if !stowed {
				left++ // the ship itself
			}
			income := min(left, int(ship.Face().Coins)+holds(p, seat, portroyal.Trader, colour))
			left -= income
			expect(portroyal.ShipTraded, 0, income)
			if stowed {
				expect(portroyal.CargoStowed, 0, 0)
			}
			if ship.Face().CoinToOther > 0 && left > 0 && p.Players() > 1 { // alone nobody gets it
				expect(portroyal.CoinGiven, int(ply.action.Gift)-1, 1)
			}
			if seat != p.Active() {
				expect(portroyal.FeePaid, p.Active(), 1)
			}
			if clerks := holds(p, seat, portroyal.Clerk, colour); clerks > 0 {
				expect(portroyal.ClerkWorked, 0, clerks)
			}
			var got []portroyal.Event
			for _, event := range ply.events {
				if slices.Contains(kinds, event.Kind) {
					got = append(got, event)
				}
			}
			if !slices.Equal(got, want) {
				t.Fatalf("%v by seat %d in the turn of %d: %v, not %v", ply, seat, p.Active(), got, want)
			}
			cargo := p.Cargo(seat)
			if stowed {
				cargo = append(cargo, ship)
			}
			if !slices.Equal(ply.after.Cargo(seat), cargo) {
				t.Fatalf("%v: the cargo is %v, not %v", ply, ply.after.Cargo(seat), cargo)
			}
			if more := len(cargo) - len(p.Cargo(seat)); ply.after.Points(seat) != p.Points(seat)+more {
				t.Fatalf("%v: from %d to %d points", ply, p.Points(seat), ply.after.Points(seat))
			}
		})
	})
	for _, kind := range kinds {
		if trades[kind] == 0 {
			t.Errorf("no trade with an event of the kind %q: the sample shows nothing", kind)
		}
	}
}

// holds counts the persons of an occupation and a colour in a seat's display.
func holds(p *portroyal.Position, seat int, role portroyal.Role, colour portroyal.Colour) (n int) {
	for _, card := range p.Display(seat) {
		if face := card.Face(); face.Role == role && face.Colour == colour {
			n++
		}
	}
	return n
}
