// Package statisticspagetest has made-up games for tests of the statistics.
package statisticspagetest

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/chronicle"
	"portroyal/engine/piratescove/statistics"
)

// Games are so many games of Ann against others, the same ones each time.
func Games(n int) (games []statistics.Game) {
	dice := rand.New(rand.NewPCG(12, 30))
	begun := time.Date(2026, 10, 1, 18, 0, 0, 0, time.UTC)
	for i := range n {
		g := statistics.Game{
			ID: fmt.Sprintf("game-%05d", i), Begun: begun.Add(time.Duration(i) * 20 * time.Hour), Played: 2_400_000,
			Seats: []statistics.Seat{{Name: "Ann"}},
		}
		for seat := range 1 + i%3 {
			character := bot.Even
			if i%7 == 6 {
				character = bot.Characters()[1+i%3]
			}
			g.Seats = append(g.Seats, statistics.Seat{
				Name: fmt.Sprint("Rival ", seat), Player: bot.Named(bot.CabinBoy+bot.Level(dice.IntN(4)), character),
			})
		}
		if i%5 == 0 {
			g.Seats = append(g.Seats, statistics.Seat{Name: "Bartholomew-Longfellow-Montgomery"})
		}
		sail(&g, dice)
		for seat := range g.Seats {
			live(&g.Seats[seat], dice)
		}
		rank(&g)
		games = append(games, g)
	}
	return games
}

// sail says where everybody is in each round.
func sail(g *statistics.Game, dice *rand.Rand) {
	for i := range g.Seats {
		g.Seats[i].Calls, g.Seats[i].Met = make([]statistics.Calls, cove.TreasureIsland+1), make([]statistics.Calls, len(g.Seats))
	}
	for range cove.Rounds {
		at := make([]cove.Island, len(g.Seats))
		for i := range at {
			at[i] = cove.Tavern + cove.Island(max(dice.IntN(6), dice.IntN(6)))
		}
		for i := range at {
			s := &g.Seats[i]
			calls := &s.Calls[at[i]]
			calls.Rounds++
			others := 0
			for j := range at {
				if i != j && at[i] == at[j] {
					others++
				}
			}
			raid := at[i].Outer() && (others == 0 || dice.IntN(4) == 0)
			if raid {
				calls.Plunder++
				s.Plunder.Cards++
			}
			if others == 0 {
				calls.Alone++
				if raid {
					s.Plunder.Peaceful++
				}
			}
			for j := range at {
				if i != j && at[i] == at[j] {
					s.Met[j].Rounds++
					if raid {
						s.Met[j].Plunder++
					}
				}
			}
		}
	}
}

// live says what becomes of a ship.
func live(s *statistics.Seat, dice *rand.Rand) {
	s.From, s.Sunk = make([]int, chronicle.Sources), make([]int, cove.Navy+1)
	fame := 0
	for round := range cove.Rounds {
		source := []chronicle.Source{
			chronicle.Plunder, chronicle.Plunder, chronicle.Plunder, chronicle.Treasures, chronicle.Treasures, chronicle.Doubloons,
			chronicle.Flight, chronicle.Sinking, chronicle.Mutiny,
		}[dice.IntN(9)]
		more := 1 + dice.IntN(5)
		if source == chronicle.Mutiny {
			more = -min(2, fame)
		}
		if source == chronicle.Sinking {
			s.Sunk[cove.Blackbeard+cove.Legend((round+more)%int(cove.Navy))]++
		}
		fame += more
		s.From[source] += more
		s.Fame = append(s.Fame, fame)
	}
	cards := dice.IntN(4)
	s.From[chronicle.Cards] += cards
	s.Fame = append(s.Fame, fame+cards)
	f := &s.Fights
	f.Won, f.Fled, f.Crippled = dice.IntN(4), dice.IntN(3), dice.IntN(2)
	f.Fought = f.Won + f.Fled + f.Crippled
	f.Dice = 7 * f.Fought
	shown := rand.New(rand.NewPCG(uint64(fame), uint64(f.Dice))) // apart, so that games stay the same ones
	for range f.Dice {
		f.Faces[shown.IntN(len(f.Faces))]++
	}
	f.Hits, f.Struck, f.Mutinies = f.Dice/3, 2*f.Fought, f.Fled/2
	s.Plunder.Buried, s.Plunder.Gold, s.Plunder.Lost = dice.IntN(6), dice.IntN(9), dice.IntN(3)/2
}

// rank ranks the seats.
func rank(g *statistics.Game) {
	order := make([]int, len(g.Seats))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(g.Seats[b].Last(), g.Seats[a].Last()) })
	for place, seat := range order {
		s := &g.Seats[seat]
		if s.Place = place + 1; place > 0 && s.Last() == g.Seats[order[place-1]].Last() {
			s.Place = g.Seats[order[place-1]].Place
		}
	}
	first := 0
	for i := range g.Seats {
		if g.Seats[i].Place == 1 {
			first++
		}
	}
	for i := range g.Seats {
		if s := &g.Seats[i]; s.Place == 1 {
			s.Share = 1 / float64(first)
		}
	}
}
