package puzzle

import (
	"cmp"
	"embed"
	"fmt"
	"slices"
	"strings"
)

// folder is where the files of a game's puzzles are.
const folder = "set"

// Count is how many files of puzzles there are, without reading them.
func Count(files embed.FS) int {
	entries, err := files.ReadDir(folder)
	if err != nil {
		return 0 // the folder is part of the program
	}
	return len(entries)
}

// All gives the puzzles of files: first those of these names and then the rest, in both the easy ones first. It is an
// error if one of the files is not as it should be.
func (g *Game[P, A]) All(files embed.FS, first []string) (all []Puzzle[P, A], err error) {
	entries, err := files.ReadDir(folder)
	if err != nil {
		return nil, fmt.Errorf("puzzles: %w", err)
	}
	for _, entry := range entries {
		data, err := files.ReadFile(folder + "/" + entry.Name())
		if err != nil {
			return nil, fmt.Errorf("puzzles: %w", err)
		}
		read, err := g.Read(strings.TrimSuffix(entry.Name(), ".json"), data)
		if err != nil {
			return nil, err
		}
		all = append(all, read)
	}
	later := func(p *Puzzle[P, A]) int {
		if slices.Contains(first, p.Name) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(all, func(a, b Puzzle[P, A]) int {
		return cmp.Or(cmp.Compare(later(&a), later(&b)), cmp.Compare(g.Grade(&a), g.Grade(&b)),
			cmp.Compare(b.Lead(), a.Lead()), cmp.Compare(a.Name, b.Name))
	})
	return all, nil
}
