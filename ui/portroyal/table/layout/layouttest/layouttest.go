// Package layouttest helps to test the layout of the table.
package layouttest

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/widgets"
)

// Sizes are windows from the smallest to 4K, the last two of unusual shapes.
var Sizes = []fyne.Size{
	{Width: 960, Height: 620},
	{Width: 1024, Height: 700},
	{Width: 1280, Height: 800},
	{Width: 1920, Height: 1080},
	{Width: 2560, Height: 1440},
	{Width: 3840, Height: 2160},
	{Width: 960, Height: 2160},
	{Width: 3840, Height: 620},
}

// Small are windows that are smaller still: the smallest possible one, and those that fit on old screens and
// screens with large units.
var Small = []fyne.Size{{Width: 800, Height: 500}, {Width: 800, Height: 600}, {Width: 960, Height: 540}}

// slack allows for rounding errors in lengths, and for edges that are drawn on a border.
const slack = 1

// Within reports whether a rectangle is within another.
func Within(r, other geometry.Rectangle) bool {
	return r.X >= other.X-slack && r.Y >= other.Y-slack &&
		r.X+r.W <= other.X+other.W+slack && r.Y+r.H <= other.Y+other.H+slack
}

// Overlap reports whether two rectangles overlap.
func Overlap(r, other geometry.Rectangle) bool {
	return r.X+r.W > other.X+slack && other.X+other.W > r.X+slack &&
		r.Y+r.H > other.Y+slack && other.Y+other.H > r.Y+slack
}

// Framed is the place of a picture with its frame.
func Framed(picture geometry.Rectangle) geometry.Rectangle { return picture.Inset(-widgets.FrameWidth) }

// Head is the band of a card with ability and influence points.
func Head(picture geometry.Rectangle) geometry.Rectangle {
	picture.H = cardface.HeadHeight(picture.W)
	return picture
}

// Gap is the gap between areas, into which badges may extend.
var Gap = func() float32 {
	a := layout.Divide(Sizes[0], layout.Parts{}, 1)
	return a.Prompt.Y - a.Middle.Y - a.Middle.H
}()
