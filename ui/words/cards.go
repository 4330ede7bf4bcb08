package words

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/cardface"
)

// The families of messages about cards.
const (
	roles     Family[portroyal.Role]   = "role.*"    // what a person is called
	ships     Family[portroyal.Colour] = "ship.*"    // what a ship is called, by colour
	letters   Family[portroyal.Colour] = "letter.*"  // the letter of a ship colour
	abilities Family[kind]             = "ability.*" // what a card does, in two to four words
	texts     Family[textKind]         = "text.*"    // what a card does, as a sentence
)

// Title is what a card is called.
func (w *Words) Title(card portroyal.Card) string {
	face := card.Face()
	switch face.Type {
	case portroyal.Person:
		return w.T(roles.ID(face.Role))
	case portroyal.Ship:
		return w.T(ships.ID(face.Colour))
	case portroyal.Expedition:
		return w.T("card.expedition")
	case portroyal.TaxIncrease:
		return w.T("card.tax")
	}
	return ""
}

// Ship is what a ship of this colour is called.
func (w *Words) Ship(colour portroyal.Colour) string { return w.T(ships.ID(colour)) }

// Letter is the letter of a ship colour, from the name of its ships.
func (w *Words) Letter(colour portroyal.Colour) string { return w.T(letters.ID(colour)) }

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
		return w.T("card.named.ship", "Title", w.Title(card), "Coins", coins,
			"Swords", w.N("count.swords", int(face.Swords)))
	case portroyal.Expedition:
		return w.T("card.named.expedition", "Title", w.Title(card), "Points", points)
	}
	return w.Title(card)
}

// Symbol is what a symbol is called: it is what the persons who show it are for.
func (w *Words) Symbol(symbol portroyal.Symbol) string {
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		if card.Face().Symbol == symbol {
			return w.ability(card)
		}
	}
	return ""
}

// ability is what a card does in two to four words.
func (w *Words) ability(card portroyal.Card) string { return w.T(abilities.ID(kindOf(card))) }

// text is what a card does, as a sentence.
func (w *Words) text(card portroyal.Card) string {
	face := card.Face()
	kind := textKindOf(card)
	switch {
	case face.Type == portroyal.Person && face.Colour != portroyal.NoColour:
		return w.T(texts.ID(kind), "Ship", w.Ship(face.Colour))
	case face.Type == portroyal.Person && face.Swords > 0:
		return w.N(texts.ID(kind), int(face.Swords))
	case face.Type == portroyal.Ship && face.Skull:
		return w.N(texts.ID(kind), int(face.Coins))
	case face.Type == portroyal.Ship:
		return w.N(texts.ID(kind), int(face.Coins), "Swords", face.Swords)
	case face.Type == portroyal.Expedition:
		return w.T(texts.ID(kind), "Points", face.Points, "Coins", face.Coins)
	}
	return w.T(texts.ID(kind))
}

// kind is what decides a card's texts.
type kind string

func kindOf(card portroyal.Card) kind {
	face := card.Face()
	switch face.Type {
	case portroyal.Person:
		return kind(face.Role.String())
	case portroyal.Ship:
		if face.Skull {
			return "skull"
		}
		return "ship"
	case portroyal.TaxIncrease:
		return kind("tax." + face.Bonus.String())
	}
	return kind(face.Type.String())
}

// textKind is what decides a card's sentence. It tells more cards apart than kind does: a sentence
// has room for the coin that a ship brings to another player (H11), and for the tax of Unterwegs (X2).
type textKind string

func textKindOf(card portroyal.Card) textKind {
	kind, face := textKind(kindOf(card)), card.Face()
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
