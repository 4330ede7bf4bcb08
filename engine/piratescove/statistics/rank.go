package statistics

import (
	"portroyal/engine/ladder"
	"portroyal/engine/piratescove/bot"
)

// ranking is how ranks are found: by results alone, which are as far apart whatever the number of players. The shares are
// those among two of bot/README.md; no place at the table wins more than another.
var ranking = ladder.Ranking[Game, Length, string]{
	Facts:     &Facts,
	Strengths: ladder.StrengthsOf(map[int][bot.Levels - 1]float64{2: {0.742, 0.742, 0.635, 0.548}}),
	Part:      func(*Game, int) (Part, bool) { return Part{}, false },
	Place:     func(*Game, int) float64 { return 1 },
}

// RankOf finds the rank of a person, see [ladder.Ranking.Of].
func RankOf(games []Game, name string) ladder.Rank { return ranking.Of(games, name, Measured()) }
