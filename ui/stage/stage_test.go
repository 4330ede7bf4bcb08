package stage_test

import (
	"context"
	"fmt"
	"image"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
	"go.uber.org/goleak"

	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

func TestThinkingIsFollowedByItsResult(t *testing.T) {
	test.NewTempApp(t)
	for _, inline := range []bool{true, false} {
		s := &stage.Stage{Inline: inline}
		var order []string
		s.Think(context.Background(),
			func(context.Context) { order = append(order, "work") },
			func() { order = append(order, "done") })
		s.Background.Wait()
		if !slices.Equal(order, []string{"work", "done"}) {
			t.Errorf("inline %v: %v", inline, order)
		}
	}
}

// Work that still goes on when the screen is left ends, and has no result.
func TestThinkingIsCancelled(t *testing.T) {
	test.NewTempApp(t)
	defer goleak.VerifyNone(t, goleak.IgnoreCurrent())
	s := &stage.Stage{}
	ctx, cancel := context.WithCancel(context.Background())
	thinking := make(chan struct{})
	s.Think(ctx, func(ctx context.Context) {
		close(thinking)
		<-ctx.Done()
	}, func() { t.Error("it is followed by its result all the same") })
	<-thinking
	cancel()
	s.Background.Wait()
}

// A result found just when the screen is left changes nothing any more.
func TestResultComesTooLate(t *testing.T) {
	test.NewTempApp(t)
	s := &stage.Stage{}
	ctx, cancel := context.WithCancel(context.Background())
	s.Think(ctx, func(context.Context) { cancel() }, func() { t.Error("it is followed by its result all the same") })
	s.Background.Wait()
}

func TestClock(t *testing.T) {
	noon := time.Date(2026, 1, 2, 12, 0, 0, 0, time.UTC)
	s := &stage.Stage{Now: func() time.Time { return noon }}
	if s.Time() != noon {
		t.Errorf("it is %v", s.Time())
	}
	if real := (&stage.Stage{}).Time(); time.Since(real) > time.Minute || real.IsZero() {
		t.Errorf("without a clock it is %v", real)
	}
}

// A small picture is drawn once for each size and whatever else tells it from others.
func TestSmallPicturesAreDrawnOnce(t *testing.T) {
	test.NewTempApp(t)
	s := &stage.Stage{}
	var drawn []string
	show := func(name string, size float32) image.Image {
		return s.Picture(name, size, func(pixels int) image.Image {
			drawn = append(drawn, fmt.Sprint(name, pixels))
			return image.NewNRGBA(image.Rect(0, 0, pixels, pixels))
		}).Image
	}
	first := show("coin", 20)
	if show("coin", 20) != first || show("coin", 30) == first || show("crest", 20) == first {
		t.Error("a picture serves for another one, or not for the same")
	}
	if want := []string{"coin20", "coin30", "crest20"}; !slices.Equal(drawn, want) {
		t.Errorf("drawn are %v, want %v", drawn, want)
	}
}

// open lays overlays over a window, and takes down what happens to them.
func open(t *testing.T, names ...string) (s *stage.Stage, told *[]string) {
	test.NewTempApp(t)
	window := test.NewTempWindow(t, nil)
	window.SetContent(widgets.WithTips(canvas.NewText("screen", nil)))
	s, told = &stage.Stage{Window: window, Settings: &settings.Settings{}}, new([]string)
	for _, name := range names {
		s.Open(widget.NewLabel(name),
			func(key *fyne.KeyEvent) { *told = append(*told, name+" gets "+string(key.Name)) },
			func() { *told = append(*told, name+" has gone") })
	}
	return s, told
}

func TestTopmostOverlayGetsTheKeys(t *testing.T) {
	s, told := open(t, "menu", "settings")
	if len(s.Window.Canvas().Overlays().List()) != 2 {
		t.Fatal("they are not shown")
	}
	type typed struct {
		key  fyne.KeyName
		says []string
	}
	for _, step := range []typed{
		{fyne.KeyReturn, []string{"settings gets Return"}},
		{fyne.KeyEscape, []string{"settings has gone"}},
		{fyne.KeyDown, []string{"menu gets Down"}},
		{fyne.KeyEscape, []string{"menu has gone"}},
	} {
		*told = nil
		if !s.Typed(&fyne.KeyEvent{Name: step.key}) {
			t.Errorf("%s goes through to the screen", step.key)
		}
		if !slices.Equal(*told, step.says) {
			t.Errorf("%s: %q, want %q", step.key, *told, step.says)
		}
	}
	if s.Covered() || s.Window.Canvas().Overlays().Top() != nil {
		t.Error("something lies there still")
	}
	if s.Typed(&fyne.KeyEvent{Name: fyne.KeyEscape}) {
		t.Error("a key that is meant for the screen is kept from it")
	}
}

func TestCloseAll(t *testing.T) {
	s, told := open(t, "menu", "settings", "help")
	s.CloseAll()
	if want := []string{"help has gone", "settings has gone", "menu has gone"}; !slices.Equal(*told, want) {
		t.Errorf("%q, want %q", *told, want)
	}
	s.CloseAll()
	s.Close()
	if len(*told) != 3 {
		t.Errorf("closing nothing: %q", *told)
	}
}

// An overlay that opens another one as it goes, as the settings do, leaves that one.
func TestOverlayOpensAnother(t *testing.T) {
	s, _ := open(t)
	s.Open(widget.NewLabel("first"), nil, func() { s.Open(widget.NewLabel("second"), nil, nil) })
	s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn}) // has no keys of its own
	s.Close()
	if !s.Covered() {
		t.Fatal("the second one is not there")
	}
	s.Close()
	if s.Covered() {
		t.Error("the second one stays")
	}
}
