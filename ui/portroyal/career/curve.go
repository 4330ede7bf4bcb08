package career

// at is a place on the chart in parts of its width and height.
type at struct{ x, y float64 }

// steps are the pieces of a smooth line between two of its points.
const steps = 12

// smooth is a line through points, bent at none of them: a Catmull-Rom spline, as points for the canvas. A closed one
// comes back to where it began.
func smooth(points []at, closed bool, width, height float64) (line []float64) {
	n := len(points)
	get := func(i int) at {
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
			line = append(line, between(p0.x, p1.x, p2.x, p3.x, t)*width, between(p0.y, p1.y, p2.y, p3.y, t)*height)
		}
	}
	end := get(last)
	return append(line, end.x*width, end.y*height)
}

// between is a coordinate part of the way from b to c, with a before and d after them.
func between(a, b, c, d, t float64) float64 {
	return 0.5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
}
