package main

import (
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"portroyal/engine/internal/excerpt"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/puzzle/find"
	"portroyal/engine/wholefile"
)

// puzzled is one line of the verb puzzles.
type puzzled struct {
	Name    string          `json:"name"`
	About   string          `json:"about"`
	Grade   puzzle.Grade    `json:"grade"`
	Failing int             `json:"failing"`
	Lead    float64         `json:"lead"`
	Choices []puzzle.Choice `json:"choices"`
	Rules   []puzzle.Rule   `json:"rules"`
	File    string          `json:"file,omitempty"`
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
		if search.Kinds, err = kindsAmong(flags, *about); err != nil {
			return err
		}
	}
	if *again != "" {
		return l.puzzlesAgain(*again, search, *folder, games.json)
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
			if err := l.candidate(p, *folder, games.json); err != nil {
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
		p, err := l.readPuzzle(file)
		if err != nil {
			return nil, err
		}
		if sort, is := find.SortOf(judge, &p); is {
			sorts[sort]++
		}
	}
	return sorts, nil
}

// readPuzzle reads the file of a puzzle.
func (l *lab) readPuzzle(file string) (puzzle.Puzzle, error) {
	from, err := l.open(file)
	if err != nil {
		return puzzle.Puzzle{}, err
	}
	data, err := readAll(file, from, "no puzzle")
	if err != nil {
		return puzzle.Puzzle{}, err
	}
	return puzzle.Read(strings.TrimSuffix(filepath.Base(file), ".json"), data)
}

// kinds are the names of what puzzles ask about.
func kinds() (names []string) {
	for kind := range puzzle.Kinds {
		names = append(names, kind.String())
	}
	return names
}

// kindsAmong are the kinds of the list that the flag -about is.
func kindsAmong(flags *flag.FlagSet, about string) (all []puzzle.Kind, err error) {
	names, err := elements(flags, "about", about)
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		kind, known := puzzle.KindNamed(name)
		if !known {
			return nil, usage("puzzles: %s is not one of %s", excerpt.Quoted(name), strings.Join(kinds(), ", "))
		}
		all = append(all, kind)
	}
	return all, nil
}

// puzzlesAgain plays out the choices of puzzles that are there.
func (l *lab) puzzlesAgain(pattern string, search find.Search, folder string, asJSON bool) error {
	files, err := filepath.Glob(pattern)
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("no file fits %s", pattern)
	}
	if err != nil {
		return err
	}
	return inOrder(len(files), func() (func(int) (puzzle.Puzzle, error), error) {
		return func(i int) (p puzzle.Puzzle, err error) {
			if p, err = l.readPuzzle(files[i]); err != nil {
				return p, err
			}
			search := search
			search.Options, search.Bot = p.Position.Options(), p.From.Bot
			finder, err := find.New(search)
			if err == nil {
				finder.Measure(&p, search.Games)
			}
			return p, err
		}, nil
	}, func(_ int, p puzzle.Puzzle) error { return l.candidate(&p, folder, asJSON) })
}

// candidate prints a candidate and writes its file.
func (l *lab) candidate(p *puzzle.Puzzle, folder string, asJSON bool) error {
	line := puzzled{
		Name: p.Name, About: p.Kind().String(), Grade: p.Grade(), Failing: p.Failing(), Lead: p.Lead(),
		Choices: p.Choices, Rules: p.Rules,
	}
	if folder != "" {
		line.File = filepath.Join(folder, p.Name+".json")
		if err := wholefile.Replace(line.File, func(w io.Writer) error { return p.Write(w) }); err != nil {
			return err
		}
	}
	if asJSON {
		return l.writeJSON(line)
	}
	fmt.Fprintf(l.out, "%s: %s, grade %d, %d of %d rules fail, ahead by %.3f\n",
		line.Name, line.About, line.Grade, line.Failing, len(line.Rules), line.Lead)
	for _, choice := range line.Choices {
		fmt.Fprintf(l.out, "  %.3f (judged %.3f)  %s\n", choice.Measured, choice.Judged, choice.Action)
	}
	for _, rule := range line.Rules {
		fmt.Fprintf(l.out, "  %s: %s\n", rule.Name, rule.Action)
	}
	return l.out.err
}
