package arena

import "math"

// Verdict is what a sequential test has come to.
type Verdict int

// The verdicts.
const (
	Undecided Verdict = iota
	Better
	NoBetter
)

// SPRT is a sequential probability ratio test of a share of wins (A. Wald, "Sequential Tests of Statistical
// Hypotheses", 1945): games are added until one of two shares is likely enough against the other. Games of several
// outcomes, as shared wins, are counted by mean and variance, as chess engines are tested.
type SPRT struct {
	low, high    float64
	n, sum, sum2 float64
}

// risk is how often each of the two wrong verdicts may come about.
const risk = 0.05

// NewSPRT begins a test of the higher share against the lower one, both from 0 to 1.
func NewSPRT(low, high float64) *SPRT { return &SPRT{low: low, high: high} }

// Add counts a game with this share of the win.
func (t *SPRT) Add(share float64) {
	t.n++
	t.sum += share
	t.sum2 += share * share
}

// Games is the number of games counted.
func (t *SPRT) Games() int { return int(t.n) }

// Share is the mean share of the wins so far.
func (t *SPRT) Share() float64 { return t.sum / max(t.n, 1) }

// Verdict says whether the higher share is likely enough, or the lower one. It waits for some games, since the
// variance is not known before.
func (t *SPRT) Verdict() Verdict {
	const least = 100
	mean := t.Share()
	variance := t.sum2/max(t.n, 1) - mean*mean
	if t.n < least || variance <= 0 {
		return Undecided
	}
	ratio := t.n * (t.high - t.low) * (2*mean - t.low - t.high) / (2 * variance)
	bound := math.Log((1 - risk) / risk)
	switch {
	case ratio > bound:
		return Better
	case ratio < -bound:
		return NoBetter
	}
	return Undecided
}
