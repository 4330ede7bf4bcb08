package reviewpage

import (
	"fmt"
	"image/color"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/review"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/table/hints"
	looksback "portroyal/ui/reviewpage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// The picture of a decision shows the islands where a course is set, and the ships where there is a fight, within its room;
// what was chosen and what is better have frames of their own unless they look alike.
func TestPicturesShowThePosition(t *testing.T) {
	p := open(t, stagetest.Small, words.English, told(), looksback.Calls{})
	p.By = 1
	charts, fights := 0, 0
	for i, step := range game().Steps() {
		view := game().ViewAt(i, 0)
		legal := view.Legal(nil)
		if step.By() != 0 || len(legal) < 2 {
			continue
		}
		other := legal[len(legal)-1]
		if other == step.Action {
			other = legal[0]
		}
		room, pictures, frames := geometry.Rect(8, 8, 92, 76), 0, []color.Color{}
		p.pictured(&review.Decision{Step: i}, step.Action, other)(room, func(object fyne.CanvasObject, x, y, width, height float32) {
			if x < room.X-1 || y < room.Y-1 || x+width > room.X+room.W+1 || y+height > room.Y+room.H+1 {
				t.Errorf("step %d: a %T lies at %v", i, object, geometry.Rect(x, y, width, height))
			}
			if frame, is := object.(*canvas.Rectangle); is {
				frames = append(frames, frame.StrokeColor)
				return
			}
			pictures += len(visible.All[*canvas.Image](object))
		})
		least := 1
		switch board := view.Board(); {
		case other.Kind == cove.Sail:
			charts++
			least = int(cove.TreasureIsland)
		case board.Fight.On:
			fights++
			for _, in := range board.Fight.In {
				if in {
					least++
				}
			}
		}
		if pictures < least {
			t.Errorf("step %d, %s: %d pictures", i, view.Phase(), pictures)
		}
		targets := other.Kind == cove.Fire && step.Action.Kind == cove.Fire && other.Target != step.Action.Target
		if other.Kind == cove.Sail || targets || hints.Pictured(step.Action) != hints.Pictured(other) && other.Kind != cove.Fire {
			if !slices.Equal(frames, []color.Color{palette.Coral, palette.Gold}) && !slices.Equal(frames, []color.Color{palette.Gold, palette.Coral}) {
				t.Errorf("step %d, %s: frames %v", i, fmt.Sprint(step.Action, other), frames)
			}
		}
	}
	if charts == 0 || fights == 0 {
		t.Errorf("%d charts and %d fights: the sample shows too little", charts, fights)
	}
}
