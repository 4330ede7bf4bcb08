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

// What observe is told must be the whole game: played again from the first position it leads to
// the last one, by way of every position that was reported.
func TestObserveIsToldTheWholeGame(t *testing.T) {
	var steps []Step
	last, err := Play(t.Context(), options(3), seats(t, "stop2", "random", "sailor"), 9, 1, func(step Step) {
		steps = append(steps, step)
	})
	if err != nil {
		t.Fatal(err)
	}
	position, err := portroyal.New(options(3), 9, 1)
	if err != nil {
		t.Fatal(err)
	}
	for i, step := range steps {
		if position != step.Before {
			t.Fatalf("before action %d the position is another", i)
		}
		if err := position.Apply(step.Action, nil); err != nil {
			t.Fatal(err)
		}
		if len(step.Tape.Events) == 0 && step.Action.Kind != portroyal.Dock {
			t.Errorf("action %d, %s, has no events", i, step.Action)
		}
	}
	if position != last || last.Phase() != portroyal.Over {
		t.Errorf("the game played again ends in another position, phase %s", position.Phase())
	}
}

func TestObservingChangesNothing(t *testing.T) {
	quiet, err := Play(t.Context(), options(2), seats(t, "sailor", "stop3"), 4, 0, nil)
	if err != nil {
		t.Fatal(err)
	}
	watched, err := Play(t.Context(), options(2), seats(t, "sailor", "stop3"), 4, 0, func(Step) {})
	if err != nil {
		t.Fatal(err)
	}
	if quiet != watched {
		t.Error("the watched game ended in another position")
	}
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
	_, err := Play(t.Context(), options(2), []bot.Player{cheat{}, cheat{}}, 1, 1, nil)
	if !errors.As(err, &refusal) || !strings.Contains(err.Error(), "seat 1") {
		t.Errorf("an illegal action gives %v", err)
	}
	if _, err = Play(t.Context(), options(3), seats(t, "random", "random"), 1, 0, nil); err == nil {
		t.Error("two players at a table for three")
	}
	if _, err = Play(t.Context(), options(7), seats(t, "random", "random"), 1, 0, nil); err == nil {
		t.Error("a table for seven")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err = Play(ctx, options(2), seats(t, "random", "random"), 1, 0, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("a done context gives %v", err)
	}
}

func TestGameOfIdlersEnds(t *testing.T) {
	position, err := Play(t.Context(), options(2), []bot.Player{idler{}, idler{}}, 1, 0, nil)
	if err != nil {
		t.Fatal(err)
	}
	if position.Phase() != portroyal.Over || position.Points(0)+position.Points(1) != 0 {
		t.Errorf("phase %s with %d and %d points", position.Phase(), position.Points(0), position.Points(1))
	}
}
