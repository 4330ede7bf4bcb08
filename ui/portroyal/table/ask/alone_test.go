package ask

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
	"portroyal/ui/words/wordstest"
)

// The only person at the screen is asked without their name; if several persons take turns, each is called by
// name.
func TestWhoeverIsAloneIsNotCalledByName(t *testing.T) {
	seen := map[portroyal.Phase]int{}
	for game := range uint64(len(gametest.Kinds)) {
		m := gametest.OfKind(t, game)
		random := rand.New(rand.NewPCG(game, 5))
		for step := 0; !m.Over(); step++ {
			view := m.View()
			if step%7 == 0 || seen[view.Phase()] < 3 {
				seen[view.Phase()]++
				b := newBench(t, m)
				name := b.seats[view.Decides()].Name
				b.state.Person = true
				all := b.seats
				if asked := b.asked(); len(all) > 1 && !strings.Contains(asked, name) {
					t.Errorf("with others %s is asked %q", name, asked)
				}
				b.seats = slices.Clone(all)
				for i := range b.seats {
					b.seats[i].Person = i == view.Decides()
				}
				for _, language := range words.Languages {
					b.stage = piecestest.New(t, stagetest.Small, language)
					asked := b.asked()
					if strings.Contains(asked, name) || words.Capital(asked) != asked {
						t.Errorf("%s: alone %s is asked %q", language, name, asked)
					}
					wordstest.Said(t, string(language), asked)
					wordstest.Said(t, string(language), b.hint())
					for _, mark := range b.Marks() {
						wordstest.Said(t, string(language), mark.Tip)
					}
				}
			}
			if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for phase := portroyal.Discover; phase < portroyal.Over; phase++ {
		if phase != portroyal.Chance && seen[phase] == 0 {
			t.Errorf("nobody is asked in phase %s", phase)
		}
	}
}

// The only person is addressed directly about what they have and what they lack.
func TestFactsAreToldToWhoeverIsAlone(t *testing.T) {
	b := decidedBy(t, offers(portroyal.Jinx, 0))
	w := b.stage.Words
	for _, c := range []struct {
		seats         seats.Seats
		lacks, swords string
	}{
		{
			seats.Seats{{Name: "Ann", Person: true}, {Name: "Ben"}},
			"You are 2 persons short",
			"You have 1 sword: enough to repel ships that show 1.",
		},
		{
			seats.Seats{{Name: "Ann", Person: true}, {Name: "Ben", Person: true}},
			"Ann: 2 persons short",
			"Ann has 1 sword: enough to repel ships that show 1.",
		},
	} {
		if got := c.seats.Lacks(w, 0, 2); got != c.lacks {
			t.Errorf("%q, want %q", got, c.lacks)
		}
		if got := c.seats.Swords(w, 0, 1); got != c.swords {
			t.Errorf("%q, want %q", got, c.swords)
		}
	}
}
