package main

import (
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"portroyal/engine/internal/excerpt"
	"portroyal/engine/puzzle"
	"portroyal/engine/wholefile"
)

// puzzling is what a game lends to the verb puzzles.
type puzzling[P any, A comparable] struct {
	game  *puzzle.Game[P, A]
	about func(*puzzle.Puzzle[P, A]) string // the name of its kind
}

// puzzled is one line of the verb puzzles.
type puzzled[A comparable] struct {
	Name    string             `json:"name"`
	About   string             `json:"about"`
	Grade   puzzle.Grade       `json:"grade"`
	Failing int                `json:"failing"`
	Lead    float64            `json:"lead"`
	Choices []puzzle.Choice[A] `json:"choices"`
	Rules   []puzzle.Rule[A]   `json:"rules"`
	File    string             `json:"file,omitempty"`
}

// read reads the file of a puzzle.
func (g *puzzling[P, A]) read(l *lab, file string) (p puzzle.Puzzle[P, A], err error) {
	from, err := l.open(file)
	if err != nil {
		return p, err
	}
	data, err := readAll(file, from, "no puzzle")
	if err != nil {
		return p, err
	}
	return g.game.Read(strings.TrimSuffix(filepath.Base(file), ".json"), data)
}

// kindsAmong are the kinds of the list that the flag -about is, by their names in the order of the kinds.
func kindsAmong[K ~int](flags *flag.FlagSet, about string, names []string) (all []K, err error) {
	list, err := elements(flags, "about", about)
	if err != nil {
		return nil, err
	}
	for _, name := range list {
		kind := slices.Index(names, name)
		if kind < 0 {
			return nil, usage("puzzles: %s is not one of %s", excerpt.Quoted(name), strings.Join(names, ", "))
		}
		all = append(all, K(kind))
	}
	return all, nil
}

// again measures the choices of puzzles that are there anew.
func (g *puzzling[P, A]) again(
	l *lab, pattern, folder string, asJSON bool, measure func(*puzzle.Puzzle[P, A]) error,
) error {
	files, err := filepath.Glob(pattern)
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("no file fits %s", pattern)
	}
	if err != nil {
		return err
	}
	return inOrder(len(files), func() (func(int) (puzzle.Puzzle[P, A], error), error) {
		return func(i int) (p puzzle.Puzzle[P, A], err error) {
			if p, err = g.read(l, files[i]); err == nil {
				err = measure(&p)
			}
			return p, err
		}, nil
	}, func(_ int, p puzzle.Puzzle[P, A]) error { return g.told(l, &p, folder, asJSON) })
}

// told prints a candidate and writes its file.
func (g *puzzling[P, A]) told(l *lab, p *puzzle.Puzzle[P, A], folder string, asJSON bool) error {
	line := puzzled[A]{
		Name: p.Name, About: g.about(p), Grade: g.game.Grade(p), Failing: p.Failing(), Lead: p.Lead(),
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
		fmt.Fprintf(l.out, "  %.3f (judged %.3f)  %s\n", choice.Measured, choice.Judged, any(choice.Action))
	}
	for _, rule := range line.Rules {
		fmt.Fprintf(l.out, "  %s: %s\n", rule.Name, any(rule.Action))
	}
	return l.out.err
}
