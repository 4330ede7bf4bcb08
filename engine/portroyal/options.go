package portroyal

import (
	"fmt"

	"portroyal/engine/internal/strictjson"
)

// Limits of a game.
const (
	MinPlayers = 2  // S1; alone with the cooperative rules
	MaxPlayers = 5  // S1
	MinTarget  = 5  // F4
	MaxTarget  = 30 // F4

	// MaxCards bounds the cards in one game: 120 + 24 + 20 + 4.
	MaxCards = 168
)

// Options say which game is played. The zero value is none; start from [DefaultOptions].
type Options struct {
	Players           uint8 `json:"players"`           // 2 to 5, cooperative 1 to 5
	Decks             Deck  `json:"decks"`             // S3
	Contracts         bool  `json:"contracts"`         // K1
	Cooperative       bool  `json:"cooperative"`       // P1 to P6
	Target            uint8 `json:"target"`            // F4: 5 to 30 influence points
	RequireExpedition bool  `json:"requireExpedition"` // F3
	AutoPass          bool  `json:"autoPass"`          // F5
	AutoContracts     bool  `json:"autoContracts"`     // K5

	// ContractsLaid is how many contracts are face up in a cooperative game, 1 to 7; 0 is the number
	// that the rules give (P1). Otherwise there are always four (K1).
	ContractsLaid uint8 `json:"contractsLaid,omitempty"`

	// Difficulty is how many cards of the Time Pile are moved to the Victory Pile before a
	// cooperative game starts, as far as five are left (P3): 0 to MaxDifficulty.
	Difficulty uint8 `json:"difficulty,omitempty"`

	// HiddenDiscards has the cards of the discard pile be face down, coins that are paid among them: everybody goes by what
	// is in sight at the moment, and any other card may come next, as far as they know (C6). What is played is the same.
	HiddenDiscards bool `json:"hiddenDiscards,omitempty"`

	// CoinsByPlace has who goes first begin with more coins, because whoever goes last wins more often (S4).
	CoinsByPlace bool `json:"coinsByPlace,omitempty"`
}

// MaxContractsLaid is the highest number of contracts that can be asked for (P1).
const MaxContractsLaid = maxContracts

// DefaultOptions is the base game for two, without variants.
func DefaultOptions() Options {
	return Options{Players: 2, Decks: DeckBase, Target: DefaultTarget, AutoContracts: true}
}

// Seats is the number of players.
func (o Options) Seats() int { return int(o.Players) }

// Check says in one sentence what is impossible about the options, or nil. The sentence
// begins with the name of the JSON field.
func (o Options) Check() error {
	switch {
	case int(o.Players) < o.LeastPlayers() || o.Players > MaxPlayers:
		return fmt.Errorf("players: %d is not from %d to %d (S1)", o.Players, o.LeastPlayers(), MaxPlayers)
	case o.Target < MinTarget || o.Target > MaxTarget:
		return fmt.Errorf("target: %d is not from %d to %d (F4)", o.Target, MinTarget, MaxTarget)
	case int(o.Players) > MostPlayers(o.Decks):
		return fmt.Errorf("players: %s is for %d to %d, not %d (S1)",
			o.Decks.edition().name, MinPlayers, MostPlayers(o.Decks), o.Players)
	case o.RequireExpedition && o.Obstacle(RequireExpedition) == NoExpeditions:
		return fmt.Errorf("requireExpedition: %s has no expeditions (F3)", o.Decks.edition().name)
	case o.Contracts && o.Obstacle(Contracts) == NoExpansion:
		return fmt.Errorf("contracts: they need the expansion (S3)")
	case o.Cooperative && o.Obstacle(Cooperative) == NoContracts:
		return fmt.Errorf("cooperative: it is played with contracts (P1)")
	case o.RequireExpedition && o.Obstacle(RequireExpedition) == Together:
		return fmt.Errorf("requireExpedition: a cooperative game has no target (P4)")
	case o.CoinsByPlace && o.Obstacle(CoinsByPlace) == NoRivals:
		return fmt.Errorf("coinsByPlace: in a cooperative game no place is better than another (S4)")
	case !o.goal().adjustable && o.ContractsLaid != 0 && o.ContractsLaid != contractsLaid:
		return fmt.Errorf("contractsLaid: %d lie face up unless the game is cooperative, not %d (K1)",
			contractsLaid, o.ContractsLaid)
	case o.ContractsLaid != 0 && !o.Contracts:
		return fmt.Errorf("contractsLaid: this game has no contracts (K1)")
	case o.ContractsLaid > maxContracts:
		return fmt.Errorf("contractsLaid: %d is not from 1 to %d (P1)", o.ContractsLaid, maxContracts)
	case o.Difficulty != 0 && !o.HasTimePile():
		return fmt.Errorf("difficulty: only a cooperative game has a Time Pile (P3)")
	case o.Difficulty > MaxDifficulty:
		return fmt.Errorf("difficulty: %d is not from 0 to %d (P3)", o.Difficulty, MaxDifficulty)
	}
	return o.Decks.check()
}

// UnmarshalJSON reads options; a missing field has the value of [DefaultOptions]. It does not
// call Check.
func (o *Options) UnmarshalJSON(data []byte) error {
	type plain Options
	read := struct {
		plain
		Target *uint8 `json:"target"` // what is missing depends on the decks
	}{plain: plain(DefaultOptions())}
	if err := strictjson.Decode(data, &read); err != nil {
		return err
	}
	*o = Options(read.plain)
	o.Target = PrintedTarget(o.Decks)
	if read.Target != nil {
		o.Target = *read.Target
	}
	return nil
}
