package hindsight

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
	looksback "portroyal/ui/hindsight"
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
		some := func() (s review.Shares) {
			for seat := range players {
				s[seat] = (dice.Float64() - 0.5) * 0.3
			}
			return s
		}
		r.Start[0] = dice.Float64()
		for i := range r.Decisions {
			r.Decisions[i].Seat, r.Decisions[i].Effect = dice.IntN(players), some()
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
		total := number(t, all[0].says(w))
		for _, e := range all[1 : len(all)-1] {
			total += number(t, e.says(w))
		}
		if shown := number(t, all[len(all)-1].says(w)); total != shown {
			t.Fatalf("%v add up to %d, and %d is shown", all, total, shown)
		}
		if others := len(all) == 6; others != (players > 1) {
			t.Fatalf("%d lines for %d players", len(all), players)
		}
	}
}

// TestSummaryAddsUp: the numbers of the sentences are those of the account, and together with the start they give the result,
// unless the estimates were hardly off.
func TestSummaryAddsUp(t *testing.T) {
	w := words.In(words.English)
	for _, c := range []struct{ luck, own, others, rest float64 }{
		{0.47, 0.34, 0.75, -0.38},
		{-0.11, 0.05, 0.55, -0.59},
		{0, 0, 0.20, 0.30},
		{0.30, 0.12, -0.08, 0.40},
		{0.20, 0.10, 0.38, 0.02},
	} {
		r := &review.Review{
			Players: 2, Start: review.Shares{0.5, 0.5},
			Cards:     []review.Card{{Luck: review.Shares{c.luck, -c.luck}}},
			Decisions: []review.Decision{{Effect: review.Shares{-c.own, c.own}}, {Seat: 1, Effect: review.Shares{c.others, -c.others}}},
			Rest:      []review.Drift{{By: review.Shares{c.rest, -c.rest}}},
		}
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

// TestMissedLook: a second look that comes to nothing is no longer waited for, and is asked for again by the next page only.
func TestMissedLook(t *testing.T) {
	told := 0
	w := Done(&review.Review{Players: 2})
	w.Follow(func() { told++ })
	if !w.lookAt(1) || w.lookAt(1) || !w.looking(1) || w.looksAt(1, 2) || !w.looksAt(0, 2) {
		t.Fatalf("asked for: %+v", w)
	}
	w.Missed(1)
	if w.looking(1) || w.lookAt(1) || told != 1 {
		t.Errorf("missed: %+v", w)
	}
	if w.tryAgain(); !w.lookAt(1) {
		t.Error("it is never asked for again")
	}
	w.Find(&review.Review{Players: 2, Twice: all(true), Tested: all(true)})
	if w.looking(1) || w.lookAt(0) {
		t.Errorf("found: %+v", w)
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
