package portroyal

import (
	"cmp"
	"math/bits"
	"slices"
)

// HasTarget reports whether a seat has what brings the last round (F1): the target, and with the variant F3 an
// expedition as well. A cooperative game has no target (P4).
func (s *state) HasTarget(seat int) bool {
	t := &s.tableaux[seat]
	return t.Points >= s.options.Target && s.options.Ranks(t) && s.options.goal().target
}

// checkTarget triggers the last round when a seat has the target (F1).
func (s *state) checkTarget(seat uint8, c *course) {
	if s.ending || !s.HasTarget(int(seat)) {
		return
	}
	s.ending = true
	c.note(Event{Kind: TargetReached, Seat: seat})
}

// isLastTurnOver reports whether the game ends before the turn of the player who is active now: the round is finished that
// somebody has made the last one (F1, F6), and against time the Time Pile is used up or the game is won (P2, P4).
func (s *state) isLastTurnOver() bool {
	if s.options.goal().timePile {
		return s.time == 0 || s.Won()
	}
	return s.ending && s.active == s.startSeat
}

// Standing is a seat's place in the ranking.
type Standing struct {
	Seat   int
	Place  int // 1 is first; seats that are tied share a place
	Points int
	Coins  int

	// Ranked is false for seats without an expedition where the game asks for one (F3): they
	// come after all others.
	Ranked bool

	// ByCoins says that somebody with as many points has a lower place for want of coins (F2).
	ByCoins bool
}

// standing is what places a seat, without its place.
func (s *state) standing(seat int) Standing {
	t := &s.tableaux[seat]
	return Standing{Seat: seat, Points: int(t.Points), Coins: int(t.Coins), Ranked: s.options.Ranks(t)}
}

// compareStandings orders seats, the better one first (F2, F3).
func compareStandings(a, b Standing) int {
	if a.Ranked != b.Ranked {
		if a.Ranked {
			return -1
		}
		return 1
	}
	return cmp.Or(cmp.Compare(b.Points, a.Points), cmp.Compare(b.Coins, a.Coins))
}

// Standings ranks the seats by F2 and F3, as things stand; the final result when the game is over.
func (s *state) Standings() []Standing {
	standings := make([]Standing, s.Players())
	for seat := range standings {
		standings[seat] = s.standing(seat)
	}
	slices.SortStableFunc(standings, compareStandings)
	for i := range standings {
		at := &standings[i]
		at.Place = i + 1
		if i > 0 && compareStandings(standings[i-1], *at) == 0 {
			at.Place = standings[i-1].Place
		}
		at.ByCoins = at.Ranked && slices.ContainsFunc(standings[i+1:], func(other Standing) bool {
			return other.Ranked && other.Points == at.Points && other.Coins < at.Coins
		})
	}
	return standings
}

// winners are the seats that win as things stand, a bit each: several if the win is shared (F2). In a cooperative game
// all seats win or none (P4).
func (s *state) winners() (seats uint8) {
	if s.options.goal().shared {
		if s.Won() {
			seats = 1<<s.options.Players - 1
		}
		return seats
	}
	var best Standing
	for seat := range s.Players() {
		standing, bit := s.standing(seat), uint8(1)<<seat
		order := compareStandings(standing, best)
		switch {
		case seats == 0 || order < 0:
			best, seats = standing, bit
		case order == 0:
			seats |= bit
		}
	}
	return seats
}

// Winners lists the seats that win as things stand.
func (s *state) Winners() []int {
	winners := []int{}
	for seats := s.winners(); seats != 0; seats &= seats - 1 {
		winners = append(winners, bits.TrailingZeros8(seats))
	}
	return winners
}

// WinShares is each seat's share of the win as things stand, from 0 to 1.
func (s *state) WinShares() (shares [MaxPlayers]float64) {
	all := s.winners()
	for seats := all; seats != 0; seats &= seats - 1 {
		shares[bits.TrailingZeros8(seats)] = 1 / float64(bits.OnesCount8(all))
	}
	return shares
}
