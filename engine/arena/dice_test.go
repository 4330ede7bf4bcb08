package arena

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
)

// dice is a table at which everybody rolls one die, strong players two of which the better counts. Together they make
// it if somebody rolls the highest number.
type dice struct {
	seats    int
	together bool
}

func (d dice) Check() error {
	if d.seats < 1 || d.seats > 5 {
		return errors.New("players: so many do not play")
	}
	return nil
}

func (d dice) Seats() int     { return d.seats }
func (d dice) Together() bool { return d.together }

func (d dice) Knows(player string) error {
	if player != "strong" && player != "weak" {
		return fmt.Errorf("%q is unknown", player)
	}
	return nil
}

func (d dice) Play(ctx context.Context, game Game) (outcome Outcome, err error) {
	const faces = 1000
	var rolls []int
	for seat, player := range game.Players {
		die := rand.New(rand.NewPCG(game.Seed, game.Seeds[seat]))
		roll := die.IntN(faces)
		if player == "strong" {
			roll = max(roll, die.IntN(faces))
		}
		rolls = append(rolls, roll)
		outcome.Won = outcome.Won || roll >= faces*8/10
	}
	for _, roll := range rolls {
		place := 1
		for _, other := range rolls {
			if other > roll {
				place++
			}
		}
		outcome.Places = append(outcome.Places, place)
	}
	return outcome, ctx.Err()
}
