package scenery

import (
	"context"
	"image"
	"math"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"go.uber.org/goleak"

	"portroyal/assets"
	"portroyal/ui/draw"
	"portroyal/ui/settings"
	"portroyal/ui/stage"
)

// idling is a harbour with a clock of its own, in which every painting of the window takes the same time of a processor.
type idling struct {
	*Idle
	*stage.Stage

	shown   []fyne.CanvasObject
	now     time.Time
	due     []dueAt
	costs   time.Duration
	used    time.Duration
	painted int
	drawn   chan func() // on the way back from another goroutine
	leave   func()
}

type dueAt struct {
	at time.Time
	do func()
}

// idle is the harbour of the start screen in which each change costs so much.
func idle(t *testing.T, costs time.Duration, dark bool) *idling {
	return idleAs(t, costs, dark, NewStartIdle)
}

// atTheEnd begins the life of the picture at the end.
func atTheEnd(ctx context.Context, s *stage.Stage) *Idle { return NewEndIdle(ctx, s, Ending{}) }

func idleAs(t *testing.T, costs time.Duration, dark bool, begins func(context.Context, *stage.Stage) *Idle) *idling {
	test.NewTempApp(t)
	chosen := settings.Default()
	h := &idling{costs: costs, now: time.Unix(1e9, 0), drawn: make(chan func(), 1)}
	h.Stage = &stage.Stage{
		Settings: &chosen, Dark: dark, Window: test.NewTempWindow(t, canvas.NewRectangle(nil)),
		Now:  func() time.Time { return h.now },
		Used: func() time.Duration { return h.used },

		OnToolkit: func(do func()) { h.drawn <- do },
		Due: func(in time.Duration, do func()) {
			if in == 0 { // it is painted
				in = time.Second / 60
				h.painted++
				h.used += h.costs
			}
			h.due = append(h.due, dueAt{h.now.Add(in), do})
		},
	}
	var ctx context.Context
	ctx, h.leave = context.WithCancel(t.Context())
	h.Idle = begins(ctx, h.Stage)
	h.shown = h.Over(fyne.NewSize(1280, 800))
	return h
}

// pass lets time pass; each is called whenever something may have changed.
func (h *idling) pass(length time.Duration, each func()) {
	end := h.now.Add(length)
	for len(h.due) > 0 && !h.due[0].at.After(end) {
		next := h.due[0]
		h.due = h.due[1:]
		h.now = next.at
		next.do()
		h.Background.Wait()
		select {
		case do := <-h.drawn:
			do()
		default:
		}
		each()
	}
	h.now = end
}

// What moves takes less than a hundredth of a processor, whatever the painting of the window costs, and as nearly as much as it may.
func TestIdleCostsLittle(t *testing.T) {
	for _, costs := range []time.Duration{
		0, 300 * time.Microsecond, time.Millisecond, 5 * time.Millisecond, 20 * time.Millisecond, 400 * time.Millisecond,
	} {
		for _, begins := range []func(context.Context, *stage.Stage) *Idle{NewStartIdle, atTheEnd} {
			const length = time.Hour
			h := idleAs(t, costs, true, begins)
			h.pass(length, func() {})
			if part := h.used.Seconds() / length.Seconds(); part >= 0.01 {
				t.Errorf("at %v a change it takes %.4f of a processor", costs, part)
			}
			cycle := max(idleFrame, time.Duration(float64(costs)/idleShare))
			if want := float64(length / cycle); math.Abs(float64(h.painted)-want) > 0.01*want+1 {
				t.Errorf("at %v a change there are %d, want %.0f", costs, h.painted, want)
			}
		}
	}
}

// Nothing moves where somebody minds or nobody sees it, and it goes on afterwards.
func TestIdleRests(t *testing.T) {
	for name, set := range map[string]func(h *idling, on bool){
		"less motion":       func(h *idling, on bool) { h.Settings.LessMotion = on },
		"high contrast":     func(h *idling, on bool) { h.HighContrast = on; h.Over(fyne.NewSize(1280, 800)) },
		"in another window": func(h *idling, on bool) { h.Away = on },
		"covered": func(h *idling, on bool) {
			if on {
				h.Open(canvas.NewRectangle(nil), nil, nil)
			} else {
				h.CloseAll()
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			h := idle(t, time.Millisecond, false)
			if h.pass(time.Minute, func() {}); h.painted == 0 {
				t.Fatal("nothing moves at first")
			}
			set(h, true)
			before := h.painted
			if h.pass(time.Minute, func() {}); h.painted != before {
				t.Errorf("it changes %d times", h.painted-before)
			}
			set(h, false)
			if h.pass(2*idleDoze, func() {}); h.painted == before {
				t.Error("it does not go on")
			}
		})
	}
}

// There is nothing that could move where it is not wanted, or where nobody says what it costs.
func TestNothingIdle(t *testing.T) {
	for name, set := range map[string]func(s *stage.Stage){
		"less motion":   func(s *stage.Stage) { s.Settings.LessMotion = true },
		"high contrast": func(s *stage.Stage) { s.HighContrast = true },
		"not measured":  func(s *stage.Stage) { s.Used = nil },
	} {
		h := idle(t, 0, true)
		set(h.Stage)
		h.due = nil
		h.Idle = NewStartIdle(t.Context(), h.Stage)
		if s := h.Stage; s.Used == nil && len(h.due) > 0 {
			t.Errorf("%s: it is waited for something", name)
		}
		if shown := h.Over(fyne.NewSize(1280, 800)); len(shown) > 0 {
			t.Errorf("%s: there are %d things", name, len(shown))
		}
		if h.pass(time.Minute, func() {}); h.painted > 0 {
			t.Errorf("%s: it changes", name)
		}
	}
}

// Nothing is left of it when the screen is left, whether it rests then or is being painted.
func TestIdleEnds(t *testing.T) {
	for leavesAfter := range 4 {
		h := idle(t, time.Millisecond, true)
		n := 0
		h.pass(time.Minute, func() {
			if n++; n == 1+leavesAfter {
				h.leave()
			}
		})
		if n > 2+leavesAfter || len(h.due) > 0 {
			t.Errorf("left after %d steps, it goes on for %d, and %d more wait", 1+leavesAfter, n, len(h.due))
		}
	}
	test.NewTempApp(t)
	defer goleak.VerifyNone(t, goleak.IgnoreCurrent())
	chosen := settings.Default()
	s := &stage.Stage{Settings: &chosen, Used: func() time.Duration { return 0 }}
	ctx, cancel := context.WithCancel(t.Context())
	NewStartIdle(ctx, s)
	cancel()
}

// gullAt is where the gull is, and whether it is seen, in one shape at a time.
func (h *idling) gullAt(t *testing.T) (at fyne.Position, seen bool) {
	for _, gull := range h.gull {
		if gull.Visible() && seen {
			t.Fatal("there are two gulls")
		}
		if gull.Visible() {
			at, seen = gull.Position(), true
		}
	}
	return at, seen
}

// Where changes are frequent the gull sails by, a little further each time. Where they are rare it is not seen.
func TestTheGullNeedsManyFrames(t *testing.T) {
	for _, c := range []struct {
		costs time.Duration
		sails bool
	}{{0, true}, {800 * time.Microsecond, true}, {3 * time.Millisecond, false}, {20 * time.Millisecond, false}} {
		h := idle(t, c.costs, false)
		seen, flights, last := 0, 0, fyne.Position{}
		h.pass(5*time.Minute, func() {
			at, sails := h.gullAt(t)
			switch {
			case !sails:
				last = fyne.Position{}
				return
			case last.IsZero():
				flights++
			case at.X > last.X || last.X-at.X > 4 || at.Y < 0 || at.Y > 200:
				t.Fatalf("at %v a change it goes from %v to %v", c.costs, last, at)
			}
			seen, last = seen+1, at
		})
		if sails := seen > 400 && flights >= 3; sails != c.sails || !c.sails && seen > 0 {
			t.Errorf("at %v a change it sails by %d times, and is seen %d times", c.costs, flights, seen)
		}
	}
}

// Lights change a little at a time, however rarely they do, and all of them come and go.
func TestLightsComeAndGo(t *testing.T) {
	for _, costs := range []time.Duration{0, 20 * time.Millisecond} {
		h := idle(t, costs, true)
		last := make([]float64, len(h.glimmers))
		least, most := make([]float64, len(last)), make([]float64, len(last))
		begins := true
		h.pass(10*time.Minute, func() {
			for n, g := range h.glimmers {
				now := g.Alpha()
				if begins {
					least[n], most[n] = now, now
				} else if math.Abs(now-last[n]) > 0.4 {
					t.Errorf("at %v a change light %d goes from %.2f to %.2f", costs, n, last[n], now)
				}
				last[n], least[n], most[n] = now, min(least[n], now), max(most[n], now)
			}
			begins = false
		})
		for n := range last {
			if least[n] < 0 || least[n] > 0.05 || most[n] > 1 || most[n] < 0.5 {
				t.Errorf("at %v a change light %d goes from %.2f to %.2f", costs, n, least[n], most[n])
			}
		}
	}
}

// What shines on the water is on the water, and not on what is before it: nothing else there is greener than red, but for the
// sun's own light.
func TestLightsAreOnTheWater(t *testing.T) {
	harbour, end := image.NewRGBA(image.Rect(0, 0, startWidth, startHeight)), image.NewRGBA(image.Rect(0, 0, endWidth, endHeight))
	PaintHarbour(harbour, false, 0, 0, 1)
	draw.Paint(end, assets.Scene("ending"), 0, 0, 1)
	for _, c := range []struct {
		picture *image.RGBA
		lights  []lights
		sun     bool // shines on the water in the picture
	}{{harbour, startLights, false}, {end, endLights, true}} {
		for _, l := range c.lights {
			if l.evening {
				continue
			}
			for _, at := range l.at {
				for x := at[0] - at[2]/2; x <= at[0]+at[2]/2; x++ {
					on := c.picture.RGBAAt(int(x), int(at[1]))
					if c.sun && on.G > 220 {
						continue
					}
					if int(on.G) < int(on.R)-15 {
						t.Errorf("%s at %v is on %v at %.0f", l.drawing, at, on, x)
						break
					}
				}
			}
		}
	}
}

// In the evening there are lamps and stars, and each is where the picture is.
func TestIdleFollowsThePicture(t *testing.T) {
	day, evening := idle(t, 0, false), idle(t, 0, true)
	if len(day.shown) == 0 || len(evening.shown) <= len(day.shown) {
		t.Errorf("%d things by day, %d in the evening", len(day.shown), len(evening.shown))
	}
	first := startLights[0].at[0]
	for _, size := range []fyne.Size{{Width: 1920, Height: 1200}, {Width: 800, Height: 600}, {Width: 2560, Height: 1080}} {
		day.Over(size)
		light := day.glimmers[0]
		g := startGrid(float64(size.Width), float64(size.Height))
		middle := light.Position().Add(fyne.NewPos(light.Size().Width/2, light.Size().Height/2))
		if dx, dy := float64(middle.X)-g.x-first[0]*g.scale, float64(middle.Y)-g.y-first[1]*g.scale; math.Hypot(dx, dy) > 0.01 {
			t.Errorf("%v: the first light is at %v, (%.1f, %.1f) away", size, middle, dx, dy)
		}
	}
}

// Where changes are frequent the flags wave, and where they are rare they do not.
func TestFlagsWave(t *testing.T) {
	for _, c := range []struct {
		costs time.Duration
		waves bool
	}{{0, true}, {3 * time.Millisecond, false}} {
		h := idle(t, c.costs, true)
		seen := make([]map[image.Image]bool, len(h.flags))
		h.pass(time.Minute, func() {
			for n, f := range h.flags {
				if f.Visible() && seen[n] == nil {
					seen[n] = map[image.Image]bool{}
				}
				if f.Visible() {
					seen[n][f.Image.Image] = true
				}
			}
		})
		for n := range seen {
			if want := map[bool]int{true: waves}[c.waves]; len(seen[n]) != want {
				t.Errorf("at %v a change flag %d is seen in %d pictures, want %d", c.costs, n, len(seen[n]), want)
			}
			if drawn := h.flags[n].waves != nil; drawn != c.waves {
				t.Errorf("at %v a change flag %d has been drawn: %v", c.costs, n, drawn)
			}
		}
	}
}

// A flag that waves fits into the picture without a seam: at its edges nothing has moved, and inside something has, each
// time in another way.
func TestFlagsHaveNoSeam(t *testing.T) {
	for _, full := range []image.Point{{1280, 800}, {1920, 1080}, {800, 600}} {
		day := start(full.X, full.Y, false)
		for _, f := range startFlags {
			all, at := f.draw(full, false)
			for n, shown := range all {
				moved, again := 0, 0
				for y := range at.Dy() {
					for x := range at.Dx() {
						under := day.RGBAAt(at.Min.X+x, at.Min.Y+y)
						now := shown.(*image.RGBA).RGBAAt(x, y)
						edge := x == 0 || y == 0 || x == at.Dx()-1 || y == at.Dy()-1
						if now != under {
							moved++
						}
						if now == all[(n+1)%waves].(*image.RGBA).RGBAAt(x, y) {
							again++
						}
						if edge && now != under {
							t.Fatalf("%v: at (%d, %d) of the flag at %v it is %v on %v", full, x, y, at, now, under)
						}
					}
				}
				if whole := at.Dx() * at.Dy(); moved < whole/8 || again == whole {
					t.Errorf("%v: in wave %d of the flag at %v %d pixels have moved", full, n, at, moved)
				}
			}
		}
	}
}
