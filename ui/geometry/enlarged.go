package geometry

import "fyne.io/fyne/v2"

// free is the gap between an enlarged picture and everything that it must not cover.
const free = 6

// tipWidth and tipHeight are the room that a tooltip usually takes beside and below its object.
const tipWidth, tipHeight = 220, 56

// Enlarged finds a place in the window for an enlarged picture of the size of room: beside the thing that the player looks at
// if there is room, otherwise in a corner, so that it covers neither the question nor that thing, nor, as far as can be, any of
// the others, and is not covered by the tooltip of that. A large picture under the pointer would take the
// pointer from the small one and vanish at once.
func Enlarged(window fyne.Size, room, prompt, looked Rectangle, others ...Rectangle) Rectangle {
	right, bottom := window.Width-room.W-free, window.Height-room.H-free
	over := max(free, prompt.Y-room.H-free)
	level := min(looked.Y+(looked.H-room.H)/2, over)
	places := []fyne.Position{
		{X: looked.X + looked.W + free, Y: level},
		{X: looked.X - room.W - free, Y: level},
		{X: looked.X + looked.W + free, Y: looked.Y - room.H}, // above the tooltip
		{X: right, Y: bottom},
		{X: right, Y: over},
		{X: free, Y: over},
		{X: right, Y: free},
		{X: free, Y: free},
		{X: looked.X + looked.W + free, Y: over}, // straight beside it
		{X: looked.X - room.W - free, Y: over},
	}
	var tip, best Rectangle
	if looked.W > 0 { // otherwise its place is unknown
		tip = Rect(looked.X, looked.Y+looked.H, looked.W+tipWidth, tipHeight)
	}
	if looked.W == 0 {
		places = places[3:]
	}
	least := float32(-1)
	for _, at := range places {
		r := Rect(min(max(at.X, 0), right), min(max(at.Y, 0), bottom), room.W, room.H)
		hidden := shared(r, prompt) + 100*shared(r, looked) + shared(r, tip)
		for _, other := range others {
			hidden += shared(r, other)
		}
		if least < 0 || hidden < least {
			best, least = r, hidden
		}
	}
	return best
}

// shared is the area that two rectangles have in common.
func shared(a, b Rectangle) float32 {
	w := min(a.X+a.W, b.X+b.W) - max(a.X, b.X)
	h := min(a.Y+a.H, b.Y+b.H) - max(a.Y, b.Y)
	return max(w, 0) * max(h, 0)
}
