package main

import (
	"flag"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/puzzle/find"
)

// portRoyalPuzzles are how its puzzles are told.
var portRoyalPuzzles = puzzling[portroyal.Position, portroyal.Action]{
	game: &puzzle.Game, about: func(p *puzzle.Puzzle) string { return puzzle.KindOf(p).String() },
}

// puzzles looks for puzzles in games of computer players, or plays out the choices of some that are there again. The
// same flags always find the same.
func (l *lab) puzzles(flags *flag.FlagSet, args []string) error {
	playouts := flags.Int("playouts", 400, "games played out from each choice: the best has to win 8 of 100 more than the next")
	failing := flags.Int("failing", 1, "rules of thumb of "+strings.Join(find.Thumbs(), ", ")+" that have to miss the best choice, at least")
	about := flags.String("about", "", "what they ask about, as 'onward,warding': "+strings.Join(kinds(), ", ")+" (all)")
	folder := flags.String("dir", "", "`DIR` to write a file for each candidate to")
	alike := flags.Int("alike", 0, "so many of a `SORT` are enough, those in DIR counted: what they ask about, what is best, what tempts, and why (no matter how many)")
	again := flags.String("again", "", "`FILES` of puzzles, as 'DIR/*.json', to play out again instead of looking")
	games, err := portRoyalSport.parse(l, flags, args, "admiral", 100, 1)
	switch {
	case err != nil:
		return err
	case *playouts < 1:
		return usage("puzzles: %d games say nothing", *playouts)
	}
	search := find.Search{Options: games.options, Bot: games.bot, Games: *playouts, Failing: *failing}
	if *about != "" {
		if search.Kinds, err = kindsAmong[puzzle.Kind](flags, *about, kinds()); err != nil {
			return err
		}
	}
	if *again != "" {
		return portRoyalPuzzles.again(l, *again, *folder, games.json, func(p *puzzle.Puzzle) error {
			search := search
			search.Options, search.Bot = p.Position.Options(), p.From.Bot
			finder, err := find.New(search)
			if err == nil {
				finder.Measure(p, search.Games)
			}
			return err
		})
	}
	sorts, err := l.sortsIn(*folder)
	if err != nil {
		return err
	}
	for sort, n := range sorts {
		if *alike > 0 && n >= *alike {
			search.Enough = append(search.Enough, sort)
		}
	}
	judge, err := coach.New()
	if err != nil {
		return err
	}
	return inOrder(games.games, func() (func(int) ([]puzzle.Puzzle, error), error) {
		finder, err := find.New(search)
		return func(game int) ([]puzzle.Puzzle, error) { return finder.Game(games.seed + uint64(game)) }, err
	}, func(_ int, found []puzzle.Puzzle) error {
		for i := range found {
			p := &found[i]
			sort, _ := find.SortOf(judge, p)
			if sorts[sort]++; *alike > 0 && sorts[sort] > *alike {
				continue
			}
			p.Name = fmt.Sprintf("%s-%d-%d-%d", edition(games.options), games.options.Players, p.From.Seed, p.From.Decision)
			if err := portRoyalPuzzles.told(l, p, *folder, games.json); err != nil {
				return err
			}
		}
		return nil
	})
}

// edition names what a game is played with, as names of puzzles begin: "base", "expansion-contracts".
func edition(options portroyal.Options) string {
	names := options.Decks.Names()
	if len(names) > 1 {
		names = slices.DeleteFunc(names, func(name string) bool { return name == portroyal.DeckBase.String() })
	}
	if options.Contracts {
		names = append(names, "contracts")
	}
	return strings.Join(names, "-")
}

// sortsIn counts the puzzles of a folder by their sorts; none for no folder.
func (l *lab) sortsIn(folder string) (map[find.Sort]int, error) {
	sorts := map[find.Sort]int{}
	if folder == "" {
		return sorts, nil
	}
	judge, err := coach.New()
	if err != nil {
		return nil, err
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		p, err := portRoyalPuzzles.read(l, file)
		if err != nil {
			return nil, err
		}
		if sort, is := find.SortOf(judge, &p); is {
			sorts[sort]++
		}
	}
	return sorts, nil
}

// kinds are the names of what puzzles ask about.
func kinds() (names []string) {
	for kind := range puzzle.Kinds {
		names = append(names, kind.String())
	}
	return names
}
