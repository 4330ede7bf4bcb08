package arena

import (
	"math"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
)

// together are the options of a game that all win or lose together; alone it is the solo game.
func together(players uint8) portroyal.Options {
	o := options(players)
	o.Decks |= portroyal.DeckExpansion
	o.Contracts, o.Cooperative = true, true
	return o
}

func runTeams(t *testing.T, config Config) Teams { return compared(t, RunTeams, config) }

// A kind of players has no lead over itself: they play the same games. Players who know the contracts make more than
// those who do not. The number of workers changes nothing.
func TestTeamsPlayTheSameGames(t *testing.T) {
	for _, players := range []uint8{1, 3} {
		config := Config{A: "sailor", B: "sailor", Options: together(players), Games: 30, Seed: 4, workers: 1}
		alike := runTeams(t, config)
		if alike.A.Won != alike.B.Won || alike.More != 0 || alike.Low != 0 || alike.High != 0 {
			t.Errorf("%d players: sailors have a lead over themselves: %+v", players, alike)
		}
		config.workers = 3
		if again := runTeams(t, config); again != alike {
			t.Errorf("%d players: with 3 workers %+v, with one %+v", players, again, alike)
		}
		config.B = "random"
		better := runTeams(t, config)
		if better.A != alike.A || better.Low <= 0 {
			t.Errorf("%d players: sailors and chance: %+v", players, better)
		}
	}
}

// Of ten games the one makes six and the other three, one of them another game: the differences are 1 in four games and
// -1 in one, so that their mean is 0.3 and their standard deviation √(0.5 - 0.09).
func TestDifferenceOfTeams(t *testing.T) {
	won := make([][2]bool, 10)
	for game := range 6 {
		won[game] = [2]bool{true, game < 2}
	}
	won[9][1] = true
	config := Config{Options: together(2)}
	result := config.sumTeams(won)
	half := 1.96 * math.Sqrt(0.41/10)
	if result.A.Won != 6 || result.B.Won != 3 || math.Abs(result.More-0.3) > 1e-9 ||
		math.Abs(result.Low-(0.3-half)) > 1e-4 || math.Abs(result.High-(0.3+half)) > 1e-4 {
		t.Errorf("%+v", result)
	}
}

func TestImpossibleTeamsAreRefused(t *testing.T) {
	for says, change := range map[string]func(*Config){
		"players":  func(c *Config) { c.Options.Players = 6 },
		"teams":    func(c *Config) { c.Options = options(2) },
		"games":    func(c *Config) { c.Games = 0 },
		`"nobody"`: func(c *Config) { c.B = "nobody" },
	} {
		config := Config{A: "random", B: "stop2", Options: together(2), Games: 2}
		change(&config)
		if _, err := RunTeams(t.Context(), config); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("error %v does not speak of %s", err, says)
		}
	}
}
