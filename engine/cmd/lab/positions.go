package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"slices"

	"portroyal/engine/portroyal"
)

// options reads an options file; without one they are those of the base game. players is the
// number that the command line asks for, 0 for none: a file that says another is an error.
func (l *lab) options(file string, players int) (portroyal.Options, error) {
	return l.optionsOr(portroyal.DefaultOptions(), file, players)
}

// optionsOr is options with those that there are without a file.
func (l *lab) optionsOr(options portroyal.Options, file string, players int) (portroyal.Options, error) {
	said := struct {
		Players *uint8 `json:"players"`
	}{}
	if file != "" {
		data, err := l.file(file)
		if err != nil {
			return options, err
		}
		if err := options.UnmarshalJSON(data); err != nil {
			return options, fmt.Errorf("%s: %w", file, err)
		}
		_ = json.Unmarshal(data, &said) // it is JSON: the line before has read it
	}
	least := options.LeastPlayers()
	switch {
	case players == 0:
	case players < least || players > portroyal.MaxPlayers:
		if players == none {
			players = 0
		}
		return options, fmt.Errorf("players: %d is not from %d to %d (S1)", players, least, portroyal.MaxPlayers)
	case said.Players != nil && int(*said.Players) != players:
		return options, fmt.Errorf("players: %d, but %s says %d", players, file, *said.Players)
	default:
		options.Players = uint8(players)
	}
	return options, options.Check()
}

// positionFile parses the arguments of a verb that works with a position, and reads the file; rest are the arguments
// that are no flags.
func (l *lab) positionFile(flags *flag.FlagSet, args []string, most int) (data []byte, name string, rest []string, err error) {
	file := flags.String("position", "", "`FILE` with a position, - for standard input")
	if rest, err = l.parse(flags, args, most); err != nil {
		return nil, "", rest, err
	}
	if *file == "" {
		return nil, "", rest, usage("-position FILE is missing")
	}
	data, err = l.file(*file)
	return data, *file, rest, err
}

// position parses the arguments of a verb that works with a position, and reads it.
func (l *lab) position(flags *flag.FlagSet, args []string, most int) (
	position portroyal.Position, asJSON *bool, rest []string, err error,
) {
	asJSON = jsonFlag(flags)
	data, name, rest, err := l.positionFile(flags, args, most)
	if err == nil {
		if err = position.UnmarshalJSON(data); err != nil {
			err = fmt.Errorf("position %s: %w", name, err)
		}
	}
	return position, asJSON, rest, err
}

func (l *lab) newGame(flags *flag.FlagSet, args []string) error {
	players := playersFlag(flags)
	file := flags.String("options", "", "`FILE` with options as JSON")
	seed := flags.Uint64("seed", 7, "seed of the game")
	jsonFlag(flags) // a position is JSON in any case
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	options, err := l.givenOptions(flags, *file, *players)
	if err != nil {
		return err
	}
	position, err := portroyal.New(options, *seed, portroyal.RandomStart)
	if err != nil {
		return err
	}
	return l.writeJSON(position)
}

func playersFlag(flags *flag.FlagSet) *int {
	return flags.Int("players", 0, "number of players, 2 to 5, cooperative 1 to 5 (2 if the options say nothing)")
}

// none is the number of players of somebody who asks for 0 of them.
const none = math.MinInt

// givenOptions reads an options file with the number of players of [playersFlag].
func (l *lab) givenOptions(flags *flag.FlagSet, file string, players int) (portroyal.Options, error) {
	if players == 0 && given(flags, "players") {
		players = none
	}
	return l.options(file, players)
}

// given reports whether a flag was set.
func given(flags *flag.FlagSet, name string) (set bool) {
	flags.Visit(func(f *flag.Flag) { set = set || f.Name == name })
	return set
}

func (l *lab) legal(flags *flag.FlagSet, args []string) error {
	position, asJSON, _, err := l.position(flags, args, 0)
	if err != nil {
		return err
	}
	actions := position.Legal([]portroyal.Action{})
	return list(l, actions, *asJSON)
}

// list writes actions of any game, one in each line.
func list[A any](l *lab, actions []A, asJSON bool) error {
	if asJSON {
		return l.writeJSON(actions)
	}
	for _, action := range actions {
		fmt.Fprintln(l.out, action)
	}
	return nil
}

func (l *lab) apply(flags *flag.FlagSet, args []string) error {
	position, asJSON, rest, err := l.position(flags, args, unlimited)
	if err != nil {
		return err
	}
	tape := &portroyal.Tape{Events: []portroyal.Event{}}
	for _, text := range rest {
		action, err := portroyal.ParseAction(text)
		if err != nil {
			return err
		}
		if err := position.Apply(action, tape); err != nil {
			return err
		}
	}
	if *asJSON {
		return l.writeJSON(map[string]any{"events": tape.Events, "position": position})
	}
	for _, event := range tape.Events {
		fmt.Fprintln(l.out, event)
	}
	return l.writeJSON(position)
}

func (l *lab) odds(flags *flag.FlagSet, args []string) error {
	position, asJSON, _, err := l.position(flags, args, 0)
	if err != nil {
		return err
	}
	view := position.View() // what everybody may know
	pool := view.NextCards()
	size := pool.Size()
	next := map[string]float64{}
	var cards []portroyal.Card
	for card, copies := range pool {
		if copies > 0 {
			next[portroyal.Card(card).String()] = float64(copies) / float64(size)
			cards = append(cards, portroyal.Card(card))
		}
	}
	if *asJSON {
		return l.writeJSON(map[string]any{"next": next, "bust": view.BustChance()})
	}
	slices.SortStableFunc(cards, func(a, b portroyal.Card) int { return int(pool[b]) - int(pool[a]) })
	for _, card := range cards {
		fmt.Fprintf(l.out, "%5.1f%%  %s\n", 100*next[card.String()], card)
	}
	fmt.Fprintf(l.out, "bust with the next card %.1f%%, within two %.1f%%, within three %.1f%%\n",
		100*view.BustChance(), 100*view.BustWithin(2), 100*view.BustWithin(3))
	return nil
}
