package portroyal

import "slices"

// Code that is written for the processor, and how many fewer random games a second there are without it: the medians
// of 45 runs each, for two players, for four, and for four with everything. Two builds of the same code differ by up to
// 1 % in this measurement. Each piece can be replaced by the plain code beside it.
//
//	appendPlainTakes  10, 11, 2 %  appendTakes lists the cards of the base game as well (16 runs)
//	nowPaying          5, 7, 4 %   asking each row of waiting
//	after              4, 5, 4 %   an if
//	plainWay           4, 3, 2 %   appendWays finds the one way as well
//	carryOutRare       2, 1, 2 %   its list belongs to carryOut
//
// Branches are what costs: each of these is one that the processor could not guess, or a loop for what is known.

// one is 1 for true and 0 for false, without a jump.
func one(is bool) (n int) {
	if is {
		n = 1
	}
	return n
}

// plain reports whether each card in the harbour is one action or none, as in the base game: no ship brings a coin for
// somebody else (H11), goes under a wholesaler (H12) or serves a contract (K8).
func (o *Options) plain() bool { return o.Decks == DeckBase }

// appendPlainTakes is appendTakes for the base game, in which each card is one action or none. Which of the two is hard
// for the processor to guess, so that all are written down and the count goes on or does not.
func (s *state) appendPlainTakes(actions []Action, budget int) []Action {
	n := len(actions)
	actions = slices.Grow(actions, s.harbourSize())
	all := actions[:cap(actions)]
	var seen [256 / 64]uint64
	for _, card := range s.harbourCards() {
		word, bit := card>>6, uint64(1)<<(card&63)
		all[n] = Action{Kind: Take, Card: card}
		n += one(int(facts[card].cost) <= budget) & one(seen[word]&bit == 0)
		seen[word] |= bit
	}
	return all[:n]
}

// after is the next seat in turn order.
func (s *state) after(seat uint8) uint8 {
	seat++
	return seat * uint8(one(seat < s.options.Players)) // 0 after the last one, without a jump
}

// plainWay is for each expedition the way to claim it without a jack.
var plainWay = func() (ways [256]Persons) {
	for card := range faces {
		for _, person := range helpers {
			for range needsOf[card][faces[person].Symbol] {
				ways[card] = ways[card]<<8 | Persons(person)
			}
		}
	}
	return ways
}()

// paying says, for each number of cards and of ships, which of those who wait bring anything: a bit each, as
// in Tableau.Waiting.
var paying = func() (rows [256][Colours + 1]uint8) {
	for cards := range rows {
		for ships := range rows[cards] {
			for i, w := range waiting {
				if w.byCards[min(cards, 5)]+w.byShips[ships] > 0 {
					rows[cards][ships] |= 1 << i
				}
			}
		}
	}
	return rows
}()

// nowPaying says who brings coins with the harbour as it is: a bit each, as in Tableau.Waiting.
func (s *state) nowPaying() uint8 { return paying[s.docked][colourCount(s.colours)] }
