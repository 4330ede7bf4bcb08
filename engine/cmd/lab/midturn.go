package main

import (
	"errors"
	"flag"
	"io/fs"
	"os"

	"portroyal/engine/portroyal/bot/midturn"
	"portroyal/engine/portroyal/bot/midturn/train"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/wholefile"
)

// midturn learns what the right to turn up another card is worth.
func (l *lab) midturn(flags *flag.FlagSet, args []string) error {
	s := train.Usual()
	to := flags.String("o", "",
		"`FILE` to write; weights in it stay for the other families, and tell the players of this one when to go on")
	family := flags.String("family", value.Rivals.String(), "games to learn: rivals, contracts, unterwegs, together")
	flags.Uint64Var(&s.Seed, "seed", s.Seed, "what everything follows from")
	flags.IntVar(&s.Games, "games", s.Games, "games that the turns are from")
	flags.IntVar(&s.Each, "each", s.Each, "turns of a game that are learned from, at most")
	flags.IntVar(&s.Rounds, "rounds", s.Rounds, "rounds, each of which looks a card further")
	flags.IntVar(&s.Epochs, "epochs", s.Epochs, "times that all turns are learned from in a round")
	flags.IntVar(&s.Batch, "batch", s.Batch, "turns of a step of learning")
	flags.Float64Var(&s.Rate, "rate", s.Rate, "length of the first steps")
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	if *to == "" {
		return usage("midturn: which file? (-o)")
	}
	if err := named(flags, "family", *family); err != nil {
		return err
	}
	known := false
	if s.Family, known = value.FamilyNamed(*family); !known {
		return usage("midturn: there is no family %q", *family)
	}
	if s.Games < 1 || s.Each < 1 || s.Rounds < 1 || s.Epochs < 1 || s.Batch < 1 || !(s.Rate > 0 && s.Rate < 1) {
		return usage("midturn: a number among the settings is impossible")
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
