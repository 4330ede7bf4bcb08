// Package value tells how likely each seat is to win from a position between two turns, and learns it from finished
// games: a Learner fits a small net to examples, and an Evaluator reads its weights. Those that the game comes with are
// in weights.bin, see Learned. Package train plays the games and writes the weights.
package value
