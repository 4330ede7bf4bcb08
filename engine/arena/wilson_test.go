package arena

import (
	"math"
	"testing"
)

// The values are those of R. G. Newcombe, "Two-sided confidence intervals for the single
// proportion: comparison of seven methods", Statistics in Medicine 17, 1998, table I, method 3.
func TestWilsonAgreesWithNewcombe(t *testing.T) {
	for _, known := range []struct{ successes, n, low, high float64 }{
		{81, 263, 0.2553, 0.3662},
		{15, 148, 0.0624, 0.1605},
		{0, 20, 0.0000, 0.1611},
		{1, 29, 0.0061, 0.1718},
	} {
		low, high := Wilson(known.successes, known.n)
		if math.Abs(low-known.low) > 0.00005 || math.Abs(high-known.high) > 0.00005 {
			t.Errorf("%g of %g: %.4f to %.4f, not %.4f to %.4f",
				known.successes, known.n, low, high, known.low, known.high)
		}
	}
}

func TestWilsonIsSymmetricAndStaysBetween0And1(t *testing.T) {
	for n := 1.0; n <= 40; n++ {
		for successes := 0.0; successes <= n; successes += 0.5 {
			low, high := Wilson(successes, n)
			mirroredLow, mirroredHigh := Wilson(n-successes, n)
			if math.Abs(low+mirroredHigh-1) > 1e-12 || math.Abs(high+mirroredLow-1) > 1e-12 {
				t.Fatalf("%g of %g: %g to %g, mirrored %g to %g", successes, n, low, high, mirroredLow, mirroredHigh)
			}
			if low < 0 || high > 1 || low > successes/n || high < successes/n {
				t.Fatalf("%g of %g: %g to %g", successes, n, low, high)
			}
		}
	}
	if low, high := Wilson(0, 0); low != 0 || high != 1 {
		t.Errorf("without trials: %g to %g, not 0 to 1", low, high)
	}
}
