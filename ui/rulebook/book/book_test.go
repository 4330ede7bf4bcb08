package book

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// read reads a small book, with a chapter of this text.
func read(text string) *Book {
	return Read(&Contents{
		Text:     "# All\n\n## Only {#only}\n\n" + text,
		OfSymbol: func(name string) Entry { return Entry("symbol." + name) },
		Undrawn:  func(name string) bool { return name == "sheath" },
		Directives: map[string]Directive{"coins": func(names []string, caption []Run) []Block {
			return []Block{{Kind: Row, Things: names, Runs: caption}, {Kind: Item}}
		}},
	})
}

// Each way of writing makes its block.
func TestBlocksAreRead(t *testing.T) {
	for text, want := range map[string][]Block{
		"Just **words**,\nand more. {A1, B12}": {{
			Runs: []Run{{Text: "Just "}, {Text: "words", Strong: true}, {Text: ", "}, {Text: "and more."}}, Numbers: []string{"A1", "B12"},
		}},
		"### A heading {#here}": {{Kind: Heading, Entry: "here", Runs: []Run{{Text: "A heading"}}}},
		"- To [only](#there)":   {{Kind: Item, Runs: []Run{{Text: "To "}, {Text: "only", To: "there"}}}},
		"![](sword) ![](sheath): A ![](sword)": {{
			Kind: Legend, Symbols: []string{"sword", "sheath"}, Runs: []Run{{Text: "A "}, {Symbol: "sword"}},
		}},
		"![The end](<board end>)": {{Kind: Board, Picture: "end", Runs: []Run{{Text: "The end"}}}},
		"![](keys)":               {{Kind: Keys}},
		"![Two {C1}](<coins a b>)": {
			{Kind: Row, Things: []string{"a", "b"}, Runs: []Run{{Text: "Two"}}, Numbers: []string{"C1"}}, {Kind: Item},
		},
	} {
		got := read(text).Chapters[0]
		if diff := cmp.Diff(Chapter{Entry: "only", Title: "Only", Group: "All", Blocks: want}, got); diff != "" {
			t.Errorf("%q: %s", text, diff)
		}
	}
	for _, text := range []string{"### no entry", "![]()", "![](nobody)", "> words of somebody else"} {
		func() {
			defer func() { _ = recover() }()
			read(text)
			t.Errorf("%q is read", text)
		}()
	}
}

func TestEntriesAreFound(t *testing.T) {
	b := read("Words\n\n### A heading {#here}\n\n![](sword) ![](sheath): Both")
	for to, want := range map[Entry]Place{
		"only": {0, -1}, "here": {0, 1}, "symbol.sword": {0, 2}, "symbol.sheath": {0, 2},
	} {
		if at, ok := b.Find(to); at != want || !ok {
			t.Errorf("%s is at %v", to, at)
		}
	}
	if drawn := b.Drawn(&b.Chapters[0].Blocks[2]); !slices.Equal(drawn, []string{"sword"}) {
		t.Errorf("%v are drawn", drawn)
	}
	if _, ok := b.Find("nowhere"); ok || b.First() != "only" {
		t.Errorf("nowhere is somewhere, or the book is opened at %s", b.First())
	}
}

func TestLitParts(t *testing.T) {
	for _, c := range []struct{ text, query, want string }{
		{"Der Großhändler zahlt", "handler", "Der Groß[händler] zahlt"},
		{"Der Großhändler zahlt", "gross", "Der [Groß]händler zahlt"},
		{"Münzen, monedas", "munz mon", "[Münz]en, [mon]edas"},
		{"Die Gebühr ist neu", "gebuehr neu", "Die [Gebühr] ist [neu]"},
		{"Die Gebühr", "gebuhr", "Die [Gebühr]"},
		{"abuelo, albuhar", "albuehar", "abuelo, albuhar"},
		{"Straße", "strasse", "[Straße]"},
		{"a cat sat", "a", "[a] cat sat"},
		{"coins", "", "coins"},
	} {
		got, at := "", 0
		for _, span := range Lit(c.text, c.query) {
			got += c.text[at:span.From] + "[" + c.text[span.From:span.To] + "]"
			at = span.To
		}
		if got += c.text[at:]; got != c.want {
			t.Errorf("%q in %q: %s", c.query, c.text, got)
		}
	}
}
