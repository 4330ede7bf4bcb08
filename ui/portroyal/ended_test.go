package portroyal

import (
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal/match"
	"portroyal/ui/ending"
	"portroyal/ui/look"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// endingPause is what is waited for at the end of a game.
const endingPause = ending.Pause

// The games of the same players make a series, whose score is shown from the second one on, is counted once however
// often the end is looked at, and is remembered.
func TestSeriesOfTheSamePlayers(t *testing.T) {
	from, actions := reach(t, hotSeat("Ann", "Ben"), func(m *match.Match) bool {
		v := m.View()
		return m.Over() && len(v.Winners()) == 1
	})
	b := newBench(t, nil)
	b.begin(from)
	for games := 1; games <= 3; games++ {
		for _, action := range actions {
			b.act(action)
		}
		winner := b.game.Record().Result.Winners[0]
		for range 2 { // away with it and once more
			if !b.stage.Covered() {
				t.Fatal("the end does not come up")
			}
			series := progress.Of(b.settings).Series
			if series == nil || series.Games != games || series.Wins[winner] != games || series.Wins[1-winner] != 0 {
				t.Fatalf("after %d games: %+v", games, series)
			}
			score := b.stage.Words.N("end.series", games)
			if shown := slices.Contains(visible.Lines(b.Top()), score); shown != (games > 1) {
				t.Errorf("after %d games %q is shown: %v", games, score, shown)
			}
			b.Press(fyne.KeyEscape, fyne.KeyReturn)
		}
		kept, err := settings.Load(b.config.SettingsFile, &progress.Memory{})
		if err != nil || progress.Of(&kept).Series == nil || progress.Of(&kept).Series.Games != games {
			t.Fatalf("after %d games the file says %+v, %v", games, progress.Of(&kept).Series, err)
		}
		b.Pass(endingPause)
		b.Press(ending.First) // plays again
		b.follow(from)
	}
}

// A game that has been played to its end is shown by its table on the start screen, as one that was left is.
func TestEndOfAGameIsPictured(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	on(hotSeat("Ann", "Ben"), isOver)(b)
	if pictured, _ := filepath.Glob(filepath.Join(b.config.StateDir, "tables", "*.png")); len(pictured) != 1 {
		t.Errorf("%d pictures", len(pictured))
	}
}

// The end fills the window up to its edges, at whatever size; the table below is not painted meanwhile, though the
// window can become no smaller, and comes back.
func TestEndFillsTheWindow(t *testing.T) {
	b := newBench(t, nil)
	on(hotSeat("Ann", "Ben"), isOver)(b)
	if b.Screen().Content().Visible() || b.window.Content().MinSize() != b.Screen().Content().MinSize() {
		t.Errorf("the table is painted: %v; the window can be as small as %v", b.Screen().Content().Visible(),
			b.window.Content().MinSize())
	}
	for _, size := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1500, 800), fyne.NewSize(1024, 900)} {
		b.window.Resize(size)
		harbours := visible.All[*canvas.Raster](b.Top())
		if len(harbours) == 0 {
			t.Fatalf("at %v there is no picture", size)
		}
		at, has := visible.Place(harbours[0]), harbours[0].Size()
		if at.X > 0 || at.Y > 0 || at.X+has.Width < size.Width || at.Y+has.Height < size.Height {
			t.Errorf("at %v the harbour lies at %v, %v large", size, at, has)
		}
	}
	b.Press(fyne.KeyEscape)
	if !b.Screen().Content().Visible() {
		t.Error("the table does not come back")
	}
}

// The end follows the system between light and dark, as every screen does.
func TestEndFollowsTheSystem(t *testing.T) {
	b := newBench(t, nil)
	b.settings.Theme = settings.ThemeSystem
	b.Restyle()
	b.stage.Dark = true // as the system was until now
	on(hotSeat("Ann", "Ben"), isOver)(b)
	grounds := func(of *look.Colours) (n int) { // of the rows of the ranking
		for _, ground := range visible.All[*canvas.Rectangle](b.Top()) {
			if ground.FillColor == of.PanelRaised {
				n++
			}
		}
		return n
	}
	if light, dark := grounds(&look.Light), grounds(&look.Dark); light > 0 || dark == 0 {
		t.Fatalf("in the dark there are %d light rows and %d dark ones", light, dark)
	}
	b.app.Settings().SetTheme(b.app.Settings().Theme()) // the system of the tests is light
	if light, dark := grounds(&look.Light), grounds(&look.Dark); light == 0 || dark > 0 {
		t.Errorf("in the light there are %d light rows and %d dark ones", light, dark)
	}
	b.Press(fyne.KeyEscape)
	if b.showsEnd() {
		t.Error("the end is restyled after it has gone")
	}
}
