package main

import (
	"cmp"
	"errors"
	"flag"
	"io/fs"
	"slices"

	"portroyal/engine/portroyal/bot/midturn"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/portroyal/bot/value/train"
	"portroyal/engine/wholefile"
)

// learningFlags are the flags that all verbs have that learn, in steps of what is named.
func learningFlags(flags *flag.FlagSet, seed *uint64, batch *int, rate *float64, of string) {
	flags.Uint64Var(seed, "seed", *seed, "what everything follows from")
	flags.IntVar(batch, "batch", *batch, of+" of a step of learning")
	flags.Float64Var(rate, "rate", *rate, "length of the first steps")
}

// families is the text of the flag -family.
const families = "games to learn: rivals, contracts, unterwegs, together"

// parseFamily parses the flags of a verb that learns from the games of a family, and holds their values against what they
// can be.
func (l *lab) parseFamily(flags *flag.FlagSet, args []string, to *string, rate *float64, counts ...*int) (value.Family, error) {
	name := flags.String("family", value.Rivals.String(), families)
	if _, err := l.parse(flags, args, 0); err != nil {
		return 0, err
	}
	family, known := value.FamilyNamed(*name)
	switch err := named(flags, "family", *name); {
	case *to == "":
		return 0, usage("%s: which file? (-o)", flags.Name())
	case err != nil:
		return 0, err
	case !known:
		return 0, usage("%s: there is no family %q", flags.Name(), *name)
	case !(*rate > 0 && *rate < 1) || slices.ContainsFunc(counts, func(n *int) bool { return *n < 1 }):
		return 0, usage("%s: a number among the settings is impossible", flags.Name())
	}
	return family, nil
}

// train learns an evaluation by self-play.
func (l *lab) train(flags *flag.FlagSet, args []string) error {
	s := train.Usual(value.Rivals)
	folder := flags.String("dir", "", "`DIR` to keep weights and positions in, and to go on from")
	rounds := flags.Int("rounds", 10, "rounds in all, those of earlier calls included")
	flags.StringVar(&s.Family, "family", s.Family, families)
	learningFlags(flags, &s.Seed, &s.Batch, &s.Rate, "positions")
	flags.StringVar(&s.From, "from", "", "`FILE` with weights to begin with, instead of with games of sailors")
	flags.IntVar(&s.First, "first", 0,
		"games of the first round, which sailors play if there are no weights yet (0: as suits the family)")
	flags.IntVar(&s.Games, "games", s.Games, "games of each other round")
	flags.IntVar(&s.Window, "window", s.Window, "rounds whose games are learned from")
	flags.IntVar(&s.Epochs, "epochs", 0, "times that each of them is learned from in a round (0: as suits the family)")
	flags.IntVar(&s.Hidden, "hidden", 0, "numbers of the first layer (0: as suits the family)")
	flags.IntVar(&s.Deep, "deep", 0, "numbers of the second layer (0: as suits the family)")
	flags.Float64Var(&s.Trace, "trace", s.Trace, "how much results count beside later guesses, λ of TD(λ), from 0 to 1")
	flags.IntVar(&s.Match, "match", s.Match, "games at most that decide whether new weights are better")
	flags.Float64Var(&s.Trust, "trust", 0,
		"`SHARE` of what is learned beyond a first guess that players believe (0: as suits the family)")
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	if *folder == "" {
		return usage("train: which folder? (-dir)")
	}
	if err := named(flags, "family", s.Family); err != nil {
		return err
	}
	if family, known := value.FamilyNamed(s.Family); known {
		usual := train.Usual(family)
		s.First, s.Epochs = cmp.Or(s.First, usual.First), cmp.Or(s.Epochs, usual.Epochs)
		s.Trust = cmp.Or(s.Trust, usual.Trust)
		s.Hidden, s.Deep = cmp.Or(s.Hidden, usual.Hidden), cmp.Or(s.Deep, usual.Deep)
	}
	s.Open = l.open
	return train.Run(untilInterrupted(), *folder, s, *rounds, l.out)
}

// deepen makes an evaluation learn what the search finds at the beginning of a turn.
func (l *lab) deepen(flags *flag.FlagSet, args []string) error {
	s := train.UsualDeepening()
	to := flags.String("o", "", "`FILE` to write; other families' weights that are in it stay")
	from := flags.String("from", "", "`FILE` with weights to begin with, instead of those of the program")
	flags.IntVar(&s.Games, "games", s.Games, "games that the positions are from")
	flags.IntVar(&s.Epochs, "epochs", s.Epochs, "times that all positions are learned from")
	learningFlags(flags, &s.Seed, &s.Batch, &s.Rate, "positions")
	var err error
	if s.Family, err = l.parseFamily(flags, args, to, &s.Rate, &s.Games, &s.Epochs, &s.Batch); err != nil {
		return err
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
