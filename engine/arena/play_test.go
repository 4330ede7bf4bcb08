package arena

import (
	"context"
	"errors"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

func seats(t *testing.T, names ...string) []bot.Player {
	t.Helper()
	players := make([]bot.Player, len(names))
	for seat, name := range names {
		player, err := bot.New(name, uint64(seat))
		if err != nil {
			t.Fatal(err)
		}
		players[seat] = player
	}
	return players
}

// cheat names an action that is never legal.
type cheat struct{}

func (cheat) Choose(context.Context, portroyal.View, []portroyal.Action) portroyal.Action {
	return portroyal.Action{}
}

// idler never takes anything.
type idler struct{}

func (idler) Choose(_ context.Context, _ portroyal.View, legal []portroyal.Action) portroyal.Action {
	return legal[len(legal)-1]
}

func TestPlayRefuses(t *testing.T) {
	var refusal *portroyal.Refusal
	_, err := playGame(t.Context(), options(2), []bot.Player{cheat{}, cheat{}}, 1, 1)
	if !errors.As(err, &refusal) || !strings.Contains(err.Error(), "seat 1") {
		t.Errorf("an illegal action gives %v", err)
	}
	if _, err = playGame(t.Context(), options(7), seats(t, "random", "random"), 1, 0); err == nil {
		t.Error("a table for seven")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err = playGame(ctx, options(2), seats(t, "random", "random"), 1, 0); !errors.Is(err, context.Canceled) {
		t.Errorf("a done context gives %v", err)
	}
}

func TestGameOfIdlersEnds(t *testing.T) {
	position, err := playGame(t.Context(), options(2), []bot.Player{idler{}, idler{}}, 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	if position.Phase() != portroyal.Over || position.Points(0)+position.Points(1) != 0 {
		t.Errorf("phase %s with %d and %d points", position.Phase(), position.Points(0), position.Points(1))
	}
}
