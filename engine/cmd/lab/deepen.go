package main

import (
	"errors"
	"flag"
	"io/fs"

	"portroyal/engine/portroyal/bot/midturn"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/portroyal/bot/value/train"
	"portroyal/engine/wholefile"
)

// deepen makes an evaluation learn what the search finds at the beginning of a turn.
func (l *lab) deepen(flags *flag.FlagSet, args []string) error {
	s := train.UsualDeepening()
	to := flags.String("o", "", "`FILE` to write; other families' weights that are in it stay")
	family := flags.String("family", value.Rivals.String(), "games to learn: rivals, contracts, unterwegs, together")
	from := flags.String("from", "", "`FILE` with weights to begin with, instead of those of the program")
	flags.Uint64Var(&s.Seed, "seed", s.Seed, "what everything follows from")
	flags.IntVar(&s.Games, "games", s.Games, "games that the positions are from")
	flags.IntVar(&s.Epochs, "epochs", s.Epochs, "times that all positions are learned from")
	flags.IntVar(&s.Batch, "batch", s.Batch, "positions of a step of learning")
	flags.Float64Var(&s.Rate, "rate", s.Rate, "length of the first steps")
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	if *to == "" {
		return usage("deepen: which file? (-o)")
	}
	if err := named(flags, "family", *family); err != nil {
		return err
	}
	known := false
	if s.Family, known = value.FamilyNamed(*family); !known {
		return usage("deepen: there is no family %q", *family)
	}
	if s.Games < 1 || s.Epochs < 1 || s.Batch < 1 || !(s.Rate > 0 && s.Rate < 1) {
		return usage("deepen: a number among the settings is impossible")
	}
	weights, err := value.Learned()
	if err == nil && *from != "" {
		weights, err = l.readWeights(*from)
	}
	if err != nil {
		return err
	}
	before := &value.Weights{}
	switch known, err := l.readWeights(*to); {
	case err == nil:
		before = known
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	going, err := midturn.Learned()
	if err != nil {
		return err
	}
	learned, err := s.Run(untilInterrupted(), weights, going, l.out)
	if err != nil {
		return err
	}
	return wholefile.Replace(*to, value.Merge(before, learned).Write)
}
