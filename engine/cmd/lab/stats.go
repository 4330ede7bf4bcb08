package main

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"

	"portroyal/engine/archive"
	"portroyal/engine/ledger"
	covestatistics "portroyal/engine/piratescove/statistics"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
)

// gathered is what the games of a folder say, and the archive that they are in. A file beside them that cannot be written
// is no harm.
func gathered[G any](
	ctx context.Context, l *lab, folder string,
	gather func(context.Context, *archive.Archive) (*ledger.Book[G], error),
) (*archive.Archive, *ledger.Book[G], error) {
	if info, err := os.Stat(folder); err != nil {
		return nil, nil, err
	} else if !info.IsDir() {
		return nil, nil, fmt.Errorf("%s is not a folder", folder)
	}
	games, err := archive.Open(folder, records)
	if err != nil {
		return nil, nil, err
	}
	book, err := gather(ctx, games)
	if book == nil {
		return nil, nil, err
	}
	if book.Unread > 0 {
		fmt.Fprintf(l.err, "lab: games that could not be read: %d\n", book.Unread)
	}
	return games, book, nil
}

// gathered is what the games of Port Royal in a folder say.
func (l *lab) gathered(ctx context.Context, folder string) (*archive.Archive, *statistics.Book, error) {
	return gathered(ctx, l, folder, func(ctx context.Context, games *archive.Archive) (*statistics.Book, error) {
		return statistics.Gather(ctx, games, review.ShelfBeside(folder))
	})
}

// coveGathered is what the games of Pirate's Cove in a folder say.
func (l *lab) coveGathered(ctx context.Context, folder string) (*archive.Archive, *covestatistics.Book, error) {
	return gathered(ctx, l, folder, covestatistics.Gather)
}

// allStats is the result of the verb stats, by person.
type allStats struct {
	PortRoyal map[string]*statistics.Summary `json:"port-royal"`
	Cove      map[string]*coveSummary        `json:"cove"`
}

// stats adds up the finished games of both kinds in a folder for each person.
func (l *lab) stats(flags *flag.FlagSet, args []string) error {
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
	ctx := untilInterrupted()
	games, book, err := l.gathered(ctx, folders[0])
	if err != nil {
		return err
	}
	_, coveBook, err := l.coveGathered(ctx, folders[0])
	if err != nil {
		return err
	}
	called := games.Persons().Called(*name)
	asked := func(of string) bool { return *name == "" || called == of }
	all := allStats{map[string]*statistics.Summary{}, map[string]*coveSummary{}}
	names := slices.DeleteFunc(statistics.Names(book.Games), func(of string) bool { return !asked(of) })
	for _, of := range names {
		all.PortRoyal[of] = statistics.Sum(book.Games, statistics.Filter{Name: of, Together: *together, WithoutHints: *hints})
	}
	coveNames := slices.DeleteFunc(covestatistics.Names(coveBook.Games), func(of string) bool { return !asked(of) })
	if *name != "" && len(names)+len(coveNames) == 0 {
		return fmt.Errorf("%s has finished no game in %s", *name, folders[0])
	}
	if *together && len(coveNames) > 0 {
		fmt.Fprintln(l.err, "lab: no game of Pirate's Cove is against time: those in the folder are left out")
		coveNames = nil
	}
	for _, of := range coveNames {
		all.Cove[of] = coveSummaryOf(covestatistics.Sum(coveBook.Games, covestatistics.Filter{Name: of, WithoutHints: *hints}))
	}
	if *asJSON {
		return l.writeJSON(all)
	}
	if len(names) > 0 {
		fmt.Fprintln(l.out, "Port Royal")
	}
	for _, of := range names {
		l.tellSummary(of, all.PortRoyal[of])
	}
	if len(coveNames) > 0 {
		fmt.Fprintln(l.out, "Pirate's Cove")
	}
	for _, of := range coveNames {
		l.coveTellSummary(of, all.Cove[of])
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

// tellSummary writes what the games of a person come to.
func (l *lab) tellSummary(name string, s *statistics.Summary) {
	l.tellGames(name, s.Tally, s.Seconds)
	if s.Games == 0 {
		return
	}
	for _, level := range slices.Sorted(maps.Keys(s.ByLevel)) {
		l.tellTally("against "+level, *s.ByLevel[level])
	}
	for _, character := range slices.Sorted(maps.Keys(s.ByCharacter)) {
		l.tellTally("with one who is "+character, *s.ByCharacter[character])
	}
	for _, players := range slices.Sorted(maps.Keys(s.ByPlayers)) {
		l.tellTally(fmt.Sprintf("%d players", players), *s.ByPlayers[players])
	}
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
