package main

import (
	"context"
	"flag"
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"
	"text/tabwriter"

	"portroyal/engine/piratescove/career"

	"portroyal/engine/archive"
	"portroyal/engine/arena"
	shared "portroyal/engine/benchmark"
	"portroyal/engine/ledger"
	"portroyal/engine/piratescove"
	"portroyal/engine/piratescove/benchmark"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/piratescove/statistics"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
)

var cove = &game{
	name: "cove", title: "Pirate's Cove",
	verbs: map[string]run{
		"cards":   (*lab).coveCards,
		"new":     newGame(coveOptions, piratescove.New),
		"legal":   (*lab).coveLegal,
		"apply":   apply(piratescove.ParseAction, (*piratescove.Position).Apply, coveEvents),
		"odds":    (*lab).coveOdds,
		"advise":  (*lab).coveAdvise,
		"play":    play(bot.Names(), "captain,seaman,cabin-boy", coveTables, tellCove),
		"fights":  (*lab).coveFights,
		"follies": (*lab).coveFollies,
		"courses": (*lab).coveCourses,
		"balance": (*lab).coveBalance,
		"career":  careerOf(career.Row, voyageOfCove),
		"medals":  coveMedals.medals,
		"puzzles": (*lab).covePuzzles,
		"bench":   bench(coveOptions, randomVoyages),
		"think":   coveSport.think(5, nil),
		"luck":    (*lab).coveLuck,
		"levels":  levels(&coveSport, bot.LevelOf, func(piratescove.Options) string { return "" }, chargesOfCove),
		"measure": coveMeasuring.measure,
		"judge":   coveMeasuring.judge,
		"train":   (*lab).coveTrain,
		"improve": (*lab).coveImprove,
		"arena":   compete(bot.Names(), "admiral", "captain", coveOptions, coveArena),
	},
	record: transcript.Game, shown: "dice and cards",
	came:    func(r record.Record) int { return len(r.(*transcript.Record).Shown) },
	review:  reviewCove,
	counted: countCove,
}

// coveSport is its games of computer players among themselves.
var coveSport = sport[
	piratescove.Options, piratescove.Position, piratescove.View, piratescove.Action, piratescove.Event, uint8,
]{
	names: bot.Names(), who: "who plays at all seats",
	options: coveOptions, begin: piratescove.New, player: bot.New,
	over:  func(p *piratescove.Position) bool { return p.Phase() == piratescove.Over },
	owing: (*piratescove.Position).Owing,
	view:  (*piratescove.Position).View,
	legal: (*piratescove.View).Legal,
	play:  (*piratescove.Position).Play,
}

// coveMeasuring is how decisions are measured in it.
var coveMeasuring = measuring[
	piratescove.Options, piratescove.Position, piratescove.View, piratescove.Action, review.Shares,
]{
	game: &benchmark.Game, names: bot.Names(),
	makes: func(*lab, *flag.FlagSet) func() (shared.Maker[piratescove.View, piratescove.Action], error) {
		return func() (shared.Maker[piratescove.View, piratescove.Action], error) { return bot.New, nil }
	},
}

// coveOptions are the flags of what is played.
func coveOptions(_ *lab, flags *flag.FlagSet) func() (piratescove.Options, error) {
	players := flags.Int("players", 4, fmt.Sprintf("number of players, %d to %d", piratescove.MinPlayers, piratescove.MaxPlayers))
	variants := coveVariants(flags)
	return func() (piratescove.Options, error) { return variants(*players) }
}

// coveVariants are the flags of what so many players play.
func coveVariants(flags *flag.FlagSet) func(players int) (piratescove.Options, error) {
	oneGuard := flags.Bool("one-guard", false, "a mastercraft or the parrot guards a section, never both")
	craftEach := flags.Bool("craft-each", false, "a ship carries a mastercraft on each section, and not one in all")
	rounds := flags.Uint("rounds", 0, fmt.Sprintf("how many rounds are played, %d or %d", piratescove.Rounds, piratescove.ShortRounds))
	blacks := flags.Uint("black-ships", 0, "how many black ships there are; 0 for as many as usual among the players")
	openFame := flags.Bool("open-fame", false, "fame cards lie open")
	return func(players int) (piratescove.Options, error) {
		if players < 0 || players > 255 {
			players = 0
		}
		options := piratescove.Options{
			Players: uint8(players), OneGuard: *oneGuard, CraftEach: *craftEach, Rounds: uint8(min(*rounds, math.MaxUint8)),
			BlackShips: uint8(min(*blacks, math.MaxUint8)), OpenFame: *openFame,
		}
		return options, options.Check()
	}
}

// coveArena is where tournaments are played.
func coveArena(*lab, *flag.FlagSet) func(piratescove.Options) (arena.Table, error) {
	return func(options piratescove.Options) (arena.Table, error) { return match.Table{Options: options}, nil }
}

// countCove is what the finished games of a folder say.
func countCove(ctx context.Context, l *lab, games *archive.Archive, folder string) (*counted, error) {
	book, err := statistics.Gather(ctx, games)
	if book == nil {
		return nil, err
	}
	return &counted{
		unread: book.Unread, names: statistics.Names(book.Games),
		sum: func(name string, _, withoutHints bool) (any, func()) {
			s := coveSummaryOf(statistics.Sum(book.Games, statistics.Filter{Name: name, WithoutHints: withoutHints}))
			return s, func() { l.coveTellSummary(name, s) }
		},
		export: func(save ledger.Save) error { return statistics.Export(games, review.ShelfBeside(folder), book, save) },
	}, nil
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

// coveSeat parses the arguments of a verb about a seat of a position, -1 if none is named.
func (l *lab) coveSeat(flags *flag.FlagSet, args []string, of string) (p piratescove.Position, seat int, asJSON *bool, err error) {
	flags.IntVar(&seat, "seat", -1, of)
	p, asJSON, _, err = position[piratescove.Position](l, flags, args, 0)
	if err == nil && (seat < -1 || seat >= p.Players()) {
		err = usage("%s: there is no seat %d among %d", flags.Name(), seat, p.Players())
	}
	return p, seat, asJSON, err
}

func (l *lab) coveLegal(flags *flag.FlagSet, args []string) error {
	position, seat, asJSON, err := l.coveSeat(flags, args, "only what this seat can do, from 0 (-1: all that owe a choice)")
	if err != nil {
		return err
	}
	actions := []piratescove.Action{}
	for each := range position.Players() {
		if seat < 0 || each == seat {
			actions = position.Legal(each, actions)
		}
	}
	return list(l, actions, *asJSON)
}

// coveEvents are events as programs read them.
func coveEvents(events []piratescove.Event) any {
	all := []string{}
	for _, event := range events {
		all = append(all, event.String())
	}
	return all
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
