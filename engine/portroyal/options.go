package portroyal

import (
	"fmt"

	"portroyal/engine/internal/strictjson"
)

// Limits of a game.
const (
	MinPlayers = 2  // S1
	MaxPlayers = 5  // S1
	MinTarget  = 5  // F4
	MaxTarget  = 30 // F4

	// DefaultTarget and UnterwegsTarget are the printed targets in influence points (F1).
	DefaultTarget   = 12
	UnterwegsTarget = 8

	// UnterwegsPlayers is the highest number of players of Unterwegs alone (S1).
	UnterwegsPlayers = 4

	// MaxCards bounds the cards in one game: 120 + 24 + 20 + 4.
	MaxCards = 168
)

// Options say which game is played. The zero value is none; start from [DefaultOptions].
type Options struct {
	Players           uint8 `json:"players"`           // 2 to 5
	Decks             Deck  `json:"decks"`             // S3
	Contracts         bool  `json:"contracts"`         // K1
	Cooperative       bool  `json:"cooperative"`       // P1 to P6
	Target            uint8 `json:"target"`            // F4: 5 to 30 influence points
	RequireExpedition bool  `json:"requireExpedition"` // F3
	AutoPass          bool  `json:"autoPass"`          // F5
	AutoContracts     bool  `json:"autoContracts"`     // K5
}

// DefaultOptions is the base game for two, without variants.
func DefaultOptions() Options {
	return Options{Players: 2, Decks: DeckBase, Target: DefaultTarget, AutoContracts: true}
}

// MostPlayers is the highest number of players that an edition is for (S1).
func MostPlayers(decks Deck) int {
	if decks == DeckUnterwegs {
		return UnterwegsPlayers
	}
	return MaxPlayers
}

// PrintedTarget is the target that the rules of an edition give (F1).
func PrintedTarget(decks Deck) uint8 {
	if decks == DeckUnterwegs {
		return UnterwegsTarget
	}
	return DefaultTarget
}

// Check says in one sentence what is impossible about the options, or nil. The sentence
// begins with the name of the JSON field.
func (o Options) Check() error {
	switch {
	case o.Players < MinPlayers || o.Players > MaxPlayers:
		return fmt.Errorf("players: %d is not from %d to %d (S1)", o.Players, MinPlayers, MaxPlayers)
	case o.Target < MinTarget || o.Target > MaxTarget:
		return fmt.Errorf("target: %d is not from %d to %d (F4)", o.Target, MinTarget, MaxTarget)
	case int(o.Players) > MostPlayers(o.Decks):
		return fmt.Errorf("players: Unterwegs is for %d to %d, not %d (S1)", MinPlayers, UnterwegsPlayers, o.Players)
	case o.RequireExpedition && !o.Decks.HasExpeditions():
		return fmt.Errorf("requireExpedition: Unterwegs has no expeditions (F3)")
	case o.Contracts && o.Decks&DeckExpansion == 0:
		return fmt.Errorf("contracts: they need the expansion (S3)")
	case o.Contracts && !o.AutoContracts:
		return fmt.Errorf("autoContracts: this version fulfils contracts by itself only (K5)")
	case o.Cooperative:
		return fmt.Errorf("cooperative: this version does not have it yet (P1)")
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
