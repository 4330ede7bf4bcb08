package main

import (
	"flag"
	"fmt"

	"portroyal/engine/piratescove/review"
)

// coveFortune is the result of the verb luck: of the first seat, in chances of winning, and of each of several players.
type coveFortune struct {
	Games int     `json:"games"`
	Mean  float64 `json:"mean"`  // of a game's luck
	Error float64 `json:"error"` // standard error of the mean

	Players []playersShare `json:"players,omitempty"` // if there are several
}

// coveLuck plays games and says what dice and cards meant in them, as [lab.luck] does. The mean over many games has to be 0.
func (l *lab) coveLuck(flags *flag.FlagSet, args []string) error {
	often := flags.Int("often", 100, "how often positions are played on to tell what lies between them")
	games, err := coveSport.parse(l, flags, args, "admiral,captain", 100, 2)
	if err != nil {
		return err
	}
	if *often < 1 {
		return usage("luck: positions have to be played on once at least")
	}
	ctx, players := untilInterrupted(), games.options.Seats()
	shares, first := sharesOf(&games), make([]float64, games.games)
	type fortunes struct{ won, lucky review.Shares }
	err = inOrder(games.games, func() (func(int) (fortunes, error), error) {
		judge, err := review.NewJudge()
		return func(game int) (of fortunes, err error) {
			played, err := matchOfCove(ctx, &games, game)
			if err == nil {
				of.won, of.lucky, err = judge.Luck(ctx, played, *often)
			}
			return of, err
		}, err
	}, func(game int, of fortunes) error {
		first[game] = of.lucky[0]
		shares.add(game, of.won[:players], of.lucky[:players])
		return nil
	})
	if err != nil {
		return err
	}
	result := coveFortune{Games: games.games, Players: shares.players()}
	result.Mean, result.Error = meanOf(first)
	if games.json {
		return l.writeJSON(result)
	}
	fmt.Fprintf(l.out, "luck of a game: mean %+.4f (95 %% interval %+.4f to %+.4f), %d games\n",
		result.Mean, result.Mean-sure*result.Error, result.Mean+sure*result.Error, result.Games)
	l.tellShares(result.Players)
	return nil
}
