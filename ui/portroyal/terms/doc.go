// Package terms says what the things of Port Royal are called in the language that a player has chosen: cards,
// contracts, computer players, editions, and a whole game in one line. The words themselves are in the folder locales.
package terms
