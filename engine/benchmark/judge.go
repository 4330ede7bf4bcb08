package benchmark

import (
	"context"
	"fmt"
	"math"
	"runtime"
	"slices"
	"sync"

	"portroyal/engine/match"
)

// Cost is what decisions cost on average compared with the best choices, in chances of winning from 0 to 1.
type Cost struct {
	Decisions int     `json:"decisions"`
	Mean      float64 `json:"mean"`
	Error     float64 `json:"error"`    // one standard error of the mean
	Unrolled  int     `json:"unrolled"` // decided in favour of a choice that was not rolled out, as it seemed much worse
}

// add adds a decision; mean and error are sums until [Cost.sum].
func (c *Cost) add(cost float64, rolled bool) {
	c.Decisions++
	c.Mean += cost
	c.Error += cost * cost
	if !rolled {
		c.Unrolled++
	}
}

// sum makes a mean and its error of the sums.
func (c *Cost) sum() {
	n := float64(max(c.Decisions, 1))
	c.Mean /= n
	c.Error = math.Sqrt(max(c.Error/n-c.Mean*c.Mean, 0) / max(n-1, 1))
}

// Judgement is what a player's decisions cost.
type Judgement struct {
	Player string          `json:"player"`
	Groups map[string]Cost `json:"groups"`
	Games  map[string]Cost `json:"games"` // the same for all decisions that a player has in a game of the group
	Kinds  map[string]Cost `json:"kinds"`
	All    Cost            `json:"all"`  // every decision
	Game   Cost            `json:"game"` // the mean of what it costs in a game of each group with at least 30 decisions
}

// few is how many decisions a group needs to count in the mean of all games: the mean of fewer says nothing about a game. If no
// group has as many, all count.
const few = 30

// Maker makes players by name.
type Maker[V, A any] = func(name string, seed uint64) (match.Player[V, A], error)

// Judge asks a player about every decision. Each time they are made anew, so that they know nothing of the others, and with
// another seed: one who errs would otherwise err in the same way each time. The same player has the same judgement.
func (g *Game[O, P, V, A, W]) Judge(
	ctx context.Context, b *Benchmark[P, A, W], name string, makes Maker[V, A],
) (Judgement, error) {
	all := b.Decisions
	chosen := make([]A, len(all))
	next := make(chan int)
	errs := make([]error, runtime.GOMAXPROCS(0))
	var group sync.WaitGroup
	for worker := range errs {
		group.Go(func() {
			for i := range next {
				if errs[worker] == nil {
					chosen[i], errs[worker] = g.choice(ctx, name, makes, &all[i], uint64(i))
				}
			}
		})
	}
	for i := range all {
		next <- i
	}
	close(next)
	group.Wait()
	for _, err := range errs {
		if err != nil {
			return Judgement{}, err
		}
	}
	return g.added(b, name, chosen), nil
}

// Check says what in a benchmark does not go with the rules of today, or with itself, in one sentence; nil if all does.
func (g *Game[O, P, V, A, W]) Check(b *Benchmark[P, A, W]) error {
	counted := map[string]int{}
	for i := range b.Decisions {
		d := &b.Decisions[i]
		counted[d.Group]++
		view := g.View(&d.Position, g.Seat(d.Choices[0].Action))
		legal := g.Legal(&view, nil)
		for _, choice := range d.Choices {
			if !slices.Contains(legal, choice.Action) {
				return fmt.Errorf("benchmark: in decision %d, of %s, %v is not legal", i+1, d.Group, choice.Action)
			}
		}
	}
	for _, group := range g.Groups {
		if n := counted[group.Name]; n == 0 || n != b.Groups[group.Name].Taken {
			return fmt.Errorf("benchmark: %d decisions of %s are there, %d were taken", n, group.Name, b.Groups[group.Name].Taken)
		}
	}
	return nil
}

// choice is what a player does.
func (g *Game[O, P, V, A, W]) choice(
	ctx context.Context, name string, makes Maker[V, A], d *Decision[P, A], seed uint64,
) (chosen A, err error) {
	player, err := makes(name, seed)
	if err != nil {
		return chosen, fmt.Errorf("benchmark: %w", err)
	}
	view := g.View(&d.Position, g.Seat(d.Choices[0].Action))
	return player.Choose(ctx, view, g.Legal(&view, nil)), ctx.Err()
}

// added adds up what the choices cost.
func (g *Game[O, P, V, A, W]) added(b *Benchmark[P, A, W], name string, chosen []A) Judgement {
	groups, kinds, all := map[string]*Cost{}, map[string]*Cost{}, Cost{}
	to := func(costs map[string]*Cost, of string, cost float64, rolled bool) {
		if costs[of] == nil {
			costs[of] = &Cost{}
		}
		costs[of].add(cost, rolled)
	}
	for i := range b.Decisions {
		d := &b.Decisions[i]
		cost, rolled := d.Cost(chosen[i])
		to(groups, d.Group, cost, rolled)
		to(kinds, g.Kind(d), cost, rolled)
		all.add(cost, rolled)
	}
	all.sum()
	j := Judgement{Player: name, Groups: map[string]Cost{}, Games: map[string]Cost{}, Kinds: map[string]Cost{}, All: all}
	for kind, cost := range kinds {
		cost.sum()
		j.Kinds[kind] = *cost
	}
	counts, least := 0, few
	for _, cost := range groups {
		if cost.Decisions >= few {
			counts++
		}
	}
	if counts == 0 {
		counts, least = len(groups), 1
	}
	for _, group := range g.Groups {
		cost := groups[group.Name]
		if cost == nil {
			continue
		}
		cost.sum()
		j.Groups[group.Name] = *cost
		times := b.Groups[group.Name].PerSeat(group.Options.Seats())
		game := *cost
		game.Mean *= times
		game.Error *= times
		j.Games[group.Name] = game
		if game.Decisions < least {
			continue
		}
		j.Game.Decisions += game.Decisions
		j.Game.Unrolled += game.Unrolled
		j.Game.Mean += game.Mean / float64(counts)
		j.Game.Error = math.Hypot(j.Game.Error, game.Error/float64(counts))
	}
	return j
}
