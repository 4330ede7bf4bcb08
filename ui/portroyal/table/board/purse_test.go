package board

import (
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
)

// Coins and points on their way to or from a player can be left out of what is shown, at the player's own quay
// and elsewhere; in the end the same is shown as on a board drawn anew.
func TestPurseShowsWhatHasArrived(t *testing.T) {
	b := until(t, func(m *match.Match) bool {
		view := m.View()
		return view.Phase() == portroyal.Trade
	}, 3)
	for seat := range 3 {
		p, coins, points := b.purses[seat], b.shown.View.Coins(seat), b.shown.View.Points(seat)
		if p == nil || p.number == nil || p.shield == nil || (p.chest != nil) != (seat == b.shown.Lower) {
			t.Fatalf("seat %d: the purse is %+v", seat, p)
		}
		text, shield := p.number.Text, p.shield.Image
		b.ShowCoins(seat, coins+3)
		b.ShowPoints(seat, points+5)
		if p.number.Text == text || p.shield.Image == shield || b.CoinsShown(seat) != coins+3 {
			t.Errorf("seat %d shows %s coins on the way, of %d", seat, p.number.Text, coins+3)
		}
		if p.chest != nil && p.chest.Image != p.filled(coins+3).Image {
			t.Error("the chest shows other coins than the number")
		}
		b.ShowCoins(seat, coins)
		b.ShowPoints(seat, points)
		if p.number.Text != text || p.shield.Image != p.raised(points).Image {
			t.Errorf("seat %d shows %s coins in the end, not %s", seat, p.number.Text, text)
		}
	}
}
