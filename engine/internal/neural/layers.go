package neural

import (
	"math"
	"slices"
)

// A layer has a row of weights for each number that comes out of it ([Products], [Layer]), or, where many numbers are 0, for
// each one that goes in ([AddPositive]).

// Part is the place of a part of a net's weights, and how many they are.
type Part struct {
	At   *[]float32
	Size int
}

// PartAt is a part of so many weights.
func PartAt(at *[]float32, size int) Part { return Part{at, size} }

// Lay makes room for all weights of a net, one part after the other, and lays each in its place.
func Lay(parts []Part) (weights []float32) {
	size := 0
	for _, part := range parts {
		size += part.Size
	}
	weights = make([]float32, size)
	rest := weights
	for _, part := range parts {
		*part.At, rest = rest[:part.Size:part.Size], rest[part.Size:]
	}
	return weights
}

// Products adds to each number its row times the numbers of the layer before, as [Dot] multiplies them. Four rows at a time
// spare most of the waiting of sums for each other.
func Products(to, x, rows []float32) {
	width := len(x)
	fours := width &^ 3
	for ; fours > 0 && len(to) >= 4; to, rows = to[4:], rows[4*width:] {
		var sums [16]float32
		four := rows[:4*width]
		dotFourRows(&sums, &x[0], &four[0], fours, width)
		for i := range 4 {
			a := sums[4*i]
			for j := fours; j < width; j++ {
				a += float32(four[i*width+j] * x[j])
			}
			to[i] += (a + sums[4*i+1]) + (sums[4*i+2] + sums[4*i+3])
		}
	}
	for i := range to {
		to[i] += Dot(rows[i*width:][:width], x)
	}
}

// Layer works out max(0, row · x) for each of a multiple of four numbers; the last one of a row is added. Four rows at a time,
// since a processor adds to several sums at once: with one at a time a look back on a game took a seventh longer.
func Layer(to, x, rows []float32) {
	width := len(x) + 1
	for ; len(to) >= 4; to, rows = to[4:], rows[4*width:] {
		r0, r1, r2, r3 := rows[:width], rows[width:][:width], rows[2*width:][:width], rows[3*width:][:width]
		a0, a1, a2, a3 := r0[len(x)], r1[len(x)], r2[len(x)], r3[len(x)]
		r0, r1, r2, r3 = r0[:len(x)], r1[:len(x)], r2[:len(x)], r3[:len(x)]
		for j, y := range x {
			a0 += float32(r0[j] * y)
			a1 += float32(r1[j] * y)
			a2 += float32(r2[j] * y)
			a3 += float32(r3[j] * y)
		}
		to[0], to[1], to[2], to[3] = max(0, a0), max(0, a1), max(0, a2), max(0, a3)
	}
}

// Back takes the derivatives of a loss by what [Products] or [Layer] gave back: to the gradient of the rows, and to the
// derivatives by x if they are asked for.
func Back(by, x, rows, gradient, back []float32) {
	width := len(rows) / len(by)
	for i, d := range by {
		if d == 0 {
			continue
		}
		into := gradient[i*width:][:width]
		AddTimes(into[:len(x)], x, d)
		if width > len(x) {
			into[len(x)] += d
		}
		AddTimes(back, rows[i*width:][:width], d)
	}
}

// AddPositive adds, for each positive number, so many times its row. Four rows at a time spare most of the
// reading and writing of the sums.
func AddPositive(to, numbers, rows []float32) {
	width := len(to)
	fours := width &^ 3
	var at [4]int
	var times [4]float32
	n := 0
	for i, x := range numbers {
		if !(x > 0) {
			continue
		}
		at[n], times[n] = i, x
		if n++; n < len(at) {
			continue
		}
		n = 0
		ra, rb := rows[at[0]*width:][:width], rows[at[1]*width:][:width]
		rc, rd := rows[at[2]*width:][:width], rows[at[3]*width:][:width]
		if fours > 0 {
			addFourRows(&to[0], &ra[0], &rb[0], &rc[0], &rd[0], &times, fours)
		}
		for j := fours; j < width; j++ {
			to[j] += (float32(times[0]*ra[j]) + float32(times[1]*rb[j])) + (float32(times[2]*rc[j]) + float32(times[3]*rd[j]))
		}
	}
	for k, i := range at[:n] {
		AddTimes(to, rows[i*width:][:width], times[k])
	}
}

// BackPositive is what [Back] is, for [AddPositive].
func BackPositive(by, numbers, rows, gradient, back []float32) {
	width := len(by)
	for i, x := range numbers {
		if x > 0 {
			AddTimes(gradient[i*width:][:width], by, x)
			back[i] += Dot(rows[i*width:][:width], by)
		}
	}
}

// Positive makes 0 of all that is less.
func Positive(numbers []float32) {
	for i, x := range numbers {
		numbers[i] = max(x, 0)
	}
}

// Softmax makes chances of scores: their exponentials, divided by their sum.
func Softmax(scores []float64) {
	most, sum := slices.Max(scores), 0.0
	for i, score := range scores {
		scores[i] = 1 // of the highest: no exponential has to be worked out
		if score != most {
			scores[i] = math.Exp(score - most)
		}
		sum += scores[i]
	}
	for i := range scores {
		scores[i] /= sum
	}
}

// Logistic is the chance whose odds have this logarithm.
func Logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }
