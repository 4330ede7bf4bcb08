package neural

// Evaluations spend nearly all of their time on these sums over rows of numbers. The conversions keep processors that could
// from rounding once instead of twice, so that the same position gets the same worth everywhere.

// Add adds a row to another one of the same length.
func Add(to, row []float32) {
	row = row[:len(to)]
	fours := len(to) &^ 3
	if fours > 0 {
		addFours(&to[0], &row[0], fours)
	}
	for i := fours; i < len(to); i++ {
		to[i] += row[i]
	}
}

// AddTimes adds a row so many times.
func AddTimes(to, row []float32, times float32) {
	row = row[:len(to)]
	fours := len(to) &^ 3
	if fours > 0 {
		addFoursTimes(&to[0], &row[0], times, fours)
	}
	for i := fours; i < len(to); i++ {
		to[i] += float32(times * row[i])
	}
}

// Dot multiplies two rows of the same length. Four sums at a time wait less for each other.
func Dot(x, y []float32) float32 {
	var a, b, c, d float32
	for len(x) >= 4 && len(y) >= 4 {
		a += float32(x[0] * y[0])
		b += float32(x[1] * y[1])
		c += float32(x[2] * y[2])
		d += float32(x[3] * y[3])
		x, y = x[4:], y[4:]
	}
	for i := range x {
		a += float32(x[i] * y[i])
	}
	return (a + b) + (c + d)
}
