package main

import (
	"context"
	"flag"
	"fmt"
	"strings"

	"portroyal/engine/piratescove"
	"portroyal/engine/piratescove/puzzle"
	"portroyal/engine/piratescove/puzzle/find"
	shared "portroyal/engine/puzzle/find"
)

// covePuzzles are how its puzzles are told.
var covePuzzles = puzzling[piratescove.Position, piratescove.Action]{
	game: &puzzle.Game, about: func(p *puzzle.Puzzle) string { return puzzle.QuestionOf(p).String() },
}

// coveQuestions are the names of what its puzzles ask about.
func coveQuestions() (names []string) {
	for question := range puzzle.Question(puzzle.Questions) {
		names = append(names, question.String())
	}
	return names
}

// covePuzzles looks for puzzles in games of computer players, or rolls the choices of some that are there out again. The same
// flags always find the same.
func (l *lab) covePuzzles(flags *flag.FlagSet, args []string) error {
	rollouts := flags.Int("rollouts", 200, "times that each choice is rolled out which is not clearly worse")
	failing := flags.Int("failing", 1, "rules of thumb that have to miss the best choice, at least")
	about := flags.String("about", "", "what they ask about, as 'sailing,buying': "+strings.Join(coveQuestions(), ", ")+" (all)")
	folder := flags.String("dir", "", "`DIR` to write a file for each candidate to")
	again := flags.String("again", "", "`FILES` of puzzles, as 'DIR/*.json', to roll out again instead of looking")
	games, err := coveSport.parse(l, flags, args, "admiral", 100, 1)
	switch {
	case err != nil:
		return err
	case *rollouts < 2:
		return usage("puzzles: %d rollouts say nothing", *rollouts)
	}
	search := shared.Search[piratescove.Options]{Options: games.options, Bot: games.bot, Games: *rollouts, Failing: *failing}
	if *about != "" {
		if search.About, err = kindsAmong[int](flags, *about, coveQuestions()); err != nil {
			return err
		}
	}
	if *again != "" {
		return covePuzzles.again(l, *again, *folder, games.json, func(p *puzzle.Puzzle) error {
			finder, err := shared.New(&find.Game, search)
			if err != nil {
				return err
			}
			return finder.Measure(context.Background(), p, puzzle.View(p), search.Games)
		})
	}
	return inOrder(games.games, func() (func(int) ([]puzzle.Puzzle, error), error) {
		finder, err := shared.New(&find.Game, search)
		return func(game int) ([]puzzle.Puzzle, error) {
			return finder.Game(context.Background(), games.seed+uint64(game))
		}, err
	}, func(_ int, found []puzzle.Puzzle) error {
		for i := range found {
			p := &found[i]
			p.Name = fmt.Sprintf("cove-%d-%d-%d", games.options.Players, p.From.Seed, p.From.Decision)
			if err := covePuzzles.told(l, p, *folder, games.json); err != nil {
				return err
			}
		}
		return nil
	})
}
