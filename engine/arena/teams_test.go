package arena

import (
	"math"
	"strings"
	"testing"
)

func runTeams(t *testing.T, config Config) Teams { return compared(t, RunTeams, config) }

// A kind of players has no lead over itself: they play the same games. Players of two dice make more than those
// of one. The number of workers changes nothing.
func TestTeamsPlayTheSameGames(t *testing.T) {
	for _, players := range []int{1, 3} {
		config := Config{A: "strong", B: "strong", Table: dice{players, true}, Games: 300, Seed: 4, workers: 1}
		alike := runTeams(t, config)
		if alike.A.Won != alike.B.Won || alike.More != 0 || alike.Low != 0 || alike.High != 0 {
			t.Errorf("%d players: strong players have a lead over themselves: %+v", players, alike)
		}
		config.workers = 3
		if again := runTeams(t, config); again != alike {
			t.Errorf("%d players: with 3 workers %+v, with one %+v", players, again, alike)
		}
		config.B = "weak"
		better := runTeams(t, config)
		if better.A != alike.A || better.Low <= 0 {
			t.Errorf("%d players: strong and weak: %+v", players, better)
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
	config := Config{Table: dice{2, true}}
	result := config.sumTeams(won)
	half := 1.96 * math.Sqrt(0.41/10)
	if result.A.Won != 6 || result.B.Won != 3 || math.Abs(result.More-0.3) > 1e-9 ||
		math.Abs(result.Low-(0.3-half)) > 1e-4 || math.Abs(result.High-(0.3+half)) > 1e-4 {
		t.Errorf("%+v", result)
	}
}

func TestImpossibleTeamsAreRefused(t *testing.T) {
	for says, change := range map[string]func(*Config){
		"players":  func(c *Config) { c.Table = dice{6, true} },
		"teams":    func(c *Config) { c.Table = dice{seats: 2} },
		"games":    func(c *Config) { c.Games = 0 },
		`"nobody"`: func(c *Config) { c.B = "nobody" },
	} {
		config := Config{A: "weak", B: "strong", Table: dice{2, true}, Games: 2}
		change(&config)
		if _, err := RunTeams(t.Context(), config); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("error %v does not speak of %s", err, says)
		}
	}
}
