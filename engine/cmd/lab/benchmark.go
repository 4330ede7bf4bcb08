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
	"strings"
	"sync"

	"portroyal/engine/portroyal/benchmark"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/former"
)

// measure makes a benchmark of decisions: it takes them from games of all levels and rolls their choices out. A file that
// is there already goes on where it ends.
func (l *lab) measure(flags *flag.FlagSet, args []string) error {
	file := flags.String("o", "", "`FILE` for the benchmark, which goes on if it has fewer decisions")
	each := flags.Int("each", 400, "decisions of each kind of game")
	seed := flags.Uint64("seed", 1, "seed of the games and the rollouts")
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
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	made := benchmark.Made{Seed: *seed, Groups: map[string]benchmark.Games{}, Turns: limits.Turns, Knowledge: bot.Fingerprint()}
	wanted, err := sampled(ctx, made, *each)
	if err != nil {
		return err
	}
	have, err := l.begun(*file, made)
	if err != nil {
		return err
	}
	return l.measureFrom(ctx, *file, made, have, wanted, func() (*benchmark.Measurer, error) {
		return benchmark.NewMeasurer(*limits)
	})
}

// sampled takes so many decisions from games of each group, and notes what these came to. They come by turns, so that the first
// so many are a benchmark as well.
func sampled(ctx context.Context, made benchmark.Made, each int) (wanted []benchmark.Sampled, err error) {
	samples := make([][]benchmark.Sampled, len(benchmark.Groups))
	from, errs := make([]benchmark.Games, len(samples)), make([]error, len(samples))
	var all sync.WaitGroup
	for i, group := range benchmark.Groups {
		all.Go(func() {
			samples[i], from[i], errs[i] = benchmark.Sample(ctx, group, made.Seed<<32+uint64(i)<<24, each)
		})
	}
	all.Wait()
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	for i, group := range benchmark.Groups {
		made.Groups[group.Name] = from[i]
	}
	for n := range each {
		for i := range samples {
			wanted = append(wanted, samples[i][n])
		}
	}
	return wanted, nil
}

// begun are the decisions that a file has already.
func (l *lab) begun(file string, made benchmark.Made) ([]benchmark.Decision, error) {
	content, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	before, have, err := benchmark.Read(bytes.NewReader(content))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if fmt.Sprint(before) != fmt.Sprint(made) {
		return nil, fmt.Errorf("%s: it was made with another seed, by other players or in another way", file)
	}
	return have, nil
}

// measureFrom rolls out what is missing, on all cores, and writes it in order.
func (l *lab) measureFrom(
	ctx context.Context, file string, made benchmark.Made, have []benchmark.Decision, wanted []benchmark.Sampled,
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
			for i := len(have) + worker; i < len(wanted); i += workers {
				d, err := m.Measure(ctx, wanted[i], made.Seed<<16+uint64(i))
				results[i] <- result{d, err}
			}
		}()
	}
	for i := len(have); i < len(wanted); i++ {
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
