// Package print writes the rulebook as one HTML file that can be read in a browser and on paper, with all pictures in
// it. It lays out what package book has read and draws cards, contracts and symbols; parts of a table are given to
// it. The call for the file and its place on the disk are not here.
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
	"portroyal/engine/portroyal"
	"portroyal/ui/emblem"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/rules/book"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

//go:embed rulebook.html
var source string

var page = template.Must(template.New("rulebook").Funcs(template.FuncMap{
	"join": func(all []string) string { return strings.Join(all, " ") },
}).Parse(source))

// The widths of pictures in pixels: twice what they are on a page, so that they are sharp on paper.
const (
	cardPixels     = 180
	contractPixels = 400
	symbolPixels   = 52
)

// sheet is what the template shows.
type sheet struct {
	Language, Title, Contents, Made string
	Keys                            []table.KeyHelp
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
	Cards   []picture
	Picture picture
	Symbols []template.URL
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
	boards  map[string]image.Image
	symbols map[string]template.URL
	cards   map[portroyal.Card]template.URL
	failed  error
}

// Write writes a book. boards are the pictures of tables by their names in the book.
func Write(to io.Writer, b *book.Book, w *words.Words, boards map[string]image.Image) error {
	made := &writer{
		words: w, boards: boards, symbols: map[string]template.URL{}, cards: map[portroyal.Card]template.URL{},
	}
	s := sheet{
		Language: string(w.Language()), Title: w.T("app.title"), Contents: w.T("help.title"), Made: w.T("app.subtitle"),
		Keys: table.KeysHelp(w), Faces: newTypefaces(),
	}
	for i := range b.Chapters {
		of := &b.Chapters[i]
		if i == 0 || b.Chapters[i-1].Group != of.Group {
			s.Groups = append(s.Groups, group{Title: w.T(book.Groups[of.Group])})
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
		if block.Beside && len(block.Cards) <= book.MostBeside {
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
	book.Paragraph: "paragraph", book.Heading: "heading", book.Item: "item", book.Legend: "legend", book.Cards: "cards",
	book.Board: "board", book.Contract: "contract", book.Keys: "keys",
}

func (m *writer) part(block *book.Block) part {
	p := part{Kind: kinds[block.Kind], ID: string(block.Entry), Numbers: block.Numbers}
	for _, of := range block.Runs {
		made := run{Text: of.Text, To: string(of.To), Strong: of.Strong}
		if of.Symbol != "" {
			made.Symbol = m.symbol(of.Symbol)
		}
		p.Runs = append(p.Runs, made)
	}
	for _, card := range block.Cards {
		p.Cards = append(p.Cards, picture{m.card(card), terms.Named(m.words, card)})
	}
	for _, name := range block.Drawn() {
		p.Symbols = append(p.Symbols, m.symbol(name))
	}
	switch block.Kind {
	case book.Board:
		p.Picture.Data = m.jpeg(m.boards[block.Picture])
	case book.Contract:
		p.Picture = picture{m.png(cardface.Draw(cardface.Request{
			Contract: block.Contract, Slots: portroyal.MaxPlayers, Seals: true, Width: contractPixels,
			Words: terms.OnContract(m.words, block.Contract),
		})), terms.ContractTitle(m.words, block.Contract)}
		p.Note = terms.Seal(m.words, block.Contract)
	}
	return p
}

// card draws a card, once.
func (m *writer) card(card portroyal.Card) template.URL {
	if m.cards[card] == "" {
		m.cards[card] = m.png(cardface.Draw(cardface.Request{
			Card: card, Back: card == portroyal.NoCard, Width: cardPixels, Words: terms.OnFace(m.words, card),
		}))
	}
	return m.cards[card]
}

// symbol draws a symbol, once. Things of wood have the colour of a player.
func (m *writer) symbol(name string) template.URL {
	if m.symbols[name] == "" {
		drawn := emblem.Symbol(name, symbolPixels)
		switch name {
		case "cube", "hand":
			drawn = emblem.Tinted(name, symbolPixels, widgets.SeatColour(0))
		case "shield": // drawn whole
			drawn = cardface.Shield(book.ShieldPoints, portroyal.DefaultTarget, symbolPixels)
		}
		m.symbols[name] = m.png(drawn)
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
