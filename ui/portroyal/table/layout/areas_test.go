package layout_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/layout/layouttest"
	"portroyal/ui/stage"
)

func TestAreasShareTheWindow(t *testing.T) {
	for width := float32(800); width <= 3840; width += 80 {
		for height := float32(540); height <= 2160; height += 60 {
			for i := range 16 {
				with := layout.Parts{Log: i&1 > 0, Row: i&2 > 0, Others: i&4 > 0, Contracts: i / 8 * 4}
				with.Row = with.Row || with.Contracts > 0
				size := fyne.NewSize(width, height)
				a := layout.Divide(size, with, stage.Growth(size))
				all := map[string]geometry.Rectangle{"top": a.Top, "middle": a.Middle, "prompt": a.Prompt, "own": a.Own}
				if with.Log {
					all["log"] = a.Log
				} else {
					all["last turn"] = a.Last
				}
				if a.Shore <= 0 || a.Quay <= a.Shore || a.Quay >= height {
					t.Fatalf("%vx%v, %+v: the water from %v to %v", width, height, with, a.Shore, a.Quay)
				}
				if a.Words <= a.Middle.Y || a.Words > a.Prompt.Y {
					t.Fatalf("%vx%v, %+v: the text about the piles ends at %v", width, height, with, a.Words)
				}
				if edge := a.Top.X; with.Log && a.Log.X+a.Log.W != width-edge {
					t.Fatalf("%vx%v, %+v: the log at %v has another edge than %v", width, height, with, a.Log, edge)
				}
				folded := with
				folded.Log = false
				if b := layout.Divide(size, folded, stage.Growth(size)); b.Others != a.Others || b.Row != a.Row {
					t.Fatalf("%vx%v, %+v: with the log others are %v and the row %v, without it %v and %v",
						width, height, with, a.Others, a.Row, b.Others, b.Row)
				}
				if with.Row {
					all["row"] = a.Row
				}
				if with.Others {
					all["others"] = a.Others
				}
				for name, part := range all {
					if part.W <= 0 || part.H <= 0 || !layouttest.Within(part, geometry.Sized(size)) {
						t.Fatalf("%vx%v, %+v: %s is %v", width, height, with, name, part)
					}
					for other, area := range all {
						if name != other && layouttest.Overlap(part, area) {
							t.Fatalf("%vx%v, %+v: %s %v overlaps %s %v", width, height, with, name, part, other, area)
						}
					}
				}
			}
		}
	}
}
