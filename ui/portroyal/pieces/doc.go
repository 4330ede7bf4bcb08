// Package pieces is what those who play Port Royal have before them, as widgets: cards, contracts with
// the cubes on them, symbols and heads. Its Stage is what every screen of the game stands on: that of any
// game, with this game's words, settings and pictures. How a face is drawn is the business of cardface,
// and what may be done with a card that of the engine.
package pieces
