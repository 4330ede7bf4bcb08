package book

import (
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
func CardOf(thing string) portroyal.Card {
	if thing == Back {
		return portroyal.NoCard
	}
	card, err := portroyal.ParseCard(thing)
	if err != nil {
		panic(err) // it stands in the rulebook
	}
	return card
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

// directives make the blocks of this game's pictures:
//
//	![Words](<cards id id>)     a row of cards with a caption; "back" is the back of one
//	![](<person role>)          a kind of person, with its heading and its cards; the words behind it stand beside them
//	![](<ship colour …>)        ships, each with its heading and its cards
//	![](contracts)              all contracts, each with its heading and what it says
func directives(w *words.Words) map[string]book.Directive {
	return map[string]book.Directive{
		"cards": func(names []string, caption []book.Run) []book.Block {
			return []book.Block{{Kind: book.Row, Things: names, Runs: caption}}
		},
		"person": func(names []string, _ []book.Run) []book.Block {
			cards := kin(func(f *portroyal.Face) bool { return f.Role.String() == names[0] })
			return []book.Block{
				heading(entry.OfCard(cards[0]), terms.Title(w, cards[0])),
				{Kind: book.Row, Things: things(cards), Runs: []book.Run{{Text: facts(w, cards)}}, Beside: true},
			}
		},
		"ship": func(names []string, _ []book.Run) (blocks []book.Block) {
			for _, name := range names {
				cards := kin(func(f *portroyal.Face) bool {
					return f.Type == portroyal.Ship && f.Colour.String() == name && f.Deck == portroyal.DeckBase
				})
				blocks = append(blocks, heading(entry.OfCard(cards[0]), terms.Ship(w, cards[0].Face().Colour)),
					book.Block{Kind: book.Row, Things: things(cards)})
			}
			return blocks
		},
		"contracts": func([]string, []book.Run) (blocks []book.Block) {
			for _, c := range portroyal.AllContracts() {
				blocks = append(blocks, heading(entry.OfContract(c), terms.ContractTitle(w, c)), book.Block{
					Kind: book.Portrait, Things: []string{string(entry.OfContract(c))},
					Runs: []book.Run{{Text: terms.ContractText(w, c)}}, Note: terms.Seal(w, c),
				})
			}
			return blocks
		},
	}
}

func heading(of entry.Entry, title string) book.Block {
	return book.Block{Kind: book.Heading, Entry: of, Runs: []book.Run{{Text: title}}}
}

// things are cards by the names that they have in a block.
func things(cards []portroyal.Card) (names []string) {
	for _, card := range cards {
		names = append(names, card.String())
	}
	return names
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
		if _, is := ContractOf(thing); !is {
			all = append(all, terms.Title(w, CardOf(thing)))
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
