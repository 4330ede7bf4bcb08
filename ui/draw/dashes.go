package draw

import "math"

// Dashes cuts the way through points, given as x and y in turn, into dashes: their lengths and those of the gaps behind
// them take turns in the pattern. An empty one leaves the way whole. Corners belong to the dash that goes round them.
func Dashes(pattern []float64, points ...float64) (dashes Outline) {
	if len(pattern) == 0 {
		return Path(points...)
	}
	var dash []float64
	end := func() {
		if len(dash) > 2 {
			dashes = append(dashes, Path(dash...)...)
		}
		dash = nil
	}
	at, left := 0, pattern[0]
	for i := 0; i+3 < len(points); i += 2 {
		x, y := points[i], points[i+1]
		whole := math.Hypot(points[i+2]-x, points[i+3]-y)
		if whole == 0 {
			continue
		}
		dx, dy := (points[i+2]-x)/whole, (points[i+3]-y)/whole
		for gone := 0.0; gone < whole; {
			step := min(left, whole-gone)
			if at%2 == 0 {
				if dash == nil {
					dash = []float64{x + dx*gone, y + dy*gone}
				}
				dash = append(dash, x+dx*(gone+step), y+dy*(gone+step))
			}
			gone += step
			if left -= step; left <= 0 {
				end()
				at = (at + 1) % len(pattern)
				left = pattern[at]
			}
		}
	}
	end()
	return dashes
}
