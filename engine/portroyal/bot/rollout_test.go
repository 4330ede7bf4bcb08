package bot_test

import (
	"context"
	"math"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/rollout"
)

func newRoller(t testing.TB) *bot.Roller {
	t.Helper()
	knowledge, err := bot.Learned()
	if err != nil {
		t.Fatal(err)
	}
	return bot.NewRoller(knowledge)
}

// spread is the mean of numbers, and their standard deviation.
func spread(numbers []float64) (mean, deviation float64) {
	for _, x := range numbers {
		mean += x / float64(len(numbers))
	}
	for _, x := range numbers {
		deviation += (x - mean) * (x - mean) / float64(len(numbers)-1)
	}
	return mean, math.Sqrt(deviation)
}

// TestRolloutsAreHonest: rollouts without the luck of cards have the mean of games as Admirals play them, within what
// chance allows: to the end, and cut short with less than two thirds of the noise.
func TestRolloutsAreHonest(t *testing.T) {
	const games, forGood, sigmas, bias = 80, 1000, 3.5, 0.05
	roller := newRoller(t)
	seats := []bot.Player{newPlayer(t, "admiral", 0), newPlayer(t, "admiral", 1)}
	p, err := portroyal.New(optionsOf(2, portroyal.DeckBase), 6, 0)
	if err != nil {
		t.Fatal(err)
	}
	for p.Phase() != portroyal.Over && max(p.Points(0), p.Points(1)) < 9 { // late, where games vary less
		p.Play(seats[p.Decides()].Choose(t.Context(), p.View(), p.Legal(nil)), nil)
	}
	view, seat := p.View(), p.Decides()
	action := p.Legal(nil)[0]
	var whole, short, played []float64
	for game := range uint64(games) {
		for turns, all := range map[int]*[]float64{forGood: &whole, 1: &short} {
			outlook, err := roller.Play(t.Context(), view, action, turns, game)
			if err != nil {
				t.Fatal(err)
			}
			if sum := outlook[0] + outlook[1]; math.Abs(sum-1) > 1e-9 {
				t.Fatalf("the chances %v add up to %v", outlook, sum)
			}
			*all = append(*all, outlook[seat])
		}
		q := portroyal.Position(view)
		q.SetRandom(game * 0x9e3779b97f4a7c15)
		q.Play(action, nil)
		for q.Phase() != portroyal.Over {
			q.Play(seats[q.Decides()].Choose(t.Context(), q.View(), q.Legal(nil)), nil)
		}
		over := q.View()
		played = append(played, over.WinShares()[seat])
	}
	mean, noise := spread(played)
	for name, rolled := range map[string][]float64{"to the end": whole, "cut short": short} {
		m, n := spread(rolled)
		if off := math.Abs(m - mean); off > bias && off > sigmas*math.Hypot(n, noise)/math.Sqrt(games) {
			t.Errorf("%s, rollouts come to %.3f, games to %.3f", name, m, mean)
		}
		if name == "cut short" && n > noise*2/3 {
			t.Errorf("%s, rollouts vary by %.3f, games by %.3f", name, n, noise)
		}
	}
}

// TestRolloutsAreTheSameAgain: a rollout depends on its number alone, and ends when it is told to.
func TestRolloutsAreTheSameAgain(t *testing.T) {
	p, err := portroyal.New(optionsOf(4, portroyal.DeckBase|portroyal.DeckExpansion), 7, 0)
	if err != nil {
		t.Fatal(err)
	}
	view, action := p.View(), p.Legal(nil)[0]
	roller := newRoller(t)
	first, err := roller.Play(t.Context(), view, action, 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	other, err := roller.Play(t.Context(), view, action, 2, 2)
	if err != nil {
		t.Fatal(err)
	}
	again, err := roller.Play(t.Context(), view, action, 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	if first != again || first == other {
		t.Errorf("game 1 is worth %v and then %v, game 2 %v", first, again, other)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := roller.Play(ctx, view, action, 2, 1); err == nil {
		t.Error("it goes on after it was told to end")
	}
}

// TestRolloutsGoOnAfterAClaim: an expedition claimed before the first card of a turn begins no other turn, so that the rest
// of this one is played as after any other action.
func TestRolloutsGoOnAfterAClaim(t *testing.T) {
	roller, found := newRoller(t), 0
	look := func(before portroyal.Position, _ portroyal.Action) {
		claims := func(a portroyal.Action) bool { return a.Kind == portroyal.Claim }
		legal := before.Legal(nil)
		at := slices.IndexFunc(legal, claims)
		if before.Phase() != portroyal.Discover || before.Revealed() > 0 || at < 0 {
			return
		}
		found++
		action := legal[at]
		var outlooks []float64
		for game := range uint64(4) {
			outlook, err := roller.Play(t.Context(), before.View(), action, 0, game)
			if err != nil {
				t.Fatal(err)
			}
			outlooks = append(outlooks, outlook[before.Active()])
		}
		if _, noise := spread(outlooks); noise == 0 {
			t.Errorf("no card comes after %v: %v", action, outlooks)
		}
	}
	for seed := uint64(0); found == 0 && seed < 10; seed++ {
		seats := []bot.Player{newPlayer(t, "admiral", 0), newPlayer(t, "admiral", 1)}
		playGame(t, optionsOf(2, portroyal.DeckBase), seats, seed, look)
	}
	if found == 0 {
		t.Error("nobody could claim anything")
	}
}

// TestThrough: a game is played to its end with every turn told once, and what the cards have changed in all explains much of
// its result: without it results vary less.
func TestThrough(t *testing.T) {
	roller := newRoller(t)
	var plain, without []float64
	for game := range uint64(30) {
		p, err := portroyal.New(optionsOf(2, portroyal.DeckBase), game, 0)
		if err != nil {
			t.Fatal(err)
		}
		sum, turns, active := 0.0, 0, -1
		over, last, err := roller.Through(t.Context(), p, func(view *portroyal.View, luck *bot.Outlook) {
			if view.Phase() != portroyal.Discover || view.Revealed() > 0 || turns > 0 && view.Active() == active {
				t.Fatalf("game %d: no turn begins at %s with %d cards", game, view.Phase(), view.Revealed())
			}
			if turns == 0 && *luck != (bot.Outlook{}) || math.Abs(luck[0]+luck[1]) > 1e-6 {
				t.Errorf("game %d, turn %d: luck of %v", game, turns, *luck)
			}
			active = view.Active()
			turns++
			sum += luck[0]
		})
		if err != nil || over.Phase() != portroyal.Over || turns < 10 {
			t.Fatalf("game %d ends in phase %s after %d turns: %v", game, over.Phase(), turns, err)
		}
		plain = append(plain, over.WinShares()[0])
		without = append(without, over.WinShares()[0]-sum-last[0])
	}
	_, all := spread(plain)
	if _, left := spread(without); left > 0.8*all {
		t.Errorf("results vary by %.3f, and without luck by %.3f", all, left)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	p, err := portroyal.New(optionsOf(2, portroyal.DeckBase), 6, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := roller.Through(ctx, p, func(*portroyal.View, *bot.Outlook) {}); err == nil {
		t.Error("it goes on after it was told to end")
	}
}

// Rollouts that are cut short and freed of the luck of cards agree with games that the same players play to their end,
// within the errors of both, on fifteen decisions late in games.
func TestRolloutsAgreeWithPlainGames(t *testing.T) {
	const decisions, games, sigmas = 15, 16, 4.0
	roller := newRoller(t)
	knowledge, err := bot.Learned()
	if err != nil {
		t.Fatal(err)
	}
	player := bot.NewLearned(knowledge, bot.Unerring, bot.Even, 1)
	quick, err := bot.New("sailor", 1) // brings every game to where it is looked at
	if err != nil {
		t.Fatal(err)
	}
	play := func(p *portroyal.Position) {
		p.Play(player.Choose(t.Context(), p.View(), p.Legal(nil)), nil)
	}
	squares, sum := 0.0, 0.0
	for decision := range uint64(decisions) {
		p, err := portroyal.New(portroyal.DefaultOptions(), 100+decision, portroyal.RandomStart)
		if err != nil {
			t.Fatal(err)
		}
		for p.Phase() != portroyal.Over && (max(p.Points(0), p.Points(1)) < 10 || len(p.Legal(nil)) < 2) {
			p.Play(quick.Choose(t.Context(), p.View(), p.Legal(nil)), nil)
		}
		if p.Phase() == portroyal.Over {
			continue
		}
		seat, actions := p.Decides(), p.Legal(nil)[:2]
		all, err := rollout.Compare(t.Context(), roller, p.View(), actions, rollout.Limits{Turns: 2, Least: games, Most: games})
		if err != nil {
			t.Fatal(err)
		}
		for _, choice := range all {
			mean := 0.0
			for game := range uint64(games) {
				q := p
				q.SetRandom((decision*games + game + 1) * 0x9e3779b97f4a7c15)
				q.Play(choice.Action, nil)
				for q.Phase() != portroyal.Over {
					play(&q)
				}
				mean += q.WinShares()[seat] / games
			}
			chance := min(max(choice.Worth, 0.02), 0.98)      // luck is taken out by estimates, which can go beyond
			plain := math.Sqrt(chance * (1 - chance) / games) // if it is right
			off := (choice.Worth - mean) / math.Hypot(choice.Error, plain)
			squares += off * off / (2 * decisions)
			sum += off / (2 * decisions)
		}
	}
	t.Logf("off by %.2f errors on average, by %.2f in the mean square", sum, squares)
	if near := squares > 0.4 && squares < 1.6 && math.Abs(sum) < sigmas/math.Sqrt(2*decisions); !near {
		t.Errorf("rollouts and games are off by %.2f errors on average, by %.2f in the mean square", sum, squares)
	}
}
