// Package gallery is the screen on which everything in Pirate's Cove that has a face can be looked at: tavern cards and
// treasure cards with their numbers, legendary pirates and the Navy, and the islands.
package gallery

import (
	cove "portroyal/engine/piratescove"
	"portroyal/ui/gallery"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// Gallery is the screen.
type Gallery struct {
	*gallery.Gallery

	stage *stage.Stage
	faces *pieces.Faces
	ask   func(of pieces.Thing)
}

// types is the family of messages that are headings over the cards of a type.
const types words.Family[cove.CardType] = "cove.gallery.type.*"

// How things are shown: tavern cards with a long note, treasure cards crosswise, the others without a number of copies.
var (
	cards     = gallery.Kind{Least: 108, Large: 0.29, Height: pieces.CardHeight, Note: 142}
	treasures = gallery.Kind{Least: 128, Large: 0.4, Height: pieces.TreasureHeight, Note: 104}
	portraits = gallery.Kind{Least: 112, Large: 0.29, Height: pieces.CardHeight, Note: 96, Bare: true}
	islands   = gallery.Kind{Least: 112, Large: 0.29, Height: pieces.CardHeight, Note: 12, Bare: true}
)

// New makes the screen; back leads away from it, to where tip says, and ask to what the rules say about something. Pictures
// come from cache, nil for none.
func New(s *stage.Stage, cache *cardface.Cache, tip words.ID, back func(), ask func(of pieces.Thing)) *Gallery {
	g := &Gallery{stage: s, faces: pieces.NewFaces(s, cache), ask: ask}
	g.Gallery = gallery.New(s, g.parts, tip, back)
	return g
}

// parts are the tavern cards, the treasure cards, the legendary pirates and the islands.
func (g *Gallery) parts() []gallery.Part {
	w := g.stage.Words
	tavern := gallery.Part{Name: w.T("cove.gallery.tavern"), Kind: cards}
	inTavern := 0
	for card := cove.Flint; card <= cove.Fame3; card++ {
		tavern.Items = append(tavern.Items, g.card(card))
		inTavern += int(card.Face().Copies)
	}
	tavern.Tip = w.N("gallery.deck.tip", inTavern, "Key", 1)

	faces := cove.Treasures()
	treasure := gallery.Part{
		Name: w.T("cove.gallery.treasure"), Kind: treasures,
		Tip: w.N("gallery.deck.tip", len(faces)*cove.TreasureCopies, "Key", 2),
	}
	for _, of := range faces {
		treasure.Items = append(treasure.Items, g.treasure(of))
	}

	legends := gallery.Part{Name: w.T("cove.gallery.legends"), Tip: w.T("cove.gallery.legends.tip", "Key", 3), Kind: portraits}
	for legend := cove.Blackbeard; legend <= cove.Navy; legend++ {
		legends.Items = append(legends.Items, g.legend(legend))
	}

	all := gallery.Part{Name: w.T("cove.gallery.islands"), Kind: islands}
	for island := cove.Tavern; island <= cove.Cove; island++ {
		all.Items = append(all.Items, g.item(pieces.Thing{Island: island}))
	}
	all.Tip = w.N("cove.gallery.islands.tip", len(all.Items), "Key", 4)
	return []gallery.Part{tavern, treasure, legends, all}
}

// item is a thing to be looked at.
func (g *Gallery) item(of pieces.Thing) gallery.Item {
	return gallery.Item{
		New: func(width float32, large bool) gallery.Piece {
			if large {
				return g.faces.NewLarge(of, width)
			}
			return g.faces.New(of, width)
		},
		Tip: terms.Thing(g.stage.Words, of), LargeTip: terms.Rule(g.stage.Words, of),
		Ask: func() { g.ask(of) },
	}
}

// card is a tavern card, with what all cards of its type have in common.
func (g *Gallery) card(of cove.Card) gallery.Item {
	w, face := g.stage.Words, of.Face()
	item := g.item(pieces.Thing{Card: of})
	item.Group = w.T(types.ID(face.Type))
	item.Copies, item.Unverified = int(face.Copies), face.Unverified
	item.Doubt = w.T("cove.gallery.unverified")
	item.Notes = []string{terms.TypeAbout(w, face.Type)}
	return item
}

// treasure is a treasure card. How many there are of each no source confirms.
func (g *Gallery) treasure(of cove.Treasure) gallery.Item {
	w := g.stage.Words
	item := g.item(pieces.Thing{Treasure: of})
	item.Group = terms.Fame(w, int(of.Face().Fame))
	item.Copies, item.Unverified = cove.TreasureCopies, true
	item.Notes = []string{w.T("cove.gallery.plunder")}
	item.Doubt = w.T("cove.gallery.unverified")
	return item
}

// legend is a legendary pirate or the Navy, with a word on the numbers: not everybody knows the symbols yet.
func (g *Gallery) legend(of cove.Legend) gallery.Item {
	item := g.item(pieces.Thing{Legend: of})
	if of.Face().Dice > 0 {
		item.Notes = []string{g.stage.Words.T("cove.gallery.numbers")}
	}
	return item
}
