package coach

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	playing "portroyal/engine/portroyal/match"
)

// decisions are those of games between computer players, of every kind, with more than one choice: one of so many.
func decisions(t *testing.T, seeds uint64, of int, look func(view portroyal.View)) {
	t.Helper()
	for _, options := range games() {
		for seed := range seeds {
			setup := playing.Setup{Options: options, Seed: seed, Start: portroyal.RandomStart}
			for seat := range options.Seats() {
				setup.Seats = append(setup.Seats, playing.Seat{Name: fmt.Sprint(seat), Player: []string{"captain", "seaman"}[seat%2]})
			}
			m, err := playing.New(setup)
			if err == nil {
				err = m.Run(t.Context())
			}
			if err != nil {
				t.Fatal(err)
			}
			n := 0
			_, err = m.Record().Follow(func(_ *portroyal.Tape, p *portroyal.Position) {
				view := p.View()
				if view.Phase() == portroyal.Over || len(view.Legal(nil)) < 2 {
					return
				}
				if n++; n%of == 0 {
					look(view)
				}
			})
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Where one choice is better than all others there is something to say why, and every choice has a reason of its own.
func TestNothingWithoutAReason(t *testing.T) {
	c, err := New()
	if err != nil {
		t.Fatal(err)
	}
	differ, choices := 0, 0
	var kinds [Kinds]int
	var topics [Topics]int
	decisions(t, 4, 4, func(view portroyal.View) {
		hints := c.Hints(t.Context(), view)
		against := func(count, of int) bool { return float64(count) <= float64(of)*view.BustChance() }
		if slices.ContainsFunc(hints[0].Reasons, func(r Reason) bool {
			return (r.Topic == Improves || r.Topic == Coloured) && against(r.N, r.Of)
		}) {
			t.Errorf("what is told of %s speaks against it: %+v", hints[0].Action, hints[0].Reasons)
		}
		for i, hint := range hints {
			choices++
			if !slices.ContainsFunc(hint.Reasons, func(r Reason) bool { return r.speaks(hint.Action) }) {
				t.Errorf("nothing speaks for %s or against it: %+v", hint.Action, hint.Reasons)
			}
			for _, reason := range hint.Reasons {
				topics[reason.Topic]++
			}
			for _, before := range hints[:i] {
				if same := slices.Equal(hint.Reasons, before.Reasons); same && hint.Reasons[len(hint.Reasons)-1].Topic != Same {
					t.Errorf("%s and %s have the same reasons: %+v", before.Action, hint.Action, hint.Reasons)
				}
			}
		}
		if Alike(hints[0].Chance, hints[1].Chance) {
			return
		}
		differ++
		why := c.Why(t.Context(), view, hints[0].Action, hints[1].Action)
		if len(why) == 0 {
			t.Errorf("nothing says why %s (%.2f) is better than %s (%.2f)", hints[0].Action, hints[0].Chance, hints[1].Action, hints[1].Chance)
		}
		for _, d := range why {
			kinds[d.Kind]++
			if (d.Kind == Promising || d.Kind == Colours) && against(d.Count, d.Of) {
				t.Errorf("what is told for %s speaks against it: %+v", hints[0].Action, d)
			}
		}
	})
	if differ < 100 || choices < 500 {
		t.Errorf("only %d decisions with a better choice, and %d choices, were looked at", differ, choices)
	}
	for kind := Harmless; int(kind) < Kinds; kind++ {
		if kinds[kind] == 0 && kind != Postponed && kind != Busier && kind != Gambling { // see TestPlain
			t.Errorf("kind %d never came up", kind)
		}
	}
	for topic := Keeps; int(topic) < Topics; topic++ {
		if topics[topic] == 0 {
			t.Errorf("topic %d never came up", topic)
		}
	}
}

// What is rare where nothing else decides.
func TestPlain(t *testing.T) {
	c, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []struct {
		position, better, other string
		want                    Difference
	}{
		{
			`{"phase": "trade", "takesLeft": 1, "harbour": ["trader-red-1", "trader-black-1"],
			"pile": ["red-1-1c", "red-3-2c", "black-2-1c"], "seats": [{"coins": ["jack", "jack", "jack"]}, {}]}`,
			"take trader-red-1", "take trader-black-1",
			Difference{Kind: Busier, Card: card("trader-red-1"), Count: 2, Than: 1, Of: 6},
		},
		{
			`{"options": {"decks": ["base", "gambler"]}, "phase": "discover", "revealed": 1, "harbour": ["captain"],
			"pile": ["captain", "captain", "captain", "priest", "settler"], "seats": [{"display": ["gambler-3"]}, {}]}`,
			"gamble", "reveal",
			Difference{Kind: Gambling},
		},
		{
			`{"phase": "trade", "takesLeft": 1, "harbour": ["settler", "captain"], "pile": ["expedition-settler2", "expedition-captain2",
			"expedition-priest2-settler"], "seats": [{"coins": ["jack", "jack", "jack", "red-1-1c"]}, {}]}`,
			"take settler", "take captain",
			Difference{Kind: Fitting, Card: card("settler"), Count: 2, Than: 1},
		},
		{
			`{"options": {"decks": ["base", "expansion"], "contracts": true, "autoContracts": false}, "phase": "trade",
			"takesLeft": 1, "contracts": [{"id": "fighter", "cubes": []}], "harbour": ["red-1-1c"],
			"pile": ["captain", "captain", "captain", "captain"], "seats": [{"display": ["pirate-1", "sailor-1"]}, {}]}`,
			"pass", "contract fighter",
			Difference{Kind: Postponed, Contract: portroyal.Fighter},
		},
	} {
		view := written(t, r.position)
		of := func(text string) side {
			line := bot.Line{Own: view}
			action := play(t, &line.Own, text)
			line.Next = line.Own
			return side{action, &line}
		}
		m := match{view: &view, seat: view.Decides(), good: of(r.better), bad: of(r.other)}
		if all := c.plain(t.Context(), m); !slices.Contains(all, r.want) {
			t.Errorf("%s against %s: %+v", r.better, r.other, all)
		}
	}
}

// Whether the next card cannot end the turn is what the rules say, also where somebody plays alone and has the next turn as well.
func TestHarmlessIsWithoutRisk(t *testing.T) {
	c, err := New()
	if err != nil {
		t.Fatal(err)
	}
	alone := portroyal.DefaultOptions()
	alone.Players, alone.Contracts, alone.Cooperative = 1, true, true
	alone.Decks |= portroyal.DeckExpansion
	harmless, risky := 0, 0
	for seed := range uint64(12) {
		p, err := portroyal.New(alone, seed, 0)
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(seed, 9))
		var tape portroyal.Tape
		for p.Phase() != portroyal.Over {
			legal := p.Legal(nil)
			stop, reveal := portroyal.Action{Kind: portroyal.Stop}, portroyal.Action{Kind: portroyal.RevealNext}
			if slices.Contains(legal, stop) && slices.Contains(legal, reveal) && p.Gambles() == 0 {
				view := p.View()
				safe := slices.ContainsFunc(c.Why(t.Context(), view, reveal, stop), func(d Difference) bool { return d.Kind == Harmless })
				if safe && view.BustChance() > 0 {
					t.Fatalf("seed %d: harmless at a risk of %.2f", seed, view.BustChance())
				}
				if safe {
					harmless++
				} else {
					risky++
				}
			}
			if err := p.Apply(legal[random.IntN(len(legal))], &tape); err != nil {
				t.Fatal(err)
			}
		}
	}
	if harmless+risky < 50 || risky < 20 {
		t.Errorf("the sample shows nothing: %d harmless, %d not", harmless, risky)
	}
}

// Where nothing speaks for a choice or against it beside its risk, what can be read off the table or counted is told.
func TestBareChoices(t *testing.T) {
	c, err := New()
	if err != nil {
		t.Fatal(err)
	}
	const second = `{"phase": "repel", "revealed": 2, "pending": "red-1-1c", "harbour": ["red-1-1c"], "pile": ["captain"],
		"seats": [{"display": ["sailor-1"]}, {}]}`
	const other = `{"phase": "repel", "revealed": 2, "pending": "yellow-1-1c", "harbour": ["red-1-1c"],
		"pile": ["yellow-4-3c", "red-6-3c", "captain", "captain"], "seats": [{"display": ["sailor-1"]}, {}]}`
	const turn = `{"revealed": 1, "harbour": ["blue-5-3c"], "seats": [{}, {}], "pile": `
	for _, of := range []struct {
		position, action string
		want             Reason
	}{
		{second, "repel", Reason{Topic: Saves}},
		{other, "repel", Reason{Topic: Frees, N: 1, Of: 4}},
		{other, "dock", Reason{Topic: Docks, N: 1, Card: card("yellow-1-1c")}},
		{turn + `["green-1-1c", "red-1-1c", "blue-1-1c"]}`, "reveal", Reason{Topic: Coloured, N: 2, Of: 3}},
		{turn + `["blue-1-1c", "captain"]}`, "reveal", Reason{Topic: Improves, Of: 2}},
		{
			turn + `["green-5-4c", "blue-1-1c", "blue-1-1c", "blue-1-1c", "blue-1-2c"]}`, "reveal",
			Reason{Topic: Improves, N: 1, Of: 5},
		},
	} {
		view := written(t, of.position)
		action := play(t, new(written(t, of.position)), of.action)
		for _, hint := range c.Hints(t.Context(), view) {
			if hint.Action == action && !slices.Contains(hint.Reasons, of.want) {
				t.Errorf("%s in %s: %+v", of.action, of.position, hint.Reasons)
			}
		}
	}
}
