package widgets_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	fynetooltip "github.com/dweymouth/fyne-tooltip"

	"portroyal/ui/widgets"
)

// Words under the pointer go when their widget is replaced, scrolled away, moved, hidden or covered,
// though the pointer has not moved; they stay as long as nothing of that happens.
func TestWordsGoWithTheirWidget(t *testing.T) {
	for name, c := range map[string]struct {
		happens func(window fyne.Window, scroll *container.Scroll, cards *fyne.Container)
		stay    bool
	}{
		"nothing happens": {func(fyne.Window, *container.Scroll, *fyne.Container) {}, true},
		"another widget is replaced": {func(_ fyne.Window, _ *container.Scroll, cards *fyne.Container) {
			cards.Objects = []fyne.CanvasObject{cards.Objects[0], newPiece(fyne.NewSize(100, 150))}
			cards.Refresh()
		}, true},
		"it is replaced": {func(_ fyne.Window, _ *container.Scroll, cards *fyne.Container) {
			cards.Objects = []fyne.CanvasObject{newPiece(fyne.NewSize(100, 150))}
			cards.Refresh()
		}, false},
		"it is hidden": {func(_ fyne.Window, _ *container.Scroll, cards *fyne.Container) {
			cards.Objects[0].Hide()
		}, false},
		"the screen changes": {func(window fyne.Window, _ *container.Scroll, _ *fyne.Container) {
			window.SetContent(fynetooltip.AddWindowToolTipLayer(widget.NewLabel("menu"), window.Canvas()))
		}, false},
		"it is scrolled away": {func(_ fyne.Window, scroll *container.Scroll, _ *fyne.Container) {
			scroll.ScrollToOffset(fyne.NewPos(0, 60))
		}, false},
		"something covers it": {func(window fyne.Window, _ *container.Scroll, _ *fyne.Container) {
			popup := widget.NewModalPopUp(widget.NewLabel("help"), window.Canvas())
			fynetooltip.AddPopUpToolTipLayer(popup)
			popup.Show()
		}, false},
	} {
		t.Run(name, func(t *testing.T) {
			test.NewTempApp(t)
			pass, done := widgets.Frames()
			defer done()
			card := newPiece(fyne.NewSize(100, 150))
			card.SetToolTip("the pile")
			inside := false
			card.OnHover = func(in bool) { inside = in }
			cards := container.NewVBox(card, newPiece(fyne.NewSize(100, 150)), newPiece(fyne.NewSize(100, 150)))
			scroll := container.NewVScroll(cards)
			window := test.NewTempWindow(t, nil)
			window.SetContent(fynetooltip.AddWindowToolTipLayer(scroll, window.Canvas()))
			window.Resize(fyne.NewSize(300, 200))
			card.MouseIn(&desktop.MouseEvent{})
			pass()
			if !card.Explains() {
				t.Fatal("the words do not come up")
			}
			c.happens(window, scroll, cards)
			pass()
			if card.Explains() != c.stay {
				t.Errorf("the words are there: %v, want %v", card.Explains(), c.stay)
			}
			if inside != c.stay || card.Hovered() != c.stay {
				t.Errorf("the pointer is taken to be on it: %v, want %v", inside, c.stay)
			}
			card.MouseOut()
			if card.Explains() {
				t.Error("the words are there without a pointer")
			}
		})
	}
}

// Every widget explains itself by the one base that takes stale words away.
func TestOnlyOneWidgetKnowsTheToolTips(t *testing.T) {
	err := filepath.WalkDir("..", func(file string, _ os.DirEntry, err error) error {
		name := filepath.Base(file)
		tests := strings.HasSuffix(name, "_test.go")
		if err != nil || !strings.HasSuffix(name, ".go") || tests || name == "explained.go" {
			return err
		}
		text, err := os.ReadFile(file)
		if strings.Contains(string(text), `"github.com/dweymouth/fyne-tooltip/widget"`) {
			t.Errorf("%s uses the toolkit's tooltips by itself", file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// A right click asks for more, and so does a button that is held; a short click does not, and neither does a pointer
// that leaves meanwhile.
func TestAskingForMore(t *testing.T) {
	test.NewTempApp(t)
	pass, done := widgets.Frames()
	defer done()
	clock := time.Now()
	defer widgets.Clock(&clock)()
	card := newPiece(fyne.NewSize(100, 150))
	asked := 0
	down := func() { card.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary}) }
	wait := func(length time.Duration) {
		clock = clock.Add(length)
		pass()
		pass()
	}
	test.TapSecondary(card) // nobody listens
	down()
	wait(time.Hour)
	card.OnAsk = func() { asked++ }
	test.TapSecondary(card)
	if asked != 1 {
		t.Fatalf("a right click asks %d times", asked)
	}
	down()
	wait(widgets.LongPress / 2)
	card.MouseUp(nil)
	wait(time.Hour)
	down()
	card.MouseOut()
	wait(time.Hour)
	card.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonSecondary})
	wait(time.Hour)
	if asked != 1 {
		t.Fatalf("without holding the button it asks %d times more", asked-1)
	}
	down()
	wait(widgets.LongPress)
	wait(time.Hour)
	card.MouseUp(nil)
	if asked != 2 {
		t.Errorf("holding the button asks %d times", asked-1)
	}
}
