package sheet_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/sheet"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// blank is a screen with nothing on it.
type blank struct{ *canvas.Rectangle }

func (b blank) Content() fyne.CanvasObject { return b.Rectangle }
func (blank) Typed(*fyne.KeyEvent)         {}
func (blank) Leave()                       {}

// shown is the stage of a window with nothing in it.
func shown(t *testing.T, size fyne.Size) *stage.Stage {
	t.Helper()
	s := stagetest.New(t, size, words.English)
	stagetest.Show(t, s, blank{canvas.NewRectangle(nil)})
	return s
}

// In a menu Enter takes the calm way and nothing where there is none; the arrows lead to the others, which say under
// the pointer what they do.
func TestMenu(t *testing.T) {
	for _, calm := range []bool{true, false} {
		p := stagetest.NewPlayer(t, shown(t, stagetest.Small), nil)
		var taken []string
		way := func(kind widgets.PlateKind, id words.Tipped) sheet.Way {
			return sheet.Way{Kind: kind, ID: id, Take: func() { taken = append(taken, string(id)) }}
		}
		ways := []sheet.Way{way(widgets.PlainPlate, "menu.settings"), way(widgets.PlainPlate, "menu.help")}
		if calm {
			ways = append(ways, way(widgets.CalmPlate, "menu.continue"))
		}
		sheet.Menu(p.At, "menu", 260, ways...)
		for _, way := range ways {
			if tip := p.Plate(words.ID(way.ID)).ToolTip(); tip != p.At.Words.T(way.ID.Tip()) {
				t.Errorf("%s: under the pointer is %q", way.ID, tip)
			}
		}
		typed := func(names ...fyne.KeyName) {
			for _, name := range names {
				p.At.Typed(&fyne.KeyEvent{Name: name})
			}
		}
		typed(fyne.KeyReturn, fyne.KeyEnter)
		want := []string{"menu.continue", "menu.continue"}
		if !calm {
			want = nil
		}
		if !slices.Equal(taken, want) {
			t.Errorf("calm %v: Enter takes %q", calm, taken)
		}
		typed(fyne.KeyDown)
		if focused := p.At.Window.Canvas().Focused(); focused != fyne.Focusable(p.Plate("menu.settings")) {
			t.Errorf("the first arrow leads to %v", focused)
		}
	}
}

// A sheet that is higher than the window scrolls, and its foot stays in sight.
func TestTall(t *testing.T) {
	s := shown(t, stage.Smallest)
	high := canvas.NewRectangle(nil)
	high.SetMinSize(fyne.NewSize(100, 3000))
	s.Open(sheet.Tall(s, "settings.title", high, sheet.Closer(s)), nil, nil)
	top := visible.Top(s.Window.Canvas())
	if scrolls := visible.All[*container.Scroll](top); len(scrolls) != 1 || scrolls[0].Size().Height >= stage.Smallest.Height {
		t.Errorf("%d parts scroll", len(scrolls))
	}
	closer := visible.All[*widgets.Plate](top)[0]
	if low := visible.Place(closer).Y + closer.Size().Height; low > stage.Smallest.Height {
		t.Errorf("the plate that closes it ends at %v of %v", low, stage.Smallest.Height)
	}
	s.Close()
	sheet.Say(s, "setup.title", "That does not work.")
	if !visible.Says(visible.Top(s.Window.Canvas()), "That does not work.") {
		t.Error("a sentence is not said")
	}
}
