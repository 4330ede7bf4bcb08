package statistics_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/archive"
	"portroyal/engine/ledger/ledgertest"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/chronicle"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/statistics"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
)

// played is a game of so many that has come to its end. Some have eight rounds (V1).
func played(t testing.TB, players int, seed uint64) *match.Match {
	t.Helper()
	var seats []match.Seat
	for i := range players {
		seats = append(seats, match.Seat{Name: fmt.Sprint("Player ", i), Player: "greedy"})
	}
	options := cove.Options{Players: uint8(players)}
	if seed%3 == 2 {
		options.Rounds = cove.ShortRounds
	}
	m, err := match.New(match.Setup{Options: options, Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(t.Context()); err != nil || !m.Over() {
		t.Fatalf("the game does not end: %v", err)
	}
	return m
}

// What a game says of its seats fits together, and is what its record says.
func TestOf(t *testing.T) {
	seen := statistics.Fights{}
	lost := 0
	for seed := range uint64(40) {
		m := played(t, cove.MinPlayers+int(seed)%4, seed)
		g, err := statistics.Of(m.Record())
		if err != nil {
			t.Fatal(err)
		}
		p := m.Present()
		returned := make([]int, len(g.Seats))
		for _, step := range m.Steps() {
			for _, e := range step.Events {
				if e.Kind == cove.Returned {
					returned[e.Seat] += int(e.Treasures)
				}
			}
		}
		share := 0.0
		for i := range g.Seats {
			s := &g.Seats[i]
			share += s.Share
			sum, raids, rounds := 0, 0, 0
			for _, fame := range s.From {
				sum += fame
			}
			for _, calls := range s.Calls {
				raids, rounds = raids+calls.Plunder, rounds+calls.Rounds
				if calls.Alone > calls.Rounds {
					t.Errorf("seed %d, seat %d: %+v", seed, i, calls)
				}
			}
			if want := int(p.ShipAt(i).Fame); sum != want || s.Last() != want || len(s.Fame) != p.Rounds()+1 {
				t.Errorf("seed %d, seat %d: fame %v from %v, want %d", seed, i, s.Fame, s.From, want)
			}
			if raids != s.Plunder.Cards || s.Plunder.Peaceful > raids || rounds != g.Length().Rounds() || rounds != p.Rounds() {
				t.Errorf("seed %d, seat %d: %d rounds at islands, %d plundered there, %+v", seed, i, rounds, raids, s.Plunder)
			}
			if s.Plunder.Lost != returned[i] {
				t.Errorf("seed %d, seat %d: %d treasures lost, want %d", seed, i, s.Plunder.Lost, returned[i])
			}
			foes := g.Foes.Dice()
			for j := range g.Seats {
				foes += g.Seats[j].Fights.Dice
			}
			own := g
			own.Seats = slices.Clone(g.Seats)
			own.Seats[i].Player = ""
			if sum := statistics.Sum([]statistics.Game{own}, statistics.Filter{Name: s.Name}); sum.Games != 1 ||
				sum.Fights.Faces != s.Fights.Faces || sum.Others.Dice() != foes-s.Fights.Dice {
				t.Errorf("seed %d, seat %d: own dice %v, the others' %v, of %d", seed, i, sum.Fights.Faces, sum.Others, foes)
			}
			if f := s.Fights; f.Fought != f.Won+f.Fled+f.Crippled {
				t.Errorf("seed %d, seat %d: %+v", seed, i, f)
			}
			for j := range g.Seats {
				if s.Met[j].Rounds != g.Seats[j].Met[i].Rounds || s.Met[i].Rounds != 0 {
					t.Errorf("seed %d: seats %d and %d have met %+v", seed, i, j, s.Met)
				}
			}
			if (s.Share > 0) != (s.Place == 1) && !p.Deciding() {
				t.Errorf("seed %d, seat %d: place %d with a share of %v", seed, i, s.Place, s.Share)
			}
			seen.Won, seen.Fled, seen.Crippled = seen.Won+s.Fights.Won, seen.Fled+s.Fights.Fled, seen.Crippled+s.Fights.Crippled
			lost += s.Plunder.Lost
		}
		if share < 0.999 || share > 1.001 {
			t.Errorf("seed %d: shares of %v", seed, share)
		}
	}
	if seen.Won == 0 || seen.Fled == 0 || seen.Crippled == 0 || lost == 0 {
		t.Errorf("fights end %+v, %d treasures are lost", seen, lost)
	}
	m, err := match.New(match.Setup{Options: cove.Options{Players: 2}, Seats: make([]match.Seat, 2), Seed: 1})
	if err == nil {
		_, err = statistics.Of(m.Record())
	}
	if !errors.Is(err, statistics.ErrNotOver) {
		t.Errorf("of a game that goes on: %v", err)
	}
}

// seat is a made-up seat.
func seat(name, player string, place, fame int) statistics.Seat {
	s := statistics.Seat{
		Name: name, Player: player, Place: place, Fame: make([]int, cove.Rounds+1), From: make([]int, chronicle.Sources),
		Calls: make([]statistics.Calls, cove.TreasureIsland+1),
	}
	if place == 1 {
		s.Share = 1
	}
	s.Fame[cove.Rounds], s.From[chronicle.Plunder] = fame, fame
	return s
}

// Games of eight rounds are never added to longer ones: they count alone where they are asked for, or where there are no
// others (V1).
func TestLengthsAreApart(t *testing.T) {
	met := func(s statistics.Seat) statistics.Seat {
		s.Met = make([]statistics.Calls, 2)
		return s
	}
	long := statistics.Game{ID: "a", Seats: []statistics.Seat{met(seat("Ann", "", 1, 30)), met(seat("Ben", "", 2, 20))}}
	short := statistics.Game{ID: "b", Short: true, Seats: []statistics.Seat{met(seat("Ann", "", 1, 12)), met(seat("Cid", "", 2, 8))}}
	for i := range short.Seats {
		fame := &short.Seats[i].Fame
		(*fame)[cove.ShortRounds] = (*fame)[cove.Rounds]
		*fame = (*fame)[:cove.ShortRounds+1]
	}
	games := []statistics.Game{long, short}
	for _, c := range []struct {
		name   string
		wanted statistics.Length
		length statistics.Length
		fame   float64
	}{
		{"Ann", "", statistics.Usual, 30},
		{"Ann", statistics.Usual, statistics.Usual, 30},
		{"Ann", statistics.Short, statistics.Short, 12},
		{"Ben", "", statistics.Usual, 20},
		{"Cid", "", statistics.Short, 8},
	} {
		s := statistics.Sum(games, statistics.Filter{Name: c.name, Edition: c.wanted})
		if s.Length != c.length || s.Games != 1 || s.Own.Fame[s.Length.Rounds()] != c.fame {
			t.Errorf("%s, %q: %d games of %s, fame %v", c.name, c.wanted, s.Games, s.Length, s.Own.Fame)
		}
	}
}

// Sums are of the games that the filter lets through, in the order of their beginning.
func TestSum(t *testing.T) {
	begun := time.Date(2026, 10, 1, 18, 0, 0, 0, time.UTC)
	captain := bot.Named(bot.Captain, bot.Even)
	games := []statistics.Game{
		{ID: "c", Begun: begun.AddDate(0, 0, 2), Played: 60_000, Seats: []statistics.Seat{
			seat("Ann", "", 1, 30), seat("Ben", "", 2, 20),
		}},
		{ID: "a", Begun: begun, Played: 60_000, Seats: []statistics.Seat{
			seat("Bob", captain, 1, 25), seat("Ann", "", 2, 21), seat("Ben", "", 3, 7),
		}},
		{ID: "b", Begun: begun.AddDate(0, 0, 1), Seats: []statistics.Seat{seat("Ann", "", 2, 9), seat("Ben", "", 1, 19)}},
		{ID: "d", Begun: begun.AddDate(0, 0, 3), Practice: true, Seats: []statistics.Seat{
			seat("Ann", "", 1, 90), seat("Ben", "", 2, 2),
		}},
	}
	for i := range games {
		for j := range games[i].Seats {
			games[i].Seats[j].Met = make([]statistics.Calls, len(games[i].Seats))
		}
	}
	games[0].Seats[0].Sunk = make([]int, cove.Navy+1)
	games[0].Seats[0].Sunk[cove.Hook], games[0].Seats[0].Sunk[cove.Cacafuego] = 2, 1
	games[0].Seats[0].Met[1] = statistics.Calls{Rounds: 3, Plunder: 2}
	games[2].Seats[0].Met[1] = statistics.Calls{Rounds: 1}
	games[2].Seats[0].Hints = 1
	if names := statistics.Names(games); !slices.Equal(names, []string{"Ann", "Ben"}) {
		t.Errorf("names: %q", names)
	}
	s := statistics.Sum(games, statistics.Filter{Name: "Ann"})
	if s.Games != 3 || s.Wins != 1 || s.Seconds != 120 || s.At != [5]int{1, 2} || !slices.Equal(s.Fame, []int{21, 9, 30}) ||
		!slices.Equal(s.Margin, []int{-4, -10, 10}) || s.Streak != 1 || s.Most.Game != "c" || s.Largest.Value != 10 ||
		s.Hunter.Value != 2 || s.Foes() != 2 {
		t.Errorf("%+v", s)
	}
	if s.Own.From[chronicle.Plunder] != 20 || s.Winners.Fame[cove.Rounds] != (30.+25+19)/3 ||
		s.Rivals.Fame[cove.Rounds] != (20.+25+7+19)/4 {
		t.Errorf("means: %+v, %+v, %+v", s.Own, s.Winners, s.Rivals)
	}
	if s.ByPlayers[2].Games != 2 || s.ByPlayers[3].Mean() != 2 || s.ByLevel["captain"].Games != 1 || len(s.ByLevel) != 1 {
		t.Errorf("by players: %+v, by level: %+v", s.ByPlayers, s.ByLevel)
	}
	if len(s.Company) != 1 || s.Company[0].Name != "Ben" || s.Company[0].Met != (statistics.Calls{Rounds: 4, Plunder: 2}) ||
		s.Met != 3 {
		t.Errorf("company: %+v", s.Company)
	}
	if len(s.Newest) != 3 || s.Newest[0].Game != "c" || !slices.Equal(s.Newest[2].Points, []int{21, 25, 7}) {
		t.Errorf("newest: %+v", s.Newest)
	}
	for name, c := range map[string]struct {
		filter statistics.Filter
		want   int
	}{
		"of nobody":     {statistics.Filter{Name: "Cem"}, 0},
		"for three":     {statistics.Filter{Players: 3}, 1},
		"with captains": {statistics.Filter{Level: "captain"}, 1},
		"lately":        {statistics.Filter{Since: begun.AddDate(0, 0, 1)}, 2},
		"without hints": {statistics.Filter{WithoutHints: true}, 2},
	} {
		if c.filter.Name == "" {
			c.filter.Name = "Ann"
		}
		if s := statistics.Sum(games, c.filter); s.Games != c.want {
			t.Errorf("%s: %d games, want %d", name, s.Games, c.want)
		}
	}
}

// The book is the same from the file, from the records alone, and from a damaged file; games that go are followed.
func TestGather(t *testing.T) {
	dir := t.TempDir()
	games, err := archive.Open(dir, record.Games{transcript.Game})
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(4) {
		one := played(t, 2, seed).Record()
		one.ID = "game-" + string(rune('a'+seed))
		if err := games.Keep(one); err != nil {
			t.Fatal(err)
		}
	}
	gather := func() *statistics.Book {
		t.Helper()
		book, err := statistics.Gather(t.Context(), games)
		if err != nil || book.Unread != 0 {
			t.Fatalf("%v, %d could not be read", err, book.Unread)
		}
		return book
	}
	book := gather()
	if len(book.Games) != 4 {
		t.Fatalf("%d games", len(book.Games))
	}
	text, err := os.ReadFile(statistics.File(dir))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(text), "\n")
	for name, lines := range map[string][]string{
		"from the file":           lines,
		"from the records":        nil,
		"cut off":                 {lines[0], lines[1], lines[2][:40]},
		"of another form":         {strings.Replace(lines[0], `"form":3`, `"form":99`, 1), lines[1]},
		"of seats that are short": {strings.Replace(lines[0], `"fame":[`, `"fame":[],"was":[`, 1), lines[1]},
		"of places beyond":        {strings.Replace(lines[0], `"place":1`, `"place":7`, 1), lines[1]},
	} {
		if err := os.WriteFile(statistics.File(dir), []byte(strings.Join(lines, "")), 0o666); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(book, gather()); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	restore, err := games.PutAway("game-b")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(book, gather()); diff != "" {
		t.Errorf("when a game that counts has left the list: %s", diff)
	}
	if err := errors.Join(restore(), os.Remove(filepath.Join(dir, "game-a.json"))); err != nil {
		t.Fatal(err)
	}
	if left := gather(); len(left.Games) != 3 {
		t.Errorf("%d games are left", len(left.Games))
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if _, err := statistics.Gather(stopped, games); !errors.Is(err, context.Canceled) {
		t.Errorf("when told to stop: %v", err)
	}
}

// Games that somebody has played under several names are those of one person once the names are joined, and of several
// again when that is taken back; the file has the names of the records all the while.
func TestGatherJoinedNames(t *testing.T) {
	games, err := archive.Open(t.TempDir(), record.Games{transcript.Game})
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range ledgertest.Joiners {
		r := played(t, 3, uint64(3*i)).Record()
		r.ID = fmt.Sprint("game-", i)
		r.Seats[0].Name, r.Seats[0].Player = name, ""
		r.Seats[1].Name, r.Seats[1].Player = "Ben", ""
		if err := games.Keep(r); err != nil {
			t.Fatal(err)
		}
	}
	ledgertest.JoinedNames(t, games, statistics.File(games.Dir()), func() ledgertest.Counted {
		book, err := statistics.Gather(t.Context(), games)
		if err != nil {
			t.Fatal(err)
		}
		sum := func(name string) *statistics.Summary {
			return statistics.Sum(book.Games, statistics.Filter{Name: name})
		}
		return ledgertest.Counted{
			Names: statistics.Names(book.Games),
			Games: func(name string) int { return sum(name).Games },
			Duel: func(name, of string) bool {
				return slices.ContainsFunc(sum(of).Company, func(d statistics.Company) bool { return d.Name == name })
			},
		}
	})
}
