package coach

import (
	"context"
	"math"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/rollout"
)

// Odds are how likely a seat is to win a game that has been played out so often.
type Odds struct {
	Chance float64 // from 0 to 1; against time of making it
	Error  float64 // its standard error
	Games  int
}

// The bounds of playing a game out.
const (
	oddsStep  = 16 // games from one answer to the next
	oddsMost  = 480
	oddsError = 0.02 // as sure as this is enough
)

// Against plays the game out again and again after an action of the deciding seat, against these players, by seat, where nil is
// one who plays as well as they can: so does the deciding seat itself. told gets the odds so far, ever surer ones, until they are
// sure enough. It is an error if ctx is done before.
func (c *Coach) Against(
	ctx context.Context, view portroyal.View, action portroyal.Action, players []bot.Player, told func(Odds),
) error {
	knowledge, err := bot.Learned()
	if err != nil {
		return err
	}
	roller, seat := bot.NewRoller(knowledge), view.Decides()
	for at, player := range players {
		if at != seat {
			roller.Seat(at, player)
		}
	}
	var came []float64
	for game := range uint64(oddsMost) {
		outlook, err := roller.Play(ctx, view, action, math.MaxInt, game)
		if err != nil {
			return err
		}
		if came = append(came, outlook[seat]); len(came)%oddsStep > 0 {
			continue
		}
		mean, wrong := rollout.Spread(came)
		told(Odds{min(max(mean, 0), 1), wrong, len(came)})
		if wrong <= oddsError {
			break
		}
	}
	return nil
}
