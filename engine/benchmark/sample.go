package benchmark

import (
	"context"
	"fmt"
	"hash/fnv"
	"slices"

	"portroyal/engine/match"
	"portroyal/engine/skill"
)

// Choices takes decisions with more than one choice.
func Choices[V, A any](_ *V, legal []A) bool { return len(legal) > 1 }

// rate is how many decisions there are in a game for each that is taken, on average: those of one game are alike.
const rate = 20

// Sampled is a decision that has not been rolled out yet.
type Sampled[P, V, A any] struct {
	Group    string
	By       string
	Position P // as much of it as the view says
	View     V
	Played   A
	Seed     uint64 // of its rollouts, which use the low 32 bits: the same for decisions at one step of games of one number
}

// Sample plays a game of a group, with all levels at the table by turns, and gives the decisions that are taken from it. Of
// those that are wanted, such as [Choices], each is as likely to be taken as any other. The same seed and number give the
// same ones.
func (g *Game[O, P, V, A, W]) Sample(
	ctx context.Context, group Group[O], seed, game uint64, wanted func(*V, []A) bool,
) (all []Sampled[P, V, A], from Games, err error) {
	from = Games{Games: 1, Knowledge: g.Knowledge(group.Options)}
	deal := seed<<32 + g.begins(group.Name) + game
	position, err := g.New(group.Options, deal)
	if err != nil {
		return nil, from, fmt.Errorf("benchmark: %w", err)
	}
	seats := make([]match.Player[V, A], group.Options.Seats())
	names := make([]string, len(seats))
	for seat := range seats {
		names[seat] = (skill.CabinBoy + skill.Level((int(game)*len(seats)+seat)%skill.Levels)).String()
		if seats[seat], err = g.Player(names[seat], deal<<8+uint64(seat)); err != nil {
			return nil, from, fmt.Errorf("benchmark: %w", err)
		}
	}
	for step := 0; !g.Over(&position); step++ {
		if err := ctx.Err(); err != nil {
			return nil, from, err
		}
		seat := g.Owing(&position)
		view := g.View(&position, seat)
		legal := g.Legal(&view, nil)
		action := seats[seat].Choose(ctx, view, legal)
		if wanted(&view, legal) {
			from.Decisions++
			if taken(deal, step) {
				from.Taken++
				seen := g.Seen(&view)
				all = append(all, Sampled[P, V, A]{
					group.Name, names[seat], seen, g.View(&seen, seat), action, deal<<12 + uint64(step),
				})
			}
		}
		g.Play(&position, action)
	}
	return all, from, nil
}

// begins is the number of the first game of a group, apart from those of the others.
func (g *Game[O, P, V, A, W]) begins(group string) uint64 {
	return uint64(slices.IndexFunc(g.Groups, func(other Group[O]) bool { return other.Name == group })) << 24
}

// taken reports whether the decision at a step of a game is one of those that are taken.
func taken(game uint64, step int) bool {
	h := fnv.New64a()
	fmt.Fprint(h, game, " ", step)
	return h.Sum64()>>8%rate == 0
}
