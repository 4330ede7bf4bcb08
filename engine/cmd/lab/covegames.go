package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"portroyal/engine/piratescove"
	"portroyal/engine/piratescove/balance"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/bot/train"
	"portroyal/engine/piratescove/bot/value"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/wholefile"
)

// The verbs that play games of Pirate's Cove.

// playedVoyage is one line of the verb play.
type playedVoyage struct {
	Game    int      `json:"game"`
	Seed    uint64   `json:"seed"`
	Seats   []string `json:"seats"`
	Fame    []int    `json:"fame"`
	Winners []int    `json:"winners"`
	Actions int      `json:"actions"`
	Record  string   `json:"record,omitempty"`
}

func (l *lab) covePlay(flags *flag.FlagSet, args []string) error {
	p := playFlags(flags, bot.Names(), "captain,seaman,cabin-boy")
	rules := coveOptionFlags(flags)
	if err := p.parse(l, flags, args); err != nil {
		return err
	}
	rules.players = len(p.names)
	options, err := rules.options()
	if err != nil {
		return err
	}
	wins, err := p.each(l, func(n int, seed uint64) (any, func(), []int, error) {
		game, err := playVoyage(p.names, options, seed, *p.folder)
		game.Game = n
		tell := func() {
			fmt.Fprintf(l.out, "game %d seed %d actions %d:", n, seed, game.Actions)
			for seat, name := range game.Seats {
				fmt.Fprintf(l.out, "  %s %d fame", name, game.Fame[seat])
			}
			fmt.Fprintf(l.out, "  winners %v\n", game.Winners)
		}
		return game, tell, game.Winners, err
	})
	if err == nil && !*p.json {
		p.sum(l, wins)
	}
	return err
}

// playVoyage plays one game and writes its record if a folder is given.
func playVoyage(names []string, options piratescove.Options, seed uint64, folder string) (playedVoyage, error) {
	game := playedVoyage{Seed: seed, Seats: names}
	setup := match.Setup{Options: options, Seed: seed}
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
	taken := m.Record()
	game.Fame, game.Winners, game.Actions = taken.Result.Points, taken.Result.Winners, len(taken.Actions)
	if folder == "" {
		return game, nil
	}
	game.Record = filepath.Join(folder, fmt.Sprintf("game-%d.json", seed)) // the same for the same game
	return game, wholefile.Replace(game.Record, taken.Write)
}

func (l *lab) coveArena(flags *flag.FlagSet, args []string) error {
	config := arenaFlags(flags, bot.Names(), "admiral", "captain")
	rules := coveFlags(flags)
	asJSON := jsonFlag(flags)
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	options, err := rules.options()
	if err != nil {
		return err
	}
	config.Table = match.Table{Options: options}
	return l.tournament(*config, *asJSON)
}

// voyageThought is the result of the verb think.
type voyageThought struct {
	Bot     string `json:"bot"`
	Players int    `json:"players"`
	Games   int    `json:"games"`
	times
}

func (l *lab) coveThink(flags *flag.FlagSet, args []string) error {
	of, err := l.parseVoyages(flags, args, "admiral", 5)
	if err != nil {
		return err
	}
	result := voyageThought{Bot: of.bot, Players: of.options.Seats(), Games: of.games}
	var took []time.Duration
	err = eachVoyage(&of, func(choose func() piratescove.Action, legal int) piratescove.Action {
		began := time.Now()
		action := choose()
		if legal > 1 {
			took = append(took, time.Since(began))
		}
		return action
	}, func(*piratescove.Position, []piratescove.Event, *piratescove.Position) {})
	if err != nil {
		return err
	}
	result.times.sum(took)
	if of.json {
		return l.writeJSON(result)
	}
	fmt.Fprintf(l.out, "%s, %d players: %d decisions, median %.2f ms, 99 of 100 within %.1f ms, at most %.1f ms\n",
		result.Bot, result.Players, result.Decisions, result.Median, result.P99, result.Max)
	return nil
}

// sparring is games of one kind of computer player among themselves.
type sparring struct {
	bot     string
	options piratescove.Options
	games   int
	seed    uint64 // of the first game; the others follow on from it
	json    bool
}

// parseVoyages reads the flags of a verb that looks at such games.
func (l *lab) parseVoyages(flags *flag.FlagSet, args []string, name string, games int) (of sparring, err error) {
	flags.StringVar(&of.bot, "bot", name, "who plays at all seats: "+strings.Join(bot.Names(), ", "))
	flags.IntVar(&of.games, "games", games, "number of games")
	flags.Uint64Var(&of.seed, "seed", 1, "seed of the first game; the others follow on from it")
	rules := coveFlags(flags)
	asJSON := jsonFlag(flags)
	if _, err := l.parse(flags, args, 0); err != nil {
		return of, err
	}
	if of.games < 1 {
		return of, usage("%s: %d games are too few", flags.Name(), of.games)
	}
	of.json = *asJSON
	of.options, err = rules.options()
	return of, err
}

// eachVoyage plays such games. decide may look at how a choice is made, and done at what came of it.
func eachVoyage(
	of *sparring, decide func(choose func() piratescove.Action, legal int) piratescove.Action,
	done func(before *piratescove.Position, events []piratescove.Event, after *piratescove.Position),
) error {
	for game := range of.games {
		p, err := piratescove.New(of.options, of.seed+uint64(game))
		if err != nil {
			return err
		}
		seats := make([]bot.Player, of.options.Seats())
		for seat := range seats {
			if seats[seat], err = bot.New(of.bot, (of.seed+uint64(game))<<8+uint64(seat)); err != nil {
				return err
			}
		}
		var tape piratescove.Tape
		for p.Phase() != piratescove.Over {
			seat := p.Owing()
			view := p.View(seat)
			legal := view.Legal(nil)
			action := decide(func() piratescove.Action {
				return seats[seat].Choose(context.Background(), view, legal)
			}, len(legal))
			before := p
			tape.Rewind()
			p.Play(action, &tape)
			done(&before, tape.Events, &p)
		}
	}
	return nil
}

func (l *lab) coveBalance(flags *flag.FlagSet, args []string) error {
	of, err := l.parseVoyages(flags, args, "admiral", 100)
	if err != nil {
		return err
	}
	sheet, err := balance.Play(of.bot, of.options, of.games, of.seed)
	if err != nil {
		return err
	}
	if of.json {
		return l.writeJSON(sheet)
	}
	return sheet.Write(l.out)
}

func (l *lab) coveTrain(flags *flag.FlagSet, args []string) error {
	s := train.Usual()
	from := flags.String("from", "", "`FILE` with weights whose players play (none: a quick policy plays)")
	to := flags.String("o", "", "`FILE` to write the weights to")
	flags.IntVar(&s.Games, "games", s.Games, "games to learn from")
	flags.Uint64Var(&s.Seed, "seed", s.Seed, "what everything follows from")
	flags.IntVar(&s.Epochs, "epochs", s.Epochs, "times that each position is learned from")
	flags.IntVar(&s.Batch, "batch", s.Batch, "positions of a step of learning")
	flags.Float64Var(&s.Rate, "rate", s.Rate, "length of the first steps")
	flags.Float64Var(&s.Trace, "trace", s.Trace, "how much results count beside later guesses, λ of TD(λ), from 0 to 1")
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	if *to == "" {
		return usage("train: -o FILE is missing")
	}
	if err := s.Check(); err != nil {
		return usage("train: %w", err)
	}
	var weights *value.Weights
	if *from != "" {
		data, err := os.ReadFile(*from)
		if err != nil {
			return err
		}
		if weights, err = value.Read(data); err != nil {
			return fmt.Errorf("%s: %w", *from, err)
		}
	}
	learned, err := train.Run(context.Background(), s, weights, l.out)
	if err != nil {
		return err
	}
	return wholefile.Replace(*to, learned.Write)
}
