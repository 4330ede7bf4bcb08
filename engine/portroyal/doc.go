// Package portroyal knows the rules of the card game Port Royal and nothing else:
// no screen, no clock, no goroutine, no file.
//
// A [Position] is a plain value: copying it gives an independent game. [Position.Legal]
// lists what may be done, [Position.Apply] does one of these things, and a [View] is what
// every player may know of a position. Numbers such as H6 in comments and errors are those
// of the project's rules.
//
// The smallest useful loop:
//
//	position, err := portroyal.New(portroyal.DefaultOptions(), 7, portroyal.RandomStart)
//	for err == nil && position.Phase() != portroyal.Over {
//		err = position.Apply(position.Legal(nil)[0], nil)
//	}
//
// Computer players, tournaments and the files of games live elsewhere.
package portroyal
