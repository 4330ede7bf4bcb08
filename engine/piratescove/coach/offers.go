package coach

import (
	"cmp"
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
)

// offers are what an island offers to the seat, and who else is there.
func (f *facts) offers(island cove.Island, others [cove.MaxPlayers]bot.Mix) (all []Reason) {
	at := f.islands[island-1]
	if at.Card != 0 {
		all = append(all, Reason{Topic: CardWorth, Fame: at.Worth})
	}
	all = append(all, f.company(island, others)...)
	for _, foe := range at.Foes {
		all = append(all, Reason{
			Topic: Awaits, Ship: foe.Ship, Legend: foe.Legend, Hits: foe.Hits, Fame: prize(foe.Legend),
		})
	}
	gold := int(f.ship.Doubloons)
	switch section := island.Raises(); {
	case island == cove.TreasureIsland:
		if fame := f.ship.Buriable(); fame > 0 {
			all = append(all, Reason{
				Topic: ToBury, N: int(f.ship.Treasures), Of: gold / cove.GoldPerFame * cove.GoldPerFame,
				Fame: float64(f.view.Kept(f.seat, fame)),
			})
		}
	case island == cove.Tavern:
		if cards := min(3, gold/2); cards > 0 { // I1
			draws := f.draws(cards)
			all = append(all, Reason{Topic: CanBuy, N: cards, Fame: draws.Fame})
		}
	case section < cove.Sections:
		place := int(f.ship.Places[section])
		steps := 0
		for cost := cove.StepCost(place + 1); cost > 0 && cost <= gold; cost = cove.StepCost(place + 1) {
			gold -= cost
			place++
			steps++
		}
		if steps > 0 {
			all = append(all, Reason{Topic: CanRaise, Section: section, N: steps, Of: place})
		}
	}
	if f.last && island != cove.TreasureIsland && f.ship.Buriable() > 0 {
		all = append(all, Reason{Topic: Unburied, N: int(f.ship.Treasures), Of: int(f.ship.Doubloons)})
	}
	return all
}

// company are the other seats at an island. Treasure Island is shared in peace (K1), so that nobody disturbs there.
func (f *facts) company(island cove.Island, others [cove.MaxPlayers]bot.Mix) (all []Reason) {
	if !island.Outer() {
		return nil
	}
	const seldom = 0.05
	alone := 1.0
	for seat := range f.view.Players() {
		chance := others[seat][island]
		alone *= 1 - chance
		if chance >= seldom {
			all = append(all, Reason{Topic: Company, Seat: seat, Chance: chance})
		}
	}
	slices.SortStableFunc(all, func(a, b Reason) int { return cmp.Compare(b.Chance, a.Chance) })
	return append([]Reason{{Topic: Alone, Chance: alone}}, all...)
}

// prize is the fame for who sinks a black ship or the Navy, or takes the Cacafuego, for which a die is rolled (K9, L5).
func prize(legend cove.Legend) float64 {
	if legend == cove.Cacafuego {
		return 3.5
	}
	return float64(legend.Face().Fame)
}

// navySalvo is how many hits of the Navy are to be expected (K8).
func navySalvo() float64 { return float64(cove.Navy.Face().Dice) * float64(7-cove.HitsFrom) / 6 }
