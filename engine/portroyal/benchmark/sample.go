package benchmark

import (
	"context"
	"fmt"
	"hash/fnv"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// Choices takes decisions with more than one choice.
func Choices(_ *portroyal.View, legal []portroyal.Action) bool { return len(legal) > 1 }

// Turns takes the positions in which a turn begins or may go on.
func Turns(view *portroyal.View, _ []portroyal.Action) bool {
	return view.Phase() == portroyal.Discover
}

// rate is how many decisions there are in a game for each that is taken, on average: those of one game are alike.
const rate = 20

// Sampled is a decision that has not been rolled out yet.
type Sampled struct {
	Group  string
	By     string
	View   portroyal.View
	Played portroyal.Action
	Seed   uint64 // of its rollouts, which use the low 32 bits: the same for decisions at one step of games of one number
}

// Play plays a game of a group, with all levels at the table by turns, and gives the decisions that are taken from it. Of
// those that are wanted, such as [Choices], each is as likely to be taken as any other. The same seed and number give the
// same ones.
func Play(
	ctx context.Context, group Group, seed, game uint64, wanted func(*portroyal.View, []portroyal.Action) bool,
) (all []Sampled, from Games, err error) {
	from = Games{Games: 1, Knowledge: group.Knowledge()}
	deal := seed<<32 + group.begins() + game
	position, err := portroyal.New(group.Options, deal, portroyal.RandomStart)
	if err != nil {
		return nil, from, fmt.Errorf("benchmark: %w", err)
	}
	seats := make([]bot.Player, group.Options.Players)
	names := make([]string, len(seats))
	for seat := range seats {
		names[seat] = (bot.CabinBoy + bot.Level((int(game)*len(seats)+seat)%(int(bot.Governor-bot.CabinBoy)+1))).String()
		if seats[seat], err = bot.New(names[seat], deal<<8+uint64(seat)); err != nil {
			return nil, from, fmt.Errorf("benchmark: %w", err)
		}
	}
	for step := 0; position.Phase() != portroyal.Over; step++ {
		if err := ctx.Err(); err != nil {
			return nil, from, err
		}
		view, legal, seat := position.View(), position.Legal(nil), position.Decides()
		action := seats[seat].Choose(ctx, view, legal)
		if wanted(&view, legal) {
			from.Decisions++
			if taken(deal, step) {
				from.Taken++
				all = append(all, Sampled{group.Name, names[seat], view, action, deal<<12 + uint64(step)})
			}
		}
		position.Play(action, nil)
	}
	return all, from, nil
}

// taken reports whether the decision at a step of a game is one of those that are taken.
func taken(game uint64, step int) bool {
	h := fnv.New64a()
	fmt.Fprint(h, game, " ", step)
	return h.Sum64()>>8%rate == 0
}
