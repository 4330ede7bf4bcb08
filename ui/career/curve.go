package career

import "portroyal/ui/draw"

// Sea is the sea of a game: the way over it, and what is drawn beside that.
type Sea struct {
	Route    []At
	Stations []int // the places of the voyages on the route in their order, counted from 0; the others are bends

	Coasts              [][]At // outlines of lands, some of which go on beyond the edge of the chart
	Peaks, Palms, Waves []At
	Compass, Serpent    At

	// What a game draws in its own way; nil for nothing.
	Paints  func(dark bool) Paints                        // but in high contrast
	Ground  func(on *draw.Canvas, w, h float64, p Paints) // the water, where more than lines are drawn
	Islands func(on *draw.Canvas, w, h float64)           // pictures in the place of coasts
}

// At is a place on the chart in parts of its width and height.
type At struct{ X, Y float64 }

// Spots are places, each by its part of the width and then of the height.
func Spots(pairs ...float64) (all []At) {
	for i := 0; i < len(pairs); i += 2 {
		all = append(all, At{pairs[i], pairs[i+1]})
	}
	return all
}

// steps are the pieces of a smooth line between two of its points.
const steps = 12

// smooth is a line through points, bent at none of them: a Catmull-Rom spline, as points for the canvas. A closed one
// comes back to where it began.
func smooth(points []At, closed bool, width, height float64) (line []float64) {
	n := len(points)
	get := func(i int) At {
		if closed {
			return points[(i+n)%n]
		}
		return points[max(0, min(i, n-1))]
	}
	last := n - 1
	if closed {
		last = n
	}
	for i := range last {
		p0, p1, p2, p3 := get(i-1), get(i), get(i+1), get(i+2)
		for step := range steps {
			t := float64(step) / steps
			line = append(line, between(p0.X, p1.X, p2.X, p3.X, t)*width, between(p0.Y, p1.Y, p2.Y, p3.Y, t)*height)
		}
	}
	end := get(last)
	return append(line, end.X*width, end.Y*height)
}

// between is a coordinate part of the way from b to c, with a before and d after them.
func between(a, b, c, d, t float64) float64 {
	return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
}
