package main

import (
	"flag"
	"fmt"
	"math"

	"portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/bot/value"
)

// coveCourses is how often players were expected at islands and how often they came, by tenths of what was expected.
type coveCourses struct {
	Bot       string       `json:"bot"`
	Players   int          `json:"players"`
	Games     int          `json:"games"`
	Decisions int          `json:"decisions"` // courses that were foretold
	Tenths    [10]foretold `json:"tenths"`
	Surprise  float64      `json:"surprise"` // the mean of -ln of the chance of what came, 1.79 for whoever knows nothing
}

// coveCourses lets computer players play, foretells from the first seat where the others sail, and says how far that came true.
func (l *lab) coveCourses(flags *flag.FlagSet, args []string) error {
	unknown := flags.Bool("unknown", false, "take them for people of whom nothing is known before the first game")
	turns := flags.Int("turns", 250, "how long is thought about it; a hint begins with 250 among four")
	of, err := coveSport.parse(l, flags, args, "captain", 100, 1)
	if err != nil {
		return err
	}
	weights, err := value.Learned()
	if err != nil {
		return err
	}
	level, _, known := bot.LevelOf(of.bot)
	if !known {
		return usage("courses: %s is no level", of.bot)
	}
	type course struct {
		leanings bot.Leanings
		to       piratescove.Island
	}
	begin := func() (func(int) ([]course, error), error) {
		adviser := bot.NewAdviser(weights)
		return func(game int) (all []course, err error) {
			var leanings [piratescove.MaxPlayers]bot.Leanings
			_, err = coveSport.game(&of, game, func(before *piratescove.Position, a piratescove.Action, _ []piratescove.Event) {
				view := before.View(0)
				if a.Kind != piratescove.Sail || !bot.Together(&view) {
					return
				}
				if a.Seat == 0 {
					adviser.Begin(&view, of.seed+uint64(game)<<8+uint64(before.Round()))
					for range *turns {
						adviser.Steer()
					}
					for seat := range before.Players() {
						leanings[seat] = adviser.Leanings(seat)
					}
					return
				}
				all = append(all, course{leanings[a.Seat], a.Island})
			})
			return all, err
		}, nil
	}
	habits := bot.HabitsOf(level)
	if *unknown {
		habits = bot.HabitsOf(0)
	}
	told := coveCourses{Bot: of.bot, Players: of.options.Seats(), Games: of.games}
	err = inOrder(of.games, begin, func(_ int, all []course) error {
		for _, c := range all {
			told.Decisions++
			mix := habits.Expect(&c.leanings)
			told.Surprise -= math.Log(max(mix[c.to], 1e-4))
			for island := piratescove.Tavern; island <= piratescove.TreasureIsland; island++ {
				tenth := &told.Tenths[min(9, int(mix[island]*10))]
				tenth.N++
				tenth.Said += mix[island]
				if c.to == island {
					tenth.Cases++
				}
			}
			if *unknown {
				habits.Learn(&c.leanings, c.to)
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	told.Surprise /= float64(max(1, told.Decisions))
	if of.json {
		return l.writeJSON(&told)
	}
	fmt.Fprintf(l.out, "%s, %d players: %d games, %d courses, surprise %.3f\n", told.Bot, told.Players, told.Games, told.Decisions, told.Surprise)
	for i, tenth := range told.Tenths {
		if n := float64(tenth.N); n > 0 {
			fmt.Fprintf(l.out, "%3d%% to %3d%%: told %.1f%%, came %.1f%% of %d\n", 10*i, 10*i+10, 100*tenth.Said/n, 100*float64(tenth.Cases)/n, tenth.N)
		}
	}
	return nil
}
