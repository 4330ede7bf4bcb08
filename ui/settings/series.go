package settings

import (
	"fmt"
	"slices"

	"portroyal/engine/portroyal"
)

// Series is how often everybody at a table has won while the same players play the same set-up again and again.
type Series struct {
	Options portroyal.Options `json:"options"`
	Players []Rival           `json:"players"` // by seat
	Games   int               `json:"games"`
	Wins    []int             `json:"wins"` // by seat; a shared win counts for each
}

// Rival is somebody who plays in a series.
type Rival struct {
	Name   string `json:"name"`
	Player string `json:"player,omitempty"` // name of a computer player, "" for a person
}

// Count adds a finished game to the series that it belongs to, or begins another series with it. Where all play
// together there is none.
func (s *Settings) Count(options portroyal.Options, players []Rival, winners []int) {
	if options.Cooperative {
		return
	}
	if s.Series == nil || s.Series.Options != options || !slices.Equal(s.Series.Players, players) {
		s.Series = &Series{Options: options, Players: players, Wins: make([]int, len(players))}
	}
	s.Series.Games++
	for _, seat := range winners {
		s.Series.Wins[seat]++
	}
}

// check says what cannot be about a series that was read, or nil.
func (s *Series) check() error {
	if err := s.Options.Check(); err != nil {
		return err
	}
	if n := int(s.Options.Players); len(s.Players) != n || len(s.Wins) != n {
		return fmt.Errorf("%d players and the wins of %d in a game of %d", len(s.Players), len(s.Wins), n)
	}
	for _, wins := range s.Wins {
		if wins < 0 || wins > s.Games {
			return fmt.Errorf("%d wins in %d games", wins, s.Games)
		}
	}
	return nil
}
