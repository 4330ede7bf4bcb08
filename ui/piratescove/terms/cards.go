package terms

import (
	cove "portroyal/engine/piratescove"
	"portroyal/ui/words"
)

// The families of messages about tavern cards.
const (
	cards      words.Family[cove.Card]     = "cove.card.*"       // what a card is called; fame cards have one message
	cardTexts  words.Family[cove.Card]     = "cove.card.text.*"  // its rule; likewise
	types      words.Family[cove.CardType] = "cove.type.*"       // what a type is called, in the singular
	typesAbout words.Family[cove.CardType] = "cove.type.about.*" // the rule of all its cards
	parrots    words.Family[parrot]        = "cove.parrot.*"     // a parrot as the subject of a sentence
	moments    words.Family[moment]        = "cove.when.*"
)

// parrot is a card that is one.
type parrot string

// moment is when cards are played.
type moment string

// The moments.
const (
	drawn            moment = "drawn"
	visit            moment = "visit"
	boarding         moment = "boarding"
	firing           moment = "firing"
	afterTreasure    moment = "after-treasure"
	beforeNavigation moment = "before-navigation"
	afterNavigation  moment = "after-navigation"
	reply            moment = "reply"
	end              moment = "end"
)

// momentOf is when a card is played.
func momentOf(card cove.Card) moment {
	switch card.Face().Type {
	case cove.ParrotCard:
		return drawn
	case cove.MastercraftCard:
		return visit
	case cove.BattleCard:
		return boarding
	case cove.VolleyCard:
		return firing
	case cove.FameCard:
		return end
	}
	switch card {
	case cove.TreasureMap, cove.Buccaneer:
		return afterTreasure
	case cove.Lookout:
		return beforeNavigation
	case cove.LetterOfMarque:
		return reply
	case cove.Shipwright:
		return visit
	}
	return afterNavigation
}

// Card is what a tavern card is called.
func Card(w *words.Words, card cove.Card) string {
	if face := card.Face(); face.Type == cove.FameCard {
		return w.T("cove.card.fame", "Fame", face.Fame)
	}
	return w.T(cards.ID(card))
}

// CardText is the whole rule of a tavern card, in one sentence or two; what all cards of its type have in common is
// [TypeAbout].
func CardText(w *words.Words, card cove.Card) string {
	if face := card.Face(); face.Type == cove.FameCard {
		return w.N("cove.card.text.fame", int(face.Fame))
	}
	return w.T(cardTexts.ID(card))
}

// CardWhen says when a tavern card is played, in a few words.
func CardWhen(w *words.Words, card cove.Card) string { return w.T(moments.ID(momentOf(card))) }

// Type is what a type of cards is called, in the singular.
func Type(w *words.Words, of cove.CardType) string { return w.T(types.ID(of)) }

// TypeAbout says what all cards of a type have in common.
func TypeAbout(w *words.Words, of cove.CardType) string { return w.T(typesAbout.ID(of)) }

// cardWithin is a card within a sentence: a title among quotation marks, which takes no article.
func cardWithin(w *words.Words, card cove.Card) string {
	return w.T("cove.card.quoted", "Card", Card(w, card))
}

// parrotWithin is a parrot as the subject of a sentence.
func parrotWithin(w *words.Words, card cove.Card) string {
	return w.T(parrots.ID(parrot(card.String())))
}
