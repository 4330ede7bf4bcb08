package portroyal_test

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"

	"portroyal/engine/portroyal"
)

func TestOptionsCheck(t *testing.T) {
	base := portroyal.DefaultOptions
	for _, test := range []struct {
		name   string
		change func(*portroyal.Options)
		field  string // that the error names; "" if there is none
	}{
		{"the base game", func(*portroyal.Options) {}, ""},
		{"all variants", func(o *portroyal.Options) { o.RequireExpedition, o.AutoPass = true, true }, ""},
		{"the lowest target", func(o *portroyal.Options) { o.Target = 5 }, ""},
		{"the highest target", func(o *portroyal.Options) { o.Target = 30 }, ""},
		{"six players", func(o *portroyal.Options) { o.Players = 6 }, "players"},
		{"a target of 4", func(o *portroyal.Options) { o.Target = 4 }, "target"},
		{"a target of 31", func(o *portroyal.Options) { o.Target = 31 }, "target"},
		{"no deck", func(o *portroyal.Options) { o.Decks = 0 }, "decks"},
		{"the expansion alone", func(o *portroyal.Options) { o.Decks = portroyal.DeckExpansion }, "decks"},
		{
			"the lowest unknown deck beside the base",
			func(o *portroyal.Options) { o.Decks = portroyal.DeckBase | (portroyal.AllDecks + 1) }, "decks",
		},
		{"base and two-nail cards", func(o *portroyal.Options) { o.Decks |= portroyal.DeckNails }, ""},
		{
			"base and gamblers for five",
			func(o *portroyal.Options) { o.Decks |= portroyal.DeckGambler; o.Players = 5 }, "",
		},
		{"Unterwegs", func(o *portroyal.Options) { o.Decks = portroyal.DeckUnterwegs }, ""},
		{"Unterwegs for four to 12 points", func(o *portroyal.Options) {
			o.Decks, o.Players = portroyal.DeckUnterwegs, 4
		}, ""},
		{
			"Unterwegs for five", func(o *portroyal.Options) { o.Decks, o.Players = portroyal.DeckUnterwegs, 5 },
			"players",
		},
		{"Unterwegs with an expedition required", func(o *portroyal.Options) {
			o.Decks, o.RequireExpedition = portroyal.DeckUnterwegs, true
		}, "requireExpedition"},
		{"Unterwegs and base", func(o *portroyal.Options) { o.Decks |= portroyal.DeckUnterwegs }, "decks"},
		{"one player against nobody", func(o *portroyal.Options) { o.Players = 1 }, "players"},
		{"six together", func(o *portroyal.Options) { together(o, 6) }, "players"},
		{"cooperative with the expansion, but without contracts", func(o *portroyal.Options) {
			o.Decks |= portroyal.DeckExpansion
			o.Cooperative = true
		}, "cooperative"},
		{"together with an expedition required", func(o *portroyal.Options) {
			together(o, 3)
			o.RequireExpedition = true
		}, "requireExpedition"},
		{"eight contracts", func(o *portroyal.Options) {
			together(o, 3)
			o.ContractsLaid = portroyal.MaxContractsLaid + 1
		}, "contractsLaid"},
		{"five contracts against each other", func(o *portroyal.Options) {
			together(o, 3)
			o.Cooperative, o.ContractsLaid = false, 5
		}, "contractsLaid"},
		{
			"a number of contracts without contracts", func(o *portroyal.Options) { o.ContractsLaid = 4 },
			"contractsLaid",
		},
		{"difficulty without a Time Pile", func(o *portroyal.Options) { o.Difficulty = 1 }, "difficulty"},
		{"too high a difficulty", func(o *portroyal.Options) {
			together(o, 3)
			o.Difficulty = portroyal.MaxDifficulty + 1
		}, "difficulty"},
		{"contracts without the expansion", func(o *portroyal.Options) { o.Contracts = true }, "contracts"},
		{"cooperative without the expansion", func(o *portroyal.Options) { o.Cooperative = true }, "cooperative"},
	} {
		options := base()
		test.change(&options)
		err := options.Check()
		if test.field == "" {
			if err != nil {
				t.Errorf("%s: %v", test.name, err)
			}
			continue
		}
		checkSentence(t, test.name, err, test.field)
		if err == nil { // then New need not refuse
			continue
		}
		if _, err := portroyal.New(options, 1, 0); err == nil {
			t.Errorf("%s: New accepts it", test.name)
		}
	}
}

// checkSentence demands an error of one sentence that begins with the field's name, or names it
// where the sentence is that of the JSON reader.
func checkSentence(t *testing.T, name string, err error, field string) {
	t.Helper()
	switch {
	case err == nil:
		t.Errorf("%s: accepted", name)
	case !strings.Contains(err.Error(), field):
		t.Errorf("%s: %q does not name %s", name, err, field)
	case len(err.Error()) > longest || !utf8.ValidString(err.Error()):
		t.Errorf("%s: %.80q is not a short sentence", name, err)
	case strings.ContainsAny(err.Error(), "\n\r") || strings.HasPrefix(err.Error(), ":") ||
		strings.HasSuffix(err.Error(), "."):
		t.Errorf("%s: %q is not one sentence", name, err)
	}
}

func TestOptionsAreReadBack(t *testing.T) {
	for _, text := range []string{
		`{}`, `{"players": 5}`, `{"target": 30, "autoPass": true, "requireExpedition": true}`,
		`{"decks": ["base"], "autoContracts": false}`,
		`{"decks": ["base", "expansion", "nails", "gambler"]}`, `{"decks": ["unterwegs"], "players": 4}`,
		`{"decks": ["unterwegs"], "target": 12}`,
		`{"decks": ["base", "expansion"], "contracts": true, "autoContracts": false}`,
		`{"decks": ["base", "expansion"], "contracts": true, "contractsLaid": 4}`,
		`{"players": 1, "decks": ["base", "expansion"], "contracts": true, "cooperative": true}`,
		`{"players": 5, "decks": ["base", "expansion", "nails", "gambler"], "contracts": true, "cooperative": true,
		  "contractsLaid": 7, "difficulty": 20}`,
		`{"players": 3, "decks": ["base", "expansion"], "contracts": true, "cooperative": true, "contractsLaid": 1,
		  "autoContracts": false, "autoPass": true}`,
	} {
		var options, again portroyal.Options
		if err := json.Unmarshal([]byte(text), &options); err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if err := options.Check(); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		written, err := json.Marshal(options)
		if err != nil || json.Unmarshal(written, &again) != nil || again != options {
			t.Errorf("%s: written as %s (%v)", text, written, err)
		}
	}
	var options portroyal.Options
	if err := json.Unmarshal([]byte(`{}`), &options); err != nil || options != portroyal.DefaultOptions() {
		t.Errorf("missing fields are not those of the default options: %+v, %v", options, err)
	}
}

// TestOptionsAreWritten compares the text of options, so that none of their fields gets lost.
func TestOptionsAreWritten(t *testing.T) {
	options := cooperative(game(1, portroyal.DeckBase|portroyal.DeckExpansion))
	options.ContractsLaid, options.Difficulty = 5, 3
	text, err := json.Marshal(options)
	want := `{"players":1,"decks":["base","expansion"],"contracts":true,"cooperative":true,"target":12,` +
		`"requireExpedition":false,"autoPass":false,"autoContracts":true,"contractsLaid":5,"difficulty":3}`
	if err != nil || string(text) != want {
		t.Errorf("%s, %v, and not\n%s", text, err, want)
	}
}

// TestDamagedPositions reads positions with one fault each; the error names the JSON field.
func TestDamagedPositions(t *testing.T) {
	const (
		withContracts = `"options": {"decks": ["base", "expansion"], "contracts": true}`
		together      = `"options": {"decks": ["base", "expansion", "gambler"], "contracts": true, "cooperative": true}`
		twoGamblers   = `"options": {"decks": ["base", "gambler"]}, "seats": [{"display": ["gambler-1", "gambler-2"]}]`
		decided       = `"options": {"decks": ["base", "expansion", "gambler"], "contracts": true, ` +
			`"autoContracts": false}`
		allDecks    = `"options": {"decks": ["base", "expansion", "gambler"], "contracts": true}`
		twoLaid     = `"contracts": [{"id": "gamester", "cubes": []}, {"id": "jinx", "cubes": []}]`
		askGamester = `"moment": {"contract": "gamester"}, ` + twoLaid
		fourLaid    = `"contracts": [{"id": "tax-officer", "cubes": []}, {"id": "jinx", "cubes": []}, ` +
			`{"id": "gamester", "cubes": [0]}, {"id": "fighter", "cubes": []}]`
	)
	tests := []struct{ name, field, text string }{
		{
			"the last round of a cooperative game", "ending",
			`{"options": {"players": 1, "decks": ["base", "expansion"], "contracts": true, "cooperative": true},
			  "ending": true}`,
		},
		{"an unknown card", "pile", `{"pile": ["captain", "kapitän"]}`},
		{"an empty card id", "harbour", `{"harbour": [""]}`},
		{"too many copies", "pile", `{"pile": ["pirate-1", "captain", "pirate-1"]}`},
		{
			"too many copies in the displays", "seats[1].display",
			`{"seats": [{"display": ["jack", "jack"]}, {"display": ["jack", "jack"]}]}`,
		},
		{
			"too many copies among coins", "seats[1].coins",
			`{"seats": [{"coins": ["governor", "governor"]}, {"coins": ["governor", "governor", "governor"]}]}`,
		},
		{"a card of another deck", "discard", `{"discard": ["gunner-1"]}`},
		{
			"a one-nail card among base cards", "harbour",
			`{"options": {"decks": ["base", "nails"]}, "harbour": ["u-wholesaler-red-nails", "u-wholesaler-red"]}`,
		},
		{
			"a stowed ship of another deck", "seats[0].cargo",
			`{"options": {"decks": ["base", "nails"]},
			  "seats": [{"display": ["u-wholesaler-red-nails"], "cargo": ["x-red-1-1c"]}, {}]}`,
		},
		{
			"a person as cargo", "seats[1].cargo",
			`{"options": {"decks": ["base", "nails"]}, "seats": [{},
			  {"display": ["u-wholesaler-red-nails"], "cargo": ["captain"]}]}`,
		},
		{"too many copies among cargo", "seats[1].cargo", `{"options": {"decks": ["unterwegs"]}, "seats": [
			{"display": ["u-wholesaler-red"], "cargo": ["u-red-skull-3c"]},
			{"display": ["u-wholesaler-red-nails"], "cargo": ["u-red-skull-3c"]}]}`},
		{
			"a contract without contracts", "contracts",
			`{"options": {"decks": ["base", "expansion"]}, "contracts": [{"id": "jinx", "cubes": []}]}`,
		},
		{"an unknown contract", "contract", `{` + withContracts + `, "contracts": [{"id": "kraken", "cubes": []}]}`},
		{"a contract twice", "contracts", `{` + withContracts +
			`, "contracts": [{"id": "jinx", "cubes": []}, {"id": "jinx", "cubes": []}]}`},
		{"two cubes of one seat", "contracts", `{` + withContracts +
			`, "contracts": [{"id": "jinx", "cubes": [1, 1]}]}`},
		{"a cube of nobody", "contracts", `{` + withContracts + `, "contracts": [{"id": "jinx", "cubes": [2]}]}`},
		{
			"steps of a contract that is not there", "seats[0].steps",
			`{` + withContracts + `, "seats": [{"steps": {"frigate-foe": 1}}, {}]}`,
		},
		{"too many steps", "seats[0].steps", `{` + withContracts +
			`, "contracts": [{"id": "galleon-foe", "cubes": []}], "seats": [{"steps": {"galleon-foe": 2}}, {}]}`},
		{"a moment without a question", "moment", `{` + decided + `, "phase": "moment", ` + fourLaid + `}`},
		{
			"a question in another phase", "moment",
			`{` + decided + `, "moment": {"contract": "tax-officer"}, ` + fourLaid + `}`,
		},
		{
			"a question where contracts are fulfilled by themselves", "moment",
			`{` + allDecks + `, "phase": "moment", "moment": {"contract": "tax-officer"}, ` + fourLaid + `}`,
		},
		{
			"a question about no contract", "moment",
			`{` + decided + `, "phase": "moment", "moment": {}, ` + fourLaid + `}`,
		},
		{
			"a question about a contract that is not there", "moment",
			`{` + decided + `, "phase": "moment", "moment": {"contract": "tiny-gamester"}, ` + fourLaid + `}`,
		},
		{
			"a question about a contract without a moment", "moment",
			`{` + decided + `, "phase": "moment", "moment": {"contract": "fighter"}, ` + fourLaid + `}`,
		},
		{
			"a question for who has fulfilled the contract", "moment",
			`{` + decided + `, "phase": "moment", "moment": {"contract": "gamester"}, ` + fourLaid + `}`,
		},
		{
			"a question for who has no cube", "moment",
			`{` + decided +
				`, "phase": "moment", "moment": {"contract": "jinx"}, "contracts": [{"id": "tax-officer", "cubes": [0]},
				  {"id": "jinx", "cubes": []}, {"id": "gamester", "cubes": [0]}, {"id": "fighter", "cubes": [0]}]}`,
		},
		{"the same seat is asked twice", "moment", `{` + decided +
			`, "phase": "moment", "moment": {"contract": "tax-officer", "asked": [0]}, ` + fourLaid + `}`},
		{"nobody is asked", "moment", `{` + decided +
			`, "phase": "moment", "moment": {"contract": "tax-officer", "asked": [2]}, ` + fourLaid + `}`},
		{
			"another player is asked about what is for the active one", "moment",
			`{` + decided + `, "phase": "moment", "decides": 1, "moment": {"contract": "jinx"}, ` + fourLaid + `}`,
		},
		{"a ship waits in a moment", "pending", `{` + decided + `, "pending": "red-1-1c", "phase": "moment", ` +
			askGamester + `}`},
		{
			"a tax increase waits for Gamester", "pending",
			`{` + decided + `, "pending": "tax-minPoints", "phase": "moment", ` + askGamester + `}`,
		},
		{
			"cards to take in a moment", "takesLeft",
			`{` + decided + `, "takesLeft": 1, "phase": "moment", ` + askGamester + `}`,
		},
		{"four cards without an interruption", "gamble", `{` + decided + `, "gamble": {"left": 1}, ` + twoLaid + `}`},
		{"four cards at the end of a turn", "gamble", `{` + decided +
			`, "phase": "moment", "moment": {"contract": "jinx"}, "gamble": {"left": 1}, ` + twoLaid + `}`},
		{"five cards at once", "gamble", `{` + decided + `, "gamble": {"left": 4}, "phase": "moment", ` +
			askGamester + `}`},
		{"less than no card at once", "gamble", `{` + decided + `, "gamble": {"left": -1}, "phase": "moment", ` +
			askGamester + `}`},
		{
			"a second ship that does not lie there", "gamble",
			`{` + decided + `, "gamble": {"left": 1, "second": "red-1-1c"}, "phase": "moment", ` + askGamester + `}`,
		},
		{
			"a second ship that is the only one", "gamble",
			`{` + decided +
				`, "gamble": {"left": 1, "second": "red-1-1c"}, "harbour": ["red-1-1c", "blue-1-1c", "trader-red-1"],
				  "phase": "moment", ` + askGamester + `}`,
		},
		{
			"a person as the second ship", "gamble",
			`{` + decided +
				`, "gamble": {"left": 1, "second": "trader-red-1"},
				  "harbour": ["trader-red-1", "trader-red-1", "red-1-1c"], "phase": "moment", ` + askGamester + `}`,
		},
		{"two ships of one colour among four cards, and none is the second", "harbour", `{` + decided +
			`, "gamble": {"left": 1}, "harbour": ["red-1-1c", "red-3-2c"], "phase": "moment", ` + askGamester + `}`},
		{"more gamblers used than there are", "gambles", `{` + twoGamblers + `, "gambles": 2, "revealed": 8}`},
		{"less than no gambler used", "gambles", `{` + twoGamblers + `, "gambles": -1, "revealed": 8}`},
		{"a gambler used by the old rule", "gambles", `{` + twoGamblers + `, "gambles": 1, "revealed": 4, "gambleOnce": true}`},
		{"a gambler that has turned up nothing", "gambles", `{` + twoGamblers + `, "gambles": 1, "revealed": 3}`},
		{"a gambler used in phase trade", "gambles", `{` + twoGamblers + `, "gambles": 1, "revealed": 4, "phase": "trade"}`},
		{"a ship waits after a gambler", "gambles", `{"options": {"decks": ["base", "gambler"]}, "gambles": 1, "revealed": 4,
		  "phase": "repel", "pending": "red-1-1c", "seats": [{"display": ["gambler-1", "gambler-2", "sailor-1"]}]}`},
		{"a Time Pile without time", "timePile", `{` + allDecks + `, "timePile": ["captain"]}`},
		{"a Victory Pile without time", "victoryPile", `{` + allDecks + `, "victoryPile": ["captain"]}`},
		{"a question about time without time", "phase", `{` + allDecks + `, "phase": "time"}`},
		{
			"a question about time when it is used up", "timePile",
			`{` + together + `, "phase": "time", "victoryPile": ["captain"]}`,
		},
		{
			"another seat decides about time", "decides",
			`{` + together + `, "phase": "time", "timePile": ["captain"], "decides": 1}`,
		},
		{
			"cards to take while time is decided about", "takesLeft",
			`{` + together + `, "phase": "time", "timePile": ["captain"], "takesLeft": 1}`,
		},
		{
			"a card that waits while time is decided about", "pending",
			`{` + together + `, "phase": "time", "timePile": ["captain"], "pending": "tax-minPoints"}`,
		},
		{"an unknown card in the Time Pile", "timePile", `{` + together + `, "timePile": ["kraken"]}`},
		{
			"too many copies with the Time Pile", "timePile",
			`{` + together + `, "pile": ["pirate-1"], "timePile": ["pirate-1"]}`,
		},
		{
			"too many copies with the Victory Pile", "victoryPile",
			`{` + together + `, "timePile": ["pirate-1"], "victoryPile": ["pirate-1"]}`,
		},
		{
			"the five-player expedition in the Time Pile", "timePile",
			`{"options": {"players": 5, "decks": ["base", "expansion", "gambler"], "contracts": true,
			  "cooperative": true}, "timePile": ["expedition-five-players"]}`,
		},
		{"a Time Pile as a text", "timePile", `{` + together + `, "timePile": "captain"}`},
		{"eight contracts", "contracts", `{` + together +
			`, "contracts": [{"id": "jinx", "cubes": []}, {"id": "fighter", "cubes": []},
			  {"id": "explorer", "cubes": []}, {"id": "gamester", "cubes": []}, {"id": "comedian", "cubes": []},
			  {"id": "new-colony", "cubes": []}, {"id": "cheap-staff", "cubes": []},
			  {"id": "lady-killer", "cubes": []}]}`},
		{
			"four cubes of one of two", "contracts",
			`{` + together +
				`, "contracts": [{"id": "jinx", "cubes": [1]}, {"id": "fighter", "cubes": [1]},
				  {"id": "explorer", "cubes": [1]}, {"id": "gamester", "cubes": [1]}]}`,
		},
		{
			"three cubes and a step", "seats[1].steps",
			`{` + together +
				`, "contracts": [{"id": "galleon-foe", "cubes": []}, {"id": "jinx", "cubes": [1]},
				  {"id": "fighter", "cubes": [1]}, {"id": "explorer", "cubes": [1]}],
				  "seats": [{}, {"steps": {"galleon-foe": 1}}]}`,
		},
		{"steps of a contract of one", "seats[0].steps", `{` + together +
			`, "contracts": [{"id": "fighter", "cubes": []}], "seats": [{"steps": {"fighter": 1}}, {}]}`},
		{
			"an unknown contract with steps", "seats[0].steps",
			`{` + together + `, "seats": [{"steps": {"kraken": 1}}, {}]}`,
		},
		{
			"a person kept for Pack of Pirates", "seats[0].repelled",
			`{` + together + `, "seats": [{"repelled": ["captain"]}, {}]}`,
		},
		{
			"one player against nobody", "players",
			`{"options": {"players": 1, "decks": ["base", "expansion", "gambler"], "contracts": true}}`,
		},
		{
			"a difficulty as a text", "difficulty",
			`{"options": {"decks": ["base", "expansion", "gambler"], "contracts": true, "cooperative": true,
			  "difficulty": "hard"}}`,
		},
		{"an active seat out of range", "active", `{"active": 2}`},
		{"a negative seat", "active", `{"active": -1}`},
		{"a start out of range", "start", `{"start": 5}`},
		{"a deciding seat out of range", "decides", `{"phase": "trade", "decides": 2}`},
		{"too many seats", "seats", `{"seats": [{}, {}, {}]}`},
		{"two ships of one colour", "harbour", `{"harbour": ["red-1-1c", "captain", "red-6-3c"]}`},
		{"an expedition in the harbour", "harbour", `{"harbour": ["expedition-captain2"]}`},
		{"a tax increase in the harbour", "harbour", `{"harbour": ["tax-minPoints"]}`},
		{"a ship in the expedition row", "expeditions", `{"expeditions": ["red-1-1c"]}`},
		{"a ship in a display", "seats[0].display", `{"seats": [{"display": ["red-1-1c"]}, {}]}`},
		{"a person among expeditions", "seats[1].expeditions", `{"seats": [{}, {"expeditions": ["captain"]}]}`},
		{"an unknown phase", "phase", `{"phase": "harbour"}`},
		{"no ship waits in repel", "pending", `{"phase": "repel"}`},
		{"a ship waits in discover", "pending", `{"pending": "red-1-1c"}`},
		{"a person waits", "pending", `{"phase": "repel", "pending": "captain"}`},
		{
			"a ship that cannot be repelled waits", "pending",
			`{"phase": "repel", "pending": "red-3-2c", "seats": [{"display": ["sailor-1"]}, {}]}`,
		},
		{
			"a skull ship waits", "pending",
			`{"phase": "repel", "pending": "red-skull-3c", "seats": [{"display": ["sailor-1"]}, {}]}`,
		},
		{"a negative number of cards to take", "takesLeft", `{"phase": "trade", "takesLeft": -1}`},
		{"more cards to take than a byte holds", "takesLeft", `{"phase": "trade", "takesLeft": 256}`},
		{"a negative number of cards revealed", "revealed", `{"revealed": -1}`},
		{"a negative number of quiet turns", "quiet", `{"quiet": -1}`},
		{"more quiet turns than a byte holds", "quiet", `{"quiet": 256}`},
		{"quiet turns in a turn that is none", "busy", `{"busy": true, "quiet": 1}`},
		{
			"quiet turns in a cooperative game", "quiet",
			`{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true}, "quiet": 1}`,
		},
		{
			"a busy turn in a cooperative game", "busy",
			`{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true}, "busy": true}`,
		},
		{"another seat decides in discover", "decides", `{"decides": 1}`},
		{"the five-player expedition among two", "expeditions", `{"expeditions": ["expedition-five-players"]}`},
		{
			"the five-player expedition in the pile", "pile",
			`{"options": {"players": 5}, "pile": ["expedition-five-players"]}`,
		},
		{
			"the five-player expedition as a coin", "seats[0].coins",
			`{"options": {"players": 5}, "seats": [{"coins": ["expedition-five-players"]}]}`,
		},
		{
			"the five-player expedition discarded", "discard",
			`{"options": {"players": 5}, "discard": ["expedition-five-players"]}`,
		},
		{"more old coins than coins", "seats[0].oldCoins", `{"seats": [{"coins": ["jack"], "oldCoins": 2}, {}]}`},
		{
			"coins of a pile that there is not", "seats[0].oldFrom",
			`{"seats": [{"coins": ["jack", "jack"], "oldCoins": 2, "oldFrom": [0, 1]}, {}]}`,
		},
		{
			"coins of more piles than there are cards", "seats[0].oldFrom",
			`{"seats": [{"coins": ["jack"], "oldCoins": 1, "oldFrom": [257]}, {}]}`,
		},
		{
			"a pile less than old coins", "seats[0].oldFrom",
			`{"seats": [{"coins": ["jack", "jack"], "oldCoins": 2, "oldFrom": [1]}, {}]}`,
		},
		{
			"piles for the coins of one seat only", "seats[1].oldFrom",
			`{"seats": [{"coins": ["jack"], "oldCoins": 1, "oldFrom": [1]}, {"coins": ["jack"], "oldCoins": 1}]}`,
		},
		{
			"a pile between of which nothing is left", "oldFrom",
			`{"seats": [{"coins": ["jack", "jack"], "oldCoins": 2, "oldFrom": [1, 3]}, {}]}`,
		},
		{
			"piles of pooled coins", "pooled",
			`{"pooled": true, "seats": [{"coins": ["jack", "jack"], "oldCoins": 2, "oldFrom": [1, 2]}, {}]}`,
		},
		{"a negative number of old coins", "seats[0].oldCoins", `{"seats": [{"coins": ["jack"], "oldCoins": -1}, {}]}`},
		{"an old coin that is none", "seats[1].oldAt", `{"seats": [{}, {"coins": ["jack"], "oldAt": [1]}]}`},
		{"a wrong generator", "random", `{"random": "by chance"}`},
		{"a negative seed", "random", `{"random": "-1"}`},
		{"a seed as a number", "random", `{"random": 7}`},
		{"an unknown deck", "sand", `{"options": {"decks": ["sand"]}}`},
		{"decks as a text", "decks", `{"options": {"decks": "base"}}`},
		{"an unknown field", "harbor", `{"harbor": []}`},
		{"a pile as a text", "pile", `{"pile": "captain"}`},
		{"a coin as a number", "coins", `{"seats": [{"coins": [1]}]}`},
		{"half a document", "JSON", `{"pile": ["captain"`},
		{"null", "null", `null`},
		{"null among seats", "null", `{"seats": [null, null]}`},
		{"null instead of options", "null", `{"options": null}`},
		{"null in a pile", "null", `{"pile": ["captain", null]}`},
		{"a long card", "kraaa", `{"pile": ["kr` + strings.Repeat("a", 10_000) + `ken"]}`},
		{"a long state of the generator", "random", `{"random": "` + strings.Repeat("7", 10_000) + `"}`},
		{"a long number", "quiet", `{"quiet": ` + strings.Repeat("7", 10_000) + `}`},
		{"a long name of a field", "harbor", `{"harbor` + strings.Repeat("ö", 10_000) + `": 1}`},
		{
			"a long name of a contract with steps", "steps",
			`{` + withContracts + `, "seats": [{"steps": {"` + strings.Repeat("x", 10_000) + `": 1}}, {}]}`,
		},
		{"a long second ship", "gamble", `{` + decided + `, "phase": "moment",
		  "moment": {"contract": "gamester"}, "gamble": {"left": 1,
		  "second": "` + strings.Repeat("x", 10_000) + `"}, "contracts": [{"id": "gamester", "cubes": []}]}`},
	}
	before := mustRead(t, []byte(`{"pile": ["captain"], "seats": [{"coins": ["jack"]}, {}]}`))
	for _, test := range tests {
		p := before
		checkSentence(t, test.name, json.Unmarshal([]byte(test.text), &p), test.field)
		if p != before {
			t.Errorf("%s: the position was changed", test.name)
		}
	}
}
