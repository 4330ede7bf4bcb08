package widgets_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/widgets"
)

// A click on a plate that decides is not meant for it while it has not been under the pointer for a second, if another one
// was there before; whoever goes on pressing the same is not held up, and neither is who moves to a plate.
func TestClicksOnWhatWasThereBefore(t *testing.T) {
	type step struct {
		after   time.Duration
		shows   string // on the one plate; "" for none
		waits   bool   // the plate does
		moves   bool   // the pointer does, away and back to the plate
		jitters bool   // it moves by a pixel
		meant   bool   // a click is
	}
	const soon, late = 600 * time.Millisecond, 5 * time.Second
	for name, steps := range map[string][]step{
		"the same again": {{shows: "Skip", meant: true}, {after: soon, shows: "Skip", meant: true}},
		"another":        {{shows: "Skip", meant: true}, {shows: "Done"}, {after: soon, shows: "Done"}, {after: soon, shows: "Done", meant: true}},
		"another by itself": {
			{shows: "Skip", meant: true},
			{after: late, shows: "Skip", meant: true},
			{after: late, shows: "Done"},
			{after: late, shows: "Done", meant: true},
		},
		"another, and it trembles": {{shows: "Skip", meant: true}, {shows: "Done", jitters: true}},
		"another after nothing": {
			{shows: "Skip", meant: true},
			{shows: ""},
			{after: soon, shows: "Done"},
			{after: soon, shows: "Done"},
			{after: soon, shows: "Done", meant: true},
		},
		"another long after":     {{shows: "Skip", meant: true}, {shows: ""}, {after: late, shows: "Done", meant: true}},
		"the pointer moves":      {{shows: "Skip", meant: true}, {shows: "Done", moves: true, meant: true}},
		"nothing was to press":   {{shows: "Choose", waits: true, meant: true}, {shows: "Sail", meant: true}},
		"one that waits between": {{shows: "Skip", meant: true}, {shows: "Wait", waits: true}, {after: soon, shows: "Done"}},
		"back to the first":      {{shows: "Skip", meant: true}, {shows: ""}, {after: soon, shows: "Skip", meant: true}},
		"what stands for it":     {{shows: "Hull 3", meant: true}, {shows: "Hull 4", meant: true}},
	} {
		t.Run(name, func(t *testing.T) {
			test.NewTempApp(t)
			clock := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
			window := test.NewTempWindow(t, nil)
			pointer := widgets.NewPointer(window.Canvas, func() time.Time { return clock })
			pressed := 0
			var plate *widgets.Plate
			const x, y = 150, 120
			for i, step := range steps {
				clock = clock.Add(step.after)
				all := geometry.NewSheet()
				if plate = nil; step.shows != "" {
					plate = widgets.NewPlate(look.Of(false), widgets.CalmPlate, step.shows, func() { pressed++ })
					plate.Decides = true
					if name == "what stands for it" {
						plate.Stands = "raise"
					}
					plate.SetWaiting(step.waits)
					all.Fit(plate, geometry.Rect(100, 100, 120, 40))
				}
				window.SetContent(all.Container)
				window.Resize(fyne.NewSize(400, 300))
				pointer.Watch(all.Container)
				pointer.Laid()
				at := fyne.NewPos(x, y)
				if step.moves {
					pointer.Moved(fyne.NewPos(10, 10))
					clock = clock.Add(100 * time.Millisecond)
				}
				if step.jitters {
					at = at.AddXY(1, 0)
				}
				if plate == nil {
					continue
				}
				if step.moves || step.jitters || i == 0 {
					plate.MouseIn(&desktop.MouseEvent{PointEvent: fyne.PointEvent{AbsolutePosition: at}})
				}
				before := pressed
				test.TapCanvas(window.Canvas(), at)
				if meant := pressed > before; meant != step.meant {
					t.Fatalf("step %d: a click on %q presses it: %v", i, step.shows, meant)
				}
			}
		})
	}
}
