package terms_test

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/rules/book"
	"portroyal/ui/words"
)

// scene reads a position that says just what it needs; all else lies in the box.
func scene(t *testing.T, text string) portroyal.Position {
	t.Helper()
	var position portroyal.Position
	if err := json.Unmarshal([]byte(text), &position); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return position
}

// five cards of which no player has one.
const spare = `["settler", "settler", "priest", "priest", "jack"]`

// stopped is the position after the active player has stopped with this harbour and these persons.
func stopped(t *testing.T, harbour, persons string) portroyal.Position {
	t.Helper()
	position := scene(t, `{"options": {"players": 2, "decks": ["base", "expansion"], "target": 12}, "phase": "discover",
		"revealed": 9, "harbour": `+harbour+`, "pile": `+spare+`, "seats": [{"display": `+persons+`}, {}]}`)
	if err := position.Apply(portroyal.Action{Kind: portroyal.Stop}, nil); err != nil {
		t.Fatal(err)
	}
	return position
}

// ofColours is a harbour with ships of so many colours.
func ofColours(n int) string {
	ships := []string{`"yellow-1-1c"`, `"blue-1-1c"`, `"green-1-1c"`, `"red-1-1c"`, `"black-2-1c"`}
	return "[" + strings.Join(ships[:n], ", ") + "]"
}

// effect is what taking a card means for somebody with this person, in their own turn or not.
func effect(t *testing.T, card, person string, own bool) portroyal.Effect {
	t.Helper()
	seat := `{"display": [` + person + `], "coins": ["settler", "settler", "priest", "priest", "jack", "jack"]}`
	decides, seats := 0, seat+", {}"
	if !own {
		decides, seats = 1, "{}, "+seat
	}
	position := scene(t, `{"options": {"players": 2, "decks": ["base"], "target": 12}, "phase": "trade", "revealed": 1,
		"takesLeft": 1, "decides": `+strconv.Itoa(decides)+`, "harbour": ["`+card+`"],
		"pile": ["governor", "governor", "governor", "governor", "pirate-1"], "seats": [`+seats+`]}`)
	view := position.View()
	return view.Effect(portroyal.Taking(cardOf(t, card)))
}

// pointsFor are what so many contracts are worth, and so many ships under a wholesaler.
func pointsFor(t *testing.T, contracts, cargo int) int {
	t.Helper()
	var laid, ships []string
	for i, id := range []string{"fighter", "explorer", "jinx", "comedian"} {
		cubes := ""
		if i < contracts {
			cubes = "0"
		}
		laid = append(laid, `{"id": "`+id+`", "cubes": [`+cubes+`]}`)
	}
	for range cargo {
		ships = append(ships, `"yellow-1-1c"`)
	}
	position := scene(t, `{"options": {"players": 2, "decks": ["base", "expansion", "nails"], "contracts": true,
		"target": 12}, "phase": "discover", "contracts": [`+strings.Join(laid, ", ")+`],
		"seats": [{"display": ["u-wholesaler-yellow-nails"], "cargo": [`+strings.Join(ships, ", ")+`]}, {}]}`)
	return position.Points(0) - int(cardOf(t, "u-wholesaler-yellow-nails").Face().Points)
}

// copies counts the cards of a deck of which something holds.
func copies(deck portroyal.Deck, holds func(*portroyal.Face) bool) (n int) {
	for _, card := range portroyal.AllCards(deck) {
		if holds(card.Face()) {
			n += int(card.Face().Copies)
		}
	}
	return n
}

// chapterNumbers are the numbers that the chapters of the rulebook tell, in order, without those that the engine puts
// there itself: what cards cost, and how many there are.
func chapterNumbers(w *words.Words) map[string][]int {
	told := map[string][]int{}
	for _, chapter := range book.In(w, nil).Chapters {
		for i := range chapter.Blocks {
			block := &chapter.Blocks[i]
			facts := block.Kind == book.Cards && i > 0 && strings.HasPrefix(string(chapter.Blocks[i-1].Entry), "role.")
			if block.Kind == book.Heading || block.Kind == book.Contract || facts {
				continue
			}
			text := ""
			for _, run := range block.Runs {
				text += run.Text
			}
			told[string(chapter.Entry)] = append(told[string(chapter.Entry)], numbersIn(text)...)
		}
	}
	return told
}

// The rulebook tells the numbers by which the engine plays. All languages tell the same ones: another test.
func TestRulebookTellsTheEnginesNumbers(t *testing.T) {
	dealt, err := portroyal.New(portroyal.DefaultOptions(), 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	contracts := portroyal.DefaultOptions()
	contracts.Decks, contracts.Contracts = portroyal.DeckBase|portroyal.DeckExpansion, true
	laid, err := portroyal.New(contracts, 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	together := contracts
	together.Cooperative, together.Difficulty = true, portroyal.MaxDifficulty
	clock, err := portroyal.New(together, 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	target := int(portroyal.PrintedTarget(portroyal.DeckBase))
	alone := int(portroyal.PrintedTarget(portroyal.DeckUnterwegs))
	cargo, second := pointsFor(t, 0, 1), pointsFor(t, 2, 0)
	third, fourth := pointsFor(t, 3, 0)-second, pointsFor(t, 1, 0)
	if fourth != 0 {
		t.Fatalf("the first contract is worth %d", fourth)
	}
	fee := effect(t, "sailor-1", "", false).Fee
	takes := func(colours int, persons string) int {
		position := stopped(t, ofColours(colours), persons)
		return position.TakesLeft()
	}
	gains := func(cards int, person string) int {
		harbour := []string{`"sailor-1"`, `"sailor-1"`, `"sailor-1"`, `"sailor-1"`, `"sailor-1"`}[:cards]
		position := stopped(t, "["+strings.Join(harbour, ", ")+"]", person)
		return position.Coins(0)
	}
	trader := effect(t, "blue-2-2c", `"trader-blue-1"`, true).Income
	captain := effect(t, "captain", `"mademoiselle-2"`, true).Price
	face := func(id string) *portroyal.Face { return cardOf(t, id).Face() }
	expedition := face("expedition-captain2")
	tax := threshold(t, portroyal.DeckBase, "tax-maxSwords")
	pays := func(coins int) int { return coins - taxed(t, portroyal.DeckBase, "tax-maxSwords", coins) }
	if pays(tax) != pays(tax+1) || pays(tax+2) != pays(tax+3) || pays(tax-1) != 0 {
		t.Fatal("the examples of taxes are others")
	}
	for _, c := range []struct {
		person       string
		least, coins int
	}{{`["admiral-1"]`, 5, gains(5, `["admiral-1"]`)}, {`["viceadmiral-1"]`, 3, gains(3, `["viceadmiral-1"]`)}} {
		if gains(c.least, c.person) != c.coins || gains(c.least-1, c.person) != 0 {
			t.Errorf("%s does not begin with %d cards", c.person, c.least)
		}
	}
	if gains(5, `["viceadmiral-1"]`) != 0 || gains(4, `["viceadmiral-1"]`) != 1 {
		t.Error("vice admirals bring coins at other times")
	}
	all := func(*portroyal.Face) bool { return true }
	persons := func(f *portroyal.Face) bool { return f.Type == portroyal.Person }
	ships := func(f *portroyal.Face) bool { return f.Type == portroyal.Ship }
	players, most := portroyal.MinPlayers, portroyal.MaxPlayers
	rounds, warned := portroyal.StandstillRounds, portroyal.StandstillTold
	want := map[string][]int{
		"aim":   {target, second, third, cargo},
		"turn":  {fee, fee},
		"coins": {dealt.Coins(0)},
		"repel": {int(face("sailor-1").Swords), int(face("pirate-1").Swords)},
		"trade": {
			takes(3, "[]"), takes(4, "[]"), 4, takes(5, "[]"), 5, takes(3, `["governor"]`) - takes(3, "[]"),
			trader - int(face("blue-2-2c").Coins), trader, int(face("captain").Cost) - captain, captain,
			takes(3, "[]"), takes(3, `["governor"]`) - takes(3, "[]"), fee, fee,
		},
		"expeditions": {int(expedition.Points), int(expedition.Coins), most},
		"tax":         {tax, 1, tax, tax + 1, pays(tax), tax + 2, tax + 3, pays(tax + 2), tax - 1},
		"persons": {
			1, int(face("sailor-1").Swords), int(face("pirate-1").Swords), 1, 1, 1, gains(5, `["admiral-1"]`), 5,
			takes(3, `["governor"]`) - takes(3, "[]"),
		},
		"end": {target, target, alone, portroyal.MinTarget, portroyal.MaxTarget, rounds, warned},
		"expansion": {
			copies(portroyal.DeckExpansion, all), copies(portroyal.DeckExpansion, persons),
			copies(portroyal.DeckExpansion, ships), 1, gains(3, `["viceadmiral-1"]`), 3, 4, 1,
			int(face("x-yellow-4-3c+1").Coins), int(face("x-yellow-4-3c+1").CoinToOther),
		},
		"contracts": {contracts.FaceUp(), laid.FreeCubes(0), laid.FreeCubes(0), second, third},
		"clock": {
			portroyal.TimePileSize(nil), 1, portroyal.UsualContracts(1), portroyal.UsualContracts(players),
			portroyal.UsualContracts(most), clock.Coins(0), clock.FreeCubes(0), 1, clock.TimePile(),
		},
		"nails":   {copies(portroyal.DeckNails, all), cargo},
		"gambler": {copies(portroyal.DeckGambler, all), 4, 1},
		"unterwegs": {
			copies(portroyal.DeckUnterwegs, all), players, portroyal.MostPlayers(portroyal.DeckUnterwegs), alone,
			threshold(t, portroyal.DeckUnterwegs, "u-tax-minPoints"),
			taxed(t, portroyal.DeckUnterwegs, "u-tax-minPoints", 20), 1,
		},
		"variants": {2013, portroyal.MinTarget, portroyal.MaxTarget},
		"decisions": {
			1, rounds, portroyal.UsualContracts(1), portroyal.UsualContracts(players), portroyal.UsualContracts(most),
			clock.Coins(0), clock.FreeCubes(0),
		},
		"symbols": {1, 1, 1, 3},
	}
	told := chapterNumbers(words.In(words.English))
	for chapter, numbers := range told {
		if !slices.Equal(numbers, want[chapter]) {
			t.Errorf("%s tells %v, want %v", chapter, numbers, want[chapter])
		}
	}
	for chapter := range want {
		if told[chapter] == nil {
			t.Errorf("%s tells no numbers", chapter)
		}
	}
	for _, code := range words.Languages {
		if text := words.In(code).T("rules.tax.text"); !strings.Contains(text, roundedDown[code]) {
			t.Errorf("%s: no word of rounding: %q", code, text)
		}
	}
}
