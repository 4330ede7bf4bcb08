package portroyal_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
)

// A scenario file is a list of scenarios, each of which shows a rule at work:
//
//	-- H6 H7: what it shows
//	# a comment
//	{"phase": "trade", "harbour": ["sailor-1"], "seats": [{"coins": 4}]}
//
//	legal: take sailor-1 | pass
//	> take sailor-1
//	~ seat 0 hired sailor-1 3
//	= seats[0].coins 1
//	! reveal H2
//
// The header names the rules. The position goes up to the first empty line; cards that it does
// not mention are in the box, and a number in place of a list of cards is that many cards that
// are of no interest. "new {OPTIONS} seed N start N" is a fresh game instead. Then come, in any
// order:
//
//	> ACTION          is played and must be legal
//	~ EVENT           happened in the last action, after the events named before;
//	                  a text ending in "..." names the beginning
//	~ not EVENT       nothing beginning like this happened in the last action
//	! ACTION RULE     is refused, cites the rule, and changes nothing; the name of the reason may
//	                  follow in brackets, as in "! contract jinx K1 (not-laid)"
//	legal: A | B      are the legal actions, all of them and no others
//	= FIELD VALUE     a field of the position as JSON, or one of those in [derived]; a list of
//	                  cards is given by its ids, "-" if empty, or by its length
//	=~ FIELD VALUE    the same cards in any order
type scenario struct {
	file  string
	line  int
	rules []string
	title string
	setUp string
	steps []step
}

// step is one line of a scenario: its mark, such as ">" or "legal:", and what follows it.
type step struct {
	line int
	mark string
	text string
}

func (s *scenario) at(line int) string { return fmt.Sprintf("%s:%d", s.file, line) }

var (
	header     = regexp.MustCompile(`^-- ([A-Z]\d+(?: [A-Z]\d+)*): (.+)$`)
	ruleNumber = regexp.MustCompile(`^[CSDEHXFKP]\d+$`)
)

// readScenarios reads every scenario file, and fails for what is no scenario: one without a rule
// number, or one that expects nothing.
func readScenarios(t *testing.T) []*scenario {
	t.Helper()
	files, err := filepath.Glob("testdata/rules-*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scenario files: %v", err)
	}
	var all []*scenario
	for _, file := range files {
		all = append(all, readScenarioFile(t, file)...)
	}
	return all
}

func readScenarioFile(t *testing.T, file string) (read []*scenario) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var current *scenario
	inSetUp := false
	lines := bufio.NewScanner(strings.NewReader(string(text)))
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		switch {
		case strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, "--"):
			match := header.FindStringSubmatch(line)
			if match == nil {
				t.Fatalf("%s:%d: a scenario begins with its rule numbers, as in \"-- H6 H7: title\", not %q",
					file, n, line)
			}
			current = &scenario{file: filepath.Base(file), line: n, rules: strings.Fields(match[1]), title: match[2]}
			read = append(read, current)
			inSetUp = true
		case current == nil && line != "":
			t.Fatalf("%s:%d: %q belongs to no scenario", file, n, line)
		case line == "":
			inSetUp = inSetUp && current != nil && current.setUp == ""
		case inSetUp:
			current.setUp += line + "\n"
		default:
			mark, rest, _ := strings.Cut(line, " ")
			current.steps = append(current.steps, step{n, mark, strings.TrimSpace(rest)})
		}
	}
	for _, s := range read {
		expectations := 0
		for _, step := range s.steps {
			if step.mark != ">" {
				expectations++
			}
		}
		if s.setUp == "" || expectations == 0 {
			t.Errorf("%s: a scenario needs a position and something that it expects", s.at(s.line))
		}
	}
	return read
}

// begin builds the scenario's position, with the order of its hidden cards; of a fresh game nobody knows
// it.
func (s *scenario) begin(t *testing.T) (portroyal.Position, *openDeck) {
	t.Helper()
	var p portroyal.Position
	if rest, ok := strings.CutPrefix(strings.TrimSpace(s.setUp), "new "); ok {
		var seed uint64
		var start int
		var options portroyal.Options
		text, numbers, _ := strings.Cut(rest, " seed ")
		if _, err := fmt.Sscanf(numbers, "%d start %d", &seed, &start); err != nil {
			t.Fatalf("%s: new: %v", s.at(s.line), err)
		}
		err := json.Unmarshal([]byte(text), &options)
		if err == nil {
			p, err = portroyal.New(options, seed, start)
		}
		if err != nil {
			t.Fatalf("%s: %v", s.at(s.line), err)
		}
		return p, nil
	}
	text, err := fillIn(s.setUp)
	if err == nil {
		err = json.Unmarshal(text, &p)
	}
	if err != nil {
		t.Fatalf("%s: %v", s.at(s.line), err)
	}
	return p, readOpenDeck(t, &p, text)
}

// fillIn replaces numbers in place of card lists by that many persons and ships that the
// position does not mention, from the decks of its game. Every field keeps the kind of card that
// can be there, since no taxes and no expeditions are used.
func fillIn(text string) ([]byte, error) {
	var game struct {
		Options portroyal.Options `json:"options"`
	}
	game.Options = portroyal.DefaultOptions()
	if err := json.Unmarshal([]byte(text), &game); err != nil {
		return nil, err
	}
	var document map[string]any
	if err := json.Unmarshal([]byte(text), &document); err != nil {
		return nil, err
	}
	used := map[string]int{}
	var count func(value any)
	count = func(value any) {
		switch value := value.(type) {
		case string:
			used[value]++
		case []any:
			for _, each := range value {
				count(each)
			}
		case map[string]any:
			for _, each := range value {
				count(each)
			}
		}
	}
	count(document)
	var spare []string
	for _, card := range portroyal.AllCards(game.Options.Decks) {
		if face := card.Face(); face.Type == portroyal.Person || face.Type == portroyal.Ship {
			for range int(face.Copies) - used[face.ID] {
				spare = append(spare, face.ID)
			}
		}
	}
	fill := func(holder map[string]any, field string) error {
		n, ok := holder[field].(float64)
		if !ok {
			return nil
		}
		if int(n) > len(spare) {
			return fmt.Errorf("%s: only %d spare cards", field, len(spare))
		}
		holder[field] = spare[:int(n)]
		spare = spare[int(n):]
		return nil
	}
	for _, field := range []string{"pile", "discard", "timePile", "victoryPile"} {
		if err := fill(document, field); err != nil {
			return nil, err
		}
	}
	seats, _ := document["seats"].([]any)
	for _, seat := range seats {
		if err := fill(seat.(map[string]any), "coins"); err != nil {
			return nil, err
		}
	}
	return json.Marshal(document)
}
