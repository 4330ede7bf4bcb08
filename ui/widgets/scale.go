package widgets

// ScaleStep is the least step among 1, 2, 5, 10 … for which the lines of a scale of this length and so many units are at
// least this far apart.
func ScaleStep(length float32, units int, apart float32) int {
	for _, step := range []int{1, 2, 5, 10, 20, 50, 100} {
		if length*float32(step)/float32(max(1, units)) >= apart {
			return step
		}
	}
	return max(1, units)
}

// Apart moves places along a scale, which ascend, so far apart that what is so high and has its middle there does not
// overlap, between 0 and an end.
func Apart(middles []float32, high, end float32) {
	for i := range middles { // down, where they would cover the one before
		middles[i] = max(middles[i], high/2)
		if i > 0 {
			middles[i] = max(middles[i], middles[i-1]+high)
		}
	}
	low := end - high/2
	for i := len(middles) - 1; i >= 0; i-- { // and up again, where they would be below the end
		middles[i] = min(middles[i], low)
		low = middles[i] - high
	}
}
