package main

import (
	"context"
	"flag"
	"strings"

	"portroyal/engine/match"
	"portroyal/engine/tape"
)

// among are games of computer players among themselves, for verbs that look at every decision.
type among[O any] struct {
	bot     string   // as given: a name, or several
	bots    []string // they sit down in turn, each game where the one before ended
	games   int
	seed    uint64
	options O
	json    bool
}

// at is who sits at a seat in a game.
func (a *among[O]) at(game, seat, players int) string { return a.bots[(game*players+seat)%len(a.bots)] }

// mostAmong is how many games one call looks at: of each of them some numbers are kept to its end.
const mostAmong = 1_000_000

// sport is a game with options O, positions P, views V, actions A, events E and what chance brings to light as C, as
// computer players play it among themselves.
type sport[O interface{ Seats() int }, P, V, A, E, C any] struct {
	names   []string // of the players
	who     string   // they are for the flag -bot
	options optionFlags[O]
	begin   func(options O, seed uint64) (P, error)
	player  func(name string, seed uint64) (match.Player[V, A], error)
	over    func(*P) bool
	owing   func(*P) int // the seat that decides
	view    func(p *P, seat int) V
	legal   func(*V, []A) []A
	play    func(*P, A, *tape.Tape[E, C])
}

// parse reads the flags of a verb that looks at such games, and needs so many of them.
func (s *sport[O, P, V, A, E, C]) parse(
	l *lab, flags *flag.FlagSet, args []string, name string, games, least int,
) (a among[O], err error) {
	flags.StringVar(&a.bot, "bot", name, s.who+": "+strings.Join(s.names, ", "))
	flags.IntVar(&a.games, "games", games, "number of games")
	flags.Uint64Var(&a.seed, "seed", 1, "seed of the first game; the others follow on from it")
	given, asJSON := s.options(l, flags), jsonFlag(flags)
	if _, err := l.parse(flags, args, 0); err != nil {
		return a, err
	}
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
	a.options, err = given()
	return a, err
}

// game plays one of the games and gives its last position. played is handed each action with the position before it and
// what it has brought about.
func (s *sport[O, P, V, A, E, C]) game(a *among[O], game int, played func(before *P, action A, events []E)) (p P, err error) {
	seed := a.seed + uint64(game)
	if p, err = s.begin(a.options, seed); err != nil {
		return p, err
	}
	seats := make([]match.Player[V, A], a.options.Seats())
	for seat := range seats {
		if seats[seat], err = s.player(a.at(game, seat, len(seats)), seed<<8+uint64(seat)); err != nil {
			return p, err
		}
	}
	var tape tape.Tape[E, C]
	for !s.over(&p) {
		before, seat := p, s.owing(&p)
		view := s.view(&p, seat)
		action := seats[seat].Choose(context.Background(), view, s.legal(&view, nil))
		tape.Rewind()
		s.play(&p, action, &tape)
		played(&before, action, tape.Events)
	}
	return p, nil
}
