package value

import "portroyal/engine/portroyal"

// Standing is how good what a seat has in front of it is at the end: by points, and by coins where these are equal (F2).
type Standing struct{ Seat, Points, Coins uint8 }

// StandingOf is that of a seat with a tableau.
func StandingOf(seat int, t *portroyal.Tableau) Standing {
	return Standing{uint8(seat), t.Points, t.Coins}
}

// Better reports whether it is better than another one.
func (a Standing) Better(b Standing) bool {
	return a.Points > b.Points || a.Points == b.Points && a.Coins > b.Coins
}

// Best are the two best seats, the better one first, of those that can win at all (F3). Where there are fewer, a standing
// without points and coins is in their place.
type Best [2]Standing

// BestOf are those of a game.
func BestOf(view *portroyal.View) (b Best) {
	options := view.Options()
	for seat := range view.Players() {
		t := view.Tableau(seat)
		switch a := StandingOf(seat, &t); {
		case !options.Ranks(&t):
		case a.Better(b[0]):
			b[0], b[1] = a, b[0]
		case a.Better(b[1]):
			b[1] = a
		}
	}
	return b
}

// Rival is the best one but for a seat.
func (b *Best) Rival(seat int) Standing {
	if int(b[0].Seat) == seat {
		return b[1]
	}
	return b[0]
}
