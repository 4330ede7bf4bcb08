package statistics

import (
	"slices"

	"portroyal/engine/internal/bounds"
	"portroyal/engine/portroyal"
	"portroyal/engine/record"
)

// mostPoints is far beyond what anybody can have at the end of a game: all cards and contracts together have fewer.
const mostPoints = 1000

// fits reports whether what a game says can be about the one with a head, in every number of it.
func (g *Game) fits(head *record.Head) bool {
	if head.Result == nil || len(g.Seats) != len(head.Seats) {
		return false
	}
	if o, is := head.Options.(*portroyal.Options); !is || o == nil {
		return false
	}
	want := about(head)
	if g.ID != want.ID || !g.Begun.Equal(want.Begun) || g.Played != want.Played || g.Edition != want.Edition ||
		g.Together != want.Together || g.Difficulty != want.Difficulty || g.Target != want.Target ||
		g.CoinsByPlace != want.CoinsByPlace ||
		g.Practice != want.Practice || g.Daily != want.Daily || g.Undone != want.Undone || g.Rounds != want.Rounds ||
		!bounds.Counts(g.Rounds, g.Undone) {
		return false
	}
	for i := range g.Seats {
		own, said := &g.Seats[i], &want.Seats[i]
		if own.Name != said.Name || own.Player != said.Player || own.Order != said.Order || own.Points != said.Points ||
			own.Hints != said.Hints || !own.sound() {
			return false
		}
	}
	return true
}

// sound reports whether every number of a seat is one that there can be.
func (s *Seat) sound() bool {
	return s.Order >= 0 && s.Order < portroyal.MaxPlayers && bounds.Counts(s.Hints) &&
		bounds.Within(-mostPoints, mostPoints, float64(s.Points)) && bounds.Within(0, 1, s.Share) &&
		s.Feats.sound() && s.Risks.sound() && (s.Judged == nil || s.Judged.sound())
}

func (f *Feats) sound() bool {
	for i, contract := range f.Contracts {
		if contract == portroyal.NoContract || slices.Contains(f.Contracts[:i], contract) {
			return false
		}
	}
	return f.Dared <= 100 && bounds.Counts(f.Harbour, f.Colours, f.Dared, f.Busts, f.Repelled, f.Chest, f.Trade, f.Swords,
		f.Admirals, f.Cargo, f.Claimed, f.Largest, f.Behind)
}

func (r *Risks) sound() bool {
	for i := range r.Asked {
		if r.Went[i] > r.Asked[i] {
			return false
		}
	}
	drawn := float64(r.Drawn)
	return bounds.Counts(r.Drawn, r.Busts) && bounds.Counts(r.Asked[:]...) && bounds.Counts(r.Went[:]...) &&
		r.Busts <= r.Drawn && bounds.Within(0, drawn+slack, r.Expected) && bounds.Within(0, drawn/4+slack, r.Variance)
}

// slack is what sums may be off by.
const slack = 1e-6

func (j *Judged) sound() bool {
	most := float64(j.Counted) + slack // each costs 1 at the most
	return bounds.Counts(j.Counted, j.Costly, j.Blunder) && bounds.Counts(j.Best[:]...) && j.Blunder <= j.Costly &&
		bounds.Within(-1-slack, 1+slack, j.Luck) && bounds.Within(-slack, most, j.Charged) &&
		bounds.Within(-slack, mostCost, j.Cost, j.Bold, j.Timid)
}

// mostCost is beyond what all decisions of a game can cost a seat, in chances of winning.
const mostCost = 1000
