// Cards draws every face of every edition in every language, into one picture for each language,
// to be looked at: cards as they are on the table and enlarged, and the contracts. Words that do not fit
// on their face it names.
package main

import (
	"flag"
	"fmt"
	"image"
	"os"
	"path/filepath"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardstock/sheets"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

func main() {
	folder := flag.String("o", "bin/cards", "`DIR` for the pictures")
	width := flag.Int("width", 150, "of a card in pixels, 24 to 600")
	large := flag.Bool("large", false, "draw the enlarged faces with the whole sentence")
	dark := flag.Bool("dark", false, "draw the faces for a dark table")
	high := flag.Bool("contrast", false, "draw the faces in high contrast")
	flag.Parse()
	if flag.NArg() > 0 || *width < 24 || *width > 600 {
		flag.Usage()
		os.Exit(2)
	}
	style := cardface.Style{Dark: *dark, HighContrast: *high}
	for _, language := range words.Languages {
		file := filepath.Join(*folder, string(language)+".png")
		all := requests(words.In(language), *width, *large, style)
		if err := sheets.Write(file, sheet(all)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(file)
		for _, r := range all {
			for _, text := range cardface.Overflow(r) {
				fmt.Fprintf(os.Stderr, "%s: too long for its face: %q\n", file, text)
			}
		}
	}
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

// columns is the number of cards side by side, gap the room between them, see [sheets.Of].
const (
	columns = 16
	gap     = 10
)

// sheet draws the faces, one after the other.
func sheet(all []cardface.Request) image.Image {
	wide := columns*(all[0].Width+gap) + gap
	return sheets.Of(len(all), wide, func(i int) *image.NRGBA { return cardface.Draw(all[i]) })
}
