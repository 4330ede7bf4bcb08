// Package arena lets computer players of any game play tournaments against each other, and says how sure a result is.
// The same seed gives the same games and the same numbers, on any number of cores. How games are played, and games that
// are recorded, are not its business.
package arena

import "context"

// Table plays single games, as a tournament asks for them; several at the same time.
type Table interface {
	// Check says in one sentence why no game can be played there, or nil.
	Check() error

	// Seats is how many play.
	Seats() int

	// Together reports whether all at the table win or lose together.
	Together() bool

	// Knows says that nobody plays under a name, or nil.
	Knows(player string) error

	// Play plays a game to its end. An error is a fault of a player, or that of ctx.
	Play(ctx context.Context, game Game) (Outcome, error)
}

// Game is a game to be played.
type Game struct {
	Players []string // by seat
	Seeds   []uint64 // by seat, of what a player does by chance
	Seed    uint64   // of everything else that is left to chance
	Start   int      // the seat of the start player; -1 leaves it to chance
}

// Outcome is how a game ended.
type Outcome struct {
	Places []int // by seat; 1 is first, and those who are tied share the better place
	Won    bool  // all together
}
