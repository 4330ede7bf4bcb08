package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"portroyal/engine/arena"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/record"
	"portroyal/engine/wholefile"
)

// playedGame is one line of the verb play. What a game does not count is left out.
type playedGame struct {
	Game    int      `json:"game"`
	Seed    uint64   `json:"seed"`
	Seats   []string `json:"seats"`
	Points  []int    `json:"points,omitempty"`
	Coins   []int    `json:"coins,omitempty"`
	Fame    []int    `json:"fame,omitempty"`
	Winners []int    `json:"winners"`
	Turns   int      `json:"turns,omitempty"`
	Actions int      `json:"actions,omitempty"`
	*together
	Record string `json:"record,omitempty"`

	length string   // as it is told
	scored []string // by seat, as it is told
}

// together is what a line says of a solo or cooperative game besides.
type together struct {
	Won           bool `json:"won"`
	Contracts     int  `json:"contracts"` // fulfilled by anybody
	VictoryPoints int  `json:"victoryPoints"`

	laid int // contracts that lay face up
}

// running is a recorded game of computer players.
type running interface {
	Run(context.Context) error
	Snapshot() record.Record
}

// begins begins a game with a seed.
type begins func(seats []record.Seat, seed uint64) (running, error)

// called are the names of the seats in a record: a player who is called like a card is taken for one.
var called = [portroyal.MaxPlayers]string{"Ann", "Ben", "Cem", "Dora", "Eve"}

// play has players of these names play recorded games. tables gives, once its flags are parsed, what begins one for so
// many players, and tell says how a game ended.
func play(
	names []string, usual string, tables func(*lab, *flag.FlagSet) func(players int) (begins, error),
	tell func(game running, line *playedGame),
) run {
	return func(l *lab, flags *flag.FlagSet, args []string) error {
		bots := flags.String("bots", usual, "computer players, one for each seat: "+strings.Join(names, ", "))
		games := flags.Int("games", 1, "number of games")
		seed := flags.Uint64("seed", 7, "seed of the first game; the others follow on from it")
		folder := flags.String("record", "", "`DIR` to write a record of each game to")
		asJSON, table := jsonFlag(flags), tables(l, flags)
		if _, err := l.parse(flags, args, 0); err != nil {
			return err
		}
		if *games < 1 {
			return usage("play: %d games are none", *games)
		}
		sitting, err := elements(flags, "bots", *bots)
		if err != nil {
			return err
		}
		begin, err := table(len(sitting))
		if err != nil {
			return err
		}
		var seats []record.Seat
		for i, name := range sitting {
			seats = append(seats, record.Seat{Name: called[i%len(called)], Player: name, Colour: i})
		}
		encoder, wins, line := json.NewEncoder(l.out), make([]float64, len(sitting)), playedGame{}
		for i := range *games {
			line = playedGame{Game: i + 1, Seed: *seed + uint64(i), Seats: sitting}
			if err := line.play(begin, seats, tell, *folder); err != nil {
				return err
			}
			for _, winner := range line.Winners {
				wins[winner] += 1 / float64(len(line.Winners))
			}
			if *asJSON {
				err = encoder.Encode(line)
			} else {
				line.print(l)
				err = l.out.err // nobody would see the other games
			}
			if err != nil {
				return err
			}
		}
		switch {
		case *asJSON:
		case line.together != nil: // all seats won the same games, each a share of them
			won, n := wins[0]*float64(len(sitting)), float64(*games)
			low, high := arena.Wilson(won, n)
			fmt.Fprintf(l.out, "won %.0f of %d, share %.3f (95 %% interval %.3f to %.3f)\n", won, *games, won/n, low, high)
		default:
			for seat, name := range sitting {
				fmt.Fprintf(l.out, "seat %d %-8s won %.1f of %d\n", seat, name, wins[seat], *games)
			}
		}
		return nil
	}
}

// play plays the game of a line, and writes its record if a folder is given.
func (g *playedGame) play(
	begin begins, seats []record.Seat, tell func(game running, line *playedGame), folder string,
) error {
	m, err := begin(seats, g.Seed)
	if err != nil {
		return err
	}
	if err := m.Run(context.Background()); err != nil {
		return err
	}
	taken := m.Snapshot()
	g.Winners = taken.About().Result.Winners
	tell(m, g)
	if folder == "" {
		return nil
	}
	g.Record = filepath.Join(folder, fmt.Sprintf("game-%d.json", g.Seed)) // the same for the same game
	return wholefile.Replace(g.Record, func(to io.Writer) error {
		_, err := to.Write(taken.Bytes())
		return err
	})
}

func (g *playedGame) print(l *lab) {
	fmt.Fprintf(l.out, "game %d seed %d %s:", g.Game, g.Seed, g.length)
	for seat, name := range g.Seats {
		fmt.Fprintf(l.out, "  %s %s", name, g.scored[seat])
	}
	if all := g.together; all != nil {
		outcome := "lost"
		if all.Won {
			outcome = "won"
		}
		fmt.Fprintf(l.out, "  %s, %d of %d contracts, %d victory points\n",
			outcome, all.Contracts, all.laid, all.VictoryPoints)
		return
	}
	fmt.Fprintf(l.out, "  winners %v\n", g.Winners)
}

// portRoyalTables begin games of options in a file, with the deck of another one.
func portRoyalTables(l *lab, flags *flag.FlagSet) func(players int) (begins, error) {
	file := flags.String("options", "", "`FILE` with options as JSON; without it, those of the deck")
	deckFile := flags.String("deck", "", "`FILE` with a deck in a given order, which each game is played with")
	return func(players int) (begins, error) {
		deck, err := l.deckFile(*deckFile)
		if err != nil {
			return nil, err
		}
		usual := portroyal.DefaultOptions()
		if deck != nil {
			usual = deck.Options()
		}
		options, err := l.optionsOr(usual, *file, players)
		return func(seats []record.Seat, seed uint64) (running, error) {
			return match.New(match.Setup{
				Options: options, Deck: deck, Seed: seed, Start: portroyal.RandomStart, Seats: seats,
			})
		}, err
	}
}

func tellPortRoyal(game running, line *playedGame) {
	m := game.(*match.Match)
	result, final := m.About().Result, m.View()
	line.Points, line.Coins, line.Turns = result.Points, result.Coins, m.Turns()
	line.length = fmt.Sprintf("turns %d", line.Turns)
	for seat, points := range line.Points {
		line.scored = append(line.scored, fmt.Sprintf("%d points %d coins", points, line.Coins[seat]))
	}
	if final.Options().Cooperative {
		line.together = &together{final.Won(), final.ContractsDone(), final.VictoryPoints(), len(final.Contracts())}
	}
}

// replayed is the result of the verb replay for one file.
type replayed struct {
	File    string `json:"file"`
	OK      bool   `json:"ok"`
	Actions int    `json:"actions"`
	Cards   int    `json:"cards"`
	Over    bool   `json:"over"`
	Error   string `json:"error,omitempty"`

	shown string                // the word for what chance has brought to light
	tell  func(io.Writer) error // the game in ids; nil if it does not replay
}

// replay replays records of either game, one after the other.
func (l *lab) replay(_ *game, flags *flag.FlagSet, args []string) error {
	asJSON := jsonFlag(flags)
	ids := flags.Bool("ids", false, "print each game turn by turn, with the ids of cards and actions")
	files, err := l.parse(flags, args, unlimited)
	if err != nil {
		return err
	}
	switch {
	case len(files) == 0:
		return usage("replay: which file?")
	case *ids && *asJSON:
		return usage("replay: -ids and -json exclude each other")
	}
	bad := 0
	results := []replayed{}
	for _, name := range files {
		result := l.replayFile(name)
		results = append(results, result)
		switch {
		case !result.OK:
			bad++
			if len(files) > 1 && !*asJSON {
				fmt.Fprintf(l.out, "%s: %s\n", name, result.Error)
			}
		case !*asJSON:
			fmt.Fprintf(l.out, "%s: %d actions, %d %s that came to light, as recorded\n",
				name, result.Actions, result.Cards, result.shown)
			if *ids {
				if err := result.tell(l.out); err != nil {
					return err
				}
			}
		}
	}
	if *asJSON {
		if err := l.writeJSON(results); err != nil {
			return err
		}
	}
	switch {
	case bad == 1 && len(files) == 1:
		return fmt.Errorf("%s: %s", files[0], results[0].Error)
	case bad > 0:
		return fmt.Errorf("%d of %d records do not replay", bad, len(files))
	}
	return nil
}

// records are those of all games: the head of each says which it is of.
func records() (all record.Games) {
	for _, g := range games {
		all = append(all, g.record)
	}
	return all
}

// record reads a record of any game.
func (l *lab) record(name string) (record.Record, *game, error) {
	file, err := l.open(name)
	if err != nil {
		return nil, nil, err
	}
	defer file.Close()
	read, err := record.ReadAs[record.Record](records(), file)
	if err != nil {
		return nil, nil, err
	}
	of := slices.IndexFunc(games, func(g *game) bool { return g.record.Name == read.About().Game() })
	return read, games[of], nil
}

func (l *lab) replayFile(name string) replayed {
	result := replayed{File: name}
	read, of, err := l.record(name)
	if err != nil {
		result.Error = err.Error()
		return result
	}
	result.OK, result.Over = true, read.About().Result != nil
	result.Actions, result.Cards, result.shown = read.Length(), of.came(read), of.shown
	result.tell = read.(interface{ WriteIDs(to io.Writer) error }).WriteIDs
	return result
}
