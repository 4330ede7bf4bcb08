package bot_test

import (
	"math"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

func newAssessor(t testing.TB) *bot.Assessor {
	t.Helper()
	knowledge, err := bot.Learned()
	if err != nil {
		t.Fatal(err)
	}
	return bot.NewAssessor(knowledge)
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
		"gamblers": optionsOf(2, base|portroyal.DeckGambler),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := newAssessor(t)
			draws, gambles := 0, 0
			players := make([]bot.Player, options.Seats())
			for seat := range players {
				players[seat] = newPlayer(t, "random", uint64(seat))
			}
			playGame(t, options, players, 11, func(before portroyal.Position, _ portroyal.Action) {
				view, legal := before.View(), before.Legal(nil)
				chosen := slices.IndexFunc(legal, func(a portroyal.Action) bool { return a.Kind == portroyal.Gamble })
				if chosen < 0 && draws >= 25 || gambles == 5 {
					return
				}
				outlooks, err := a.Actions(t.Context(), view, legal)
				if err != nil {
					t.Fatal(err)
				}
				for i, outlook := range outlooks {
					if !isOutlook(options, outlook) {
						t.Errorf("%s: %v", legal[i], outlook)
					}
				}
				if chosen >= 0 {
					gambles++
				}
				chosen = max(0, chosen)
				after := view
				after.Play(legal[chosen])
				if after.Phase() != portroyal.Chance {
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
						if math.Abs(mean[seat]-outlooks[chosen][seat]) > 1e-12 {
							t.Errorf("to go on is worth %v, and the mean is %v", outlooks[chosen], mean)
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
			if draws < 10 || options.Decks&portroyal.DeckGambler != 0 && gambles == 0 {
				t.Errorf("%d cards were turned up, and four at once %d times", draws, gambles)
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
