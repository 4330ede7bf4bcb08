package bot

import (
	"context"
	"math/rand/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/yield"
)

// playouts plays games to their end from each position, by a rule of thumb for everybody, and takes the action that won
// most of them.
type playouts struct {
	stream *rand.PCG
	dice   *rand.Rand
	legal  []portroyal.Action
}

// playoutStream is the second word of the player's generator.
const playoutStream = 0x706c61796f7574

// How many are played for a decision, and how everybody plays in them.
const (
	playoutNumber = 256
	playoutRule   = stopper(3)
)

func newPlayouts(seed uint64) Player {
	stream := rand.NewPCG(seed, playoutStream)
	return &playouts{stream: stream, dice: rand.New(stream)}
}

// Roll begins its random stream anew.
func (p *playouts) Roll(seed uint64) { p.stream.Seed(seed, playoutStream) }

// Choose shares the playouts out among the actions.
func (p *playouts) Choose(ctx context.Context, view portroyal.View, legal []portroyal.Action) portroyal.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	seat := view.Decides()
	best, most := legal[0], -1.0
	for _, action := range legal {
		sum := 0.0
		each := max(1, playoutNumber/len(legal))
		for range each {
			if ctx.Err() != nil {
				return best
			}
			yield.Now()
			sum += p.playout(view, action, seat)
		}
		if worth := sum / float64(each); worth > most {
			best, most = action, worth
		}
	}
	return best
}

// playout plays one game to its end and gives the seat's share of the win.
func (p *playouts) playout(view portroyal.View, action portroyal.Action, seat int) float64 {
	view.Play(action)
	for {
		switch view.Phase() {
		case portroyal.Over:
			return view.WinShares()[seat]
		case portroyal.Chance:
			turnUpAny(&view, p.dice)
		default:
			p.legal = view.Legal(p.legal[:0])
			view.Play(playoutRule.decide(&view, p.legal))
		}
	}
}
