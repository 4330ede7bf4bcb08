// Package chances says how likely things are in Pirate's Cove, from what one seat can see: what a salvo does, how a fight
// ends, and what the islands offer. It decides nothing.
package chances
