package statistics

import (
	"math"

	"portroyal/engine/internal/bounds"
	"portroyal/engine/record"
)

// mostFame is the most that a ship counts.
const mostFame = math.MaxUint8

// fits reports whether what a game says can be about the one with a head, in every number of it.
func (g *Game) fits(head *record.Head) bool {
	if head.Result == nil || len(g.Seats) != len(head.Seats) {
		return false
	}
	want := about(head)
	if g.ID != want.ID || !g.Begun.Equal(want.Begun) || g.Played != want.Played || g.Short != want.Short ||
		g.Practice != want.Practice || g.Undone != want.Undone || !bounds.Counts(g.Undone) || !bounds.Counts(g.Foes[:]...) {
		return false
	}
	for i := range g.Seats {
		own, said := &g.Seats[i], &want.Seats[i]
		if own.Name != said.Name || own.Player != said.Player || own.Hints != said.Hints ||
			!own.sound(len(g.Seats), g.Length().Rounds()) || own.Last() != head.Result.Points[i] {
			return false
		}
	}
	return true
}

// sound reports whether every number of a seat among so many is one that there can be in so many rounds.
func (s *Seat) sound(seats, rounds int) bool {
	if len(s.Met) != seats || len(s.Calls) != calls || len(s.From) != sources || len(s.Fame) != rounds+1 ||
		s.Sunk != nil && len(s.Sunk) != legends || s.Place < 1 || s.Place > seats || !bounds.Within(0, 1, s.Share) {
		return false
	}
	for _, fame := range s.Fame {
		if fame < 0 || fame > mostFame {
			return false
		}
	}
	sum := 0
	for _, fame := range s.From {
		if fame < -mostFame || fame > mostFame {
			return false
		}
		sum += fame
	}
	if sum != s.Last() {
		return false
	}
	for _, list := range [][]Calls{s.Calls, s.Met} {
		for i := range list {
			if !list[i].sound(rounds) {
				return false
			}
		}
	}
	f, p, t := &s.Fights, &s.Plunder, &s.Feats
	return bounds.Counts(s.Hints, f.Fought, f.Won, f.Fled, f.Crippled, f.Mutinies, f.Dice, f.Hits, f.Struck,
		p.Cards, p.Peaceful, p.Buried, p.Gold, p.Lost, t.Alone, t.Hunted, t.Crowd, t.Salvo, t.Final, t.Row, t.Hoard, t.Raised,
		t.Least) && bounds.Counts(s.Sunk...) &&
		bounds.Counts(f.Faces[:]...) && f.Faces.Dice() == f.Dice && f.Hits <= f.Dice && p.Peaceful <= p.Cards &&
		t.Alone <= s.Foes() && t.Crowd <= seats && t.Salvo <= f.Hits && t.Row <= p.Cards && t.Hoard <= p.Buried && t.Final <= 1
}

func (c *Calls) sound(rounds int) bool {
	return bounds.Counts(c.Rounds, c.Alone, c.Plunder) && c.Rounds <= rounds && c.Alone <= c.Rounds &&
		c.Plunder <= c.Rounds
}
