package bot_test

import (
	"math"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/portroyal/bot/venture"
)

func newAssessor(t testing.TB) *bot.Assessor {
	t.Helper()
	weights, err := value.Learned()
	if err != nil {
		t.Fatal(err)
	}
	going, err := venture.Learned()
	if err != nil {
		t.Fatal(err)
	}
	return bot.NewAssessor(weights, going)
}

// TestAssessor goes through games of several editions: the chances after each action add up to 1, or are the same for
// all who play together; to turn up a card is worth the mean over all cards that can come, each as it is judged when it
// has come, so that no card is luck on average.
func TestAssessor(t *testing.T) {
	base := portroyal.DeckBase
	expanded := base | portroyal.DeckExpansion
	contracts, together := optionsOf(2, expanded), optionsOf(2, expanded)
	contracts.Contracts = true
	together.Contracts, together.Cooperative = true, true
	for name, options := range map[string]portroyal.Options{
		"base": optionsOf(3, base), "unterwegs": optionsOf(2, portroyal.DeckUnterwegs),
		"contracts": contracts, "together": together,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := newAssessor(t)
			draws := 0
			players := make([]bot.Player, options.Seats())
			for seat := range players {
				players[seat] = newPlayer(t, "stop3", 1)
			}
			playGame(t, options, players, 11, func(before portroyal.Position, _ portroyal.Action) {
				if draws == 25 {
					return
				}
				view, legal := before.View(), before.Legal(nil)
				outlooks, err := a.Actions(t.Context(), view, legal)
				if err != nil {
					t.Fatal(err)
				}
				for i, outlook := range outlooks {
					if !isOutlook(options, outlook) {
						t.Errorf("%s: %v", legal[i], outlook)
					}
				}
				after := view
				after.Play(legal[0])
				if legal[0].Kind != portroyal.RevealNext || after.Phase() != portroyal.Chance {
					return
				}
				draws++
				var sum bot.Outlook
				pool := after.NextCards()
				for card, copies := range pool {
					if copies == 0 {
						continue
					}
					mean, with, err := a.Draw(t.Context(), after, portroyal.Card(card))
					if err != nil {
						t.Fatal(err)
					}
					for seat := range sum {
						if math.Abs(mean[seat]-outlooks[0][seat]) > 1e-12 {
							t.Errorf("to go on is worth %v, and the mean is %v", outlooks[0], mean)
						}
						sum[seat] += float64(copies) / float64(pool.Size()) * (with[seat] - mean[seat])
					}
				}
				for seat, luck := range sum {
					if math.Abs(luck) > 1e-9 {
						t.Errorf("the mean luck of seat %d is %g", seat, luck)
					}
				}
			})
			if draws < 10 {
				t.Errorf("%d cards were turned up", draws)
			}
		})
	}
}

func optionsOf(players uint8, decks portroyal.Deck) portroyal.Options {
	o := portroyal.DefaultOptions()
	o.Players, o.Decks, o.Target = players, decks, portroyal.PrintedTarget(decks)
	return o
}

func isOutlook(options portroyal.Options, outlook bot.Outlook) bool {
	sum := 0.0
	for seat, share := range outlook {
		if share < 0 || share > 1 || seat >= options.Seats() && share != 0 && !options.Together() {
			return false
		}
		if sum += share; options.Together() && seat < options.Seats() && share != outlook[0] {
			return false
		}
	}
	return options.Together() || math.Abs(sum-1) < 1e-9
}

// TestAssessorRefuses: a card that cannot come is an error.
func TestAssessorRefuses(t *testing.T) {
	p, err := portroyal.New(optionsOf(2, portroyal.DeckBase), 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	view := p.View()
	view.Play(portroyal.Action{Kind: portroyal.RevealNext})
	if _, _, err := newAssessor(t).Draw(t.Context(), view, portroyal.NoCard); err == nil {
		t.Error("no card came")
	}
}
