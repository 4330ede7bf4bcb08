package main

import (
	"context"
	"flag"
	"slices"
	"strings"

	"portroyal/engine/archive"
	"portroyal/engine/internal/excerpt"
	"portroyal/engine/ledger"
	"portroyal/engine/record"
)

// game is what a game lends to the verbs.
type game struct {
	name, title string // for the flag -game behind a verb, and for people

	// verbs are those of this game by their names, but for those that are written once for all games.
	verbs map[string]run

	together bool // there are games against time

	record *record.Game
	shown  string                  // what its records call what chance has brought to light
	came   func(record.Record) int // how much has

	// review says what the cards and decisions of a finished game meant, for programs, and writes it for people: with so many
	// decisions of each seat at most, and the seconds that it took.
	review func(*lab, record.Record) (said any, tell func(name string, seconds float64, most int), err error)

	// counted is what its finished games in a folder say.
	counted func(ctx context.Context, l *lab, games *archive.Archive, folder string) (*counted, error)
}

// counted is what finished games say, as far as their records could be played.
type counted struct {
	unread int
	names  []string // of the persons
	sum    func(name string, together, withoutHints bool) (said any, tell func())
	export func(ledger.Save) error
}

// games are all of them; verbs are for the first one if they are not told otherwise.
var games = []*game{portRoyal, cove}

// names says which games there are.
func names() string {
	var all []string
	for _, g := range games {
		all = append(all, g.name)
	}
	return strings.Join(all, " and ")
}

// of is how the verb is carried out for the game that its arguments name, and the arguments without that.
func (v *verb) of(args []string) (run, []string, error) {
	name, rest, err := gameIn(args)
	if err != nil {
		return nil, nil, err
	}
	at := slices.IndexFunc(games, func(g *game) bool { return g.name == name })
	switch {
	case at < 0:
		return nil, nil, usage("unknown game %s; there are %s", excerpt.Quoted(name), names())
	case !v.isFor(games[at]):
		return nil, nil, usage("%s: not for the game %s", v.name, name)
	case v.all == nil:
		return games[at].verbs[v.name], rest, nil
	}
	return func(l *lab, flags *flag.FlagSet, args []string) error { return v.all(l, games[at], flags, args) }, rest, nil
}

// gameIn finds the flag -game among arguments, and takes it out.
func gameIn(args []string) (game string, rest []string, err error) {
	game = games[0].name
	for i := 0; i < len(args); i++ {
		if args[i] == "--" {
			return game, append(rest, args[i:]...), nil
		}
		name, value, joined := strings.Cut(args[i], "=")
		if !slices.Contains([]string{"-game", "--game"}, name) {
			rest = append(rest, args[i])
			continue
		}
		if !joined {
			if i++; i == len(args) {
				return "", nil, usage("which game? There are %s", names())
			}
			value = args[i]
		}
		game = value
	}
	return game, rest, nil
}

// isFor reports whether there is such a thing in a game.
func (v *verb) isFor(g *game) bool { return v.all != nil || g.verbs[v.name] != nil }

// inAll is said of verbs that ask for the game, and are for all of them.
const inAll = "(both)"

// games says for which games a verb is, as the help shows it.
func (v *verb) games() string {
	others := slices.DeleteFunc(slices.Clone(games), func(g *game) bool { return !v.isFor(g) })
	switch {
	case v.unasked:
		return "(either)"
	case len(others) == len(games):
		return inAll
	case others[0] == games[0]:
		return ""
	}
	return "(" + others[0].name + ")"
}
