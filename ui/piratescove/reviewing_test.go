package piratescove

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
	"portroyal/ui/shell"
)

var _ shell.Reviewer = (*house)(nil)

// review gives the house the review of a game as if it had been made: with one decision of the first seat. It is the step
// of that.
func (b *bench) review(game *match.Match) (step int) {
	r := &review.Review{Players: len(game.Seats()), Rounds: []review.Round{{Round: 1}}, Final: true, All: 1}
	for i, each := range game.Steps() {
		view := game.ViewAt(i, 0)
		legal := view.Legal(nil)
		if each.By() != 0 || len(legal) < 2 || view.Round() < 4 {
			continue
		}
		r.Decisions = []review.Decision{{
			Step: i, Round: 1, Looked: len(legal), Twice: true, Best: coach.Choice{Action: legal[0], Worth: 0.5},
			Played: coach.Choice{Action: each.Action, Worth: 0.3, Behind: 0.2},
		}}
		b.house.reviewed = reviewed{
			id: game.Record().ID, actions: slices.Clone(game.Record().Actions), known: map[int]*review.Review{0: r},
		}
		return i
	}
	b.T.Fatal("nothing was decided")
	return -1
}

// A game that is over is looked back on with one click, from its end and from the start screen. A decision leads into the
// replay, whose plate leads to the review again.
func TestReview(t *testing.T) {
	b := newBench(t, against(1, 2, 5))
	b.Press(fyne.KeyReturn)
	game := b.game
	b.playOn(600)
	b.Pass(3 * time.Second)
	step := b.review(game)
	b.Tap("end.review")
	if !b.stage.Shows(reviewOverlay) || b.stage.Depth() != 2 {
		t.Fatal("the review is not over the end")
	}
	b.Tells(b.stage.Words.T("review.dearest"))
	b.Press(fyne.KeyRight, fyne.KeyReturn)
	seen, there := b.onTable.Seen(), game.PositionAt(step)
	if b.stage.Covered() || !b.OnScreen() || seen.Round() != there.Round() || seen.Phase() != there.Phase() {
		t.Fatal("Enter does not lead into the replay at the decision")
	}
	b.Pass(time.Second)
	b.Tap("replay.review")
	if !b.stage.Shows(reviewOverlay) {
		t.Fatal("the replay does not lead back to the review")
	}
	b.Press(fyne.KeyEscape)
	if b.stage.Covered() || !b.OnScreen() {
		t.Error("the replay is not below it")
	}

	id := game.Record().ID
	b.ShowStart()
	b.OpenGame(id)
	b.ShowReview()
	if !b.stage.Shows(reviewOverlay) {
		t.Fatal("the start screen does not lead to the review")
	}
	b.Press(fyne.KeyEscape)
	if b.stage.Covered() || b.OnScreen() {
		t.Error("closing it does not lead to where it was opened")
	}
}
