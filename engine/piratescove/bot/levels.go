package bot

import (
	"cmp"
	"context"
	"math"
	"slices"

	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot/value"
	"portroyal/engine/piratescove/follies"
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
)

// mind is how somebody thinks. Who is weaker errs in what a choice seems to be worth, so that the better of two is missed the more
// often the less it matters; and steers for what shines as often as for where the others do not go.
type mind struct {
	effort effort
	error  float64 // standard deviation, in chances of winning among two
	stake  float64 // the same as a share of the difference between the best and the worst choice, if that is less
	rash   int     // how many choices of an island in 100 are made at first sight
	sees   int     // how many follies in 100 are seen to be one, see the package follies
}

// levels are the minds of each level.
var levels = [Levels + 1]mind{
	CabinBoy: {effort{24, 4, 0}, 0.22, 0.9, 88, 20},
	Seaman:   {effort{40, 4, 0}, 0.1, 0.6, 56, 60},
	Captain:  {effort{150, 16, 0}, 0.04, 0.35, 24, 100},
	Admiral:  {effort: effort{1500, 160, 0}, sees: 100},
	Governor: {effort: effort{10000, 600, 1}, sees: 100},
}

// Character is what a computer player likes.
type Character struct {
	Name   string
	taste  taste
	stands bool // never flees
	better int  // half stars that it plays better than without, as measured, see README.md
}

// String gives the character's name in the notation of players.
func (c Character) String() string { return c.Name }

// taste is what a character adds to the worth of a position, in chances of winning among two.
type taste struct {
	treasure, doubloon, fight, card float64
}

// of is what the taste adds for a seat.
func (t *taste) of(p *cove.Position, seat int) float64 {
	if *t == (taste{}) {
		return 0
	}
	ship := p.ShipAt(seat)
	return t.treasure*float64(ship.Treasures) + t.doubloon*float64(ship.Doubloons) + t.card*float64(p.HandSize(seat)) +
		t.fight*float64(min(ship.Value(cove.Cannons), ship.Value(cove.Crew)))
}

// Even is the character without a taste of its own.
var Even = Character{Name: skill.Even}

// characters are the list of them.
var characters = []Character{
	Even,
	{Name: "hoarder", taste: taste{treasure: 0.006}},
	{Name: "thrifty", taste: taste{doubloon: 0.002}},
	{Name: "fighter", taste: taste{fight: 0.015}, stands: true, better: 1},
	{Name: "gambler", taste: taste{card: 0.008}},
}

// Characters lists the characters; the first one plays evenly.
func Characters() []Character { return characters }

// Strength says how well a level with a character, by its name, plays, in half stars: two for each level, since every level beats the
// one below it about as often, and what the character makes of it.
func Strength(level Level, character string) int {
	strength := 2 * int(level)
	for _, c := range characters {
		if c.Name == character {
			strength += c.better
		}
	}
	return min(strength, 2*int(Governor))
}

// opponent is a computer player of a level with a character. It is used for one game at a time.
type opponent struct {
	search search
	mind   mind
	stands bool
	random wyrand.Generator
}

// NewLearned makes a player that judges positions with these weights.
func NewLearned(weights *value.Weights, level Level, character Character, seed uint64) Dicer {
	return newMind(weights, levels[level], character, seed)
}

func newMind(weights *value.Weights, is mind, character Character, seed uint64) *opponent {
	o := &opponent{mind: is, stands: character.stands, random: wyrand.Seeded(seed)}
	o.search.eval, o.search.effort, o.search.taste = value.NewEvaluator(weights), is.effort, character.taste
	o.search.policy.manner = &usualManner
	return o
}

// Roll begins its random stream anew.
func (o *opponent) Roll(seed uint64) { o.random = wyrand.Seeded(seed) }

// Choose thinks as its level does.
func (o *opponent) Choose(ctx context.Context, view cove.View, legal []cove.Action) cove.Action {
	if o.stands && view.Phase() == cove.Exchange {
		legal = slices.DeleteFunc(slices.Clone(legal), func(a cove.Action) bool { return a.Kind == cove.Flee }) // it can fire or hold
	}
	if len(legal) == 1 {
		return legal[0]
	}
	s := &o.search
	s.random = wyrand.Seeded(uint64(o.random.Below(1 << 62)))
	s.policy.random = wyrand.Seeded(uint64(o.random.Below(1 << 62)))
	if _, openly := view.Lookout(); view.Phase() == cove.Navigation && !openly {
		return o.steer(ctx, &view)
	}
	choices := s.weigh(ctx, &view, promising(&view, legal, s.legal[:0]))
	o.err(choices, view.Players())
	most := max(1, choices[0].n)
	slices.SortStableFunc(choices, func(a, b choice) int {
		late := func(c choice) int { return min(1, c.n*2/most) } // what is given up early may have been lucky in a few playouts
		return cmp.Or(cmp.Compare(late(b), late(a)), cmp.Compare(b.worth(), a.worth()))
	})
	for i := range choices {
		if !o.sees(&view, choices[i].action) {
			return choices[i].action
		}
	}
	return choices[0].action
}

// sees reports whether a choice is a folly that this mind sees to be one.
func (o *opponent) sees(view *cove.View, a cove.Action) bool {
	return o.mind.sees > 0 && follies.Of(view, a) != follies.None && o.random.Below(100) < o.mind.sees
}

// steer chooses an island.
func (o *opponent) steer(ctx context.Context, view *cove.View) cove.Action {
	s := &o.search
	a := cove.Action{Kind: cove.Sail, Seat: uint8(view.Seat())}
	var mix Mix
	if o.random.Below(100) < o.mind.rash {
		p := view.Sample(uint64(o.random.Below(1 << 62)))
		first := policy{manner: &firstManner}
		mix = first.drawn(&p, view.Seat())
	} else {
		mix = s.steer(ctx, view)
	}
	s.policy.random = wyrand.Seeded(uint64(o.random.Below(1 << 62)))
	if a.Island = s.policy.pick(&mix); o.sees(view, a) {
		a.Island = s.policy.pick(o.sensible(view, &mix))
	}
	return a
}

// sensible is a mix without follies; if it is made of nothing else, of what comes to mind at first sight, or all of it.
func (o *opponent) sensible(view *cove.View, mix *Mix) *Mix {
	p := view.Sample(uint64(o.random.Below(1 << 62)))
	first := o.search.policy.drawn(&p, view.Seat())
	for _, of := range []*Mix{mix, &first} {
		left, total := *of, 0.0
		for island := range left {
			to := cove.Action{Kind: cove.Sail, Seat: uint8(view.Seat()), Island: cove.Island(island)}
			if island == 0 || follies.Of(view, to) != follies.None {
				left[island] = 0
			}
			total += left[island]
		}
		if total > 0 {
			for island := range left {
				left[island] /= total
			}
			return &left
		}
	}
	return mix
}

// err errs as the level does.
func (o *opponent) err(choices []choice, players int) {
	l := &o.mind
	if l.error == 0 {
		return
	}
	best, worst := math.Inf(-1), math.Inf(1)
	for i := range choices {
		best, worst = max(best, choices[i].worth()), min(worst, choices[i].worth())
	}
	spread := min(l.error*2/float64(players), l.stake*(best-worst))
	for i := range choices {
		choices[i] = choice{choices[i].action, choices[i].worth() + spread*o.normal(), 1}
	}
}

// normal is a number with mean 0 and standard deviation 1 (G. Box and M. Muller, 1958).
func (o *opponent) normal() float64 {
	x := (float64(o.random.Below(1<<30)) + 0.5) / (1 << 30)
	y := float64(o.random.Below(1<<30)) / (1 << 30)
	return math.Sqrt(-2*math.Log(x)) * math.Cos(2*math.Pi*y)
}

// promising leaves out choices that are hardly ever the best one where there are many: parts of what can be buried or
// thrown overboard, unspent doubloons before the first round, and volley cards at sections that are far from falling.
func promising(view *cove.View, legal, into []cove.Action) []cove.Action {
	for _, a := range legal {
		if !dull(view, a) {
			into = append(into, a)
		}
	}
	if len(into) == 0 {
		return legal
	}
	return into
}

func dull(view *cove.View, a cove.Action) bool {
	ship := view.ShipAt(int(a.Seat))
	switch a.Kind {
	case cove.Outfit:
		return int(ship.Doubloons)-ship.OutfitPrice(a.Steps) > 2
	case cove.Bury:
		return a.N != ship.Treasures
	case cove.BuryGold:
		return a.N != ship.Doubloons/cove.GoldPerFame && a.N != (ship.Doubloons/cove.GoldPerFame+1)/2
	case cove.Play:
		return a.Card == cove.Overboard && a.N != ship.Treasures && a.N > 3
	case cove.Fire:
		if a.Volley == 0 || !a.Target.Player() {
			return false
		}
		target := view.ShipAt(int(a.Target))
		for section := cove.Hull; section < cove.Sections; section++ {
			if target.Life(section) < target.Life(a.Section) {
				return true
			}
		}
	}
	return false
}
