package match_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/arena"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
)

// cheat always chooses an illegal action.
type cheat struct{}

func (cheat) Choose(context.Context, portroyal.View, []portroyal.Action) portroyal.Action {
	return portroyal.Action{}
}

// idler never takes anything.
type idler struct{}

func (idler) Choose(_ context.Context, _ portroyal.View, legal []portroyal.Action) portroyal.Action {
	return legal[len(legal)-1]
}

// at is a table for this many players, all of them the same.
func at(players uint8, everybody bot.Player) match.Table {
	options := portroyal.DefaultOptions()
	options.Players = players
	return match.Table{Options: options, Make: func(string, uint64) (bot.Player, error) { return everybody, nil }}
}

// two is a game for two players.
var two = arena.Game{Players: []string{"", ""}, Seeds: []uint64{0, 0}, Seed: 1, Start: 1}

func TestTablesRefuse(t *testing.T) {
	var refusal *portroyal.Refusal
	_, err := at(2, cheat{}).Play(t.Context(), two)
	if !errors.As(err, &refusal) || !strings.Contains(err.Error(), "seat 1") {
		t.Errorf("an illegal action gives %v", err)
	}
	if at(7, idler{}).Check() == nil {
		t.Error("a table for seven")
	}
	if err := (match.Table{}).Knows("nobody"); err == nil || !strings.Contains(err.Error(), `"nobody"`) {
		t.Errorf("nobody is known: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err = at(2, idler{}).Play(ctx, two); !errors.Is(err, context.Canceled) {
		t.Errorf("a done context gives %v", err)
	}
}

// Idlers play until the game ends by itself, and share the first place without any points.
func TestGameOfIdlersEnds(t *testing.T) {
	outcome, err := at(2, idler{}).Play(t.Context(), two)
	if err != nil || !slices.Equal(outcome.Places, []int{1, 1}) {
		t.Errorf("%+v, %v", outcome, err)
	}
}

// A player who stops at two colours beats random ones in a tournament, and a table of sailors fulfils more contracts
// together than a table of random players.
func TestTournaments(t *testing.T) {
	options := portroyal.DefaultOptions()
	options.Players = 3
	config := arena.Config{A: "stop2", B: "random", Table: match.Table{Options: options}, Games: 60, Seed: 2}
	if alone, err := arena.Run(t.Context(), config); err != nil || alone.Share < 0.9 {
		t.Errorf("one stop2 among random: %+v, %v", alone, err)
	}
	options.Decks |= portroyal.DeckExpansion
	options.Contracts, options.Cooperative = true, true
	config = arena.Config{A: "sailor", B: "random", Table: match.Table{Options: options}, Games: 30, Seed: 4}
	if better, err := arena.RunTeams(t.Context(), config); err != nil || better.Low <= 0 {
		t.Errorf("sailors and chance: %+v, %v", better, err)
	}
}
