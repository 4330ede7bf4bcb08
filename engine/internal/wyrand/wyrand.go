// Package wyrand is the generator by which chance decides in every game of the house. It knows no game.
package wyrand

import (
	"fmt"
	"math/bits"
	"strconv"

	"portroyal/engine/internal/excerpt"
)

// Generator is wyrand by Wang Yi, one multiplication a number and one word of state; the generators of the standard
// library take a tenth of a random game more. The same seed gives the same numbers on every machine.
type Generator uint64

// Seeded is the generator of a seed. Neighbouring seeds begin far from each other.
func Seeded(seed uint64) Generator {
	seed = (seed ^ seed>>33) * 0xff51afd7ed558ccd // the finalizer of MurmurHash3
	seed = (seed ^ seed>>33) * 0xc4ceb9fe1a85ec53
	return Generator(seed ^ seed>>33)
}

// Below gives a number from 0 to n-1. For n below 256 the bias is less than 2^-56.
func (g *Generator) Below(n int) int {
	*g += 0xa0761d6478bd642f
	high, low := bits.Mul64(uint64(*g), uint64(*g)^0xe7037ed1a0b428db)
	number, _ := bits.Mul64(high^low, uint64(n))
	return int(number)
}

// String gives the 16 hexadecimal digits of the state.
func (g Generator) String() string { return fmt.Sprintf("%016x", uint64(g)) }

// Read takes what String gives, or a seed as a decimal number.
func Read(text string) (Generator, error) {
	if len(text) == 16 {
		if state, err := strconv.ParseUint(text, 16, 64); err == nil {
			return Generator(state), nil
		}
	}
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("%s is neither a seed nor a state of the generator", excerpt.Quoted(text))
	}
	return Seeded(seed), nil
}
