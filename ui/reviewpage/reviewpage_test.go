package reviewpage

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/ladder"
	"portroyal/engine/reviews"
	"portroyal/ui/geometry"
	"portroyal/ui/glance"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// TestWorthsAddUp: two chances and their difference are shown so that they add up, and a cost that is told is not shown as
// none.
func TestWorthsAddUp(t *testing.T) {
	w := words.In(words.English)
	for _, c := range []struct {
		better, by       float64
		best, other, off string
	}{
		{0.671, 0.122, "67%", "55%", "12 percentage points"},
		{0.224, 0.008, "22.4%", "21.6%", "0.8 percentage points"},
		{0.300, 0.010, "30.0%", "29.0%", "1 percentage point"},
		{0.02, 0.03, "2%", "0%", "2 percentage points"},
	} {
		if best, other, off := Worths(w, c.better, c.by); best != c.best || other != c.other || off != c.off {
			t.Errorf("%v less %v: %s, %s, %s", c.better, c.by, best, other, off)
		}
	}
}

// TestReadOn: while more is found, what is being read stays where it is on the screen, and so does a plate that the pointer is
// on.
func TestReadOn(t *testing.T) {
	s := stagetest.New(t, stagetest.Small, words.English)
	high, state := float32(120), 0
	course := Course{
		Title: "review.chart", Tip: "review.chart.tip", Turns: []Turn{{Chances: []float64{0.5}}}, Result: []float64{1},
		Dearest: "review.dearest",
	}
	var reasons []Fact // that are found of each
	decision := func(step int) Decision {
		return Decision{Step: step, Class: reviews.Slip, Head: "Head", Facts: reasons, Picture: func(geometry.Rectangle, glance.Adding) {}}
	}
	p := New(s, 0, Content{
		Players: []string{"Ann"}, Colours: []int{0}, Most: 12, Face: func(int, float32) fyne.CanvasObject { return canvas.NewRectangle(nil) },
		About: func() string { return "" }, Turn: func(int) {}, Calls: Calls{Again: func(int) {}, Back: func() {}},
		Course: func() *Course {
			course.Dear = nil
			for step := range 12 {
				course.Dear = append(course.Dear, decision(step))
			}
			return &course
		},
		Numbers: func(width float32) fyne.CanvasObject { return widgets.Fixed(&fyne.Container{}, width, high) },
		State:   func() any { return state }, Share: 0.4, Least: 300,
	})
	stagetest.Show(t, s, p)
	more := func(whole bool) { // numbers and reasons, or numbers alone
		if high += 20; whole {
			reasons = append(reasons, Fact{Text: "A reason that has been found meanwhile, and takes a line or two."})
			state++
		}
		p.Update()
	}
	upper := func(step int) float32 { return p.edge(reading{of: step}) }
	lower := func(step int) float32 { return p.edge(reading{of: step, lower: true}) }
	inSight := func(step int) bool {
		from := visible.Place(p.scroll)
		return lower(step) > from.Y && upper(step) < from.Y+p.scroll.Size().Height
	}
	first := func() (step int) {
		for !inSight(step) {
			step++
		}
		return step
	}
	for name, c := range map[string]struct {
		scrolled float32
		reads    func() (place func() float32)
	}{
		"from the top": {0, func() func() float32 {
			return func() float32 { return -p.scroll.Offset.Y }
		}},
		"numbers that are half out of sight": {40, func() func() float32 {
			return func() float32 { return -p.scroll.Offset.Y }
		}},
		"what is in sight": {500, func() func() float32 {
			step := first()
			if upper(step) > visible.Place(p.scroll).Y {
				return func() float32 { return upper(step) }
			}
			return func() float32 { return lower(step) }
		}},
		"the decision with the focus": {500, func() func() float32 {
			step := first() + 2
			s.Window.Canvas().Focus(p.tiles[step].Tile)
			return func() float32 { return upper(step) }
		}},
		"the decision under the pointer": {500, func() func() float32 {
			step := first() + 1
			s.Pointer().Moved(visible.Place(p.tiles[step].Tile).AddXY(5, 5))
			return func() float32 { return upper(step) }
		}},
		"a plate under the pointer": {500, func() func() float32 {
			step := first() + 1
			s.Pointer().Moved(fyne.NewPos(visible.Place(p.tiles[step].Tile).X+5, lower(step)-8))
			return func() float32 { return lower(step) }
		}},
		"numbers under the pointer": {40, func() func() float32 {
			s.Window.Canvas().Focus(p.tiles[first()].Tile)
			s.Pointer().Moved(visible.Place(p.scroll).AddXY(5, 5))
			return func() float32 { return -p.scroll.Offset.Y }
		}},
	} {
		high, reasons = 120, nil
		state++
		s.Window.Canvas().Unfocus()
		s.Pointer().Moved(fyne.NewPos(1, 1)) // beside everything
		p.sums = nil
		p.Show()
		p.scroll.ScrollToOffset(fyne.NewPos(0, c.scrolled))
		place := c.reads()
		was := place()
		for i := range 4 {
			if more(i%2 == 0); max(place()-was, was-place()) > 0.1 {
				t.Errorf("who reads %s finds it at %v, not %v", name, place(), was)
			}
		}
	}
}

// TestPlaceSaysWhatIsKnown: a range over all levels says nothing.
func TestPlaceSaysWhatIsKnown(t *testing.T) {
	w := words.In(words.English)
	for _, c := range []struct {
		of   ladder.Standing
		says string
	}{
		{ladder.Standing{Low: 1, Mid: 3, High: 5}, "30 decisions with a real choice: they fit any level."},
		{ladder.Standing{Low: 1.2, Mid: 2.4, High: 4.4}, "Most likely level: Sailor; anything from Cabin Boy to Admiral"},
		{ladder.Standing{Low: 2.6, Mid: 3, High: 3.4}, "Level: Captain; any other is unlikely."},
	} {
		if said := sayPlace(w, c.of, 30); !strings.Contains(said, c.says) {
			t.Errorf("%+v: %s", c.of, said)
		}
		if said := sayPlace(w, c.of, leastCounted-1); !strings.Contains(said, "are not enough to tell the level") {
			t.Errorf("%+v, of a few decisions: %s", c.of, said)
		}
	}
}

// A work goes on until something is found, it fails or is stopped; who follows it is told of each change.
func TestWork(t *testing.T) {
	ended, told := 0, 0
	begin := func() *Work[int] {
		ended, told = 0, 0
		w := NewWork[int](nil, func() { ended++ })
		w.Follow(func() { told++ })
		return w
	}
	part, whole := 1, 2
	w := begin()
	w.Know(&part)
	if w.State() != Going || w.Review() != &part || told != 1 {
		t.Errorf("known: %+v, told %d", w, told)
	}
	w.Find(&whole)
	w.Stop()
	w.Fail()
	w.Know(&part)
	if w.State() != Found || w.Over() || w.Review() != &whole || ended != 0 || told != 2 {
		t.Errorf("found: %+v, ended %d, told %d", w, ended, told)
	}
	w = begin()
	w.Stop()
	w.Fail()
	if !w.Over() || w.State() != Stopped || ended != 1 || told != 1 {
		t.Errorf("stopped: %+v, ended %d, told %d", w, ended, told)
	}
	w = begin()
	w.Fail()
	w.Stop()
	if !w.Over() || w.State() != Failed || ended != 0 || told != 1 {
		t.Errorf("failed: %+v, ended %d, told %d", w, ended, told)
	}
	if w := Done(&whole); w.State() != Found || w.Over() {
		t.Error("a work that is done goes on")
	}
}
