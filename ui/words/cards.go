package words

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/cardface"
)

// The families of messages whose ids are made from names of the engine.
const (
	rolePrefix    = "role."    // what a person is called
	shipPrefix    = "ship."    // what a ship is called, by colour
	letterPrefix  = "letter."  // the letter of a ship colour
	abilityPrefix = "ability." // what a card does, in two to four words
	textPrefix    = "text."    // what a card does, as a sentence
)

// Title is what a card is called.
func (w *Words) Title(card portroyal.Card) string {
	face := card.Face()
	switch face.Type {
	case portroyal.Person:
		return w.T(rolePrefix + face.Role.String())
	case portroyal.Ship:
		return w.T(shipPrefix + face.Colour.String())
	case portroyal.Expedition:
		return w.T("card.expedition")
	case portroyal.TaxIncrease:
		return w.T("card.tax")
	}
	return ""
}

// Ship is what a ship of this colour is called.
func (w *Words) Ship(colour portroyal.Colour) string { return w.T(shipPrefix + colour.String()) }

// Letter is the letter of a ship colour, from the name of its ships.
func (w *Words) Letter(colour portroyal.Colour) string { return w.T(letterPrefix + colour.String()) }

// Named is a card in a running text: its title and what tells it from its like.
func (w *Words) Named(card portroyal.Card) string {
	face := card.Face()
	points := w.N("count.points", int(face.Points))
	coins := w.N("count.coins", int(face.Coins))
	switch face.Type {
	case portroyal.Person:
		if face.Colour != portroyal.NoColour {
			return w.T("card.named.coloured", "Title", w.Title(card), "Ship", w.Ship(face.Colour), "Points", points)
		}
		return w.T("card.named.person", "Title", w.Title(card), "Points", points)
	case portroyal.Ship:
		if face.Skull {
			return w.T("card.named.skull", "Title", w.Title(card), "Coins", coins)
		}
		return w.T("card.named.ship", "Title", w.Title(card), "Coins", coins, "Swords", w.N("count.swords", int(face.Swords)))
	case portroyal.Expedition:
		return w.T("card.named.expedition", "Title", w.Title(card), "Points", points)
	}
	return w.Title(card)
}

// ability is what a card does in two to four words.
func (w *Words) ability(card portroyal.Card) string { return w.T(abilityPrefix + kindOf(card)) }

// text is what a card does, as a sentence.
func (w *Words) text(card portroyal.Card) string {
	face := card.Face()
	id := textPrefix + textKindOf(card)
	switch {
	case face.Type == portroyal.Person && face.Colour != portroyal.NoColour:
		return w.T(id, "Ship", w.Ship(face.Colour))
	case face.Type == portroyal.Person && face.Swords > 0:
		return w.N(id, int(face.Swords))
	case face.Type == portroyal.Ship && face.Skull:
		return w.N(id, int(face.Coins))
	case face.Type == portroyal.Ship:
		return w.N(id, int(face.Coins), "Swords", face.Swords)
	case face.Type == portroyal.Expedition:
		return w.T(id, "Points", face.Points, "Coins", face.Coins)
	}
	return w.T(id)
}

// kindOf names what decides a card's texts.
func kindOf(card portroyal.Card) string {
	face := card.Face()
	switch face.Type {
	case portroyal.Person:
		return face.Role.String()
	case portroyal.Ship:
		if face.Skull {
			return "skull"
		}
		return "ship"
	case portroyal.TaxIncrease:
		return "tax." + face.Bonus.String()
	}
	return face.Type.String()
}

// textKindOf names what decides a card's sentence. It tells more cards apart than kindOf does: a
// sentence has room for the coin that a ship brings to another player (H11), and for the tax of
// Unterwegs (X2).
func textKindOf(card portroyal.Card) string {
	kind, face := kindOf(card), card.Face()
	switch {
	case face.CoinToOther > 0:
		return kind + ".gift"
	case face.Type == portroyal.TaxIncrease && face.Deck == portroyal.DeckUnterwegs:
		return "tax.unterwegs"
	}
	return kind
}

// OnFace is what is written on the card itself.
func (w *Words) OnFace(card portroyal.Card) cardface.Words {
	if card == portroyal.NoCard {
		return cardface.Words{}
	}
	face := card.Face()
	on := cardface.Words{Title: w.Title(card), Ability: w.ability(card), Text: w.text(card)}
	if face.Colour != portroyal.NoColour {
		on.ColourLetter = w.Letter(face.Colour)
	}
	return on
}
