package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"portroyal/engine/arena"
	covetranscript "portroyal/engine/piratescove/transcript"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/deckfile"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
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

// playing are the flags of the verb play that all games have.
type playing struct {
	bots   *string
	games  *int
	seed   *uint64
	folder *string
	json   *bool
	names  []string // of the bots, once they are parsed
}

func playFlags(flags *flag.FlagSet, names []string, usual string) *playing {
	return &playing{
		bots:   flags.String("bots", usual, "computer players, one for each seat: "+strings.Join(names, ", ")),
		games:  flags.Int("games", 1, "number of games"),
		seed:   flags.Uint64("seed", 7, "seed of the first game; the others follow on from it"),
		folder: flags.String("record", "", "`DIR` to write a record of each game to"),
		json:   jsonFlag(flags),
	}
}

// parse parses the flags of the verb, those of the game as well.
func (p *playing) parse(l *lab, flags *flag.FlagSet, args []string) (err error) {
	if _, err = l.parse(flags, args, 0); err != nil {
		return err
	}
	if *p.games < 1 {
		return usage("play: %d games are none", *p.games)
	}
	p.names, err = elements(flags, "bots", *p.bots)
	return err
}

// each plays one game after the other. play gives a line for programs, how it is told to people, and who has won.
func (p *playing) each(
	l *lab, play func(game int, seed uint64) (line any, tell func(), winners []int, err error),
) (wins []float64, err error) {
	encoder := json.NewEncoder(l.out)
	wins = make([]float64, len(p.names))
	for i := range *p.games {
		line, tell, winners, err := play(i+1, *p.seed+uint64(i))
		if err != nil {
			return nil, err
		}
		for _, winner := range winners {
			wins[winner] += 1 / float64(len(winners))
		}
		if *p.json {
			if err := encoder.Encode(line); err != nil {
				return nil, err
			}
		} else {
			tell()
		}
		if l.out.err != nil {
			return nil, l.out.err // nobody would see the other games
		}
	}
	return wins, nil
}

// sum says how often each seat has won.
func (p *playing) sum(l *lab, wins []float64) {
	for seat, name := range p.names {
		fmt.Fprintf(l.out, "seat %d %-8s won %.1f of %d\n", seat, name, wins[seat], *p.games)
	}
}

func (l *lab) play(flags *flag.FlagSet, args []string) error {
	p := playFlags(flags, bot.Names(), "sailor,random")
	file := flags.String("options", "", "`FILE` with options as JSON; without it, those of the deck")
	deckFile := flags.String("deck", "", "`FILE` with a deck in a given order, which each game is played with")
	if err := p.parse(l, flags, args); err != nil {
		return err
	}
	deck, err := l.deckFile(*deckFile)
	if err != nil {
		return err
	}
	usual := portroyal.DefaultOptions()
	if deck != nil {
		usual = deck.Options()
	}
	options, err := l.optionsOr(usual, *file, len(p.names))
	if err != nil {
		return err
	}
	wins, err := p.each(l, func(n int, seed uint64) (any, func(), []int, error) {
		game, err := playOne(p.names, options, deck, seed, *p.folder)
		game.Game = n
		return game, func() { l.printGame(game) }, game.Winners, err
	})
	switch {
	case err != nil:
		return err
	case *p.json:
	case options.Cooperative: // all seats won the same games, each a share of them
		won, games := wins[0]*float64(len(p.names)), float64(*p.games)
		low, high := arena.Wilson(won, games)
		fmt.Fprintf(l.out, "won %.0f of %d, share %.3f (95 %% interval %.3f to %.3f)\n",
			won, *p.games, won/games, low, high)
	default:
		p.sum(l, wins)
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
func playOne(
	names []string, options portroyal.Options, deck *deckfile.Deck, seed uint64, folder string,
) (playedGame, error) {
	game := playedGame{Seed: seed, Seats: names}
	setup := match.Setup{Options: options, Deck: deck, Seed: seed, Start: portroyal.RandomStart}
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

	shown string                // the word for what chance has brought to light
	tell  func(io.Writer) error // the game in ids; nil if it does not replay
}

// replay replays records of either game, one after the other.
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
var records = record.Games{transcript.Game, covetranscript.Game}

// record reads a record of either game.
func (l *lab) record(name string) (record.Record, error) {
	file, err := l.open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return record.ReadAs[record.Record](records, file)
}

func (l *lab) replayFile(name string) replayed {
	result := replayed{File: name}
	read, err := l.record(name)
	if err != nil {
		result.Error = err.Error()
		return result
	}
	result.OK, result.Over = true, read.About().Result != nil
	switch read := read.(type) {
	case *transcript.Record:
		result.Actions, result.Cards, result.shown, result.tell = len(read.Actions), len(read.Cards), "cards", read.WriteIDs
	case *covetranscript.Record:
		result.Actions, result.Cards, result.shown = len(read.Actions), len(read.Shown), "dice and cards"
		result.tell = func(to io.Writer) error { return read.WriteIDs(to) }
	}
	return result
}
