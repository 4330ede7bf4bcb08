package main

import (
	"context"
	"flag"
	"fmt"
	"math"
	"runtime"
	"strings"
	"sync"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/coach"
)

// fortune is the result of the verb luck. Luck is in chances of winning.
type fortune struct {
	Games int     `json:"games"`
	Cards int     `json:"cards"`
	Mean  float64 `json:"mean"`  // of a game's luck, of the seat that begins
	Error float64 `json:"error"` // standard error of the mean
}

// luck plays games and adds up what the cards meant for the seat that begins. Over many games the mean has to be zero:
// if it is not, what is expected of the next card is not what comes.
func (l *lab) luck(flags *flag.FlagSet, args []string) error {
	name := flags.String("bot", "sailor", "who plays: "+strings.Join(bot.Names(), ", "))
	games := flags.Int("games", 100, "number of games")
	seed := flags.Uint64("seed", 1, "seed of the first game; the others follow on from it")
	players := playersFlag(flags)
	file := flags.String("options", "", "`FILE` with options as JSON")
	asJSON := jsonFlag(flags)
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	if *games < 2 {
		return usage("luck: %d games are too few", *games)
	}
	options, err := l.givenOptions(flags, *file, *players)
	if err != nil {
		return err
	}
	lucks, cards := make([]float64, *games), make([]int, *games)
	errs := make([]error, runtime.GOMAXPROCS(0))
	next := make(chan int)
	var group sync.WaitGroup
	for worker := range errs {
		group.Go(func() {
			for game := range next {
				if errs[worker] == nil {
					lucks[game], cards[game], errs[worker] = luckOf(options, *name, *seed+uint64(game))
				}
			}
		})
	}
	for game := range *games {
		next <- game
	}
	close(next)
	group.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	result := fortune{Games: *games}
	n, squares := float64(*games), 0.0
	for game, luck := range lucks {
		result.Mean += luck / n
		result.Cards += cards[game]
	}
	for _, luck := range lucks {
		squares += (luck - result.Mean) * (luck - result.Mean)
	}
	result.Error = math.Sqrt(squares / (n - 1) / n)
	if *asJSON {
		return l.writeJSON(result)
	}
	const sure = 1.96
	fmt.Fprintf(l.out, "luck of a game: mean %+.4f (95 %% interval %+.4f to %+.4f), %d games, %d cards\n",
		result.Mean, result.Mean-sure*result.Error, result.Mean+sure*result.Error, result.Games, result.Cards)
	return nil
}

// luckOf plays a game and adds up the luck of the seat that begins, in its own turns.
func luckOf(options portroyal.Options, name string, seed uint64) (luck float64, cards int, err error) {
	position, err := portroyal.New(options, seed, portroyal.RandomStart)
	if err != nil {
		return 0, 0, err
	}
	judge, err := coach.New()
	if err != nil {
		return 0, 0, err
	}
	seats := make([]bot.Player, options.Players)
	for seat := range seats {
		if seats[seat], err = bot.New(name, seed<<8+uint64(seat)); err != nil {
			return 0, 0, err
		}
	}
	ctx := context.Background()
	var legal []portroyal.Action
	var tape portroyal.Tape
	for position.Phase() != portroyal.Over {
		legal = position.Legal(legal[:0])
		view := position.View()
		action := seats[position.Decides()].Choose(ctx, view, legal)
		tape.Events, tape.Shown = tape.Events[:0], tape.Shown[:0]
		position.Play(action, &tape)
		if action.Kind != portroyal.RevealNext || view.Active() != view.Start() {
			continue
		}
		for _, event := range tape.Events {
			if event.Kind == portroyal.CardRevealed {
				luck += judge.Luck(ctx, view, action, event.Card)
				cards++
				break
			}
		}
	}
	return luck, cards, nil
}
