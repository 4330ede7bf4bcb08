package coach

import (
	"context"
	"math"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/rollout"
)

// Odds are how likely a seat is to win a game that has been played out so often.
type Odds struct {
	Chance float64 // from 0 to 1; against time of making it
	Error  float64 // its standard error
	Games  int
}

// Sure reports whether playing out more games would hardly tell more.
func (o Odds) Sure() bool { return o.Games >= oddsMost || o.Games > 0 && o.Error <= oddsError }

// The bounds of playing a game out.
const (
	oddsStep  = 16 // games from one answer to the next
	oddsMost  = 160
	oddsError = 0.02
)

// Opposed plays a game out again and again after a choice, against the players who are there. It serves one caller at a time.
type Opposed struct {
	roller *bot.Roller
	view   portroyal.View
	action portroyal.Action
	came   []float64
}

// Against begins with an action of the deciding seat, against these players, by seat, where nil is one who plays as well as they
// can: so does the deciding seat itself. It is an error if the learned evaluation does not fit the rules of this program.
func Against(view portroyal.View, action portroyal.Action, players []bot.Player) (*Opposed, error) {
	knowledge, err := bot.Learned()
	if err != nil {
		return nil, err
	}
	o := &Opposed{roller: bot.NewRoller(knowledge), view: view, action: action}
	for seat, player := range players {
		if seat != view.Decides() {
			o.roller.Seat(seat, player)
		}
	}
	return o, nil
}

// Odds plays some more games out, and gives the odds so far. It is an error if ctx is done before.
func (o *Opposed) Odds(ctx context.Context) (Odds, error) {
	for range oddsStep {
		outlook, err := o.roller.Play(ctx, o.view, o.action, math.MaxInt, uint64(len(o.came)))
		if err != nil {
			return Odds{}, err
		}
		o.came = append(o.came, outlook[o.view.Decides()])
	}
	mean, wrong := rollout.Spread(o.came)
	return Odds{min(max(mean, 0), 1), wrong, len(o.came)}, nil
}
