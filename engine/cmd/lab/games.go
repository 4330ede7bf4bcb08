package main

import (
	"slices"
	"strings"

	"portroyal/engine/internal/excerpt"
)

// The names of the games, for the flag -game behind a verb.
const (
	gameOfPortRoyal = "port-royal"
	gameOfCove      = "cove"
)

// of is how the verb is carried out for the game that its arguments name, and the arguments without that.
func (v *verb) of(args []string) (run, []string, error) {
	game, rest, err := gameIn(args)
	switch {
	case err != nil:
		return nil, nil, err
	case game == gameOfPortRoyal && v.portroyal != nil:
		return v.portroyal, rest, nil
	case game == gameOfCove && v.cove != nil:
		return v.cove, rest, nil
	case game == gameOfPortRoyal || game == gameOfCove:
		return nil, nil, usage("%s: not for the game %s", v.name, game)
	}
	return nil, nil, usage("unknown game %s; there are %s and %s", excerpt.Quoted(game), gameOfPortRoyal, gameOfCove)
}

// gameIn finds the flag -game among arguments, and takes it out.
func gameIn(args []string) (game string, rest []string, err error) {
	game = gameOfPortRoyal
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
				return "", nil, usage("which game? There are %s and %s", gameOfPortRoyal, gameOfCove)
			}
			value = args[i]
		}
		game = value
	}
	return game, rest, nil
}

// unasked reports whether a verb reads records, which say themselves which game they are of.
func (v *verb) unasked() bool { return slices.Contains([]string{"replay", "review", "stats"}, v.name) }

// games says for which games a verb is, as the help shows it.
func (v *verb) games() string {
	switch {
	case v.unasked():
		return "(either)"
	case v.cove == nil:
		return ""
	case v.portroyal == nil:
		return "(cove)"
	}
	return "(both)"
}
