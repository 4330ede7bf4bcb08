package main

import (
	"context"
	"flag"
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/earlier"
)

// among are games of computer players among themselves, for verbs that look at every decision.
type among struct {
	bot     string   // as given: a name, or several
	bots    []string // they sit down in turn, each game where the one before ended
	games   int
	seed    uint64
	options portroyal.Options
	json    bool
	quick   bool // judges of whole games look less far ahead
}

// mostAmong is how many games one call looks at: of each of them some numbers are kept to its end.
const mostAmong = 1_000_000

// parseAmong reads the flags of such a verb, which needs so many games.
func (l *lab) parseAmong(flags *flag.FlagSet, args []string, name string, games, least int) (among, error) {
	var a among
	flags.StringVar(&a.bot, "bot", name, "who plays, one for all seats or a list: "+strings.Join(earlier.Names(), ", "))
	flags.IntVar(&a.games, "games", games, "number of games")
	flags.Uint64Var(&a.seed, "seed", 1, "seed of the first game; the others follow on from it")
	players := playersFlag(flags)
	file := flags.String("options", "", "`FILE` with options as JSON")
	asJSON := jsonFlag(flags)
	if _, err := l.parse(flags, args, 0); err != nil {
		return a, err
	}
	var err error
	if a.bots, err = elements(flags, "bot", a.bot); err != nil {
		return a, err
	}
	switch {
	case a.games < least:
		return a, usage("%s: %d games are too few", flags.Name(), a.games)
	case a.games > mostAmong:
		return a, usage("%s: %d games are too many, %d at most", flags.Name(), a.games, mostAmong)
	}
	a.json = *asJSON
	a.options, err = l.givenOptions(flags, *file, *players)
	return a, err
}

// at is who sits at a seat in a game.
func (a *among) at(game, seat int) string {
	return a.bots[(game*int(a.options.Players)+seat)%len(a.bots)]
}

// play plays one of the games and gives its end. choose is handed each decision and the player who takes it, played
// the result.
func (a *among) play(
	game int, choose func(player bot.Player, view portroyal.View, legal []portroyal.Action) portroyal.Action,
	played func(view portroyal.View, action portroyal.Action, events []portroyal.Event),
) (over portroyal.View, err error) {
	seed := a.seed + uint64(game)
	position, err := portroyal.New(a.options, seed, portroyal.RandomStart)
	if err != nil {
		return over, err
	}
	seats := make([]bot.Player, a.options.Players)
	for seat := range seats {
		if seats[seat], err = earlier.New(a.at(game, seat), seed<<8+uint64(seat)); err != nil {
			return over, err
		}
	}
	var legal []portroyal.Action
	var tape portroyal.Tape
	for position.Phase() != portroyal.Over {
		legal = position.Legal(legal[:0])
		view := position.View()
		action := choose(seats[position.Decides()], view, legal)
		tape.Events, tape.Shown = tape.Events[:0], tape.Shown[:0]
		position.Play(action, &tape)
		played(view, action, tape.Events)
	}
	return position.View(), nil
}

// chosen is what a player chooses, however long it takes.
func chosen(player bot.Player, view portroyal.View, legal []portroyal.Action) portroyal.Action {
	return player.Choose(context.Background(), view, legal)
}
