package bot

import (
	"context"
	"math/rand/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/skill"
)

// learned searches with the learned evaluation. It is used for one game at a time.
type learned struct {
	evaluator    *value.Evaluator
	search       search
	stream       *rand.PCG
	options      portroyal.Options // of the game, since the first decision
	seed         uint64
	deliberation *deliberation // nil for those who do not
}

// How many positions are looked at before a decision is thought about less broadly: so that no decision takes a quarter
// of a second, and none of the Governor's a second before its rollouts.
const (
	lookedAt     = 12_000
	longLookedAt = 250_000
)

// learnedStream is the second word of a learned player's generator.
const learnedStream = 0x6c6561726e6564

// doubt is how much less than it seems going on with a turn is worth to a player, in chances of winning among two.
const doubt = 0.01

// NewLearned makes a player that judges positions by this knowledge. It plays games that it covers, see
// [value.Weights.Has].
func NewLearned(knowledge Knowledge, level Level, character Character, seed uint64) Dicer {
	l := &learned{evaluator: value.NewEvaluator(knowledge.Positions, NewPrior()), stream: rand.NewPCG(seed, learnedStream)}
	l.search.eval, l.search.limit = l.evaluator, lookedAt
	l.search.midturn, l.search.doubt = knowledge.Going, doubt
	if level == Governor {
		l.search.limit, l.search.ahead, l.search.top = longLookedAt, 1, 1
		l.search.pairs = &pairs{}
		l.deliberation, l.seed = &deliberation{roller: NewRoller(knowledge), character: character}, seed
	}
	l.search.err = mistakes(level, func() portroyal.Options { return l.options }, rand.New(l.stream))
	l.search.taste, l.search.daring = character.taste, character.daring+levels[level].greed
	return l
}

// newOpponent makes the player whom a level and a character stand for.
func newOpponent(level Level, character Character, seed uint64) (Player, error) {
	knowledge, err := Learned()
	if err != nil {
		return nil, err
	}
	return NewLearned(knowledge, level, character, seed), nil
}

// Named is the name of a computer player of that level and character, as New knows it: "captain:bold", and "captain"
// for one without a taste of its own.
func Named(level Level, character Character) string { return skill.Named(level, character.Name) }

// LevelOf gives the level and the character that a name stands for; it reports false for a yardstick or an unknown
// name.
func LevelOf(name string) (level Level, character Character, ok bool) {
	return skill.Of(name, characters)
}

// Roll begins its random stream anew.
func (l *learned) Roll(seed uint64) {
	l.seed = seed
	l.stream.Seed(seed, learnedStream)
}

// Choose searches, if there is a choice and time for it.
func (l *learned) Choose(ctx context.Context, view portroyal.View, legal []portroyal.Action) portroyal.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	if ctx.Err() != nil {
		return stopper(2).Choose(ctx, view, legal) // no time to think: a rule of thumb
	}
	l.options = view.Options()
	l.evaluator.Prepare(&view)
	action := l.search.choose(ctx, &view, legal)
	if l.deliberation == nil || ctx.Err() != nil {
		return action
	}
	return l.deliberation.decide(ctx, &view, l.search.choices, l.seed)
}
