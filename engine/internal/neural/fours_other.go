//go:build !amd64 || purego

package neural

import "unsafe"

// These work on n numbers, a multiple of four and at least that many.

func addFours(to, row *float32, n int) {
	t, r := unsafe.Slice(to, n), unsafe.Slice(row, n)
	for len(t) >= 4 && len(r) >= 4 {
		t[0] += r[0]
		t[1] += r[1]
		t[2] += r[2]
		t[3] += r[3]
		t, r = t[4:], r[4:]
	}
}

func addFoursTimes(to, row *float32, times float32, n int) {
	t, r := unsafe.Slice(to, n), unsafe.Slice(row, n)
	for i := range t {
		t[i] += float32(times * r[i])
	}
}

func addFourRows(to, a, b, c, d *float32, times *[4]float32, n int) {
	t := unsafe.Slice(to, n)
	ra, rb, rc, rd := unsafe.Slice(a, n), unsafe.Slice(b, n), unsafe.Slice(c, n), unsafe.Slice(d, n)
	for j := range t {
		t[j] += (float32(times[0]*ra[j]) + float32(times[1]*rb[j])) + (float32(times[2]*rc[j]) + float32(times[3]*rd[j]))
	}
}

func dotFourRows(sums *[16]float32, x, rows *float32, n, width int) {
	y, all := unsafe.Slice(x, n), unsafe.Slice(rows, 3*width+n)
	for row := range 4 {
		r := all[row*width:][:n]
		var a, b, c, d float32
		for j := 0; j+4 <= n; j += 4 {
			a += float32(r[j] * y[j])
			b += float32(r[j+1] * y[j+1])
			c += float32(r[j+2] * y[j+2])
			d += float32(r[j+3] * y[j+3])
		}
		sums[4*row], sums[4*row+1], sums[4*row+2], sums[4*row+3] = a, b, c, d
	}
}
