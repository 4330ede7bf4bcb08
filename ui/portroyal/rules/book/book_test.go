package book_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/assets"
	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/rules/book"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// said are the words of a block.
func said(block *book.Block) string {
	var all strings.Builder
	for _, run := range block.Runs {
		all.WriteString(run.Text)
	}
	return all.String()
}

var digits = regexp.MustCompile(`\d+`)

// skeleton is all of a book but its words: what it is made of, where it leads, and its numbers.
func skeleton(b *book.Book) (lines []string) {
	for _, chapter := range b.Chapters {
		lines = append(lines, "chapter "+string(chapter.Entry))
		for i := range chapter.Blocks {
			block := &chapter.Blocks[i]
			numbers, links, symbols := digits.FindAllString(said(block), -1), []string{}, []string{}
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
			lines = append(lines, fmt.Sprint(i, " ", block.Kind, " ", block.Entry, " ", block.Cards, block.Picture,
				block.Symbols, block.Contract, block.Numbers, " numbers ", numbers, " links ", links, symbols))
		}
	}
	return lines
}

// Nothing is told in one language only: headings, lists, cards, links and numbers are the same in all.
func TestEveryLanguageHasTheSameBook(t *testing.T) {
	english := skeleton(book.In(words.In(words.English), nil))
	for _, code := range words.Languages {
		if diff := cmp.Diff(english, skeleton(book.In(words.In(code), nil))); diff != "" {
			t.Errorf("%s: %s", code, diff)
		}
	}
}

// Every link leads somewhere, every symbol can be drawn, nothing is left of the marks, and no two chapters have
// one name.
func TestLinksLeadSomewhere(t *testing.T) {
	for _, code := range words.Languages {
		b := book.In(words.In(code), nil)
		titles := map[string]bool{}
		for _, chapter := range b.Chapters {
			if titles[chapter.Title] {
				t.Errorf("%s: two chapters are called %q", code, chapter.Title)
			}
			titles[chapter.Title] = true
			for i := range chapter.Blocks {
				block := &chapter.Blocks[i]
				if text := said(block); strings.ContainsAny(text, "[]{}|*") || strings.HasPrefix(text, "!") {
					t.Errorf("%s, %s: %q", code, chapter.Entry, text)
				}
				for _, run := range block.Runs {
					if _, ok := b.Find(run.To); run.To != "" && !ok {
						t.Errorf("%s, %s: %q leads to %q, which is nowhere", code, chapter.Entry, run.Text, run.To)
					}
					if run.Symbol != "" && assets.Symbol(run.Symbol) == nil {
						t.Errorf("%s: there is no symbol %q", chapter.Entry, run.Symbol)
					}
				}
				for _, symbol := range block.Symbols {
					if assets.Symbol(symbol) == nil {
						t.Errorf("%s: there is no symbol %q", chapter.Entry, symbol)
					}
				}
			}
		}
	}
}

// Every card, contract and symbol, and everything that a game can wait for, has a place; that of a card or a
// contract shows it or one of its kind, that of a symbol shows the symbol.
func TestEverythingHasAPlace(t *testing.T) {
	b := book.In(words.In(words.English), nil)
	block := func(of string, to entry.Entry) *book.Block {
		place, ok := b.Find(to)
		if !ok {
			t.Errorf("%s: there is no place %q", of, to)
			return nil
		}
		if place.Block < 0 {
			return nil
		}
		return &b.Chapters[place.Chapter].Blocks[place.Block]
	}
	w := words.In(words.English)
	for _, card := range append(portroyal.AllCards(portroyal.AllDecks), portroyal.NoCard) {
		if at := block(card.String(), entry.OfCard(card)); at != nil && said(at) != terms.Title(w, card) {
			t.Errorf("%s leads to %q", card, said(at))
		}
	}
	for _, contract := range portroyal.AllContracts() {
		if at := block(contract.String(), entry.OfContract(contract)); at == nil || said(at) != terms.ContractTitle(w,
			contract) {
			t.Errorf("%s leads elsewhere", contract)
		}
	}
	for _, name := range assets.Drawings() {
		if symbol, is := strings.CutPrefix(name, "symbol-"); is {
			if at := block(name, entry.OfSymbol(symbol)); at != nil && !slices.Contains(at.Symbols, symbol) {
				t.Errorf("%s leads to a place that does not show it", symbol)
			}
		}
	}
	for _, to := range []entry.Entry{
		entry.Points, entry.Discover, entry.Fee, entry.Pile, entry.Discards, entry.Risk, entry.Price, entry.Players,
		entry.TimePile, entry.VictoryPile, entry.Repel, entry.Trade, entry.End, "keys", entry.Contracts,
	} {
		block("", to)
	}
}

// Chapters about what is in play are marked.
func TestEditionsInPlayAreMarked(t *testing.T) {
	for name, c := range map[string]struct {
		change           func(o *portroyal.Options)
		playing, without []entry.Entry
		first            entry.Entry
	}{
		"base": {func(*portroyal.Options) {}, nil, nil, "aim"},
		"expansion": {func(o *portroyal.Options) {
			o.Decks |= portroyal.DeckExpansion
		}, []entry.Entry{"expansion"}, nil, "aim"},
		"everything": {func(o *portroyal.Options) {
			o.Decks = portroyal.AllDecks &^ portroyal.DeckUnterwegs
			o.Contracts, o.RequireExpedition = true, true
		}, []entry.Entry{"expansion", entry.Contracts, "nails", "gambler", "variants"}, nil, "aim"},
		"together": {func(o *portroyal.Options) {
			o.Decks |= portroyal.DeckExpansion
			o.Contracts, o.Cooperative = true, true
		}, []entry.Entry{"expansion", entry.Contracts, entry.Clock}, []entry.Entry{"aim", entry.End}, entry.Clock},
		"unterwegs": {func(o *portroyal.Options) {
			o.Decks, o.Target = portroyal.DeckUnterwegs, portroyal.UnterwegsTarget
		}, []entry.Entry{"nails", entry.Unterwegs}, []entry.Entry{entry.Expeditions, entry.Tax}, "aim"},
	} {
		options := portroyal.DefaultOptions()
		c.change(&options)
		if err := options.Check(); err != nil {
			t.Fatal(err)
		}
		b := book.In(words.In(words.German), &options)
		if b.First() != c.first {
			t.Errorf("%s: it opens at %s", name, b.First())
		}
		for _, chapter := range b.Chapters {
			playing, without := slices.Contains(c.playing, chapter.Entry), slices.Contains(c.without, chapter.Entry)
			if (chapter.Mark == book.Playing) != playing || (chapter.Mark == book.Without) != without {
				t.Errorf("%s: %s is marked %d", name, chapter.Entry, chapter.Mark)
			}
		}
	}
}

// Words are found without their capitals and accents, also within others, and cards by their names in every
// language.
func TestSearch(t *testing.T) {
	for _, c := range []struct {
		code  words.Language
		query string
		in    entry.Entry
	}{
		{words.English, "SKULL", entry.Repel},
		{words.English, "  half  coins ", entry.Tax},
		{words.English, "Kontorist", "expansion"},
		{words.German, "punkte", "aim"},
		{words.German, "fraulein", "persons"},
		{words.German, "jester", "persons"},
		{words.Dutch, "belasting", entry.Tax},
		{words.Spanish, "expedicion", entry.Expeditions},
		{words.Spanish, "ESPADAS", entry.Repel},
	} {
		b := book.In(words.In(c.code), nil)
		found := b.Search(c.query)
		if !slices.ContainsFunc(found, func(p book.Place) bool { return b.Chapters[p.Chapter].Entry == c.in }) {
			t.Errorf("%s: %q is not found in %s", c.code, c.query, c.in)
		}
		if nowhere := b.Search("xyzzy " + c.query + " plugh quux"); len(strings.Fields(c.query)) < 4 && len(nowhere) > 0 {
			t.Errorf("%s: %q is found among what is not there", c.code, c.query)
		}
	}
	b := book.In(words.In(words.English), nil)
	for query, in := range map[string]entry.Entry{
		"take three cards": entry.Trade, "half of xyzzy coins": entry.Tax,
	} {
		if !slices.ContainsFunc(b.Search(query), func(p book.Place) bool { return b.Chapters[p.Chapter].Entry == in }) {
			t.Errorf("%q is not found in %s", query, in)
		}
	}
	if found := book.In(words.In(words.English), nil).Search(" "); len(found) > 0 {
		t.Errorf("nothing is found %d times", len(found))
	}
}

func TestLitParts(t *testing.T) {
	for _, c := range []struct{ text, query, want string }{
		{"Der Großhändler zahlt", "handler", "Der Groß[händler] zahlt"},
		{"Der Großhändler zahlt", "gross", "Der [Groß]händler zahlt"},
		{"Münzen, monedas", "munz mon", "[Münz]en, [mon]edas"},
		{"a cat sat", "a", "[a] cat sat"},
		{"coins", "", "coins"},
	} {
		got, at := "", 0
		for _, span := range book.Lit(c.text, c.query) {
			got += c.text[at:span.From] + "[" + c.text[span.From:span.To] + "]"
			at = span.To
		}
		if got += c.text[at:]; got != c.want {
			t.Errorf("%q in %q: %s", c.query, c.text, got)
		}
	}
}
