package book_test

import (
	"slices"
	"strings"
	"testing"

	"portroyal/assets"
	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/rules/book"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/terms"
	shared "portroyal/ui/rulebook/book"
	"portroyal/ui/rulebook/rulebooktest"
	"portroyal/ui/words"
)

func base(w *words.Words) *shared.Book { return book.In(w, nil) }

func TestEveryLanguageHasTheSameBook(t *testing.T) { rulebooktest.SameInEveryLanguage(t, base) }

func TestLinksLeadSomewhere(t *testing.T) {
	rulebooktest.LinksLeadSomewhere(t, base, func(symbol string) bool { return assets.Symbol(symbol) != nil })
}

// Every card, contract and symbol, and everything that a game can wait for, has a place; that of a card or a
// contract shows it or one of its kind, that of a symbol shows the symbol.
func TestEverythingHasAPlace(t *testing.T) {
	b := book.In(words.In(words.English), nil)
	block := func(of string, to entry.Entry) *shared.Block {
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
		if at := block(card.String(), entry.OfCard(card)); at != nil && rulebooktest.Said(at) != terms.Title(w, card) {
			t.Errorf("%s leads to %q", card, rulebooktest.Said(at))
		}
	}
	for _, contract := range portroyal.AllContracts() {
		if at := block(contract.String(), entry.OfContract(contract)); at == nil || rulebooktest.Said(at) != terms.ContractTitle(w,
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
		"hidden discards": {func(o *portroyal.Options) { o.HiddenDiscards = true }, []entry.Entry{"variants"}, nil, "aim"},
		"coins by place":  {func(o *portroyal.Options) { o.CoinsByPlace = true }, []entry.Entry{"variants"}, nil, "aim"},
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
			if (chapter.Mark == shared.Playing) != playing || (chapter.Mark == shared.Without) != without {
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
		if !slices.ContainsFunc(found, func(p shared.Place) bool { return b.Chapters[p.Chapter].Entry == c.in }) {
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
		if !slices.ContainsFunc(b.Search(query), func(p shared.Place) bool { return b.Chapters[p.Chapter].Entry == in }) {
			t.Errorf("%q is not found in %s", query, in)
		}
	}
	if found := book.In(words.In(words.English), nil).Search(" "); len(found) > 0 {
		t.Errorf("nothing is found %d times", len(found))
	}
}
