package piratescove

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/logbook"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/daily"
	"portroyal/engine/piratescove/puzzle"
	"portroyal/ui/piratescove/study"
	frame "portroyal/ui/puzzles"
	"portroyal/ui/start"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// everyPuzzle are all of them.
func everyPuzzle(t testing.TB) []puzzle.Puzzle {
	t.Helper()
	all, err := puzzle.All()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// answer makes a choice of the puzzle on the table, and waits until keys mean something again.
func (b *bench) answer(action cove.Action) {
	b.T.Helper()
	board, on := b.Screen().(*study.Board)
	if !on {
		b.T.Fatalf("on the screen is a %T", b.Screen())
	}
	b.Pass(2 * time.Second)
	board.Do(action)
	b.Pass(2 * time.Second)
}

// A puzzle is opened from the start screen, answered wrongly, asked again and solved, and leads to the next; all by keys.
func TestPuzzlesByKeyboard(t *testing.T) {
	folder := t.TempDir()
	b := openBench(t, folder, nil)
	all := everyPuzzle(t)
	at := slices.IndexFunc(all, func(p puzzle.Puzzle) bool { return p.Best().Kind == cove.Sail })
	one, w := &all[at], b.stage.Words
	island := func(a cove.Action) fyne.KeyName { return fyne.KeyName(rune('0' + a.Island)) }
	b.Press(fyne.KeyZ)
	b.Tells(w.T("puzzles.solved", "Solved", 0, "Puzzles", len(all)))
	b.Press(fyne.KeyRight) // which shows where one is
	for range at {
		b.Press(fyne.KeyRight)
	}
	b.Press(fyne.KeyReturn)
	b.Tells(w.T("cove.puzzle.round", "Round", one.Position.Round(), "Rounds", 12))
	b.turn(island(one.Tempting()))
	b.Pass(2 * time.Second)
	b.Tells(w.Percent(one.Choices[0].Measured))
	if try := b.book.Puzzles[one.Name]; try.Solved || try.Tries != 1 {
		t.Errorf("after a wrong answer it is %+v", try)
	}
	b.Press(fyne.KeyA)
	b.turn(island(one.Best()))
	b.Pass(2 * time.Second)
	b.Tells(w.T("retry.right"))
	b.Press(fyne.KeyReturn)
	if _, on := b.Screen().(*study.Board); !on {
		t.Fatalf("the next puzzle is a %T", b.Screen())
	}
	b.Pass(time.Second)
	b.Press(fyne.KeyEscape)
	b.Tells(w.T("puzzles.solved", "Solved", 1, "Puzzles", len(all)))
	kept, err := logbook.Load[daily.Result](filepath.Join(folder, logbookName))
	if try := kept.Puzzles[one.Name]; err != nil || !try.Solved || try.AtOnce() {
		t.Errorf("kept is %+v, %v", kept.Puzzles, err)
	}
	b.Press(fyne.KeyEscape)
	if _, on := b.Screen().(*start.Start); !on {
		t.Errorf("Escape leads to a %T", b.Screen())
	}
}

// Every puzzle can be laid on the table and answered. What each choice is worth is said then, with a reason for the best one, and it is
// held against what is tempting, or against the answer; nothing is cut. All pages with them can be shown.
func TestEveryPuzzleIsAnswered(t *testing.T) {
	b := newBench(t, nil)
	for i, one := range everyPuzzle(t) {
		b.speak(words.Languages[i%len(words.Languages)])
		w := b.stage.Words
		b.book.OpenPuzzle(i)
		b.Tells(w.T("cove.puzzle.kind." + words.ID(puzzle.QuestionOf(&one).String())))
		if before := visible.Texts(b.Top()); strings.Contains(before, w.T("hint.chance")) {
			t.Fatalf("%s says what its choices are worth", one.Name)
		}
		chosen := one.Best()
		if i%2 == 1 {
			chosen = one.Tempting()
		}
		b.answer(chosen)
		if i%2 == 0 {
			b.Tells(w.T("puzzle.right.once"))
		}
		held, tempts := puzzle.Beside(&one)
		says, best := words.ID("cove.puzzle.right"), w.Percent(one.Choices[0].Measured)
		switch {
		case chosen == one.Best() && !tempts:
			says = "review.again.right"
		case chosen != one.Best() && chosen != held:
			held, says = chosen, "review.again.wrong"
		}
		worth, _ := one.Worth(held)
		for part := range strings.SplitSeq(w.T(says, "Best", best, "Choice", "|", "Next", w.Percent(worth), "Yours", w.Percent(worth)), "|") {
			b.Tells(strings.Trim(part, " „“”‘’«».,"))
		}
		for _, text := range visible.All[*canvas.Text](b.Top()) {
			if strings.Contains(text.Text, "[cove") {
				t.Errorf("%s: %q", one.Name, text.Text)
			}
		}
		b.WordsFit(one.Name)
	}
	for at := 0; at < puzzle.Count(); at += 20 { // each page draws its own
		b.book.ShowPuzzles(at)
		b.WordsFit("puzzles")
	}
	if _, on := b.Screen().(*frame.Puzzles); !on {
		t.Errorf("all of them are a %T", b.Screen())
	}
}

// Whoever looks into the help after an answer finds it there once more, and its keys.
func TestHelpLeavesAnswers(t *testing.T) {
	b := newBench(t, nil)
	b.book.OpenPuzzle(1)
	b.answer(everyPuzzle(t)[1].Tempting())
	b.Tells(b.stage.Words.T("hint.chance"))
	b.Tap("help")
	if !b.stage.Covered() {
		t.Fatal("the help is not there")
	}
	b.Press(fyne.KeyEscape)
	b.Tells(b.stage.Words.T("hint.chance"))
	b.Press(fyne.KeyUp, fyne.KeyDown)
	b.Tells(b.stage.Words.T("hint.chance"))
}

// What a tile shows of its puzzle stays on it, also where it is narrow and high.
func TestPuzzlesStayOnTheirTiles(t *testing.T) {
	b := openBench(t, t.TempDir(), nil)
	for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 833, Height: 1333}, {Width: 2560, Height: 800}} {
		b.stage.Window.Resize(size)
		b.Press(fyne.KeyZ)
		pictures := 0
		for _, tile := range visible.All[*widgets.Tile](b.Top()) {
			at := visible.Place(tile)
			for _, picture := range visible.All[*canvas.Image](tile) {
				from := visible.Place(picture)
				to := from.Add(picture.Size())
				const coin = 10 // in the corner, over the edge
				if from.X < at.X-coin || from.Y < at.Y-coin || to.X > at.X+tile.Size().Width || to.Y > at.Y+tile.Size().Height {
					t.Errorf("at %v a picture lies from %v to %v, and its tile from %v, %v large", size, from, to, at, tile.Size())
				}
				pictures++
			}
		}
		if pictures < 20 {
			t.Errorf("at %v there are %d pictures", size, pictures)
		}
		b.Press(fyne.KeyEscape)
	}
}
