package medals_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/archive"
	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	shared "portroyal/engine/medals"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/medals"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// change makes something else of a game.
type change func(g *statistics.Game, own *statistics.Seat)

// game is a game of Ann against a cabin boy, an hour after the one before it, that she has lost unless a change says
// something else.
func game(changes ...change) statistics.Game {
	g := statistics.Game{
		Edition: statistics.Base, Target: portroyal.DefaultTarget, Rounds: 11,
		Seats: []statistics.Seat{{Name: "Ann", Points: 9}, {Name: "Ben", Player: "cabin-boy", Order: 1, Points: 13, Share: 1}},
	}
	for _, change := range changes {
		change(&g, &g.Seats[0])
	}
	return g
}

// row is these games, one a day unless hours are said.
func row(hours int, games ...statistics.Game) []statistics.Game {
	begun := time.Date(2026, 11, 1, 18, 0, 0, 0, time.UTC)
	for i := range games {
		games[i].ID, games[i].Begun = fmt.Sprintf("game-%02d", i), begun.Add(time.Duration(i*hours)*time.Hour)
	}
	return games
}

// repeated is a game so many times.
func repeated(n int, changes ...change) (games []statistics.Game) {
	for range n {
		games = append(games, game(changes...))
	}
	return games
}

func won(g *statistics.Game, own *statistics.Seat) {
	own.Share, own.Points, g.Seats[1].Share = 1, 12, 0
}

func against(players ...string) change {
	return func(g *statistics.Game, _ *statistics.Seat) {
		for i, player := range players {
			if i+1 == len(g.Seats) {
				g.Seats = append(g.Seats, statistics.Seat{Name: "Cem", Order: i + 1})
			}
			g.Seats[i+1].Player = player
		}
	}
}

func edition(e statistics.Edition) change {
	return func(g *statistics.Game, _ *statistics.Seat) { g.Edition, g.Target = e, statistics.UsualTarget(e) }
}

func feats(f statistics.Feats) change {
	return func(_ *statistics.Game, own *statistics.Seat) { own.Feats = f }
}

func judged(j statistics.Judged) change {
	return func(_ *statistics.Game, own *statistics.Seat) { own.Judged = &j }
}

func inTime(difficulty int, share float64) change {
	return func(g *statistics.Game, own *statistics.Seat) {
		g.Together, g.Target, g.Difficulty, own.Share = true, 0, difficulty, share
	}
}

func hinted(_ *statistics.Game, own *statistics.Seat) { own.Hints = 1 }

func target(points int) change {
	return func(g *statistics.Game, _ *statistics.Seat) { g.Target = points }
}

func points(n int) change { return func(_ *statistics.Game, own *statistics.Seat) { own.Points = n } }

// contracts are games with so many different contracts, one each.
func contracts(n int) (games []statistics.Game) {
	for _, contract := range portroyal.AllContracts()[:n] {
		games = append(games, game(feats(statistics.Feats{Contracts: []portroyal.Contract{contract}})))
	}
	return games
}

// days are the deals of so many days from the first of a month on, played to their ends, but for one of them.
func days(from calendar.Day, n, without int) daily.Logbook {
	l := daily.Logbook{Days: map[calendar.Day]daily.Deal{}}
	for i := range n {
		deal := daily.Deal{Game: "a"}
		if i != without {
			deal.Result = &daily.Result{}
		}
		l.Days[from.Add(i)] = deal
	}
	return l
}

// answered are puzzles answered so often, of which each was solved.
func answered(tries int, names ...string) (l daily.Logbook) {
	l.Puzzles = map[string]logbook.Try{}
	for _, name := range names {
		l.Puzzles[name] = logbook.Try{Tries: tries, Solved: true}
	}
	return l
}

// kinds are puzzles of so many kinds, one of each.
func kinds(t *testing.T, n int) (names []string) {
	all, err := puzzle.All()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[puzzle.Kind]bool{}
	for i := range all {
		if kind := puzzle.KindOf(&all[i]); !seen[kind] && len(names) < n {
			seen[kind], names = true, append(names, all[i].Name)
		}
	}
	return names
}

// voyages are so many voyages of the career with all their goals reached, each of them in a game of its own.
func voyages(n int) daily.Logbook {
	var l daily.Logbook
	for i, v := range career.Voyages[:n] {
		for number, goal := range v.Goals {
			id := fmt.Sprintf("game-%02d", 10*i+number)
			l.Embark(v.Name, id)
			l.Land(id, career.Result{Reached: []string{string(goal.Kind)}})
		}
	}
	return l
}

// whole adds a game that reached all goals of a voyage.
func whole(l daily.Logbook, id string, helped bool) daily.Logbook {
	v := &career.Voyages[0]
	var reached []string
	for _, goal := range v.Goals {
		reached = append(reached, string(goal.Kind))
	}
	l.Embark(v.Name, id)
	l.Land(id, career.Result{Reached: reached, Helped: helped})
	return l
}

// solved are so many own mistakes of Ann that were solved for good, one a day, beside one that was cleared and one of
// somebody else.
func solved(n int) (box mistakes.Box) {
	first := calendar.Day{Year: 2026, Month: time.November, Date: 1}
	for i := range n {
		box.Add(mistakes.Key(fmt.Sprint(i)), mistakes.Entry{Player: "Ann", Gone: mistakes.Solved, Answered: first.Add(i)})
	}
	box.Add("cleared", mistakes.Entry{Player: "Ann", Gone: mistakes.Cleared})
	box.Add("other", mistakes.Entry{Player: "Ben", Gone: mistakes.Solved})
	return box
}

// cases are for each medal the facts that reach it in the last of the games, if in one, and facts that just miss it.
func cases(t *testing.T) map[medals.Name][2]medals.Facts {
	of := func(games ...statistics.Game) medals.Facts {
		return medals.Facts{Name: "Ann", Games: row(24, games...)}
	}
	close := func(games ...statistics.Game) medals.Facts { return medals.Facts{Name: "Ann", Games: row(2, games...)} }
	book := func(l daily.Logbook) medals.Facts { return medals.Facts{Name: "Ann", Book: shared.BookOf(&l)} }
	own := func(n int) medals.Facts { return medals.Facts{Name: "Ann", Own: solved(n)} }
	feat := func(enough, few statistics.Feats) [2]medals.Facts {
		return [2]medals.Facts{of(game(), game(feats(enough))), of(game(feats(few)), game(feats(enough), target(20)))}
	}
	two := portroyal.AllContracts()[:2]
	november := calendar.Day{Year: 2026, Month: time.November, Date: 1}
	fine, costly := statistics.Judged{Counted: 9}, statistics.Judged{Counted: 9, Costly: 1}
	gross := statistics.Judged{Counted: 9, Costly: 1, Blunder: 1}
	captains := []string{"captain", "captain:bold", "admiral"}
	tastes := []string{"bold", "careful", "thrifty", "fighter", "explorer", "merchant"}
	met := func(n int) (games []statistics.Game) {
		for _, taste := range tastes[:n] {
			games = append(games, game(won, against("seaman:"+taste)))
		}
		return games
	}
	return map[medals.Name][2]medals.Facts{
		"victory":     {of(game(), game(won)), of(game(), game(inTime(0, 1)))},
		"expedition":  {of(game(), game(feats(statistics.Feats{Claimed: 1}))), of(game())},
		"contract":    {of(game(), game(feats(statistics.Feats{Contracts: two[:1]}))), of(game())},
		"repelled":    {of(game(), game(feats(statistics.Feats{Repelled: 1}))), of(game())},
		"harbour":     feat(statistics.Feats{Harbour: 10}, statistics.Feats{Harbour: 9}),
		"colours":     feat(statistics.Feats{Colours: 5}, statistics.Feats{Colours: 4}),
		"dared":       feat(statistics.Feats{Dared: 40}, statistics.Feats{Dared: 39}),
		"dry":         {of(game(), game(won)), of(game(), game(won, feats(statistics.Feats{Busts: 1})))},
		"swords":      feat(statistics.Feats{Swords: 5}, statistics.Feats{Swords: 4}),
		"admirals":    feat(statistics.Feats{Admirals: 2}, statistics.Feats{Admirals: 1}),
		"trade":       feat(statistics.Feats{Trade: 5}, statistics.Feats{Trade: 4}),
		"chest":       feat(statistics.Feats{Chest: 20}, statistics.Feats{Chest: 19}),
		"surplus":     {of(game(), game(points(15))), of(game(points(14)), game(points(15), target(11)))},
		"long":        feat(statistics.Feats{Largest: 6}, statistics.Feats{Largest: 5}),
		"expeditions": feat(statistics.Feats{Claimed: 2}, statistics.Feats{Claimed: 1}),
		"contracts":   feat(statistics.Feats{Contracts: portroyal.AllContracts()[:3]}, statistics.Feats{Contracts: two}),
		"every-contract": {
			of(contracts(len(portroyal.AllContracts()))...), of(contracts(len(portroyal.AllContracts()) - 1)...),
		},
		"captain":  {of(game(won), game(won, against("captain"))), of(game(won, against("seaman")), game(against("captain")))},
		"admiral":  {of(game(won), game(won, against("admiral:bold"))), of(game(won, against("captain")))},
		"governor": {of(game(won), game(won, against("seaman", "governor"))), of(game(won, against("admiral")))},
		"table": {
			of(game(won), game(won, against(captains...))),
			of(game(won, against(captains[:2]...)), game(won, against("captain", "seaman", "governor")),
				game(won, against("captain", "", "captain"))),
		},
		"behind": {
			of(game(won), game(won, feats(statistics.Feats{Behind: 6}))),
			of(game(won, feats(statistics.Feats{Behind: 5})), game(feats(statistics.Feats{Behind: 8}))),
		},
		"row": {
			of(game(won, against("captain")), game(), game(won, against("captain")), game(won, against("admiral"))),
			of(game(won, against("captain")), game(won, against("captain")), game(against("captain")),
				game(won, against("captain")), game(won), game(won, against("captain"))),
		},
		"characters": {of(met(6)...), of(append(met(5), game(against("seaman:merchant")))...)},
		"clock":      {of(game(), game(inTime(0, 1))), of(game(won), game(inTime(9, 0)))},
		"hurry":      {of(game(), game(inTime(4, 1))), of(game(inTime(3, 1)), game(inTime(9, 0)))},
		"unterwegs": {
			of(game(won), game(won, edition(statistics.Unterwegs))), of(game(won, edition(statistics.Both)),
				game(won, edition(statistics.Unterwegs), target(portroyal.DefaultTarget))),
		},
		"cargo": feat(statistics.Feats{Cargo: 3}, statistics.Feats{Cargo: 2}),
		"editions": {
			of(game(won), game(won, edition(statistics.Both)), game(won, edition(statistics.BaseContracts)),
				game(won, edition(statistics.BothContracts)), game(won, edition(statistics.Unterwegs))),
			of(game(won), game(won, edition(statistics.Both)), game(won, edition(statistics.BaseContracts)),
				game(won, edition(statistics.BothContracts)), game(edition(statistics.Unterwegs))),
		},
		"voyage":       {book(whole(voyages(1), "game-99", false)), book(whole(voyages(8), "game-99", true))},
		"stars":        {book(voyages(9)), book(whole(voyages(8), "game-99", false))},
		"mistake":      {own(1), own(0)},
		"mistakes":     {own(10), own(9)},
		"puzzle-kinds": {book(answered(1, kinds(t, 5)...)), book(answered(2, kinds(t, 5)...))},
		"puzzles":      {book(answered(3, puzzle.First...)), book(answered(1, puzzle.First[1:]...))},
		"week":         {book(days(november, 7, -1)), book(days(november, 13, 6))},
		"month":        {book(days(november, 30, -1)), book(days(november.Add(1), 59, 40))},
		"clean": {
			of(game(), game(judged(fine))),
			of(game(judged(costly)), game(judged(statistics.Judged{})), game(judged(fine), hinted)),
		},
		"clean-week": {
			close(slices.Concat(repeated(1, judged(fine)), repeated(1), repeated(4, judged(costly)))...),
			of(slices.Concat(repeated(4, judged(fine)), repeated(1, judged(gross)), repeated(4, judged(fine)),
				repeated(1, judged(fine), hinted), repeated(1))...),
		},
		"unlucky": {
			of(game(won), game(won, judged(statistics.Judged{Luck: -0.1}))),
			of(game(won, judged(statistics.Judged{Luck: -0.099})), game(judged(statistics.Judged{Luck: -0.3})),
				game(won, judged(statistics.Judged{Luck: -0.3, Hard: true}))),
		},
	}
}

// state is how it is with one medal.
func state(f medals.Facts, name medals.Name) medals.State {
	all := medals.Of(f)
	return all[slices.IndexFunc(all, func(s medals.State) bool { return s.Name == name })]
}

// Every medal is done with the last of the games that make it up, whatever order they are told in, and just not done
// without; games of others, of computer players and for practice are none.
func TestMedals(t *testing.T) {
	all := cases(t)
	if len(all) != len(medals.All()) {
		t.Errorf("%d of %d medals have a case", len(all), len(medals.All()))
	}
	for _, medal := range medals.All() {
		done, missed := all[medal.Name][0], all[medal.Name][1]
		s := state(done, medal.Name)
		if !s.Done || medal.Parts && s.Have != medal.Number {
			t.Errorf("%s: %+v", medal.Name, s)
			continue
		}
		if n := len(done.Games); n > 0 && (s.Game != done.Games[n-1].ID || !s.On.Equal(done.Games[n-1].Begun)) {
			t.Errorf("%s: done in %s on %v", medal.Name, s.Game, s.On)
		}
		if s := state(missed, medal.Name); s.Done || s.Game != "" || !s.On.IsZero() || s.Have > medal.Number {
			t.Errorf("%s is not missed: %+v", medal.Name, s)
		}
		shuffled := done
		shuffled.Games = slices.Clone(done.Games)
		slices.Reverse(shuffled.Games)
		if diff := cmp.Diff(medals.Of(done), medals.Of(shuffled)); diff != "" {
			t.Errorf("%s, in another order: %s", medal.Name, diff)
		}
		if len(done.Games) == 0 {
			continue
		}
		for other, change := range map[string]change{
			"practice": func(g *statistics.Game, _ *statistics.Seat) { g.Practice = true },
			"computer": func(_ *statistics.Game, own *statistics.Seat) { own.Player = "captain" },
			"somebody": func(_ *statistics.Game, own *statistics.Seat) { own.Name = "Dora" },
		} {
			none := done
			none.Games = slices.Clone(done.Games)
			for i := range none.Games {
				none.Games[i].Seats = slices.Clone(none.Games[i].Seats)
				change(&none.Games[i], &none.Games[i].Seats[0])
			}
			if state(none, medal.Name).Done {
				t.Errorf("%s is done by games of %s", medal.Name, other)
			}
		}
	}
}

// A medal of the career is done in the game that brought its last star, as long as that is there; one of own mistakes on the
// day on which the last of them was solved.
func TestMedalsAloneHaveTheirDays(t *testing.T) {
	games := row(24, repeated(3)...)
	sailed := whole(voyages(1), games[2].ID, false)
	facts := medals.Facts{Name: "Ann", Games: games, Book: shared.BookOf(&sailed), Own: solved(12)}
	if s := state(facts, "voyage"); s.Game != games[2].ID || !s.On.Equal(games[2].Begun) {
		t.Errorf("%+v", s)
	}
	facts.Games = games[:2]
	if s := state(facts, "voyage"); !s.Done || s.Game != "" || !s.On.IsZero() {
		t.Errorf("without its record: %+v", s)
	}
	if s := state(facts, "mistakes"); s.On.Day() != 10 || s.Game != "" {
		t.Errorf("%+v", s)
	}
}

// Games that come later take nothing away, and leave the day on which a medal was done as it is.
func TestMedalsStay(t *testing.T) {
	for name, facts := range cases(t) {
		before := state(facts[0], name)
		more := facts[0]
		more.Games = slices.Clone(facts[0].Games)
		for i, g := range repeated(3, judged(statistics.Judged{Counted: 9, Costly: 3, Blunder: 2, Luck: 1})) {
			g.ID, g.Begun = fmt.Sprintf("later-%d", i), time.Date(2027, 1, 1+i, 0, 0, 0, 0, time.UTC)
			more.Games = append(more.Games, g)
		}
		if diff := cmp.Diff(before, state(more, name)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// Names are there once, and each group has some, in the order of the groups.
func TestTable(t *testing.T) {
	names, at := map[medals.Name]bool{}, 0
	for _, medal := range medals.All() {
		place := slices.Index(medals.Groups(), medal.Group)
		if names[medal.Name] || place < at || place > at+1 || medal.Parts && medal.Number < 2 {
			t.Errorf("%+v after group %d", medal, at)
		}
		names[medal.Name], at = true, place
	}
	if at != len(medals.Groups())-1 {
		t.Errorf("there are none of %v", medals.Groups()[at+1:])
	}
}

// The file beside the records leads to the same medals as they do.
func TestMedalsFromTheFile(t *testing.T) {
	dir := t.TempDir()
	games, err := archive.Open(dir, record.Games{transcript.Game})
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(12) {
		options := portroyal.DefaultOptions()
		if seed%2 == 1 {
			options.Decks |= portroyal.DeckExpansion
			options.Contracts = true
		}
		m, err := match.New(match.Setup{
			Options: options, Seed: seed, Seats: []match.Seat{{Name: "Ann"}, {Name: "Ben", Player: "seaman"}},
		})
		if err != nil {
			t.Fatal(err)
		}
		dice := rand.New(rand.NewPCG(seed, 1))
		for !m.Over() {
			if m.Thinker() != nil {
				err = m.Run(t.Context())
			} else {
				legal := m.Legal()
				_, err = m.Play(legal[dice.IntN(len(legal))])
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		m.Record().ID = fmt.Sprintf("game-%02d", seed)
		if err := games.Keep(m.Record()); err != nil {
			t.Fatal(err)
		}
	}
	of := func() []medals.State {
		book, err := statistics.Gather(t.Context(), games, review.ShelfBeside(dir))
		if err != nil || len(book.Games) != 12 {
			t.Fatalf("%+v, %v", book, err)
		}
		return medals.Of(medals.Facts{Name: "Ann", Games: book.Games})
	}
	fromRecords := of()
	if diff := cmp.Diff(fromRecords, of()); diff != "" || len(medals.Done(fromRecords)) == 0 {
		t.Errorf("%d are done; from the file: %s", len(medals.Done(fromRecords)), diff)
	}
}

// BenchmarkOf finds the medals of a person in ten thousand games.
func BenchmarkOf(b *testing.B) {
	games := row(1, repeated(10_000, against("captain:bold", "seaman"))...)
	for b.Loop() {
		medals.Of(medals.Facts{Name: "Ann", Games: games})
	}
}
