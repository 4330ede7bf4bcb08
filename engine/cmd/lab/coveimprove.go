package main

import (
	"flag"

	"portroyal/engine/piratescove/bot"
)

// coveImprove searches for better numbers of the quick policy by which everybody thinks ahead.
func (l *lab) coveImprove(flags *flag.FlagSet, args []string) error {
	seed := flags.Uint64("seed", 1, "what chance follows from")
	games := flags.Int("games", 20_000, "games that a change has to prove itself in, and three times as many if it seems to be good")
	trials := flags.Int("trials", 500, "changes that are tried")
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	if *games < 100 || *trials < 1 {
		return usage("improve: 100 games and 1 trial at least")
	}
	bot.Improve(untilInterrupted(), *seed, *games, *trials, l.out)
	return nil
}
