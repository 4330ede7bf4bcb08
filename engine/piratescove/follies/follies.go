// Package follies knows what nobody does who looks at the table: choices that are worse than another one by what the rules and
// the chances show, whatever the others do. It chooses nothing; computer players ask it before they choose, and lab counts.
package follies

import (
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
)

// Folly is a kind of them.
type Folly uint8

// The kinds. The numbers are what the thresholds are: a choice beyond them is a folly.
const (
	None Folly = iota

	// Of a salvo (K5, T5).

	CripplesItself  // volley cards cripple the own ship in half of all cases or more, and no other one as often
	WastesCannonade // a Cannonade at a black ship or the Navy is a plain salvo, and costs the next one (J6)
	WastesVolley    // volley cards where a plain salvo would be the target's end in nine of ten cases
	SparesDoomed    // a ship is let go that the same salvo at another section would cripple in a quarter of all cases more

	// Of fleeing (K4).

	FleesWinning // unhurt, from something worth a fame or more that the ship would get in eight of ten cases, and hardly be crippled for
	Concedes     // from the fight for the first place (Z2)

	// Of battle cards (T4).

	WindForNothing      // Fair Wind that changes no order of fire
	OverboardForNothing // as much as a smaller number of treasures would do, or nothing
	CalmsNobody         // Becalmed where nobody else holds a card
	GrappleForNobody    // Grapple that changes no ship's dice
	GrappleForOthers    // Grapple that brings others more dice, and the own ship none

	// Of event cards (E).

	NavyToNobody    // the Navy to an island without a player's ship, by itself or sent on by a Letter of Marque from elsewhere than the own island
	NavyOnItself    // the Navy to the own ship alone, which it would cripple in four of ten cases
	AimsAtItself    // the Navy's guns at the own ship, where another one is (K10)
	MapForNothing   // a Treasure Map that doubles nothing that the ship could keep (E1)
	PassageForLess  // from an island where the ship is alone, to one worth less by a fame or more (E4)
	SailsForNothing // to Treasure Island with nothing to bury, and nothing to pay a step with (I3)
	LeavesHoard     // in the last round elsewhere than to Treasure Island, where more could be buried for certain, by two fame
	SailsIntoRuin   // to where a black ship is that the ship alone would outlast in one of ten cases at most

	// Of visits (I).

	LeavesGold     // Treasure Island is left with doubloons for a fame, after the last round worth nothing
	LeavesTreasure // Treasure Island is left with treasures
	LeavesFrail    // an island is left with a section that the next hit destroys, which a doubloon there would strengthen
	LeavesCards    // the tavern is left in the last round with doubloons for a card
	TakesGold      // a card and doubloons instead of two cards, when doubloons are worth nothing any more
	PaysForParrot  // fame for a parrot that has nothing to do any more
	SpendsFame     // in the last round, on a step, doubloons that could be buried
	KeepsCraft     // a mastercraft stays in the hand that could be attached
	HullForNothing // a step of a hull that holds six treasures more than there are, and is not the weakest section

	count
)

var names = [count]string{
	"", "cripples-itself", "wastes-cannonade", "wastes-volley", "spares-doomed", "flees-winning", "concedes",
	"wind-for-nothing", "overboard-for-nothing", "calms-nobody", "grapple-for-nobody", "grapple-for-others", "navy-to-nobody",
	"navy-on-itself", "aims-at-itself", "map-for-nothing", "passage-for-less", "sails-for-nothing", "leaves-hoard",
	"sails-into-ruin", "leaves-gold", "leaves-treasure", "leaves-frail", "leaves-cards", "takes-gold", "pays-for-parrot", "spends-fame",
	"keeps-craft", "hull-for-nothing",
}

// String is the folly's name.
func (f Folly) String() string { return names[f] }

// All lists the kinds.
func All() (all []Folly) {
	for f := None + 1; f < count; f++ {
		all = append(all, f)
	}
	return all
}

// Of says which folly a legal action of the seat of a view is, [None] for most. Nothing is known to it but what the seat sees;
// the same view and action always give the same.
func Of(view *cove.View, a cove.Action) Folly {
	of := question{view: view, seat: view.Seat(), ship: view.ShipAt(view.Seat()), last: view.LastRound()}
	switch a.Kind {
	case cove.Fire:
		return of.fires(a)
	case cove.Flee:
		return of.flees()
	case cove.Aim:
		return when(int(a.Target) == of.seat && of.others(cove.Target.Player) > 0, AimsAtItself)
	case cove.Sail:
		return of.sails(a.Island)
	case cove.Play:
		return of.plays(a)
	case cove.TakeGold:
		return when(of.last, TakesGold)
	case cove.TakeNew:
		return when(of.last, PaysForParrot)
	case cove.Raise:
		return of.raises(a.Section)
	case cove.Done:
		return of.leaves()
	}
	return None
}

// question is a decision of a seat.
type question struct {
	view *cove.View
	seat int
	ship *cove.Ship
	last bool // it is the last round
}

// when is a folly if something holds.
func when(is bool, folly Folly) Folly {
	if is {
		return folly
	}
	return None
}

// others are how many other ships of a kind are in the fight at hand.
func (q *question) others(of func(cove.Target) bool) (n int) {
	for ship := range cove.Target(cove.Ships) {
		if int(ship) != q.seat && q.view.InFight(ship) && of(ship) {
			n++
		}
	}
	return n
}

// leaves is what is left undone at the end of a visit (R5).
func (q *question) leaves() Folly {
	at, hand := q.ship.Island, q.view.HandOf(q.seat)
	switch {
	case at == cove.TreasureIsland && q.ship.Treasures > 0:
		return LeavesTreasure
	case at == cove.TreasureIsland && q.last && q.ship.Doubloons >= cove.GoldPerFame:
		return LeavesGold
	case at == cove.Tavern && q.last && q.view.CanBuy(q.seat):
		return LeavesCards
	case q.last:
		return None
	}
	if section := at.Raises(); section < cove.Sections && q.ship.Life(section) == 1 && int(q.ship.Doubloons) >= q.view.StepPrice(q.seat, section) {
		return LeavesFrail
	}
	if hand[cove.Mastercraft] == 0 {
		return None
	}
	for section := cove.Hull; section < cove.Sections; section++ {
		if q.view.CanAttach(q.seat, section) {
			return KeepsCraft
		}
	}
	return None
}

// raises is a step that is paid for on a visit.
func (q *question) raises(section cove.Section) Folly {
	const ample = 6
	switch {
	case q.last && q.ship.Island == cove.TreasureIsland:
		price := q.view.StepPrice(q.seat, section)
		left := (int(q.ship.Doubloons) - price) / cove.GoldPerFame
		return when(left < int(q.ship.Doubloons)/cove.GoldPerFame, SpendsFame)
	case section != cove.Hull || q.last:
		return None
	}
	for other := cove.Sails; other < cove.Sections; other++ {
		if q.ship.Life(other) < q.ship.Life(cove.Hull) {
			room, ends := q.ship.Room()
			return when(!ends || room-int(q.ship.Treasures) >= ample, HullForNothing)
		}
	}
	return None
}

// worth is what an island has for the seat if nobody disturbs it, in fame: its card, or what could be buried now.
func (q *question) worth(island cove.Island) float64 {
	if island != cove.TreasureIsland {
		return chances.Islands(q.view, chances.UsualRates)[island-1].Worth
	}
	fame := int(q.ship.Treasures)
	if q.last {
		fame = q.ship.Buriable()
	}
	return float64(q.view.Kept(q.seat, fame))
}
