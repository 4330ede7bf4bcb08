package stagetest

import (
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/anim"
	"portroyal/ui/geometry"
)

// Watched plays a motion frame by frame and counts the things that are seen, and how many of them move or change their size
// while they are: what is at another place in one frame jumps, as what fades in there does, and does not go on.
func Watched(motion anim.Motion, things func() []fyne.CanvasObject) (moved, seen int) {
	places, moves := map[fyne.CanvasObject]geometry.Rectangle{}, map[fyne.CanvasObject]bool{}
	jumped := map[fyne.CanvasObject]int{} // the frame in which it was last at another place than before
	look := func(frame int) {
		for _, thing := range things() {
			at := geometry.Rect(thing.Position().X, thing.Position().Y, thing.Size().Width, thing.Size().Height)
			before, known := places[thing]
			jumps := known && thing.Visible() && before != at
			moves[thing] = moves[thing] || jumps && frame > 1 && jumped[thing] == frame-1
			if jumps {
				jumped[thing] = frame
			}
			if delete(places, thing); thing.Visible() {
				places[thing] = at
			}
		}
	}
	look(0)
	stage := anim.Stage{Pace: func() float32 { return 1 }, Clock: func(_ time.Duration, tick func(float32)) (stop func()) {
		const frames = 40
		for frame := 1; frame <= frames; frame++ {
			tick(float32(frame) / frames)
			look(frame)
		}
		return func() {}
	}}
	stage.Play(motion, nil)
	for _, is := range moves {
		if seen++; is {
			moved++
		}
	}
	return moved, seen
}
