package chronicle_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"portroyal/engine/piratescove/chronicle"
)

// Of even dice, one set in twenty is so uneven that this comes about in one of twenty, and one in a hundred in one of a hundred; dice
// with one face too many are found out.
func TestUneven(t *testing.T) {
	dice := rand.New(rand.NewPCG(7, 7))
	const sets = 4000
	for _, share := range []float64{0.5, 0.05, 0.01} {
		below := 0
		for range sets {
			var f chronicle.Faces
			for range 300 {
				f[dice.IntN(6)]++
			}
			if f.Uneven() < share {
				below++
			}
		}
		if got, off := float64(below)/sets, 4*math.Sqrt(share*(1-share)/sets); math.Abs(got-share) > off {
			t.Errorf("%g of all are among the %g that are most uneven", got, share)
		}
	}
	loaded := chronicle.Faces{100, 100, 100, 100, 100, 160}
	if n, share := loaded.Dice(), loaded.Uneven(); n != 660 || share > 0.001 {
		t.Errorf("of %d dice, as uneven as %v are %g", n, loaded, share)
	}
	if none := (chronicle.Faces{}); none.Uneven() != 1 {
		t.Errorf("no dice are uneven: %g", none.Uneven())
	}
}
