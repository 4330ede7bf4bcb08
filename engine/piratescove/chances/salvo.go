package chances

import (
	"math"

	cove "portroyal/engine/piratescove"
)

// Hits are the chances of 0, 1, 2 … hits of so many dice that have to show so much or more (K5). dice is not negative,
// least from 1 to 6.
func Hits(dice, least int) []float64 {
	hit := float64(7-least) / 6
	chances := make([]float64, dice+1)
	ways := 1.0
	for n := range chances {
		chances[n] = ways * math.Pow(hit, float64(n)) * math.Pow(1-hit, float64(dice-n))
		ways = ways * float64(dice-n) / float64(n+1)
	}
	return chances
}

// Salvo is what a salvo of the seat that sees the view would do.
type Salvo struct {
	Action cove.Action
	Hits   []float64            // chances of 0, 1, 2 … dice that hit
	Ships  map[cove.Target]Harm // for each ship that it can strike, the own one too
}

// Harm is what a salvo does to a ship.
type Harm struct {
	Struck   float64                // chance of a hit at all
	Gone     float64                // chance to be crippled, or sunk (B5, K9)
	Strokes  float64                // hits to expect until then
	Sections [cove.Sections]float64 // rings down to expect
}

// SalvoOf says what one of the legal ways to fire would do (K5, T5). An action of another kind is no salvo.
func SalvoOf(view *cove.View, a cove.Action) Salvo {
	s := Salvo{Action: a, Ships: map[cove.Target]Harm{}}
	if a.Kind != cove.Fire {
		return s
	}
	least := cove.HitsFrom
	switch {
	case a.Volley.Has(cove.Grapeshot):
		least = cove.HitsWithGrapeshot
	case a.Target.Player() && view.Smoked(int(a.Target)):
		least = cove.HitsThroughSmoke
	}
	s.Hits = Hits(view.Dice(cove.Target(a.Seat)), least)
	for n, chance := range s.Hits {
		for ship := range cove.Target(cove.Ships) {
			if view.InFight(ship) {
				struck(view, a, ship, n, chance, s.Ships)
			}
		}
	}
	for ship, harm := range s.Ships {
		if harm == (Harm{}) {
			delete(s.Ships, ship)
		}
	}
	return s
}

// struck adds what so many hits do to a ship.
func struck(view *cove.View, a cove.Action, ship cove.Target, hits int, chance float64, into map[cove.Target]Harm) {
	harm := into[ship]
	if !ship.Player() {
		strokes := 0
		for range hits {
			strokes += one(ship == a.Target) + one(a.Volley.Has(cove.PowderMagazine)) // J6
		}
		hull := view.HullLeft(ship)
		harm.Strokes += chance * float64(min(strokes, hull))
		harm.Sections[cove.Hull] += chance * float64(min(strokes, hull))
		if strokes > 0 {
			harm.Struck += chance
		}
		if strokes >= hull {
			harm.Gone += chance
		}
		into[ship] = harm
		return
	}
	own := view.Ship(int(ship))
	before, gone, strokes := own.Places, false, 0
	strike := func(section cove.Section) {
		if gone {
			return // J5
		}
		strokes++
		_, _, gone = own.Hit(section)
	}
	for range hits {
		switch {
		case ship != a.Target:
		case a.Volley.Has(cove.Cannonade):
			for section := cove.Hull; section < cove.Sections; section++ {
				strike(section)
			}
		default:
			strike(a.Section)
		}
		if a.Volley.Has(cove.PowderMagazine) {
			strike(cove.Hull)
		}
	}
	if ship == cove.Target(a.Seat) && a.Volley.Has(cove.Grapeshot) {
		strike(cove.Cannons)
		strike(cove.Cannons)
	}
	if strokes > 0 {
		harm.Struck += chance
	}
	harm.Strokes += chance * float64(strokes)
	for section := range harm.Sections {
		harm.Sections[section] += chance * float64(before[section]-own.Places[section])
	}
	if gone {
		harm.Gone += chance
	}
	into[ship] = harm
}

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}
