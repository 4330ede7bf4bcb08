package story

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/transcript"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/story"
	"portroyal/ui/story/storytest"
	"portroyal/ui/words"
)

var people = []string{"Ann", "Ben", "Cem", "Dora", "Eve"}

// played plays a game at random, as far as a number of decisions. Some are played with eight rounds and open fame cards (V).
func played(t *testing.T, seed uint64, most int) *match.Match {
	t.Helper()
	seats := make([]match.Seat, cove.MinPlayers+seed%(cove.MaxPlayers-cove.MinPlayers+1))
	for i := range seats {
		seats[i].Name = people[i]
	}
	options := cove.Options{Players: uint8(len(seats))}
	if seed%4 == 3 {
		options.Rounds, options.OpenFame = cove.ShortRounds, true
	}
	m, err := match.New(match.Setup{Options: options, Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(seed, 5))
	for n := 0; n < most && !m.Over(); n++ {
		p := m.Present()
		legal := p.Legal(p.Owing(), nil)
		if _, err := m.Play(legal[random.IntN(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// A whole game as it is read.
func TestGoldenStories(t *testing.T) {
	r := storytest.Fixture(t, "../../../engine/piratescove/transcript/testdata/game-3.json", transcript.Read,
		"", "seaman", "captain", "cabin-boy", "admiral")
	storytest.Golden(t, Write, r, "game-3")
}

// tiedGame is the seed of a game at random in which somebody wins the fight for the first place.
const tiedGame = 30

// Games of every number of players are told in every language to their end, or as far as they have come: with all of
// their rounds, and nothing but words in them.
func TestEveryGameIsTold(t *testing.T) {
	for _, seed := range []uint64{0, 1, 2, 3, tiedGame} {
		for _, most := range []int{0, 1, 40, 1 << 30} {
			m := played(t, seed, most)
			for _, language := range words.Languages {
				w, text := words.In(language), storytest.Told(t, Write, m.Record(), language)
				where := fmt.Sprintf("%s, game %d, %d decisions", language, seed, most)
				storytest.Whole(t, where, text, language, m.Over())
				for round := 1; round <= m.Present().Round(); round++ {
					if !strings.Contains(text, "\n"+terms.Round(w, round, m.Present().Rounds())+"\n") {
						t.Errorf("%s: round %d is not told", where, round)
					}
				}
				tie := m.Over() && seed == tiedGame
				if says := strings.Contains(text, w.T("cove.fame.tie.won")); says != tie {
					t.Errorf("%s: it tells of a fight for the first place: %v", where, says)
				}
			}
		}
	}
}

// Everything that happens is told in its round, in order; only dice and hits of a salvo are told together.
func TestWhatHappensIsTold(t *testing.T) {
	w := words.In(words.English)
	for seed := range uint64(8) {
		m := played(t, seed, 1<<30)
		left := storytest.Told(t, Write, m.Record(), words.English)
		teller := terms.Teller{Words: w, Names: people}
		for _, step := range m.Steps() {
			for _, e := range step.Events {
				want := teller.Tell(e)
				switch e.Kind {
				case cove.Passed, cove.Rolled, cove.ShipHit: // hits are told together
					continue
				case cove.RoundBegan:
					want = terms.Round(w, int(e.N), m.Present().Rounds()) + "\n"
				}
				_, after, found := strings.Cut(left, want)
				if !found {
					t.Fatalf("seed %d: %q is missing in\n%.600s", seed, want, left)
				}
				left = after
			}
		}
	}
}

// The story of a game that goes on tells nothing of what is in anybody's hands, but what lies open.
func TestHandsAreNotTold(t *testing.T) {
	w := words.In(words.English)
	hidden, open := 0, 0
	for seed := range uint64(8) {
		m := played(t, seed, 150)
		text := storytest.Told(t, Write, m.Record(), words.English)
		teller := terms.Teller{Words: w, Names: people}
		for _, step := range m.Steps() {
			for _, e := range step.Events {
				if e.Kind != cove.Drew {
					continue
				}
				if e.Open {
					open++
				} else {
					hidden++
				}
				if told := strings.Contains(text, teller.Tell(e)); told != e.Open {
					t.Errorf("seed %d: that %q is told: %v", seed, teller.Tell(e), told)
				}
			}
		}
	}
	if hidden == 0 || open == 0 {
		t.Errorf("%d cards have been drawn, and %d lie open", hidden, open)
	}
}

// Hits that fall alike are told in one sentence, in their place among others.
func TestHitsAreToldTogether(t *testing.T) {
	hull := cove.Event{Kind: cove.ShipHit, Section: cove.Hull}
	crew := cove.Event{Kind: cove.ShipHit, Section: cove.Crew}
	die := cove.Event{Kind: cove.Rolled, N: 6, Hit: true}
	s := &account{Story: story.Story{Words: words.In(words.English)}}
	s.teller = terms.Teller{Words: s.Words, Names: people}
	for _, e := range []cove.Event{die, die, die, hull, hull, crew, die, crew, {Kind: cove.Crippled, Section: cove.Crew}} {
		s.event(e, nil)
	}
	s.end()
	const want = "The dice show 6, 6, 6: 3 hits. 2 shots hit Ann’s hull. The shot hits Ann’s crew. The dice show 6: 1 hit. " +
		"The shot hits Ann’s crew. That destroys Ann’s crew: the ship is out of the fight.\n"
	var told strings.Builder
	if _, err := s.WriteTo(&told); err != nil {
		t.Fatal(err)
	}
	if got := told.String(); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A failed write and a record that does not replay are errors.
func TestWhatCannotBeTold(t *testing.T) {
	storytest.Fails(t, Write, played(t, 0, 60).Record().Snapshot(), func(r *transcript.Record) {
		r.Shown = r.Shown[:len(r.Shown)-1]
	})
}
