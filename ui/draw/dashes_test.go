package draw

import (
	"math"
	"testing"
)

// Dashes and gaps have the lengths of their pattern, whichever way they go.
func TestDashes(t *testing.T) {
	var dashes [][4]float64 // from and to
	for _, ct := range Dashes([]float64{10, 5}, 0, 0, 40, 0, 40, 40) {
		end := ct.pieces[(len(ct.pieces)-1)/2] // it goes there and back
		dashes = append(dashes, [4]float64{ct.x, ct.y, end.x3, end.y3})
	}
	want := [][4]float64{{0, 0, 10, 0}, {15, 0, 25, 0}, {30, 0, 40, 0}, {40, 5, 40, 15}, {40, 20, 40, 30}, {40, 35, 40, 40}}
	if len(dashes) != len(want) {
		t.Fatalf("%v, want %v", dashes, want)
	}
	for i := range want {
		for j := range want[i] {
			if math.Abs(dashes[i][j]-want[i][j]) > 1e-6 {
				t.Errorf("dash %d is %v, want %v", i, dashes[i], want[i])
			}
		}
	}
	if whole := Dashes(nil, 0, 0, 40, 0); len(whole) != 1 {
		t.Errorf("without a pattern there are %d pieces", len(whole))
	}
}
