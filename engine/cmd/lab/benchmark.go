package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
	"sync/atomic"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/benchmark"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/earlier"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/rollout"
)

// measure makes a benchmark of decisions: it takes them from games of all levels and rolls their choices out. A file that
// is there already goes on where it ends.
func (l *lab) measure(flags *flag.FlagSet, args []string) error {
	file := flags.String("o", "", "`FILE` for the benchmark, which goes on if it has fewer decisions")
	each := flags.Int("each", 400, "decisions of each kind of game")
	seed := flags.Uint64("seed", 1, "seed of the games")
	named := flags.String("groups", "", "`LIST` of kinds of games, with commas between them (default all)")
	again := flags.Bool("again", false, "roll decisions out again that other players have rolled out")
	playouts := flags.Int("playouts", 0, "instead of decisions, take positions in which a turn begins or may go on, and play each out so `OFTEN`")
	limits := limitFlags(flags, benchmark.Limits)
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	if *file == "" {
		return usage("-o FILE is missing")
	}
	if *each < 1 {
		return usage("-each: there is nothing to measure")
	}
	if given(flags, "playouts") && *playouts < 2 {
		return usage("-playouts: an error can be told from two on")
	}
	groups, err := groupsNamed(*named)
	if err != nil {
		return err
	}
	have, err := begun(*file, benchmark.Made{Seed: *seed, Turns: limits.Turns, Playouts: *playouts})
	if err != nil {
		return err
	}
	for _, group := range groups {
		before, there := have.Groups[group.Name]
		switch {
		case !there || before.Knowledge == group.Knowledge():
		case *again:
			have = have.Without(group.Name)
		default:
			return fmt.Errorf("%s: other players have rolled out the decisions of %s (-again rolls them out again)",
				*file, group.Name)
		}
	}
	to, err := os.Create(*file + ".new") // what is there already stays until all of it has been written again
	if err != nil {
		return err
	}
	defer to.Close()
	out, err := have.Write(to)
	if err != nil {
		return err
	}
	if err := os.Rename(to.Name(), *file); err != nil {
		return err
	}
	return errors.Join(measureGames(untilInterrupted(), have, groups, *each, *limits, out), out.Close())
}

// groupsNamed are the kinds of games of a list; all if it is empty.
func groupsNamed(list string) (groups []benchmark.Group, err error) {
	if list == "" {
		return benchmark.Groups, nil
	}
	for name := range strings.SplitSeq(list, ",") {
		at := slices.IndexFunc(benchmark.Groups, func(g benchmark.Group) bool { return g.Name == name })
		if at < 0 {
			return nil, usage("-groups: there is no kind of games %q", name)
		}
		groups = append(groups, benchmark.Groups[at])
	}
	return groups, nil
}

// begun is the benchmark that a file has already.
func begun(file string, made benchmark.Made) (benchmark.Benchmark, error) {
	content, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return benchmark.Benchmark{Made: made}, nil
	}
	if err != nil {
		return benchmark.Benchmark{}, err
	}
	before, err := benchmark.Read(bytes.NewReader(content))
	if err != nil {
		return before, fmt.Errorf("%s: %w", file, err)
	}
	if before.Made != made {
		return before, fmt.Errorf("%s: it was made with another seed or rollouts of another length", file)
	}
	return before, nil
}

// rolledGame is a game whose decisions have been rolled out.
type rolledGame struct {
	games     benchmark.Games
	decisions []benchmark.Decision
	values    []benchmark.Value
}

// errEnough says that no more games are needed.
var errEnough = errors.New("enough")

// measureGames plays more games of these groups, by turns, and rolls out what is taken from them, until there are so many
// decisions of each. Games are played on all cores, and written in order, so that the same call writes the same file.
func measureGames(
	ctx context.Context, have benchmark.Benchmark, groups []benchmark.Group, each int, limits rollout.Limits, out *benchmark.Writer,
) error {
	taken := map[string]int{} // decisions, by group
	for name, games := range have.Groups {
		taken[name] = games.Taken
	}
	missing := func(group benchmark.Group) bool { return taken[group.Name] < each }
	groups = slices.DeleteFunc(slices.Clone(groups), func(g benchmark.Group) bool { return !missing(g) })
	if len(groups) == 0 {
		return nil
	}
	enough := make([]atomic.Bool, len(groups))
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	err := inOrder(unlimited, func() (func(int) (rolledGame, error), error) {
		m, err := benchmark.NewMeasurer(limits)
		return func(i int) (rolledGame, error) {
			round, group := uint64(i/len(groups)), groups[i%len(groups)]
			if enough[i%len(groups)].Load() {
				return rolledGame{}, nil
			}
			return measureGame(ctx, m, group, have.Made, uint64(have.Groups[group.Name].Games)+round)
		}, err
	}, func(i int, game rolledGame) error {
		group := groups[i%len(groups)]
		if !missing(group) { // it was begun ahead of what has been written
			return nil
		}
		if err := out.Write(group.Name, game.games, game.decisions, game.values); err != nil {
			return err
		}
		taken[group.Name] += game.games.Taken
		enough[i%len(groups)].Store(!missing(group))
		if !slices.ContainsFunc(groups, missing) {
			return errEnough
		}
		return nil
	})
	if errors.Is(err, errEnough) {
		return nil
	}
	return err
}

// measureGame plays a game and rolls out what is taken from it, or plays it out.
func measureGame(
	ctx context.Context, m *benchmark.Measurer, group benchmark.Group, made benchmark.Made, game uint64,
) (of rolledGame, err error) {
	wanted := benchmark.Choices
	if made.Playouts > 0 {
		wanted = benchmark.Turns
	}
	sampled, games, err := benchmark.Play(ctx, group, made.Seed, game, wanted)
	of.games = games
	for i := 0; i < len(sampled) && err == nil; i++ {
		if made.Playouts > 0 {
			var v benchmark.Value
			v, err = m.Value(ctx, sampled[i], made.Playouts)
			of.values = append(of.values, v)
			continue
		}
		var d benchmark.Decision
		d, err = m.Measure(ctx, sampled[i])
		of.decisions = append(of.decisions, d)
	}
	return of, err
}

// benchmark reads one from a file.
func (l *lab) benchmark(file string) (b benchmark.Benchmark, err error) {
	content, err := l.file(file)
	if err != nil {
		return b, err
	}
	if b, err = benchmark.Read(bytes.NewReader(content)); err != nil {
		return b, fmt.Errorf("%s: %w", file, err)
	}
	return b, nil
}

// judge says what the decisions of a player cost, by a benchmark.
func (l *lab) judge(flags *flag.FlagSet, args []string) error {
	file := flags.String("benchmark", "", "`FILE` of decisions, as measure writes it")
	weights, going := weightFlags(flags)
	asJSON := jsonFlag(flags)
	names, err := l.parse(flags, args, unlimited)
	if err != nil {
		return err
	}
	switch {
	case *file == "":
		return usage("-benchmark FILE is missing")
	case len(names) == 0:
		return usage("judge: which player? %s", strings.Join(earlier.Names(), ", "))
	}
	decisions, err := l.benchmark(*file)
	if err != nil {
		return err
	}
	if len(decisions.Decisions) == 0 {
		return fmt.Errorf("%s: it holds no decisions", *file)
	}
	ctx := untilInterrupted()
	makes, err := l.playersWith(*weights, *going, benchmark.Groups[0].Options)
	if err != nil {
		return err
	}
	judged := []benchmark.Judgement{}
	for _, name := range names {
		j, err := decisions.Judge(ctx, name, makes)
		if err != nil {
			return err
		}
		judged = append(judged, j)
	}
	if *asJSON {
		return l.writeJSON(judged)
	}
	for _, j := range judged {
		l.tellJudgement(&j)
	}
	return nil
}

// tellJudgement writes a judgement as a table: points of winning chance with 95 % intervals.
func (l *lab) tellJudgement(j *benchmark.Judgement) {
	const sure = 1.96
	fmt.Fprintf(l.out, "%s: points lost to best play, with 95 %% intervals\n", j.Player)
	tell := func(name string, c, game benchmark.Cost) {
		fmt.Fprintf(l.out, "  %-13s a decision %5.2f ± %.2f, a game %6.2f ± %.2f  (%d decisions, %d of them not rolled out)\n",
			name, 100*c.Mean, 100*sure*c.Error, 100*game.Mean, 100*sure*game.Error, c.Decisions, c.Unrolled)
	}
	for _, group := range benchmark.Groups {
		if c, there := j.Groups[group.Name]; there {
			tell(group.Name, c, j.Games[group.Name])
		}
	}
	tell("all", j.All, j.Game)
	for kind := benchmark.GoingOn; kind <= benchmark.Fulfilling; kind++ {
		if c, there := j.Kinds[kind.String()]; there {
			fmt.Fprintf(l.out, "  %-13s a decision %5.2f ± %.2f  (%d)\n", kind, 100*c.Mean, 100*sure*c.Error, c.Decisions)
		}
	}
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
	groups, err := groupsNamed(*named)
	if err != nil {
		return err
	}
	values, err := l.benchmark(*file)
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
		all, err := values.Appraise(ctx, func(ctx context.Context, view portroyal.View) (bot.Outlook, error) {
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
