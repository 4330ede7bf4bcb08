package book

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// Read reads a book. It is written in Markdown, with a place to lead to in the braces of a heading:
//
//	# Words                          chapters that belong together
//	## Words {#entry}                a chapter
//	### Words {#entry}               a part of one
//	- Words                          an item of a list
//	![](sword) ![](swords): Words    what symbols mean; the entry of the first leads here
//	![Words](<board name>)           a part of a table with a caption
//	![](keys)                        the table of keys
//	![Words](<name more names>)      what the game's directive of this name makes of it
//	Words                            a paragraph
//
// Within words, [words](#entry) leads somewhere, ![](sword) is a symbol, **words** are strong. At their end stand the
// numbers of the rules that they tell: {D1, D6}. All of it is part of the program: Read panics where it is written
// otherwise, and a test of each game reads it.
func Read(of *Contents) *Book {
	b := &Book{contents: of, places: map[Entry]Place{}}
	r, group := reader{of, []byte(of.Text)}, ""
	for node := markdown.Parse(text.NewReader(r.source)).FirstChild(); node != nil; node = node.NextSibling() {
		last := len(b.Chapters) - 1
		switch heading, _ := node.(*ast.Heading); {
		case heading != nil && heading.Level == 1:
			group = Said(r.runs(node))
		case heading != nil && heading.Level == 2:
			chapter := Chapter{Entry: entryOf(heading), Title: Said(r.runs(node)), Group: group}
			if of.Mark != nil {
				chapter.Mark = of.Mark(chapter.Entry)
			}
			b.Chapters, b.places[chapter.Entry] = append(b.Chapters, chapter), Place{last + 1, -1}
		default:
			to := &b.Chapters[last]
			for _, block := range r.blocks(node) {
				for _, entry := range b.entries(&block) {
					b.places[entry] = Place{last, len(to.Blocks)}
				}
				to.Blocks = append(to.Blocks, block)
			}
		}
	}
	return b
}

// markdown reads texts.
var markdown = parser.NewParser(
	parser.WithBlockParsers(parser.DefaultBlockParsers()...), parser.WithInlineParsers(parser.DefaultInlineParsers()...),
	parser.WithHeadingAttribute(),
)

// entryOf is what leads to a heading.
func entryOf(heading *ast.Heading) Entry {
	id, _ := heading.AttributeString("id")
	return Entry(id.([]byte))
}

// reader reads what a text says.
type reader struct {
	*Contents
	source []byte
}

// blocks cuts a part of a text into blocks.
func (r *reader) blocks(of ast.Node) (blocks []Block) {
	switch of := of.(type) {
	case *ast.Heading:
		return []Block{{Kind: Heading, Entry: entryOf(of), Runs: r.runs(of)}}
	case *ast.List:
		for item := of.FirstChild(); item != nil; item = item.NextSibling() {
			words, numbers := r.words(item.FirstChild())
			blocks = append(blocks, Block{Kind: Item, Runs: words, Numbers: numbers})
		}
		return blocks
	case *ast.Paragraph:
		if picture, is := of.FirstChild().(*ast.Image); is && picture.NextSibling() == nil {
			return r.pictured(picture)
		}
		return []Block{r.paragraph(of)}
	}
	panic(fmt.Errorf("a rulebook has no %s", of.Kind()))
}

// paragraph is one of words, or of symbols and what they mean.
func (r *reader) paragraph(of ast.Node) (made Block) {
	made.Runs, made.Numbers = r.words(of)
	at := max(slices.IndexFunc(made.Runs, func(run Run) bool { return run.Symbol == "" && run.Text != " " }), 0)
	if about, is := strings.CutPrefix(made.Runs[at].Text, ": "); is && at > 0 {
		made.Kind, made.Runs[at].Text = Legend, about
		for _, run := range made.Runs[:at] {
			made.Symbols = append(made.Symbols, strings.Fields(run.Symbol)...)
		}
		if made.Runs = made.Runs[at:]; about == "" { // they begin with a link
			made.Runs = made.Runs[1:]
		}
	}
	return made
}

// pictured makes the blocks of a picture that stands alone.
func (r *reader) pictured(of *ast.Image) (blocks []Block) {
	caption, numbers := r.words(of)
	name, names, _ := strings.Cut(string(of.Destination), " ")
	switch own := r.Directives[name]; {
	case name == "board":
		blocks = []Block{{Kind: Board, Picture: names, Runs: caption}}
	case name == "keys":
		blocks = []Block{{Kind: Keys}}
	case own != nil:
		blocks = own(strings.Fields(names), caption)
	default:
		panic(fmt.Errorf("a rulebook has no %q", name))
	}
	blocks[0].Numbers = numbers
	return blocks
}

var numbered = regexp.MustCompile(`\s*\{([A-Z]\d+(?:, [A-Z]\d+)*)\}$`)

// words are what a part of a text says, without the numbers at its end.
func (r *reader) words(of ast.Node) (words []Run, numbers []string) {
	words = r.runs(of)
	if match := numbered.FindStringSubmatch(Said(words)); match != nil {
		numbers = strings.Split(match[1], ", ")
		last := &words[len(words)-1]
		if last.Text = strings.TrimSuffix(last.Text, match[0]); last.Text == "" {
			words = words[:len(words)-1]
		}
	}
	return words, numbers
}

// runs cuts words where they begin to look different.
func (r *reader) runs(of ast.Node) (all []Run) {
	for node := of.FirstChild(); node != nil; node = node.NextSibling() {
		switch node := node.(type) {
		case *ast.Text:
			words := string(node.Value(r.source))
			if node.SoftLineBreak() {
				words += " "
			}
			all = append(all, Run{Text: words})
		case *ast.Emphasis:
			all = append(all, Run{Text: Said(r.runs(node)), Strong: true})
		case *ast.Link:
			all = append(all, Run{Text: Said(r.runs(node)), To: Entry(strings.TrimPrefix(string(node.Destination), "#"))})
		case *ast.Image:
			all = append(all, Run{Symbol: string(node.Destination)})
		}
	}
	return all
}
