package board

import (
	"slices"
	"testing"

	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/table/layout/layouttest"
	"portroyal/ui/visible"
)

// The name at the lower edge is never cut off, in a window of any size, if it is no longer than usual names: the
// things beside it make room.
func TestOwnNamesAreWhole(t *testing.T) {
	for _, name := range []string{"Ann", "Dorothea-Luise", "Maximilian Friedrich", "Annemarie Schmidt-Wolff"} {
		b := newBench(t, 2)
		b.seats[0].Name = name
		for _, size := range layouttest.Sizes {
			b.show(gametest.Crowd{Players: 2, Harbour: 3, Persons: 6}.View(t), size)
			if own := visible.Lines(b.drawn.Own); !slices.Contains(own, name) {
				t.Errorf("%v: %q is not among %q", size, name, own)
			}
			plan := layout.Own(geometry.Sized(b.areas.Own.Size()), 3, b.ribbonWidth(0, b.grown(layout.OwnName)), b.growth(), false)
			parts := append([]geometry.Rectangle{plan.Head, plan.Name, plan.Shield, plan.Chest, plan.Fans}, plan.Facts...)
			for i, part := range parts {
				if !layouttest.Within(part, geometry.Sized(b.areas.Own.Size())) {
					t.Errorf("%v, %q: %v out of %v", size, name, part, b.areas.Own)
				}
				for _, other := range parts[:i] {
					if layouttest.Overlap(part, other) {
						t.Errorf("%v, %q: %v lies over %v", size, name, part, other)
					}
				}
			}
		}
	}
}
