package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/tape"
)

// optionsOr reads an options file; without one they are these options. players is the number that the command line asks
// for, 0 for none: a file that says another is an error.
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

// position parses the arguments of a verb that works with a position of a game, and reads it; rest are the arguments that
// are no flags.
func position[P any](l *lab, flags *flag.FlagSet, args []string, most int) (p P, asJSON *bool, rest []string, err error) {
	asJSON = jsonFlag(flags)
	file := flags.String("position", "", "`FILE` with a position, - for standard input")
	if rest, err = l.parse(flags, args, most); err != nil {
		return p, asJSON, rest, err
	}
	if *file == "" {
		return p, asJSON, rest, usage("-position FILE is missing")
	}
	data, err := l.file(*file)
	if err == nil {
		if err = any(&p).(json.Unmarshaler).UnmarshalJSON(data); err != nil {
			err = fmt.Errorf("position %s: %w", *file, err)
		}
	}
	return p, asJSON, rest, err
}

// optionFlags are the flags of what is played, which is known once they have been parsed.
type optionFlags[O any] func(*lab, *flag.FlagSet) func() (O, error)

// newGame prints the position in which a game of some options begins.
func newGame[O, P any](options optionFlags[O], begin func(O, uint64) (P, error)) run {
	return func(l *lab, flags *flag.FlagSet, args []string) error {
		given := options(l, flags)
		seed := flags.Uint64("seed", 7, "seed of the game")
		jsonFlag(flags) // a position is JSON in any case
		if _, err := l.parse(flags, args, 0); err != nil {
			return err
		}
		chosen, err := given()
		if err != nil {
			return err
		}
		position, err := begin(chosen, *seed)
		if err != nil {
			return err
		}
		return l.writeJSON(position)
	}
}

// none is the number of players of somebody who asks for 0 of them.
const none = math.MinInt

// given reports whether a flag was set.
func given(flags *flag.FlagSet, name string) (set bool) {
	flags.Visit(func(f *flag.Flag) { set = set || f.Name == name })
	return set
}

func (l *lab) legal(flags *flag.FlagSet, args []string) error {
	position, asJSON, _, err := position[portroyal.Position](l, flags, args, 0)
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

// apply plays actions from a position. said are events as programs read them.
func apply[P, A, E, C any](
	parse func(string) (A, error), play func(*P, A, *tape.Tape[E, C]) error, said func([]E) any,
) run {
	return func(l *lab, flags *flag.FlagSet, args []string) error {
		position, asJSON, rest, err := position[P](l, flags, args, unlimited)
		if err != nil {
			return err
		}
		tape := &tape.Tape[E, C]{Events: []E{}}
		for _, text := range rest {
			action, err := parse(text)
			if err != nil {
				return err
			}
			if err := play(&position, action, tape); err != nil {
				return err
			}
		}
		if *asJSON {
			return l.writeJSON(map[string]any{"events": said(tape.Events), "position": position})
		}
		for _, event := range tape.Events {
			fmt.Fprintln(l.out, event)
		}
		return l.writeJSON(position)
	}
}

func (l *lab) odds(flags *flag.FlagSet, args []string) error {
	position, asJSON, _, err := position[portroyal.Position](l, flags, args, 0)
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
