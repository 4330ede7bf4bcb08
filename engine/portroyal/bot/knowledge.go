package bot

import (
	"fmt"

	"portroyal/engine/portroyal/bot/midturn"
	"portroyal/engine/portroyal/bot/value"
)

// Knowledge is what computer players have learned: what positions are worth, and what it is worth to go on with a turn.
// Without the latter a search ends each turn after so many cards.
type Knowledge struct {
	Positions *value.Weights
	Going     *midturn.Weights
}

// Learned gives what the program comes with. An error says that it does not fit the rules of this program.
func Learned() (k Knowledge, err error) {
	if k.Positions, err = value.Learned(); err == nil {
		k.Going, err = midturn.Learned()
	}
	if err != nil {
		return k, fmt.Errorf("computer players: %w", err)
	}
	return k, nil
}

// FingerprintOf tells what the program knows about a family of games from other knowledge of it: 32 hexadecimal digits.
func FingerprintOf(family value.Family) string {
	return value.FingerprintOf(family) + midturn.FingerprintOf(family)
}
