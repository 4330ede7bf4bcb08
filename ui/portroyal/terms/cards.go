package terms

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/words"
)

// The families of messages about cards.
const (
	roles     words.Family[portroyal.Role]   = "role.*"    // what a person is called
	ships     words.Family[portroyal.Colour] = "ship.*"    // what a ship is called, by colour
	letters   words.Family[portroyal.Colour] = "letter.*"  // the letter of a ship colour
	abilities words.Family[kind]             = "ability.*" // what a card does, in two to four words
	texts     words.Family[textKind]         = "text.*"    // what a card does, as a sentence
)

// The names of a card within a sentence, where languages write it otherwise than on the card, and with the article
// and in the case that the sentence asks for. Sentences are written so that these are enough.
const (
	Plain      words.Family[noun] = "card.plain.*" // without an article: a second flute
	Indefinite words.Family[noun] = "card.a.*"     // as the object of a verb: hires a sailor
	Definite   words.Family[noun] = "card.the.*"   // likewise: hires the sailor

	traded words.Family[portroyal.Colour] = "card.with.*" // ships, definite: trades the flute
	crew   words.Family[goer]             = "card.crew.*" // several of one role: with two captains
)

// noun is what decides what a card is called: a role, the colour of a ship, or the type of the card.
type noun string

func nounOf(card portroyal.Card) noun {
	face := card.Face()
	switch face.Type {
	case portroyal.Person:
		return noun(face.Role.String())
	case portroyal.Ship:
		return noun(face.Colour.String())
	}
	return noun(face.Type.String())
}

// goer is the role of a person who can go on an expedition.
type goer string

// Title is what a card is called.
func Title(w *words.Words, card portroyal.Card) string {
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
func Ship(w *words.Words, colour portroyal.Colour) string { return w.T(ships.ID(colour)) }

// plainShip is what a ship of this colour is called within a sentence, without an article.
func plainShip(w *words.Words, colour portroyal.Colour) string {
	return w.T(Plain.ID(noun(colour.String())))
}

// Letter is the letter of a ship colour, from the name of its ships.
func Letter(w *words.Words, colour portroyal.Colour) string { return w.T(letters.ID(colour)) }

// Named is a card by itself: its title and what tells it from its like.
func Named(w *words.Words, card portroyal.Card) string { return described(w, Title(w, card), card) }

// Within is what a card is called within a sentence; "" for none.
func Within(w *words.Words, form words.Family[noun], card portroyal.Card) string {
	if card == portroyal.NoCard {
		return ""
	}
	return w.T(form.ID(nounOf(card)))
}

// NamedWithin is a card within a sentence, with what tells it from its like.
func NamedWithin(w *words.Words, form words.Family[noun], card portroyal.Card) string {
	return described(w, Within(w, form, card), card)
}

// Traded is what a ship is called within a sentence in which somebody trades it.
func Traded(w *words.Words, ship portroyal.Card) string { return w.T(traded.ID(ship.Face().Colour)) }

// NamedTraded is a ship within a sentence in which somebody trades it, with what tells it from its like.
func NamedTraded(w *words.Words, ship portroyal.Card) string {
	return described(w, Traded(w, ship), ship)
}

// described adds to the title of a card what tells it from its like.
func described(w *words.Words, title string, card portroyal.Card) string {
	face := card.Face()
	points := w.N("count.points", int(face.Points))
	coins := w.N("count.coins", int(face.Coins))
	switch face.Type {
	case portroyal.Person:
		if face.Colour != portroyal.NoColour {
			return w.T("card.named.coloured", "Title", title, "Ship", plainShip(w, face.Colour), "Points", points)
		}
		return w.T("card.named.person", "Title", title, "Points", points)
	case portroyal.Ship:
		if face.Skull {
			return w.T("card.named.skull", "Title", title, "Coins", coins)
		}
		return w.T("card.named.ship", "Title", title, "Coins", coins,
			"Swords", w.N("count.swords", int(face.Swords)))
	case portroyal.Expedition:
		return w.T("card.named.expedition", "Title", title, "Points", points)
	}
	return title
}

// Crew lists those who go on an expedition within a sentence that says with whom: those of one role together.
func Crew(w *words.Words, persons portroyal.Persons) string {
	var roles []portroyal.Role
	number := map[portroyal.Role]int{}
	for _, card := range persons.List() {
		role := card.Face().Role
		if number[role]++; !slices.Contains(roles, role) {
			roles = append(roles, role)
		}
	}
	var all []string
	for _, role := range roles {
		all = append(all, w.N(crew.ID(goer(role.String())), number[role]))
	}
	return w.List(all)
}

// Symbol is what a symbol is called: it is what the persons who show it are for.
func Symbol(w *words.Words, symbol portroyal.Symbol) string {
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		if card.Face().Symbol == symbol {
			return ability(w, card)
		}
	}
	return ""
}

// ability is what a card does in two to four words.
func ability(w *words.Words, card portroyal.Card) string { return w.T(abilities.ID(kindOf(card))) }

// text is what a card does, as a sentence.
func text(w *words.Words, card portroyal.Card) string {
	face := card.Face()
	kind := textKindOf(card)
	switch {
	case face.Type == portroyal.Person && face.Colour != portroyal.NoColour:
		return w.T(texts.ID(kind), "Ship", plainShip(w, face.Colour))
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
func OnFace(w *words.Words, card portroyal.Card) cardface.Words {
	if card == portroyal.NoCard {
		return cardface.Words{}
	}
	face := card.Face()
	on := cardface.Words{Title: Title(w, card), Ability: ability(w, card), Text: text(w, card)}
	if face.Colour != portroyal.NoColour {
		on.ColourLetter = Letter(w, face.Colour)
	}
	return on
}
