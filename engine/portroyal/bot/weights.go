package bot

// Weights say what the sailor thinks things are worth. The unit of worth is one influence
// point; "a turn" is one turn of the seat in question that is still to come.
type Weights struct {
	// Cards in front of a seat.
	Coin          float64    // a coin that can still be spent
	IdleCoin      float64    // a coin beyond those, or one that no turn is left to spend
	CoinsPerTurn  float64    // coins that can be spent sensibly in a turn of one's own
	CoinsPerVisit float64    // the same in another player's turn (H2)
	TaxLoss       float64    // worth lost per coin that X1 would take, with 12 coins or more
	SpillLoss     float64    // the same for X2, with more than 8 coins
	Trader        float64    // coins a turn for each trader (H5)
	Mademoiselle  float64    // coins a turn for each mademoiselle (H7)
	Jester        float64    // coins a turn for each jester (H3, D5)
	Admiral       float64    // coins a turn for each admiral (H3)
	ViceAdmiral   float64    // coins a turn for each vice admiral (H3)
	Gunner        float64    // coins a turn for each gunner (H3)
	Gambler       float64    // coins a turn for having a gambler (H13)
	Governor      [4]float64 // coins a turn for this many governors (H1)
	Swords        [9]float64 // coins a turn for this many swords (D3)
	Horizon       float64    // turns that count; beyond these nothing is added

	// Clerks and wholesalers, if one card in twelve is a ship of their colour; with more or fewer
	// of them in proportion. A chance is a turn of one's own, or so much of a visit.
	Clerk      float64 // coins a chance for each clerk (H10)
	Wholesaler float64 // points a chance for each colour (H12)
	Visiting   float64 // what a visit is of a turn of one's own

	// Expeditions: shares of what a claim adds, for an expedition lying out.
	Ready      float64 // all symbols there, for the next turn of one's own
	LacksOne   float64 // one symbol missing
	LacksTwo   float64 // two symbols missing
	SecondBest float64 // share of the second-best expedition beside the best one
	Symbol     float64 // worth of a symbol for expeditions not yet seen, if all were unseen
	Jack       float64 // the same for a jack
	Longing    float64 // worth of having an expedition in games that ask for one (F3)

	// The clock, and what a lead is worth.
	PointsPerRound float64 // how fast the leader comes nearer to the target
	ShortestWait   float64 // rounds to come that are assumed until somebody reaches it
	EndSpread      float64 // lead in points that wins 73 games of 100, in the last turn
	Spread         float64 // how much larger that lead has to be for each round to come

	// Contracts, in games that have them.
	CardsPerTurn float64 // cards that a turn turns up
	ShipIncome   float64 // coins a turn that ships bring, when contracts have to be paid
	ShipKept     float64 // share of the ships turned up that lie there to be traded
	TakeTime     float64 // turns that each person beyond the first takes up
	JinxTurn     float64 // chance to end a turn of one's own by a second ship, if that is wanted (K7)
	ThreeColours float64 // chance that 3 colours come to lie there, if that is wanted (K9)
	FourColours  float64 // the same for 4
	SwordHelp    float64 // what each sword adds to either
	PirateCards  float64 // cards of a turn with enough swords, as a multiple of others (K10)
	Arming       float64 // share of the time that goes by until there are enough swords

	// Contracts when all play against each other.
	Zeal          float64 // share of the chance that is counted on
	ContractVisit float64 // what a visit is of a turn of one's own
	SlotKept      float64 // share of a slot's coins that is counted on until it is taken (K3)

	// Contracts when all play together.
	MateVisit float64 // what a visit is of a turn of one's own
	TakeCost  float64 // coins that a card taken for a contract costs, because a ship brings none then
	Reward    float64 // share of a slot's coins that is counted on for other contracts (K3)
	Standby   float64 // share of the chance of all others that counts beside the likeliest one's
	Purse     float64 // what a coin adds to the chance of a win, whatever it may be needed for
	WinWorth  float64 // victory points that a win is worth, apart from the Victory Pile
	OnCourse  float64 // chance of a win below which no card is moved there (P3)
}

// DefaultWeights are those of the sailor that New makes.
func DefaultWeights() Weights {
	return Weights{
		Coin:          0.35,
		IdleCoin:      0.02,
		CoinsPerTurn:  2.5,
		CoinsPerVisit: 2,
		TaxLoss:       0.05,
		SpillLoss:     0.1,
		Trader:        0.2,
		Mademoiselle:  0.9,
		Jester:        0.4,
		Admiral:       0.55,
		ViceAdmiral:   0.6,
		Gunner:        0.6,
		Gambler:       0.6,
		Governor:      [4]float64{0, 1.9, 3.4, 4.1},
		Swords:        [9]float64{0, 0.25, 0.45, 0.65, 0.8, 0.95, 1.05, 1.15, 1.2},
		Horizon:       8,

		Clerk:      0.5,
		Wholesaler: 0.22,
		Visiting:   0.15,

		Ready:      0.9,
		LacksOne:   0.47,
		LacksTwo:   0.1,
		SecondBest: 0.3,
		Symbol:     0.5,
		Jack:       0.8,
		Longing:    3,

		PointsPerRound: 1.3,
		ShortestWait:   0.7,
		EndSpread:      0.4,
		Spread:         0.35,

		CardsPerTurn: 4.5,
		ShipIncome:   2.2,
		ShipKept:     0.6,
		TakeTime:     0.5,
		JinxTurn:     0.6,
		ThreeColours: 0.45,
		FourColours:  0.2,
		SwordHelp:    0.04,
		PirateCards:  1.3,
		Arming:       0.5,

		Zeal:          0.85,
		ContractVisit: 0.3,
		SlotKept:      0.7,

		MateVisit: 0.95,
		TakeCost:  1,
		Reward:    0.5,
		Standby:   0.3,
		Purse:     0.001,
		WinWorth:  20,
		OnCourse:  0.7,
	}
}
