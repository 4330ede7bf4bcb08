// Package midturn tells what the right to turn up another card is worth in the middle of a turn (D1). A search that
// looks a card or two ahead and then ends the turn thinks too little of every open turn, since more cards could
// follow; this package says by how much. It was learned from positions of games by the equation of an optimal stop,
// see [Learner]. Package train collects the positions; the weights that the program comes with are in weights.bin.
package midturn
