package review_test

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/reviews"
)

// TestShelf: a review comes back as it was saved; one of another course of the game does not.
func TestShelf(t *testing.T) {
	record, r := lookedAtTwice(t)
	record.ID = "2026-11-24-one"
	shelf := review.ShelfBeside(t.TempDir())
	if err := shelf.Keep(record, r); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(r, shelf.Load(record)); diff != "" {
		t.Error(diff)
	}
	other := *record
	other.Actions = append([]portroyal.Action(nil), record.Actions...)
	other.Actions[0] = portroyal.Action{Kind: portroyal.Stop}
	if shelf.Load(&other) != nil {
		t.Error("the review of another course of the game fits")
	}
	short := *r
	short.Decisions = r.Decisions[1:]
	if err := shelf.Keep(record, &short); err != nil || shelf.Load(record) != nil {
		t.Errorf("a review without the first decision is read: %v", err)
	}
}

// A review is distrusted as games are: one that speaks of what is not in its game, or with numbers that there cannot be, is
// none, and is made anew.
func TestShelfIsDistrusted(t *testing.T) {
	record := played(t, games["base, two"], 3, "stop2")
	record.ID = "2026-11-24-one"
	quick := hurried(t)
	made, err := quick.Review(t.Context(), record, nil)
	if err != nil {
		t.Fatal(err)
	}
	shelf := review.ShelfBeside(t.TempDir())
	for name, spoil := range map[string]func(*review.Review){
		"of too many":            func(r *review.Review) { r.Players = 5 },
		"of the other goal":      func(r *review.Review) { r.Together = true },
		"with a step beyond":     func(r *review.Review) { r.Decisions[2].Step = 999_999 },
		"with a step below":      func(r *review.Review) { r.Decisions[2].Step = -1 },
		"with a turn beyond":     func(r *review.Review) { r.Decisions[2].Turn = 1 << 62 },
		"with a seat beyond":     func(r *review.Review) { r.Decisions[2].Seat = 2 },
		"with a seat far beyond": func(r *review.Review) { r.Decisions[2].Seat = 1 << 40 },
		"with a phase beyond":    func(r *review.Review) { r.Decisions[2].Phase = 99 },
		"of another action":      func(r *review.Review) { r.Decisions[2].Played = portroyal.Action{Kind: portroyal.Pass} },
		"with an illegal best":   func(r *review.Review) { r.Decisions[0].Best = portroyal.Action{Kind: portroyal.Pass} },
		"with more choices":      func(r *review.Review) { r.Decisions[2].Legal = 1 << 40 },
		"with a chance above 1":  func(r *review.Review) { r.Decisions[2].Before[0] = 1e12 },
		"that does not add up":   func(r *review.Review) { r.Decisions[2].Effect[1] += 0.125 },
		"with a bust above 1":    func(r *review.Review) { r.Decisions[2].Bust = 1e300 },
		"with too many playouts": func(r *review.Review) { r.Decisions[2].Playouts = 1 << 62 },
		"with fewer than none":   func(r *review.Review) { r.Decisions[2].Tests = -1 },
		"with a card beyond":     func(r *review.Review) { r.Cards[1].Step = 999_999 },
		"with a card's seat":     func(r *review.Review) { r.Cards[1].Seat = 7 },
		"with a card's turn":     func(r *review.Review) { r.Cards[1].Turn = -1 },
		"with another card":      func(r *review.Review) { r.Cards[1].Card = portroyal.NoCard },
		"with a card too many":   func(r *review.Review) { r.Cards = append(r.Cards, review.Card{Turn: 1}) },
		"with too much luck":     func(r *review.Review) { r.Cards[1].Luck[4] = 1e300 },
		"with a rest beyond":     func(r *review.Review) { r.Rest[1].Step = 999_999 },
		"with a rest of no kind": func(r *review.Review) { r.Rest[1].At = 99 },
	} {
		r := *made
		r.Decisions, r.Cards, r.Rest = slices.Clone(made.Decisions), slices.Clone(made.Cards), slices.Clone(made.Rest)
		if err := shelf.Keep(record, &r); err != nil || shelf.Load(record) == nil {
			t.Fatalf("it does not come back: %v", err)
		}
		spoil(&r)
		if err := shelf.Keep(record, &r); err != nil {
			t.Fatal(err)
		}
		if shelf.Load(record) != nil {
			t.Errorf("a review %s is read", name)
		}
	}
}

// Every review that is made can be read again, of each kind of game. TestShelf has one with second looks.
func TestEveryReviewComesBack(t *testing.T) {
	quick := hurried(t)
	for name, options := range games {
		bots := make([]string, options.Players)
		for i := range bots {
			bots[i] = []string{"stop3", "stop2", "sailor"}[i%3]
		}
		record := played(t, options, 11, bots...)
		record.ID = "2026-11-24-one"
		made, err := quick.Review(t.Context(), record, nil)
		if err != nil {
			t.Fatal(err)
		}
		shelf := review.ShelfBeside(t.TempDir())
		if err := shelf.Keep(record, made); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(made, shelf.Load(record)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestTurns: the turns come in order, and the form for other programs is another one.
func TestTurns(t *testing.T) {
	for _, name := range []string{"base, two", "contracts"} {
		r, err := hurried(t).Review(t.Context(), played(t, games[name], 5, "stop3"), nil)
		if err != nil {
			t.Fatal(err)
		}
		turns := r.Turns()
		for i, turn := range turns {
			if i > 0 && (turn.Turn <= turns[i-1].Turn || turn.Step <= turns[i-1].Step) {
				t.Errorf("%s: turn %d follows %d", name, turn.Turn, turns[i-1].Turn)
			}
			if turn.Chances != r.Decisions[turn.Step].Before {
				t.Errorf("%s: turn %d begins with %v", name, turn.Turn, turn.Chances)
			}
		}
		for seat := range r.Players {
			before := 2.0
			for _, d := range r.Dearest(seat, 5) {
				if d.Cost() > before || r.Class(d) == reviews.Fine || d.Seat != seat {
					t.Errorf("%s: %+v is among the dearest of %d", name, d, seat)
				}
				before = d.Cost()
			}
		}
		if _, err := json.Marshal(r); err != nil {
			t.Error(err)
		}
	}
}
