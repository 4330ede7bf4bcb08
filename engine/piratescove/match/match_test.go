package match_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/transcript"
)

// setup is a game of these players, "" for a person.
func setup(seed uint64, players ...string) match.Setup {
	s := match.Setup{Options: cove.Options{Players: uint8(len(players))}, Seed: seed}
	for i, name := range players {
		s.Seats = append(s.Seats, match.Seat{Name: string(rune('A' + i)), Player: name, Colour: i})
	}
	return s
}

func begin(t *testing.T, seed uint64, players ...string) *match.Match {
	t.Helper()
	m, err := match.New(setup(seed, players...))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// decide plays for one of the seats that owe a choice, by chance.
func decide(t *testing.T, m *match.Match, random *rand.Rand) {
	t.Helper()
	p := m.Present()
	var owing []int
	for seat := range p.Players() {
		if p.Owes(seat) {
			owing = append(owing, seat)
		}
	}
	legal := p.Legal(owing[random.IntN(len(owing))], nil)
	if _, err := m.Play(legal[random.IntN(len(legal))]); err != nil {
		t.Fatal(err)
	}
}

// A game is saved, read and gone on with as if nothing had happened: the same computer players decide the same.
func TestSavedGamesGoOn(t *testing.T) {
	for seed := range uint64(6) {
		whole := begin(t, seed, "greedy", "random", "greedy")
		if err := whole.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(seed, 1))
		halfway := begin(t, seed, "greedy", "random", "greedy")
		for range 40 + random.IntN(60) {
			player, seat := halfway.Thinking()
			v := halfway.View(seat)
			if _, err := halfway.Play(player.Choose(context.Background(), v, v.Legal(nil))); err != nil {
				t.Fatal(err)
			}
		}
		read, err := transcript.Decode(halfway.Snapshot().Bytes())
		if err != nil {
			t.Fatal(err)
		}
		again, err := match.Load(read)
		if err != nil {
			t.Fatal(err)
		}
		if err := again.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(again.Record().Actions, whole.Record().Actions) || *again.Present() != *whole.Present() {
			t.Errorf("seed %d: a saved game goes on otherwise", seed)
		}
	}
}

// A choice can be taken back until something new was seen, and be done again; the record follows.
func TestTakingBack(t *testing.T) {
	undone, secret := 0, 0
	for seed := range uint64(30) {
		random := rand.New(rand.NewPCG(seed, 2))
		m := begin(t, seed, "", "", "")
		for n := 0; !m.Over() && n < 400; n++ {
			before, steps := *m.Present(), len(m.Steps())
			decide(t, m, random)
			last := m.Steps()[steps]
			to, ok := m.Undoable()
			if last.Final() {
				if ok && to == steps {
					t.Fatalf("%q has shown something, and can be taken back", last.Action)
				}
				continue
			}
			if !ok || to != steps {
				t.Fatalf("%q has shown nothing, and cannot be taken back", last.Action)
			}
			after := *m.Present()
			m.BackTo(to)
			if *m.Present() != before || len(m.Record().Actions) != steps {
				t.Fatalf("%q is not taken back", last.Action)
			}
			forth, ok := m.Redoable()
			if !ok {
				t.Fatalf("%q cannot be done again", last.Action)
			}
			m.Redo(forth)
			if *m.Present() != after {
				t.Fatalf("%q is done again as something else", last.Action)
			}
			undone++
			if last.Action.Kind == cove.Sail {
				secret++
			}
			if n%40 == 0 {
				if _, err := transcript.Decode(m.Snapshot().Bytes()); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if undone < 500 || secret < 50 {
		t.Errorf("%d choices were taken back, %d of them secret ones: the sample shows nothing", undone, secret)
	}
}

// Whoever has left an island can come back, whatever the others have done since, until a die, a card or a secret was seen.
func TestLeavingAnIslandIsTakenBack(t *testing.T) {
	back, seen := 0, 0
	for seed := range uint64(40) {
		random := rand.New(rand.NewPCG(seed, 6))
		m := begin(t, seed, "", "greedy", "greedy", "greedy")
		for n := 0; !m.Over() && n < 400; n++ {
			if player, seat := m.Thinking(); player != nil {
				v := m.View(seat)
				if _, err := m.Play(player.Choose(context.Background(), v, v.Legal(nil))); err != nil {
					t.Fatal(err)
				}
			} else {
				decide(t, m, random)
			}
			steps := m.Steps()
			last := len(steps) - 1
			for last >= 0 && steps[last].Seat != 0 {
				last--
			}
			if last < 0 || steps[last].Action.Kind != cove.Done {
				continue
			}
			shown := slices.ContainsFunc(steps[last:], func(s match.Step) bool {
				return s.Final() || s.Action.Kind == cove.Attach || s.Action.Kind == cove.Play
			})
			if to, ok := m.Undoable(); ok == shown || ok && to != last {
				t.Fatalf("after %v: back to %d: %v; left at %d", steps[last:], to, ok, last)
			}
			if shown {
				seen++
			} else {
				back++
			}
		}
	}
	if back < 100 || seen < 100 {
		t.Errorf("%d could be taken back, %d not: the sample shows nothing", back, seen)
	}
}

// Who has seen a card of somebody else takes back nothing before it; their own card they can take back.
func TestCardsOfOthersAreSeen(t *testing.T) {
	own, others := 0, 0
	for seed := range uint64(200) {
		m := begin(t, seed, "", "", "")
		random := rand.New(rand.NewPCG(seed, 5))
		for n := 0; !m.Over() && n < 300; n++ {
			before := len(m.Steps())
			decide(t, m, random)
			last := m.Steps()[before]
			if last.Action.Kind != cove.Play || last.Final() {
				continue
			}
			if to, ok := m.Undoable(); !ok || to != before {
				t.Fatalf("%q cannot be taken back by who has played it", last.Action)
			}
			own++
			if before == 0 || m.Steps()[before-1].Final() || m.Steps()[before-1].Seat == last.Seat {
				continue
			}
			persons := setup(seed, "random", "random", "random")
			persons.Seats[m.Steps()[before-1].Seat].Player = "" // only who decided before is a person
			other, err := match.New(persons)
			if err != nil {
				t.Fatal(err)
			}
			for _, step := range m.Steps() {
				if _, err := other.Play(step.Action); err != nil {
					t.Fatal(err)
				}
			}
			if to, ok := other.Undoable(); ok {
				t.Fatalf("back to %d of %d, though %q was seen", to, before+1, last.Action)
			}
			others++
		}
	}
	if own < 100 || others < 50 {
		t.Errorf("%d own cards, %d of others: the sample shows nothing", own, others)
	}
}

// In a practice game everything is taken back to the beginning, and chance brings the same again.
func TestPracticeGoesBackToTheBeginning(t *testing.T) {
	s := setup(5, "", "")
	s.Practice = true
	m, err := match.New(s)
	if err != nil {
		t.Fatal(err)
	}
	first, random := *m.Present(), rand.New(rand.NewPCG(1, 1))
	for !m.Over() {
		decide(t, m, random)
	}
	last, n := *m.Present(), len(m.Steps())
	for steps, ok := m.Undoable(); ok; steps, ok = m.Undoable() {
		m.BackTo(steps)
	}
	if *m.Present() != first {
		t.Error("it is not the first position")
	}
	m.Redo(n)
	if *m.Present() != last {
		t.Error("it is not the last position")
	}
}

// A hint counts once for a decision and its seat.
func TestHintsCount(t *testing.T) {
	m := begin(t, 3, "", "")
	m.Hinted(1)
	m.Hinted(1)
	decide(t, m, rand.New(rand.NewPCG(1, 1)))
	m.Hinted(0)
	if hints := m.Hints(); hints[0] != 1 || hints[1] != 1 {
		t.Errorf("hints %v", hints)
	}
}

// Playing on from the middle is a practice game from there.
func TestPlayingOn(t *testing.T) {
	m := begin(t, 9, "greedy", "greedy", "random")
	if err := m.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	at := len(m.Steps()) / 2
	on, err := m.PlayOn(at, []match.Seat{{Name: "A"}, {Name: "B"}, {Name: "C"}})
	if err != nil {
		t.Fatal(err)
	}
	if *on.Present() != m.PositionAt(at) || !on.Practice() || on.TurnAt(at) != m.TurnAt(at) {
		t.Error("it does not go on from there")
	}
}

// Computer players play every variant to its end, and a record of it plays again (V).
func TestVariantsAreLived(t *testing.T) {
	for _, options := range []cove.Options{
		{Players: 2, Rounds: cove.ShortRounds},
		{Players: 2, BlackShips: 1},
		{Players: 4, BlackShips: 2},
		{Players: 3, OpenFame: true},
		{Players: 3, CraftEach: true},
		{Players: 5, Rounds: cove.ShortRounds, BlackShips: 2, OpenFame: true, OneGuard: true, CraftEach: true},
	} {
		s := setup(3, []string{"captain", "seaman", "cabin-boy", "captain:gambler", "greedy"}[:options.Players]...)
		s.Options = options
		m, err := match.New(s)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
		p, blacks := m.Present(), 1
		if p.Black(cove.SecondBlack).Island != cove.NoIsland {
			blacks = 2
		}
		if !m.Over() || p.Round() != options.Length() || blacks != options.Blacks() {
			t.Errorf("%+v: over %v in round %d, with %d black ships", options, m.Over(), p.Round(), blacks)
		}
		read, err := transcript.Decode(m.Snapshot().Bytes())
		if err != nil {
			t.Fatal(err)
		}
		if end, err := read.Replay(); err != nil || end != *p {
			t.Errorf("%+v: it does not end again as it did, %v", options, err)
		}
	}
}
