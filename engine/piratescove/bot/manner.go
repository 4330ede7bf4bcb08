package bot

// manner is what things are worth to the policy, in fame, and how often it does things, from 0 to 1. Every field is a number
// of its own, so that better ones can be searched for, see [Improve].
type manner struct {
	// Of what an island has, in fame.

	Treasure, Doubloon, Card, Step float64
	StepLate                       float64 // of a step, for what is left of the game
	StepHull, StepSails            float64 // of those sections, beside Step
	StepDice                       float64 // of a step with which a die comes
	Tavern                         float64 // of each card that can be bought there
	Bury                           float64 // of each treasure that can be buried
	Waits                          float64 // the part of that which can wait, at the beginning of the game
	Closes                         float64 // of each treasure that can be buried a round before a black ship is there
	Gold                           float64 // of each fame that doubloons aboard could be buried for, before the last round
	Spare                          float64 // likewise, of doubloons beyond those that are kept
	Mend                           float64 // of the section that is weakest, on the island that raises it

	// Of who else may be there.

	Danger    float64 // of a black ship, for who has less than Armed dice
	Armed     float64
	Prize     float64 // of a black ship, for each die from Armed on
	Lying     float64 // of a Cacafuego
	Crowd     float64 // of each other ship to be expected, for what draws it there:
	ByFame    float64
	ByChests  float64
	ByGold    float64
	Seen      float64 // of one that is known to come (N3)
	Meets     float64 // of each other ship, as often as it would go there if it thought of nobody else
	MeetsWeak float64 // of this, what is left where the other one has less dice
	Strong    float64 // how much less who has more dice than the others fears them, for each die
	Warmth    float64 // of the choice among islands: the lower, the more often the best one
	FinalGain float64 // what the numbers of cards in the last round are multiplied by

	// Of fights.

	FleesPlayers float64 // with one hit left
	FleesFoes    float64 // from a black ship or the Navy, with three hits left at most
	AimsWeakest  float64 // at a player's weakest section, and not at any
	Grapeshot    float64 // for each salvo
	Cannonade    float64
	Powder       float64
	Boards       float64 // for each battle card

	// Of cards and visits.

	Events, Passages                 float64
	CoveCards, Buys, Raises, Buries  float64
	BuriesFrom, Keeps                float64 // doubloons
	OutfitHull, OutfitSails, Outfits float64 // how often a step is the hull's or the sails', and how many are tried
}

// firstManner is that of the first releases. Its habits in fights are those of Admirals among themselves, counted in 120 games
// of three: who flees loses what the fight is about, and a crippled ship is mended for little (I4).
var firstManner = manner{
	Treasure: 0.6, Doubloon: 0.22, Card: 0.7, Step: 0.5, StepLate: 0.3, Tavern: 0.4, Bury: 1, Waits: 0.35,
	Danger: 2.5, Armed: 4, Lying: 3, Crowd: 1.6, ByFame: 0.15, ByChests: 0.05, Seen: 2, Warmth: 0.6, FinalGain: 1,
	FleesPlayers: 0.04, FleesFoes: 0.17, AimsWeakest: 0.65, Grapeshot: 0.12, Cannonade: 0.12, Powder: 0.12, Boards: 0.35,
	Events: 0.5, Passages: 0.6, CoveCards: 0.7, Buys: 0.7, Raises: 0.85, Buries: 0.5, BuriesFrom: 11, Keeps: 8,
	OutfitHull: 1. / 7, OutfitSails: 2. / 7, Outfits: 12,
}

// usualManner is that of everybody who plays today, found by lab improve from the first one.
var usualManner = manner{
	Treasure:     0.67,
	Doubloon:     0.48,
	Card:         0.367,
	Step:         2.464,
	StepLate:     0.487,
	StepHull:     0,
	StepSails:    0,
	StepDice:     0,
	Tavern:       0.653,
	Bury:         0.722,
	Waits:        0.442,
	Closes:       0.08,
	Gold:         0,
	Spare:        0.073,
	Mend:         0.129,
	Danger:       4.213,
	Armed:        6.209,
	Prize:        0,
	Lying:        2.96,
	Crowd:        1.767,
	ByFame:       0.146,
	ByChests:     0.05,
	ByGold:       0,
	Seen:         2,
	Meets:        0.084,
	MeetsWeak:    0,
	Strong:       0.154,
	Warmth:       0.32,
	FinalGain:    1.331,
	FleesPlayers: 0.02,
	FleesFoes:    0.19,
	AimsWeakest:  1,
	Grapeshot:    0.09,
	Cannonade:    0.12,
	Powder:       0.12,
	Boards:       0.476,
	Events:       1,
	Passages:     0.35,
	CoveCards:    0.965,
	Buys:         1,
	Raises:       1,
	Buries:       0.408,
	BuriesFrom:   7.281,
	Keeps:        7.927,
	OutfitHull:   0.183,
	OutfitSails:  0.2857142857142857,
	Outfits:      23.997,
}
