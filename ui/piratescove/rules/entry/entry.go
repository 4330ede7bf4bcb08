// Package entry names the places of the rulebook and says which of them is about what: a card, a legendary pirate, an
// island, a section of a ship, a symbol, what a game waits for. So whatever shows such a thing can lead to its place
// without knowing the rulebook. The text of a place is not here, and neither is anything that draws.
package entry

import (
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/rulebook/book"
)

// Entry names a place of the rulebook: a chapter, a part of one, or a symbol in a list of them. The zero value is none.
type Entry = book.Entry

// Chapters that something leads to.
const (
	Ship    Entry = "ship"
	Round   Entry = "round"
	Courses Entry = "courses"
	Fights  Entry = "fights"
	Foes    Entry = "foes" // black ships and the Navy
	Plunder Entry = "plunder"
	Islands Entry = "islands"
	Tavern  Entry = "tavern" // the cards
	Legends Entry = "legends"
	End     Entry = "end"
	Keys    Entry = "keys"
)

// Parts of chapters that something leads to.
const (
	Fame      Entry = "fame"
	Doubloons Entry = "doubloons"
	Treasures Entry = "treasures"
	Bank      Entry = "bank"
	Outfit    Entry = "outfitting"
	Hidden    Entry = "hidden"
	Tracks    Entry = "tracks" // values and costs of the sections
	Damage    Entry = "damage"
	Crippled  Entry = "crippled"
	Parrots   Entry = "parrots" // one of two that stays
	Order     Entry = "order"   // who goes first
	Windows   Entry = "windows" // when event cards are played
	Boarding  Entry = "boarding"
	Exchange  Entry = "exchange"
	Flight    Entry = "flight"
	Mutiny    Entry = "mutiny"
	Tie       Entry = "tie"
)

// OfIsland is where an island is explained; of none, where all are.
func OfIsland(island cove.Island) Entry {
	if island == cove.NoIsland {
		return Islands
	}
	return Entry("island." + island.String())
}

// OfSection is where a section of a ship is explained.
func OfSection(section cove.Section) Entry { return Entry("section." + section.String()) }

// OfLegend is where a legendary pirate or the Navy is explained; of none, where all are.
func OfLegend(legend cove.Legend) Entry {
	if legend == cove.NoLegend {
		return Legends
	}
	return Entry("legend." + legend.String())
}

// OfType is where is told what all tavern cards of a type have in common.
func OfType(of cove.CardType) Entry {
	if of == cove.NoType {
		return Tavern
	}
	return Entry("type." + of.String())
}

// OfCard is where a tavern card is explained; fame cards have one place, and the back of a card is where all are.
func OfCard(card cove.Card) Entry {
	switch {
	case card == cove.NoCard:
		return Tavern
	case card.Face().Type == cove.FameCard:
		return OfType(cove.FameCard)
	}
	return Entry("card." + card.String())
}

// OfSymbol is where a symbol is explained, by the name of its drawing.
func OfSymbol(name string) Entry { return Entry("symbol." + name) }

// phases is what the game waits for.
var phases = map[cove.Phase]Entry{
	cove.Outfitting: Outfit, cove.AfterTreasure: Windows, cove.BeforeNavigation: Windows, cove.Navigation: Courses,
	cove.AfterNavigation: Windows, cove.Reply: OfCard(cove.LetterOfMarque), cove.Boarding: Boarding,
	cove.Exchange: Exchange, cove.Aiming: OfLegend(cove.Navy), cove.Parrots: Parrots, cove.Visits: Islands, cove.Over: End,
}

// OfPhase is where it is explained what is owed in a phase.
func OfPhase(phase cove.Phase) Entry { return phases[phase] }

// OfGame is what a game waits for: on a visit, the island that offers something.
func OfGame(view *cove.View) Entry {
	if at := view.Visiting(); view.Phase() == cove.Visits && at >= 0 {
		return OfIsland(view.ShipAt(at).Island)
	}
	if view.Phase() == cove.Exchange && len(foes(view)) > 0 {
		return Foes
	}
	return OfPhase(view.Phase())
}

// foes are the ships in the fight at hand that are no player's.
func foes(view *cove.View) []cove.Target {
	order, _ := view.FiringOrder()
	return slices.DeleteFunc(slices.Clone(order), cove.Target.Player)
}
