package chronicle

import "math"

// Faces is how many dice showed each face, from 1 on.
type Faces [6]int

// Dice is how many there are of all faces.
func (f *Faces) Dice() (n int) {
	for _, of := range f {
		n += of
	}
	return n
}

// Uneven is how often even dice come out at least as uneven as these, from 0 to 1 (K. Pearson's chi-squared test, 1900, with five
// degrees of freedom).
func (f *Faces) Uneven() float64 {
	even := float64(f.Dice()) / float64(len(f))
	if even == 0 {
		return 1
	}
	x := 0.0
	for _, of := range f {
		x += (float64(of) - even) * (float64(of) - even) / even
	}
	return math.Erfc(math.Sqrt(x/2)) + math.Sqrt(2*x/math.Pi)*math.Exp(-x/2)*(1+x/3)
}
