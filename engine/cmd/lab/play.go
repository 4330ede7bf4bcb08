package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"path/filepath"
	"strings"

	"portroyal/engine/arena"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/wholefile"
)

// playedGame is one line of the verb play.
type playedGame struct {
	Game    int      `json:"game"`
	Seed    uint64   `json:"seed"`
	Seats   []string `json:"seats"`
	Points  []int    `json:"points"`
	Coins   []int    `json:"coins"`
	Winners []int    `json:"winners"`
	Turns   int      `json:"turns"`
	*together
	Record string `json:"record,omitempty"`
}

// together is what a line says of a solo or cooperative game besides.
type together struct {
	Won           bool `json:"won"`
	Contracts     int  `json:"contracts"` // fulfilled by anybody
	VictoryPoints int  `json:"victoryPoints"`

	laid int // contracts that lay face up
}

func (l *lab) play(flags *flag.FlagSet, args []string) error {
	bots := flags.String("bots", "sailor,random",
		"computer players, one for each seat: "+strings.Join(bot.Names(), ", "))
	games := flags.Int("games", 1, "number of games")
	seed := flags.Uint64("seed", 7, "seed of the first game; the others follow on from it")
	file := flags.String("options", "", "`FILE` with options as JSON")
	folder := flags.String("record", "", "`DIR` to write a record of each game to")
	asJSON := jsonFlag(flags)
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	if *games < 1 {
		return usage("play: %d games are none", *games)
	}
	names, err := elements(flags, "bots", *bots)
	if err != nil {
		return err
	}
	options, err := l.options(*file, len(names))
	if err != nil {
		return err
	}
	encoder := json.NewEncoder(l.out)
	wins := make([]float64, len(names))
	for i := range *games {
		game, err := playOne(names, options, *seed+uint64(i), *folder)
		if err != nil {
			return err
		}
		game.Game = i + 1
		for _, winner := range game.Winners {
			wins[winner] += 1 / float64(len(game.Winners))
		}
		if *asJSON {
			if err := encoder.Encode(game); err != nil {
				return err
			}
		} else {
			l.printGame(game)
		}
		if l.out.err != nil {
			return l.out.err // nobody would see the other games
		}
	}
	switch {
	case *asJSON:
	case options.Cooperative: // all seats won the same games, each a share of them
		won := wins[0] * float64(len(names))
		low, high := arena.Wilson(won, float64(*games))
		fmt.Fprintf(l.out, "won %.0f of %d, share %.3f (95 %% interval %.3f to %.3f)\n",
			won, *games, won/float64(*games), low, high)
	default:
		for seat, name := range names {
			fmt.Fprintf(l.out, "seat %d %-8s won %.1f of %d\n", seat, name, wins[seat], *games)
		}
	}
	return nil
}

func (l *lab) printGame(game playedGame) {
	fmt.Fprintf(l.out, "game %d seed %d turns %d:", game.Game, game.Seed, game.Turns)
	for seat, name := range game.Seats {
		fmt.Fprintf(l.out, "  %s %d points %d coins", name, game.Points[seat], game.Coins[seat])
	}
	if all := game.together; all != nil {
		outcome := "lost"
		if all.Won {
			outcome = "won"
		}
		fmt.Fprintf(l.out, "  %s, %d of %d contracts, %d victory points\n",
			outcome, all.Contracts, all.laid, all.VictoryPoints)
		return
	}
	fmt.Fprintf(l.out, "  winners %v\n", game.Winners)
}

// called are the names of the seats in a record: a player who is called like a card is taken for one.
var called = [portroyal.MaxPlayers]string{"Ann", "Ben", "Cem", "Dora", "Eve"}

// playOne plays one game and writes its record if a folder is given.
func playOne(names []string, options portroyal.Options, seed uint64, folder string) (playedGame, error) {
	game := playedGame{Seed: seed, Seats: names}
	setup := match.Setup{Options: options, Seed: seed, Start: portroyal.RandomStart}
	for i, name := range names {
		setup.Seats = append(setup.Seats, match.Seat{Name: called[i%len(called)], Player: name, Colour: i})
	}
	m, err := match.New(setup)
	if err != nil {
		return game, err
	}
	if err := m.Run(context.Background()); err != nil {
		return game, err
	}
	taken, final := m.Record(), m.View()
	game.Turns = m.Turns()
	game.Points, game.Coins, game.Winners = taken.Result.Points, taken.Result.Coins, taken.Result.Winners
	if options.Cooperative {
		game.together = &together{final.Won(), final.ContractsDone(), final.VictoryPoints(), len(final.Contracts())}
	}
	if folder == "" {
		return game, nil
	}
	game.Record = filepath.Join(folder, fmt.Sprintf("game-%d.json", seed)) // the same for the same game
	return game, wholefile.Replace(game.Record, taken.Write)
}

// replayed is the result of the verb replay for one file.
type replayed struct {
	File    string `json:"file"`
	OK      bool   `json:"ok"`
	Actions int    `json:"actions"`
	Cards   int    `json:"cards"`
	Over    bool   `json:"over"`
	Error   string `json:"error,omitempty"`

	record *transcript.Record // nil if it does not replay
}

func (l *lab) replay(flags *flag.FlagSet, args []string) error {
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
			fmt.Fprintf(l.out, "%s: %d actions, %d cards that came to light, as recorded\n",
				name, result.Actions, result.Cards)
			if *ids {
				if err := result.record.WriteIDs(l.out); err != nil {
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

func (l *lab) replayFile(name string) replayed {
	result := replayed{File: name}
	file, err := l.open(name)
	if err != nil {
		result.Error = err.Error()
		return result
	}
	defer file.Close()
	read, err := transcript.Read(file)
	if err != nil {
		result.Error = err.Error()
		return result
	}
	return replayed{
		File: name, OK: true, Actions: len(read.Actions), Cards: len(read.Cards),
		Over: read.Result != nil, record: read,
	}
}
