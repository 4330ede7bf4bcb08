package main

import (
	"context"
	"flag"
	"fmt"
	"math"
	"runtime"
	"sync"

	"portroyal/engine/portroyal"
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
	games, err := l.parseAmong(flags, args, "sailor", 100, 2)
	if err != nil {
		return err
	}
	lucks, cards := make([]float64, games.games), make([]int, games.games)
	errs := make([]error, runtime.GOMAXPROCS(0))
	next := make(chan int)
	var group sync.WaitGroup
	for worker := range errs {
		group.Go(func() {
			for game := range next {
				if errs[worker] == nil {
					lucks[game], cards[game], errs[worker] = luckOf(&games, game)
				}
			}
		})
	}
	for game := range games.games {
		next <- game
	}
	close(next)
	group.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	result := fortune{Games: games.games}
	n, squares := float64(games.games), 0.0
	for game, luck := range lucks {
		result.Mean += luck / n
		result.Cards += cards[game]
	}
	for _, luck := range lucks {
		squares += (luck - result.Mean) * (luck - result.Mean)
	}
	result.Error = math.Sqrt(squares / (n - 1) / n)
	if games.json {
		return l.writeJSON(result)
	}
	const sure = 1.96
	fmt.Fprintf(l.out, "luck of a game: mean %+.4f (95 %% interval %+.4f to %+.4f), %d games, %d cards\n",
		result.Mean, result.Mean-sure*result.Error, result.Mean+sure*result.Error, result.Games, result.Cards)
	return nil
}

// luckOf plays a game and adds up the luck of the seat that begins, in its own turns.
func luckOf(games *among, game int) (luck float64, cards int, err error) {
	judge, err := coach.New()
	if err != nil {
		return 0, 0, err
	}
	err = games.play(game, chosen, func(view portroyal.View, action portroyal.Action, events []portroyal.Event) {
		if action.Kind != portroyal.RevealNext || view.Active() != view.Start() {
			return
		}
		for _, event := range events {
			if event.Kind == portroyal.CardRevealed {
				luck += judge.Luck(context.Background(), view, action, event.Card)
				cards++
				return
			}
		}
	})
	return luck, cards, err
}
