package book

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// How a chapter is written, a block a line:
//
//	## entry: Words            a heading, to which the entry leads
//	- Words                    an item of a list
//	= sword swords: Words      what symbols mean; the entry of the first leads here
//	!cards id id | Words       a row of cards with a caption; "back" is the back of one
//	!board name | Words        a part of a table with a caption, see Picture
//	!person role …             kinds of persons, each with its heading, its cards and its text
//	!ship colour …             the same for ships
//	!contracts                 the same for all contracts
//	!keys                      the table of keys
//	Words                      a paragraph
//
// Within words, [[entry|words]] leads somewhere, [[:sword]] is a symbol, **words** are strong. At the end of a
// line stand the numbers of the rules that it tells: {D1, D6}.
var (
	numbered = regexp.MustCompile(`^(.*?)\s*\{([A-Z]\d+(?:, [A-Z]\d+)*)\}$`)
	inline   = regexp.MustCompile(`\[\[:([a-z-]+)\]\]|\[\[([a-z.-]+)\|([^\]]+)\]\]|\*\*([^*]+)\*\*`)
)

// parse cuts the text of a chapter into blocks.
func parse(w *words.Words, text string) (blocks []Block, err error) {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		var numbers []string
		if match := numbered.FindStringSubmatch(line); match != nil {
			line, numbers = match[1], strings.Split(match[2], ", ")
		}
		made, err := parseLine(w, line)
		if err != nil {
			return nil, fmt.Errorf("%q: %w", line, err)
		}
		if len(made) > 0 {
			made[0].Numbers = append(made[0].Numbers, numbers...)
		}
		blocks = append(blocks, made...)
	}
	return blocks, nil
}

func parseLine(w *words.Words, line string) ([]Block, error) {
	switch {
	case strings.HasPrefix(line, "## "):
		to, title, ok := strings.Cut(line[3:], ": ")
		if !ok {
			return nil, fmt.Errorf("a heading without an entry")
		}
		return []Block{{Kind: Heading, Entry: entry.Entry(to), Runs: runs(title)}}, nil
	case strings.HasPrefix(line, "- "):
		return []Block{{Kind: Item, Runs: runs(line[2:])}}, nil
	case strings.HasPrefix(line, "= "):
		names, about, ok := strings.Cut(line[2:], ": ")
		symbols := strings.Fields(names)
		if !ok || len(symbols) == 0 {
			return nil, fmt.Errorf("a legend without a symbol")
		}
		return []Block{{Kind: Legend, Symbols: symbols, Runs: runs(about)}}, nil
	case strings.HasPrefix(line, "!"):
		return directive(w, line[1:])
	}
	return []Block{{Runs: runs(line)}}, nil
}

// directive makes the blocks of a line that begins with an exclamation mark.
func directive(w *words.Words, line string) (blocks []Block, err error) {
	line, caption, _ := strings.Cut(line, " | ")
	fields := strings.Fields(line)
	switch names := fields[1:]; fields[0] {
	case "cards":
		cards, err := cardsOf(names)
		return []Block{{Kind: Cards, Cards: cards, Runs: runs(caption)}}, err
	case "board":
		return []Block{{Kind: Board, Picture: strings.Join(names, " "), Runs: runs(caption)}}, nil
	case "person":
		for _, name := range names {
			made, err := person(w, name)
			if err != nil {
				return nil, err
			}
			blocks = append(blocks, made...)
		}
		return blocks, nil
	case "ship":
		for _, name := range names {
			made, err := ships(w, name)
			if err != nil {
				return nil, err
			}
			blocks = append(blocks, made...)
		}
		return blocks, nil
	case "contracts":
		for _, c := range portroyal.AllContracts() {
			blocks = append(blocks,
				Block{Kind: Heading, Entry: entry.OfContract(c), Runs: []Run{{Text: terms.ContractTitle(w, c)}}},
				Block{Kind: Contract, Contract: c, Runs: []Run{{Text: terms.ContractText(w, c)}}})
		}
		return blocks, nil
	case "keys":
		return []Block{{Kind: Keys}}, nil
	}
	return nil, fmt.Errorf("nobody knows what !%s is", fields[0])
}

func cardsOf(names []string) (cards []portroyal.Card, err error) {
	for _, name := range names {
		card := portroyal.NoCard
		if name != "back" {
			if card, err = portroyal.ParseCard(name); err != nil {
				return nil, err
			}
		}
		cards = append(cards, card)
	}
	return cards, nil
}

// person is a kind of person: the heading, the cards, how many there are and what they can do.
func person(w *words.Words, name string) ([]Block, error) {
	i := slices.IndexFunc(portroyal.Roles(), func(r portroyal.Role) bool { return r.String() == name })
	if i < 0 {
		return nil, fmt.Errorf("there is no %q", name)
	}
	role := portroyal.Roles()[i]
	cards := kin(func(f *portroyal.Face) bool { return f.Role == role })
	about, err := parse(w, w.T(roles.ID(role)))
	return append([]Block{
		{Kind: Heading, Entry: entry.OfRole(role), Runs: []Run{{Text: terms.Title(w, cards[0])}}},
		{Kind: Cards, Cards: cards, Runs: []Run{{Text: facts(w, cards)}}, Beside: true},
	}, about...), err
}

// ships are those of a colour of the base game.
func ships(w *words.Words, name string) ([]Block, error) {
	for colour := portroyal.Yellow; colour <= portroyal.Black; colour++ {
		if colour.String() == name {
			cards := kin(func(f *portroyal.Face) bool {
				return f.Type == portroyal.Ship && f.Colour == colour && f.Deck == portroyal.DeckBase
			})
			return []Block{
				{Kind: Heading, Entry: entry.OfColour(colour), Runs: []Run{{Text: terms.Ship(w, colour)}}},
				{Kind: Cards, Cards: cards},
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

// runs cuts words where they begin to look different.
func runs(text string) (all []Run) {
	at := 0
	for _, match := range inline.FindAllStringSubmatchIndex(text, -1) {
		part := func(i int) string { return text[match[2*i]:match[2*i+1]] }
		if match[0] > at {
			all = append(all, Run{Text: text[at:match[0]]})
		}
		switch {
		case match[2] >= 0:
			all = append(all, Run{Symbol: part(1)})
		case match[4] >= 0:
			all = append(all, Run{Text: part(3), To: entry.Entry(part(2))})
		default:
			all = append(all, Run{Text: part(4), Strong: true})
		}
		at = match[1]
	}
	if at < len(text) {
		all = append(all, Run{Text: text[at:]})
	}
	return all
}
