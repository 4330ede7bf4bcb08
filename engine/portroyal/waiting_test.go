package portroyal_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
)

// TestWaitingPersons compares what the active player gets at the beginning of phase 2 with the
// harbour as it was when they stopped (H3).
func TestWaitingPersons(t *testing.T) {
	paid := map[portroyal.EventKind]int{}
	rapid.Check(t, func(t *rapid.T) {
		drawGame(t).play(t, func(ply *ply) {
			if ply.action.Kind != portroyal.Stop {
				return
			}
			p := &ply.before
			seat, cards, ships := p.Active(), len(p.Harbour()), 0
			for _, card := range p.Harbour() {
				if card.Face().Type == portroyal.Ship {
					ships++
				}
			}
			left := p.PileSize() + len(p.Discards())
			var want, got []portroyal.Event
			expect := func(kind portroyal.EventKind, role portroyal.Role, each int) {
				n := min(left, p.Count(seat, role)*each)
				if left -= n; n > 0 {
					want = append(want, portroyal.Event{Kind: kind, Seat: uint8(seat), N: uint8(n)})
					paid[kind]++
				}
			}
			if cards >= 5 {
				expect(portroyal.AdmiralsPaid, portroyal.Admiral, 2)
			}
			if cards == 3 || cards == 4 {
				expect(portroyal.ViceAdmiralsPaid, portroyal.ViceAdmiral, 1)
			}
			if ships > 1 {
				expect(portroyal.GunnersPaid, portroyal.Gunner, ships-1)
			}
			for _, event := range ply.events {
				switch event.Kind {
				case portroyal.AdmiralsPaid, portroyal.ViceAdmiralsPaid, portroyal.GunnersPaid, portroyal.JestersPaid:
					if int(event.Seat) == seat {
						got = append(got, event)
					}
				}
			}
			if !slices.Equal(got, want) {
				t.Fatalf("%v with %d cards, %d ships: seat %d gets %v, not %v", ply, cards, ships, seat, got, want)
			}
		})
	})
	for _, kind := range []portroyal.EventKind{
		portroyal.AdmiralsPaid, portroyal.ViceAdmiralsPaid,
		portroyal.GunnersPaid,
	} {
		if paid[kind] == 0 {
			t.Errorf("no event of the kind %q: the sample shows nothing", kind)
		}
	}
}
