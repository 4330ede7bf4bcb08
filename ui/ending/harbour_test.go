package ending

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/scenery"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// clock advances only when the test says so.
type clock struct {
	length time.Duration
	tick   func(float32)
	going  bool
	begun  int
}

func (c *clock) start(length time.Duration, tick func(float32)) (stop func()) {
	c.length, c.tick, c.going = length, tick, true
	c.begun++
	return func() { c.going = false }
}

// scenes are what the picture can show, with so many ships.
var scenes = map[string]struct {
	mood  scenery.Mood
	ships int
}{
	"won": {scenery.Homecoming, 1}, "together lost": {scenery.Farewell, 4}, "together won": {scenery.Feast, 3},
}

// sailing shows an end with its picture at this speed; the test controls the ships' clock.
func sailing(t *testing.T, name string, speed settings.Speed) (*End, *clock) {
	t.Helper()
	s := stagetest.New(t, stagetest.Small, words.English)
	s.Settings.Speed = speed
	of := scenes[name]
	e, c := ended(s, bare), &clock{}
	e.Scene = func() (scene scenery.Ending) {
		scene.Mood = of.mood
		for seat := range of.ships {
			scene.Flags = append(scene.Flags, e.Colour(seat))
		}
		return scene
	}
	e.Harbour.Moving.Clock = c.start
	shown(t, e)
	return e, c
}

// ships returns where the ships that are shown are, the nearest last, from the picture's upper left corner.
func (e *End) ships() (at []fyne.Position) {
	for _, shown := range visible.All[fyne.CanvasObject](e.root) {
		if slices.Contains(e.Harbour.Fleet.Objects(), shown) {
			at = append(at, shown.Position())
		}
	}
	return at
}

// draw paints the window as the toolkit would.
func (e *End) draw() { e.Stage.Window.Canvas().Capture() }

// The ships come in once the harbour is visible, ever more slowly, within three seconds, and then nothing moves;
// without movement they are at their moorings from the start. Meanwhile the plates can be pressed.
func TestShipsComeIn(t *testing.T) {
	for name, of := range scenes {
		t.Run(name, func(t *testing.T) {
			still, _ := sailing(t, name, settings.SpeedInstant)
			moored := still.ships()
			if len(moored) != of.ships {
				t.Fatalf("%d ships, want %d", len(moored), of.ships)
			}
			still.draw()
			if !slices.Equal(still.ships(), moored) || still.Harbour.Moving.Moving() {
				t.Errorf("without movement they are at %v and then at %v", moored, still.ships())
			}
			e, c := sailing(t, name, settings.SpeedNormal)
			from := e.ships()
			if c.going {
				t.Error("they sail before the picture is there")
			}
			e.draw()
			if !c.going || c.length < 2*time.Second || c.length > 3*time.Second {
				t.Fatalf("they sail: %v, for %v", c.going, c.length)
			}
			way := func(i int) float32 { return moored[i].X - from[i].X }
			before := make([]float32, len(moored))
			for _, along := range []float32{0.25, 0.5, 0.75} {
				c.tick(along)
				for i, at := range e.ships() {
					part := (at.X - from[i].X) / way(i)
					if part <= along || part >= 1 || part <= before[i] || at.Y != moored[i].Y {
						t.Errorf("after %v of the time ship %d has made %v of its way", along, i, part)
					}
					before[i] = part
				}
			}
			c.tick(1)
			if got := e.ships(); !slices.Equal(got, moored) || c.going || e.Harbour.Moving.Moving() {
				t.Errorf("they end at %v, want %v; still sailing: %v", got, moored, c.going)
			}
			e.Restyle()
			e.draw()
			if c.begun != 1 || !slices.Equal(e.ships(), moored) {
				t.Errorf("they have come in %d times and are at %v", c.begun, e.ships())
			}
		})
	}
}

// A change of the window's size or appearance, or leaving the screen, ends the sailing at once.
func TestSailingEndsWithItsPicture(t *testing.T) {
	larger := fyne.NewSize(1400, 900)
	for name, end := range map[string]func(*End){
		"resized":  func(e *End) { e.Stage.Window.Resize(larger) },
		"restyled": func(e *End) { e.Stage.Dark = true; e.Restyle() },
		"plain":    func(e *End) { e.Stage.HighContrast = true; e.Restyle() },
		"left":     (*End).Leave,
	} {
		t.Run(name, func(t *testing.T) {
			e, c := sailing(t, "won", settings.SpeedNormal)
			e.draw()
			c.tick(0.4)
			end(e)
			e.draw()
			if c.going || c.begun != 1 || e.Harbour.Moving.Moving() {
				t.Errorf("the clock runs: %v; started %d times", c.going, c.begun)
			}
			if name == "left" || name == "plain" {
				return
			}
			got := e.ships()
			still, _ := sailing(t, "won", settings.SpeedInstant)
			if name == "resized" {
				still.Stage.Window.Resize(larger)
			}
			if want := still.ships(); !slices.Equal(got, want) {
				t.Errorf("the ship is at %v, want %v", got, want)
			}
		})
	}
}

// If the window is resized before the harbour has been drawn, the ship still comes in.
func TestShipsWaitForTheHarbour(t *testing.T) {
	e, c := sailing(t, "won", settings.SpeedNormal)
	e.Stage.Window.Resize(fyne.NewSize(1400, 900))
	from := e.ships()[0]
	e.draw()
	c.tick(0.5)
	if !c.going || e.ships()[0].X >= from.X {
		t.Errorf("sailing: %v, from %v to %v", c.going, from, e.ships()[0])
	}
}
