package statistics

import (
	"portroyal/engine/ladder"
	"portroyal/engine/portroyal/bot"
)

// ranking is how ranks are found. The shares are published in bot/README.md; the Governor has been measured among two only, and
// without luck.
var ranking = ladder.Ranking[Game, Edition, Edition]{
	Facts: &Facts,
	Strengths: ladder.StrengthsOf(map[int][bot.Levels - 1]float64{
		2: {0.721, 0.708, 0.689, 0.636},
		3: {0.530, 0.543, 0.485},
		4: {0.438, 0.373, 0.357},
		5: {0.342, 0.317, 0.280},
	}),
	Part:  (*Game).Part,
	Place: func(g *Game, seat int) float64 { return g.usual(g.Seats[seat].Order) },
}

// RankOf finds the rank of a person, see [ladder.Ranking.Of]; what a place usually wins is [Usual].
func RankOf(games []Game, name string, levels *Ladder) ladder.Rank {
	return ranking.Of(games, name, levels)
}
