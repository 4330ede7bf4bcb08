package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strings"
	"sync"

	"portroyal/engine/portroyal/benchmark"
	"portroyal/engine/portroyal/bot/former"
)

// measure makes a benchmark of decisions: it takes them from games of all levels and rolls their choices out. A file that
// is there already goes on where it ends.
func (l *lab) measure(flags *flag.FlagSet, args []string) error {
	file := flags.String("o", "", "`FILE` for the benchmark, which goes on if it has fewer decisions")
	each := flags.Int("each", 400, "decisions of each kind of game")
	seed := flags.Uint64("seed", 1, "seed of the games and the rollouts")
	named := flags.String("groups", "", "`LIST` of kinds of games, with commas between them (default all)")
	again := flags.Bool("again", false, "roll decisions out again that other players have rolled out")
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
	groups, err := groupsNamed(*named)
	if err != nil {
		return err
	}
	made, have, err := begun(*file, *seed, limits.Turns)
	if err != nil {
		return err
	}
	for _, group := range groups {
		before, there := made.Groups[group.Name]
		switch {
		case !there || before.Knowledge == group.Knowledge():
		case *again:
			have = slices.DeleteFunc(have, func(d benchmark.Decision) bool { return d.Group == group.Name })
		default:
			return fmt.Errorf("%s: other players have rolled out the decisions of %s (-again rolls them out again)",
				*file, group.Name)
		}
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	missing, err := sampled(ctx, made, groups, have, *each)
	if err != nil {
		return err
	}
	return l.measureFrom(ctx, *file, made, have, missing, func() (*benchmark.Measurer, error) {
		return benchmark.NewMeasurer(*limits)
	})
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

// begun are the decisions that a file has already.
func begun(file string, seed uint64, turns int) (made benchmark.Made, have []benchmark.Decision, err error) {
	made = benchmark.Made{Seed: seed, Groups: map[string]benchmark.Games{}, Turns: turns}
	content, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return made, nil, nil
	}
	if err != nil {
		return made, nil, err
	}
	before, have, err := benchmark.Read(bytes.NewReader(content))
	if err != nil {
		return made, nil, fmt.Errorf("%s: %w", file, err)
	}
	if before.Seed != seed || before.Turns != turns {
		return made, nil, fmt.Errorf("%s: it was made with another seed or rollouts of another length", file)
	}
	return before, have, nil
}

// missing is a decision that is to be rolled out, with the seed of its rollouts.
type missing struct {
	benchmark.Sampled
	seed uint64
}

// sampled takes so many decisions from games of each of these groups, and notes what the games came to. Those that a file
// has already are left out. They come by turns, so that the first so many are a benchmark as well.
func sampled(
	ctx context.Context, made benchmark.Made, groups []benchmark.Group, have []benchmark.Decision, each int,
) (all []missing, err error) {
	there := map[string]int{}
	for i := range have {
		there[have[i].Group]++
	}
	groups = slices.DeleteFunc(slices.Clone(groups), func(g benchmark.Group) bool { return there[g.Name] >= each })
	samples := make([][]benchmark.Sampled, len(groups))
	from, errs := make([]benchmark.Games, len(groups)), make([]error, len(groups))
	begins := make([]uint64, len(groups))
	var done sync.WaitGroup
	for i, group := range groups {
		at := slices.IndexFunc(benchmark.Groups, func(g benchmark.Group) bool { return g.Name == group.Name })
		begins[i] = made.Seed<<32 + uint64(at)<<24
		done.Go(func() { samples[i], from[i], errs[i] = benchmark.Sample(ctx, group, begins[i], each) })
	}
	done.Wait()
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	for i, group := range groups {
		made.Groups[group.Name] = from[i]
	}
	for n := range each {
		for i, group := range groups {
			if n >= there[group.Name] {
				all = append(all, missing{samples[i][n], begins[i] + uint64(n)})
			}
		}
	}
	return all, nil
}

// measureFrom rolls out what is missing, on all cores, and writes it in order.
func (l *lab) measureFrom(
	ctx context.Context, file string, made benchmark.Made, have []benchmark.Decision, wanted []missing,
	measurer func() (*benchmark.Measurer, error),
) error {
	to, err := os.Create(file + ".new") // what is there already stays until all of it has been written again
	if err != nil {
		return err
	}
	defer to.Close()
	out, err := benchmark.NewWriter(to, made)
	if err != nil {
		return err
	}
	for i := range have {
		if err := out.Write(&have[i]); err != nil {
			return err
		}
	}
	if err := os.Rename(to.Name(), file); err != nil {
		return err
	}
	type result struct {
		decision benchmark.Decision
		err      error
	}
	workers := runtime.GOMAXPROCS(0)
	results := make([]chan result, len(wanted))
	for i := range results {
		results[i] = make(chan result, 1)
	}
	for worker := range workers {
		m, err := measurer()
		if err != nil {
			return err
		}
		go func() {
			for i := worker; i < len(wanted); i += workers {
				d, err := m.Measure(ctx, wanted[i].Sampled, wanted[i].seed)
				results[i] <- result{d, err}
			}
		}()
	}
	for i := range wanted {
		r := <-results[i]
		if r.err != nil {
			return errors.Join(r.err, out.Close())
		}
		if err := out.Write(&r.decision); err != nil {
			return err
		}
	}
	return out.Close()
}

// judge says what the decisions of a player cost, by a benchmark.
func (l *lab) judge(flags *flag.FlagSet, args []string) error {
	file := flags.String("benchmark", "", "`FILE` of decisions, as measure writes it")
	weights := flags.String("weights", "", "`FILE` with weights that the player \"weights\" judges positions with")
	going := flags.String("going", "", "`FILE` with weights of going on that it uses as well, instead of those of the program")
	asJSON := jsonFlag(flags)
	names, err := l.parse(flags, args, unlimited)
	if err != nil {
		return err
	}
	switch {
	case *file == "":
		return usage("-benchmark FILE is missing")
	case len(names) == 0:
		return usage("judge: which player? %s", strings.Join(former.Names(), ", "))
	}
	content, err := l.file(*file)
	if err != nil {
		return err
	}
	made, all, err := benchmark.Read(bytes.NewReader(content))
	if err != nil {
		return fmt.Errorf("%s: %w", *file, err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	makes, err := l.playersWith(*weights, *going, benchmark.Groups[0].Options)
	if err != nil {
		return err
	}
	judged := []benchmark.Judgement{}
	for _, name := range names {
		j, err := benchmark.Judge(ctx, name, makes, made, all)
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
	for _, group := range benchmark.Groups {
		c, there := j.Groups[group.Name]
		if !there {
			continue
		}
		game := j.Games[group.Name]
		fmt.Fprintf(l.out, "  %-13s a decision %5.2f ± %.2f, a game %6.2f ± %.2f  (%d decisions, %d of them not rolled out)\n",
			group.Name, 100*c.Mean, 100*sure*c.Error, 100*game.Mean, 100*sure*game.Error, c.Decisions, c.Unrolled)
	}
	for kind := benchmark.GoingOn; kind <= benchmark.Fulfilling; kind++ {
		if c, there := j.Kinds[kind.String()]; there {
			fmt.Fprintf(l.out, "  %-13s a decision %5.2f ± %.2f  (%d)\n", kind, 100*c.Mean, 100*sure*c.Error, c.Decisions)
		}
	}
}
