// Package setup is the screen on which a game is set up: who plays, which variants, what target.
package setup
