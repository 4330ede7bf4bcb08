package match

import (
	"context"
	"slices"

	"portroyal/engine/arena"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
)

// Table plays games between computer players for tournaments.
type Table struct {
	Options cove.Options

	// Make makes the player of a name; nil means bot.New.
	Make func(name string, seed uint64) (bot.Player, error)
}

// Check implements [arena.Table].
func (t Table) Check() error { return t.Options.Check() }

// Seats implements [arena.Table].
func (t Table) Seats() int { return t.Options.Seats() }

// Together implements [arena.Table].
func (t Table) Together() bool { return false }

// Knows implements [arena.Table].
func (t Table) Knows(player string) error {
	_, err := t.player(player, 0)
	return err
}

func (t Table) player(name string, seed uint64) (bot.Player, error) {
	if t.Make != nil {
		return t.Make(name, seed)
	}
	return bot.New(name, seed)
}

// Play implements [arena.Table]. There is no start player.
func (t Table) Play(ctx context.Context, game arena.Game) (arena.Outcome, error) {
	setup := Setup{Options: t.Options, Seats: make([]Seat, len(game.Players)), Seed: game.Seed}
	for seat, name := range game.Players {
		player, err := t.player(name, game.Seeds[seat])
		if err != nil {
			return arena.Outcome{}, err
		}
		setup.Players = append(setup.Players, player)
	}
	m, err := New(setup)
	if err != nil {
		return arena.Outcome{}, err
	}
	if err := m.Run(ctx); err != nil {
		return arena.Outcome{}, err
	}
	return arena.Outcome{Places: Places(m.Present())}, nil
}

// Places are those of the seats when a game is over: 1 is first, and those who are tied share the better place. A fight
// for the first place leaves those who lost it behind its winners (Z2).
func Places(p *cove.Position) []int {
	places := make([]int, p.Players())
	winners := p.Winners()
	for seat := range places {
		places[seat] = 1
		for other := range places {
			if other != seat && ahead(p, winners, other, seat) {
				places[seat]++
			}
		}
	}
	return places
}

// ahead reports whether a seat is placed before another one.
func ahead(p *cove.Position, winners []int, seat, other int) bool {
	if a, b := p.ShipAt(seat).Fame, p.ShipAt(other).Fame; a != b {
		return a > b
	}
	return slices.Contains(winners, seat) && !slices.Contains(winners, other)
}
