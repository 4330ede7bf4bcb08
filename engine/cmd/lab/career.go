package main

import (
	"context"
	"flag"
	"fmt"
	"strings"

	"portroyal/engine/career"
	"portroyal/engine/internal/excerpt"
	piratescove "portroyal/engine/piratescove/career"
	portroyal "portroyal/engine/portroyal/career"
)

// sailed is one line of the verb career: how often a player of a voyage's level reaches its goals.
type sailed struct {
	Voyage string    `json:"voyage"`
	Level  string    `json:"level"`
	Rivals []string  `json:"rivals,omitempty"`
	Games  int       `json:"games"`
	Goals  []reached `json:"goals"`
	All    int       `json:"all"` // games in which all goals were reached
}

// reached is how often a goal was reached.
type reached struct {
	Goal  string `json:"goal"`
	N     int    `json:"n,omitempty"`
	Games int    `json:"games"`
}

// careerOf is a verb that plays the voyages of a game with computer players of the levels that they are meant for, and says how often those
// reach the goals; play is how far a game of a voyage comes with them.
func careerOf(row career.Row, play func(number int, seed uint64) ([]career.Progress, error)) run {
	var names []string
	for _, v := range row {
		names = append(names, v.Name)
	}
	all := strings.Join(names, ", ")
	return func(l *lab, flags *flag.FlagSet, args []string) error {
		games := flags.Int("games", 200, "games of each voyage")
		seed := flags.Uint64("seed", 1, "seed of the first game; the others follow on from it")
		only := flags.String("voyage", "", "play these voyages alone, as '"+strings.Join(names[:2], ",")+"': "+all+" (all)")
		asJSON := jsonFlag(flags)
		if _, err := l.parse(flags, args, 0); err != nil {
			return err
		}
		if *games < 1 {
			return usage("career: %d games say nothing", *games)
		}
		chosen := names
		if *only != "" {
			var err error
			if chosen, err = elements(flags, "voyage", *only); err != nil {
				return err
			}
		}
		for _, name := range chosen {
			number := row.Number(name)
			if number < 0 {
				return usage("career: %s is not one of %s", excerpt.Quoted(name), all)
			}
			line, err := sail(row[number], *games, func(game int) ([]career.Progress, error) {
				return play(number, *seed+uint64(game))
			})
			if err != nil {
				return err
			}
			if *asJSON {
				err = l.writeJSON(line)
			} else {
				fmt.Fprintln(l.out, line)
				err = l.out.err
			}
			if err != nil {
				return err
			}
		}
		return nil
	}
}

// voyageOfPortRoyal plays a game of a voyage of Port Royal, see [careerOf].
func voyageOfPortRoyal(number int, seed uint64) ([]career.Progress, error) {
	v := &portroyal.Voyages[number]
	record, err := v.Sample(context.Background(), seed)
	if err != nil {
		return nil, err
	}
	return v.Progress(record, career.Player)
}

// voyageOfCove plays a game of a voyage of Pirate's Cove, see [careerOf].
func voyageOfCove(number int, seed uint64) ([]career.Progress, error) {
	v := &piratescove.Voyages[number]
	record, err := v.Sample(context.Background(), seed)
	if err != nil {
		return nil, err
	}
	return v.Progress(record)
}

// sail plays games of a voyage.
func sail(v *career.Voyage, games int, work func(game int) ([]career.Progress, error)) (sailed, error) {
	line := sailed{Voyage: v.Name, Level: v.Level.String(), Rivals: v.Rivals, Games: games}
	for _, goal := range v.Goals {
		line.Goals = append(line.Goals, reached{Goal: string(goal.Kind), N: goal.N})
	}
	err := inOrder(games, func() (func(int) ([]career.Progress, error), error) { return work, nil }, func(_ int, all []career.Progress) error {
		every := 1
		for i, goal := range all {
			if goal.Reached {
				line.Goals[i].Games++
			} else {
				every = 0
			}
		}
		line.All += every
		return nil
	})
	return line, err
}

// String is the line as a row of a table in Markdown.
func (s sailed) String() string {
	share := func(n int) string { return fmt.Sprintf("%.1f %%", 100*float64(n)/float64(s.Games)) }
	var goals []string
	for _, goal := range s.Goals {
		name := goal.Goal
		if goal.N > 0 {
			name = fmt.Sprintf("%s %d", name, goal.N)
		}
		goals = append(goals, name+": "+share(goal.Games))
	}
	return fmt.Sprintf("| %s | %s | %s | %s | %s |",
		s.Voyage, s.Level, strings.Join(s.Rivals, ", "), strings.Join(goals, ", "), share(s.All))
}
