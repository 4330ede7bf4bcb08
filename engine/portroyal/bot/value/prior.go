package value

import "portroyal/engine/portroyal"

// Prior is a first guess at who wins, made by rules: a net learns how far it is off. With contracts and against time
// there is so much to learn that this is faster by far than to begin with nothing.
type Prior interface {
	// Prepare reads what does not change much while a view is played on.
	Prepare(view *portroyal.View)

	// Scores gives for each seat the logarithm of its chance, up to a sum that is the same for all; against time in the
	// first place the logarithm of the odds to make it.
	Scores(view *portroyal.View, scores *[portroyal.MaxPlayers]float32)
}

// Guesses reports whether a family's nets begin from the first guess.
func (f Family) Guesses() bool { return f == Contracts || f == Together }
