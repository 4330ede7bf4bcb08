package value

// The sums that nearly all the time goes into. The conversions keep processors that could from rounding once instead
// of twice, so that the same position gets the same worth everywhere.

// add adds a row to another one, eight numbers at a time: a loop over single ones takes half as long again.
func add(to, row []float32) {
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

// addTimes adds a row so many times.
func addTimes(to, row []float32, times float32) {
	row = row[:len(to)]
	for i := range to {
		to[i] += float32(times * row[i])
	}
}

// addPositive adds, for each positive number, so many times its row. Four rows at a time spare most of the
// reading and writing of the sums.
func addPositive(to, numbers, rows []float32) {
	width := len(to)
	var at [4]int
	n := 0
	for i, x := range numbers {
		if !(x > 0) {
			continue
		}
		at[n] = i
		if n++; n < len(at) {
			continue
		}
		n = 0
		a, b, c, d := numbers[at[0]], numbers[at[1]], numbers[at[2]], numbers[at[3]]
		ra, rb := rows[at[0]*width:][:width], rows[at[1]*width:][:width]
		rc, rd := rows[at[2]*width:][:width], rows[at[3]*width:][:width]
		for j := range to {
			to[j] += (float32(a*ra[j]) + float32(b*rb[j])) + (float32(c*rc[j]) + float32(d*rd[j]))
		}
	}
	for _, i := range at[:n] {
		addTimes(to, rows[i*width:][:width], numbers[i])
	}
}

// addRows adds the rows of these levels.
func addRows(to []float32, levels []uint8, rows []float32, before []int) {
	width := len(to)
	for at, level := range levels {
		if level > 0 {
			add(to, rows[(before[at]+int(level)-1)*width:][:width])
		}
	}
}

// dot multiplies two rows. Four sums at a time wait less for each other.
func dot(x, y []float32) float32 {
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
