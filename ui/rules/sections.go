package rules

import (
	"cmp"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/ui/words"
)

// section is a part of the page that can be opened and closed.
type section struct {
	name    sectionName
	symbols []string // drawn beside the title

	// edition reports whether a game has what the section is about; nil for what every game has.
	edition func(o *portroyal.Options) bool

	// aim says that the section tells what such a game is about: in one it comes first.
	aim bool

	// replaced reports whether a game is played by another section instead; nil for never.
	replaced func(o *portroyal.Options) bool
}

// sectionName is what a section is called here.
type sectionName string

// The messages of the sections.
const (
	titles words.Family[sectionName] = "rules.*.title"
	texts  words.Family[sectionName] = "rules.*.text"
)

// sections in the order in which they are read.
var sections = []section{
	{name: "aim", symbols: []string{"crest"}, replaced: cooperative},
	{name: "coins", symbols: []string{"coin-back", "coin"}},
	{name: "discover", symbols: []string{"cards", "ship", "clash"}},
	{name: "repel", symbols: []string{"swords", "repelled", "skull"}},
	{name: "tax", symbols: []string{"tax"}, replaced: unterwegs},
	{name: "trade", symbols: []string{"ship", "person", "extra-card"}},
	{name: "expeditions", symbols: []string{"map", "anchor", "cross", "house", "any"}, replaced: unterwegs},
	{
		name: "expansion", symbols: []string{"gunner", "viceadmiral", "plus-coin"},
		edition: with(portroyal.DeckExpansion),
	},
	{
		name: "contracts", symbols: []string{"wax-anchor", "cube"},
		edition: func(o *portroyal.Options) bool { return o.Contracts },
	},
	{name: "clock", symbols: []string{"cards", "plus-point"}, edition: cooperative, aim: true},
	{name: "nails", symbols: []string{"plus-point"}, edition: func(o *portroyal.Options) bool {
		return with(portroyal.DeckNails)(o) || unterwegs(o)
	}},
	{name: "gambler", symbols: []string{"gambler"}, edition: with(portroyal.DeckGambler)},
	{name: "unterwegs", symbols: []string{"tax", "coin"}, edition: unterwegs},
	{
		name: "required", symbols: []string{"map", "crest"},
		edition: func(o *portroyal.Options) bool { return o.RequireExpedition },
	},
	{name: "screen", symbols: []string{"hand"}},
}

// inOrder are the sections as they are read in a game, nil for none.
func inOrder(o *portroyal.Options) []section {
	ordered := slices.Clone(sections)
	slices.SortStableFunc(ordered, func(a, b section) int {
		first := func(s section) int {
			if s.aim && s.placeIn(o) == playing {
				return 0
			}
			return 1
		}
		return cmp.Compare(first(a), first(b))
	})
	return ordered
}

func cooperative(o *portroyal.Options) bool { return o.Cooperative }

func unterwegs(o *portroyal.Options) bool { return o.Decks == portroyal.DeckUnterwegs }

// with reports whether a game is played with cards of a deck.
func with(deck portroyal.Deck) func(*portroyal.Options) bool {
	return func(o *portroyal.Options) bool { return o.Decks&deck != 0 }
}

// place is what a section has to do with the game on the table.
type place uint8

const (
	usual   place = iota // of every game, or no game is on the table and it is not about an edition
	foreign              // about an edition that is not in play
	playing              // about an edition that is
	without              // of most games, but not of this one
)

// placeIn says what a section has to do with the game on the table, nil for none.
func (s *section) placeIn(o *portroyal.Options) place {
	switch {
	case s.edition != nil && o != nil && s.edition(o):
		return playing
	case s.edition != nil:
		return foreign
	case s.replaced != nil && o != nil && s.replaced(o):
		return without
	}
	return usual
}
