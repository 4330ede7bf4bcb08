package main

import (
	"flag"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"os"
	"runtime"
	"runtime/pprof"
	"time"

	"portroyal/engine/portroyal"
)

// The compiler takes default.pgo beside this file as a profile of what is called often: random games
// for two (20 s), for four (50 s) and for four with everything (20 s), each from "lab bench -profile", built with
// -trimpath and put together with "go tool pprof -proto". It is worth about a tenth of the time.

// measured is the result of the verb bench.
type measured struct {
	Players        int     `json:"players"`
	GamesPerSecond float64 `json:"gamesPerSecond"`
	NsPerAction    float64 `json:"nsPerAction"`
	AllocsPerGame  float64 `json:"allocsPerGame"`
	Games          int     `json:"games"`
	ActionsPerGame float64 `json:"actionsPerGame"`
}

// The limits of the flag -seconds. In less time than that hardly more than one batch is played.
const (
	leastSeconds = 0.01
	mostSeconds  = 3600
)

// bench plays random games of some options; games gives, for a seed, what plays the game with a number and says how many
// actions it had.
func bench[O interface{ Seats() int }](
	options optionFlags[O], games func(options O, seed uint64) (play func(game int) (int, error)),
) run {
	return func(l *lab, flags *flag.FlagSet, args []string) error {
		given := options(l, flags)
		seconds := flags.Float64("seconds", 5, fmt.Sprintf(
			"how long to measure, %v to %v, after a warm-up of a tenth of it", leastSeconds, mostSeconds))
		seed := flags.Uint64("seed", 1, "seed of the first game and of the choices")
		profile := flags.String("profile", "", "`FILE` to write a profile of the processor's time to, as default.pgo is one")
		asJSON := jsonFlag(flags)
		if _, err := l.parse(flags, args, 0); err != nil {
			return err
		}
		chosen, err := given()
		if err != nil {
			return err
		}
		play := games(chosen, *seed)
		if !(*seconds >= leastSeconds && *seconds <= mostSeconds) { // not a number is in no range either
			return usage("bench: -seconds is from %v to %v, not %v", leastSeconds, mostSeconds, *seconds)
		}
		limit := time.Duration(*seconds * float64(time.Second))
		if _, err := measure(play, limit/10); err != nil {
			return err
		}
		if *profile != "" {
			to, err := os.Create(*profile)
			if err != nil {
				return err
			}
			defer to.Close()
			if err := pprof.StartCPUProfile(to); err != nil {
				return err
			}
			defer pprof.StopCPUProfile()
		}
		result, err := measure(play, limit)
		if err != nil {
			return err
		}
		result.Players = chosen.Seats()
		if *asJSON {
			return l.writeJSON(result)
		}
		fmt.Fprintf(l.out, "%d players: %.0f games/s, %.1f ns per action, ",
			result.Players, result.GamesPerSecond, result.NsPerAction)
		fmt.Fprintf(l.out, "%.1f actions and %.3f allocations per game (%d games)\n",
			result.ActionsPerGame, result.AllocsPerGame, result.Games)
		return nil
	}
}

// randomGames plays uniformly random games.
func randomGames(options portroyal.Options, seed uint64) func(game int) (int, error) {
	random := rand.NewPCG(seed, seed)
	actions := make([]portroyal.Action, 0, 64)
	plies, choices := 0, uint64(0)
	return func(game int) (int, error) {
		position, err := portroyal.New(options, seed+uint64(game), portroyal.RandomStart)
		if err != nil {
			return 0, err
		}
		before := plies
		for position.Phase() != portroyal.Over {
			actions = position.Legal(actions[:0])
			if plies%8 == 0 { // what is left of a number after a choice is enough for the next ones
				choices = random.Uint64()
			}
			choice, left := bits.Mul64(choices, uint64(len(actions)))
			choices = left
			position.Play(actions[choice], nil)
			plies++
		}
		return plies - before, nil
	}
}

// measure plays games for about the given time, a batch at least.
func measure(play func(game int) (int, error), limit time.Duration) (measured, error) {
	const batch = 256 // games between two looks at the clock
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	games, plies := 0, 0
	begin := time.Now()
	for games == 0 || time.Since(begin) < limit {
		for range batch {
			n, err := play(games)
			if err != nil {
				return measured{}, err
			}
			plies += n
			games++
		}
	}
	spent := time.Since(begin)
	runtime.ReadMemStats(&after)
	return measured{
		Games:          games,
		GamesPerSecond: float64(games) / spent.Seconds(),
		NsPerAction:    float64(spent.Nanoseconds()) / float64(plies),
		AllocsPerGame:  float64(after.Mallocs-before.Mallocs) / float64(games),
		ActionsPerGame: float64(plies) / float64(games),
	}, nil
}
