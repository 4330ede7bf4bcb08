// Cards draws every card of Pirate's Cove in every language, into one picture for each language, to be looked at: at a width,
// or enlarged. Words that do not fit on their face it names.
package main

import (
	"flag"
	"fmt"
	"image"
	"os"
	"path/filepath"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/cardstock/sheets"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/words"
)

func main() {
	folder := flag.String("o", "bin/cards/cove", "`DIR` for the pictures")
	width := flag.Int("width", 150, "of a card in pixels, 24 to 600")
	large := flag.Bool("large", false, "draw the enlarged faces with the whole rule")
	dark := flag.Bool("dark", false, "draw the faces for a dark table")
	high := flag.Bool("contrast", false, "draw the faces in high contrast")
	flag.Parse()
	if flag.NArg() > 0 || *width < 24 || *width > 600 {
		flag.Usage()
		os.Exit(2)
	}
	like := cardface.Request{
		Width: *width, Detail: cardface.DetailAt(float32(*width)),
		Style: cardface.Style{Dark: *dark, HighContrast: *high},
	}
	if *large {
		like.Detail = cardface.Large
	}
	for _, language := range words.Languages {
		file := filepath.Join(*folder, string(language)+".png")
		all := requests(words.In(language), like)
		picture := sheets.Of(len(all), 12*(*width+10)+10, func(i int) *image.NRGBA { return cardface.Draw(all[i]) })
		if err := sheets.Write(file, picture); err != nil {
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
