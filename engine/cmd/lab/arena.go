package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"strings"

	"portroyal/engine/arena"
)

// compete is a tournament of players with these names, usually of a against b. tables gives, for some options, where it
// is played, and may have flags of its own.
func compete[O any](
	names []string, a, b string, options optionFlags[O], tables func(*lab, *flag.FlagSet) func(O) (arena.Table, error),
) run {
	return func(l *lab, flags *flag.FlagSet, args []string) error {
		config, given, table := arenaFlags(flags, names, a, b), options(l, flags), tables(l, flags)
		asJSON := jsonFlag(flags)
		if _, err := l.parse(flags, args, 0); err != nil {
			return err
		}
		if err := cmp.Or(named(flags, "a", config.A), named(flags, "b", config.B)); err != nil {
			return err
		}
		chosen, err := given()
		if err != nil {
			return err
		}
		if config.Table, err = table(chosen); err != nil {
			return err
		}
		if config.Table.Together() {
			return l.teams(*config, *asJSON)
		}
		return l.tournament(*config, *asJSON)
	}
}

// arenaFlags are the flags of a tournament of players with these names.
func arenaFlags(flags *flag.FlagSet, names []string, a, b string) *arena.Config {
	config, list := &arena.Config{}, strings.Join(names, ", ")
	flags.StringVar(&config.A, "a", a, "the one: "+list)
	flags.StringVar(&config.B, "b", b, "the others: "+list)
	flags.BoolVar(&config.Field, "field", false, "one b among a's; the result is that of the one")
	flags.IntVar(&config.Games, "games", 400,
		fmt.Sprintf("number of games, 1 to %d, rounded up to a multiple of the players", arena.MaxGames))
	flags.Uint64Var(&config.Seed, "seed", 1, "seed of the tournament")
	return config
}

// tournament plays one among others, and says what came of it.
func (l *lab) tournament(config arena.Config, asJSON bool) error {
	result, err := arena.Run(context.Background(), config)
	if err != nil {
		return err
	}
	if asJSON {
		return l.writeJSON(result)
	}
	fmt.Fprintf(l.out, "%s alone among %d: %.1f of %d games, share %.3f (95 %% interval %.3f to %.3f), ",
		result.Lone, result.Players, result.Wins, result.Games, result.Share, result.Low, result.High)
	fmt.Fprintf(l.out, "fair share %.3f, as good as %.3f among two, mean place %.2f\n",
		1/float64(result.Players), result.AmongTwo, result.MeanPlace)
	for turn, part := range result.Turns {
		fmt.Fprintf(l.out, "  turn %d: %.1f of %d, share %.3f\n", turn+1, part.Wins, part.Games, part.Share)
	}
	return nil
}

// teams lets tables of the one and tables of the other play the same solo or cooperative games.
func (l *lab) teams(config arena.Config, asJSON bool) error {
	if config.Field {
		return usage("arena: in a cooperative game nobody sits among others (-field)")
	}
	result, err := arena.RunTeams(context.Background(), config)
	if err != nil {
		return err
	}
	if asJSON {
		return l.writeJSON(result)
	}
	fmt.Fprintf(l.out, "%d together: ", result.Players)
	for _, team := range []arena.Team{result.A, result.B} {
		fmt.Fprintf(l.out, "%s %d of %d games, share %.3f (95 %% interval %.3f to %.3f), ",
			team.Name, team.Won, result.Games, team.Share, team.Low, team.High)
	}
	fmt.Fprintf(l.out, "difference %+.3f (%+.3f to %+.3f)\n", result.More, result.Low, result.High)
	return nil
}
