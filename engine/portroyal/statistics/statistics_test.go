package statistics_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/chronicle"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	"portroyal/engine/portroyal/transcript"
)

// played plays a game with these computer players to its end; persons are called by the names after them.
func played(t testing.TB, options portroyal.Options, seed uint64, players ...string) *match.Match {
	t.Helper()
	var seats []match.Seat
	for i, player := range players {
		seats = append(seats, match.Seat{Name: fmt.Sprint("Player ", i), Player: player})
	}
	options.Players = uint8(len(seats))
	m, err := match.New(match.Setup{Options: options, Seats: seats, Seed: seed, Start: portroyal.RandomStart})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Run(t.Context()); err != nil || !m.Over() {
		t.Fatalf("the game does not end: %v", err)
	}
	return m
}

// reviewed is the review of a game, by a judge who has been told these things.
func reviewed(t testing.TB, game *transcript.Record, told ...func(*review.Judge)) *review.Review {
	t.Helper()
	judge, err := review.NewJudge()
	if err != nil {
		t.Fatal(err)
	}
	for _, tell := range told {
		tell(judge)
	}
	r, err := judge.Review(t.Context(), game, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestOf: what a game says of its seats is what its record says, and busts are as many as their chances lead to expect.
func TestOf(t *testing.T) {
	var all statistics.Risks
	for seed := range uint64(60) {
		options := portroyal.DefaultOptions()
		if seed%3 == 1 {
			options.Decks |= portroyal.DeckExpansion
			options.Contracts = true
		}
		if seed%3 == 2 {
			options.Decks = portroyal.DeckUnterwegs
			options.Target = portroyal.UnterwegsTarget
		}
		m := played(t, options, seed, "stop4", "random", "stop3")
		g, err := statistics.Of(m.Record())
		if err != nil {
			t.Fatal(err)
		}
		view := m.View()
		shares, order := 0.0, []int{}
		for i, seat := range g.Seats {
			shares += seat.Share
			order = append(order, seat.Order)
			if seat.Order == 0 && i != view.Start() {
				t.Errorf("seat %d begins", i)
			}
			if seat.Points != m.Record().Result.Points[i] || seat.Player != m.Seats()[i].Player {
				t.Errorf("seat %d: %+v", i, seat)
			}
			r := seat.Risks
			all.Busts, all.Expected, all.Variance = all.Busts+r.Busts, all.Expected+r.Expected, all.Variance+r.Variance
			if most := r.Expected * (1 - r.Expected/float64(max(r.Drawn, 1))); r.Variance > most+1e-9 { // if all are as risky
				t.Errorf("%d cards with %v busts expected vary by %v, more than %v", r.Drawn, r.Expected, r.Variance, most)
			}
			for bin := range r.Asked {
				if r.Went[bin] > r.Asked[bin] {
					t.Errorf("%d of %d went on", r.Went[bin], r.Asked[bin])
				}
			}
		}
		if slices.Sort(order); math.Abs(shares-1) > 1e-9 || !slices.Equal(order, []int{0, 1, 2}) {
			t.Errorf("shares add up to %v, the order is %v", shares, order)
		}
		text, err := json.Marshal(g)
		if err != nil {
			t.Fatal(err)
		}
		var again statistics.Game
		if err := json.Unmarshal(text, &again); err != nil || cmp.Diff(g, again) != "" {
			t.Error(err, cmp.Diff(g, again))
		}
	}
	if z := all.Deviation(); all.Busts < 100 || math.Abs(z) > 3.5 {
		t.Errorf("%d busts where %.1f are expected: %.1f standard deviations", all.Busts, all.Expected, z)
	}
	unfinished, err := match.New(match.Setup{
		Options: portroyal.DefaultOptions(), Seats: []match.Seat{{Name: "A"}, {Name: "B"}}, Seed: 1,
	})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := statistics.Of(unfinished.Record()); !errors.Is(err, statistics.ErrNotOver) {
		t.Errorf("of a game that is not over: %v", err)
	}
}

// TestJudge: costs of seats are those of the review, and boldness and timidity are parts of them.
func TestJudge(t *testing.T) {
	m := played(t, portroyal.DefaultOptions(), 4, "random", "stop2")
	g, err := statistics.Of(m.Record())
	if err != nil {
		t.Fatal(err)
	}
	r := reviewed(t, m.Record())
	g.Judge(r)
	for seat := range g.Seats {
		j, sum, told := g.Seats[seat].Judged, r.Sum(seat), r.Told(seat)
		if math.Abs(j.Cost+sum.Own) > 1e-9 || j.Luck != float64(told.Hundredths().Luck)/100 || j.Hard != told.Hard {
			t.Errorf("seat %d: %+v, the review says %+v", seat, j, told)
		}
		if j.Charged > j.Cost+1e-9 || j.Bold+j.Timid > j.Cost+1e-9 || j.Counted == 0 || j.Costly == 0 {
			t.Errorf("seat %d: %+v", seat, j)
		}
		bold := 0.0
		for i := range r.Decisions {
			went := r.Decisions[i].Played.Kind == portroyal.RevealNext
			if d := &r.Decisions[i]; went && d.Seat == seat && d.Best.Kind == portroyal.Stop {
				bold += d.Cost()
			}
		}
		if math.Abs(j.Bold-bold) > 1e-9 {
			t.Errorf("seat %d: going on where it was best to stop costs %v, not %v", seat, j.Bold, bold)
		}
	}
}

// TestBestIsOfWhatWasAsked: it was best to go on no more often than somebody was asked whether to, also where an expedition
// can be claimed before the first card of a turn.
func TestBestIsOfWhatWasAsked(t *testing.T) {
	m := played(t, portroyal.DefaultOptions(), 4, "captain", "captain")
	g, err := statistics.Of(m.Record())
	if err != nil {
		t.Fatal(err)
	}
	r := reviewed(t, m.Record(), (*review.Judge).Hurry)
	g.Judge(r)
	for seat := range g.Seats {
		asked, best, all := g.Seats[seat].Risks.Asked, g.Seats[seat].Judged.Best, 0
		for bin := range asked {
			all += best[bin]
			if best[bin] > asked[bin] {
				t.Errorf("seat %d: it was best %d times of %d", seat, best[bin], asked[bin])
			}
		}
		if all == 0 {
			t.Errorf("seat %d: it was never best to go on", seat)
		}
	}
}

// games are made-up games of Ann against one or two others, won as a coin falls.
func games(n int) (all []statistics.Game) {
	dice := rand.New(rand.NewPCG(3, 4))
	begun := time.Date(2026, 11, 1, 12, 0, 0, 0, time.UTC)
	for i := range n {
		g := statistics.Game{
			ID: fmt.Sprintf("game-%05d", i), Begun: begun.Add(time.Duration(i) * time.Hour), Played: 600_000,
			Edition: "base", Rounds: 8 + dice.IntN(6),
			Seats: []statistics.Seat{{Name: "Ann"}, {Name: "Ben", Player: "captain"}},
		}
		if i%3 == 0 {
			g.Seats = append(g.Seats, statistics.Seat{Name: "Cem"})
		}
		for seat := range g.Seats {
			g.Seats[seat].Points, g.Seats[seat].Order = dice.IntN(12), (seat+i)%len(g.Seats)
		}
		winner := dice.IntN(len(g.Seats))
		g.Seats[winner].Points, g.Seats[winner].Share = 12+dice.IntN(4), 1
		all = append(all, g)
	}
	return all
}

// TestSum: tallies of all kinds add up to all games, whatever the order in which the games come.
func TestSum(t *testing.T) {
	all := games(300)
	all[7].Practice, all[8].Together, all[9].Seats[0].Hints, all[10].Undone = true, true, 2, 1
	ann := statistics.Filter{Name: "Ann"}
	s := statistics.Sum(all, ann)
	if s.Games != 298 || s.Seconds != 298*600 {
		t.Errorf("%d games, %d seconds", s.Games, s.Seconds)
	}
	for name, tallies := range map[string][]statistics.Tally{
		"order": s.ByOrder, "players": {*s.ByPlayers[2], *s.ByPlayers[3]}, "level": {*s.ByLevel["captain"]},
	} {
		var sum statistics.Tally
		for _, tally := range tallies {
			sum.Games, sum.Wins, sum.Fair = sum.Games+tally.Games, sum.Wins+tally.Wins, sum.Fair+tally.Fair
		}
		fair := name == "order" || math.Abs(sum.Fair-s.Fair) < 1e-9 // places are not equal
		if sum.Games != s.Games || math.Abs(sum.Wins-s.Wins) > 1e-9 || !fair {
			t.Errorf("by %s: %+v of %+v", name, sum, s.Tally)
		}
	}
	if len(s.Points) != s.Games || len(s.Rounds) != s.Games || len(s.Margin) != s.Games {
		t.Errorf("%d, %d and %d games of %d", len(s.Points), len(s.Rounds), len(s.Margin), s.Games)
	}
	fastest := math.MaxInt
	for i := range all {
		if g := &all[i]; g.Seats[0].Share > 0 && !g.Practice && !g.Together {
			fastest = min(fastest, g.Rounds)
		}
	}
	if s.Fastest.Value != -fastest {
		t.Errorf("the fastest win takes %d rounds, not %d", -s.Fastest.Value, fastest)
	}
	if len(s.Duels) != 2 || s.Duels[0].Player != "captain" || s.Duels[0].Games != s.Games || s.Duels[1].Name != "Cem" {
		t.Errorf("duels: %+v", s.Duels)
	}
	for _, duel := range s.Duels {
		if float64(duel.Ahead) != duel.Wins {
			t.Errorf("ahead of %s in %d games, and won %v", duel.Name, duel.Ahead, duel.Wins)
		}
	}
	if last := s.Newest[0]; len(s.Newest) != 4 || last.Game != all[299].ID || len(last.Points) != len(all[299].Seats) ||
		last.Points[0] != all[299].Seats[0].Points || !slices.IsSortedFunc(last.Points[1:], func(a, b int) int { return b - a }) {
		t.Errorf("the last games: %+v", s.Newest)
	}
	if few := statistics.Sum(all[:2], ann); few.Met != 2 || len(few.Duels) > 0 || len(few.Newest) != 2 {
		t.Errorf("of two games: met %d times, %+v", few.Met, few.Duels)
	}
	shuffled := slices.Clone(all)
	rand.New(rand.NewPCG(1, 1)).Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
	if diff := cmp.Diff(s, statistics.Sum(shuffled, ann)); diff != "" {
		t.Error(diff)
	}
	for filter, want := range map[statistics.Filter]int{
		{Name: "Ann", WithoutHints: true}:                              296,
		{Name: "Ann", Together: true}:                                  1,
		{Name: "Ann", Players: 3}:                                      100,
		{Name: "Cem"}:                                                  100,
		{Name: "Ben"}:                                                  0, // a computer player
		{Name: "Ann", Edition: "unterwegs"}:                            0,
		{Name: "Ann", Level: "captain"}:                                298,
		{Name: "Ann", Level: "admiral"}:                                0,
		{Name: "Ann", Since: all[200].Begun}:                           100,
		{Name: "Ann", Since: all[200].Begun.Add(time.Nanosecond)}:      99,
		{Name: "Ann", Players: 2, WithoutHints: true, Edition: "base"}: 197,
	} {
		if got := statistics.Sum(all, filter).Games; got != want {
			t.Errorf("%+v: %d games, want %d", filter, got, want)
		}
	}
	if names := statistics.Names(all); !slices.Equal(names, []string{"Ann", "Cem"}) {
		t.Errorf("names: %q", names)
	}
	none := statistics.Sum(nil, ann)
	if _, low, high := none.Rate(); none.Games != 0 || low != 0 || high != 1 || none.LuckDeviation() != 0 {
		t.Errorf("of no games: %+v", none)
	}
}

// TestRate: the interval contains the true rate in about 95 of 100 cases.
func TestRate(t *testing.T) {
	dice := rand.New(rand.NewPCG(9, 9))
	for _, n := range []int{5, 20, 100} {
		for _, rate := range []float64{0.2, 0.5, 0.8} {
			within := 0
			for range 2000 {
				tally := statistics.Tally{Games: n}
				for range n {
					if dice.Float64() < rate {
						tally.Wins++
					}
				}
				if at, low, high := tally.Rate(); low <= rate && rate <= high && low <= at && at <= high {
					within++
				}
			}
			if within < 1800 {
				t.Errorf("of %d games with a rate of %.1f only %d of 2000 intervals contain it", n, rate, within)
			}
		}
	}
}

// TestStops: the point where somebody stops is found again from what they did.
func TestStops(t *testing.T) {
	dice := rand.New(rand.NewPCG(5, 5))
	for _, point := range []float64{0.15, 0.25, 0.35} {
		var asked, went [statistics.Bins]int
		for range 5000 {
			chance := dice.Float64() * 0.5
			bin := statistics.Bin(chance)
			asked[bin]++
			if dice.Float64() < 1/(1+math.Exp((chance-point)*20)) {
				went[bin]++
			}
		}
		if got, ok := statistics.Stops(asked, went); !ok || math.Abs(got-point) > 0.02 {
			t.Errorf("who stops at %.2f seems to stop at %.3f, %v", point, got, ok)
		}
	}
	var few, all [statistics.Bins]int
	few[2], all[3] = 20, 400
	for _, asked := range [][statistics.Bins]int{few, all, {}} {
		if got, ok := statistics.Stops(asked, asked); ok {
			t.Errorf("of %v it knows %v", asked, got)
		}
	}
	steep := [statistics.Bins]int{40, 40, 40, 40}
	if got, ok := statistics.Stops(steep, [statistics.Bins]int{40, 40}); !ok || math.Abs(got-0.1) > 0.02 {
		t.Errorf("a sharp edge is at %v, %v", got, ok)
	}
}

// BenchmarkSum counts ten thousand games.
func BenchmarkSum(b *testing.B) {
	all := games(10_000)
	for b.Loop() {
		statistics.Sum(all, statistics.Filter{Name: "Ann"})
	}
}

// most are the highest chance of a bust, in per cent, at which a seat went on and did not go bust, and the most coins that it
// was paid for a ship.
func most(m *match.Match, seat int) (risk, paid int) {
	for at, step := range m.Steps() {
		bust := false
		for _, e := range step.Events {
			bust = bust || e.Kind == portroyal.WentBust
			if e.Kind == portroyal.ShipTraded && int(e.Seat) == seat && e.Contract == portroyal.NoContract {
				paid = max(paid, int(e.N))
			}
		}
		if before := m.ViewAt(at); step.Seat == seat && step.Action.Kind == portroyal.RevealNext && !bust {
			risk = max(risk, int(before.BustChance()*100))
		}
	}
	return risk, paid
}

// TestFeats: feats are what the chronicle, the last view and the result say, and only what can be.
func TestFeats(t *testing.T) {
	claimed, fulfilled, cargo, repelled, dared := 0, 0, 0, 0, 0
	for seed := range uint64(12) {
		options := portroyal.DefaultOptions()
		switch seed % 3 {
		case 1:
			options.Decks |= portroyal.DeckExpansion
			options.Contracts = true
		case 2:
			options.Decks, options.Target = portroyal.DeckUnterwegs, portroyal.UnterwegsTarget
		}
		m := played(t, options, seed, "seaman", "captain", "stop3")
		g, err := statistics.Of(m.Record())
		if err != nil {
			t.Fatal(err)
		}
		story, err := chronicle.Of(m.Record())
		if err != nil {
			t.Fatal(err)
		}
		view := m.View()
		for i := range g.Seats {
			f, told := &g.Seats[i].Feats, &story.Seats[i]
			if f.Harbour != told.Harbour || f.Chest != told.Chest || f.Busts != told.Busts || f.Swords != view.Swords(i) ||
				f.Admirals != view.Count(i, portroyal.Admiral) || f.Cargo != len(view.Cargo(i)) ||
				f.Claimed != len(view.Claimed(i)) || len(f.Contracts) != view.Fulfilled(i) {
				t.Errorf("seed %d, seat %d: %+v", seed, i, f)
			}
			if f.Colours > min(f.Harbour, portroyal.Colours) || f.Dared > 100 || f.Trade > f.Chest || f.Largest > 6 {
				t.Errorf("seed %d, seat %d: %+v", seed, i, f)
			}
			if risk, paid := most(m, i); f.Dared != risk || f.Trade != paid {
				t.Errorf("seed %d, seat %d: dared %d and was paid %d, not %+v", seed, i, risk, paid, f)
			}
			if points := view.Points(i); g.Seats[i].Share == 0 && f.Behind < view.Points(view.Winners()[0])-points {
				t.Errorf("seed %d, seat %d: at most %d behind with %d points", seed, i, f.Behind, points)
			}
			claimed, fulfilled, cargo = claimed+f.Claimed, fulfilled+len(f.Contracts), cargo+f.Cargo
			repelled, dared = repelled+f.Repelled, max(dared, f.Dared)
		}
		if g.Target != int(options.Target) || g.Target != statistics.UsualTarget(g.Edition) {
			t.Errorf("seed %d: the target is %d", seed, g.Target)
		}
	}
	if claimed == 0 || fulfilled == 0 || cargo == 0 || repelled == 0 || dared == 0 {
		t.Errorf("claimed %d, fulfilled %d, cargo %d, repelled %d, dared %d", claimed, fulfilled, cargo, repelled, dared)
	}
}
