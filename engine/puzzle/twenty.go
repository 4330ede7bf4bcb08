package puzzle

import (
	"cmp"
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"
)

//go:embed twenty/*.json
var files embed.FS

// Twenty gives the puzzles, the easy ones first. It is an error if one of their files is not as it should be.
var Twenty = sync.OnceValues(func() (all []Puzzle, err error) {
	entries, err := fs.ReadDir(files, "twenty")
	if err != nil {
		return nil, fmt.Errorf("puzzles: %w", err)
	}
	for _, entry := range entries {
		data, err := files.ReadFile("twenty/" + entry.Name())
		if err != nil {
			return nil, fmt.Errorf("puzzles: %w", err)
		}
		read, err := Read(strings.TrimSuffix(entry.Name(), ".json"), data)
		if err != nil {
			return nil, err
		}
		all = append(all, read)
	}
	slices.SortStableFunc(all, func(a, b Puzzle) int {
		return cmp.Or(cmp.Compare(a.Grade(), b.Grade()), cmp.Compare(b.Lead(), a.Lead()), cmp.Compare(a.Name, b.Name))
	})
	return all, nil
})
