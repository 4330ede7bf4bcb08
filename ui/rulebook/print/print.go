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

var page = template.Must(template.New("rulebook").Funcs(template.FuncMap{
	"join": func(all []string) string { return strings.Join(all, " ") },
}).Parse(source))

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
	Language, Title, Contents, Made string
	Keys                            []book.Key
	Groups                          []group
	Faces                           typefaces
}

type group struct {
	Title    string
	Chapters []chapter
}

type chapter struct {
	ID, Title, Mark string
	Parts           []part
}

// part is a block, or all items of a list.
type part struct {
	Kind    string
	ID      string
	Numbers []string
	Runs    []run
	Items   []part
	Things  []picture
	High    int // of the things, 0 for what is usual
	Picture picture
	Cells   [][]string
	Symbols []template.URL
	Name    string // of a portrait
	Note    string
	Beside  []part // what stands beside a few cards
}

type run struct {
	Text   string
	To     string
	Strong bool
	Symbol template.URL
}

type picture struct {
	Data  template.URL
	Words string // in place of the picture
}

// writer makes a sheet.
type writer struct {
	words   *words.Words
	book    *book.Book
	game    Game
	symbols map[string]template.URL
	things  map[thing]picture
	failed  error
}

// thing is one of the game's, as large as it is drawn.
type thing struct {
	name  string
	alone bool
}

// Write writes a book.
func Write(to io.Writer, b *book.Book, w *words.Words, game Game) error {
	made := &writer{words: w, book: b, game: game, symbols: map[string]template.URL{}, things: map[thing]picture{}}
	s := sheet{
		Language: string(w.Language()), Title: game.Title, Contents: w.T("help.title"), Made: game.Made,
		Keys: game.Keys, Faces: newTypefaces(),
	}
	for i := range b.Chapters {
		of := &b.Chapters[i]
		if i == 0 || b.Chapters[i-1].Group != of.Group {
			s.Groups = append(s.Groups, group{Title: of.Group})
		}
		last := &s.Groups[len(s.Groups)-1]
		last.Chapters = append(last.Chapters, made.chapter(of))
	}
	if made.failed != nil {
		return made.failed
	}
	return page.Execute(to, s)
}

// typefaces are those of the program, in the file itself: so it looks the same everywhere.
type typefaces struct{ Display, Text, Bold template.URL }

func newTypefaces() typefaces {
	face := func(kind string, file []byte) template.URL {
		return template.URL("data:font/" + kind + ";base64," + base64.StdEncoding.EncodeToString(file))
	}
	return typefaces{
		Display: face("ttf", assets.DisplayFont()), Text: face("otf", assets.TextFont()),
		Bold: face("otf", assets.TextBoldFont()),
	}
}

func (m *writer) chapter(of *book.Chapter) chapter {
	c := chapter{ID: string(of.Entry), Title: of.Title}
	if of.Mark == book.Playing {
		c.Mark = m.words.T("rules.playing")
	}
	for i := 0; i < len(of.Blocks); i++ {
		block := &of.Blocks[i]
		made := m.part(block)
		if block.FewBeside() {
			i++
			made.Beside = []part{m.part(&of.Blocks[i])}
		}
		if n := len(c.Parts); block.Kind == book.Item {
			if n == 0 || c.Parts[n-1].Kind != "list" {
				c.Parts, n = append(c.Parts, part{Kind: "list"}), n+1
			}
			c.Parts[n-1].Items = append(c.Parts[n-1].Items, made)
			continue
		}
		c.Parts = append(c.Parts, made)
	}
	return c
}

// kinds are what the template calls the kinds of blocks.
var kinds = map[book.Kind]string{
	book.Paragraph: "paragraph", book.Heading: "heading", book.Item: "item", book.Legend: "legend", book.Row: "row",
	book.Board: "board", book.Portrait: "portrait", book.Table: "table", book.Keys: "keys",
}

func (m *writer) part(block *book.Block) part {
	p := part{
		Kind: kinds[block.Kind], ID: string(block.Entry), Numbers: block.Numbers, Name: block.Title,
		Note: block.Note, Cells: block.Cells,
	}
	for _, of := range block.Runs {
		made := run{Text: of.Text, To: string(of.To), Strong: of.Strong}
		if of.Symbol != "" {
			made.Symbol = m.symbol(of.Symbol)
		}
		p.Runs = append(p.Runs, made)
	}
	for _, name := range m.book.Drawn(block) {
		p.Symbols = append(p.Symbols, m.symbol(name))
	}
	for _, name := range block.Things {
		p.Things = append(p.Things, m.thing(thing{name, block.Kind == book.Portrait}))
	}
	if block.Kind == book.Row && m.game.High != nil {
		p.High = m.game.High(block.Things)
	}
	if block.Kind == book.Board {
		p.Picture.Data = m.jpeg(m.game.Boards[block.Picture])
	}
	return p
}

// thing draws a thing, once.
func (m *writer) thing(of thing) picture {
	if m.things[of].Data == "" {
		drawn, called := m.game.Thing(of.name, of.alone)
		m.things[of] = picture{m.png(drawn), called}
	}
	return m.things[of]
}

// symbol draws a symbol, once.
func (m *writer) symbol(name string) template.URL {
	if m.symbols[name] == "" {
		m.symbols[name] = m.png(m.game.Symbol(name, symbolPixels))
	}
	return m.symbols[name]
}

func (m *writer) png(of image.Image) template.URL {
	return m.data("image/png", func(to io.Writer) error { return png.Encode(to, of) })
}

// jpeg is for what has no transparent parts. Nothing is given where there is no picture.
func (m *writer) jpeg(of image.Image) template.URL {
	if of == nil {
		return ""
	}
	return m.data("image/jpeg", func(to io.Writer) error { return jpeg.Encode(to, of, &jpeg.Options{Quality: 90}) })
}

// data puts a picture into an address. The template would not trust it, were it not said to be made here.
func (m *writer) data(kind string, encode func(io.Writer) error) template.URL {
	var file bytes.Buffer
	if err := encode(&file); err != nil {
		m.failed = err
	}
	return template.URL("data:" + kind + ";base64," + base64.StdEncoding.EncodeToString(file.Bytes()))
}
