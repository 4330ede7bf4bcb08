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

	"portroyal/engine/benchmark"
	"portroyal/engine/rollout"
)

// measuring is how the decisions of players are measured in a game, by its benchmark.
type measuring[O interface{ Seats() int }, P, V any, A comparable, W any] struct {
	game *benchmark.Game[O, P, V, A, W]

	names []string // of the players
	makes func(*lab, *flag.FlagSet) func() (benchmark.Maker[V, A], error)

	// Positions instead of decisions, if that is done in this game: which ones, and how they are played out.
	positions func(*V, []A) bool
	playsOut  func() (func(ctx context.Context, of benchmark.Sampled[P, V, A], playouts int) (benchmark.Value[P, W], error), error)
}

// measure makes a benchmark of decisions: it takes them from games of all levels and rolls their choices out. A file that
// is there already goes on where it ends.
func (m *measuring[O, P, V, A, W]) measure(l *lab, flags *flag.FlagSet, args []string) error {
	file := flags.String("o", "", "`FILE` for the benchmark, which goes on if it has fewer decisions")
	each := flags.Int("each", 400, "decisions of each kind of game")
	seed := flags.Uint64("seed", 1, "seed of the games")
	named := flags.String("groups", "", "`LIST` of kinds of games, with commas between them (default all)")
	again := flags.Bool("again", false, "roll decisions out again that other players have rolled out")
	playouts := new(int)
	if m.positions != nil {
		flags.IntVar(playouts, "playouts", 0,
			"instead of decisions, take positions in which a turn begins or may go on, and play each out so `OFTEN`")
	}
	limits := limitFlags(flags, m.game.Limits)
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
	groups, err := m.groups(*named)
	if err != nil {
		return err
	}
	have, err := m.begun(*file, benchmark.Made{Seed: *seed, Turns: limits.Turns, Playouts: *playouts})
	if err != nil {
		return err
	}
	for _, group := range groups {
		before, there := have.Groups[group.Name]
		switch {
		case !there || before.Knowledge == m.game.Knowledge(group.Options):
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
	out, err := m.game.Write(to, have)
	if err != nil {
		return err
	}
	if err := os.Rename(to.Name(), *file); err != nil {
		return err
	}
	return errors.Join(m.games(untilInterrupted(), have, groups, *each, *limits, out), out.Close())
}

// groups are the kinds of games of a list; all if it is empty.
func (m *measuring[O, P, V, A, W]) groups(list string) (groups []benchmark.Group[O], err error) {
	if list == "" {
		return m.game.Groups, nil
	}
	for name := range strings.SplitSeq(list, ",") {
		at := slices.IndexFunc(m.game.Groups, func(g benchmark.Group[O]) bool { return g.Name == name })
		if at < 0 {
			return nil, usage("-groups: there is no kind of games %q", name)
		}
		groups = append(groups, m.game.Groups[at])
	}
	return groups, nil
}

// begun is the benchmark that a file has already.
func (m *measuring[O, P, V, A, W]) begun(file string, made benchmark.Made) (before benchmark.Benchmark[P, A, W], err error) {
	content, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		before.Made = made
		return before, nil
	}
	if err != nil {
		return before, err
	}
	before, err = m.game.Read(bytes.NewReader(content))
	if err != nil {
		return before, fmt.Errorf("%s: %w", file, err)
	}
	if before.Made != made {
		return before, fmt.Errorf("%s: it was made with another seed or rollouts of another length", file)
	}
	return before, nil
}

// rolledGame is a game whose decisions have been rolled out.
type rolledGame[P any, A comparable, W any] struct {
	games     benchmark.Games
	decisions []benchmark.Decision[P, A]
	values    []benchmark.Value[P, W]
}

// errEnough says that no more games are needed.
var errEnough = errors.New("enough")

// games plays more games of these groups, by turns, and rolls out what is taken from them, until there are so many
// decisions of each. Games are played on all cores, and written in order, so that the same call writes the same file.
func (m *measuring[O, P, V, A, W]) games(
	ctx context.Context, have benchmark.Benchmark[P, A, W], groups []benchmark.Group[O], each int, limits rollout.Limits,
	out *benchmark.Writer[P, A, W],
) error {
	taken := map[string]int{} // decisions, by group
	for name, games := range have.Groups {
		taken[name] = games.Taken
	}
	missing := func(group benchmark.Group[O]) bool { return taken[group.Name] < each }
	groups = slices.DeleteFunc(slices.Clone(groups), func(g benchmark.Group[O]) bool { return !missing(g) })
	if len(groups) == 0 {
		return nil
	}
	enough := make([]atomic.Bool, len(groups))
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	err := inOrder(unlimited, func() (func(int) (rolledGame[P, A, W], error), error) {
		rolls, err := m.rolls(limits, have.Made.Playouts)
		return func(i int) (rolledGame[P, A, W], error) {
			round, group := uint64(i/len(groups)), groups[i%len(groups)]
			if enough[i%len(groups)].Load() {
				return rolledGame[P, A, W]{}, nil
			}
			return rolls(ctx, group, have.Made.Seed, uint64(have.Groups[group.Name].Games)+round)
		}, err
	}, func(i int, game rolledGame[P, A, W]) error {
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

// rolls plays games and rolls out what is taken from them, or plays it out so often, if that is not 0.
func (m *measuring[O, P, V, A, W]) rolls(limits rollout.Limits, playouts int) (
	of func(ctx context.Context, group benchmark.Group[O], seed, game uint64) (rolledGame[P, A, W], error), err error,
) {
	wanted := benchmark.Choices[V, A]
	var rolled func(context.Context, benchmark.Sampled[P, V, A], *rolledGame[P, A, W]) error
	if playouts > 0 {
		wanted = m.positions
		playsOut, wrong := m.playsOut()
		err, rolled = wrong, func(ctx context.Context, of benchmark.Sampled[P, V, A], into *rolledGame[P, A, W]) error {
			v, err := playsOut(ctx, of, playouts)
			into.values = append(into.values, v)
			return err
		}
	} else {
		roller, wrong := m.game.Roller()
		err, rolled = wrong, func(ctx context.Context, of benchmark.Sampled[P, V, A], into *rolledGame[P, A, W]) error {
			d, err := m.game.Measure(ctx, roller, of, limits)
			into.decisions = append(into.decisions, d)
			return err
		}
	}
	return func(ctx context.Context, group benchmark.Group[O], seed, game uint64) (of rolledGame[P, A, W], err error) {
		sampled, games, err := m.game.Sample(ctx, group, seed, game, wanted)
		of.games = games
		for i := 0; i < len(sampled) && err == nil; i++ {
			err = rolled(ctx, sampled[i], &of)
		}
		return of, err
	}, err
}

// read reads a benchmark from a file.
func (m *measuring[O, P, V, A, W]) read(l *lab, file string) (b benchmark.Benchmark[P, A, W], err error) {
	content, err := l.file(file)
	if err != nil {
		return b, err
	}
	if b, err = m.game.Read(bytes.NewReader(content)); err != nil {
		return b, fmt.Errorf("%s: %w", file, err)
	}
	return b, nil
}

// judge says what the decisions of a player cost, by a benchmark.
func (m *measuring[O, P, V, A, W]) judge(l *lab, flags *flag.FlagSet, args []string) error {
	file := flags.String("benchmark", "", "`FILE` of decisions, as measure writes it")
	players := m.makes(l, flags)
	asJSON := jsonFlag(flags)
	names, err := l.parse(flags, args, unlimited)
	if err != nil {
		return err
	}
	switch {
	case *file == "":
		return usage("-benchmark FILE is missing")
	case len(names) == 0:
		return usage("judge: which player? %s", strings.Join(m.names, ", "))
	}
	decisions, err := m.read(l, *file)
	if err != nil {
		return err
	}
	if len(decisions.Decisions) == 0 {
		return fmt.Errorf("%s: it holds no decisions", *file)
	}
	ctx := untilInterrupted()
	makes, err := players()
	if err != nil {
		return err
	}
	judged := []benchmark.Judgement{}
	for _, name := range names {
		j, err := m.game.Judge(ctx, &decisions, name, makes)
		if err != nil {
			return err
		}
		judged = append(judged, j)
	}
	if *asJSON {
		return l.writeJSON(judged)
	}
	for _, j := range judged {
		m.tell(l, &j)
	}
	return nil
}

// tell writes a judgement as a table: points of winning chance with 95 % intervals.
func (m *measuring[O, P, V, A, W]) tell(l *lab, j *benchmark.Judgement) {
	const sure = 1.96
	fmt.Fprintf(l.out, "%s: points lost to best play, with 95 %% intervals\n", j.Player)
	tell := func(name string, c, game benchmark.Cost) {
		fmt.Fprintf(l.out, "  %-13s a decision %5.2f ± %.2f, a game %6.2f ± %.2f  (%d decisions, %d of them not rolled out)\n",
			name, 100*c.Mean, 100*sure*c.Error, 100*game.Mean, 100*sure*game.Error, c.Decisions, c.Unrolled)
	}
	for _, group := range m.game.Groups {
		if c, there := j.Groups[group.Name]; there {
			tell(group.Name, c, j.Games[group.Name])
		}
	}
	tell("all", j.All, j.Game)
	for _, kind := range m.game.Kinds {
		if c, there := j.Kinds[kind]; there {
			fmt.Fprintf(l.out, "  %-13s a decision %5.2f ± %.2f  (%d)\n", kind, 100*c.Mean, 100*sure*c.Error, c.Decisions)
		}
	}
}
