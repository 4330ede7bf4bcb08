package main

import (
	"cmp"
	"flag"

	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/portroyal/bot/value/train"
)

// train learns an evaluation by self-play.
func (l *lab) train(flags *flag.FlagSet, args []string) error {
	s := train.Usual(value.Rivals)
	folder := flags.String("dir", "", "`DIR` to keep weights and positions in, and to go on from")
	rounds := flags.Int("rounds", 10, "rounds in all, those of earlier calls included")
	flags.StringVar(&s.Family, "family", s.Family, "games to learn: rivals, contracts, unterwegs, together")
	flags.Uint64Var(&s.Seed, "seed", s.Seed, "what everything follows from")
	flags.StringVar(&s.From, "from", "", "`FILE` with weights to begin with, instead of with games of sailors")
	flags.IntVar(&s.First, "first", 0,
		"games of the first round, which sailors play if there are no weights yet (0: as suits the family)")
	flags.IntVar(&s.Games, "games", s.Games, "games of each other round")
	flags.IntVar(&s.Window, "window", s.Window, "rounds whose games are learned from")
	flags.IntVar(&s.Epochs, "epochs", 0, "times that each of them is learned from in a round (0: as suits the family)")
	flags.IntVar(&s.Hidden, "hidden", 0, "numbers of the first layer (0: as suits the family)")
	flags.IntVar(&s.Deep, "deep", 0, "numbers of the second layer (0: as suits the family)")
	flags.IntVar(&s.Batch, "batch", s.Batch, "positions of a step of learning")
	flags.Float64Var(&s.Rate, "rate", s.Rate, "length of the first steps")
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
