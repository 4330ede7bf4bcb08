package bot

import "math"

// later is the time left after waiting: a little remains however long that takes, so that a coin
// more is always better than none.
func later(time, wait float64) float64 {
	const little = 1
	if time <= 0 {
		return 0
	}
	if left := time - wait; left > little {
		return left
	}
	return little * little / (2*little - (time - wait))
}

// decay is e to the power of -x for x from 0 on, to six digits: math.Exp would take up half of the
// thinking time.
func decay(x float64) float64 {
	at := x * decaySteps
	if at >= float64(len(decays)-1) {
		return 0
	}
	step := int(at)
	rest := (at - float64(step)) / decaySteps
	return decays[step] * (1 - rest*(1-rest/2))
}

const decaySteps = 64

var decays = func() (values [16*decaySteps + 1]float64) {
	for i := range values {
		values[i] = math.Exp(-float64(i) / decaySteps)
	}
	return values
}()

// once is the chance that something happens that comes so often on average.
func once(mean float64) float64 { return 1 - decay(mean) }

// several is the chance that it happens at least n times.
func several(n int, mean float64) float64 {
	if n <= 0 {
		return 1
	}
	term := decay(mean)
	sum := term
	for k := 1; k < n; k++ {
		term *= mean / float64(k)
		sum += term
	}
	return max(0, 1-sum)
}

// tries is the chance of n successes, one or two, in so many turns.
func tries(n int, chance, turns float64) float64 {
	chance = min(chance, 0.9)
	none := math.Pow(1-chance, turns)
	if n <= 1 {
		return 1 - none
	}
	return max(0, 1-none-turns*chance*none/(1-chance))
}
