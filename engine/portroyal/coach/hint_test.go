package coach

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot/value"
)

// games are of every kind of decision.
func games() (all []portroyal.Options) {
	base := portroyal.DefaultOptions()
	base.Players = 2
	everything := base
	everything.Players, everything.Decks = 4, portroyal.AllDecks&^portroyal.DeckUnterwegs
	everything.Contracts, everything.AutoContracts = true, false
	together := everything
	together.Players, together.Cooperative = 3, true
	unterwegs := base
	unterwegs.Decks = portroyal.DeckUnterwegs
	unterwegs.Target = portroyal.PrintedTarget(unterwegs.Decks)
	return []portroyal.Options{base, everything, together, unterwegs}
}

// visit plays games at random and looks at some of their decisions.
func visit(t *testing.T, games []portroyal.Options, look func(view portroyal.View)) {
	t.Helper()
	for i, options := range games {
		p, err := portroyal.New(options, uint64(i), 0)
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(uint64(i), 1))
		for p.Phase() != portroyal.Over {
			if random.IntN(12) == 0 {
				look(p.View())
			}
			legal := p.Legal(nil)
			action := legal[random.IntN(len(legal))]
			if legal[0].Kind == portroyal.RevealNext && p.BustChance() < 0.3 {
				action = legal[0]
			}
			if err := p.Apply(action, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Every legal choice has its chance, the best first, and what follows on it can be done then.
func TestEveryChoiceHasAHint(t *testing.T) {
	c, err := New()
	if err != nil {
		t.Fatal(err)
	}
	visited := 0
	visit(t, games(), func(view portroyal.View) {
		visited++
		legal := view.Legal(nil)
		hints := c.Hints(context.Background(), view)
		if len(hints) != len(legal) {
			t.Fatalf("%d hints for %v", len(hints), legal)
		}
		for i, hint := range hints {
			switch {
			case !slices.Contains(legal, hint.Action):
				t.Fatalf("%v is not among %v", hint.Action, legal)
			case hint.Chance < 0 || hint.Chance > 1:
				t.Fatalf("%v has the chance %v", hint.Action, hint.Chance)
			case i > 0 && hint.Chance > hints[i-1].Chance:
				t.Fatalf("%v is worth more than what stands before it", hint.Action)
			}
			after := view
			after.Play(hint.Action)
			points, coins, followed := 0, 0, false
			for _, reason := range hint.Reasons {
				switch reason.Topic {
				case Then:
					if !slices.Contains(after.Legal(nil), reason.Action) {
						t.Fatalf("%v cannot follow on %v", reason.Action, hint.Action)
					}
					after.Play(reason.Action)
					followed = true
				case Points:
					points = reason.N
				case Coins:
					coins = reason.N
				}
			}
			seat := view.Decides()
			if after.Phase() == portroyal.Trade && after.Decides() == seat {
				after.Play(portroyal.Action{Kind: portroyal.Pass})
			}
			before, now := view.Tableau(seat), after.Tableau(seat)
			if wins, paid := int(now.Points)-int(before.Points), int(now.Coins)-int(before.Coins); followed && (wins != points || paid != coins) {
				t.Errorf("%v: the steps that are named bring %d points and %d coins, and %+v says others", hint.Action, wins, paid, hint.Reasons)
			}
		}
	})
	if visited < 30 {
		t.Errorf("only %d decisions were looked at", visited)
	}
}

// lapsing is a context whose time runs out when it has been asked so often.
type lapsing struct {
	context.Context
	left int
}

func (l *lapsing) Err() error {
	if l.left--; l.left < 0 {
		return context.DeadlineExceeded
	}
	return nil
}

// A caller that does not wait for hints gets none; one whose time runs out gets those that are there.
func TestHintsInTime(t *testing.T) {
	c, err := New()
	if err != nil {
		t.Fatal(err)
	}
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	some := 0
	visit(t, games()[:1], func(view portroyal.View) {
		if hints := c.Hints(cancelled, view); hints != nil {
			t.Fatalf("there are %d hints though nobody waits for them", len(hints))
		}
		if view.Phase() != portroyal.Trade || len(view.Legal(nil)) < 2 {
			return
		}
		if hints := c.Hints(&lapsing{context.Background(), 1}, view); len(hints) == 1 {
			some++
		} else {
			t.Fatalf("in the time for one choice there are %d hints", len(hints))
		}
	})
	if some == 0 {
		t.Error("no choice was looked at in time")
	}
}

// Against time the chance is that of making it, however much more a win is worth with a larger Victory Pile (P4).
func TestChanceOfMakingIt(t *testing.T) {
	view := written(t, `{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true},
		"contracts": [{"id": "fighter", "cubes": []}], "timePile": ["captain"], "pile": ["priest"],
		"victoryPile": ["jack", "jack", "settler", "settler", "settler"], "seats": [{}, {}]}`)
	const half = 0.5
	if chance := chanceOf(&view, half*(1+5.0/value.WinWorth)); chance != half {
		t.Errorf("a half is %v", chance)
	}
	alone := written(t, `{"pile": ["priest"], "seats": [{}, {}]}`)
	if chance := chanceOf(&alone, half); chance != half {
		t.Errorf("against each other a half is %v", chance)
	}
}
