package terms_test

import (
	"regexp"
	"slices"
	"strconv"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/rules/book"
	"portroyal/ui/words"
)

var number = regexp.MustCompile(`\d+`)

// numbersIn lists the numbers of a text, in order.
func numbersIn(text string) (found []int) {
	for _, digits := range number.FindAllString(text, -1) {
		n, _ := strconv.Atoi(digits)
		found = append(found, n)
	}
	return found
}

func cardOf(t *testing.T, id string) portroyal.Card {
	t.Helper()
	card, err := portroyal.ParseCard(id)
	if err != nil {
		t.Fatal(err)
	}
	return card
}

// copies counts the cards of some decks.
func copies(decks portroyal.Deck) (n int) {
	for _, card := range portroyal.AllCards(decks) {
		n += int(card.Face().Copies)
	}
	return n
}

// lost is how many of so many coins a tax increase takes.
func lost(decks portroyal.Deck, coins int) int {
	options := portroyal.Options{Decks: decks}
	return int(options.TaxLoss(uint8(coins)))
}

// taxed is the least number of coins of which a tax increase takes some.
func taxed(decks portroyal.Deck) (coins int) {
	for lost(decks, coins) == 0 {
		coins++
	}
	return coins
}

// printed is the target of some decks.
func printed(decks portroyal.Deck) int { return int(portroyal.PrintedTarget(decks)) }

// Numbers of the engine that stand in messages as digits.
func TestMessagesTellTheEnginesNumbers(t *testing.T) {
	tax, least := taxed(portroyal.DeckBase), taxed(portroyal.DeckUnterwegs)
	for id, want := range map[words.ID][]int{
		"text.tax.maxSwords": {tax, 1},
		"text.tax.minPoints": {tax, 1},
		"text.tax.unterwegs": {least, least - lost(portroyal.DeckUnterwegs, least), 1},
		"deck.base.about":    {copies(portroyal.DeckBase)},
		"deck.unterwegs.about": {
			copies(portroyal.DeckUnterwegs), printed(portroyal.DeckUnterwegs), portroyal.MinPlayers,
			portroyal.MostPlayers(portroyal.DeckUnterwegs),
		},
		"event.standstill": {portroyal.StandstillRounds},
	} {
		for _, code := range words.Languages {
			if text := words.In(code).T(id); !slices.Equal(numbersIn(text), want) {
				t.Errorf("%s: %q does not tell %v: %q", code, id, want, text)
			}
		}
	}
}

// follow reports whether these numbers stand among the others in this order.
func follow(numbers, among []int) bool {
	for _, n := range numbers {
		at := slices.Index(among, n)
		if at < 0 {
			return false
		}
		among = among[at+1:]
	}
	return true
}

// The rulebook tells what the engine has as a number, chapter by chapter. All languages tell the same: another test.
func TestRulebookTellsTheEnginesNumbers(t *testing.T) {
	options := portroyal.DefaultOptions()
	options.Decks, options.Contracts = portroyal.DeckBase|portroyal.DeckExpansion, true
	dealt, err := portroyal.New(options, 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	hard := options
	hard.Cooperative, hard.Difficulty = true, portroyal.MaxDifficulty
	clock, err := portroyal.New(hard, 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	target, small := printed(portroyal.DeckBase), printed(portroyal.DeckUnterwegs)
	tax, least := taxed(portroyal.DeckBase), taxed(portroyal.DeckUnterwegs)
	contracts := []int{
		portroyal.UsualContracts(1), portroyal.UsualContracts(portroyal.MinPlayers),
		portroyal.UsualContracts(portroyal.MaxPlayers),
	}
	told := map[string][]int{}
	for _, chapter := range book.In(words.In(words.English), nil).Chapters {
		for i := range chapter.Blocks {
			for _, run := range chapter.Blocks[i].Runs {
				told[string(chapter.Entry)] = append(told[string(chapter.Entry)], numbersIn(run.Text)...)
			}
		}
	}
	for chapter, want := range map[string][]int{
		"aim":         {target},
		"coins":       {dealt.Coins(0)},
		"expeditions": {portroyal.MaxPlayers},
		"tax": {
			tax, tax, tax + 1, lost(portroyal.DeckBase, tax+1), tax + 2, tax + 3, lost(portroyal.DeckBase, tax+3), tax - 1,
		},
		"end": {
			target, target, small, portroyal.MinTarget, portroyal.MaxTarget, portroyal.StandstillRounds,
			portroyal.StandstillTold,
		},
		"expansion": {copies(portroyal.DeckExpansion)},
		"contracts": {options.FaceUp(), dealt.FreeCubes(0), dealt.FreeCubes(0)},
		"clock": append(append([]int{portroyal.TimePileSize(nil)}, contracts...), clock.Coins(0), clock.FreeCubes(0),
			clock.TimePile()),
		"nails":   {copies(portroyal.DeckNails)},
		"gambler": {copies(portroyal.DeckGambler)},
		"unterwegs": {
			copies(portroyal.DeckUnterwegs), portroyal.MinPlayers, portroyal.MostPlayers(portroyal.DeckUnterwegs), small,
			least, least - lost(portroyal.DeckUnterwegs, least),
		},
		"variants":  {portroyal.MinTarget, portroyal.MaxTarget},
		"decisions": append([]int{portroyal.StandstillRounds}, contracts...),
	} {
		if !follow(want, told[chapter]) {
			t.Errorf("%s tells %v, and not %v", chapter, told[chapter], want)
		}
	}
}
