// Package earlier has computer players of earlier versions: yardsticks that a stronger player is measured by. Only the lab
// uses it, so that what they have learned is no part of the game.
package earlier

import (
	_ "embed"
	"fmt"
	"sync"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/value"
)

// Admiral1 is the Admiral of 2026-11-22: outcomes of 24,000 to 60,000 games for each family, a look one card ahead, and no
// idea of going on beyond it.
const Admiral1 = "admiral-1"

//go:embed admiral-1.bin
var admiral1 []byte

var positions = sync.OnceValues(func() (*value.Weights, error) { return value.Read(admiral1) })

// Names lists the yardsticks here and those of package bot.
func Names() []string { return append([]string{Admiral1}, bot.Names()...) }

// New makes a player of one of these names, see [bot.New].
func New(name string, seed uint64) (bot.Player, error) {
	if name != Admiral1 {
		return bot.New(name, seed)
	}
	weights, err := positions()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", Admiral1, err)
	}
	return bot.NewLearned(bot.Knowledge{Positions: weights}, bot.Unerring, bot.Even, seed), nil
}
