package figures

import (
	"math"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/figures/figurestest"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/seen"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

func shown(t *testing.T, size fyne.Size, language words.Language, games []statistics.Game, done *[]string) *Page {
	t.Helper()
	s := piecestest.New(t, size, language)
	p := New(s, "Ann", Calls{
		Open:   func(game string) { *done = append(*done, game) },
		Export: func() { *done = append(*done, "export") },
		Back:   func() { *done = append(*done, "back") },
	})
	stagetest.Show(t, s.Stage, p)
	p.Show(games)
	return p
}

// Words are within their sheets, and no two are on top of each other, in every language and on small and large windows,
// from the first game on.
func TestEverythingFits(t *testing.T) {
	for _, language := range words.Languages {
		for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(1280, 800), fyne.NewSize(3840, 2160)} {
			for _, n := range []int{0, 1, 2, 7, 60, 2000} {
				p := shown(t, size, language, figurestest.Games(n), new([]string))
				if p.scroll == nil {
					continue
				}
				texts := seen.All[*canvas.Text](p.scroll.Content)
				for i, text := range texts {
					from, to := seen.Ink(text)
					if from.X < -0.5 || to.X > p.size.Width+0.5 {
						t.Errorf("%s, %v, %d games: %q is outside of the window", language, size, n, text.Text)
					}
					for _, other := range texts[:i] {
						at, end := seen.Ink(other)
						wide := min(to.X, end.X) - max(from.X, at.X)
						high := min(to.Y, end.Y) - max(from.Y, at.Y)
						if wide > 1 && high > 2 {
							t.Errorf("%s, %v, %d games: %q is on top of %q", language, size, n, text.Text, other.Text)
						}
					}
				}
			}
		}
	}
}

// Filters go round through the choices that occur, and what is shown follows.
func TestFilters(t *testing.T) {
	games := figurestest.Games(60)
	games[3].Practice, games[4].Together = true, true
	p := shown(t, stagetest.Small, words.English, games, new([]string))
	plate := func(text string) *widgets.Plate {
		t.Helper()
		for _, plate := range seen.All[*widgets.Plate](p.root) {
			if plate.Text == text {
				return plate
			}
		}
		t.Fatalf("there is no plate %q", text)
		return nil
	}
	counted := func() int { return statistics.Sum(p.games, p.filter()).Games }
	if n := counted(); n != 58 {
		t.Errorf("%d games count", n)
	}
	test.Tap(plate("All editions"))
	if n := counted(); p.filter().Edition != statistics.Base || n != 44 {
		t.Errorf("%+v: %d games", p.filter(), n)
	}
	test.Tap(plate("Base game"))
	test.Tap(plate("With contracts"))
	if n := counted(); p.filter().Edition != "" || n != 58 {
		t.Errorf("%+v: %d games", p.filter(), n)
	}
	players := 0
	for _, next := range []string{"Any number", "2 players", "3 players", "4 players"} {
		test.Tap(plate(next))
		players += counted()
	}
	test.Tap(plate("5 players"))
	if p.filter().Players != 0 || players != 58 {
		t.Errorf("%d games with all numbers of players", players)
	}
	test.Tap(plate("Against each other"))
	if n := counted(); n != 1 {
		t.Errorf("%d games together", n)
	}
	test.Tap(plate("Against the clock"))
	test.Tap(plate("Ann"))
	if p.filter().Name != "Bartholomew Longfellow-Montgomery" || counted() != 12 {
		t.Errorf("%+v: %d games", p.filter(), counted())
	}
}

// A record opens its game; Escape leads back.
func TestWays(t *testing.T) {
	var done []string
	p := shown(t, stagetest.Small, words.English, figurestest.Games(30), &done)
	for _, tile := range seen.All[*widgets.Tile](p.scroll.Content) {
		test.Tap(tile)
	}
	medals := 0
	for _, state := range p.earned.states {
		if state.Game != "" {
			medals++
		}
	}
	if len(done) != 3+medals || medals == 0 ||
		!slices.ContainsFunc(p.games, func(g statistics.Game) bool { return g.ID == done[0] }) {
		t.Errorf("opened %q", done)
	}
	p.Typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if done[len(done)-1] != "back" {
		t.Error("Escape does not lead back")
	}
	if shown := seen.Texts(shown(t, stagetest.Small, words.English, nil, &done).root); !strings.Contains(shown,
		"No game has been finished yet") {
		t.Errorf("without games: %s", shown)
	}
}

// One in so many people: twice as far from the mean is much rarer, and what is usual is not worth saying.
func TestOneIn(t *testing.T) {
	for deviation, want := range map[float64]int{0: 0, 0.7: 0, -0.7: 0, 1: 6, -1: 6, 2: 44, -2: 44, 3: 741, 40: 9999} {
		if got := oneIn(deviation); got != want {
			t.Errorf("%v: one in %d, want %d", deviation, got, want)
		}
	}
	if oneIn(math.Inf(1)) != 9999 {
		t.Error("beyond all bounds")
	}
}
