// Package coach judges decisions: what every choice is worth and why, and how much of what happened was luck. It looks
// at nothing that a player cannot see (C6). The computer players' evaluation says what a position is worth; the window
// has the words.
package coach
