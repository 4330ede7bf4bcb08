package reviewpage

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
	looksback "portroyal/ui/reviewpage"
	"portroyal/ui/words"
)

// number reads a signed number of per cent as it is shown.
func number(t *testing.T, shown string) int {
	t.Helper()
	shown = strings.NewReplacer("–", "-", "+", "", "%", "", "\u00a0", "").Replace(shown)
	n, err := strconv.Atoi(shown)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestAccountAddsUp: whatever the numbers are, those that are shown add up to what is shown.
func TestAccountAddsUp(t *testing.T) {
	w := words.In(words.German)
	dice := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		players := 1 + dice.IntN(5)
		r := &review.Review{Players: players, Decisions: make([]review.Decision, 3), Cards: make([]review.Card, 4)}
		wide := []float64{0.02, 0.3, 2}[dice.IntN(3)]
		some := func() (s review.Shares) {
			for seat := range players {
				s[seat] = (dice.Float64() - 0.5) * wide
			}
			return s
		}
		r.Start[0] = dice.Float64()
		for i := range r.Decisions {
			d := &r.Decisions[i]
			d.Seat, d.Effect = dice.IntN(players), some()
			d.Effect[d.Seat] = -math.Abs(d.Effect[d.Seat])
		}
		for i := range r.Cards {
			r.Cards[i].Luck = some()
		}
		r.Result[0] = r.Start[0]
		sum := r.Sum(0)
		r.Result[0] = float64(dice.IntN(2))
		by := review.Shares{r.Result[0] - r.Start[0] - sum.Luck - sum.Effect}
		r.Rest = []review.Drift{{By: by}}
		all := entries(r, 0)
		total := number(t, all[0].Written(w))
		for _, e := range all[1 : len(all)-1] {
			total += number(t, e.Written(w))
		}
		if shown := number(t, all[len(all)-1].Written(w)); total != shown {
			t.Fatalf("%v add up to %d, and %d is shown", all, total, shown)
		}
		want := 6
		if players == 1 {
			want--
		}
		if r.Told(0).Hard {
			want--
		}
		if len(all) != want {
			t.Fatalf("%d lines for %d players", len(all), players)
		}
		sensible(t, w, r, all)
	}
}

// sensible checks that no number of an account, and none of what is said of it, is more than a chance can change by, and
// that luck and misjudgement have the same sign.
func sensible(t *testing.T, w *words.Words, r *review.Review, all []looksback.Entry) {
	t.Helper()
	numbers := map[words.Tipped]int{}
	for _, e := range all[1 : len(all)-1] {
		numbers[e.ID] = e.Says
	}
	for id, n := range numbers {
		if n < -100 || n > 100 || id == own && n > 0 {
			t.Fatalf("%s is %d: %v", id, n, all)
		}
	}
	_, splits := numbers[luck]
	told := r.Told(0)
	if whole := told.Hundredths(); splits && numbers[luck] != whole.Luck || numbers[own] != looksback.Whole(told.Own) {
		t.Fatalf("luck is %d and elsewhere %d, decisions %d and elsewhere %g: %v", numbers[luck], whole.Luck, numbers[own], told.Own, all)
	}
	if numbers[luck]*numbers[rest] < 0 || splits == r.Told(0).Hard {
		t.Fatalf("luck is %d, misjudgement %d: %v", numbers[luck], numbers[rest], all)
	}
	said := summary(w, r, 0, "Ann")
	for _, digits := range strings.FieldsFunc(said, func(r rune) bool { return r < '0' || r > '9' }) {
		if n, err := strconv.Atoi(digits); err != nil || n > 100 {
			t.Fatalf("%s in %s", digits, said)
		}
	}
}

// turns are the cards and the rest of a game of so many turns with a decision in each, all of them the same.
func turns(n int, luck, rest review.Shares) *review.Review {
	r := &review.Review{Players: 3}
	part := func(of review.Shares) review.Shares {
		for seat := range of {
			of[seat] /= float64(n)
		}
		return of
	}
	for turn := range n {
		r.Decisions = append(r.Decisions, review.Decision{Step: turn, Turn: turn + 1, Seat: turn % 3})
		r.Cards = append(r.Cards, review.Card{Step: turn, Turn: turn + 1, Luck: part(luck)})
		r.Rest = append(r.Rest, review.Drift{Step: turn, At: review.AfterCard, By: part(rest)})
	}
	return r
}

// A first game in which the cards seemed to bring 145 points, and misjudgement to take 109. Where that is of the same turn, only
// what the turn changed is told. Where it went on through the whole game, nobody can say what was luck, and no points of it are
// told.
func TestHardToJudge(t *testing.T) {
	for name, c := range map[string]struct {
		turns int
		says  [3]string
		lines [3][]int
	}{
		"one turn": {1, [3]string{
			"The cards raised Ann’s chance of winning by 37 percentage points. Without that luck, it would have ended at about 63%.",
			"The cards lowered Ann’s chance of winning by 68 percentage points. Without that bad luck, it would have ended at about 68%.",
			"The cards raised Ann’s chance of winning by 32 percentage points. The player’s own decisions cost 68",
		}, [3][]int{{33, 37, -26, 56, 0, 100}, {32, -68, -15, 52, -1, 0}, {35, 32, -68, 0, 1, 0}}},
		"thirty": {30, [3]string{
			"It is hard to judge how much luck Ann had with the cards: ",
			"The cards lowered Ann’s chance of winning by 66 percentage points.",
			"It is hard to judge how much luck Ann had with the cards: ",
		}, [3][]int{{33, 37, -26, 56, 100}, {32, -66, -15, 53, -4, 0}, {35, 33, -68, 0, 0}}},
	} {
		r := turns(c.turns, review.Shares{1.452, -0.657, -0.795}, review.Shares{-1.088, -0.036, 1.124})
		r.Start, r.Result = review.Shares{0.334, 0.320, 0.346}, review.Shares{1, 0, 0}
		r.Decisions = append(r.Decisions,
			review.Decision{Turn: c.turns, Effect: review.Shares{-0.260}},
			review.Decision{Turn: c.turns, Seat: 1, Effect: review.Shares{0.562, -0.149}},
			review.Decision{Turn: c.turns, Seat: 2, Effect: review.Shares{0, 0.522, -0.675}},
		)
		for seat := range c.says {
			said := summary(words.In(words.English), r, seat, "Ann")
			if !strings.HasPrefix(said, c.says[seat]) || strings.Contains(said, "145") || strings.Contains(said, "109") {
				t.Errorf("%s, seat %d: %s", name, seat, said)
			}
			var numbers []int
			for _, e := range entries(r, seat) {
				numbers = append(numbers, e.Says)
			}
			if !slices.Equal(numbers, c.lines[seat]) {
				t.Errorf("%s, seat %d: %v, not %v", name, seat, numbers, c.lines[seat])
			}
		}
	}
}

// TestSummaryAddsUp: the numbers of the sentences are those of the account, and together with the start they give the result,
// unless the estimates were hardly off.
func TestSummaryAddsUp(t *testing.T) {
	w := words.In(words.English)
	for _, c := range []struct{ luck, own, others, rest float64 }{
		{-0.47, 0.34, 0.41, -0.10},
		{0.11, 0.05, 0.30, 0.14},
		{0, 0, 0.38, 0.12},
		{0.30, 0.12, 0.25, 0.07},
		{0.20, 0.10, 0.38, 0.02},
	} {
		r := turns(20, review.Shares{c.luck, -c.luck}, review.Shares{c.rest, -c.rest})
		r.Players, r.Start = 2, review.Shares{0.5, 0.5}
		r.Decisions = append(r.Decisions, review.Decision{Turn: 20, Effect: review.Shares{-c.own, c.own}},
			review.Decision{Turn: 20, Seat: 1, Effect: review.Shares{c.others, -c.others}})
		r.Result[0] = 0.5 + c.luck - c.own + c.others + c.rest
		said := summary(w, r, 0, "Ann")
		for _, part := range []float64{c.luck, c.own, c.others, c.rest} {
			n := max(looksback.Whole(part), -looksback.Whole(part))
			told := slices.Contains(strings.FieldsFunc(said, func(r rune) bool { return r < '0' || r > '9' }), strconv.Itoa(n))
			if small := part == c.rest && n < mostUnsaid; small == told && n > 0 {
				t.Errorf("%d of %+v, told %t: %s", n, c, told, said)
			}
		}
	}
}

// TestTurnsAddUp: what is said of a turn adds up to what it changed.
func TestTurnsAddUp(t *testing.T) {
	w := words.In(words.English)
	for _, c := range []struct {
		turn review.Turn
		by   int
		says []string
	}{
		{review.Turn{Luck: review.Shares{0.03}, Own: review.Shares{-0.02}, Others: review.Shares{-0.07}}, -6, []string{
			"Cards: +3 percentage points", "Own decisions: –2 percentage points", "Others’ decisions: –7 percentage points",
		}},
		{review.Turn{Own: review.Shares{-0.004}}, 1, []string{
			"Cards: 0 percentage points", "Misjudged by the computer: +1 percentage point",
		}},
		{review.Turn{}, 0, []string{"Cards: 0 percentage points"}},
	} {
		if got := changed(w, &c.turn, 0, c.by); !slices.Equal(got, c.says) {
			t.Errorf("%+v: %q, not %q", c.turn, got, c.says)
		}
	}
}

// TestSecondLooks: one seat is looked at again at a time, the one that is wanted first. A look that comes to nothing is no
// longer waited for, and is asked for again by the next page only.
func TestSecondLooks(t *testing.T) {
	told := 0
	w := Done(&review.Review{Players: 3})
	w.Follow(func() { told++ })
	if w.next(1, 3) != 1 || w.next(1, 3) != -1 || !w.looking(1) || w.looksAt(1) || !w.looksAt(0) {
		t.Fatalf("asked for: %+v", w)
	}
	w.Again(1, nil)
	if w.looking(1) || w.looksAt(0) || w.next(1, 3) != 2 || told != 1 {
		t.Errorf("missed: %+v", w)
	}
	w.Again(2, &review.Review{Players: 3, Twice: [portroyal.MaxPlayers]bool{2: true}, Tested: [portroyal.MaxPlayers]bool{2: true}})
	if w.looking(2) || w.next(2, 3) != 0 || told != 2 {
		t.Errorf("found one: %+v", w)
	}
	w.Again(0, &review.Review{Players: 3, Twice: all(true), Tested: all(true)})
	if w.looking(1) || w.next(0, 3) != -1 {
		t.Errorf("found: %+v", w)
	}
	w.Again(0, nil)
	w.Find(&review.Review{Players: 3})
	if w.tryAgain(); w.next(0, 3) != 0 {
		t.Error("it is never asked for again")
	}
}

func all(is bool) (seats [portroyal.MaxPlayers]bool) {
	for seat := range seats {
		seats[seat] = is
	}
	return seats
}

// TestWork: who looks is told of each whole per cent.
func TestWork(t *testing.T) {
	told := 0
	w := NewWork(400, func() {})
	w.Follow(func() { told++ })
	for n := range 401 {
		w.Judged(n)
	}
	if told != 100 || w.State() != looksback.Going {
		t.Errorf("told %d times", told)
	}
}
