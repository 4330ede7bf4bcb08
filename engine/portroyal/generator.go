package portroyal

import (
	"fmt"
	"math/bits"
	"strconv"

	"portroyal/engine/internal/excerpt"
)

// generator makes the numbers by which chance decides. It is wyrand by Wang Yi, one multiplication a number
// and one word of state; the generators of the standard library take a tenth of a random game more. The same
// seed gives the same numbers on every machine.
type generator uint64

// seeded is the generator of a seed. Neighbouring seeds begin far from each other.
func seeded(seed uint64) generator {
	seed = (seed ^ seed>>33) * 0xff51afd7ed558ccd // the finalizer of MurmurHash3
	seed = (seed ^ seed>>33) * 0xc4ceb9fe1a85ec53
	return generator(seed ^ seed>>33)
}

// below gives a number from 0 to n-1. For n below 256 the bias is less than 2^-56.
func (g *generator) below(n int) int {
	*g += 0xa0761d6478bd642f
	high, low := bits.Mul64(uint64(*g), uint64(*g)^0xe7037ed1a0b428db)
	number, _ := bits.Mul64(high^low, uint64(n))
	return int(number)
}

// String gives the 16 hexadecimal digits of the state.
func (g generator) String() string { return fmt.Sprintf("%016x", uint64(g)) }

// readGenerator takes what String gives, or a seed as a decimal number.
func readGenerator(text string) (generator, error) {
	if len(text) == 16 {
		if state, err := strconv.ParseUint(text, 16, 64); err == nil {
			return generator(state), nil
		}
	}
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("%s is neither a seed nor a state of the generator", excerpt.Quoted(text))
	}
	return seeded(seed), nil
}

// Random is the state of the generator: all that chance decides from here on follows from it.
func (p *Position) Random() uint64 { return uint64(p.random) }

// SetRandom lets chance go on from a state of the generator that Random has given.
func (p *Position) SetRandom(state uint64) { p.random = generator(state) }
