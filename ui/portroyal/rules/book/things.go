package book

import (
	"fmt"
	"slices"
	"strconv"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/words"
)

// Back is the back of a card among the things of a block; a face is called by its id, and a contract by its entry.
const Back = "back"

// CardOf is the card of a thing; the back is no card.
func CardOf(thing string) (portroyal.Card, error) {
	if thing == Back {
		return portroyal.NoCard, nil
	}
	return portroyal.ParseCard(thing)
}

// ContractOf is the contract of a thing; ok is false for what is none.
func ContractOf(thing string) (c portroyal.Contract, ok bool) {
	all := portroyal.AllContracts()
	at := slices.IndexFunc(all, func(c portroyal.Contract) bool { return string(entry.OfContract(c)) == thing })
	if at < 0 {
		return c, false
	}
	return all[at], true
}

// directives read the lines of this game:
//
//	!cards id id | Words       a row of cards with a caption; "back" is the back of one
//	!person role …             kinds of persons, each with its heading, its cards and its text
//	!ship colour …             the same for ships
//	!contracts                 the same for all contracts
func directives(w *words.Words, of *book.Contents) map[string]book.Directive {
	return map[string]book.Directive{
		"cards": func(names []string, caption []book.Run) ([]book.Block, error) {
			for _, name := range names {
				if _, err := CardOf(name); err != nil {
					return nil, err
				}
			}
			return []book.Block{{Kind: book.Row, Things: names, Runs: caption}}, nil
		},
		"person": each(func(name string) ([]book.Block, error) { return person(w, of, name) }),
		"ship":   each(func(name string) ([]book.Block, error) { return ships(w, name) }),
		"contracts": func([]string, []book.Run) (blocks []book.Block, err error) {
			for _, c := range portroyal.AllContracts() {
				blocks = append(blocks,
					book.Block{Kind: book.Heading, Entry: entry.OfContract(c), Runs: []book.Run{{Text: terms.ContractTitle(w, c)}}},
					book.Block{
						Kind: book.Portrait, Things: []string{string(entry.OfContract(c))},
						Runs: []book.Run{{Text: terms.ContractText(w, c)}}, Note: terms.Seal(w, c),
					})
			}
			return blocks, nil
		},
	}
}

// each makes the blocks of each name of a line, one after the other.
func each(make func(name string) ([]book.Block, error)) book.Directive {
	return func(names []string, _ []book.Run) (blocks []book.Block, err error) {
		for _, name := range names {
			made, err := make(name)
			if err != nil {
				return nil, err
			}
			blocks = append(blocks, made...)
		}
		return blocks, nil
	}
}

// things are cards by the names that they have in a block.
func things(cards []portroyal.Card) (names []string) {
	for _, card := range cards {
		names = append(names, card.String())
	}
	return names
}

// person is a kind of person: the heading, the cards, how many there are and what they can do.
func person(w *words.Words, of *book.Contents, name string) ([]book.Block, error) {
	i := slices.IndexFunc(portroyal.Roles(), func(r portroyal.Role) bool { return r.String() == name })
	if i < 0 {
		return nil, fmt.Errorf("there is no %q", name)
	}
	role := portroyal.Roles()[i]
	cards := kin(func(f *portroyal.Face) bool { return f.Role == role })
	about, err := of.Parse(w.T(roles.ID(role)))
	return append([]book.Block{
		{Kind: book.Heading, Entry: entry.OfRole(role), Runs: []book.Run{{Text: terms.Title(w, cards[0])}}},
		{Kind: book.Row, Things: things(cards), Runs: []book.Run{{Text: facts(w, cards)}}, Beside: true},
	}, about...), err
}

// ships are those of a colour of the base game.
func ships(w *words.Words, name string) ([]book.Block, error) {
	for colour := portroyal.Yellow; colour <= portroyal.Black; colour++ {
		if colour.String() == name {
			cards := kin(func(f *portroyal.Face) bool {
				return f.Type == portroyal.Ship && f.Colour == colour && f.Deck == portroyal.DeckBase
			})
			return []book.Block{
				{Kind: book.Heading, Entry: entry.OfColour(colour), Runs: []book.Run{{Text: terms.Ship(w, colour)}}},
				{Kind: book.Row, Things: things(cards)},
			}, nil
		}
	}
	return nil, fmt.Errorf("there is no %q", name)
}

// kin are the cards of which something holds: those of the base game and its expansions, or else, if there are
// none, of Unterwegs.
func kin(holds func(*portroyal.Face) bool) (cards []portroyal.Card) {
	for _, decks := range []portroyal.Deck{portroyal.AllDecks &^ portroyal.DeckUnterwegs, portroyal.DeckUnterwegs} {
		for _, card := range portroyal.AllCards(decks) {
			if holds(card.Face()) {
				cards = append(cards, card)
			}
		}
		if len(cards) > 0 {
			break
		}
	}
	return cards
}

// facts says how many cards of a kind there are, what they cost and what they are worth.
func facts(w *words.Words, cards []portroyal.Card) string {
	copies, costs, points := 0, []int{}, []int{}
	for _, card := range cards {
		f := card.Face()
		copies += int(f.Copies)
		costs, points = append(costs, int(f.Cost)), append(points, int(f.Points))
	}
	return w.T("rules.facts", "Cards", copies, "Prices", span(costs), "Points", span(points))
}

// span writes numbers from the least to the most.
func span(numbers []int) string {
	least, most := slices.Min(numbers), slices.Max(numbers)
	if least == most {
		return strconv.Itoa(least)
	}
	return strconv.Itoa(least) + "\u2013" + strconv.Itoa(most)
}

// called are the names by which a block is found: of its cards, and of what its entry is about in every language.
func called(w *words.Words, of *book.Block) (all []string) {
	for _, thing := range of.Things {
		if card, err := CardOf(thing); err == nil {
			all = append(all, terms.Title(w, card))
		}
	}
	for _, code := range words.Languages {
		if name := named(words.In(code), of.Entry); name != "" {
			all = append(all, name)
		}
	}
	return all
}

// named is what a language calls what an entry is about, "" where that has no name.
func named(w *words.Words, of entry.Entry) string {
	for _, contract := range portroyal.AllContracts() {
		if entry.OfContract(contract) == of {
			return terms.ContractTitle(w, contract)
		}
	}
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		if face := card.Face(); of != "" && (face.Role != portroyal.NoRole && entry.OfRole(face.Role) == of ||
			face.Type == portroyal.Ship && entry.OfColour(face.Colour) == of) {
			return terms.Title(w, card)
		}
	}
	return ""
}
