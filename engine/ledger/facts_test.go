package ledger_test

import (
	"slices"
	"testing"
	"time"

	"portroyal/engine/ledger"
)

// dice is a made-up game, which says how many points everybody has.
type dice struct {
	about ledger.About[string]
	seats []ledger.Seat
}

var facts = ledger.Facts[dice, string]{
	About:     func(g *dice) ledger.About[string] { return g.about },
	Seat:      func(g *dice, seat int) ledger.Seat { return g.seats[seat] },
	Opponents: map[string]ledger.Opponent{"weak": {Level: 1, Character: "even"}, "bold": {Level: 3, Character: "bold"}},
	LeastLead: 1,
}

// game is one of Ann against others, that began so many days after the first; the most points win, or share the win.
func game(id string, day, own int, others map[string]int) dice {
	begun := time.Date(2026, 11, 1+day, 18, 0, 0, 0, time.UTC)
	g := dice{about: ledger.About[string]{ID: id, Begun: &begun, Played: 5000, Seats: 1 + len(others)}}
	g.seats = []ledger.Seat{{Name: "Ann", Points: own}}
	for player, points := range others {
		g.seats = append(g.seats, ledger.Seat{Name: "Ben", Player: player, Points: points})
	}
	best, winners := 0, 0.0
	for _, s := range g.seats {
		best = max(best, s.Points)
	}
	for _, s := range g.seats {
		if s.Points == best {
			winners++
		}
	}
	for i := range g.seats {
		if g.seats[i].Points == best {
			g.seats[i].Share = 1 / winners
		}
	}
	return g
}

// Streaks, records and the newest games follow the days on which games began, whatever order they come in, and each game
// counts among those of its sorts.
func TestSum(t *testing.T) {
	games := []dice{
		game("last", 6, 9, map[string]int{"": 9}), game("first", 0, 12, map[string]int{"weak": 3}),
		game("lost", 1, 4, map[string]int{"weak": 6, "bold": 5}), game("won", 3, 7, map[string]int{"bold": 2}),
		game("alone", 4, 8, nil), game("practice", 5, 99, map[string]int{"weak": 1}),
	}
	games[4].about.Together, games[5].about.Practice = true, true
	var order []string
	sum := func(by ledger.Filter[string]) ledger.Sums[ledger.Tally] {
		by.Name, order = "Ann", nil
		count := func(g *dice, seat int, to *ledger.Tally) { to.Count(g.seats[seat].Share, len(g.seats)) }
		return ledger.Sum(&facts, games, by, count, func(g *dice, _ int, _ []ledger.Seat) { order = append(order, g.about.ID) })
	}
	s := sum(ledger.Filter[string]{})
	if !slices.Equal(order, []string{"first", "lost", "won", "last"}) || s.Seconds != 20 || s.Streak != 2 || s.Longest != 2 ||
		s.Most != (ledger.Best{Value: 12, Game: "first"}) || s.Largest != (ledger.Best{Value: 9, Game: "first"}) ||
		!slices.Equal(s.Margin, []int{9, -2, 5, 0}) || s.Newest[0].Game != "last" || s.Newest[0].Share != 0.5 ||
		!slices.Equal(s.Newest[2].Points, []int{4, 6, 5}) {
		t.Errorf("%q: %+v", order, s)
	}
	if s.ByLevel["captain"].Games != 2 || s.ByLevel["cabin-boy"].Wins != 1 || s.ByCharacter["even"].Games != 2 ||
		s.ByPlayers[3].Games != 1 || s.ByPlayers[2].Games != 3 {
		t.Errorf("by level %v, by character %v, by players %v", s.ByLevel, s.ByCharacter, s.ByPlayers)
	}
	games[3].about.Undone, games[1].seats[0].Hints, games[0].about.Edition = 1, 1, "small"
	for _, c := range []struct {
		by   ledger.Filter[string]
		want []string
	}{
		{ledger.Filter[string]{WithoutHints: true}, []string{"lost", "last"}},
		{ledger.Filter[string]{Edition: "small"}, []string{"last"}},
		{ledger.Filter[string]{Together: true}, []string{"alone"}},
		{ledger.Filter[string]{Level: "captain"}, []string{"lost", "won"}},
		{ledger.Filter[string]{Players: 3}, []string{"lost"}},
		{ledger.Filter[string]{Since: *games[3].about.Begun}, []string{"won", "last"}},
	} {
		if sum(c.by); !slices.Equal(order, c.want) {
			t.Errorf("%+v: %q, want %q", c.by, order, c.want)
		}
	}
	if s := sum(ledger.Filter[string]{Together: true}); s.Margin != nil || s.Newest[0].Points != nil || s.Streak != 1 {
		t.Errorf("against time: %+v", s)
	}
	if names := facts.Names(games); !slices.Equal(names, []string{"Ann", "Ben"}) {
		t.Errorf("names: %q", names)
	}
}

// Numbers add up wherever they stand; a flag is nobody's sum.
func TestAdd(t *testing.T) {
	type part struct{ N int }
	type all struct {
		N     int
		X     float64
		Parts [2]part
		Flag  bool
	}
	sum := all{1, 0.5, [2]part{{1}, {2}}, false}
	ledger.Add(&sum, &all{2, 0.25, [2]part{{3}, {4}}, true})
	if want := (all{3, 0.75, [2]part{{4}, {6}}, false}); sum != want {
		t.Errorf("%+v, want %+v", sum, want)
	}
}
