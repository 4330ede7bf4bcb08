package main

import (
	"context"
	"flag"

	"portroyal/engine/portroyal/career"

	"portroyal/engine/archive"
	"portroyal/engine/arena"
	"portroyal/engine/ledger"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/earlier"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

var portRoyal = &game{
	name: "port-royal", title: "Port Royal", together: true,
	verbs: map[string]run{
		"cards":     (*lab).cards,
		"new":       newGame(portRoyalOptions, portRoyalGame),
		"legal":     (*lab).legal,
		"apply":     apply(portroyal.ParseAction, (*portroyal.Position).Apply, func(events []portroyal.Event) any { return events }),
		"odds":      (*lab).odds,
		"rollout":   (*lab).rollout,
		"deck":      (*lab).deck,
		"play":      play(bot.Names(), "sailor,random", portRoyalTables, tellPortRoyal),
		"balance":   (*lab).balance,
		"bench":     bench(portRoyalOptions, randomGames),
		"think":     portRoyalSport.think(20, turnEnds),
		"luck":      (*lab).luck,
		"medals":    portRoyalMedals.medals,
		"levels":    levels(&portRoyalSport, bot.LevelOf, statistics.EditionOf, chargesOfPortRoyal),
		"measure":   portRoyalMeasuring.measure,
		"judge":     portRoyalMeasuring.judge,
		"estimates": (*lab).estimates,
		"puzzles":   (*lab).puzzles,
		"career":    careerOf(career.Row, voyageOfPortRoyal),
		"train":     (*lab).train,
		"deepen":    (*lab).deepen,
		"midturn":   (*lab).midturn,
		"weights":   (*lab).weights,
		"arena":     compete(earlier.Names(), "sailor", "stop3", portRoyalOptions, portRoyalArena),
	},
	record: transcript.Game, shown: "cards",
	came:    func(r record.Record) int { return len(r.(*transcript.Record).Cards) },
	review:  reviewPortRoyal,
	counted: countPortRoyal,
}

// portRoyalSport is its games of computer players among themselves.
var portRoyalSport = sport[
	portroyal.Options, portroyal.Position, portroyal.View, portroyal.Action, portroyal.Event, portroyal.Card,
]{
	names: earlier.Names(), who: "who plays, one for all seats or a list",
	options: portRoyalOptions, begin: portRoyalGame, player: earlier.New,
	over:  func(p *portroyal.Position) bool { return p.Phase() == portroyal.Over },
	owing: (*portroyal.Position).Decides,
	view:  func(p *portroyal.Position, _ int) portroyal.View { return p.View() },
	legal: (*portroyal.View).Legal,
	play:  (*portroyal.Position).Play,
}

// turnEnds reports whether a turn has ended, and by a bust.
func turnEnds(event portroyal.Event) (turn, bust bool) {
	bust = event.Kind == portroyal.WentBust
	return bust || event.Kind == portroyal.DiscoverEnded, bust
}

// portRoyalOptions are the flags of what is played.
func portRoyalOptions(l *lab, flags *flag.FlagSet) func() (portroyal.Options, error) {
	players := flags.Int("players", 0, "number of players, 2 to 5, cooperative 1 to 5 (2 if the options say nothing)")
	file := flags.String("options", "", "`FILE` with options as JSON")
	return func() (portroyal.Options, error) {
		if *players == 0 && given(flags, "players") {
			*players = none
		}
		return l.optionsOr(portroyal.DefaultOptions(), *file, *players)
	}
}

// portRoyalGame is the first position of a game.
func portRoyalGame(options portroyal.Options, seed uint64) (portroyal.Position, error) {
	return portroyal.New(options, seed, portroyal.RandomStart)
}

// portRoyalArena is where tournaments are played, also of players with the weights of a file.
func portRoyalArena(l *lab, flags *flag.FlagSet) func(portroyal.Options) (arena.Table, error) {
	weights, going := weightFlags(flags)
	return func(options portroyal.Options) (arena.Table, error) {
		makes, err := l.playersWith(*weights, *going, options)
		return match.Table{Options: options, Make: makes}, err
	}
}

// countPortRoyal is what the finished games of a folder say.
func countPortRoyal(ctx context.Context, l *lab, games *archive.Archive, folder string) (*counted, error) {
	shelf := review.ShelfBeside(folder)
	book, err := statistics.Gather(ctx, games, shelf)
	if book == nil {
		return nil, err
	}
	return &counted{
		unread: book.Unread, names: statistics.Names(book.Games),
		sum: func(name string, together, withoutHints bool) (any, func()) {
			s := statistics.Sum(book.Games, statistics.Filter{Name: name, Together: together, WithoutHints: withoutHints})
			return s, func() { l.tellSummary(name, s) }
		},
		export: func(save ledger.Save) error { return statistics.Export(games, shelf, book, save) },
	}, nil
}
