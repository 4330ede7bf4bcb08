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
// shares, numbers from 0 to about 3, of the cards that can come and of the options of the game; see share below.
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

	seatCount = fTrade + 1
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

// setting is what is the same for all seats and changes while a view is played on. Equal settings give equal
// features for equal tableaux.
type setting struct {
	next   uint8 // seat whose turn begins next
	ending bool
	leader uint8 // level of cLeader
	time   uint8
	row    [portroyal.MaxRow]portroyal.Card
	cubes  [portroyal.MaxContractsLaid]uint8
}

// game is what does not change at all in a game.
type game struct {
	options   portroyal.Options
	players   int
	start     int
	contracts [portroyal.MaxContractsLaid]portroyal.Contract
	prospects prospects
}

// read takes down what does not change.
func (g *game) read(view *portroyal.View) {
	*g = game{options: view.Options(), players: view.Players(), start: view.Start()}
	for i := range g.contracts {
		g.contracts[i], _ = view.Lies(i)
	}
}

// settingOf reads the setting of a position.
func (g *game) settingOf(view *portroyal.View) (s setting) {
	s.next = uint8(view.Active())
	if view.Phase() != portroyal.Discover || view.Revealed() > 0 {
		s.next = uint8((view.Active() + 1) % g.players)
	}
	s.ending = view.Ending()
	for i := range s.row {
		if s.row[i] = view.ExpeditionAt(i); s.row[i] == portroyal.NoCard {
			break
		}
	}
	for i, contract := range g.contracts {
		if contract == portroyal.NoContract {
			break
		}
		_, cubes := view.Lies(i)
		s.cubes[i] = uint8(cubes)
	}
	if g.options.HasTimePile() {
		s.time = uint8(view.TimePile())
		return s
	}
	s.leader = farthest
	for seat := range g.players {
		t := view.Tableau(seat)
		s.leader = min(s.leader, g.distance(&t))
	}
	return s
}

// distance is how far a seat is from the target, as a level.
func (g *game) distance(t *portroyal.Tableau) uint8 {
	return uint8(min(max(0, int(g.options.Target)-int(t.Points)), farthest))
}

// common reads the features that all seats have.
func (g *game) common(s *setting, levels *commonLevels) {
	*levels = commonLevels{}
	levels[cRound] = uint8(g.toCome(s))
	undone := uint8(0)
	for i, contract := range g.contracts {
		if contract == portroyal.NoContract {
			break
		}
		levels[cCubes+int(contract)-1] = min(s.cubes[i], portroyal.MaxPlayers) + 1
		if s.cubes[i] == 0 {
			undone++
		}
	}
	if g.options.HasTarget() {
		levels[cLeader] = s.leader
		return
	}
	levels[cTime] = min(s.time, mostTurns)
	levels[cTried] = min(undone, 7)
}

// seat reads the features of a seat.
func (g *game) seat(view *portroyal.View, s *setting, seat int, t *portroyal.Tableau, levels *seatLevels) {
	*levels = seatLevels{}
	set := func(at int, level int) { levels[at] = uint8(min(level, seatFeatures[at].levels)) }
	set(fCoins, int(t.Coins))
	set(fSwords, int(t.Swords))
	for i := range portroyal.Colours {
		set(fTraders+i, int(t.Traders[i+1]))
		set(fClerks+i, int(t.Clerks[i+1]))
		set(fWholesalers+i, int(t.Wholesalers[i+1]))
	}
	for i, role := range incomes {
		set(fIncome+i, int(t.Roles[role]))
	}
	for i := range symbols {
		set(fSymbols+i, int(t.Symbols[i+1]))
	}
	set(fExpeditions, int(t.Expeditions))
	if !g.options.Ranks(t) {
		set(fUnranked, 1)
	}
	for _, card := range s.row {
		if card == portroyal.NoCard {
			break
		}
		set(fLacks+int(rowPlaces[card]), 1+view.Lacks(seat, card))
	}
	away := (seat - int(s.next) + g.players) % g.players
	set(fPlace, (g.players-1)*portroyal.MaxPlayers+away+1)
	g.contractsOf(view, seat, t, levels)
	g.prospectsOf(s, t, levels)
	if g.options.HasTimePile() {
		if int(s.time) > away {
			set(fOwnTurns, 1+(int(s.time)-away-1)/g.players)
		}
		return
	}
	levels[fDistance] = g.distance(t)
	set(fTurns, turnsLevel(s.ending, away < g.toCome(s)))
}

// toCome is how many turns of the round are still to come: all of them if it is about to begin.
func (g *game) toCome(s *setting) int { return (g.start-int(s.next)+g.players-1)%g.players + 1 }

// turnsLevel says whether the last round has come, and whether a seat's turn still comes in this round.
func turnsLevel(ending, comes bool) int {
	level := 1
	if ending {
		level += 2
	}
	if comes {
		level++
	}
	return level
}

// prospectsOf reads what the cards that can come offer to a seat.
func (g *game) prospectsOf(s *setting, t *portroyal.Tableau, levels *seatLevels) {
	set := func(at int, level int) { levels[at] = uint8(min(level, seatFeatures[at].levels)) }
	fleet := g.prospects.fleet(int(t.Swords))
	set(fRepels, level(fleet.repelled, 10))
	set(fFour, level(fleet.four, 10))
	set(fFive, level(fleet.five, 10))
	market := g.prospects.market(int(t.Coins) + int(t.Roles[portroyal.Mademoiselle]))
	set(fAffords, level(market.affordable, 10))
	set(fPoints, level(market.points, 4))
	set(fTrade, level(g.prospects.trade(t), 5))
	if g.options.HasTarget() {
		away := g.distance(t)
		set(fBehind, int(away-s.leader))
		if away <= mostPoints {
			set(fReaching, level(market.reaching[away], 20))
		}
	}
}

func (g *game) contractsOf(view *portroyal.View, seat int, t *portroyal.Tableau, levels *seatLevels) {
	if !g.options.Contracts {
		return
	}
	levels[fFulfilled] = uint8(t.Fulfilled())
	levels[fCubes] = uint8(min(view.FreeCubes(seat), seatFeatures[fCubes].levels))
	for i, contract := range g.contracts {
		if contract == portroyal.NoContract {
			break
		}
		level := &levels[fContracts+int(contract)-1]
		switch {
		case t.Done>>i&1 != 0:
			*level = doneLevel
		case !view.Open(seat, contract):
			*level = closedLevel
		default:
			*level = 1 + uint8(min(missing(view, seat, t, contract), mostMissing))
		}
	}
}

// missing says what a seat is short of for a contract, as a number from 0 to mostMissing. If two kinds of persons are
// asked for it says which: a captain is easier to come by than a mademoiselle. For an expedition it is what is missing
// for the nearest one that is out.
func missing(view *portroyal.View, seat int, t *portroyal.Tableau, contract portroyal.Contract) int {
	needs := &contract.Face().Needs
	switch {
	case needs.Other != portroyal.NoRole:
		short := 0
		if t.Roles[needs.Role] < needs.Persons {
			short++
		}
		if t.Roles[needs.Other] == 0 {
			short += 2
		}
		return short
	case needs.Expeditions > 0 && t.Expeditions == 0:
		least := mostMissing
		for at := 0; view.ExpeditionAt(at) != portroyal.NoCard; at++ {
			least = min(least, 1+view.Lacks(seat, view.ExpeditionAt(at)))
		}
		return least
	}
	return view.Short(seat, contract)
}

// Shares of the cards that can come and what the options say, in this order.
const (
	sColours    = iota                         // ships by colour
	sSwords     = sColours + portroyal.Colours // ships by the swords that repel them: 1 to 4, more, skull
	sTaxes      = sSwords + swordClasses       // tax increases, for swords and for points
	sExpedition = sTaxes + 2                   // expeditions
	sRoles      = sExpedition + 1              // persons by occupation
	sPile       = sRoles + roles               // cards in the draw pile
	sDecks      = sPile + 1                    // decks, by bit
	sTarget     = sDecks + decks               // points
	sContracts  = sTarget + 1                  // whether there are contracts, and whether they go by themselves
	sRequired   = sContracts + 2               // whether an expedition is asked for (F3)
	sPlayers    = sRequired + 1                // by number of players

	shareCount = sPlayers + portroyal.MaxPlayers
)

const (
	swordClasses = 6
	roles        = 17
	decks        = 5
)

// shares are the numbers above.
type shares [shareCount]float32

// Numbers that bring shares near to 1.
const (
	ofShips   = 10
	ofRare    = 20
	ofPersons = 15
	ofPile    = 1. / 60
	ofTarget  = 1. / 10

	// soon is the number of cards in the pile below which the discard pile begins to count, since it will be the
	// draw pile (C4).
	soon = 30
)

// share reads the shares of a position.
func (g *game) share(view *portroyal.View, s *shares) {
	*s, g.prospects = shares{}, prospects{}
	var weights [256]float32
	pool, older := view.Unseen()
	if pool.Size() == 0 {
		pool = older
	}
	total := float32(0)
	for card, copies := range pool {
		weights[card] = float32(copies)
		total += float32(copies)
	}
	if size := view.PileSize(); size < soon {
		each := float32(soon-size) / soon
		for _, card := range view.Discards() {
			weights[card] += each
			total += each
		}
	}
	for card := range len(pool) {
		if weights[card] > 0 {
			face := portroyal.Card(card).Face()
			count(face, weights[card]/total, s)
			g.prospects.add(face, weights[card]/total)
		}
	}
	s[sPile] = float32(view.PileSize()) * ofPile
	for i := range decks {
		if g.options.Decks>>i&1 != 0 {
			s[sDecks+i] = 1
		}
	}
	s[sTarget] = float32(g.options.Target) * ofTarget
	flag := func(at int, is bool) {
		if is {
			s[at] = 1
		}
	}
	flag(sContracts, g.options.Contracts)
	flag(sContracts+1, g.options.Contracts && g.options.AutoContracts)
	flag(sRequired, g.options.RequireExpedition)
	s[sPlayers+g.players-1] = 1
}

// count adds a card that comes with some chance.
func count(face *portroyal.Face, chance float32, s *shares) {
	switch face.Type {
	case portroyal.Ship:
		s[sColours+int(face.Colour)-1] += ofShips * chance
		class := min(int(face.Swords), 5) - 1
		if face.Skull {
			class = swordClasses - 1
		}
		s[sSwords+class] += ofShips * chance
	case portroyal.TaxIncrease:
		s[sTaxes+int(face.Bonus)-1] += ofRare * chance
	case portroyal.Expedition:
		s[sExpedition] += ofRare * chance
	case portroyal.Person:
		s[sRoles+int(face.Role)-1] += ofPersons * chance
	}
}

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
