package main

import (
	"flag"
	"io"
	"os"
	"path/filepath"

	"portroyal/engine/wholefile"
)

// export writes the games of a folder, and their decisions, for other programs.
func (l *lab) export(g *game, flags *flag.FlagSet, args []string) error {
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
	_, all, err := l.count(folders[0], g)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(*to, 0o755); err != nil {
		return err
	}
	return all[0].export(func(name string, write func(io.Writer) error) error {
		return wholefile.Replace(filepath.Join(*to, name), write)
	})
}
