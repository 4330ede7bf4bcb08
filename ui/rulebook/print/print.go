// Package print writes a rulebook as one HTML file that can be read in a browser and on paper, with all pictures in
// it. It lays out what package book has read; the game hands in what draws its things, and the parts of its table. The
// call for the file and its place on the disk are not here.
package print

import (
	"bytes"
	_ "embed"
	"encoding/base64"
	"html/template"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"strings"

	"portroyal/assets"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/words"
)

//go:embed rulebook.html
var source string

var page = template.Must(template.New("rulebook").Funcs((&writer{}).funcs()).Parse(source))

// symbolPixels is the width of a symbol in pixels: twice what it is on a page, so that it is sharp on paper.
const symbolPixels = 52

// Game is what a game's printed rulebook shows beside words, and how.
type Game struct {
	Title, Made string // what the game is called, and what the program is, below it
	Keys        []book.Key

	// Thing draws a thing of the game and says what it is called. alone is one with words beside it, 220 points wide;
	// things in rows are as high as High says.
	Thing func(name string, alone bool) (picture image.Image, called string)

	// High is how high things are in a row, in points; nil for 150.
	High func(things []string) int

	// Symbol draws a symbol at a width in pixels.
	Symbol func(name string, pixels int) image.Image

	// Boards are the parts of tables, by their names in the book.
	Boards map[string]image.Image
}

// sheet is what the template shows.
type sheet struct {
	Game
	Language, Contents string
	Groups             [][]book.Chapter
	Faces              typefaces
}

// part is a block as it is on the page.
type part struct {
	*book.Block
	Opens, Closes bool        // a list
	Beside        *book.Block // what stands beside a few things, nil for nothing
}

type picture struct {
	Data  template.URL
	Words string // in place of the picture
}

// writer draws what a sheet shows, each thing and each symbol once.
type writer struct {
	words   *words.Words
	book    *book.Book
	game    Game
	symbols map[string]template.URL
	things  map[thing]picture
}

// thing is one of the game's, as large as it is drawn.
type thing struct {
	name  string
	alone bool
}

// Write writes a book.
func Write(to io.Writer, b *book.Book, w *words.Words, game Game) error {
	made := &writer{words: w, book: b, game: game, symbols: map[string]template.URL{}, things: map[thing]picture{}}
	s := sheet{Game: game, Language: string(w.Language()), Contents: w.T("help.title"), Faces: newTypefaces()}
	for i, chapter := range b.Chapters {
		if i == 0 || b.Chapters[i-1].Group != chapter.Group {
			s.Groups = append(s.Groups, nil)
		}
		last := &s.Groups[len(s.Groups)-1]
		*last = append(*last, chapter)
	}
	own, err := page.Clone()
	if err != nil {
		return err
	}
	return own.Funcs(made.funcs()).Execute(to, s)
}

// funcs are what the template calls.
func (m *writer) funcs() template.FuncMap {
	return template.FuncMap{
		"join": strings.Join, "parts": parts, "mark": m.mark, "drawn": m.drawn, "high": m.high, "symbol": m.symbol,
		"thing": m.thing, "board": m.board,
	}
}

// typefaces are those of the program, in the file itself: so it looks the same everywhere.
type typefaces struct{ Display, Text, Bold template.URL }

func newTypefaces() typefaces {
	return typefaces{
		Display: data("font/ttf", assets.DisplayFont()), Text: data("font/otf", assets.TextFont()),
		Bold: data("font/otf", assets.TextBoldFont()),
	}
}

// parts are those of a chapter.
func parts(of book.Chapter) (all []part) {
	is := func(i int) bool { return i >= 0 && i < len(of.Blocks) && of.Blocks[i].Kind == book.Item }
	for i := 0; i < len(of.Blocks); i++ {
		made := part{Block: &of.Blocks[i], Opens: !is(i - 1), Closes: !is(i + 1)}
		if made.FewBeside() {
			i++
			made.Beside = &of.Blocks[i]
		}
		all = append(all, made)
	}
	return all
}

// mark is what is said beside the title of a chapter.
func (m *writer) mark(of book.Chapter) string {
	if of.Mark == book.Playing {
		return m.words.T("rules.playing")
	}
	return ""
}

func (m *writer) drawn(of part) []string { return m.book.Drawn(of.Block) }

// high is how high the things in a row are, 0 for what is usual.
func (m *writer) high(things []string) int {
	if m.game.High == nil {
		return 0
	}
	return m.game.High(things)
}

// thing draws a thing.
func (m *writer) thing(name string, alone bool) (picture, error) {
	of := thing{name, alone}
	if m.things[of].Data == "" {
		drawn, called := m.game.Thing(name, alone)
		data, err := pngOf(drawn)
		if err != nil {
			return picture{}, err
		}
		m.things[of] = picture{data, called}
	}
	return m.things[of], nil
}

// symbol draws a symbol.
func (m *writer) symbol(name string) (data template.URL, err error) {
	if data = m.symbols[name]; data == "" {
		data, err = pngOf(m.game.Symbol(name, symbolPixels))
		m.symbols[name] = data
	}
	return data, err
}

// board is a part of a table, which has no transparent parts; "" where there is no picture of it.
func (m *writer) board(name string) (template.URL, error) {
	of := m.game.Boards[name]
	if of == nil {
		return "", nil
	}
	var file bytes.Buffer
	err := jpeg.Encode(&file, of, &jpeg.Options{Quality: 90})
	return data("image/jpeg", file.Bytes()), err
}

func pngOf(of image.Image) (template.URL, error) {
	var file bytes.Buffer
	err := png.Encode(&file, of)
	return data("image/png", file.Bytes()), err
}

// data puts a file into an address. The template would not trust it, were it not said to be made here.
func data(kind string, file []byte) template.URL {
	return template.URL("data:" + kind + ";base64," + base64.StdEncoding.EncodeToString(file))
}
