package career_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	shared "portroyal/engine/career"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/record"
)

// Every voyage can be played: its rules go together, its players are known, and its goals are of different kinds and have
// a number where the kind asks for one.
func TestTheTableFitsTogether(t *testing.T) {
	names, level := map[string]bool{}, bot.CabinBoy
	for i := range career.Voyages {
		v := &career.Voyages[i]
		if err := v.Options.Check(); err != nil {
			t.Errorf("%s: %v", v.Name, err)
		}
		if !record.IsID(v.Name) || names[v.Name] || career.Row.Number(v.Name) != i {
			t.Errorf("%q is no name of its own", v.Name)
		}
		names[v.Name] = true
		if v.Options.Seats() != 1+len(v.Rivals) {
			t.Errorf("%s: %d computer players and one person for %d seats", v.Name, len(v.Rivals), v.Options.Seats())
		}
		for _, rival := range v.Rivals {
			if _, _, known := bot.LevelOf(rival); !known {
				t.Errorf("%s: nobody has words for %q", v.Name, rival)
			}
		}
		if v.Level < level {
			t.Errorf("%s is for a weaker player than the voyage before it", v.Name)
		}
		level = v.Level
		kinds := map[career.Kind]bool{}
		for _, goal := range v.Goals {
			if kinds[goal.Kind] {
				t.Errorf("%s: two goals are %s", v.Name, goal.Kind)
			}
			if kinds[goal.Kind] = true; career.Kinds[goal.Kind].Counts != (goal.N > 0) {
				t.Errorf("%s: %s %d", v.Name, goal.Kind, goal.N)
			}
		}
	}
	if career.Row.Number("none") != -1 {
		t.Error("a voyage that there is not has a number")
	}
}

// stars are those of a player who has reached only one goal of each voyage: they open all of them, one by one.
func TestOneStarOnEachVoyageOpensTheNext(t *testing.T) {
	stars := 0
	for i := range career.Voyages {
		if shared.Opens(i) > stars {
			t.Errorf("voyage %d opens with %d stars, and there are %d", i, shared.Opens(i), stars)
		}
		v := &career.Voyages[i]
		stars += v.Standing(career.Result{Reached: []string{string(v.Goals[len(v.Goals)-1].Kind)}}).Stars()
	}
	if shared.Opens(0) != 0 {
		t.Error("the first voyage is locked")
	}
}

// facts are what a player has done in a game, counted from what the table shows.
type facts struct {
	won                             bool
	lead, rounds, swords, busts     int
	expeditions, contracts, harbour int
	chest, person, spare            int
	made                            bool // against time
	turns, players                  int
}

// counted plays a sample of a voyage once more and counts along.
func counted(t *testing.T, v *career.Voyage, seed uint64) (*match.Match, facts) {
	t.Helper()
	setup := v.Setup(make([]match.Seat, v.Options.Seats()), seed)
	setup.Seats[career.Player].Player = bot.Named(v.Level, bot.Even)
	m, err := match.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	f := facts{turns: 1, players: len(setup.Seats)}
	me := career.Player
	for _, action := range sample(t, v, seed).Actions {
		active := m.View()
		events, err := m.Play(action)
		if err != nil {
			t.Fatal(err)
		}
		after := m.View()
		f.chest = max(f.chest, after.Coins(me))
		if active.Active() == me && after.Active() == me {
			f.harbour = max(f.harbour, len(after.Harbour()))
		}
		for _, event := range events {
			switch {
			case event.Kind == portroyal.WentBust && int(event.Seat) == me:
				f.busts++
			case event.Kind == portroyal.Claimed && int(event.Seat) == me:
				f.expeditions++
			case event.Kind == portroyal.ContractFulfilled && int(event.Seat) == me:
				f.contracts++
			case event.Kind == portroyal.TurnBegan:
				f.turns++
			}
		}
	}
	view := m.View()
	f.won, f.made = slices.Contains(view.Winners(), me), view.Options().Together() && view.Won()
	f.rounds = (f.turns + f.players - 1) / f.players
	f.lead = view.Points(me)
	for seat := 1; seat < f.players; seat++ {
		f.lead = min(f.lead, view.Points(me)-view.Points(seat))
	}
	for _, card := range view.Display(me) {
		f.swords += int(card.Face().Swords)
		f.person = max(f.person, int(card.Face().Points))
	}
	f.spare = view.TimePile() + view.VictoryPile()
	return m, f
}

// reaches says by the facts of a game whether a goal was reached.
func (f *facts) reaches(goal career.Goal) bool {
	switch n := goal.N; goal.Kind {
	case career.Win:
		return f.won
	case career.Lead:
		return f.won && f.lead >= n
	case career.Swift:
		return f.won && f.rounds <= n
	case career.Unarmed:
		return f.won && f.swords == 0
	case career.Unscathed:
		return f.won && f.busts == 0
	case career.Expeditions:
		return f.expeditions >= n
	case career.Contracts:
		return f.contracts >= n
	case career.Harbour:
		return f.harbour >= n
	case career.Chest:
		return f.chest >= n
	case career.Person:
		return f.person >= n
	case career.Spare:
		return f.made && f.spare >= n
	}
	return false
}

// Each kind of goal is reached exactly by games in which it happened, whatever its number, and of each kind some games
// reach it and some miss it.
func TestGoalsAreReachedByWhatHappened(t *testing.T) {
	type outcome struct{ reached, missed int }
	seen := map[career.Kind]outcome{}
	const most = 16 // beyond it hardly anything happens
	for i := range career.Voyages {
		v := career.Voyages[i]
		samples := uint64(5)
		if slices.ContainsFunc(v.Goals, func(g career.Goal) bool { return g.Kind == career.Unarmed }) {
			samples = 40 // it is reached in one game of twelve
		}
		for seed := range samples {
			m, f := counted(t, &v, firstSample+seed)
			probe := career.Voyage{}
			for _, kind := range career.Kinds.All() {
				for n := range most {
					probe.Goals = append(probe.Goals, career.Goal{Kind: kind, N: n})
					if !career.Kinds[kind].Counts {
						break
					}
				}
			}
			progress, err := probe.Progress(m.Record(), career.Player)
			if err != nil {
				t.Fatal(err)
			}
			for at, goal := range probe.Goals {
				got := progress[at].Reached
				if got != f.reaches(goal) {
					t.Errorf("%s, seed %d: %s %d is reached: %v, and the game was %+v", v.Name, seed, goal.Kind, goal.N, got, f)
				}
				of := seen[goal.Kind]
				if got {
					of.reached++
				} else {
					of.missed++
				}
				seen[goal.Kind] = of
			}
		}
	}
	for _, kind := range career.Kinds.All() {
		if at := seen[kind]; at.reached == 0 || at.missed == 0 {
			t.Errorf("%s was reached %d times and missed %d times", kind, at.reached, at.missed)
		}
	}
}

// Before the end a game says of a goal that can be counted how far it has come with it, and that it is reached as soon as it
// is; what only the end says is not reached before.
func TestGoalsAreReachedOnTheWay(t *testing.T) {
	probe := career.Voyage{}
	probe.Goals = []career.Goal{{Kind: career.Win}, {Kind: career.Chest, N: 5}, {Kind: career.Person, N: 1}}
	v := &career.Voyages[0]
	setup := v.Setup(make([]match.Seat, v.Options.Seats()), 77)
	setup.Seats[career.Player].Player = bot.Named(v.Level, bot.Even)
	m, err := match.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	most, before, early := 0, 0, 0
	look := func() []career.Progress {
		got, err := probe.Progress(m.Record(), career.Player)
		if err != nil {
			t.Fatal(err)
		}
		view := m.View()
		most = max(most, view.Coins(career.Player))
		person := 0
		for _, card := range view.Display(career.Player) {
			person = max(person, int(card.Face().Points))
		}
		want := []career.Progress{
			{Reached: m.Over() && slices.Contains(view.Winners(), career.Player)},
			{Reached: most >= 5, Counted: true, Far: most},
			{Reached: person >= 1, Counted: true, Far: person},
		}
		if !slices.Equal(got, want) {
			t.Fatalf("after %d steps: %+v, not %+v", len(m.Steps()), got, want)
		}
		return got
	}
	for !m.Over() {
		for _, p := range look() {
			if before++; p.Reached {
				early++
			}
		}
		if _, err := m.Play(m.Thinker().Choose(context.Background(), m.View(), m.Legal())); err != nil {
			t.Fatal(err)
		}
	}
	look()
	if early == 0 || early == before {
		t.Errorf("%d of %d goals were reached before the end: the sample shows nothing", early, before)
	}
}

// A hint, and what was taken back, is help; a game that goes on says nothing yet.
func TestHelpIsNoticed(t *testing.T) {
	v := &career.Voyages[0]
	r, err := v.Sample(context.Background(), 77)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		hints  []int
		undone int
		helped bool
	}{
		"none":           {nil, 0, false},
		"nobody's hints": {[]int{0, 0}, 0, false},
		"a hint":         {[]int{1, 0}, 0, true},
		"another's hint": {[]int{0, 1}, 0, false},
		"taken back":     {nil, 1, true},
	} {
		r.Hints, r.Undone = c.hints, c.undone
		if result, err := v.ResultOf(r); err != nil || result.Helped != c.helped {
			t.Errorf("%s: %+v, %v", name, result, err)
		}
	}
	m, err := match.New(v.Setup(make([]match.Seat, 2), 1))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := v.ResultOf(m.Record()); !errors.Is(err, shared.ErrNotOver) {
		t.Errorf("a game that begins: %v", err)
	}
	r.Cards = r.Cards[:len(r.Cards)/2]
	if _, err := v.ResultOf(r); err == nil {
		t.Error("a damaged record has goals")
	}
}
