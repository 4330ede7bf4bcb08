package value

import (
	"fmt"
	"hash/fnv"
	"sync"

	"portroyal/engine/portroyal"
)

// The features that the evaluation looks at.
//
// A feature is a small number, called its level: coins, the persons of an occupation, how many symbols are missing for
// an expedition. Each level has a row of weights of its own. If the table says steps, a level includes those below it,
// so that the worth of the fourth coin is learned as something added to three. Seats have the features of the table
// seatFeatures, which differ from seat to seat, and all of them those of the table commonFeatures. There are also
// shares, numbers from 0 to about 3, of the cards that can come and of the options of the game; see shares.go.
//
// The Victory Pile is left out: its cards make no difference to the chance to make it. Sailors move cards there
// when they are sure to win, and a net that sees it learns that moving them makes sure.
//
// All of it is read from a position between two turns, or as if the turn ended at once: the cards in the harbour
// are the business of the search.

// feature is a line of one of the tables.
type feature struct {
	name   string
	levels int  // the highest one; 0 adds nothing
	steps  bool // a level includes those below it
	means  string
}

// Seats' features in the order of their table.
const (
	fDistance = iota
	fCoins
	fSwords
	fTraders                                    // by colour
	fClerks      = fTraders + portroyal.Colours // by colour
	fWholesalers = fClerks + portroyal.Colours  // by colour
	fIncome      = fWholesalers + portroyal.Colours
	fSymbols     = fIncome + len(incomes)
	fExpeditions = fSymbols + symbols
	fUnranked    = fExpeditions + 1
	fLacks       = fUnranked + 1 // by expedition
	fPlace       = fLacks + expeditions
	fTurns       = fPlace + 1
	fFulfilled   = fTurns + 1
	fCubes       = fFulfilled + 1
	fContracts   = fCubes + 1 // by contract
	fOwnTurns    = fContracts + contracts
	fBehind      = fOwnTurns + 1
	fRepels      = fBehind + 1
	fFour        = fRepels + 1
	fFive        = fFour + 1
	fAffords     = fFive + 1
	fPoints      = fAffords + 1
	fReaching    = fPoints + 1
	fTrade       = fReaching + 1
	fOrder       = fTrade + 1
	fLast        = fOrder + 1

	seatCount = fLast + 1
)

// incomes are the occupations that bring coins again and again, apart from those who work with a colour of ships.
var incomes = [...]portroyal.Role{
	portroyal.Mademoiselle, portroyal.Jester, portroyal.Admiral, portroyal.Governor, portroyal.Gunner,
	portroyal.ViceAdmiral, portroyal.Gambler,
}

const (
	symbols     = 4
	expeditions = 6
	contracts   = 16
)

// Common features in the order of their table.
const (
	cLeader = iota
	cRound
	cCubes // by contract
	cTime  = cCubes + contracts
	cTried = cTime + 1

	commonCount = cTried + 1
)

// Highest levels.
const (
	farthest    = 24 // points to the target
	mostCoins   = 16
	mostSwords  = 9
	mostMissing = 4
	mostTurns   = 25 // of the Time Pile
)

// Levels of the last round: so many points behind the best other seat at most, equal points with fewer, as many and more
// coins (F2), and so many points ahead; all of them for seats whose turn has been, and again for the others.
const (
	mostApart  = 8
	lastLevels = 2*mostApart + 3
)

// Levels of a contract for a seat: those of missing, and these.
const (
	doneLevel   = mostMissing + 2
	closedLevel = mostMissing + 3
)

var seatFeatures = func() (table [seatCount]feature) {
	table[fDistance] = feature{"distance", farthest, true, "points that are missing to the target (F1)"}
	table[fCoins] = feature{"coins", mostCoins, true, "coins"}
	table[fSwords] = feature{"swords", mostSwords, true, "swords (D3)"}
	for i := range portroyal.Colours {
		colour := portroyal.Colour(i + 1).String()
		table[fTraders+i] = feature{"traders " + colour, 3, true, "traders of a colour (H5)"}
		table[fClerks+i] = feature{"clerk " + colour, 1, true, "clerk of a colour (H10)"}
		table[fWholesalers+i] = feature{"wholesalers " + colour, 2, true, "wholesalers of a colour (H12)"}
	}
	for i, role := range incomes {
		table[fIncome+i] = feature{role.String(), 4, true, "persons of an occupation"}
	}
	for i := range symbols {
		table[fSymbols+i] = feature{
			portroyal.Symbol(i + 1).String(), 4, true, "persons who show a symbol (E2)",
		}
	}
	table[fExpeditions] = feature{"expeditions", 4, true, "expeditions fulfilled"}
	table[fUnranked] = feature{"unranked", 1, true, "none, where one is asked for (F3)"}
	for i, card := range rowCards {
		table[fLacks+i] = feature{
			"lacks for " + card.String(), 4, false,
			"for an expedition that lies out: 1 and the persons missing (E2)",
		}
	}
	table[fPlace] = feature{
		"place", portroyal.MaxPlayers * portroyal.MaxPlayers, false,
		"by number of players, turns until the seat's own begins",
	}
	table[fTurns] = feature{
		"turns", 4, false, "whether the last round has come (F1), and whether the seat's turn comes in this one",
	}
	table[fFulfilled] = feature{"fulfilled", 7, true, "contracts fulfilled (K4)"}
	table[fCubes] = feature{"cubes", 7, true, "cubes left (K1)"}
	for i := range contracts {
		table[fContracts+i] = feature{
			portroyal.Contract(i + 1).String(), closedLevel, false,
			"for a contract that lies face up: what is missing, or fulfilled, or no cube left (K2)",
		}
	}
	table[fOwnTurns] = feature{"own turns", mostTurns, true, "turns of one's own left, against time (P2)"}
	table[fBehind] = feature{"behind", 15, true, "points behind the leader"}
	table[fRepels] = feature{"repels", 10, true, "ships that can come and be repelled, in tenths (D3)"}
	table[fFour] = feature{"four ships", 10, true, "the chance of four colours without a bust, in tenths"}
	table[fFive] = feature{"five ships", 10, true, "the chance of five"}
	table[fAffords] = feature{"affords", 10, true, "persons that can come and be paid, in tenths"}
	table[fPoints] = feature{"points to buy", 10, true, "the points of these, in quarters of a person that comes"}
	table[fReaching] = feature{"reaching", 8, true, "those of them who reach the target, in twentieths"}
	table[fTrade] = feature{"trade", 8, true, "coins that the next ship brings beyond those printed, in fifths"}
	table[fOrder] = feature{
		"order", portroyal.MaxPlayers * portroyal.MaxPlayers, false,
		"by number of players, the place in turn order, from the start player on (F1)",
	}
	table[fLast] = feature{
		"last round", 2 * lastLevels, false,
		"in the last round, how far ahead of the best other seat, and whether the seat's turn still comes (F1, F2)",
	}
	return table
}()

var commonFeatures = func() (table [commonCount]feature) {
	table[cLeader] = feature{"leader", farthest, true, "points that the leader is short of the target"}
	table[cRound] = feature{"round", portroyal.MaxPlayers, false, "turns of this round still to come"}
	for i := range contracts {
		table[cCubes+i] = feature{
			"cubes on " + portroyal.Contract(i+1).String(), portroyal.MaxPlayers + 1, true,
			"for a contract that lies face up: 1 and the cubes on it, which say what the next slot pays (K3)",
		}
	}
	table[cTime] = feature{"time", mostTurns, true, "turns left, against time (P2)"}
	table[cTried] = feature{"to do", 7, true, "contracts that nobody has fulfilled, against time (P4)"}
	return table
}()

// rowCards are the expeditions, by their places among the features.
var rowCards, rowPlaces = func() (cards [expeditions]portroyal.Card, places [256]uint8) {
	n := 0
	for _, card := range portroyal.AllCards(portroyal.DeckBase) {
		if card.Face().Type == portroyal.Expedition {
			cards[n], places[card] = card, uint8(n)
			n++
		}
	}
	return cards, places
}()

// Levels of a position.
type (
	seatLevels   [seatCount]uint8
	commonLevels [commonCount]uint8
)

// Version is a fingerprint of the features and of the cards, which weights have to have been trained for.
// It is taken when it is asked for, since nobody waits for it while the program starts.
var Version = sync.OnceValue(func() uint64 {
	sum := fnv.New64a()
	for _, feature := range append(seatFeatures[:], commonFeatures[:]...) {
		fmt.Fprintf(sum, "%s %d %t\n", feature.name, feature.levels, feature.steps)
	}
	fmt.Fprintf(sum, "%d shares %d %d %g %g %d\n", revision, shareCount, soon, float64(ofPile), float64(ofTarget), ofShips)
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		fmt.Fprintf(sum, "%+v\n", *card.Face())
	}
	for _, contract := range portroyal.AllContracts() {
		fmt.Fprintf(sum, "%+v\n", *contract.Face())
	}
	return sum.Sum64()
})

// revision goes up when the code that reads features changes without the tables.
const revision = 3
