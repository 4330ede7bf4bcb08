package start

import (
	"image"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/record"
	"portroyal/ui/emblem"
	"portroyal/ui/palette"
	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/summary"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// game tells of games with a name, and hardly anything else.
func game(name string) *summary.Teller {
	said := func(text string) func(*words.Words) string { return func(*words.Words) string { return text } }
	head := func(text string) func(*words.Words, *record.Head) string {
		return func(*words.Words, *record.Head) string { return text }
	}
	return &summary.Teller{
		Game: name, Name: said(name), Line: said("all about it"),
		Emblem:   func(pixels int) image.Image { return emblem.Medal(pixels, palette.Lagoon) },
		Outcome:  head("in the middle"),
		Occasion: head(""),
		Edition:  func(*words.Words, *record.Head) (string, []string) { return name, nil },
		Round:    func(*record.Head) int { return 3 },
	}
}

// The picture is shown at the first look, sharp and without a moment of bare sea.
func TestHarbourIsThereWhenTheWindowIsUp(t *testing.T) {
	app := test.NewTempApp(t)
	chosen := settings.Default()
	stage := &stage.Stage{Words: words.In(words.English), Settings: &chosen}
	stage.Window = app.NewWindow("")
	s := New(stage, summary.Tellers{game("stones")}, "", Games{}, Way{Doors: func(Games) [][]Door { return nil }})
	defer s.Leave()
	s.Content().Resize(fyne.NewSize(960, 620))
	stage.Background.Wait()
	shown := visible.All[*canvas.Raster](s.harbour.Object())[0].Generator(960, 620)
	if got := shown.Bounds().Size(); got.X != 960 || got.Y != 620 {
		t.Errorf("the harbour is %v at first", got)
	}
}

// The harbour lives behind everything else on the screen, until the screen is left.
func TestHarbourLives(t *testing.T) {
	app := test.NewTempApp(t)
	chosen := settings.Default()
	var next func()
	stage := &stage.Stage{
		Words: words.In(words.English), Settings: &chosen, OnDemand: true, Window: app.NewWindow(""),
		Now: func() time.Time { return time.Unix(1e9, 0) }, Due: func(_ time.Duration, do func()) { next = do },
	}
	begin := func() *Start {
		s := New(stage, summary.Tellers{game("stones")}, "", Games{}, Way{Doors: func(Games) [][]Door { return nil }})
		s.Content().Resize(fyne.NewSize(960, 620))
		return s
	}
	still := begin()
	if next != nil {
		t.Error("something is to move though nobody says what it costs")
	}
	used := 0
	stage.Used = func() time.Duration { used++; return 0 }
	living := begin()
	bare, full := still.root.Objects, living.root.Objects
	more := len(full) - len(bare)
	if more == 0 || full[0] != living.harbour.Object() {
		t.Errorf("%d things move over the harbour", more)
	}
	for _, object := range full[1 : 1+more] {
		if _, is := object.(*canvas.Image); !is {
			t.Errorf("%T is under what moves", object)
		}
	}
	next()
	if used == 0 {
		t.Error("nothing moves")
	}
	living.Leave()
	used = 0
	next()
	if used > 0 {
		t.Error("it moves though the screen has been left")
	}
}

// A picture of a table fills its place, whatever its shape.
func TestPicturesFillTheirPlace(t *testing.T) {
	for _, from := range []image.Rectangle{
		image.Rect(0, 0, 900, 300), image.Rect(5, 5, 105, 405), image.Rect(0, 0, 1, 1),
	} {
		if got := filling(image.NewRGBA(from), 120, 70).Bounds(); got != image.Rect(0, 0, 120, 70) {
			t.Errorf("%v: %v", from, got)
		}
	}
}

// A door without a key is opened by none: to the toolkit all keys without a name are the same one, and it is not a door's.
func TestDoorsWithoutAKey(t *testing.T) {
	for _, c := range []struct {
		door, typed fyne.KeyName
		opens       bool
	}{{"", fyne.KeyUnknown, false}, {"", fyne.KeyQ, false}, {fyne.KeyQ, fyne.KeyUnknown, false}, {fyne.KeyQ, fyne.KeyQ, true}} {
		door := Door{Key: c.door}
		if door.opens(&fyne.KeyEvent{Name: c.typed}) != c.opens {
			t.Errorf("%q at a door with the key %q: opened is %v", c.typed, c.door, !c.opens)
		}
	}
}
