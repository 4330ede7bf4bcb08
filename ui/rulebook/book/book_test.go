package book

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// contents are those of a small book, with a chapter of this text.
func contents(text string) *Contents {
	return &Contents{
		Chapters: []Draft{{Entry: "only", Title: "Only", Text: text}},
		OfSymbol: func(name string) Entry { return Entry("symbol." + name) },
		Undrawn:  func(name string) bool { return name == "sheath" },
		Directives: map[string]Directive{"coins": func(names []string, caption []Run) ([]Block, error) {
			return []Block{{Kind: Row, Things: names, Runs: caption}, {Kind: Item}}, nil
		}},
	}
}

// Each way of writing a line makes its block.
func TestBlocksAreRead(t *testing.T) {
	for line, want := range map[string][]Block{
		"Just **words**. {A1, B12}": {{
			Runs: []Run{{Text: "Just "}, {Text: "words", Strong: true}, {Text: "."}}, Numbers: []string{"A1", "B12"},
		}},
		"## here: A heading":  {{Kind: Heading, Entry: "here", Runs: []Run{{Text: "A heading"}}}},
		"- To [[only|there]]": {{Kind: Item, Runs: []Run{{Text: "To "}, {Text: "there", To: "only"}}}},
		"= sword sheath: A [[:sword]]": {{
			Kind: Legend, Symbols: []string{"sword", "sheath"}, Runs: []Run{{Text: "A "}, {Symbol: "sword"}},
		}},
		"!board end | The end": {{Kind: Board, Picture: "end", Runs: []Run{{Text: "The end"}}}},
		"!keys":                {{Kind: Keys}},
		"!coins a b | Two {C1}": {
			{Kind: Row, Things: []string{"a", "b"}, Runs: []Run{{Text: "Two"}}, Numbers: []string{"C1"}}, {Kind: Item},
		},
	} {
		blocks, err := contents("").Parse("\n" + line + "\n")
		if diff := cmp.Diff(want, blocks); err != nil || diff != "" {
			t.Errorf("%q: %v, %s", line, err, diff)
		}
	}
	for _, line := range []string{"## no entry", "= : no symbol", "!", "!nobody knows"} {
		if _, err := contents("").Parse(line); err == nil {
			t.Errorf("%q is read", line)
		}
	}
}

func TestEntriesAreFound(t *testing.T) {
	b := Read(contents("Words\n## here: A heading\n= sword sheath: Both"))
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
