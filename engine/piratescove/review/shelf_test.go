package review_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/piratescove/transcript"
)

// looked is a review of a seat as if it had been made: of its decisions with a choice, as far as a limit.
func looked(t *testing.T, of *transcript.Record, seat, most int) *review.Review {
	t.Helper()
	r := &review.Review{Players: len(of.Seats), Seat: seat, Rounds: []review.Round{{Round: 1, Chances: review.Shares{0.25, 0.75}}}}
	r.Shifts = []review.Shift{{review.Dice: 0.125}}
	step := 0
	_, err := of.Follow(func(_ *cove.Tape, p *cove.Position) {
		if step < len(of.Actions) && int(of.Actions[step].Seat) == seat && len(r.Decisions) < most {
			view := p.View(seat)
			if legal := view.Legal(nil); len(legal) > 1 {
				r.Decisions = append(r.Decisions, review.Decision{
					Step: step, Round: view.Round(), Kind: review.Steering, Mixed: true, Looked: 3, Twice: true,
					Played: coach.Choice{Action: of.Actions[step], Worth: 0.4, Behind: 0.1, BehindError: 0.01},
					Best: coach.Choice{
						Action: legal[0], Worth: 0.5, Share: 0.7, AsGood: true, Playouts: 9,
						Reasons: []coach.Reason{{Topic: coach.Awaits, Hits: 1.5, Legend: cove.Navy, Ship: cove.FirstNavy, Seat: 1}, {Topic: coach.Draws, N: 2}},
					},
				})
			}
		}
		step++
	})
	if err != nil {
		t.Fatal(err)
	}
	r.All, r.Final = len(r.Decisions), true
	r.Doubted, r.Again = min(1, r.All), min(1, r.All)
	return r
}

// The reviews of a game's seats come back as they were saved; those of another course of the game, or that
// cannot be about it, do not.
func TestShelf(t *testing.T) {
	record := wasted(t)
	shelf := review.ShelfBeside(t.TempDir())
	want := map[int]*review.Review{0: looked(t, record, 0, 100), 1: looked(t, record, 1, 5)}
	for _, r := range want {
		if err := shelf.Keep(record, r); err != nil {
			t.Fatal(err)
		}
	}
	if diff := cmp.Diff(want, shelf.Load(record)); diff != "" {
		t.Error(diff)
	}
	other := *record
	other.Actions = append([]cove.Action(nil), record.Actions...)
	other.Actions[len(other.Actions)-1].Kind = cove.Pass
	if len(shelf.Load(&other)) > 0 {
		t.Error("the review of another course of the game fits")
	}
	for name, spoil := range map[string]func(*review.Review){
		"not made to its end": func(r *review.Review) { r.Final = false },
		"of too many":         func(r *review.Review) { r.Players = 5 },
		"of no round":         func(r *review.Review) { r.Rounds = nil },
		"of another action":   func(r *review.Review) { r.Decisions[0].Played.Action.Kind = cove.Flee },
		"beyond the end":      func(r *review.Review) { r.Decisions[0].Step = len(record.Actions) },
		"of no kind":          func(r *review.Review) { r.Decisions[0].Kind = review.Kinds },
		"far beyond the end":  func(r *review.Review) { r.Decisions[0].Step = 999_999 },
		"of a round beyond":   func(r *review.Review) { r.Decisions[0].Round = 1 << 40 },
		"of another round":    func(r *review.Review) { r.Rounds[0].Round = 1 << 40 },
		"of a step beyond":    func(r *review.Review) { r.Rounds[0].Step = 999_999 },
		"of chances above 1":  func(r *review.Review) { r.Rounds[0].Chances[1] = 1e12 },
		"of results below 0":  func(r *review.Review) { r.Result[0] = -1 },
		"of a worth above 1":  func(r *review.Review) { r.Decisions[0].Best.Worth = 1e300 },
		"of many playouts":    func(r *review.Review) { r.Decisions[0].Best.Playouts = 1 << 62 },
		"of too few":          func(r *review.Review) { r.All = 1 },
		"of no topic":         func(r *review.Review) { r.Decisions[0].Best.Reasons[0].Topic = 999 },
		"of endless fame":     func(r *review.Review) { r.Decisions[0].Best.Fame = 1e300 },
		"of endless luck":     func(r *review.Review) { r.Shifts[0][review.Dice] = 1e300 },
		"of no luck":          func(r *review.Review) { r.Shifts = nil },
		"of no seat":          func(r *review.Review) { r.Decisions[0].Best.Reasons[0].Seat = 1 << 40 },
		"of endless hits":     func(r *review.Review) { r.Decisions[0].Best.Reasons[0].Hits = 1e300 },
	} {
		r := looked(t, record, 1, 5)
		spoil(r)
		if err := shelf.Keep(record, r); err != nil {
			t.Fatal(err)
		}
		if all := shelf.Load(record); all[1] != nil || all[0] == nil {
			t.Errorf("a review %s is read, or that of another seat is not", name)
		}
	}
}
