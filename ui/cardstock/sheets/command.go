package sheets

import (
	"flag"
	"fmt"
	"image"
	"os"
	"path/filepath"

	"portroyal/ui/words"
)

// Look is how faces are to be drawn.
type Look struct {
	Width        int // of a card, in pixels
	Large        bool
	Dark         bool
	HighContrast bool
}

// Faces are those of a game in a language, drawn as a command line says.
type Faces struct {
	Draw     []func() *image.NRGBA // each of them
	Wide     int                   // of the picture with all of them, in pixels
	Overflow []string              // words that do not fit on their face
}

// Command draws all faces of a game in every language, into one picture for each language, as the command line says, and
// ends the program if it cannot. folder is where the pictures go unless the command line says where.
func Command(folder string, of func(w *words.Words, like Look) Faces) {
	var like Look
	flag.StringVar(&folder, "o", folder, "`DIR` for the pictures")
	flag.IntVar(&like.Width, "width", 150, "of a card in pixels, 24 to 600")
	flag.BoolVar(&like.Large, "large", false, "draw the enlarged faces with everything that is written on them")
	flag.BoolVar(&like.Dark, "dark", false, "draw the faces for a dark table")
	flag.BoolVar(&like.HighContrast, "contrast", false, "draw the faces in high contrast")
	flag.Parse()
	if flag.NArg() > 0 || like.Width < 24 || like.Width > 600 {
		flag.Usage()
		os.Exit(2)
	}
	for _, language := range words.Languages {
		file := filepath.Join(folder, string(language)+".png")
		faces := of(words.In(language), like)
		picture := Of(len(faces.Draw), faces.Wide, func(i int) *image.NRGBA { return faces.Draw[i]() })
		if err := Write(file, picture); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(file)
		for _, text := range faces.Overflow {
			fmt.Fprintf(os.Stderr, "%s: too long for its face: %q\n", file, text)
		}
	}
}

// Row is how wide a picture is with so many cards of a width side by side.
func Row(cards, width int) int { return cards*(width+gap) + gap }
