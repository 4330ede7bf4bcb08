package main

import (
	"context"
	"flag"
	"fmt"

	shared "portroyal/engine/benchmark"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/benchmark"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/earlier"
	"portroyal/engine/portroyal/bot/value"
)

// portRoyalMeasuring is how decisions and estimates are measured in Port Royal.
var portRoyalMeasuring = measuring[portroyal.Options, portroyal.Position, portroyal.View, portroyal.Action, bot.Outlook]{
	game: &benchmark.Game, names: earlier.Names(),
	makes: func(l *lab, flags *flag.FlagSet) func() (shared.Maker[portroyal.View, portroyal.Action], error) {
		weights, going := weightFlags(flags)
		return func() (shared.Maker[portroyal.View, portroyal.Action], error) {
			return l.playersWith(*weights, *going, benchmark.Game.Groups[0].Options)
		}
	},
	positions: benchmark.Turns,
	playsOut: func() (func(context.Context, benchmark.Sampled, int) (benchmark.Value, error), error) {
		knowledge, err := bot.Learned()
		if err != nil {
			return nil, err
		}
		roller := bot.NewRoller(knowledge)
		return func(ctx context.Context, of benchmark.Sampled, playouts int) (benchmark.Value, error) {
			return benchmark.PlayOut(ctx, roller, of, playouts)
		}, nil
	},
}

// estimates says how far off the computer's estimates are, by a benchmark of values.
func (l *lab) estimates(flags *flag.FlagSet, args []string) error {
	file := flags.String("benchmark", "", "`FILE` of values, as measure -playouts writes it")
	named := flags.String("groups", "", "`LIST` of kinds of games, with commas between them (default all)")
	weights, going := weightFlags(flags)
	asJSON := jsonFlag(flags)
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	if *file == "" {
		return usage("-benchmark FILE is missing")
	}
	groups, err := portRoyalMeasuring.groups(*named)
	if err != nil {
		return err
	}
	values, err := portRoyalMeasuring.read(l, *file)
	if err != nil {
		return err
	}
	knowledge, err := l.knowledgeOf(*weights, *going)
	if err != nil {
		return err
	}
	var names []string
	for _, group := range groups {
		if _, there := values.Groups[group.Name]; !there {
			continue
		}
		if names = append(names, group.Name); !knowledge.Positions.Has(group.Options) {
			return fmt.Errorf("%s has learned nothing of %s", *weights, value.FamilyOf(group.Options))
		}
	}
	if len(names) == 0 || values.Made.Playouts == 0 {
		return fmt.Errorf("%s: it holds no values of that kind", *file)
	}
	ctx, assessor := untilInterrupted(), bot.NewAssessor(knowledge)
	told := map[string]benchmark.Appraised{}
	for _, look := range looks {
		all, err := benchmark.Appraise(ctx, &values, func(ctx context.Context, view portroyal.View) (bot.Outlook, error) {
			return look.estimate(ctx, assessor, view)
		}, names...)
		if err != nil {
			return err
		}
		if told[look.name] = all; !*asJSON {
			l.tellAppraised(look.name, &all)
		}
	}
	if *asJSON {
		return l.writeJSON(told)
	}
	return nil
}

// looks are the ways in which the program estimates what a position is worth.
var looks = []struct {
	name     string
	estimate func(context.Context, *bot.Assessor, portroyal.View) (bot.Outlook, error)
}{
	{"at once", func(_ context.Context, a *bot.Assessor, view portroyal.View) (bot.Outlook, error) {
		return a.AtOnce(view), nil
	}},
	{"one card ahead", func(ctx context.Context, a *bot.Assessor, view portroyal.View) (bot.Outlook, error) {
		a.Hurry(true)
		return a.Value(ctx, view)
	}},
	{"two cards ahead", func(ctx context.Context, a *bot.Assessor, view portroyal.View) (bot.Outlook, error) {
		a.Hurry(false)
		return a.Value(ctx, view)
	}},
}

// tellAppraised writes how far estimates are off as a table, in points of winning chance.
func (l *lab) tellAppraised(look string, all *benchmark.Appraised) {
	fmt.Fprintf(l.out, "%s: points off (bias for the seat whose turn it is), positions\n  %-12s", look, "")
	names := func(i, all int, name func() string) string {
		if i == all {
			return "all"
		}
		return name()
	}
	columns, rows := len(all[0]), len(all)
	for column := range columns {
		fmt.Fprintf(l.out, "  %-21s", names(column, columns-1, benchmark.Moment(column).String))
	}
	fmt.Fprintln(l.out)
	for row := range rows {
		fmt.Fprintf(l.out, "  %-12s", names(row, rows-1, benchmark.Stage(row).String))
		for column := range columns {
			a := &all[row][column]
			fmt.Fprintf(l.out, "  %5.2f (%+5.2f) %6d ", 100*a.Off, 100*a.Bias, a.Positions)
		}
		fmt.Fprintln(l.out)
	}
}
