package bot

import (
	"context"
	"math/rand/v2"

	"portroyal/engine/portroyal"
)

// randomStream is the second word of the random player's generator, so that a seed is one
// number and never the stream that shuffled the deck.
const randomStream = 0x72616e646f6d426f

// random plays any legal action, each equally likely.
type random struct{ dice *rand.Rand }

func newRandom(seed uint64) Player {
	return random{rand.New(rand.NewPCG(seed, randomStream))}
}

// Choose rolls a die.
func (r random) Choose(_ context.Context, _ portroyal.View, legal []portroyal.Action) portroyal.Action {
	return legal[r.dice.IntN(len(legal))]
}
