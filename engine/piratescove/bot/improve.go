package bot

import (
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"reflect"
	"runtime"
	"sync"

	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
)

// Improve looks for a better manner of the quick policy: it changes a few numbers of the best one so far by chance, lets it play
// alone among others of the best one, in games of three and of four by turns, and takes it if it wins more often than they do by more
// than two standard errors, over so many games and then three times as many. It writes what it takes, until ctx is done or so many
// have been tried; everything follows from the seed.
func Improve(ctx context.Context, seed uint64, games, trials int, out io.Writer) {
	dice := rand.New(rand.NewPCG(seed, 0x6d616e6e6572))
	best := usualManner
	next := seed << 24
	for trial := range trials {
		other := best
		changed := other.change(dice)
		gain, spread := other.against(ctx, &best, games, next)
		if next += uint64(games); gain > spread {
			more, less := other.against(ctx, &best, 3*games, next)
			next += uint64(3 * games)
			gain, spread = (gain+3*more)/4, math.Hypot(spread, 3*less)/4
		}
		if ctx.Err() != nil {
			return
		}
		if gain > 2*spread {
			best = other
			fmt.Fprintf(out, "%d: %v, %+.2f%% ± %.2f: %+v\n", trial, changed, 100*gain, 100*spread, best)
		}
	}
}

// change changes one to three numbers, and says which.
func (m *manner) change(dice *rand.Rand) (changed []string) {
	fields := reflect.ValueOf(m).Elem()
	for range 1 + dice.IntN(3) {
		i := dice.IntN(fields.NumField())
		field, name := fields.Field(i), fields.Type().Field(i).Name
		now := field.Float()
		if now == 0 || dice.IntN(8) == 0 {
			now += 0.15 * dice.NormFloat64()
		} else {
			now *= math.Exp(0.35 * dice.NormFloat64())
		}
		if kept, isChance := firstField(name), i >= fields.NumField()-chancesFrom; isChance && kept <= 1 {
			now = min(now, 1)
		}
		field.SetFloat(math.Round(1000*max(0, now)) / 1000)
		changed = append(changed, name)
	}
	return changed
}

// chancesFrom is how many of the last fields are how often something is done, or how much.
const chancesFrom = 18

func firstField(name string) float64 {
	return reflect.ValueOf(firstManner).FieldByName(name).Float()
}

// against is how much more often than a fair share somebody of this manner wins alone among others, in shares of a fair one, with its
// standard error.
func (m *manner) against(ctx context.Context, others *manner, games int, seed uint64) (gain, spread float64) {
	workers := runtime.GOMAXPROCS(0)
	sums, squares := make([]float64, workers), make([]float64, workers)
	var group sync.WaitGroup
	for worker := range workers {
		group.Go(func() {
			for game := worker; game < games && ctx.Err() == nil; game += workers {
				x := m.alone(others, 3+game%2, game/2, seed+uint64(game))
				sums[worker] += x
				squares[worker] += x * x
			}
		})
	}
	group.Wait()
	sum, square := 0.0, 0.0
	for worker := range workers {
		sum, square = sum+sums[worker], square+squares[worker]
	}
	n := float64(games)
	return sum / n, math.Sqrt((square/n - sum/n*sum/n) / n)
}

// alone plays one game, and says how many fair shares more than one it has won.
func (m *manner) alone(others *manner, players, at int, seed uint64) float64 {
	p, err := cove.New(cove.Options{Players: uint8(players)}, seed)
	if err != nil {
		return 0
	}
	own := at % players
	mine, theirs := policy{random: wyrand.Seeded(seed * 3), manner: m}, policy{random: wyrand.Seeded(seed*3 + 1), manner: others}
	for p.Phase() != cove.Over {
		seat, who := p.Owing(), &theirs
		if seat == own {
			who = &mine
		}
		if err := p.Apply(who.choose(&p, seat), nil); err != nil {
			return -1 // what is better by breaking a rule is not
		}
	}
	winners := p.Winners()
	for _, seat := range winners {
		if seat == own {
			return float64(players)/float64(len(winners)) - 1
		}
	}
	return -1
}
