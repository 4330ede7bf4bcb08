package setup

// Aside is a set-up, S, that was left before its game began: what was chosen is there again the next time.
type Aside[S any] struct{ chosen *S }

// Leaving is a way back from a set-up, which is laid aside.
func (a *Aside[S]) Leaving(back func()) func(chosen S) {
	return func(chosen S) {
		a.chosen = &chosen
		back()
	}
}

// Chosen is the set-up that was laid aside; nil if none was, or if its game has begun.
func (a *Aside[S]) Chosen() *S { return a.chosen }

// Begun forgets it.
func (a *Aside[S]) Begun() { a.chosen = nil }
