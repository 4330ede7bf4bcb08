// Cards draws every face of every edition in every language, into one picture for each language,
// to be looked at: cards as they are on the table and enlarged, and the contracts. Words that do not fit
// on their face it names.
package main

import (
	"image"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardstock/sheets"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

func main() { sheets.Command("bin/cards", faces) }

// faces are all of them, drawn as they are to be.
func faces(w *words.Words, like sheets.Look) (all sheets.Faces) {
	style := cardface.Style{Dark: like.Dark, HighContrast: like.HighContrast}
	all.Wide = sheets.Row(16, like.Width)
	for _, one := range requests(w, like.Width, like.Large, style) {
		all.Draw = append(all.Draw, func() *image.NRGBA { return cardface.Draw(one) })
		all.Overflow = append(all.Overflow, cardface.Overflow(one)...)
	}
	return all
}

// requests are all faces: each card once, then the contracts with and without their seals.
func requests(w *words.Words, width int, large bool, style cardface.Style) (all []cardface.Request) {
	face := cardface.Request{Width: width, Large: large, Style: style}
	back := face
	back.Back = true
	all = append(all, back)
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		one := face
		one.Card, one.Words = card, terms.OnFace(w, card)
		all = append(all, one)
	}
	for _, contract := range portroyal.AllContracts() {
		one := face
		one.Contract, one.Words, one.Slots = contract, terms.OnContract(w, contract), portroyal.MaxPlayers
		one.Width, one.Seals = width*3/2, len(all)%2 == 0
		all = append(all, one)
	}
	return all
}
