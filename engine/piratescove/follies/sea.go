package follies

import (
	"context"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
)

// sails is the choice of an island (N1).
func (q *question) sails(island cove.Island) Folly {
	black := q.black(island)
	switch {
	case black.Fights() && q.outlasts(black) <= 0.1:
		return SailsIntoRuin
	case black != cove.NoLegend:
		return None
	case island == cove.TreasureIsland:
		buries := q.ship.Treasures > 0 || q.ship.Doubloons >= cove.GoldPerFame
		return when(!buries && !q.paysStep(), SailsForNothing)
	case q.last && !q.black(cove.TreasureIsland).Fights() && q.worth(cove.TreasureIsland) >= q.worth(island)+2:
		return LeavesHoard
	}
	return None
}

// paysStep reports whether the ship could pay a step at Treasure Island, at twice its price (I3).
func (q *question) paysStep() bool {
	for _, place := range q.ship.Places {
		if price := 2 * cove.StepCost(int(place)+1); !q.last && price > 0 && price <= int(q.ship.Doubloons) {
			return true
		}
	}
	return false
}

// black is who sails a black ship at an island, NoLegend for nobody. Of two it is one that fights.
func (q *question) black(island cove.Island) (legend cove.Legend) {
	for ship := cove.FirstBlack; ship <= cove.SecondBlack; ship++ {
		if black := q.view.Black(ship); black.Island == island && !black.Gone && !legend.Fights() {
			legend = black.Legend
		}
	}
	return legend
}

// outlasts is the chance of the ship to be left, alone with a black ship and without cards.
func (q *question) outlasts(legend cove.Legend) float64 {
	last, _ := chances.Against(q.ship, legend)
	return last
}

// plays is a card that is played.
func (q *question) plays(a cove.Action) Folly {
	switch a.Card {
	case cove.TreasureMap:
		return when(chances.MapWorth(q.view, chances.UsualRates) < 0.05, MapForNothing)
	case cove.SafePassage:
		return when(q.alone() && q.worth(q.ship.Island) >= q.worth(a.Island)+1 && !q.pursued(), PassageForLess)
	case cove.RoyalNavy, cove.LetterOfMarque:
		return q.sends(a)
	case cove.FairWind:
		return when(q.order(0) == q.order(cove.FairWindSpeed), WindForNothing)
	case cove.Overboard:
		n := int(a.N)
		return when(q.order(cove.OverboardSpeed*(n-1)) == q.order(cove.OverboardSpeed*n), OverboardForNothing)
	case cove.Becalmed:
		for other := range q.view.Players() {
			if other != q.seat && q.view.InFight(cove.Target(other)) && q.view.HandSize(other) > 0 {
				return None
			}
		}
		return CalmsNobody
	case cove.Grapple:
		return q.grapples(a)
	}
	return None
}

func (q *question) pursued() bool {
	_, on, pursued := q.view.Pursued()
	return pursued && on == q.seat
}

// alone reports whether no other ship is where the own one is, an outer island.
func (q *question) alone() bool {
	island := q.ship.Island
	if !island.Outer() || q.black(island) != cove.NoLegend || q.navy(island) {
		return false
	}
	return q.rivals(island) == 0
}

func (q *question) navy(island cove.Island) bool {
	for ship := cove.FirstNavy; ship <= cove.SecondNavy; ship++ {
		if fleet := q.view.Fleet(ship); fleet.Island == island && !fleet.Gone {
			return true
		}
	}
	return false
}

// rivals are the ships of other players at an island.
func (q *question) rivals(island cove.Island) (n int) {
	for other := range q.view.Players() {
		if other != q.seat && q.view.ShipAt(other).Island == island {
			n++
		}
	}
	return n
}

// sends is the Navy sent to an island (E5, E6).
func (q *question) sends(a cove.Action) Folly {
	own, rivals := q.ship.Island == a.Island, q.rivals(a.Island)
	switch {
	case rivals > 0:
		return None
	case own:
		_, crippled := chances.Against(q.ship, cove.Navy)
		return when(crippled >= 0.4, NavyOnItself)
	case a.Card == cove.LetterOfMarque && q.view.NavyAsked(q.ship.Island):
		return None // it frees the own ship
	}
	return NavyToNobody
}

// order is how the ship compares in speed with each other one in the fight, with so much speed more.
func (q *question) order(more int) (beside [cove.Ships]int8) {
	own := q.view.Speed(cove.Target(q.seat)) + more
	for ship := range cove.Target(cove.Ships) {
		if int(ship) == q.seat || !q.view.InFight(ship) {
			continue
		}
		switch other := q.view.Speed(ship); {
		case own > other:
			beside[ship] = 1
		case own < other:
			beside[ship] = -1
		}
	}
	return beside
}

// grapples is the card after which dice go by crews alone.
func (q *question) grapples(a cove.Action) Folly {
	p := q.view.Sample(0)
	p.Play(a, nil)
	changes, others, own := false, false, 0
	for seat := range q.view.Players() {
		ship := cove.Target(seat)
		if !q.view.InFight(ship) {
			continue
		}
		more := p.Dice(ship) - q.view.Dice(ship)
		changes = changes || more != 0
		if seat == q.seat {
			own = more
		} else {
			others = others || more > 0
		}
	}
	switch {
	case !changes:
		return GrappleForNobody
	case own <= 0 && others:
		return GrappleForOthers
	}
	return None
}

// flees is leaving a fight (K4).
func (q *question) flees() Folly {
	if q.view.Deciding() {
		return Concedes
	}
	if q.view.WasHit(q.seat) || chances.AtStake(q.view, chances.UsualRates) < 1 {
		return None
	}
	const playouts = 300
	outlook, _ := chances.Fight(context.Background(), q.view, chances.Standing(q.seat), playouts, 1)
	fate := outlook.Ships[cove.Target(q.seat)]
	return when(fate.Last >= 0.8 && fate.Crippled <= 0.1, FleesWinning)
}

// fires is a salvo (K5).
func (q *question) fires(a cove.Action) Folly {
	if a.Volley.Has(cove.Cannonade) && !a.Target.Player() {
		return WastesCannonade
	}
	plain := a
	plain.Volley = 0
	if a.Volley == 0 {
		return q.spares(a)
	}
	if chances.SalvoOf(q.view, plain).Ships[a.Target].Gone >= 0.9 {
		return WastesVolley
	}
	most := 0.0
	ships := chances.SalvoOf(q.view, a).Ships
	own := cove.Target(q.seat)
	for ship, harm := range ships {
		if ship != own {
			most = max(most, harm.Gone)
		}
	}
	return when(ships[own].Gone >= 0.5 && ships[own].Gone > most, CripplesItself)
}

// spares is a plain salvo at a section of a player's ship where another one is about to fall.
func (q *question) spares(a cove.Action) Folly {
	if !a.Target.Player() {
		return None
	}
	gone := chances.SalvoOf(q.view, a).Ships[a.Target].Gone
	for section := cove.Hull; section < cove.Sections; section++ {
		other := a
		other.Section = section
		if chances.SalvoOf(q.view, other).Ships[a.Target].Gone >= gone+0.25 {
			return SparesDoomed
		}
	}
	return None
}
