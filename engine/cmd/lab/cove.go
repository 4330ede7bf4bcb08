package main

import (
	"flag"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"text/tabwriter"

	"portroyal/engine/piratescove"
)

// The verbs that work with cards and positions of Pirate's Cove.

// coveRules are the flags that say what is played.
type coveRules struct {
	players             int
	oneGuard, craftEach bool
}

// coveFlags are the number of players, and the options.
func coveFlags(flags *flag.FlagSet) *coveRules {
	r := coveOptionFlags(flags)
	flags.IntVar(&r.players, "players", 4,
		fmt.Sprintf("number of players, %d to %d", piratescove.MinPlayers, piratescove.MaxPlayers))
	return r
}

// coveOptionFlags are the options of a game whose players are named elsewhere.
func coveOptionFlags(flags *flag.FlagSet) *coveRules {
	r := &coveRules{}
	flags.BoolVar(&r.oneGuard, "one-guard", false, "a mastercraft or the parrot guards a section, never both")
	flags.BoolVar(&r.craftEach, "craft-each", false, "a ship carries a mastercraft on each section, and not one in all")
	return r
}

// options are what is played.
func (r *coveRules) options() (piratescove.Options, error) {
	players := r.players
	if players < 0 || players > 255 {
		players = 0
	}
	options := piratescove.Options{Players: uint8(players), OneGuard: r.oneGuard, CraftEach: r.craftEach}
	return options, options.Check()
}

// The faces of Pirate's Cove, with the field names of the card reference.
type (
	coveCard struct {
		ID         string `json:"id"`
		Type       string `json:"type"`
		Section    string `json:"section,omitempty"`
		Fame       uint8  `json:"fame,omitempty"`
		Copies     uint8  `json:"copies"`
		Unverified bool   `json:"unverified,omitempty"`
	}
	coveTreasure struct {
		ID          string `json:"id"`
		Fame        uint8  `json:"fame"`
		Doubloons   uint8  `json:"doubloons"`
		Treasures   uint8  `json:"treasures"`
		TavernCards uint8  `json:"tavernCards"`
		Copies      int    `json:"copies"`
		Unverified  bool   `json:"unverified,omitempty"`
	}
	coveShip struct {
		ID    string `json:"id"`
		Dice  uint8  `json:"dice"`
		Hull  uint8  `json:"hull"`
		Speed uint8  `json:"speed"`
		Fame  string `json:"fame"`
	}
	coveFaces struct {
		TavernCards   []coveCard     `json:"tavernCards"`
		TreasureCards []coveTreasure `json:"treasureCards"`
		BlackShips    []coveShip     `json:"blackShips"`
	}
)

func (l *lab) coveCards(flags *flag.FlagSet, args []string) error {
	asJSON := jsonFlag(flags)
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	var all coveFaces
	for card := piratescove.Flint; card <= piratescove.Fame3; card++ {
		face := card.Face()
		shown := coveCard{
			ID: face.ID, Type: face.Type.String(), Fame: face.Fame, Copies: face.Copies, Unverified: face.Unverified,
		}
		if face.Type == piratescove.ParrotCard {
			shown.Section = face.Section.String()
		}
		all.TavernCards = append(all.TavernCards, shown)
	}
	for _, t := range piratescove.Treasures() {
		face := t.Face()
		all.TreasureCards = append(all.TreasureCards, coveTreasure{
			t.String(), face.Fame, face.Doubloons, face.Treasures, face.TavernCards, piratescove.TreasureCopies, true,
		})
	}
	for legend := piratescove.Blackbeard; legend <= piratescove.Navy; legend++ {
		face := legend.Face()
		fame := fmt.Sprint(face.Fame)
		if legend == piratescove.Cacafuego {
			fame = "one die"
		}
		all.BlackShips = append(all.BlackShips, coveShip{face.ID, face.Dice, face.Hull, face.Speed, fame})
	}
	if *asJSON {
		return l.writeJSON(all)
	}
	table := tabwriter.NewWriter(l.out, 0, 4, 2, ' ', 0)
	fmt.Fprintln(table, "tavern card\ttype\tcopies\tsection\tfame")
	for _, c := range all.TavernCards {
		fmt.Fprintf(table, "%s\t%s\t%d%s\t%s\t%s\n", c.ID, c.Type, c.Copies, guess(c.Unverified), c.Section, unlessNone(c.Fame))
	}
	fmt.Fprintln(table, "\ntreasure card\tfame\tdoubloons\ttreasures\ttavern cards\tcopies")
	for _, t := range all.TreasureCards {
		fmt.Fprintf(table, "%s\t%d\t%d\t%d\t%d\t%d%s\n", t.ID, t.Fame, t.Doubloons, t.Treasures, t.TavernCards, t.Copies,
			guess(t.Unverified))
	}
	fmt.Fprintln(table, "\nship\tdice\thull\tspeed\tfame")
	for _, s := range all.BlackShips {
		fmt.Fprintf(table, "%s\t%d\t%d\t%d\t%s\n", s.ID, s.Dice, s.Hull, s.Speed, s.Fame)
	}
	return table.Flush()
}

// guess marks what no source has confirmed.
func guess(unverified bool) string {
	if unverified {
		return "?"
	}
	return ""
}

func unlessNone(n uint8) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}

func (l *lab) coveNew(flags *flag.FlagSet, args []string) error {
	rules := coveFlags(flags)
	seed := flags.Uint64("seed", 7, "seed of the game")
	jsonFlag(flags) // a position is JSON in any case
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	options, err := rules.options()
	if err != nil {
		return err
	}
	position, err := piratescove.New(options, *seed)
	if err != nil {
		return err
	}
	return l.writeJSON(position)
}

// covePosition parses the arguments of a verb that works with a position, and reads it.
func (l *lab) covePosition(flags *flag.FlagSet, args []string, most int) (
	position piratescove.Position, asJSON *bool, rest []string, err error,
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

func (l *lab) coveLegal(flags *flag.FlagSet, args []string) error {
	seat := flags.Int("seat", -1, "only what this seat can do, from 0 (-1: all that owe a choice)")
	position, asJSON, _, err := l.covePosition(flags, args, 0)
	if err != nil {
		return err
	}
	if *seat < -1 || *seat >= position.Players() {
		return usage("legal: there is no seat %d among %d", *seat, position.Players())
	}
	actions := []piratescove.Action{}
	for each := range position.Players() {
		if *seat < 0 || each == *seat {
			actions = position.Legal(each, actions)
		}
	}
	return list(l, actions, *asJSON)
}

func (l *lab) coveApply(flags *flag.FlagSet, args []string) error {
	position, asJSON, rest, err := l.covePosition(flags, args, unlimited)
	if err != nil {
		return err
	}
	var tape piratescove.Tape
	for _, text := range rest {
		action, err := piratescove.ParseAction(text)
		if err != nil {
			return err
		}
		if err := position.Apply(action, &tape); err != nil {
			return err
		}
	}
	if *asJSON {
		events := []string{}
		for _, event := range tape.Events {
			events = append(events, event.String())
		}
		return l.writeJSON(map[string]any{"events": events, "position": position})
	}
	for _, event := range tape.Events {
		fmt.Fprintln(l.out, event)
	}
	return l.writeJSON(position)
}

func (l *lab) coveBench(flags *flag.FlagSet, args []string) error {
	rules := coveFlags(flags)
	return l.benchOf(flags, args, func(seed uint64) (int, func(int) (int, error), error) {
		options, err := rules.options()
		return rules.players, randomVoyages(options, seed), err
	})
}

// randomVoyages plays uniformly random games.
func randomVoyages(options piratescove.Options, seed uint64) func(game int) (int, error) {
	random := rand.NewPCG(seed, seed)
	actions := make([]piratescove.Action, 0, 256)
	return func(game int) (plies int, err error) {
		position, err := piratescove.New(options, seed+uint64(game))
		for ; err == nil && position.Phase() != piratescove.Over; plies++ {
			actions = position.Legal(position.Owing(), actions[:0])
			choice, _ := bits.Mul64(random.Uint64(), uint64(len(actions)))
			position.Play(actions[choice], nil)
		}
		return plies, err
	}
}
