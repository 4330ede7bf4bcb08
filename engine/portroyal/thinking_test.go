package portroyal_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
)

// thinker plays views on beside real games, with the cards that came to light there.
type thinker struct {
	plies, cards, exact, paid int // what was seen, for samples that show nothing
	from                      map[portroyal.Source]int
	shown                     int // cards of the tape that are known already
}

// check plays the view of before on with the action and the cards that were turned up: that must lead to the
// view of after. The cards of coins that were paid stay unknown.
func (th *thinker) check(t failer, ply *ply) {
	t.Helper()
	if ply.number == 0 {
		th.shown = 0
	}
	cards := ply.tape.Shown[th.shown:]
	th.shown = len(ply.tape.Shown)
	var turned []portroyal.Event
	for _, event := range ply.events {
		if event.Kind == portroyal.CardRevealed {
			turned = append(turned, event)
		}
	}
	view := ply.before.View()
	view.Play(ply.action)
	for _, event := range turned {
		if view.Phase() != portroyal.Chance {
			t.Fatalf("%v: %s is turned up, and the view is in phase %s", ply, event.Card, view.Phase())
		}
		th.checkChance(t, ply, &view)
		coinsPaid := len(cards) > len(turned)
		if view.NextCards()[event.Card] == 0 && coinsPaid && slices.ContainsFunc(ply.events, isRenewal) {
			return // a coin that was paid in the same action is turned up: nobody thought of it
		}
		if view.NextCards()[event.Card] == 0 {
			t.Fatalf("%v: %s is not among the cards that can come", ply, event.Card)
		}
		if err := view.TurnUp(event.Card); err != nil {
			t.Fatalf("%v: %v", ply, err)
		}
		th.cards++
		if th.from == nil {
			th.from = map[portroyal.Source]int{}
		}
		th.from[event.From]++
	}
	if view.Phase() == portroyal.Chance {
		t.Fatalf("%v: the view waits for a card more", ply)
	}
	th.plies++
	after := ply.after.View()
	exact, options := len(cards) == len(turned), after.Options()
	if !exact {
		th.paid++
	}
	if exact || options.HiddenDiscards { // nobody knows more of what was paid than of any other discard
		th.exact++
		if view != after {
			t.Fatalf("%v: the view is another position", ply)
		}
		return
	}
	if what := differs(&view, &after); what != "" {
		t.Fatalf("%v: the view has another %s", ply, what)
	}
}

func isRenewal(e portroyal.Event) bool { return e.Kind == portroyal.PileRenewed }

// checkChance looks at a view that waits for a card: nothing can be done, nobody is told of a bust, and no
// card comes that is not counted.
func (th *thinker) checkChance(t failer, ply *ply, view *portroyal.View) {
	t.Helper()
	if len(view.Legal(nil)) > 0 || view.BustChance() != 0 || view.GambleBust() != 0 {
		t.Fatalf("%v: in phase chance something is legal or told", ply)
	}
	for _, kind := range []portroyal.ActionKind{portroyal.RevealNext, portroyal.Stop, portroyal.Pass, portroyal.Dock} {
		if refusal := view.Refuse(portroyal.Action{Kind: kind}); refusal == nil || refusal.Rule != "C6" {
			t.Fatalf("%v: in phase chance %q is refused with %v", ply, portroyal.Action{Kind: kind}, refusal)
		}
	}
	pool := view.NextCards()
	if pool.Size() == 0 {
		t.Fatalf("%v: no card can come", ply)
	}
	for number := ply.number % 13; number < 256; number += 13 { // trying each of them takes long
		card := portroyal.Card(number)
		can := number < len(pool) && pool[card] > 0
		other := *view
		if err := other.TurnUp(card); (err == nil) != can || err != nil && other != *view {
			t.Fatalf("%v: that %s comes is %v, and turning it up gives %v", ply, card, can, err)
		}
	}
}

// differs lists in what two views differ, where coins were paid in one of them as unknown cards.
func differs(a, b *portroyal.View) string {
	freshA, olderA := a.Unseen()
	freshB, olderB := b.Unseen()
	course := func(v *portroyal.View) []any {
		return []any{
			v.Phase(), v.Decides(), v.Active(), v.TakesLeft(), v.Revealed(), v.Ending(), v.QuietTurns(), v.Offered(),
		}
	}
	switch {
	case !slices.Equal(course(a), course(b)):
		return "course"
	case a.Pending() != b.Pending() || a.NextCard() != b.NextCard():
		return "next card"
	case a.PileSize() != b.PileSize() || a.TimePile() != b.TimePile() || a.VictoryPile() != b.VictoryPile():
		return "size of a pile"
	case !slices.Equal(a.Harbour(), b.Harbour()) || !slices.Equal(a.Expeditions(), b.Expeditions()):
		return "harbour"
	case !slices.EqualFunc(a.Contracts(), b.Contracts(), func(a, b portroyal.Laid) bool {
		return a.Contract == b.Contract && slices.Equal(a.Cubes, b.Cubes)
	}):
		return "contract"
	case !slices.Equal(a.Legal(nil), b.Legal(nil)):
		return "list of actions"
	}
	discards := b.Discards()
	for _, card := range a.Discards() { // some are unknown in a
		i := slices.Index(discards, card)
		if i < 0 {
			return "discard pile"
		}
		discards = discards[i+1:]
	}
	unknown := len(b.Discards()) - len(a.Discards())
	if all := freshA.Size() + olderA.Size(); all != freshB.Size()+olderB.Size()+unknown {
		return "number of unseen cards"
	}
	for seat := range a.Players() {
		switch {
		case a.Coins(seat) != b.Coins(seat) || a.OldCoins(seat) != b.OldCoins(seat):
			return "number of coins"
		case a.Points(seat) != b.Points(seat) || a.Swords(seat) != b.Swords(seat):
			return "score"
		case a.Fulfilled(seat) != b.Fulfilled(seat) || a.FreeCubes(seat) != b.FreeCubes(seat):
			return "number of cubes"
		case !slices.Equal(a.Display(seat), b.Display(seat)) || !slices.Equal(a.Claimed(seat), b.Claimed(seat)):
			return "display"
		case !slices.Equal(a.Cargo(seat), b.Cargo(seat)) || !slices.Equal(a.KeptShips(seat), b.KeptShips(seat)):
			return "ship"
		}
	}
	return ""
}

// TestThinkingIsTheEngine plays every view of a game on beside the game (C6).
func TestThinkingIsTheEngine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var th thinker
		drawGame(t).play(t, func(ply *ply) { th.check(t, ply) })
	})
	renewed := 0
	for i, options := range editions {
		var th thinker
		for seed := range uint64(8) {
			style := playStyles[(i+int(seed))%len(playStyles)]
			randomGame{options: options, seed: seed, style: style, choices: seed}.play(t, func(ply *ply) {
				th.check(t, ply)
				if slices.ContainsFunc(ply.events, isRenewal) {
					renewed++
				}
			})
		}
		if th.exact < 100 || th.paid < 10 || options.Cooperative != (th.from[portroyal.TimePile] > 0) {
			t.Errorf("%+v: %+v: the sample shows nothing", options, th)
		}
	}
	var th thinker
	askingGames(t, func(ply *ply) { th.check(t, ply) })
	if renewed < 100 {
		t.Errorf("%d renewed piles: the sample shows nothing", renewed)
	}
}

// TestThinkingOnAndOn plays views on to the end of the game, with cards by chance among those that can come:
// what gets lost on the way are the cards of coins that were paid, never a card or a coin.
func TestThinkingOnAndOn(t *testing.T) {
	ended, older, unknown := 0, 0, 0
	for i, options := range editions {
		for seed := range uint64(6) {
			game := randomGame{options: options, seed: seed, style: styles[int(seed)%len(styles)], choices: seed}
			begin := 10 * int(seed)
			game.play(t, func(ply *ply) {
				if ply.number != begin {
					return
				}
				view := ply.after.View()
				all := cardsOf(&view)
				for steps := 0; view.Phase() != portroyal.Over; steps++ {
					if steps > plyBound {
						t.Fatalf("%+v: no end", options)
					}
					if view.Phase() == portroyal.Chance {
						pool, card := view.NextCards(), portroyal.NoCard
						n := ply.random.IntN(pool.Size())
						for n >= int(pool[card]) {
							n -= int(pool[card])
							card++
						}
						fresh, _ := view.Unseen()
						if fresh.Size() == 0 {
							older++
						}
						if err := view.TurnUp(card); err != nil {
							t.Fatalf("edition %d, seed %d: %v", i, seed, err)
						}
					} else {
						actions := view.Legal(nil)
						view.Play(actions[ply.random.IntN(len(actions))])
					}
					if now := cardsOf(&view); now != all {
						t.Fatalf("edition %d, seed %d, step %d: there are other cards than before", i, seed, steps)
					}
					fresh, old := view.Unseen()
					hidden := view.PileSize() + view.TimePile() + view.VictoryPile()
					for seat := range view.Players() {
						hidden += view.Coins(seat)
					}
					if hidden > fresh.Size()+old.Size() {
						t.Fatalf("edition %d, seed %d, step %d: %d cards are hidden, and fewer unseen",
							i, seed, steps, hidden)
					}
					if hidden < fresh.Size()+old.Size() {
						unknown++
					}
				}
				ended++
			})
		}
	}
	if ended < 100 || unknown < 100 || older == 0 {
		t.Errorf("%d games thought to the end, %d positions with unknown discards, %d cards from a pile of coins: "+
			"the sample shows nothing", ended, unknown, older)
	}
}

// cardsOf counts all cards of a game.
func cardsOf(v *portroyal.View) portroyal.Pool {
	pool, older := v.Unseen()
	for card, copies := range older {
		pool[card] += copies
	}
	count := func(cards []portroyal.Card) {
		for _, card := range cards {
			pool[card]++
		}
	}
	count(v.Discards())
	count(v.Harbour())
	count(v.Expeditions())
	if v.Pending() != portroyal.NoCard {
		pool[v.Pending()]++
	}
	for seat := range v.Players() {
		count(v.Display(seat))
		count(v.Claimed(seat))
		count(v.Cargo(seat))
		count(v.KeptShips(seat))
	}
	return pool
}

// TestTurnUpRefuses turns cards up that cannot come, and where none is to come (C6).
func TestTurnUpRefuses(t *testing.T) {
	p := mustRead(t, []byte(`{"pile": ["captain", "priest"], "discard": ["jack"],
		"seats": [{"coins": ["settler", "governor"], "oldCoins": 1}, {}]}`))
	view := p.View()
	if err := view.TurnUp(mustCard(t, "captain")); err == nil {
		t.Error("a card was turned up before anybody wanted one")
	}
	view.Play(portroyal.Action{Kind: portroyal.RevealNext})
	for id, comes := range map[string]bool{
		"captain": true, "priest": true, "governor": true, "settler": false, "jack": false, "red-1-1c": false,
	} {
		other := view
		if err := other.TurnUp(mustCard(t, id)); (err == nil) != comes || err != nil && other != view {
			t.Errorf("%s: %v", id, err)
		}
	}
	for _, card := range []portroyal.Card{portroyal.NoCard, 255} {
		if other := view; other.TurnUp(card) == nil {
			t.Errorf("card %d was turned up", card)
		}
	}
	if err := view.TurnUp(mustCard(t, "captain")); err != nil {
		t.Error(err)
	}
	if err := view.TurnUp(mustCard(t, "captain")); err == nil {
		t.Error("one action turned two cards up")
	}
}

// TestTurnUpAfterAnotherPile looks at the pools of which the next card is one when the pile must be renewed
// first (C4), when it was renewed before (C5), and when it comes from an older Time Pile (P2).
func TestTurnUpAfterAnotherPile(t *testing.T) {
	const time = `"options": {"players": 1, "decks": ["base", "expansion"], "contracts": true, "cooperative": true},
		"contracts": [{"id": "jinx", "cubes": []}],`
	for _, test := range []struct{ name, position, pool string }{
		{"the pile", `{"pile": ["captain", "priest"], "discard": ["jack"]}`, "captain priest"},
		{"the discard pile", `{"discard": ["captain", "jack"], "seats": [{"coins": ["priest"]}, {}]}`, "captain jack"},
		{"none is left", `{"seats": [{"coins": ["priest"]}, {}]}`, ""},
		{
			"renewed already",
			`{"discard": ["captain", "jack"], "reshuffled": true, "seats": [{"coins": ["priest"]}, {}]}`, "",
		},
		{
			"renewed already, with a pile", `{"pile": ["settler"], "discard": ["captain", "jack"], "reshuffled": true}`,
			"settler",
		},
		{"a fresh Time Pile", `{` + time +
			`"timePile": ["captain"], "pile": ["jack"], "seats": [{"coins": ["priest"]}]}`, "captain jack priest"},
		{
			"an older Time Pile",
			`{` + time +
				`"timePile": ["captain"], "oldTime": true, "pile": ["jack"],
				"seats": [{"coins": ["priest"], "oldCoins": 1}]}`, "captain priest",
		},
		{"an older Time Pile and no pile", `{` + time +
			`"timePile": ["captain"], "oldTime": true, "discard": ["jack"]}`, "captain"},
		{
			"later cards", `{` + time + `"revealed": 1, "timePile": ["captain"], "oldTime": true, "pile": ["jack"]}`,
			"jack",
		},
		{
			"later cards after the end of the pile",
			`{` + time + `"revealed": 1, "timePile": ["captain"], "discard": ["jack"]}`, "jack",
		},
	} {
		p := mustRead(t, []byte(test.position))
		var want portroyal.Pool
		for _, card := range mustCards(t, test.pool) {
			want[card]++
		}
		view := p.View()
		view.Play(portroyal.Action{Kind: portroyal.RevealNext})
		got := view.NextCards()
		if waits := view.Phase() == portroyal.Chance; waits != (want.Size() > 0) || waits && got != want {
			t.Errorf("%s: phase %s, %d cards can come, not %q", test.name, view.Phase(), got.Size(), test.pool)
		}
		if before := p.NextCards(); before != want {
			t.Errorf("%s: before that %d cards can come, not %q", test.name, before.Size(), test.pool)
		}
		if (p.NextCard() == 0) != (want.Size() == 0) {
			t.Errorf("%s: the next card comes from %q", test.name, p.NextCard())
		}
	}
}
