package main

import (
	"errors"
	"flag"
	"io/fs"
	"os"

	"portroyal/engine/portroyal/bot/midturn"
	"portroyal/engine/portroyal/bot/midturn/train"
	"portroyal/engine/wholefile"
)

// midturn learns what the right to turn up another card is worth.
func (l *lab) midturn(flags *flag.FlagSet, args []string) error {
	s := train.Usual()
	to := flags.String("o", "",
		"`FILE` to write; weights in it stay for the other families, and tell the players of this one when to go on")
	flags.IntVar(&s.Games, "games", s.Games, "games that the turns are from")
	flags.IntVar(&s.Each, "each", s.Each, "turns of a game that are learned from, at most")
	flags.IntVar(&s.Rounds, "rounds", s.Rounds, "rounds, each of which looks a card further")
	flags.IntVar(&s.Epochs, "epochs", s.Epochs, "times that all turns are learned from in a round")
	learningFlags(flags, &s.Seed, &s.Batch, &s.Rate, "turns")
	var err error
	if s.Family, err = l.parseFamily(flags, args, to, &s.Rate, &s.Games, &s.Each, &s.Rounds, &s.Epochs, &s.Batch); err != nil {
		return err
	}
	before := &midturn.Weights{}
	switch data, err := os.ReadFile(*to); {
	case err == nil:
		if before, err = midturn.ReadFormer(data); err != nil {
			return err
		}
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	s.Going = before
	learned, err := train.Run(untilInterrupted(), &s, l.out)
	if err != nil {
		return err
	}
	return wholefile.Replace(*to, midturn.Merge(before, learned).Write)
}
