// Package statisticspagetest has made-up games for tests of the statistics.
package statisticspagetest

import (
	"fmt"
	"math/rand/v2"
	"time"

	"portroyal/engine/ladder"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
)

// Games are so many games of Ann against others, the same ones each time.
func Games(n int) (games []statistics.Game) {
	dice := rand.New(rand.NewPCG(6, 28))
	begun := time.Date(2026, 10, 1, 18, 0, 0, 0, time.UTC)
	for i := range n {
		g := statistics.Game{
			ID: fmt.Sprintf("game-%05d", i), Begun: begun.Add(time.Duration(i) * 20 * time.Hour), Played: 1_200_000,
			Edition: statistics.Base, Rounds: 8 + dice.IntN(8), Seats: []statistics.Seat{{Name: "Ann"}},
		}
		if i%4 == 3 {
			g.Edition = statistics.BaseContracts
		}
		g.Target = statistics.UsualTarget(g.Edition)
		g.Seats[0].Feats = statistics.Feats{
			Harbour: 4 + i%7, Colours: 2 + i%3, Dared: 2 * i, Busts: i % 4, Repelled: i % 3, Chest: 3 + i%9, Claimed: i % 2,
			Largest: 4 * (i % 2),
		}
		for seat := range 1 + i%3 {
			level := bot.CabinBoy + bot.Level(dice.IntN(4))
			character := bot.Even
			if i%7 == 6 {
				character = bot.Characters()[1+i%3]
			}
			g.Seats = append(g.Seats, statistics.Seat{Name: fmt.Sprint("Rival ", seat), Player: bot.Named(level, character)})
		}
		if i%5 == 0 {
			g.Seats = append(g.Seats, statistics.Seat{Name: "Bartholomew Longfellow-Montgomery"})
		}
		winner := dice.IntN(len(g.Seats))
		for seat := range g.Seats {
			s := &g.Seats[seat]
			s.Points, s.Order = dice.IntN(12), (seat+i)%len(g.Seats)
			if seat == winner {
				s.Points, s.Share = 12+dice.IntN(5), 1
			}
			for range 12 {
				chance := dice.Float64() * 0.4
				s.Risks.Drawn++
				s.Risks.Expected += chance
				s.Risks.Variance += chance * (1 - chance)
				bin := statistics.Bin(chance)
				s.Risks.Asked[bin]++
				if dice.Float64() > chance*2.5 {
					s.Risks.Went[bin]++
				}
				if dice.Float64() < chance*1.3 {
					s.Risks.Busts++
				}
			}
			s.Judged = &statistics.Judged{
				Luck: dice.NormFloat64() * 0.3, Cost: 0.2 + dice.Float64()*0.4, Counted: 30, Charged: dice.Float64() * 0.5,
				Costly: dice.IntN(9), Bold: dice.Float64() * 0.1, Timid: dice.Float64() * 0.2, Best: s.Risks.Asked,
			}
			s.Judged.Best[7] /= 3
		}
		games = append(games, g)
	}
	return games
}

// Ladder is a made-up ladder, the same for all games.
func Ladder() *statistics.Ladder {
	var rungs []statistics.Rung
	for i, mean := range []float64{0.024, 0.017, 0.011, 0.005, 0.004} {
		rungs = append(rungs, statistics.Rung{
			Edition: statistics.Base, Players: 2, Level: (bot.CabinBoy + bot.Level(i)).String(), Seats: 200, Counted: 8000,
			Mean: mean, Error: mean / 30, Spread: 2.5 * mean,
		})
	}
	return ladder.New(rungs, statistics.Base)
}
