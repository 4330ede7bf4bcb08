// Package effects is what is seen for a moment only: smoke, sparks. Each is a number of objects, not seen at first, to be put
// over everything else, and the motion that lets them be seen and be gone.
package effects

import (
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
)

// How long effects are seen at normal speed.
const (
	SmokeTime = 300 * time.Millisecond
	SparkTime = 250 * time.Millisecond
)

// circles are as many circles, hidden.
func circles(number int, rim color.Color, width float32) (all []fyne.CanvasObject) {
	for range number {
		circle := canvas.NewCircle(color.Transparent)
		circle.StrokeColor, circle.StrokeWidth = rim, width
		circle.Hide()
		all = append(all, circle)
	}
	return all
}

// show puts a circle at a place; at the end it is gone.
func show(object fyne.CanvasObject, at geometry.Rectangle, paint color.Color, over bool) {
	circle := object.(*canvas.Circle)
	circle.FillColor, circle.Hidden = paint, over
	at.Put(circle)
	canvas.Refresh(circle)
}

// Smoke comes up at the middle of a place, spreads and drifts away; by is the growth of the window.
func Smoke(at geometry.Rectangle, by float32) (objects []fyne.CanvasObject, drifts anim.Motion) {
	const number = 5
	puffs := circles(number, color.Transparent, 0)
	return puffs, anim.Over(SmokeTime, anim.Slowed(func(x float32) {
		for i, puff := range puffs {
			aside := float32(i) - float32(number-1)/2
			side := by * (9 + 20*x - 3*aside*aside*x)
			place := at.Centred(side, side)
			place.X += by * 9 * aside * x
			place.Y -= by * 16 * x * (1 - 0.2*aside*aside)
			show(puff, place, palette.Fade(palette.Foam, 0.85*float64(1-x)), x == 1)
		}
	}))
}

// Sparks fly from a place in all directions and go out.
func Sparks(from geometry.Rectangle, by float32) (objects []fyne.CanvasObject, fly anim.Motion) {
	const number = 14
	far := max(from.W, from.H)*0.5 + by*26
	sparks := circles(number, palette.Ink, 1)
	return sparks, anim.Over(SparkTime, anim.Slowed(func(x float32) {
		for i, spark := range sparks {
			up, across := math.Sincos(2 * math.Pi * float64(i) / number)
			reach := far * x * (1 - 0.3*float32(i%2)) // every second one is slower
			side := by * 7 * (1 - 0.7*x)
			place := from.Centred(side, side)
			place.X, place.Y = place.X+reach*float32(across), place.Y-reach*float32(up)
			show(spark, place, palette.Gold, x == 1)
		}
	}))
}
