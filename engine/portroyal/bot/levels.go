package bot

import (
	"math"
	"math/rand/v2"

	"portroyal/engine/portroyal"
)

// Level is how well a computer player plays.
type Level int

// The levels, from the weakest to the strongest.
const (
	CabinBoy Level = iota + 1
	Seaman
	Captain
	Admiral
	Governor

	// Levels is how many there are.
	Levels = iota
)

// levels are the numbers of each level. Mistakes are errors in what a choice seems to be worth, as GNU Backgammon
// makes its weaker players: so that the better of two choices is missed the more often the less it matters. An error
// is never large beside what is at stake either, so that nobody lets three coins lie for nothing.
var levels = [Levels + 1]struct {
	name  string
	error float64 // standard deviation, in chances of winning among two
	stake float64 // the same as a share of the difference between the best and the worst choice, if that is less
}{
	CabinBoy: {"cabin-boy", 0.16, 0.7},
	Seaman:   {"seaman", 0.07, 0.5},
	Captain:  {"captain", 0.03, 0.35},
	Admiral:  {"admiral", 0, 0},
	Governor: {"governor", 0, 0},
}

// String gives the level's name in the notation of players: cabin-boy, seaman, captain, admiral, governor.
func (l Level) String() string { return levels[l].name }

// mistakes gives the function that errs as a level does, nil for one that does not err.
func mistakes(level Level, players func() int, dice *rand.Rand) func([]Choice) {
	l := &levels[level]
	if l.error == 0 {
		return nil
	}
	return func(choices []Choice) {
		best, worst := math.Inf(-1), math.Inf(1)
		for _, choice := range choices {
			best, worst = max(best, choice.Worth), min(worst, choice.Worth)
		}
		spread := min(l.error*2/float64(max(players(), 2)), l.stake*(best-worst))
		for i := range choices {
			choices[i].Worth += spread * dice.NormFloat64()
		}
	}
}

// Character is what a computer player likes.
type Character struct {
	Name  string
	taste taste
}

// String gives the character's name in the notation of players.
func (c Character) String() string { return c.Name }

// taste is what a character adds to the worth of a position, in chances of winning among two.
type taste struct {
	coin, sword, symbol, expedition, trader, contract float64

	daring float64 // added to turning up one more card
}

// Even is the character without a taste of its own.
var Even = Character{Name: "even"}

// characters are the list of them.
var characters = []Character{
	Even,
	{"bold", taste{daring: 0.03}},
	{"careful", taste{daring: -0.03}},
	{"thrifty", taste{coin: 0.006}},
	{"fighter", taste{sword: 0.02}},
	{"explorer", taste{symbol: 0.01, expedition: 0.03}},
	{"merchant", taste{trader: 0.02}},
}

// Characters lists the characters; the first one plays evenly.
func Characters() []Character { return characters }

// of is what the taste adds for a seat.
func (t *taste) of(view *portroyal.View, seat int) float64 {
	have := view.Tableau(seat)
	symbols := uint8(0)
	for _, n := range have.Symbols[portroyal.Anchor:] {
		symbols += n
	}
	return t.coin*float64(have.Coins) + t.sword*float64(have.Swords) + t.symbol*float64(symbols) +
		t.expedition*float64(have.Expeditions) + t.contract*float64(have.Fulfilled()) +
		t.trader*float64(have.Roles[portroyal.Trader]+have.Roles[portroyal.Clerk]+have.Roles[portroyal.Wholesaler])
}
