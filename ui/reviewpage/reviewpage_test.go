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

// TestPlatesStay: while more is found the numbers above the plates become higher or lower, and the plates stay.
func TestPlatesStay(t *testing.T) {
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
	again := func() float32 {
		for _, plate := range visible.All[*widgets.Plate](p.Root) {
			if plate.Text == s.Words.T("review.again") {
				return visible.Place(plate).Y
			}
		}
		t.Fatal("nothing can be tried again")
		return 0
	}
	place := again()
	for i, now := range []float32{170, 110, 190, 130, 240} {
		if high = now; i%2 == 0 {
			state++
		}
		p.Update()
		if y := again(); max(y-place, place-y) > 0.1 {
			t.Errorf("with numbers %v high the plates are at %v, not %v", high, y, place)
		}
	}
	var plates []*widgets.Plate
	plate := func(nth int) *widgets.Plate {
		plates = nil
		for _, each := range visible.All[*widgets.Plate](p.Root) {
			if each.Text == s.Words.T("review.again") {
				plates = append(plates, each)
			}
		}
		return plates[nth]
	}
	p.scroll.ScrollToOffset(fyne.NewPos(0, 200))
	for nth := 2; nth < 4; nth++ {
		reasons = nil
		state++
		p.Update()
		at := visible.Place(plate(nth))
		s.Pointer().Moved(at.AddXY(5, 5))
		for range 3 {
			reasons = append(reasons, Fact{Text: "A reason that has been found meanwhile, and takes a line or two."})
			state++
			p.Update()
			if y := visible.Place(plate(nth)).Y; max(y-at.Y, at.Y-y) > 0.1 {
				t.Errorf("with %d reasons of each, plate %d is at %v, not %v", len(reasons), nth, y, at.Y)
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
