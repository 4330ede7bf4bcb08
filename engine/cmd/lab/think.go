package main

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"time"

	"portroyal/engine/match"
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
	*risked
}

// risked is how often turns ended in a bust.
type risked struct {
	Turns int     `json:"turns"`
	Busts float64 `json:"busts"` // for each turn
}

// timed is a player by a clock.
type timed[V, A any] struct {
	match.Player[V, A]
	took *[]time.Duration // for decisions with more than one choice
}

// Choose implements [match.Player].
func (t timed[V, A]) Choose(ctx context.Context, view V, legal []A) A {
	began := time.Now()
	action := t.Player.Choose(ctx, view, legal)
	if len(legal) > 1 {
		*t.took = append(*t.took, time.Since(began))
	}
	return action
}

// think has computer players play against themselves, on one core, and looks at the clock, and in games with busts at those:
// ends says whether a turn has ended with an event, and by a bust.
func (s sport[O, P, V, A, E, C]) think(games int, ends func(E) (turn, bust bool)) run {
	return func(l *lab, flags *flag.FlagSet, args []string) error {
		of, err := s.parse(l, flags, args, "admiral", games, 1)
		if err != nil {
			return err
		}
		var took []time.Duration
		timing := s
		timing.player = func(name string, seed uint64) (match.Player[V, A], error) {
			player, err := s.player(name, seed)
			return timed[V, A]{player, &took}, err
		}
		turns, busts := 0, 0
		for game := range of.games {
			_, err := timing.game(&of, game, func(_ *P, _ A, events []E) {
				for _, event := range events {
					if ends == nil {
						return
					}
					turn, bust := ends(event)
					if turn {
						turns++
					}
					if bust {
						busts++
					}
				}
			})
			if err != nil {
				return err
			}
		}
		result := thought{Bot: of.bot, Players: of.options.Seats(), Games: of.games, Decisions: len(took)}
		slices.Sort(took)
		if n := len(took); n > 0 {
			milliseconds := func(at int) float64 { return float64(took[at].Microseconds()) / 1000 }
			result.Median, result.P99, result.Max = milliseconds(n/2), milliseconds(n*99/100), milliseconds(n-1)
		}
		if ends != nil {
			result.risked = &risked{turns, float64(busts) / float64(max(turns, 1))}
		}
		if of.json {
			return l.writeJSON(result)
		}
		fmt.Fprintf(l.out, "%s, %d players: %d decisions, median %.2f ms, 99 of 100 within %.1f ms, at most %.1f ms",
			result.Bot, result.Players, result.Decisions, result.Median, result.P99, result.Max)
		if ends != nil {
			fmt.Fprintf(l.out, "; %.3f busts a turn (%d turns)", result.Busts, result.Turns)
		}
		fmt.Fprintln(l.out)
		return nil
	}
}
