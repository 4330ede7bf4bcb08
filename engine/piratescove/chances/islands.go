package chances

import (
	"slices"

	cove "portroyal/engine/piratescove"
)

// Rates are what things are worth in fame: a simple exchange rate, as a person reckons.
type Rates struct {
	Treasure float64 // that fits under the hull and can still be buried (I3)
	Doubloon float64 // as if it were buried (I3)
	LastCard float64 // a tavern card in the last round: the mean fame of all of them (T6)
	Card     float64 // a tavern card: the fame of all of them, 14, over their number, 42, and as much again for the others (T1, T6)
}

// Usual rates.
var UsualRates = Rates{Treasure: 1, Doubloon: 1.0 / 3, LastCard: 14.0 / 42, Card: 2 * 14.0 / 42}

// Island is what an island offers to the seat that sees it, before the fights of a round.
type Island struct {
	Island cove.Island

	// Reach are the seats that can be there in this round's fights, the own one among them: by their wheels, by where they
	// are, or by a Safe Passage that they may have (N1, N3, E4).
	Reach []int
	Sure  []int // of these, the seats that are there, or have chosen it openly; only a Safe Passage can lead them away

	Card  cove.Treasure // 0 for none
	Worth float64       // of the card, in fame; with a map, a Buccaneer, the bank and the own hull (E1, E2, A3, R6)

	Foes []Foe // black ships and Navies
}

// Foe is a black ship or a Navy at an island.
type Foe struct {
	Ship   cove.Target
	Legend cove.Legend
	Hits   float64 // to expect of one salvo, on the ship that it aims at
}

// Islands says what the islands 1 to 6 offer.
func Islands(view *cove.View, rates Rates) (all []Island) {
	for island := cove.Tavern; island <= cove.TreasureIsland; island++ {
		at := Island{Island: island, Card: view.Open(island)}
		for seat := range view.Players() {
			there, sure := reaches(view, seat, island)
			if there {
				at.Reach = append(at.Reach, seat)
			}
			if sure {
				at.Sure = append(at.Sure, seat)
			}
		}
		if at.Card != 0 {
			at.Worth = worth(view, view.Yield(view.Seat(), island, at.Card), rates)
		}
		at.Foes = foesAt(view, island)
		all = append(all, at)
	}
	return all
}

// reaches reports whether a seat can be at an island in the fights of this round, and whether it is known to be there
// unless it leaves by a Safe Passage.
func reaches(view *cove.View, seat int, island cove.Island) (can, sure bool) {
	passes := mayHold(view, seat, cove.SafePassage)
	_, openly := view.Lookout()
	switch phase := view.Phase(); {
	case phase == cove.AfterNavigation, phase == cove.Reply:
		there := view.ShipAt(seat).Island == island
		return there || passes && view.CanPass(seat, island), there
	case phase == cove.Navigation && view.Chosen(seat) && (openly || seat == view.Seat()):
		there := view.Steered(seat) == island
		return there || passes, there // whatever island is without ships then
	}
	return view.Phase() < cove.Boarding, false
}

// mayHold reports whether a seat may have a card, from what the view sees.
func mayHold(view *cove.View, seat int, card cove.Card) bool {
	if seat == view.Seat() {
		return view.HasCard(seat, card)
	}
	unseen := view.Unseen()
	return view.HandSize(seat) > 0 && unseen[card] > 0
}

// MapWorth is what a Treasure Map is worth to the seat of a view before it is rolled for one of the outer islands, in fame: how
// much more it would plunder there than without, on average (E1).
func MapWorth(view *cove.View, rates Rates) float64 {
	sum := 0.0
	for island := cove.Tavern; island.Outer(); island++ {
		if card := view.Open(island); card != 0 {
			sum += worth(view, view.OnMap(card), rates) - worth(view, *card.Face(), rates)
		}
	}
	return sum / float64(cove.OuterIslands)
}

// worth is what is plundered is worth to the seat of a view.
func worth(view *cove.View, face cove.TreasureFace, rates Rates) float64 {
	seat := view.Seat()
	doubloons, hoard := view.Bank()
	fame, gold := int(face.Fame), min(int(face.Doubloons), doubloons) // A3
	treasures, cards := min(int(face.Treasures), hoard), int(face.TavernCards)
	if _, on, pursued := view.Pursued(); pursued && on == seat { // E2
		fame, gold, treasures, cards = fame/2, gold/2, treasures/2, cards/2
	}
	ship := view.ShipAt(seat)
	if ship.Parrot != cove.Flint { // R6, T3
		treasures = min(treasures, max(0, ship.Value(cove.Hull)-int(ship.Treasures)))
	}
	if view.LastRound() { // nothing of it can be buried or spent any more (Z1)
		treasures, gold = 0, 0
	}
	each := rates.Card
	if view.LastRound() {
		each = rates.LastCard
	}
	return float64(fame) + float64(treasures)*rates.Treasure + float64(gold)*rates.Doubloon + float64(cards)*each
}

// AtStake is what the island of the fight at hand is worth, in fame, to the seat of the view if it is left there: its
// treasure card (R4), or what can be buried (I3); with a Buccaneer half of it (E2). It is 0 where nothing can be won but
// the fight itself.
func AtStake(view *cove.View, rates Rates) float64 {
	island, on := view.FightAt()
	switch {
	case !on || view.Deciding():
		return 0
	case island.Outer():
		if card := view.Open(island); card != 0 {
			return worth(view, view.Yield(view.Seat(), island, card), rates)
		}
		return 0
	}
	return float64(view.Kept(view.Seat(), view.ShipAt(view.Seat()).Buriable()))
}

// foesAt are the black ships and Navies at an island.
func foesAt(view *cove.View, island cove.Island) (foes []Foe) {
	for ship := cove.FirstBlack; ship <= cove.SecondBlack; ship++ {
		if black := view.Black(ship); black.Island == island && !black.Gone {
			foes = append(foes, Foe{ship, black.Legend, salvo(black.Legend)})
		}
	}
	for ship := cove.FirstNavy; ship <= cove.SecondNavy; ship++ {
		if fleet := view.Fleet(ship); fleet.Island == island && !fleet.Gone {
			foes = append(foes, Foe{ship, cove.Navy, salvo(cove.Navy)})
		}
	}
	return slices.Clip(foes)
}

// salvo is how many hits a salvo of a foe deals, counted by section (K8, L4).
func salvo(legend cove.Legend) float64 {
	hits := float64(legend.Face().Dice) / 3
	if legend == cove.BonnyAndRead {
		hits *= cove.Sections
	}
	return hits
}
