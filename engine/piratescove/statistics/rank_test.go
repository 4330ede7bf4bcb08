package statistics_test

import (
	"fmt"
	"testing"
	"time"

	"portroyal/engine/ladder"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/statistics"
)

// Whoever wins as often as a level does among two of the level below it is that level, or beside it, whatever the number of
// players; and there is no rank without games that say something.
func TestRankFollowsResults(t *testing.T) {
	games := func(n, wins, players int, level bot.Level) (all []statistics.Game) {
		for i := range n {
			g := statistics.Game{ID: fmt.Sprint(i), Begun: time.Date(2026, 1, 1, i, 0, 0, 0, time.UTC), Seats: []statistics.Seat{{Name: "Ann"}}}
			for len(g.Seats) < players {
				g.Seats = append(g.Seats, statistics.Seat{Player: level.String()})
			}
			winner := 1
			if i < wins {
				winner = 0
			}
			g.Seats[winner].Share = 1
			all = append(all, g)
		}
		return all
	}
	for i, among := range []float64{0.742, 0.742, 0.635, 0.548} { // see bot/README.md
		level := bot.Seaman + bot.Level(i)
		for players := 2; players <= 5; players++ {
			odds := among / (1 - among) / float64(players-1)
			wins := int(ladder.RankOver*odds/(1+odds) + 0.5)
			rank := statistics.RankOf(games(ladder.RankOver, wins, players, level-1), "Ann")
			if rank.Level < level-1 || rank.Level > level+1 || rank.Results.Count != wins {
				t.Errorf("%v, %d wins of %d among %d: %+v", level, wins, ladder.RankOver, players, rank)
			}
		}
	}
	if rank := statistics.RankOf(games(ladder.RankFrom-1, 1, 3, bot.Captain), "Ann"); rank.Level != 0 {
		t.Errorf("after too few games: %+v", rank)
	}
}
