package widgets_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/look"
	"portroyal/ui/visible"
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
			window.SetContent(widgets.WithTips(widget.NewLabel("menu")))
		}, false},
		"it is scrolled away": {func(_ fyne.Window, scroll *container.Scroll, _ *fyne.Container) {
			scroll.ScrollToOffset(fyne.NewPos(0, 60))
		}, false},
		"something covers it": {func(window fyne.Window, _ *container.Scroll, _ *fyne.Container) {
			widget.NewModalPopUp(widgets.WithTips(widget.NewLabel("help")), window.Canvas()).Show()
		}, false},
	} {
		t.Run(name, func(t *testing.T) {
			test.NewTempApp(t)
			pass, done := widgets.Frames()
			defer done()
			clock := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
			defer widgets.Clock(&clock)()
			card := newPiece(fyne.NewSize(100, 150))
			card.SetToolTip("the pile")
			inside := false
			card.OnHover = func(in bool) { inside = in }
			cards := container.NewVBox(card, newPiece(fyne.NewSize(100, 150)), newPiece(fyne.NewSize(100, 150)))
			scroll := container.NewVScroll(cards)
			window := test.NewTempWindow(t, nil)
			window.SetContent(widgets.WithTips(scroll))
			window.Resize(fyne.NewSize(300, 200))
			explains := func() bool { return len(visible.All[*widgets.Tip](window.Content())) > 0 }
			card.MouseIn(&desktop.MouseEvent{})
			clock = clock.Add(time.Second)
			pass()
			if !explains() {
				t.Fatal("the words do not come up")
			}
			c.happens(window, scroll, cards)
			pass()
			if explains() != c.stay {
				t.Errorf("the words are there: %v, want %v", explains(), c.stay)
			}
			if inside != c.stay || card.Hovered() != c.stay {
				t.Errorf("the pointer is taken to be on it: %v, want %v", inside, c.stay)
			}
			card.MouseOut()
			if explains() {
				t.Error("the words are there without a pointer")
			}
		})
	}
}

// Words come up after a while, only while the pointer is on their widget, and go when that is pressed; what comes up under
// the pointer later has words of its own.
func TestWordsComeUpWhileThePointerIsThere(t *testing.T) {
	test.NewTempApp(t)
	pass, done := widgets.Frames()
	defer done()
	clock := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	defer widgets.Clock(&clock)()
	plate := widgets.NewPlate(look.Of(false), widgets.PlainPlate, "Go", nil).WithToolTip("away")
	other := widgets.NewPlate(look.Of(false), widgets.PlainPlate, "Stay", nil).WithToolTip("here\nfor ever")
	window := test.NewTempWindow(t, nil)
	window.SetContent(widgets.WithTips(container.NewVBox(plate, other)))
	window.Resize(fyne.NewSize(300, 200))
	says := func(want string) {
		t.Helper()
		pass()
		shown := ""
		for _, tip := range visible.All[*widgets.Tip](window.Content()) {
			shown += tip.Text
		}
		if shown != want {
			t.Errorf("%q is shown, want %q", shown, want)
		}
	}
	in := &desktop.MouseEvent{PointEvent: fyne.PointEvent{AbsolutePosition: fyne.NewPos(290, 190)}}
	plate.MouseIn(in)
	says("")
	clock = clock.Add(time.Second)
	says("away")
	tip := visible.All[*widgets.Tip](window.Content())[0]
	if at, to := visible.Place(tip), fyne.NewPos(300, 200); at.X+tip.Size().Width > to.X || at.Y+tip.Size().Height > to.Y {
		t.Errorf("at %v, of %v, it is not in the window", at, tip.Size())
	}
	plate.MouseOut()
	says("")
	other.MouseIn(in)
	clock = clock.Add(time.Second / 2) // the next one comes up sooner
	says("here\nfor ever")
	test.Tap(other)
	clock = clock.Add(time.Hour)
	says("")
	other.MouseOut()
	other.MouseIn(in)
	other.MouseOut()
	clock = clock.Add(time.Hour)
	says("")
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

// Words under the pointer are no wider than they have to be: few are in one line as wide as they are, and many in lines of
// about the same length, none of which is half a window wide.
func TestWordsUnderThePointerAreNarrow(t *testing.T) {
	test.NewTempApp(t)
	for _, words := range []string{
		"2 coins", "Reinforce your crew by as many steps as you can pay for, and then by one more of them.",
		"Two words\nReinforce your crew by as many steps as you can pay for, and then by one more of them, as often as you like.",
	} {
		tip := widgets.NewTip(words, 440)
		window := test.NewTempWindow(t, tip)
		window.Resize(fyne.NewSize(1024, 700))
		widest, lines := float32(0), visible.All[*canvas.Text](tip)
		for _, line := range lines {
			widest = max(widest, line.MinSize().Width)
		}
		if wide := tip.MinSize().Width; wide > 440 || wide > widest+24 {
			t.Errorf("%q is %v wide, with lines of %v", words, wide, widest)
		}
		if last := lines[len(lines)-1].MinSize().Width; last < widest*0.6 {
			t.Errorf("%q ends with a line of %v below one of %v", words, last, widest)
		}
	}
}
