package bot

import (
	"fmt"

	"portroyal/engine/piratescove/bot/value"
)

// Admiral1 is the name of the Admiral of the first releases, a yardstick that later ones are measured by: it has the
// numbers that the quick policy had then, and the first weights; it looks at less, and not at all at follies.
const Admiral1 = "admiral-1"

func newAdmiral1(seed uint64) (Player, error) {
	weights, err := value.First()
	if err != nil {
		return nil, fmt.Errorf("computer players: %w", err)
	}
	admiral := newMind(weights, mind{effort: effort{150, 16, 0}}, Even, seed)
	admiral.search.policy.manner = &firstManner
	return admiral, nil
}
