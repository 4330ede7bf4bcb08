package main

import (
	"context"
	"flag"
	"io"
	"os"
	"path/filepath"

	"portroyal/engine/ledger"
	covereview "portroyal/engine/piratescove/review"
	covestatistics "portroyal/engine/piratescove/statistics"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	"portroyal/engine/wholefile"
)

// export writes the games of a folder, and their decisions, for other programs.
func (l *lab) export(flags *flag.FlagSet, args []string) error {
	return l.exportWith(flags, args, func(ctx context.Context, folder string) (func(ledger.Save) error, error) {
		games, book, err := l.gathered(ctx, folder)
		return func(save ledger.Save) error {
			return statistics.Export(games, review.ShelfBeside(folder), book, save)
		}, err
	})
}

func (l *lab) coveExport(flags *flag.FlagSet, args []string) error {
	return l.exportWith(flags, args, func(ctx context.Context, folder string) (func(ledger.Save) error, error) {
		games, book, err := l.coveGathered(ctx, folder)
		return func(save ledger.Save) error {
			return covestatistics.Export(games, covereview.ShelfBeside(folder), book, save)
		}, err
	})
}

// exportWith reads the flags of the verb, and writes into the folder that they name what is found in another one.
func (l *lab) exportWith(
	flags *flag.FlagSet, args []string, find func(ctx context.Context, folder string) (func(ledger.Save) error, error),
) error {
	to := flags.String("o", "", "`DIR` to write to")
	folders, err := l.parse(flags, args, 1)
	if err != nil {
		return err
	}
	switch {
	case len(folders) == 0:
		return usage("export: which folder?")
	case *to == "":
		return usage("export: where to? (-o)")
	}
	export, err := find(untilInterrupted(), folders[0])
	if err != nil {
		return err
	}
	if err := os.MkdirAll(*to, 0o755); err != nil {
		return err
	}
	return export(func(name string, write func(io.Writer) error) error {
		return wholefile.Replace(filepath.Join(*to, name), write)
	})
}
