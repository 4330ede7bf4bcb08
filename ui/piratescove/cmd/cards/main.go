// Cards draws every card of Pirate's Cove in every language, into one picture for each language, to be looked at: at a width,
// or enlarged. Words that do not fit on their face it names.
package main

import (
	"image"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/cardstock/sheets"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/words"
)

func main() { sheets.Command("bin/cards/cove", faces) }

// faces are all of them, drawn as they are to be.
func faces(w *words.Words, like sheets.Look) (all sheets.Faces) {
	face := cardface.Request{
		Width: like.Width, Detail: cardface.DetailAt(float32(like.Width)),
		Style: cardface.Style{Dark: like.Dark, HighContrast: like.HighContrast},
	}
	if like.Large {
		face.Detail = cardface.Large
	}
	all.Wide = sheets.Row(12, like.Width)
	for _, one := range requests(w, face) {
		all.Draw = append(all.Draw, func() *image.NRGBA { return cardface.Draw(one) })
		all.Overflow = append(all.Overflow, cardface.Overflow(one)...)
	}
	return all
}

// requests are the backs and all faces, each once.
func requests(w *words.Words, like cardface.Request) (all []cardface.Request) {
	add := func(of cardface.Thing, back cardface.Back) {
		one := like
		one.Thing, one.Back, one.Words = of, back, terms.OnFace(w, of)
		all = append(all, one)
	}
	add(cardface.Thing{}, cardface.TavernBack)
	for card := cove.Flint; card <= cove.Fame3; card++ {
		add(cardface.Thing{Card: card}, cardface.NoBack)
	}
	for legend := cove.Blackbeard; legend <= cove.Navy; legend++ {
		add(cardface.Thing{Legend: legend}, cardface.NoBack)
	}
	for island := cove.Tavern; island <= cove.Cove; island++ {
		add(cardface.Thing{Island: island}, cardface.NoBack)
	}
	add(cardface.Thing{}, cardface.TreasureBack)
	for _, treasure := range cove.Treasures() {
		add(cardface.Thing{Treasure: treasure}, cardface.NoBack)
	}
	return all
}
