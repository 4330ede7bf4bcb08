package book

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/words"
)

// Thing is something of the game that the book shows; of its fields one is set.
type Thing struct {
	Island cove.Island
	Legend cove.Legend
	Card   cove.Card
	Die    int
	Chest  bool // an open one, for treasures
	Ship   bool // a player's
	Black  bool // a black ship, whoever commands it
}

// ThingOf is the thing of this name in the rulebook.
func ThingOf(name string) Thing {
	thing, err := parse(name)
	if err != nil {
		panic(err)
	}
	return thing
}

// parse reads the name of a thing: island.hull, legend.hook, card.flint, die.5, chest, ship or black.
func parse(name string) (of Thing, err error) {
	kind, id, _ := strings.Cut(name, ".")
	switch kind {
	case "island":
		err = of.Island.UnmarshalText([]byte(id))
	case "legend":
		for legend := cove.Blackbeard; legend <= cove.Navy; legend++ { // the Navy sails no black ship, and is not read as one
			if legend.String() == id {
				of.Legend = legend
			}
		}
	case "card":
		err = of.Card.UnmarshalText([]byte(id))
	case "die":
		of.Die, err = strconv.Atoi(id)
	case "chest", "ship", "black":
		of.Chest, of.Ship, of.Black = kind == "chest", kind == "ship", kind == "black"
	}
	if err == nil && of == (Thing{}) {
		err = fmt.Errorf("there is no %q", name)
	}
	return of, err
}

// Leads is where a thing is explained.
func (t Thing) Leads() entry.Entry {
	switch {
	case t.Island != cove.NoIsland:
		return entry.OfIsland(t.Island)
	case t.Legend != cove.NoLegend:
		return entry.OfLegend(t.Legend)
	case t.Card != cove.NoCard:
		return entry.OfCard(t.Card)
	case t.Chest:
		return entry.Treasures
	case t.Ship:
		return entry.Ship
	case t.Black:
		return entry.Foes
	}
	return entry.Exchange
}

// Called is what a thing is called, "" for what needs no name.
func (t Thing) Called(w *words.Words) string {
	switch {
	case t.Island != cove.NoIsland:
		return terms.Island(w, t.Island)
	case t.Legend != cove.NoLegend:
		return terms.Legend(w, t.Legend)
	case t.Card != cove.NoCard:
		return terms.Card(w, t.Card)
	}
	return ""
}

// directives make the blocks of this game's pictures:
//
//	![Words](<show island.hull die.5>)   a row of things with a caption
//	![Words](<beside chest>)             a thing with words beside it
//	![Words](<island tavern …>)          islands, each with what it offers; the words, if any, follow that
//	![Words](<legend hook …>)            legendary pirates, each with its numbers and its rule; likewise
//	![Words](<card flint …>)             tavern cards, each with its rule and when it is played; likewise
//	![](<section hull …>)                sections of a ship, each with its use
//	![](tracks)                          the values of all sections, and what a step costs
func directives(w *words.Words) map[string]book.Directive {
	return map[string]book.Directive{
		"show":   show(book.Row),
		"beside": show(book.Portrait),
		"island": each(w, "island.", func(t Thing) book.Block {
			return book.Block{Runs: says(terms.IslandAbout(w, t.Island))}
		}),
		"legend":  each(w, "legend.", func(t Thing) book.Block { return legend(w, t.Legend) }),
		"card":    each(w, "card.", func(t Thing) book.Block { return card(w, t.Card) }),
		"section": func(names []string, _ []book.Run) []book.Block { return sections(w, names) },
		"tracks":  func([]string, []book.Run) []book.Block { return []book.Block{tracks(w)} },
	}
}

// show is a row of things, or one of them with words beside it.
func show(kind book.Kind) book.Directive {
	return func(names []string, caption []book.Run) []book.Block {
		return []book.Block{{Kind: kind, Things: names, Runs: caption}}
	}
}

// each makes a portrait of each thing of a kind.
func each(w *words.Words, kind string, portray func(Thing) book.Block) book.Directive {
	return func(names []string, more []book.Run) (blocks []book.Block) {
		for _, name := range names {
			thing := ThingOf(kind + name)
			made := portray(thing)
			made.Kind, made.Things = book.Portrait, []string{kind + name}
			made.Entry, made.Title = thing.Leads(), thing.Called(w)
			if len(more) > 0 {
				made.Runs = slices.Concat(made.Runs, says(" "), more)
			}
			blocks = append(blocks, made)
		}
		return blocks
	}
}

func says(text string) []book.Run { return []book.Run{{Text: text}} }

// legend is a legendary pirate or the Navy, with its numbers if it fights.
func legend(w *words.Words, of cove.Legend) book.Block {
	face, made := of.Face(), book.Block{Runs: says(terms.LegendAbout(w, of))}
	if face.Dice > 0 {
		made.Note = w.T("cove.rules.facts.legend", "Dice", terms.Dice(w, int(face.Dice)), "Hull", face.Hull, "Speed", face.Speed,
			"Fame", terms.Fame(w, int(face.Fame)))
	}
	return made
}

// card is a tavern card, with when it is played and how many there are.
func card(w *words.Words, of cove.Card) book.Block {
	return book.Block{
		Runs: says(terms.CardText(w, of)),
		Note: w.N("cove.rules.facts.card", int(of.Face().Copies), "When", terms.CardWhen(w, of)),
	}
}

// sections are the parts of a ship, each with a heading.
func sections(w *words.Words, names []string) (blocks []book.Block) {
	for _, name := range names {
		var of cove.Section
		if err := of.UnmarshalText([]byte(name)); err != nil {
			panic(err)
		}
		blocks = append(blocks,
			book.Block{Kind: book.Heading, Entry: entry.OfSection(of), Runs: says(terms.Section(w, of))},
			book.Block{Kind: book.Legend, Symbols: []string{name}, Runs: says(terms.SectionAbout(w, of, cove.NoCard))})
	}
	return blocks
}

// tracks are the values of the sections by the places of their rings, and what a step to a place costs.
func tracks(w *words.Words) book.Block {
	lines := [][]string{
		{w.T("cove.rules.tracks.place")},
		{w.T("cove.rules.tracks.hull")},
		{w.T("cove.rules.tracks.cannons")},
		{w.T("cove.rules.tracks.cost")},
	}
	add := func(line, n int) { lines[line] = append(lines[line], strconv.Itoa(n)) }
	for place := 1; place == 1 || cove.StepCost(place) > 0; place++ {
		var ship cove.Ship
		for section := range ship.Places {
			ship.Places[section] = uint8(place)
		}
		add(0, place)
		add(1, ship.Value(cove.Hull))
		add(2, ship.Value(cove.Cannons))
		if place == 1 { // a ring is never moved up to it
			lines[3] = append(lines[3], "\u2013")
			continue
		}
		add(3, cove.StepCost(place))
	}
	return book.Block{Kind: book.Table, Entry: entry.Tracks, Cells: lines}
}

// called are the names by which a block is found: of its things, and of what its entry is about in every language.
func called(w *words.Words, of *book.Block) (all []string) {
	for _, name := range of.Things {
		all = append(all, ThingOf(name).Called(w))
	}
	for _, code := range words.Languages {
		all = append(all, named(words.In(code), of.Entry)...)
	}
	return all
}

// named is what a language calls what an entry is about, nothing where that has no name.
func named(w *words.Words, of entry.Entry) (all []string) {
	name, _, _ := strings.Cut(string(of), ".")
	switch name {
	case "section":
		for section := cove.Hull; section < cove.Sections; section++ {
			if entry.OfSection(section) == of {
				return []string{terms.Section(w, section)}
			}
		}
	case "type":
		for kind := cove.ParrotCard; kind <= cove.FameCard; kind++ {
			if entry.OfType(kind) == of {
				return []string{terms.Type(w, kind)}
			}
		}
	default:
		if thing, err := parse(string(of)); err == nil {
			return []string{thing.Called(w)}
		}
	}
	return nil
}
