package mistakes

import (
	"fmt"
	"image/color"
	"math"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/calendar"
	"portroyal/engine/mistakes"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

var today = calendar.Day{Year: 2026, Month: 12, Date: 28}

// guess is the puzzle of a game in which one of three numbers is the best.
type guess struct{ best int }

func (*guess) CheckMistake(int) error { return nil }

func (g *guess) Best() int { return g.best }

func (g *guess) Worth(of int) (chance float64, known bool) {
	return 0.5 - 0.1*math.Abs(float64(of-g.best)), of < 3
}

type page = Page[*guess, int]

// game draws nothing.
var game = Game[*guess, int]{
	Asks:    func(_ *words.Words, g *guess) string { return fmt.Sprint("What number is ", g.best, "?") },
	Edition: func(_ *words.Words, g *guess) string { return strings.Repeat("Boxed", g.best) },
	When:    func(w *words.Words, turn int) string { return fmt.Sprint("Turn ", turn) },
	How:     "mistakes.about",
	Scenes: func() func(*guess, fyne.Size, float32) fyne.CanvasObject {
		return func(*guess, fyne.Size, float32) fyne.CanvasObject { return canvas.NewRectangle(color.Black) }
	},
}

// box has so many puzzles of a player, of which every third one waits.
func box(player string, n int) *mistakes.Box[*guess, int] {
	b := &mistakes.Box[*guess, int]{}
	for i := range n {
		e := mistakes.Entry[*guess, int]{
			Player: player, Game: "a", Step: i, Turn: i + 20, Day: today.Add(-i), Played: 2, Puzzle: &guess{i % 2},
			Due: today.Add(i % 3), Solved: i % 2, Answers: i % 4,
		}
		if i == 1 {
			e.Day = calendar.Day{} // nobody knows
		}
		b.Add(mistakes.Key(fmt.Sprintf("%s %02d", player, i)), e)
	}
	return b
}

func shown(t *testing.T, size fyne.Size, language words.Language, of *mistakes.Box[*guess, int], on bool, done *[]string) *page {
	t.Helper()
	s := stagetest.New(t, size, language)
	does := func(what string) func() { return func() { *done = append(*done, what) } }
	p := New(s, Shown[*guess, int]{Game: &game, Box: of.Clone, Player: "Ann", Today: today, On: func() bool { return on }}, "", Calls{
		Open:   func(key mistakes.Key) { *done = append(*done, string(key)) },
		Player: func(name string) { *done = append(*done, name) },
		Clear:  does("clear"), Switch: does("switch"), Back: does("back"),
	})
	stagetest.Show(t, s, p)
	return p
}

// Those that wait come first; keys go from sheet to sheet and from page to page, and open the one that they have come
// to, as does a click on any.
func TestGoingThroughMistakes(t *testing.T) {
	var done []string
	p := shown(t, stagetest.Small, words.English, box("Ann", 30), true, &done)
	press := func(names ...fyne.KeyName) { stagetest.Press(p.stage.Window.Canvas(), names...) }
	due := p.stage.Words.T("mistakes.due")
	for i, tile := range p.Tiles() {
		if waits := strings.Contains(tile.Name, due); waits != (i < 10) {
			t.Errorf("sheet %d waits: %v", i+1, waits)
		}
	}
	for i, step := range []struct {
		key fyne.KeyName
		at  int
	}{
		{fyne.KeyDown, 0},
		{fyne.KeyDown, 4},
		{fyne.KeyRight, 5},
		{fyne.KeyUp, 1},
		{fyne.KeyLeft, 0},
		{fyne.KeyLeft, 0},
		{fyne.KeyPageDown, 12},
		{fyne.KeyPageDown, 24},
		{fyne.KeyPageDown, 24},
		{fyne.KeyPageUp, 12},
		{fyne.KeyEnd, 12},
		{fyne.KeyEnd, 29},
		{fyne.KeyHome, 0},
		{fyne.KeyRight, 1},
	} {
		if press(step.key); p.At() != step.at {
			t.Errorf("step %d: %s leads to %d, not %d", i, step.key, p.At(), step.at)
		}
	}
	press(fyne.KeyReturn)
	test.Tap(p.Tiles()[3])
	press(fyne.KeyEscape, fyne.KeyBackspace)
	if want := []string{string(p.keys[1]), string(p.keys[3]), "back", "back"}; strings.Join(done, "|") != strings.Join(want, "|") {
		t.Errorf("done is %v, not %v", done, want)
	}
}

// Where another window has cleared the box meanwhile, the page shows what is left.
func TestPuzzlesThatAreGone(t *testing.T) {
	var done []string
	of := box("Ann", 14)
	p := shown(t, stagetest.Small, words.English, of, true, &done)
	stagetest.Press(p.stage.Window.Canvas(), fyne.KeyPageDown)
	of.Clear("Ann")
	stagetest.Press(p.stage.Window.Canvas(), fyne.KeyHome, fyne.KeyReturn)
	p.Restyle()
	stagetest.Press(p.stage.Window.Canvas(), fyne.KeyRight, fyne.KeyReturn)
	if !visible.Says(p.Root, p.stage.Words.T("mistakes.empty")) || len(p.Tiles()) > 0 {
		t.Error("it shows puzzles that are gone")
	}
}

// Where several players have puzzles, each can be chosen, also who has none.
func TestPlayersAreChosen(t *testing.T) {
	var done []string
	of := box("Ben", 2)
	for key, e := range box("Cem", 3).Puzzles {
		of.Add(key, e)
	}
	p := shown(t, stagetest.Small, words.English, of, true, &done)
	picks := visible.All[*widgets.Picks](p.Root)[0].List()
	if len(picks) != 3 || !picks[0].Chosen() {
		t.Fatalf("%d players to choose from", len(picks))
	}
	test.Tap(picks[2])
	if len(done) != 1 || done[0] != "Cem" {
		t.Errorf("chosen is %v", done)
	}
}

// Everything has room in every language and at every size, with many puzzles, with none, and switched off; and nothing
// says what was played.
func TestMistakesHaveRoom(t *testing.T) {
	var done []string
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
		for _, language := range words.Languages {
			for _, n := range []int{0, 30} {
				for _, on := range []bool{true, false} {
					p := shown(t, size, language, box("Ann", n), on, &done)
					about := fmt.Sprintf("%s, %v, %d puzzles, on %v", language, size, n, on)
					for _, text := range visible.All[*canvas.Text](p.Root) {
						from, to := visible.Ink(text)
						if from.X < 0 || to.X > size.Width || from.Y < 0 || to.Y > size.Height {
							t.Errorf("%s: %q runs out of the window", about, text.Text)
						}
						if strings.HasSuffix(text.Text, "\u2026") {
							t.Errorf("%s: %q has been cut", about, text.Text)
						}
					}
					for _, tile := range p.Tiles() {
						at, room := visible.Place(tile), tile.Size()
						for _, text := range visible.All[*canvas.Text](tile) {
							from, to := visible.Ink(text)
							if from.X < at.X || to.X > at.X+room.Width || to.Y > at.Y+room.Height+1 {
								t.Errorf("%s: %q runs out of its sheet", about, text.Text)
							}
						}
					}
					for _, plate := range visible.All[*widgets.Plate](p.Root) {
						if plate.MinSize().Width > plate.Size().Width+1 || plate.Size().Height < 32 {
							t.Errorf("%s: %q is cut, or low", about, plate.Text)
						}
					}
				}
			}
		}
	}
	p := shown(t, stagetest.Small, words.English, box("Ann", 3), true, &done)
	e := p.box.Puzzles[p.keys[0]]
	if !strings.HasPrefix(p.Tiles()[0].Name, game.Asks(p.stage.Words, e.Puzzle)) {
		t.Errorf("the first sheet is called %q", p.Tiles()[0].Name)
	}
}
