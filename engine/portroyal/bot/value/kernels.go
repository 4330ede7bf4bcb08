package value

import "portroyal/engine/internal/vector"

// The sums that nearly all the time goes into, beside those of engine/internal/vector, whose comment says why they convert.

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
		vector.AddTimes(to, rows[i*width:][:width], numbers[i])
	}
}

// addRows adds the rows of these levels.
func addRows(to []float32, levels []uint8, rows []float32, before []int) {
	width := len(to)
	for at, level := range levels {
		if level > 0 {
			vector.Add(to, rows[(before[at]+int(level)-1)*width:][:width])
		}
	}
}
