package main

import (
	"flag"
	"fmt"
	"slices"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// thought is the result of the verb think. Times are in milliseconds.
type thought struct {
	Bot     string `json:"bot"`
	Players int    `json:"players"`
	Games   int    `json:"games"`
	times
	Turns int     `json:"turns"`
	Busts float64 `json:"busts"` // for each turn
}

// times are how long decisions took, in milliseconds.
type times struct {
	Decisions int     `json:"decisions"` // with more than one choice
	Median    float64 `json:"median"`
	P99       float64 `json:"p99"`
	Max       float64 `json:"max"`
}

func (t *times) sum(took []time.Duration) {
	slices.Sort(took)
	milliseconds := func(at int) float64 { return float64(took[at].Microseconds()) / 1000 }
	if n := len(took); n > 0 {
		t.Decisions, t.Median = n, milliseconds(n/2)
		t.P99, t.Max = milliseconds(n*99/100), milliseconds(n-1)
	}
}

// think has one kind of computer player play against itself, on one core, and looks at the clock and at the busts.
func (l *lab) think(flags *flag.FlagSet, args []string) error {
	games, err := l.parseAmong(flags, args, "admiral", 20, 1)
	if err != nil {
		return err
	}
	result := thought{Bot: games.bot, Players: int(games.options.Players), Games: games.games}
	var took []time.Duration
	busts := 0
	choose := func(player bot.Player, view portroyal.View, legal []portroyal.Action) portroyal.Action {
		began := time.Now()
		action := chosen(player, view, legal)
		if len(legal) > 1 {
			took = append(took, time.Since(began))
		}
		return action
	}
	look := func(_ portroyal.View, _ portroyal.Action, events []portroyal.Event) {
		for _, event := range events {
			switch event.Kind {
			case portroyal.WentBust:
				busts++
				result.Turns++
			case portroyal.DiscoverEnded:
				result.Turns++
			}
		}
	}
	for game := range games.games {
		if _, err := games.play(game, choose, look); err != nil {
			return err
		}
	}
	result.times.sum(took)
	result.Busts = float64(busts) / float64(max(result.Turns, 1))
	if games.json {
		return l.writeJSON(result)
	}
	fmt.Fprintf(l.out, "%s, %d players: %d decisions, median %.2f ms, 99 of 100 within %.1f ms, at most %.1f ms; "+
		"%.3f busts a turn (%d turns)\n", result.Bot, result.Players, result.Decisions, result.Median, result.P99,
		result.Max, result.Busts, result.Turns)
	return nil
}
