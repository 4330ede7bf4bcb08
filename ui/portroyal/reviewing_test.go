package portroyal

import (
	"context"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/testprocs"
	shared "portroyal/ui/house"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/reviewpage"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// judged is what has been found about the games that tests play: each is judged once for all of them.
var judged sync.Map

// remembering is a judge to whom the same players, cards and actions are the same game, whichever process has seen it.
type remembering struct {
	*review.Judge
	shelf review.Shelf
}

func newRemembering() (judge, error) {
	judge, err := review.NewJudge()
	return remembering{judge, review.ShelfBeside(testprocs.Common())}, err
}

// asGame is the record of a game whose id says what happened in it, and how it is asked for.
func asGame(of *transcript.Record, asked ...any) *transcript.Record {
	sum := fnv.New128a()
	fmt.Fprint(sum, of.Rules(), of.Cards, of.Actions, asked)
	for _, seat := range of.Seats {
		fmt.Fprintln(sum, seat.Player)
	}
	same := *of
	same.ID = fmt.Sprintf("%x", sum.Sum(nil))
	return &same
}

// once gives the review of a game as it was found before.
func (r remembering) once(of *transcript.Record, find func() (*review.Review, error)) (*review.Review, error) {
	if found, known := judged.Load(of.ID); known {
		return found.(*review.Review), nil
	}
	found := r.shelf.Load(of)
	if found == nil {
		var err error
		if found, err = find(); err != nil {
			return nil, err
		}
		if err := r.shelf.Keep(of, found); err != nil {
			return nil, err
		}
	}
	judged.Store(of.ID, found)
	return found, nil
}

func (r remembering) Review(ctx context.Context, of *transcript.Record, told func(int)) (*review.Review, error) {
	return r.once(asGame(of), func() (*review.Review, error) { return r.Judge.Review(ctx, of, told) })
}

func (r remembering) LookTwice(ctx context.Context, of *transcript.Record, was *review.Review, seat int) (*review.Review, error) {
	return r.once(asGame(of, was.Twice, seat), func() (*review.Review, error) { return r.Judge.LookTwice(ctx, of, was, seat) })
}

func (r remembering) Choices(ctx context.Context, view portroyal.View) ([]review.Choice, error) {
	if found, known := judged.Load(view); known {
		return found.([]review.Choice), nil
	}
	found, err := r.Judge.Choices(ctx, view)
	if err == nil {
		judged.Store(view, found)
	}
	return found, err
}

// reviewed gives the review of a game to the window before anybody asks for it.
func (b *bench) reviewed(game *match.Match) *review.Review {
	b.t.Helper()
	judge, err := b.reviews.judges()
	if err != nil {
		b.t.Fatal(err)
	}
	found, err := judge.Review(b.t.Context(), game.Record(), nil)
	if err != nil {
		b.t.Fatal(err)
	}
	b.reviews.game, b.reviews.work = game, reviewpage.Done(found)
	return found
}

// shortGame is a game of persons that is soon over: the longer one is, the longer judging it takes.
func shortGame(names ...string) progress.Setup {
	setup := hotSeat(names...)
	setup.Options.Target = portroyal.MinTarget
	return setup
}

// showsReview shows the review of a game that has been played to its end.
func showsReview(setup progress.Setup) func(*bench) {
	return func(b *bench) {
		b.t.Helper()
		on(setup, isOver)(b)
		b.reviewed(b.house.Match)
		b.LayReview(b.house.Match, -1, nil)
	}
}

// The review leads into the replay at the dearest decision, whose plate leads back, and asks the decision again, from
// where it can be played on.
func TestReview(t *testing.T) {
	b := newBench(t, nil)
	on(shortGame("Ann", "Ben"), isOver)(b)
	game := b.house.Match
	r := b.reviewed(game)
	b.Pass(endingPause)
	b.Tap("end.review")
	if !b.stage.Shows(shared.ReviewOverlay) || b.stage.Depth() != 2 {
		t.Fatal("the review is not over the end")
	}
	if b.Has("review.end") {
		t.Error("two plates lead to the result")
	}
	dearest := r.Dearest(0, 5)
	if len(dearest) == 0 {
		t.Fatal("somebody who plays at random has lost nothing")
	}
	b.Press(fyne.KeyPageDown)
	scrolled := visible.All[*container.Scroll](b.Top())[0].Offset.Y
	b.Tap("review.again")
	if b.stage.Covered() || b.ShowsTable() {
		t.Fatal("the decision does not come up")
	}
	if shown := b.texts(); !strings.Contains(shown, b.stage.Words.T("review.again.title", "Turn", dearest[0].Turn)) {
		t.Errorf("it is not called by its turn:\n%s", shown)
	}
	b.Press(fyne.KeyEscape)
	if !b.stage.Shows(shared.ReviewOverlay) || !b.OnScreen() {
		t.Fatal("Escape does not lead back to the review")
	}
	if at := visible.All[*container.Scroll](b.Top())[0].Offset.Y; scrolled == 0 || at != scrolled {
		t.Errorf("it was scrolled to %g, and is at %g", scrolled, at)
	}
	turn := b.stage.Words.T("review.turn", "Turn", dearest[0].Turn, "Player", game.Seats()[dearest[0].Seat].Name)
	if strings.Contains(visible.Texts(b.Top()), turn) {
		t.Error("the chart tells of the turn before anybody asks")
	}
	b.Press(fyne.KeyRight)
	if !strings.Contains(visible.Texts(b.Top()), turn) {
		t.Errorf("the chart does not tell of the turn that it marks:\n%s", visible.Texts(b.Top()))
	}
	b.Press(fyne.KeyReturn) // at the turn of the decision
	if b.stage.Covered() || !b.OnScreen() || b.house.Match.Record().ID != game.Record().ID {
		t.Fatal("Enter does not lead into the replay")
	}
	if at := fmt.Sprintf("Turn %d of", dearest[0].Turn); !strings.Contains(b.texts(), at) {
		t.Errorf("the replay is not at %q:\n%s", at, b.texts())
	}
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
	if !b.showsEnd() || b.stage.Depth() != 1 || b.house.Match.Record().ID != game.Record().ID {
		t.Fatal("after a second try the review does not lead to the result")
	}
	b.Pass(endingPause)
	b.Tap("end.replay")
	b.Tap("result")
	if !b.showsEnd() {
		t.Error("the replay does not lead to the result")
	}
}

// The decisions of everybody are looked at again when somebody looks at the review: also where the game has been read anew
// since it was made.
func TestAllSeatsAreLookedAtTwice(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	on(shortGame("Ann", "Ben"), isOver)(b)
	id, once := b.house.Match.Record().ID, *b.reviewed(b.house.Match)
	once.Twice = [portroyal.MaxPlayers]bool{true} // as if Ben were a computer player
	b.reviews.work = reviewpage.Done(&once)
	b.stage.CloseAll()
	b.OpenGame(id)
	b.ShowReview()
	if !b.reviews.work.Review().Twice[1] {
		t.Error("nobody looks at a game that was read anew")
	}
	if saved := b.shelf().Load(b.house.Match.Record()); saved == nil || !saved.Twice[0] || !saved.Twice[1] {
		t.Error("what was found is not saved")
	}
}

// A review is made when it is asked for, and saved; the next time it is only read. Reviews of games that are gone go.
func TestReviewIsSaved(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	on(shortGame("Ann", "Ben"), isOver)(b)
	game := b.house.Match
	if b.reviews.work != nil {
		t.Fatal("tests look ahead")
	}
	b.LayReview(game, 0, nil)
	if b.reviews.work.Review() == nil {
		t.Fatal("nothing was found")
	}
	shown := visible.Texts(b.Top())
	file := filepath.Join(b.config.GamesDir, "reviews", game.Record().ID+".review")
	if _, err := os.Stat(file); err != nil {
		t.Fatal(err)
	}
	b.stage.Close() // to where it was opened
	b.reviews.work, b.reviews.game = nil, nil
	b.LayReview(game, 0, nil)
	if again := visible.Texts(b.Top()); again != shown {
		t.Errorf("it was\n%s\nand it is\n%s", shown, again)
	}
	b.stage.CloseAll()
	b.ShowLibrary()
	b.Tap("library.review")
	if !b.stage.Shows(shared.ReviewOverlay) || !b.OnScreen() {
		t.Error("the log of games does not lead to the review")
	}
	b.stage.CloseAll()
	b.TidyReviews()
	b.stage.Background.Wait()
	if _, err := os.Stat(file); err != nil {
		t.Error("the review of a game that is there has gone")
	}
	if err := os.Remove(filepath.Join(b.config.GamesDir, game.Record().FileName())); err != nil {
		t.Fatal(err)
	}
	b.looksAgain()
	b.TidyReviews()
	b.stage.Background.Wait()
	if _, err := os.Stat(file); err == nil {
		t.Error("the review of a game that is gone is there still")
	}
}
