package neural

// Evaluations spend nearly all of their time on these sums over rows of numbers. The conversions keep processors that could
// from rounding once instead of twice, so that the same position gets the same worth everywhere.

// Add adds a row to another one of the same length, eight numbers at a time: a loop over single ones takes half as long
// again.
func Add(to, row []float32) {
	for len(to) >= 8 && len(row) >= 8 {
		t, r := (*[8]float32)(to), (*[8]float32)(row)
		t[0] += r[0]
		t[1] += r[1]
		t[2] += r[2]
		t[3] += r[3]
		t[4] += r[4]
		t[5] += r[5]
		t[6] += r[6]
		t[7] += r[7]
		to, row = to[8:], row[8:]
	}
	for i := range to {
		to[i] += row[i]
	}
}

// AddTimes adds a row so many times.
func AddTimes(to, row []float32, times float32) {
	row = row[:len(to)]
	for i := range to {
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
