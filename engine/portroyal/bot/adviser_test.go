package bot_test

import (
	"math"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

func newAdviser(t *testing.T) *bot.Adviser {
	t.Helper()
	knowledge, err := bot.Learned()
	if err != nil {
		t.Fatal(err)
	}
	return bot.NewAdviser(knowledge)
}

// advised are games whose decisions are of all kinds.
func advised() []portroyal.Options {
	return append(contractGames(2), edition(portroyal.DeckUnterwegs, 3), edition(portroyal.DeckBase, 5))
}

// Every choice is judged, the best first. Nothing can be told of another extra tax increase, which is the only legal
// action left out (C5).
func TestEveryChoiceIsJudged(t *testing.T) {
	t.Parallel()
	adviser := newAdviser(t)
	kinds := map[portroyal.ActionKind]bool{}
	for _, options := range advised() {
		eachDecision(t, options, 2, func(position portroyal.Position) {
			legal := position.Legal(nil)
			choices := adviser.Choices(t.Context(), position.View(), legal)
			for i, choice := range choices {
				kinds[choice.Action.Kind] = true
				if !slices.Contains(legal, choice.Action) || math.IsNaN(choice.Worth) || choice.Worth < 0 ||
					i > 0 && choice.Worth > choices[i-1].Worth {
					t.Fatalf("choice %d of %v: %+v", i, legal, choice)
				}
			}
			if len(choices) != len(legal) && position.NextCard() != 0 {
				t.Fatalf("%d of %d actions are judged", len(choices), len(legal))
			}
		})
	}
	for _, kind := range []portroyal.ActionKind{
		portroyal.RevealNext, portroyal.Stop, portroyal.RepelShip, portroyal.Take, portroyal.Pass, portroyal.Claim,
		portroyal.Fulfil, portroyal.MoveToVictory,
	} {
		if !kinds[kind] {
			t.Errorf("no action of kind %d was judged", kind)
		}
	}
}

// If it makes no difference which of two cards is taken first, both are worth the same if either is followed by the
// other.
func TestOrdersOfTheSameCardsAreWorthTheSame(t *testing.T) {
	adviser := newAdviser(t)
	pairs := 0
	eachDecision(t, edition(portroyal.AllDecks&^portroyal.DeckUnterwegs, 3), 40, func(position portroyal.Position) {
		view, legal := position.View(), position.Legal(nil)
		for i, one := range legal {
			for _, other := range legal[:i] {
				first, second := view, view
				first.Play(one)
				second.Play(other)
				if one.Kind != portroyal.Take || other.Kind != portroyal.Take ||
					!slices.Contains(first.Legal(nil), other) || !slices.Contains(second.Legal(nil), one) {
					continue
				}
				first.Play(other)
				second.Play(one)
				if first != second || adviser.Leads(t.Context(), view, one).Then != other ||
					adviser.Leads(t.Context(), view, other).Then != one {
					continue
				}
				pairs++
				choices := adviser.Choices(t.Context(), view, []portroyal.Action{one, other})
				if math.Abs(choices[0].Worth-choices[1].Worth) > 1e-9 {
					t.Errorf("%v and then the other card: %v", legal, choices)
				}
			}
		}
	})
	if pairs < 10 {
		t.Errorf("only %d pairs were looked at", pairs)
	}
}
