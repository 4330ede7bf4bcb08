package piratescove

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
	shared "portroyal/ui/house"
	"portroyal/ui/piratescove/reviewpage"
	"portroyal/ui/piratescove/study"
	looksback "portroyal/ui/reviewpage"
	"portroyal/ui/shell"
	"portroyal/ui/visible"
)

var _ shell.Reviewer = (*house)(nil)

// review gives the house the reviews of a game as if they had been made: with one decision of the first seat, for whomever
// is looked at. It is the step of that.
func (b *bench) review(game *match.Match) (step int) {
	r := &review.Review{Players: len(game.Seats()), Rounds: []review.Round{{Round: 1}}, Final: true, All: 1}
	r.Shifts = []review.Shift{{review.Dice: 0.14, review.Treasures: -0.03, review.Own: 0.21}, {review.Courses: -0.12, review.Others: 0.08}}
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
		works := map[int]*reviewpage.Work{}
		for seat := range game.Seats() {
			works[seat] = looksback.Done(r)
		}
		b.house.reviewed = reviewed{id: game.Record().ID, actions: slices.Clone(game.Record().Actions), works: works}
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
	game := b.Match
	b.playOn(600)
	b.Pass(3 * time.Second)
	step := b.review(game)
	b.Tap("end.review")
	if !b.stage.Shows(shared.ReviewOverlay) || b.stage.Depth() != 2 {
		t.Fatal("the review is not over the end")
	}
	b.Tells(b.stage.Words.T("review.dearest"))
	b.Press(fyne.KeyRight, fyne.KeyReturn)
	seen, there := b.Table.Seen(), game.PositionAt(step)
	if b.stage.Covered() || !b.OnScreen() || seen.Round() != there.Round() || seen.Phase() != there.Phase() {
		t.Fatal("Enter does not lead into the replay at the decision")
	}
	b.Pass(time.Second)
	b.Tap("replay.review")
	if !b.stage.Shows(shared.ReviewOverlay) {
		t.Fatal("the replay does not lead back to the review")
	}
	b.Press(fyne.KeyEscape)
	if b.stage.Covered() || !b.OnScreen() {
		t.Error("the replay is not below it")
	}

	b.Tap("replay.review")
	b.Tap("review.again")
	b.Press(fyne.KeyEscape)
	b.Tap("review.end")
	if !b.stage.Shows(shared.EndOverlay) || b.stage.Depth() != 1 {
		t.Fatal("after a second try the review does not lead to the result")
	}
	b.Pass(3 * time.Second)
	b.Tap("end.review")
	if b.Has("review.end") {
		t.Error("two plates lead to the result")
	}
	b.Press(fyne.KeyEscape)
	b.Tap("end.replay")
	b.Tap("replay.play")
	b.Tap("result")
	if !b.stage.Shows(shared.EndOverlay) {
		t.Fatal("the replay does not lead to the result")
	}
	b.Tap("end.look")
	if at := b.Table.Seen(); b.stage.Covered() || at.Round() != 0 && at.Round() == game.Present().Round() {
		t.Error("the replay has gone on under the end")
	}

	id := game.Record().ID
	b.ShowStart()
	b.OpenGame(id)
	b.ShowReview()
	if !b.stage.Shows(shared.ReviewOverlay) {
		t.Fatal("the start screen does not lead to the review")
	}
	b.Press(fyne.KeyEscape)
	if b.stage.Covered() || b.OnScreen() {
		t.Error("closing it does not lead to where it was opened")
	}
}

// reviewable is a game of a person against computer players that has come to its end, and its end on the screen.
func (b *bench) reviewable() *match.Match {
	b.T.Helper()
	b.Press(fyne.KeyReturn)
	game := b.Match
	b.playOn(600)
	b.Pass(3 * time.Second)
	if !game.Over() {
		b.T.Fatal("the game does not end")
	}
	return game
}

// A decision that is asked again comes up as it was, with nothing played and no hint; after the answer it can be played on
// from, which leads back to the review.
func TestDecisionIsAskedAgain(t *testing.T) {
	b := newBench(t, against(1, 2, 5))
	game := b.reviewable()
	step := b.review(game)
	b.Tap("end.review")
	b.Tap("review.again")
	board, is := b.Screen().(*study.Board)
	if !is || b.stage.Covered() || b.ShowsTable() || b.Running() {
		t.Fatalf("the decision does not come up, but %T", b.Screen())
	}
	was, now := game.ViewAt(step, 0), board.View()
	if now.Seat() != 0 || now.Phase() != was.Phase() || now.Board() != was.Board() || !slices.Equal(now.Legal(nil), was.Legal(nil)) {
		t.Errorf("%+v is another decision than %+v", now.Board(), was.Board())
	}
	b.Tells(b.stage.Words.T("cove.review.again.title", "Round", was.Round()))
	b.Press(fyne.KeyH)
	if visible.Says(b.Top(), b.stage.Words.T("hint.chance")) {
		t.Error("a hint gives the answer away")
	}
	b.Pass(2 * time.Second)
	board.Do(was.Legal(nil)[0])
	if b.Match != game || len(game.Steps()) != len(game.Record().Actions) {
		t.Error("the answer is played")
	}
	foot := b.stage.Words.T("review.again.foot")
	b.Tells(foot)
	b.Pass(2 * time.Second)
	b.Press(fyne.KeyA)
	if visible.Says(b.Top(), foot) {
		t.Error("the question is not asked once more")
	}
	b.Pass(2 * time.Second)
	board.Do(was.Legal(nil)[1])
	b.Pass(2 * time.Second)
	b.Tap("replay.on")
	b.Press(fyne.KeyReturn)
	if b.Match == game || !b.Match.Practice() || !slices.Equal(b.Match.Record().Actions[:step], game.Record().Actions[:step]) {
		t.Fatal("no practice game goes on from there")
	}
	b.Press(fyne.KeyEscape)
	b.Tap("menu.leave.review")
	if !b.stage.Shows(shared.ReviewOverlay) || !b.OnScreen() || b.Match != game {
		t.Fatal("leaving it does not lead back to the review")
	}
	b.Tap("review.again")
	b.Pass(10 * time.Second) // the news of the practice game goes by itself
	b.Press(fyne.KeyEscape)
	if !b.stage.Shows(shared.ReviewOverlay) {
		t.Error("Escape does not lead back to the review")
	}
	b.Press(fyne.KeyEscape)
	if b.stage.Shows(shared.ReviewOverlay) || !b.stage.Shows(shared.EndOverlay) {
		t.Error("from the review, which was opened at the end of the game, the way does not lead back there")
	}
}

// Every kind of decision comes up as its seat saw it, but that it is not known who of the others has chosen already.
func TestDecisionsComeUpAsTheyWere(t *testing.T) {
	b := newBench(t, against(1, 3, 5))
	game := b.reviewable()
	asked := map[cove.Phase]bool{}
	for step := range game.Steps() {
		view := game.ViewAt(step, 0)
		if game.Steps()[step].By() != 0 || len(view.Legal(nil)) < 2 || asked[view.Phase()] {
			continue
		}
		asked[view.Phase()] = true
		b.askAgain(game, step, nil)
		board, is := b.Screen().(*study.Board)
		if !is {
			t.Fatalf("step %d: %T comes up", step, b.Screen())
		}
		shown := board.View()
		if could, was := shown.Sample(7), view.Sample(7); could.View(0) != was.View(0) || could.View(1) != was.View(1) {
			t.Errorf("step %d: another view is shown", step)
		}
	}
	if len(asked) < 4 {
		t.Fatalf("only %d kinds of decisions came up", len(asked))
	}
}

// A review is made when it is asked for, and saved; the next time it is only read. Reviews of games that are gone go.
func TestReviewIsSaved(t *testing.T) {
	folder := t.TempDir()
	b := openBench(t, folder, against(1, 2, 5))
	game := b.reviewable()
	if len(b.house.reviewed.works) > 0 {
		t.Fatal("tests look ahead")
	}
	b.LayReview(game, -1, nil)
	made := b.house.reviewed.works[0]
	if made.Review() == nil || !made.Review().Final {
		t.Fatal("nothing was found")
	}
	shown := visible.Texts(b.Top())
	file := filepath.Join(folder, "games", "reviews", game.Record().ID+".review")
	if _, err := os.Stat(file); err != nil {
		t.Fatal(err)
	}
	b.stage.Close() // to where it was opened
	b.house.reviewed = reviewed{}
	b.LayReview(game, -1, nil)
	if again := visible.Texts(b.Top()); again != shown {
		t.Errorf("it was\n%s\nand it is\n%s", shown, again)
	}
	if len(b.house.reviewed.works) != 1 {
		t.Error("a seat that nobody has asked about is looked at")
	}
	b.stage.CloseAll()
	b.TidyReviews()
	b.stage.Background.Wait()
	if _, err := os.Stat(file); err != nil {
		t.Error("the review of a game that is there has gone")
	}
	if err := os.Remove(filepath.Join(folder, "games", game.Record().FileName())); err != nil {
		t.Fatal(err)
	}
	b.ShowStart()
	b.Begin() // looks at the games anew
	b.TidyReviews()
	b.stage.Background.Wait()
	if _, err := os.Stat(file); err == nil {
		t.Error("the review of a game that is gone is there still")
	}
}

// At the end of a game the review of its first person is begun, unless only computer players have played; of several that
// are asked for only the last one goes on, and one that was stopped goes on where it was.
func TestReviewIsBegunAhead(t *testing.T) {
	b := newBench(t, against(1, 2, 5))
	game := b.reviewable()
	b.house.reviewed = reviewed{}
	var begun []func()
	waits := func(ctx context.Context, work func(context.Context), done func()) {
		begun = append(begun, func() {
			if ctx.Err() == nil {
				t.Error("what was stopped goes on")
			}
		})
	}
	b.stage.Inline = false
	defer func() { b.stage.Inline = true }()
	b.reviewAhead(mustPlay(t))
	if len(b.house.reviewed.works) > 0 {
		t.Error("a game of computer players is looked at, which nobody may ask for")
	}
	b.reviewAhead(game)
	ahead := b.house.reviewed.works[0]
	if ahead == nil || ahead.State() != looksback.Going {
		t.Fatalf("%+v is begun ahead", ahead)
	}
	ahead.Stop()
	b.stage.Background.Wait()
	b.house.reviewed = reviewed{}
	b.turnTo(game)
	first := b.workOf(game, 0, waits)
	if again := b.workOf(game, 0, waits); again != first || len(begun) != 1 {
		t.Error("what goes on is begun once more")
	}
	part := &review.Review{Players: 2, Rounds: []review.Round{{Round: 1}}}
	first.Know(part)
	second := b.workOf(game, 1, waits)
	if first.State() != looksback.Stopped || second.State() != looksback.Going {
		t.Errorf("the first is %d, the second %d", first.State(), second.State())
	}
	begun[0]()
	if back := b.workOf(game, 0, waits); back == first || back.Review() != part || second.State() != looksback.Stopped {
		t.Error("the first one does not go on where it was")
	}
	begun[1]()
	other := b.workOf(game, 0, waits)
	b.house.turnTo(mustPlay(t))
	if begun[2](); other.State() != looksback.Stopped {
		t.Error("the review of another game goes on")
	}
}

// mustPlay is a game of computer players, played to its end.
func mustPlay(t *testing.T) *match.Match {
	t.Helper()
	game, err := match.New(match.Setup{
		Options: cove.Options{Players: 2}, Seats: []match.Seat{{Name: "A", Player: "random"}, {Name: "B", Player: "random"}},
	})
	if err == nil {
		err = game.Run(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	return game
}
