package portroyal

import (
	"cmp"
	"slices"
)

// checkTarget triggers the last round when a seat has the target (F1), with the variant F3 only
// if it has fulfilled an expedition as well.
func (s *state) checkTarget(seat uint8, c *course) {
	tableau := &s.tableaux[seat]
	if s.ending || tableau.Points < s.options.Target || s.options.Cooperative { // P4: no target
		return
	}
	if s.options.RequireExpedition && tableau.Expeditions == 0 {
		return
	}
	s.ending = true
	c.note(Event{Kind: TargetReached, Seat: seat})
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
}

// Standings ranks the seats by F2 and F3, as things stand; the final result when the game is over.
func (s *state) Standings() []Standing {
	standings := make([]Standing, s.Players())
	for seat := range standings {
		standings[seat] = Standing{
			Seat: seat, Points: s.Points(seat), Coins: s.Coins(seat),
			Ranked: !s.options.RequireExpedition || s.tableaux[seat].Expeditions > 0,
		}
	}
	slices.SortStableFunc(standings, compareStandings)
	for i := range standings {
		standings[i].Place = i + 1
		if i > 0 && compareStandings(standings[i-1], standings[i]) == 0 {
			standings[i].Place = standings[i-1].Place
		}
	}
	return standings
}

// WinShares is each seat's share of the win as things stand, from 0 to 1 (F2, F3); of a cooperative game as well, where
// all seats share it or nobody has won (P4). Unlike [state.Winners] it makes no lists.
func (s *state) WinShares() (shares [MaxPlayers]float64) {
	var best Standing
	winners := 0
	for seat := range s.Players() {
		t := &s.tableaux[seat]
		standing := Standing{
			Points: int(t.Points), Coins: int(t.Coins),
			Ranked: !s.options.RequireExpedition || t.Expeditions > 0,
		}
		order := -1
		switch {
		case s.options.Cooperative && !s.Won():
			continue
		case winners > 0 && s.options.Cooperative:
			order = 0
		case winners > 0:
			order = compareStandings(standing, best)
		}
		if order < 0 {
			best, winners, shares = standing, 0, [MaxPlayers]float64{}
		}
		if order <= 0 {
			shares[seat] = 1
			winners++
		}
	}
	for seat := range s.Players() {
		shares[seat] /= float64(max(winners, 1))
	}
	return shares
}

func compareStandings(a, b Standing) int {
	if a.Ranked != b.Ranked {
		if a.Ranked {
			return -1
		}
		return 1
	}
	return cmp.Or(cmp.Compare(b.Points, a.Points), cmp.Compare(b.Coins, a.Coins))
}

// Winners lists the seats in the first place: several if the win is shared (F2). Who plays together
// wins or loses together (P4): all seats or none.
func (s *state) Winners() []int {
	winners := []int{}
	if s.options.Cooperative {
		for seat := range s.Players() {
			if s.Won() {
				winners = append(winners, seat)
			}
		}
		return winners
	}
	for _, standing := range s.Standings() {
		if standing.Place == 1 {
			winners = append(winners, standing.Seat)
		}
	}
	return winners
}
