// Package rulebooktest holds the claims that the rulebook of every game has to meet, for the tests of each: of its words,
// of the page that shows it, and of the printed file.
package rulebooktest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/ui/rulebook/book"
	"portroyal/ui/words"
)

// Said are the words of a block.
func Said(block *book.Block) string { return book.Said(block.Runs) }

var digits = regexp.MustCompile(`\d+`)

// skeleton is all of a book but its words: what it is made of, where it leads, and its numbers.
func skeleton(b *book.Book) (lines []string) {
	for _, chapter := range b.Chapters {
		lines = append(lines, "chapter "+string(chapter.Entry))
		for i := range chapter.Blocks {
			block := &chapter.Blocks[i]
			numbers, links, symbols := digits.FindAllString(Said(block)+" "+block.Title+" "+block.Note, -1), []string{}, []string{}
			for _, run := range block.Runs {
				if run.To != "" {
					links = append(links, string(run.To))
				}
				if run.Symbol != "" {
					symbols = append(symbols, run.Symbol)
				}
			}
			slices.Sort(numbers) // languages put their words in another order
			slices.Sort(links)
			lines = append(lines, fmt.Sprint(i, " ", block.Kind, " ", block.Entry, " ", block.Things, block.Picture,
				block.Symbols, len(block.Cells), block.Numbers, " numbers ", numbers, " links ", links, symbols))
		}
	}
	return lines
}

// SameInEveryLanguage demands that nothing is told in one language only: headings, lists, things, links and numbers are
// the same in all.
func SameInEveryLanguage(t *testing.T, in func(*words.Words) *book.Book) {
	t.Helper()
	english := skeleton(in(words.In(words.English)))
	for _, code := range words.Languages {
		if diff := cmp.Diff(english, skeleton(in(words.In(code)))); diff != "" {
			t.Errorf("%s: %s", code, diff)
		}
	}
}

// LinksLeadSomewhere demands that every link leads somewhere, every symbol can be drawn, nothing is left of the marks,
// and no two chapters have one name.
func LinksLeadSomewhere(t *testing.T, in func(*words.Words) *book.Book, drawn func(symbol string) bool) {
	t.Helper()
	for _, code := range words.Languages {
		b := in(words.In(code))
		titles := map[string]bool{}
		for _, chapter := range b.Chapters {
			if titles[chapter.Title] {
				t.Errorf("%s: two chapters are called %q", code, chapter.Title)
			}
			titles[chapter.Title] = true
			for i := range chapter.Blocks {
				block := &chapter.Blocks[i]
				if text := Said(block); strings.ContainsAny(text, "[]{}|*") || strings.HasPrefix(text, "!") {
					t.Errorf("%s, %s: marks are left in %q; the number of a rule stands at the end of its paragraph", code, chapter.Entry, text)
				}
				symbols := block.Symbols
				for _, run := range block.Runs {
					if _, ok := b.Find(run.To); run.To != "" && !ok {
						t.Errorf("%s, %s: %q leads to %q, which is nowhere", code, chapter.Entry, run.Text, run.To)
					}
					if run.Symbol != "" {
						symbols = append(slices.Clone(symbols), run.Symbol)
					}
				}
				for _, symbol := range symbols {
					if !drawn(symbol) {
						t.Errorf("%s: there is no symbol %q", chapter.Entry, symbol)
					}
				}
			}
		}
	}
}
