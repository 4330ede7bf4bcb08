package reviews

import "math"

// Within has no part of a change be larger than 1: what is beyond is taken off it and off those of the other sign, in
// proportion to them. Their sum, which is between -1 and 1, stays, so that those are always large enough.
func Within(parts ...*float64) {
	for _, part := range parts {
		beyond := math.Abs(*part) - 1
		if beyond <= 0 {
			continue
		}
		against := 0.0
		for _, other := range parts {
			if *other**part < 0 {
				against += math.Abs(*other)
			}
		}
		for _, other := range parts {
			if *other**part < 0 {
				*other *= 1 - min(beyond/against, 1)
			}
		}
		*part = math.Copysign(1, *part)
	}
}
