package main

// The theme is played on two strings, of which there is one note each; its notes are in ui/sound.

// highString is a string of gut on a small harp.
func highString() clip { return onHarp(plucked(1.7, a4, 1600, 461)) }

// lowString is one of its longest.
func lowString() clip { return onHarp(plucked(2.4, d3, 1000, 462)) }

// onHarp is a string in the body of an instrument, in a room.
func onHarp(c clip) clip {
	return c.room(0.3, 1.2, 0.8).high(steady(70), 0.7).low(steady(2600), 0.6).faded(0.006, 0.5)
}
