package main

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strings"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// thought is the result of the verb think. Times are in milliseconds.
type thought struct {
	Bot       string  `json:"bot"`
	Players   int     `json:"players"`
	Games     int     `json:"games"`
	Decisions int     `json:"decisions"` // with more than one choice
	Median    float64 `json:"median"`
	P99       float64 `json:"p99"`
	Max       float64 `json:"max"`
	Turns     int     `json:"turns"`
	Busts     float64 `json:"busts"` // for each turn
}

// think has one kind of computer player play against itself, on one core, and looks at the clock and at the busts.
func (l *lab) think(flags *flag.FlagSet, args []string) error {
	name := flags.String("bot", "admiral", "computer player: "+strings.Join(bot.Names(), ", "))
	games := flags.Int("games", 20, "number of games")
	seed := flags.Uint64("seed", 1, "seed of the first game; the others follow on from it")
	players := playersFlag(flags)
	file := flags.String("options", "", "`FILE` with options as JSON")
	asJSON := jsonFlag(flags)
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	if *games < 1 {
		return usage("think: %d games are none", *games)
	}
	options, err := l.givenOptions(flags, *file, *players)
	if err != nil {
		return err
	}
	result := thought{Bot: *name, Players: int(options.Players), Games: *games}
	var took []time.Duration
	busts := 0
	for game := range uint64(*games) {
		if err := result.play(options, *seed+game, &took, &busts); err != nil {
			return err
		}
	}
	slices.Sort(took)
	milliseconds := func(at int) float64 { return float64(took[at].Microseconds()) / 1000 }
	if n := len(took); n > 0 {
		result.Decisions, result.Median = n, milliseconds(n/2)
		result.P99, result.Max = milliseconds(n*99/100), milliseconds(n-1)
	}
	result.Busts = float64(busts) / float64(max(result.Turns, 1))
	if *asJSON {
		return l.writeJSON(result)
	}
	fmt.Fprintf(l.out, "%s, %d players: %d decisions, median %.2f ms, 99 of 100 within %.1f ms, at most %.1f ms; "+
		"%.3f busts a turn (%d turns)\n", result.Bot, result.Players, result.Decisions, result.Median, result.P99,
		result.Max, result.Busts, result.Turns)
	return nil
}

// play plays one game.
func (r *thought) play(options portroyal.Options, seed uint64, took *[]time.Duration, busts *int) error {
	position, err := portroyal.New(options, seed, portroyal.RandomStart)
	if err != nil {
		return err
	}
	seats := make([]bot.Player, options.Players)
	for seat := range seats {
		if seats[seat], err = bot.New(r.Bot, seed<<8+uint64(seat)); err != nil {
			return err
		}
	}
	var legal []portroyal.Action
	var tape portroyal.Tape
	for position.Phase() != portroyal.Over {
		legal = position.Legal(legal[:0])
		view, seat := position.View(), position.Decides()
		began := time.Now()
		action := seats[seat].Choose(context.Background(), view, legal)
		if len(legal) > 1 {
			*took = append(*took, time.Since(began))
		}
		tape.Events, tape.Shown = tape.Events[:0], tape.Shown[:0]
		position.Play(action, &tape)
		for _, event := range tape.Events {
			switch event.Kind {
			case portroyal.WentBust:
				*busts++
				r.Turns++
			case portroyal.DiscoverEnded:
				r.Turns++
			}
		}
	}
	return nil
}
