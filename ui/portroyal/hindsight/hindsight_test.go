package hindsight

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"portroyal/engine/portroyal/review"
	"portroyal/ui/words"
)

// number reads a signed number of per cent as it is shown.
func number(t *testing.T, shown string) int {
	t.Helper()
	shown = strings.NewReplacer("−", "-", "+", "", "%", "", "\u00a0", "").Replace(shown)
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

// TestWork: a work goes on until something is found, it fails or is stopped; who looks is told of each whole per cent.
func TestWork(t *testing.T) {
	ended, told := 0, 0
	begin := func() *Work {
		ended, told = 0, 0
		w := NewWork(400, func() { ended++ })
		w.changed = func() { told++ }
		return w
	}
	w := begin()
	for n := range 401 {
		w.Judged(n)
	}
	if told != 100 || !w.Going() {
		t.Errorf("told %d times", told)
	}
	w.Found(&review.Review{})
	w.Stop()
	w.Failed()
	if w.Going() || w.Over() || w.review == nil || ended != 0 || told != 101 {
		t.Errorf("found: %+v, ended %d, told %d", w, ended, told)
	}
	w = begin()
	w.Stop()
	w.Failed()
	if w.Going() || !w.Over() || w.state != stopped || ended != 1 || told != 1 {
		t.Errorf("stopped: %+v, ended %d, told %d", w, ended, told)
	}
	w = begin()
	w.Failed()
	w.Stop()
	if !w.Over() || w.state != failed || ended != 0 || told != 1 {
		t.Errorf("failed: %+v, ended %d, told %d", w, ended, told)
	}
	if w := Done(&review.Review{}); w.Going() || w.Over() {
		t.Error("a work that is done goes on")
	}
}
