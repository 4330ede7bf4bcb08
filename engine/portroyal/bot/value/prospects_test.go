package value

import (
	"math"
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal"
)

// shipsOf gives prospects of so many ships of each colour, by the swords that repel them.
func shipsOf(ships ...*portroyal.Face) (p prospects) {
	for _, face := range ships {
		p.add(face, 1/float32(len(ships)))
	}
	return p
}

func ship(colour, swords int) *portroyal.Face {
	return &portroyal.Face{
		Type: portroyal.Ship, Colour: portroyal.Colour(colour), Swords: uint8(swords), Skull: swords == 0,
	}
}

// The chances of four and of five colours are those of turning ships up again and again.
func TestFleets(t *testing.T) {
	dice := rand.New(rand.NewPCG(3, 1))
	for range 20 {
		var ships []*portroyal.Face
		for range 4 + dice.IntN(12) {
			ships = append(ships, ship(1+dice.IntN(portroyal.Colours), dice.IntN(6)))
		}
		p, swords := shipsOf(ships...), dice.IntN(5)
		const tries = 20_000
		four, five, repelled := 0, 0, 0
		for range tries {
			colours := map[portroyal.Colour]bool{}
			for step := 0; step < 1000 && len(colours) < portroyal.Colours; step++ {
				face := ships[dice.IntN(len(ships))]
				if step == 0 && !face.Skull && int(face.Swords) <= swords {
					repelled++
				}
				if colours[face.Colour] && (face.Skull || int(face.Swords) > swords) {
					break
				}
				colours[face.Colour] = true
			}
			if len(colours) >= 4 {
				four++
			}
			if len(colours) >= 5 {
				five++
			}
		}
		f := p.fleet(swords)
		for name, chance := range map[string][2]float64{
			"repelled": {float64(f.repelled), float64(repelled) / tries},
			"four":     {float64(f.four), float64(four) / tries},
			"five":     {float64(f.five), float64(five) / tries},
		} {
			if math.Abs(chance[0]-chance[1]) > 0.02 {
				t.Errorf("%d ships, %d swords, %s: %.3f, and %.3f of all tries", len(ships), swords, name, chance[0], chance[1])
			}
		}
	}
	two := shipsOf(ship(1, 1), ship(2, 1))
	if f := two.fleet(9); f.four != 0 || f.repelled != 1 {
		t.Errorf("two colours, all repelled: %+v", *f)
	}
	none := prospects{}
	if f := none.fleet(3); *f != (fleet{}) {
		t.Errorf("no ships: %+v", *f)
	}
}

// What persons offer is added up over those that can be paid.
func TestMarkets(t *testing.T) {
	var p prospects
	person := func(cost, points uint8) {
		p.add(&portroyal.Face{Type: portroyal.Person, Cost: cost, Points: points}, 0.2)
	}
	person(3, 1)
	person(5, 1)
	person(7, 2)
	person(10, 4)
	p.add(ship(2, 1), 0.2)
	for purse, want := range map[int]market{
		2:         {affordable: 0, points: 0},
		5:         {affordable: 0.5, points: 0.5},
		9:         {affordable: 0.75, points: 1},
		mostPurse: {affordable: 1, points: 2},
	} {
		m := p.market(purse)
		if math.Abs(float64(m.affordable-want.affordable)) > 1e-5 || math.Abs(float64(m.points-want.points)) > 1e-5 {
			t.Errorf("%d coins: %+v, want %+v", purse, *m, want)
		}
	}
	if m := p.market(8); m.reaching[0] < 0.74 || m.reaching[2] < 0.24 || m.reaching[2] > 0.26 || m.reaching[3] != 0 {
		t.Errorf("reaching: %v", m.reaching)
	}
	var rich portroyal.Tableau
	rich.Traders[2], rich.Clerks[2], rich.Traders[1] = 2, 1, 3
	if more := p.trade(&rich); more != 3 {
		t.Errorf("the next ship, a green one, brings %v coins more", more)
	}
}
