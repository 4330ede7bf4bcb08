package portroyal_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"testing"

	shared "portroyal/engine/internal/scenario"
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
type scenario struct{ *shared.Scenario }

func (s scenario) at(line int) string { return fmt.Sprintf("%s:%d", s.File, line) }

// ruleNumber is what the number of a rule looks like.
var ruleNumber = regexp.MustCompile(`^[CSDEHXFKP]\d+$`)

// readScenarios reads every scenario file.
func readScenarios(t *testing.T) (all []scenario) {
	t.Helper()
	for _, s := range shared.Read(t, "testdata/rules-*.txt") {
		all = append(all, scenario{s})
	}
	return all
}

// begin builds the scenario's position, with the order of its hidden cards; of a fresh game nobody knows
// it.
func (s scenario) begin(t *testing.T) (portroyal.Position, *openDeck) {
	t.Helper()
	var p portroyal.Position
	if rest, ok := strings.CutPrefix(strings.TrimSpace(s.SetUp), "new "); ok {
		var seed uint64
		var start int
		var options portroyal.Options
		text, numbers, _ := strings.Cut(rest, " seed ")
		if _, err := fmt.Sscanf(numbers, "%d start %d", &seed, &start); err != nil {
			t.Fatalf("%s: new: %v", s.at(s.Line), err)
		}
		err := json.Unmarshal([]byte(text), &options)
		if err == nil {
			p, err = portroyal.New(options, seed, start)
		}
		if err != nil {
			t.Fatalf("%s: %v", s.at(s.Line), err)
		}
		return p, nil
	}
	text, err := fillIn(s.SetUp)
	if err == nil {
		err = json.Unmarshal(text, &p)
	}
	if err != nil {
		t.Fatalf("%s: %v", s.at(s.Line), err)
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
