package main

import (
	"context"
	"flag"
	"fmt"
	"os"

	"portroyal/engine/piratescove/balance"
	"portroyal/engine/piratescove/bot/train"
	"portroyal/engine/piratescove/bot/value"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/record"
	"portroyal/engine/wholefile"
)

// The verbs that play games of Pirate's Cove.

// coveTables begin games of Pirate's Cove.
func coveTables(_ *lab, flags *flag.FlagSet) func(players int) (begins, error) {
	variants := coveVariants(flags)
	return func(players int) (begins, error) {
		options, err := variants(players)
		return func(seats []record.Seat, seed uint64) (running, error) {
			return match.New(match.Setup{Options: options, Seats: seats, Seed: seed})
		}, err
	}
}

func tellCove(game running, line *playedGame) {
	m := game.(*match.Match)
	line.Fame, line.Actions = m.About().Result.Points, m.Record().Length()
	line.length = fmt.Sprintf("actions %d", line.Actions)
	for _, fame := range line.Fame {
		line.scored = append(line.scored, fmt.Sprintf("%d fame", fame))
	}
}

func (l *lab) coveBalance(flags *flag.FlagSet, args []string) error {
	of, err := coveSport.parse(l, flags, args, "admiral", 100, 1)
	if err != nil {
		return err
	}
	sheet, err := balance.Play(of.bot, of.options, of.games, of.seed)
	if err != nil {
		return err
	}
	if of.json {
		return l.writeJSON(sheet)
	}
	return sheet.Write(l.out)
}

func (l *lab) coveTrain(flags *flag.FlagSet, args []string) error {
	s := train.Usual()
	from := flags.String("from", "", "`FILE` with weights whose players play (none: a quick policy plays)")
	to := flags.String("o", "", "`FILE` to write the weights to")
	flags.IntVar(&s.Games, "games", s.Games, "games to learn from")
	learningFlags(flags, &s.Seed, &s.Batch, &s.Rate, "positions")
	flags.IntVar(&s.Epochs, "epochs", s.Epochs, "times that each position is learned from")
	flags.Float64Var(&s.Trace, "trace", s.Trace, "how much results count beside later guesses, λ of TD(λ), from 0 to 1")
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	if *to == "" {
		return usage("train: -o FILE is missing")
	}
	if err := s.Check(); err != nil {
		return usage("train: %w", err)
	}
	var weights *value.Weights
	if *from != "" {
		data, err := os.ReadFile(*from)
		if err != nil {
			return err
		}
		if weights, err = value.Read(data); err != nil {
			return fmt.Errorf("%s: %w", *from, err)
		}
	}
	learned, err := train.Run(context.Background(), s, weights, l.out)
	if err != nil {
		return err
	}
	return wholefile.Replace(*to, learned.Write)
}
