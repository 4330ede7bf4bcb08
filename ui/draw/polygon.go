package draw

// Point is a place on a canvas, in its units.
type Point struct{ X, Y float64 }

// Polygon is the shape with these corners; it is empty without any.
func Polygon(corners ...Point) Outline {
	if len(corners) == 0 {
		return nil
	}
	ct := contour{x: corners[0].X, y: corners[0].Y}
	for _, corner := range corners[1:] {
		ct.line(corner.X, corner.Y)
	}
	return Outline{ct}
}

// Path goes through these points and back the same way, so that a stroke along it is an open line.
func Path(points ...Point) Outline {
	way := append([]Point(nil), points...)
	for i := len(points) - 2; i >= 0; i-- {
		way = append(way, points[i])
	}
	return Polygon(way...)
}
