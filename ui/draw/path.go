package draw

// Path goes through points, given as x and y in turn, and back the same way, so that a stroke along it is an open
// line.
func Path(points ...float64) Outline {
	way := append([]float64(nil), points...)
	for i := len(points) - 4; i > 0; i -= 2 {
		way = append(way, points[i], points[i+1])
	}
	return Polygon(way...)
}
