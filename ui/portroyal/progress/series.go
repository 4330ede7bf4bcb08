package progress

import (
	"fmt"
	"reflect"
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

// Persons are the names of the persons who play in it, where they stand.
func (s *Series) Persons() (names []*string) {
	if s == nil {
		return nil
	}
	for i := range s.Players {
		if s.Players[i].Player == "" {
			names = append(names, &s.Players[i].Name)
		}
	}
	return names
}

// Count adds a finished game to the series that it belongs to, or begins another series with it. Cooperative games
// belong to none.
func (m *Memory) Count(options portroyal.Options, players []Rival, winners []int) {
	if options.Cooperative {
		return
	}
	begun := &Series{Options: options, Players: players, Wins: make([]int, len(players))}
	if m.Series == nil || !m.Series.continues(begun) {
		m.Series = begun
	}
	m.Series.Games++
	for _, seat := range winners {
		m.Series.Wins[seat]++
	}
}

// continues reports whether two are of the same players and the same set-up.
func (s *Series) continues(other *Series) bool {
	return s.Options == other.Options && slices.Equal(s.Players, other.Players)
}

// has reports whether every game of another series has been counted in this one.
func (s *Series) has(other *Series) bool {
	if !s.continues(other) || s.Games < other.Games {
		return false
	}
	for seat := range s.Wins {
		if s.Wins[seat] < other.Wins[seat] {
			return false
		}
	}
	return true
}

// mergedSeries is the series in which the last game was finished, with the games of it that others have finished.
func mergedSeries(own, since, there *Series) *Series {
	switch {
	case own == nil || since != nil && reflect.DeepEqual(own, since):
		return there
	case there == nil || !own.continues(there):
		return own
	}
	sum := *there
	sum.Wins = slices.Clone(there.Wins)
	add := func(of *Series, times int) {
		sum.Games += times * of.Games
		for seat, wins := range of.Wins {
			sum.Wins[seat] += times * wins
		}
	}
	add(own, 1)
	if since != nil && own.has(since) && there.has(since) { // both have gone on from there
		add(since, -1)
	}
	return &sum
}

// IsOther reports whether these are other players, or another set-up, than those of another series.
func (s *Series) IsOther(than any) bool {
	before, is := than.(*Series)
	return !is || !s.continues(before)
}

// Check says what cannot be about a series that was read, or nil.
func (s *Series) Check() error {
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
