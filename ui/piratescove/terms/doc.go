// Package terms says what the things of Pirate's Cove are called in the language that a player has chosen, what cards
// and islands do, why something cannot be done, and what happens, a sentence for each event. The words are in the folder
// locales.
package terms
