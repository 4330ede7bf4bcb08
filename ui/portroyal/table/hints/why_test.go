package hints

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/ui/geometry"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// whys are differences with their sentences in English, where passing is better than hiring a sailor.
var whys = []struct {
	of   coach.Difference
	want string
}{
	{coach.Difference{Kind: coach.Winning}, "It wins the game at once."},
	{
		coach.Difference{Kind: coach.Losing, Seat: 1, Mine: 11, Other: 13},
		"“Hire a sailor (1 point)” ends the game, and Ben wins with 13 points to your 11.",
	},
	{
		coach.Difference{Kind: coach.Trailing, Seat: 1, Mine: 11, Other: 13},
		"On your last turn, “Hire a sailor (1 point)” takes you only to 11; Ben has 13 points.",
	},
	{
		coach.Difference{Kind: coach.Overtaken, Seat: 1, Count: 12, Of: 50},
		"“Hire a sailor (1 point)” makes this the last round, and 12 of 50 possible cards let Ben overtake you.",
	},
	{
		coach.Difference{Kind: coach.Finishing, Mine: 12, Seat: 1, Other: 9},
		"With 12 points you lead in the last round; only Ben (9 points) still has a turn.",
	},
	{
		coach.Difference{Kind: coach.Finishing, Mine: 12, Other: 12},
		"You reach 12 points and lead, and nobody has a turn after you.",
	},
	{
		coach.Difference{Kind: coach.EndedByThem, Seat: 1, Count: 12, Of: 50},
		"After “Hire a sailor (1 point)”, 12 of 50 possible cards let Ben end the game.",
	},
	{
		coach.Difference{Kind: coach.EndedByThem, Seat: 1, Count: 12, Than: 3, Of: 50},
		"After “Hire a sailor (1 point)”, 12 of 50 possible cards, instead of 3, let Ben end the game.",
	},
	{
		coach.Difference{Kind: coach.Pressing, Seat: 1, Count: 30, Of: 50},
		"If you stop, 30 of 50 possible cards let Ben end the game.",
	},
	{
		coach.Difference{Kind: coach.Overtaking, Seat: 1, Count: 12, Than: 2, Of: 50},
		"12 of 50 possible cards, instead of 2, let you overtake Ben on your last turn.",
	},
	{
		coach.Difference{Kind: coach.LastTurn, Seat: 1, Mine: 9, Other: 2},
		"You go into your last turn with 9 coins instead of 2.",
	},
	{
		coach.Difference{Kind: coach.LastTurn, Seat: 1, Mine: 9, Other: 2, Count: 11, Than: 12},
		"With 11 points you trail Ben (12); you go into your last turn with 9 coins instead of 2.",
	},
	{
		coach.Difference{Kind: coach.ToTarget, Count: 12, Of: 50},
		"Stopping misses the target; with 12 of 50 possible cards you reach it this turn.",
	},
	{
		coach.Difference{Kind: coach.ToTheLead, Seat: 1, Count: 12, Of: 50},
		"Stopping does not take you past Ben; with 12 of 50 possible cards you would lead.",
	},
	{
		coach.Difference{Kind: coach.MoreToTake, Count: 12, Of: 50},
		"With 12 of 50 possible cards you may take more than if you stop now.",
	},
	{
		coach.Difference{Kind: coach.MorePaid, Mine: 4, Count: 12, Of: 50},
		"With 12 of 50 possible cards your persons bring up to 4 coins extra when you stop.",
	},
	{
		coach.Difference{Kind: coach.MorePoints, Count: 12, Of: 50},
		"With 12 of 50 possible cards you get more points than if you stop now.",
	},
	{
		coach.Difference{Kind: coach.Fruitless},
		"Stopping now brings you nothing, and the next card cannot end your turn.",
	},
	{
		coach.Difference{Kind: coach.Staked, Mine: 1, Other: 2, Count: 5, Of: 50, Chance: 0.2},
		"Going on puts 1 point and 2 coins at risk (20%), and only 5 of 50 possible cards bring more.",
	},
	{
		coach.Difference{Kind: coach.Staked, Mine: 1, Other: -2, Count: 5, Of: 50, Chance: 0.2},
		"Going on puts 1 point at risk (20%), and only 5 of 50 possible cards bring more.",
	},
	{
		coach.Difference{Kind: coach.Staked, Other: 4, Count: 1, Of: 50, Chance: 0.1},
		"Going on puts 4 coins at risk (10%), and only 1 of 50 possible cards brings more.",
	},
	{
		coach.Difference{Kind: coach.Staked, Other: 4, Of: 50, Chance: 0.1},
		"Going on puts 4 coins at risk (10%), and no possible card brings more.",
	},
	{
		coach.Difference{Kind: coach.PaysThem, Seat: 1, Mine: 4, Count: 46, Of: 68},
		"Another card may help Ben too: up to 4 coins extra with 46 of 68 possible cards.",
	},
	{
		coach.Difference{Kind: coach.EndingTurn},
		"“Hire a sailor (1 point)” ends your turn, and the harbour is lost.",
	},
	{
		coach.Difference{Kind: coach.Stopping, Mine: 2, Other: 1},
		"Cards you may take afterwards: 2 instead of 1.",
	},
	{coach.Difference{Kind: coach.Earning, Card: cardOf("red-6-3c"), Mine: 3}, "If the frigate docks, it can bring you 3 coins."},
	{
		coach.Difference{Kind: coach.Safer, Chance: 0.1, OtherChance: 0.25},
		"The risk of the next card is 10% instead of 25%.",
	},
	{
		coach.Difference{Kind: coach.HandsOver, Seat: 1, Card: cardOf("captain"), Other: 12},
		"After “Hire a sailor (1 point)”, Ben can take the captain, reach 12 points and end the game.",
	},
	{
		coach.Difference{Kind: coach.LeavesClaim, Seat: 1, Card: cardOf("expedition-captain2"), Other: 9},
		"After “Hire a sailor (1 point)”, Ben can get all the persons for the expedition (4 points) and reach 9 points.",
	},
	{
		coach.Difference{Kind: coach.LeavesClaim, Seat: 1, Card: cardOf("expedition-captain2"), Other: 12},
		"After “Hire a sailor (1 point)”, Ben can get all the persons for the expedition (4 points), reach 12 " +
			"points and end the game.",
	},
	{coach.Difference{Kind: coach.AlsoAfter}, "“Hire a sailor (1 point)” is still possible after “Pass”, but not " +
		"the other way round."},
	{
		coach.Difference{Kind: coach.Denying, Seat: 1, Card: cardOf("captain"), Other: 1},
		"After “Hire a sailor (1 point)”, Ben can take the captain and get 1 point.",
	},
	{
		coach.Difference{Kind: coach.DenyingCash, Seat: 1, Card: cardOf("red-6-3c"), Other: 2},
		"After “Hire a sailor (1 point)”, Ben can take the frigate and get 2 coins after the fee.",
	},
	{
		coach.Difference{Kind: coach.Claiming, Card: cardOf("expedition-captain2"), Mine: 9, Other: 7},
		"You can claim the expedition (4 points) at once and reach 9 points instead of 7.",
	},
	{
		coach.Difference{Kind: coach.Nearer, Card: cardOf("expedition-captain2"), Mine: 1, Other: 3},
		"You are then 1 person short of the expedition (4 points) instead of 3.",
	},
	{
		coach.Difference{Kind: coach.Nearer, Card: cardOf("expedition-captain2"), Other: 2},
		"You then have all the persons for the expedition (4 points); otherwise you are 2 short.",
	},
	{
		coach.Difference{Kind: coach.LaterToo, Card: cardOf("expedition-captain2")},
		"The expedition (4 points) can wait: the next card cannot end your turn.",
	},
	{
		coach.Difference{Kind: coach.Unrivalled, Seat: 1, Card: cardOf("expedition-captain2"), Other: 2},
		"The expedition (4 points) can wait: Ben, who is closest, still needs 2 persons.",
	},
	{coach.Difference{Kind: coach.Contracted, Contract: portroyal.Fighter}, "It fulfils “Fighter”."},
	{
		coach.Difference{Kind: coach.Stepping, Contract: portroyal.Fighter, Mine: 1, Other: 2},
		"You are then 1 step away from “Fighter” instead of 2.",
	},
	{coach.Difference{Kind: coach.Deserving, Mine: 9, Other: 8}, "You reach 9 points instead of 8."},
	{
		coach.Difference{Kind: coach.Helping, Card: cardOf("governor")},
		"Governor (1 more card) will help you on later turns too.",
	},
	{
		coach.Difference{Kind: coach.Repelling, Count: 12, Of: 30, Than: 6},
		"Your swords then repel 12 of 30 possible ships instead of 6.",
	},
	{
		coach.Difference{Kind: coach.Overpaid, Card: cardOf("settler"), Other: 5},
		"1 point for 5 coins is expensive: most persons still to come cost less per point.",
	},
	{
		coach.Difference{Kind: coach.Richer, Mine: 7, Other: 3, Count: 12, Of: 30, Than: 6},
		"With 7 coins instead of 3 you can afford 12 of the 30 persons still to come; otherwise 6.",
	},
	{
		coach.Difference{Kind: coach.Richer, Mine: 9, Other: 3, Count: 30, Of: 30, Than: 6},
		"With 9 coins instead of 3 you can afford all 30 persons still to come; otherwise 6.",
	},
	{coach.Difference{Kind: coach.Harmless}, "The next card cannot end your turn, and you can still stop after it."},
	{
		coach.Difference{Kind: coach.Promising, Chance: 0.1, Count: 12, Of: 50},
		"12 of 50 possible cards bring more than stopping now, at a risk of 10%.",
	},
	{
		coach.Difference{Kind: coach.Colours, Chance: 0.1, Count: 12, Of: 50},
		"12 of 50 possible cards bring another colour into the harbour, at a risk of 10%.",
	},
	{
		coach.Difference{Kind: coach.Unpromising, Chance: 0.3, Count: 12, Of: 50},
		"The risk of the next card is 30%, and 12 of 50 possible cards bring more than stopping now.",
	},
	{
		coach.Difference{Kind: coach.Fruitless, Chance: 0.3},
		"Stopping now brings you nothing; the risk of a bust is 30%.",
	},
	{
		coach.Difference{Kind: coach.Modest, Other: 1, Count: 16, Of: 24},
		"Stopping now brings only 1 coin, and 16 of 24 possible cards do not end your turn.",
	},
	{
		coach.Difference{Kind: coach.Modest, Mine: 2, Other: -4, Count: 16, Of: 24},
		"16 of 24 possible cards do not end your turn, and you can still stop after each of them.",
	},
	{
		coach.Difference{Kind: coach.Unpromising, Count: 14, Of: 157},
		"Only 14 of 157 possible cards bring more than stopping now.",
	},
	{coach.Difference{Kind: coach.Gambling, Chance: 0.3}, "Unless it is a bust (30%), you may take 1 more card."},
	{coach.Difference{Kind: coach.Freeing, Count: 3, Of: 24}, "Its colour stays free: 3 of 24 possible cards have it."},
	{coach.Difference{Kind: coach.Freeing, Of: 24}, "No card to come has the colour of this ship."},
	{coach.Difference{Kind: coach.Postponed, Contract: portroyal.Fighter}, "“Fighter” can still be fulfilled later."},
	{
		coach.Difference{Kind: coach.Busier, Card: cardOf("trader-red-1"), Count: 9, Than: 6, Of: 50},
		"More ships of the right colour are still to come: 9 instead of 6.",
	},
	{coach.Difference{Kind: coach.Fitting, Card: cardOf("settler"), Count: 3, Than: 1}, "Settler fits 3 expeditions still to come."},
	{coach.Difference{Kind: coach.Lasting, Other: 1}, "“Hire a sailor (1 point)” costs 1 turn."},
	{coach.Difference{Kind: coach.Wealthier, Mine: 7, Other: 5}, "You then have 7 coins instead of 5."},
	{coach.Difference{Kind: coach.Paying, Seat: 1, Other: 1}, "“Hire a sailor (1 point)” gives 1 coin to Ben."},
}

var passing = Why{
	Best: portroyal.Action{Kind: portroyal.Pass}, Other: portroyal.Taking(cardOf("sailor-1")),
}

// Every difference is a sentence in each language, and none lacks a word.
func TestDifferencesInWords(t *testing.T) {
	var told [coach.Kinds]bool
	for _, language := range words.Languages {
		w := newPanel(t, language, harbour).words
		for _, d := range whys {
			told[d.of.Kind] = true
			got := w.sentence(passing, d.of)
			if language == words.English && got != d.want {
				t.Errorf("kind %d: %q, want %q", d.of.Kind, got, d.want)
			}
			if !strings.HasSuffix(got, ".") || strings.ContainsAny(got, "[<") || strings.Contains(got, "  ") {
				t.Errorf("%s: kind %d is %q", language, d.of.Kind, got)
			}
		}
	}
	for kind, ok := range told {
		if !ok {
			t.Errorf("kind %d is not told", kind)
		}
	}
}

// The panel asks why the best choice is better than another one and answers with the most decisive differences,
// all within its width; without any it does not ask.
func TestPanelSaysWhy(t *testing.T) {
	for _, language := range words.Languages {
		p := newPanel(t, language, harbour)
		room := geometry.Rect(0, 0, 380, 400)
		worth := []coach.Hint{{Action: passing.Best, Chance: 0.6}, {Action: passing.Other, Chance: 0.4}}
		p.Show(worth, Why{Best: passing.Best, Other: passing.Other})
		head := p.words.head(passing)
		if visible.Says(p.Lay(room, 1), head) {
			t.Errorf("%s: it asks why and has no answer", language)
		}
		why := passing
		for _, d := range whys {
			why.Differences = append(why.Differences, d.of)
		}
		p.Show(worth, why)
		shown := p.Lay(room, 1)
		if sentences := p.words.sentences(why); len(sentences) != enough {
			t.Errorf("%s: %d differences are shown", language, len(sentences))
		}
		var said []string
		for _, text := range visible.All[*canvas.Text](shown) {
			said = append(said, text.Text)
			if from, to := visible.Ink(text); from.X < 0 || to.X > room.W {
				t.Errorf("%s: %q is wider than the panel", language, text.Text)
			}
		}
		all := strings.Join(said, " ")
		for _, sentence := range append(p.words.sentences(why), head) {
			if !strings.Contains(all, sentence) {
				t.Errorf("%s: it does not say %q but %q", language, sentence, all)
			}
		}
	}
}
