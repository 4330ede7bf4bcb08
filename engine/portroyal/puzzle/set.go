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

//go:embed set/*.json
var files embed.FS

// First are the names of the puzzles that come first: each was chosen by reading its answer, for what it teaches.
var First = []string{
	"one-governor", "the-third-symbol", "the-captain-next-door", "the-last-cross", "twelve-first", "enough-is-enough",
	"no-turn-left", "seven-coins", "nine-coins-kept", "five-in-the-harbour", "ten-to-choose-from", "the-clerks-ship",
	"the-priest-between", "seven-at-the-last-bell", "a-ship-from-their-harbour", "anchors-can-wait", "first-the-ship",
	"any-symbol-will-do", "the-captain-instead", "the-jester-left-over",
}

// Count is the number of puzzles, without reading them.
var Count = sync.OnceValue(func() int {
	entries, err := fs.ReadDir(files, "set")
	if err != nil {
		return 0 // the folder is part of the program
	}
	return len(entries)
})

// All gives the puzzles: first those of First and then the rest, in both the easy ones first. It is an error if one of
// their files is not as it should be.
var All = sync.OnceValues(func() (all []Puzzle, err error) {
	entries, err := fs.ReadDir(files, "set")
	if err != nil {
		return nil, fmt.Errorf("puzzles: %w", err)
	}
	for _, entry := range entries {
		data, err := files.ReadFile("set/" + entry.Name())
		if err != nil {
			return nil, fmt.Errorf("puzzles: %w", err)
		}
		read, err := Read(strings.TrimSuffix(entry.Name(), ".json"), data)
		if err != nil {
			return nil, err
		}
		all = append(all, read)
	}
	later := func(p *Puzzle) int {
		if slices.Contains(First, p.Name) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(all, func(a, b Puzzle) int {
		return cmp.Or(cmp.Compare(later(&a), later(&b)), cmp.Compare(a.Grade(), b.Grade()),
			cmp.Compare(b.Lead(), a.Lead()), cmp.Compare(a.Name, b.Name))
	})
	return all, nil
})
