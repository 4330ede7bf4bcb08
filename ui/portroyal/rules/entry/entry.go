// Package entry names the places of the rulebook and says which of them is about what: a card, a contract, a
// symbol, a pile, what a game waits for. So whatever shows such a thing can lead to its place without knowing
// the rulebook. The text of a place is not here, and neither is anything that draws.
package entry

import (
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/ui/rulebook/book"
)

// Entry names a place of the rulebook: a chapter, a part of one with a heading, or a symbol in a list of them.
// The zero value is none.
type Entry = book.Entry

// Chapters that something leads to.
const (
	Coins       Entry = "coins"
	Repel       Entry = "repel"
	Trade       Entry = "trade"
	Expeditions Entry = "expeditions"
	Tax         Entry = "tax"
	End         Entry = "end"
	Contracts   Entry = "contracts"
	Clock       Entry = "clock"
	Unterwegs   Entry = "unterwegs"
)

// Parts of chapters that something leads to.
const (
	Points      Entry = "points"
	Discover    Entry = "discover"
	Fee         Entry = "fee"
	Pile        Entry = "pile"
	Discards    Entry = "discards"
	Risk        Entry = "risk"
	Price       Entry = "price"
	Players     Entry = "players"
	TimePile    Entry = "time-pile"
	VictoryPile Entry = "victory-pile"
)

// OfRole is where a kind of person is explained, OfColour where the ships of a colour are.
func OfRole(role portroyal.Role) Entry       { return Entry("role." + role.String()) }
func OfColour(colour portroyal.Colour) Entry { return Entry("ship." + colour.String()) }

// OfContract is where a contract is explained.
func OfContract(contract portroyal.Contract) Entry { return Entry("contract." + contract.String()) }

// OfCard is where a card is explained; the back of one is a coin.
func OfCard(card portroyal.Card) Entry {
	face := card.Face()
	switch face.Type {
	case portroyal.Person:
		return OfRole(face.Role)
	case portroyal.Ship:
		return OfColour(face.Colour)
	case portroyal.Expedition:
		return Expeditions
	case portroyal.TaxIncrease:
		if face.Deck == portroyal.DeckUnterwegs {
			return Unterwegs
		}
		return Tax
	}
	return Coins
}

// OfSymbol is where a symbol is explained, by the name of its drawing. Those of one kind that come in all ship
// colours have one place.
func OfSymbol(name string) Entry {
	for _, kind := range []string{"flag-", "ship-"} {
		if strings.HasPrefix(name, kind) {
			return Entry("symbol." + kind + "all")
		}
	}
	return Entry("symbol." + name)
}

// facts are the symbols of what is counted for a player, with what it is about.
var facts = map[string]Entry{
	"coin": Coins, "sword": Repel, "discount": OfRole(portroyal.Mademoiselle),
	"extra-card": OfRole(portroyal.Governor), "cube": Contracts,
}

// OfFact is where that is explained which is counted for a player with a symbol.
func OfFact(symbol string) Entry {
	if at, ok := facts[symbol]; ok {
		return at
	}
	return OfSymbol(symbol)
}

// OfAction is where it is explained what somebody does: what the card or contract is that it is about, or else that
// part of a turn.
func OfAction(view *portroyal.View, action portroyal.Action) Entry {
	switch action.Kind {
	case portroyal.RevealNext, portroyal.Stop:
		return Discover
	case portroyal.RepelShip:
		return Repel
	case portroyal.Dock:
		return OfCard(view.Pending())
	case portroyal.Gamble:
		return OfRole(portroyal.Gambler)
	case portroyal.MoveToVictory, portroyal.KeepTime:
		return VictoryPile
	case portroyal.Claim:
		return Expeditions
	case portroyal.Fulfil:
		return OfContract(action.Contract())
	case portroyal.Take, portroyal.TakeForgoing:
		if action.Card != portroyal.NoCard {
			return OfCard(action.Card)
		}
	}
	return OfGame(view)
}

// OfGame is what a game waits for.
func OfGame(view *portroyal.View) Entry {
	switch view.Phase() {
	case portroyal.Discover:
		return Discover
	case portroyal.Repel:
		return Repel
	case portroyal.Trade:
		if view.Decides() != view.Active() {
			return Fee
		}
		return Trade
	case portroyal.Moment:
		return OfContract(view.Offered())
	case portroyal.MoveTime:
		return VictoryPile
	}
	return End
}
