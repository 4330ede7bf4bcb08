// Package tape is what takes down what an action of any game brings about.
package tape

// Tape takes down what happens, for logs, animations and records. Playing without one costs nothing.
type Tape[E, C any] struct {
	// Events are appended in the order in which things happened.
	Events []E

	// Shown is what chance brought to light, in order. With it a game can be played again without its generator.
	Shown []C
}

// Rewind makes room for another action in place of what is on it.
func (t *Tape[E, C]) Rewind() { t.Events, t.Shown = t.Events[:0], t.Shown[:0] }
