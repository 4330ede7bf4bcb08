package bot

import (
	"context"
	"math/rand/v2"

	cove "portroyal/engine/piratescove"
)

// greedy is a yardstick that never changes: the best treasure card in reach, never where a black ship is; it fires at the
// weakest section and flees at its last ring. Chance decides between equal ones.
type greedy struct{ stream *rand.Rand }

func newGreedy(seed uint64) Player { return &greedy{rand.New(rand.NewPCG(seed, 0x677265656479))} }

// Choose implements [Player].
func (g *greedy) Choose(_ context.Context, view cove.View, legal []cove.Action) cove.Action {
	return g.best(&view, legal)
}

// Roll begins its random stream anew.
func (g *greedy) Roll(seed uint64) { g.stream = rand.New(rand.NewPCG(seed, 0x677265656479)) }

// best is the action that its rules of thumb think most of.
func (g *greedy) best(view *cove.View, legal []cove.Action) cove.Action {
	var list []cove.Action
	most := 0
	for _, a := range legal {
		worth := g.worth(view, a)
		if len(list) == 0 || worth > most {
			most, list = worth, list[:0]
		}
		if worth == most {
			list = append(list, a)
		}
	}
	return list[g.stream.IntN(len(list))]
}

// worth is a number that only orders what can be done.
func (g *greedy) worth(view *cove.View, a cove.Action) int {
	ship := view.ShipAt(view.Seat())
	switch a.Kind {
	case cove.Outfit:
		steps := 0
		for _, n := range a.Steps {
			steps += int(n)
		}
		return steps
	case cove.Sail:
		return g.island(view, a.Island)
	case cove.Play, cove.Bury, cove.Buy, cove.Raise, cove.Attach, cove.Mend, cove.TakeCards, cove.Aim:
		if a.Kind == cove.Play && a.Card == cove.Overboard {
			return -1
		}
		return 10 + int(a.N)
	case cove.BuryGold:
		if view.LastRound() {
			return 10 + int(a.N)
		}
		return -1
	case cove.Flee:
		for section := cove.Hull; section < cove.Sections; section++ {
			if ship.Life(section) == 1 {
				return 100
			}
		}
		return -1
	case cove.Fire:
		if !a.Target.Player() {
			return 50
		}
		return 50 - view.ShipAt(int(a.Target)).Life(a.Section)
	}
	return 0
}

// island is how good a place looks: what its card shows, or what can be buried.
func (g *greedy) island(view *cove.View, island cove.Island) int {
	for black := cove.FirstBlack; black <= cove.SecondBlack; black++ {
		if view.Black(black).Island == island {
			return -1
		}
	}
	ship := view.ShipAt(view.Seat())
	room := ship.Value(cove.Hull) - int(ship.Treasures)
	if island == cove.TreasureIsland {
		return 6 * int(ship.Treasures)
	}
	card := view.Open(island).Face()
	return 6*int(card.Fame) + 4*min(int(card.Treasures), max(room, 0)) + int(card.Doubloons) + 4*int(card.TavernCards)
}
