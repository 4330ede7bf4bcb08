package main

import (
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"

	"portroyal/engine/archive"
	"portroyal/engine/ledger"
	"portroyal/engine/portroyal/statistics"
)

// count is what the finished games of some games say, and the archive that they are in. A file beside them that cannot be
// written is no harm.
func (l *lab) count(folder string, of ...*game) (*archive.Archive, []*counted, error) {
	if info, err := os.Stat(folder); err != nil {
		return nil, nil, err
	} else if !info.IsDir() {
		return nil, nil, fmt.Errorf("%s is not a folder", folder)
	}
	all, err := archive.Open(folder, records())
	if err != nil {
		return nil, nil, err
	}
	ctx, said := untilInterrupted(), []*counted{}
	for _, g := range of {
		c, err := g.counted(ctx, l, all, folder)
		if err != nil {
			return nil, nil, err
		}
		if c.unread > 0 {
			fmt.Fprintf(l.err, "lab: games that could not be read: %d\n", c.unread)
		}
		said = append(said, c)
	}
	return all, said, nil
}

// byGame are values by the name of a game, in the order of the games.
type byGame []any

// MarshalJSON implements [json.Marshaler].
func (all byGame) MarshalJSON() ([]byte, error) {
	out := []byte{'{'}
	for i, g := range games {
		text, err := json.Marshal(all[i])
		if err != nil {
			return nil, err
		}
		if i > 0 {
			out = append(out, ',')
		}
		out = append(fmt.Appendf(out, "%q:", g.name), text...)
	}
	return append(out, '}'), nil
}

// stats adds up the finished games of all kinds in a folder for each person.
func (l *lab) stats(_ *game, flags *flag.FlagSet, args []string) error {
	asJSON := jsonFlag(flags)
	name := flags.String("name", "", "`NAME` of the only person to tell of")
	together := flags.Bool("together", false,
		"games against time, which only Port Royal has, instead of those against each other")
	hints := flags.Bool("nohints", false, "leave out games with hints or with something taken back")
	folders, err := l.parse(flags, args, 1)
	if err != nil {
		return err
	}
	if len(folders) == 0 {
		return usage("stats: which folder?")
	}
	in, all, err := l.count(folders[0], games...)
	if err != nil {
		return err
	}
	called, persons := in.Persons().Called(*name), 0
	for _, c := range all {
		c.names = slices.DeleteFunc(c.names, func(of string) bool { return *name != "" && called != of })
		persons += len(c.names)
	}
	if *name != "" && persons == 0 {
		return fmt.Errorf("%s has finished no game in %s", *name, folders[0])
	}
	said, tells := byGame{}, []func(){}
	for i, g := range games {
		c, sums := all[i], map[string]any{}
		if *together && !g.together && len(c.names) > 0 {
			fmt.Fprintf(l.err, "lab: no game of %s is against time: those in the folder are left out\n", g.title)
			c.names = nil
		}
		if len(c.names) > 0 {
			tells = append(tells, func() { fmt.Fprintln(l.out, g.title) })
		}
		for _, of := range c.names {
			sum, tell := c.sum(of, *together, *hints)
			sums[of], tells = sum, append(tells, tell)
		}
		said = append(said, sums)
	}
	if *asJSON {
		return l.writeJSON(said)
	}
	for _, tell := range tells {
		tell()
	}
	return nil
}

// tellGames writes how many games a person has finished, and how they went.
func (l *lab) tellGames(name string, t ledger.Tally, seconds int64) {
	rate, low, high := t.Rate()
	fmt.Fprintf(l.out, "%s: %d games, %.1f won, %.1f would be fair; %.1f %% (%.1f to %.1f), %.1f hours\n",
		name, t.Games, t.Wins, t.Fair, 100*rate, 100*low, 100*high, float64(seconds)/3600)
}

// tellTally writes how the games of a kind went, if there are any.
func (l *lab) tellTally(kind string, t ledger.Tally) {
	if t.Games > 0 {
		fmt.Fprintf(l.out, "  %-24s %5d games %7.1f won %7.1f fair\n", kind, t.Games, t.Wins, t.Fair)
	}
}

// tellEach writes how the games of each of some kinds went.
func tellEach[K cmp.Ordered, T any](l *lab, of string, kinds map[K]*T, tally func(*T) ledger.Tally) {
	for _, kind := range slices.Sorted(maps.Keys(kinds)) {
		l.tellTally(fmt.Sprintf(of, kind), tally(kinds[kind]))
	}
}

// tellSummary writes what the games of a person come to.
func (l *lab) tellSummary(name string, s *statistics.Summary) {
	l.tellGames(name, s.Tally, s.Seconds)
	if s.Games == 0 {
		return
	}
	itself := func(t *ledger.Tally) ledger.Tally { return *t }
	tellEach(l, "against %s", s.ByLevel, itself)
	tellEach(l, "with one who is %s", s.ByCharacter, itself)
	tellEach(l, "%d players", s.ByPlayers, itself)
	for order, t := range s.ByOrder {
		l.tellTally(fmt.Sprintf("place %d in turn order", order+1), t)
	}
	fmt.Fprintf(l.out, "  busts %d, expected %.1f (%+.1f standard deviations), %d cards\n",
		s.Risks.Busts, s.Risks.Expected, s.Risks.Deviation(), s.Risks.Drawn)
	if at, known := statistics.Stops(s.Risks.Asked, s.Risks.Went); known {
		fmt.Fprintf(l.out, "  stops at %.0f %%\n", 100*at)
	}
	if s.Looked > 0 {
		j := &s.Judged
		fmt.Fprintf(l.out, "  %d reviews: luck %+.3f a game (%+.1f standard deviations), cost %.3f a game, %.4f a decision, "+
			"boldness %.3f, timidity %.3f\n", s.Looked, j.Luck/float64(s.Looked), s.LuckDeviation(), j.Cost/float64(s.Looked),
			j.Charged/float64(max(1, j.Counted)), j.Bold/float64(s.Looked), j.Timid/float64(s.Looked))
	}
}
