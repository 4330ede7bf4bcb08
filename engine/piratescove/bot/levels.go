package bot

import (
	"context"
	"math"

	"portroyal/engine/internal/wyrand"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot/value"
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

// levels are the numbers of each level. The weaker ones err in what a choice seems to be worth, so that the better of two
// is missed the more often the less it matters; and they steer for what shines as often as they think about where the
// others go.
var levels = [Levels + 1]struct {
	effort effort
	error  float64 // standard deviation, in chances of winning among two
	stake  float64 // the same as a share of the difference between the best and the worst choice, if that is less
	rash   int     // how many choices of an island in 100 are made at first sight
}{
	CabinBoy: {effort{24, 4, 0}, 0.22, 0.9, 88},
	Seaman:   {effort{40, 4, 0}, 0.1, 0.6, 56},
	Captain:  {effort{70, 7, 0}, 0.033, 0.35, 24},
	Admiral:  {effort: effort{150, 16, 0}},
	Governor: {effort: effort{10000, 600, 1}},
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
	{"hoarder", taste{treasure: 0.006}},
	{"thrifty", taste{doubloon: 0.004}},
	{"fighter", taste{fight: 0.015}},
	{"gambler", taste{card: 0.008}},
}

// Characters lists the characters; the first one plays evenly.
func Characters() []Character { return characters }

// opponent is a computer player of a level with a character. It is used for one game at a time.
type opponent struct {
	search search
	level  Level
	random wyrand.Generator
}

// NewLearned makes a player that judges positions with these weights.
func NewLearned(weights *value.Weights, level Level, character Character, seed uint64) Dicer {
	o := &opponent{level: level, random: wyrand.Seeded(seed)}
	o.search.eval, o.search.effort, o.search.taste = value.NewEvaluator(weights), levels[level].effort, character.taste
	return o
}

// Roll begins its random stream anew.
func (o *opponent) Roll(seed uint64) { o.random = wyrand.Seeded(seed) }

// Choose thinks as its level does.
func (o *opponent) Choose(ctx context.Context, view cove.View, legal []cove.Action) cove.Action {
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
	best := &choices[0]
	for i := range choices {
		if choices[i].worth() > best.worth() && (choices[i].n*2 >= choices[0].n || levels[o.level].error > 0) {
			best = &choices[i]
		}
	}
	return best.action
}

// steer chooses an island.
func (o *opponent) steer(ctx context.Context, view *cove.View) cove.Action {
	s := &o.search
	a := cove.Action{Kind: cove.Sail, Seat: uint8(view.Seat())}
	var mix Mix
	if o.random.Below(100) < levels[o.level].rash {
		p := view.Sample(uint64(o.random.Below(1 << 62)))
		mix = s.policy.drawn(&p, view.Seat())
	} else {
		mix = s.steer(ctx, view)
	}
	s.policy.random = wyrand.Seeded(uint64(o.random.Below(1 << 62)))
	a.Island = s.policy.pick(&mix)
	return a
}

// err errs as the level does.
func (o *opponent) err(choices []choice, players int) {
	l := &levels[o.level]
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
