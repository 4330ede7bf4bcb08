package book

import (
	"fmt"
	"regexp"
	"strings"
)

// How a chapter is written: see Parse.
var (
	numbered = regexp.MustCompile(`^(.*?)\s*\{([A-Z]\d+(?:, [A-Z]\d+)*)\}$`)
	inline   = regexp.MustCompile(`\[\[:([a-z-]+)\]\]|\[\[([a-z.-]+)\|([^\]]+)\]\]|\*\*([^*]+)\*\*`)
)

// Parse cuts the text of a chapter into blocks, a block a line:
//
//	## entry: Words            a heading, to which the entry leads
//	- Words                    an item of a list
//	= sword swords: Words      what symbols mean; the entry of the first leads here
//	!board name | Words        a part of a table with a caption
//	!keys                      the table of keys
//	!name more names | Words   what the game's directive of this name makes of it
//	Words                      a paragraph
//
// Within words, [[entry|words]] leads somewhere, [[:sword]] is a symbol, **words** are strong. At the end of a
// line stand the numbers of the rules that it tells: {D1, D6}.
func (c *Contents) Parse(text string) (blocks []Block, err error) {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		var numbers []string
		if match := numbered.FindStringSubmatch(line); match != nil {
			line, numbers = match[1], strings.Split(match[2], ", ")
		}
		made, err := c.parseLine(line)
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

func (c *Contents) parseLine(line string) ([]Block, error) {
	switch {
	case strings.HasPrefix(line, "## "):
		to, title, ok := strings.Cut(line[3:], ": ")
		if !ok {
			return nil, fmt.Errorf("a heading without an entry")
		}
		return []Block{{Kind: Heading, Entry: Entry(to), Runs: runs(title)}}, nil
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
		return c.directive(line[1:])
	}
	return []Block{{Runs: runs(line)}}, nil
}

// directive makes the blocks of a line that begins with an exclamation mark.
func (c *Contents) directive(line string) ([]Block, error) {
	line, caption, _ := strings.Cut(line, " | ")
	fields := strings.Fields(line)
	if len(fields) == 0 {
		return nil, fmt.Errorf("an exclamation mark stands alone")
	}
	name, names := fields[0], fields[1:]
	switch name {
	case "board":
		return []Block{{Kind: Board, Picture: strings.Join(names, " "), Runs: runs(caption)}}, nil
	case "keys":
		return []Block{{Kind: Keys}}, nil
	}
	if own := c.Directives[name]; own != nil {
		return own(names, runs(caption))
	}
	return nil, fmt.Errorf("nobody knows what !%s is", name)
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
			all = append(all, Run{Text: part(3), To: Entry(part(2))})
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
