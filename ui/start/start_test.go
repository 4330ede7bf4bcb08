package start

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/settings"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The plate for playing says who played last, as many of them as have room on it.
func TestLastPlayers(t *testing.T) {
	test.NewTempApp(t)
	long := strings.Repeat("Maximiliane ", 6)
	for _, c := range []struct {
		names []string
		room  float32
		want  string
	}{
		{nil, 300, ""},
		{[]string{"Ann"}, 300, "New game with Ann"},
		{[]string{"Ann", "Ben", "Cem"}, 300, "New game with Ann, Ben, Cem"},
		{[]string{"Ann", "Ben", "Maximiliane", "Dora"}, 210, "New game with Ann, Ben\u2026"},
		{[]string{"Ann", long}, 300, "New game with Ann\u2026"},
		{[]string{long, "Ann"}, 300, ""},
	} {
		chosen := settings.Default()
		if c.names != nil {
			memory.Of(&chosen).Setup = &memory.Setup{}
			for _, name := range c.names {
				memory.Of(&chosen).Setup.Seats = append(memory.Of(&chosen).Setup.Seats, memory.Seat{Name: name})
			}
		}
		s := New(&pieces.Stage{Words: words.In(words.English), Settings: &chosen}, "", Games{}, Calls{})
		got := s.lastPlayers(c.room)
		if got != c.want {
			t.Errorf("%q in %v: %q, want %q", c.names, c.room, got, c.want)
		}
		if width := widgets.Line(got, 13, color.Black).MinSize().Width; width > c.room {
			t.Errorf("%q is %v wide", got, width)
		}
		s.Leave()
	}
}

// A prepared picture is shown at the first look, sharp and without a moment of bare sea.
func TestHarbourIsThereWhenTheWindowIsUp(t *testing.T) {
	app := test.NewTempApp(t)
	chosen := settings.Default()
	stage := &pieces.Stage{Words: words.In(words.English), Settings: &chosen}
	stage.Window = app.NewWindow("")
	s := New(stage, "", Games{}, Calls{})
	defer s.Leave()
	s.Prepare() // it has no size yet: nothing happens
	size := fyne.NewSize(960, 620)
	s.Content().Resize(size)
	s.Prepare()
	stage.Background.Wait()
	shown := s.harbour.Object().(*canvas.Raster).Generator(960, 620)
	if got := shown.Bounds().Size(); got.X != 960 || got.Y != 620 {
		t.Errorf("the harbour is %v at first", got)
	}
}
