package bot

import (
	"math"
	"math/rand/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/skill"
)

// Level is how well a computer player plays.
type Level = skill.Level

// The levels, from the weakest to the strongest.
const (
	CabinBoy = skill.CabinBoy
	Seaman   = skill.Seaman
	Captain  = skill.Captain
	Admiral  = skill.Admiral
	Governor = skill.Governor

	// Levels is how many there are.
	Levels = skill.Levels

	// Unerring is none of them: it looks one card ahead and does not err. Learning and rollouts have it play, and it is what
	// new weights are judged by.
	Unerring Level = 0
)

// levels are the numbers of each level. Mistakes are errors in what a choice seems to be worth, as GNU Backgammon
// makes its weaker players: so that the better of two choices is missed the more often the less it matters. An error
// is never large beside what is at stake either, so that no level leaves three coins behind for nothing.
var levels = [Levels + 1]struct {
	error float64 // standard deviation, in chances of winning among two
	stake float64 // the same as a share of the difference between the best and the worst choice, if that is less
	greed float64 // what one more card seems to be worth beyond what it is, in chances of winning among two
	loyal bool    // does not err where all play together: there everybody pays for it, and nobody gains
}{
	CabinBoy: {error: 0.16, stake: 0.65, greed: 0.012},
	Seaman:   {error: 0.1, stake: 0.55, greed: 0.006},
	Captain:  {error: 0.066, stake: 0.45},
	Admiral:  {error: 0.03, stake: 0.35, loyal: true},
}

// mistakes gives the function that errs as a level does in a game, nil for one that does not err.
func mistakes(level Level, game func() portroyal.Options, dice *rand.Rand) func([]Choice) {
	l := &levels[level]
	if l.error == 0 {
		return nil
	}
	return func(choices []Choice) {
		options := game()
		if l.loyal && options.Together() {
			return
		}
		best, worst := math.Inf(-1), math.Inf(1)
		for _, choice := range choices {
			best, worst = max(best, choice.Worth), min(worst, choice.Worth)
		}
		spread := min(l.error*2/float64(max(options.Players, 2)), l.stake*(best-worst))
		for i := range choices {
			choices[i].Worth += spread * dice.NormFloat64()
		}
	}
}

// Character is what a computer player likes.
type Character struct {
	Name   string
	taste  taste
	daring float64 // added to turning up one more card, in chances of winning among two
}

// String gives the character's name in the notation of players.
func (c Character) String() string { return c.Name }

// taste is what a character adds to the worth of a position, in chances of winning among two.
type taste struct {
	coin, sword, symbol, expedition, trader float64
}

// Even is the character without a taste of its own.
var Even = Character{Name: skill.Even}

// characters are the list of them.
var characters = []Character{
	Even,
	{Name: "bold", daring: 0.008},
	{Name: "careful", daring: -0.006},
	{Name: "thrifty", taste: taste{coin: 0.004}},
	{Name: "fighter", taste: taste{sword: 0.02}},
	{Name: "explorer", taste: taste{symbol: 0.01, expedition: 0.03}},
	{Name: "merchant", taste: taste{trader: 0.02}},
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
		t.expedition*float64(have.Expeditions) +
		t.trader*float64(have.Roles[portroyal.Trader]+have.Roles[portroyal.Clerk]+have.Roles[portroyal.Wholesaler])
}
