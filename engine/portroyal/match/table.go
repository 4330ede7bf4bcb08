package match

import (
	"context"

	"portroyal/engine/arena"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// Table plays games between computer players for tournaments.
type Table struct {
	Options portroyal.Options

	// Make makes the player of a name; nil means bot.New.
	Make func(name string, seed uint64) (bot.Player, error)
}

// Check implements [arena.Table].
func (t Table) Check() error { return t.Options.Check() }

// Seats implements [arena.Table].
func (t Table) Seats() int { return t.Options.Seats() }

// Together implements [arena.Table]: the players of a cooperative game win or lose together (P4).
func (t Table) Together() bool { return t.Options.Together() }

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

// Play implements [arena.Table].
func (t Table) Play(ctx context.Context, game arena.Game) (arena.Outcome, error) {
	players := make([]bot.Player, len(game.Players))
	for seat, name := range game.Players {
		player, err := t.player(name, game.Seeds[seat])
		if err != nil {
			return arena.Outcome{}, err
		}
		players[seat] = player
	}
	last, err := playGame(ctx, t.Options, players, game.Seed, game.Start)
	if err != nil {
		return arena.Outcome{}, err
	}
	outcome := arena.Outcome{Places: make([]int, len(players)), Won: last.Won()}
	for _, standing := range last.Standings() {
		outcome.Places[standing.Seat] = standing.Place
	}
	return outcome, nil
}

// playGame plays one game to its end and returns the last position. players has one for each seat; seed and start are
// those of [portroyal.New]. It is an error if a player chooses an illegal action, or if ctx is done before the game is
// over.
func playGame(
	ctx context.Context, options portroyal.Options, players []bot.Player, seed uint64, start int,
) (portroyal.Position, error) {
	m, err := New(Setup{Options: options, Seats: make([]Seat, len(players)), Seed: seed, Start: start, Players: players})
	if err != nil {
		return portroyal.Position{}, err
	}
	err = m.Run(ctx)
	return m.Position(), err
}
