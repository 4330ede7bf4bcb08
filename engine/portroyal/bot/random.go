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
type random struct {
	stream *rand.PCG
	dice   *rand.Rand
}

func newRandom(seed uint64) Player {
	stream := rand.NewPCG(seed, randomStream)
	return random{stream, rand.New(stream)}
}

// Roll begins its random stream anew.
func (r random) Roll(seed uint64) { r.stream.Seed(seed, randomStream) }

// Choose rolls a die.
func (r random) Choose(_ context.Context, _ portroyal.View, legal []portroyal.Action) portroyal.Action {
	return legal[r.dice.IntN(len(legal))]
}
