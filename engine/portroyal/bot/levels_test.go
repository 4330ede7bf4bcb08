package bot

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
)

func TestNamesOfOpponents(t *testing.T) {
	names := map[string]bool{}
	for level := CabinBoy; level <= Governor; level++ {
		for _, character := range Characters() {
			name := Named(level, character)
			gotLevel, gotCharacter, ok := LevelOf(name)
			if !ok || gotLevel != level || gotCharacter != character || names[name] {
				t.Errorf("%s: %v %v %t", name, gotLevel, gotCharacter, ok)
			}
			names[name] = true
			if _, err := New(name, 1); err != nil {
				t.Error(err)
			}
		}
	}
	for _, name := range []string{"", "sailor", "captain:", "captain:even", "captain:rude", "rear-admiral", "admiral:bold:bold"} {
		if level, _, ok := LevelOf(name); ok {
			t.Errorf("%q is level %v", name, level)
		}
	}
}

// Mistakes are made, the more the lower the level is, about what matters little rather than about what matters much;
// and nobody takes what is worst among things that are far apart for the best.
func TestMistakes(t *testing.T) {
	missed := func(level Level, gap float64, options portroyal.Options) (share float64) {
		dice := rand.New(rand.NewPCG(7, uint64(level)))
		err := mistakes(level, func() portroyal.Options { return options }, dice)
		const tries = 4000
		for range tries {
			choices := []Choice{{Worth: 0.5}, {Worth: 0.5 - gap}}
			if err != nil {
				err(choices)
			}
			if choices[1].Worth > choices[0].Worth {
				share += 1. / tries
			}
		}
		return share
	}
	two, five, mates := portroyal.DefaultOptions(), portroyal.DefaultOptions(), portroyal.DefaultOptions()
	two.Players, five.Players = 2, 5
	mates.Players, mates.Decks, mates.Contracts, mates.Cooperative = 2, portroyal.DeckBase|portroyal.DeckExpansion, true, true
	for level := CabinBoy; level <= Governor; level++ {
		little, much := missed(level, 0.02, two), missed(level, 0.5, two)
		switch {
		case level == Governor && little+much > 0:
			t.Errorf("%v errs", level)
		case level < Governor && (little < 0.01 || much > 0.02):
			t.Errorf("%v misses %.3f of small and %.3f of large differences", level, little, much)
		case level > CabinBoy && level < Governor && little >= missed(level-1, 0.02, two):
			t.Errorf("%v errs as often as the level below", level)
		}
	}
	if many, fewer := missed(Seaman, 0.1, two), missed(Seaman, 0.1, five); fewer >= many {
		t.Errorf("among five, where less is at stake, %.3f errors instead of %.3f", fewer, many)
	}
	if got, alone := missed(Captain, 0.02, mates), missed(Captain, 0.02, two); got != alone {
		t.Errorf("a Captain misses %.3f with others and %.3f against them", got, alone)
	}
	if got := missed(Admiral, 0.02, mates); got > 0 {
		t.Errorf("an Admiral who plays with others misses %.3f", got)
	}
}

func TestTastes(t *testing.T) {
	p, err := portroyal.New(portroyal.DefaultOptions(), 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	view := p.View()
	thrifty := taste{coin: 0.1, sword: 7}
	if got := thrifty.of(&view, 0); math.Abs(got-0.3) > 1e-9 { // three coins (S2), no sword
		t.Errorf("three coins are worth %v", got)
	}
}

// The bold go on wherever the even-tempered do, and these wherever the careful do; and now and then further.
func TestTheBoldGoOnFurtherThanTheCareful(t *testing.T) {
	knowledge, err := Learned()
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"careful", "even", "bold"}
	stop := portroyal.Action{Kind: portroyal.Stop}
	goesOn := map[string]int{}
	for seed := range uint64(30) {
		p, err := portroyal.New(portroyal.DefaultOptions(), seed, 0)
		if err != nil {
			t.Fatal(err)
		}
		for range 40 {
			if p.Phase() == portroyal.Discover && p.Revealed() > 0 && p.BustChance() > 0 {
				var went []string
				for _, character := range Characters() {
					if !slices.Contains(names, character.Name) {
						continue
					}
					player := NewLearned(knowledge, Unerring, character, 1)
					if player.Choose(t.Context(), p.View(), p.Legal(nil)).Kind == portroyal.RevealNext {
						went = append(went, character.Name)
						goesOn[character.Name]++
					}
				}
				if slices.Contains(went, "careful") && !slices.Contains(went, "even") ||
					slices.Contains(went, "even") && !slices.Contains(went, "bold") {
					t.Errorf("seed %d: of careful, even and bold %v go on", seed, went)
				}
			}
			legal := p.Legal(nil)
			action := legal[0] // turns up one more card, while that is possible
			if p.Phase() == portroyal.Discover && p.Revealed() > 2 && slices.Contains(legal, stop) {
				action = stop
			}
			p.Play(action, nil)
		}
	}
	if goesOn["careful"] < 10 || goesOn["careful"] >= goesOn["even"] || goesOn["even"] >= goesOn["bold"] {
		t.Errorf("so often each goes on: %v", goesOn)
	}
}

// Looking one card further shows all the ways to stop that are there without it, and some more: going on is never worth
// less, and now and then more. When too much has been looked at, it is worth the same.
func TestLookingFurtherAhead(t *testing.T) {
	s := search{eval: &judge{w: DefaultWeights()}, ctx: t.Context()}
	look := func(view portroyal.View, ahead, limit int) float64 {
		s.ahead, s.limit, s.looked, s.me = ahead, limit, 0, view.Decides()
		s.eval.(*judge).prepare(&view)
		view.Play(portroyal.Action{Kind: portroyal.RevealNext})
		return s.nextCard(&view)[s.me]
	}
	tried, more := 0, 0
	for seed := range uint64(20) {
		p, err := portroyal.New(portroyal.DefaultOptions(), seed, 0)
		if err != nil {
			t.Fatal(err)
		}
		p.Play(portroyal.Action{Kind: portroyal.RevealNext}, nil)
		for p.Phase() == portroyal.Discover && p.Active() == 0 && p.Revealed() > 0 {
			view := p.View()
			one, two := look(view, 0, 0), look(view, 1, longLookedAt)
			tried++
			if two > one+1e-9 {
				more++
			}
			if two < one-1e-9 {
				t.Errorf("seed %d: one card ahead is worth %v, two %v", seed, one, two)
			}
			if capped := look(view, 1, 1); capped > two+1e-9 {
				t.Errorf("seed %d: cut short it is worth %v instead of %v", seed, capped, two)
			}
			p.Play(portroyal.Action{Kind: portroyal.RevealNext}, nil)
		}
	}
	if tried < 20 || more < tried/3 {
		t.Errorf("%d positions, %d of them worth more", tried, more)
	}
}
