package arena

import "math"

// z95 is the 97.5 % quantile of the normal distribution: 95 % are within it on both sides.
const z95 = 1.959963984540054

// Wilson is the 95 % score interval of a share of successes among n trials, both from 0 to 1:
//
//	(p + z²/2n ± z·√(p(1-p)/n + z²/4n²)) / (1 + z²/n)    with p = successes/n, z = 1.96
//
// (E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
// Journal of the American Statistical Association 22, 1927, 209-212; without continuity
// correction). Shared wins make fractions of successes; their spread is smaller than that of
// whole ones, so the interval errs on the safe side. Without trials it is 0 to 1.
func Wilson(successes, n float64) (low, high float64) {
	if n <= 0 {
		return 0, 1
	}
	p, z2 := successes/n, z95*z95
	centre := (p + z2/(2*n)) / (1 + z2/n)
	half := z95 / (1 + z2/n) * math.Sqrt(p*(1-p)/n+z2/(4*n*n))
	low, high = centre-half, centre+half
	if successes <= 0 { // the formula gives exactly 0 and 1 here; rounding must not spoil it
		low = 0
	}
	if successes >= n {
		high = 1
	}
	return low, high
}
