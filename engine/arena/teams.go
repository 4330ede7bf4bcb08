package arena

import (
	"context"
	"fmt"
	"math"
)

// Teams is what two kinds of players made of the same solo or cooperative games, each kind at tables of its own.
type Teams struct {
	A       Team    `json:"a"`
	B       Team    `json:"b"`
	Players int     `json:"players"`
	Games   int     `json:"games"`
	Seed    uint64  `json:"seed"`
	More    float64 `json:"more"` // share of A less that of B
	Low     float64 `json:"low"`  // 95 % interval of More, from the differences game by game
	High    float64 `json:"high"`
}

// Team is what one kind of players made of the games. Shares are from 0 to 1.
type Team struct {
	Name  string  `json:"name"`
	Won   int     `json:"won"`
	Share float64 `json:"share"`
	Low   float64 `json:"low"` // 95 % interval of Share, see Wilson
	High  float64 `json:"high"`
}

// RunTeams has tables of A's and tables of B's play the same solo or cooperative games: with the same cards and the
// same start player, as far as they go on alike. It is an error if a player is unknown, the options are impossible or
// those of a game against each other, there is no game to play, or ctx is done before the last game is over.
func RunTeams(ctx context.Context, config Config) (Teams, error) {
	if err := config.Table.Check(); err != nil {
		return Teams{}, fmt.Errorf("options: %w", err)
	}
	if !config.Table.Together() {
		return Teams{}, fmt.Errorf("options: teams play solo and cooperative games only")
	}
	if err := config.checkPlay(); err != nil {
		return Teams{}, err
	}
	won := make([][2]bool, config.Games)
	err := config.each(ctx, config.Games, func(ctx context.Context, game int) (err error) {
		for team, name := range []string{config.A, config.B} {
			if won[game][team], err = config.playTeam(ctx, game, name); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return Teams{}, err
	}
	return config.sumTeams(won), nil
}

// playTeam plays a game with a table of one kind, and reports whether they made it.
func (c *Config) playTeam(ctx context.Context, game int, name string) (bool, error) {
	played, err := c.Table.Play(ctx, c.game(game, -1, func(int) string { return name }))
	return played.Won, err
}

// sumTeams adds the games up.
func (c *Config) sumTeams(won [][2]bool) Teams {
	t := Teams{
		A: Team{Name: c.A}, B: Team{Name: c.B},
		Players: c.Table.Seats(), Games: len(won), Seed: c.Seed,
	}
	games, apart := float64(len(won)), 0.0 // games that only one of them made
	for _, made := range won {
		if made[0] {
			t.A.Won++
		}
		if made[1] {
			t.B.Won++
		}
		if made[0] != made[1] {
			apart++
		}
	}
	for _, team := range []*Team{&t.A, &t.B} {
		team.Share = float64(team.Won) / games
		team.Low, team.High = Wilson(float64(team.Won), games)
	}
	// Each game adds -1, 0 or 1: their mean is More, their mean square is apart / games.
	t.More = t.A.Share - t.B.Share
	half := z95 * math.Sqrt(max(apart/games-t.More*t.More, 0)/games)
	t.Low, t.High = max(t.More-half, -1), min(t.More+half, 1)
	return t
}
