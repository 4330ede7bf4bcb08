package book_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"portroyal/assets"
	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/rules/book"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/piratescove/terms"
	shared "portroyal/ui/rulebook/book"
	"portroyal/ui/rulebook/rulebooktest"
	"portroyal/ui/words"
)

func TestEveryLanguageHasTheSameBook(t *testing.T) { rulebooktest.SameInEveryLanguage(t, book.In) }

func TestLinksLeadSomewhere(t *testing.T) {
	rulebooktest.LinksLeadSomewhere(t, book.In, func(symbol string) bool {
		island, is := strings.CutPrefix(symbol, "island-")
		return is && assets.Cove("emblems/"+island) != nil || assets.Cove("symbols/"+symbol) != nil
	})
}

// rules are how many the project's list has under each letter.
var rules = map[string]int{
	"A": 7, "B": 6, "U": 4, "R": 7, "N": 3, "K": 13, "I": 5, "T": 6, "E": 8, "L": 5, "Z": 2,
}

var ruling = regexp.MustCompile(`- ([JV]\d+)\. `)

// Every rule is told, and so is every ruling of ours; no number is told that there is not.
func TestEveryRuleIsTold(t *testing.T) {
	known := map[string]bool{}
	for letter, count := range rules {
		for n := range count {
			known[fmt.Sprint(letter, n+1)] = true
		}
	}
	known["K14"] = true // ours
	source, err := os.ReadFile("../../../../engine/piratescove/doc.go")
	if err != nil {
		t.Fatal(err)
	}
	rulings := ruling.FindAllStringSubmatch(string(source), -1)
	if len(rulings) < 21 {
		t.Fatalf("only %d rulings were found", len(rulings))
	}
	for _, match := range rulings {
		known[match[1]] = true
	}
	told := map[string]bool{}
	for _, chapter := range book.In(words.In(words.English)).Chapters {
		for i := range chapter.Blocks {
			for _, number := range chapter.Blocks[i].Numbers {
				if told[number] = true; !known[number] {
					t.Errorf("%s: there is no rule %s", chapter.Entry, number)
				}
			}
		}
	}
	for number := range known {
		if !told[number] {
			t.Errorf("nobody tells %s", number)
		}
	}
}

// Everything that a table shows, and everything that a game can wait for, has a place, and that of a thing tells of it.
func TestEverythingHasAPlace(t *testing.T) {
	w := words.In(words.English)
	b := book.In(w)
	at := func(of string, to entry.Entry) *shared.Block {
		place, ok := b.Find(to)
		if !ok || to == "" {
			t.Errorf("%s: there is no place %q", of, to)
			return nil
		}
		if place.Block < 0 {
			return nil
		}
		return &b.Chapters[place.Chapter].Blocks[place.Block]
	}
	titled := func(of string, to entry.Entry) {
		if block := at(of, to); block == nil || block.Title != of && strings.TrimSpace(rulebooktest.Said(block)) != of {
			t.Errorf("%s leads elsewhere: %s", of, to)
		}
	}
	for card := cove.Flint; card <= cove.Shipwright; card++ {
		titled(terms.Card(w, card), entry.OfCard(card))
	}
	for card := cove.Fame1; card <= cove.Fame3; card++ {
		at(card.String(), entry.OfCard(card))
	}
	for island := cove.Tavern; island <= cove.Cove; island++ {
		titled(terms.Island(w, island), entry.OfIsland(island))
	}
	for legend := cove.Blackbeard; legend <= cove.Navy; legend++ {
		titled(terms.Legend(w, legend), entry.OfLegend(legend))
	}
	for section := cove.Hull; section < cove.Sections; section++ {
		titled(terms.Section(w, section), entry.OfSection(section))
	}
	for of := cove.ParrotCard; of <= cove.FameCard; of++ {
		at(of.String(), entry.OfType(of))
	}
	for phase := cove.Outfitting; phase <= cove.Over; phase++ {
		at(phase.String(), entry.OfPhase(phase))
	}
	for _, symbol := range assets.CoveDrawings("symbols") {
		if block := at(symbol, entry.OfSymbol(symbol)); block != nil && !slices.Contains(block.Symbols, symbol) {
			t.Errorf("%s leads to a place that does not show it", symbol)
		}
	}
	for _, emblem := range assets.CoveDrawings("emblems") {
		at(emblem, entry.OfSymbol("island-"+emblem))
	}
	for _, to := range []entry.Entry{
		entry.Ship, entry.Round, entry.Courses, entry.Fights, entry.Foes, entry.Plunder, entry.Islands, entry.Tavern,
		entry.Legends, entry.End, entry.Keys, entry.Fame, entry.Doubloons, entry.Treasures, entry.Bank, entry.Outfit,
		entry.Hidden, entry.Tracks, entry.Damage, entry.Crippled, entry.Parrots, entry.Order, entry.Windows, entry.Boarding,
		entry.Exchange, entry.Flight, entry.Mutiny, entry.Tie, entry.OfCard(cove.NoCard), entry.OfIsland(cove.NoIsland),
		entry.OfLegend(cove.NoLegend), entry.OfType(cove.NoType),
	} {
		at(string(to), to)
	}
}

// Whatever a game waits for leads somewhere.
func TestGamesLeadToTheBook(t *testing.T) {
	b := book.In(words.In(words.English))
	found := map[entry.Entry]bool{}
	for seed := range uint64(12) {
		position, err := cove.New(cove.Options{Players: uint8(cove.MinPlayers + seed%4)}, seed)
		if err != nil {
			t.Fatal(err)
		}
		for turn := uint64(0); position.Phase() != cove.Over; turn++ {
			view := position.View(position.Owing())
			legal := view.Legal(nil)
			found[entry.OfGame(&view)] = true
			var tape cove.Tape
			position.Play(legal[(turn*7+seed)%uint64(len(legal))], &tape)
		}
	}
	for to := range found {
		if _, ok := b.Find(to); !ok || to == "" {
			t.Errorf("%q is nowhere", to)
		}
	}
	if len(found) < 15 {
		t.Errorf("only %d places were found", len(found))
	}
}

// Words are found without their capitals and accents, and things by their names in every language.
func TestSearch(t *testing.T) {
	for _, c := range []struct {
		code  words.Language
		query string
		in    entry.Entry
	}{
		{words.English, "MUTINIES", entry.Fights},
		{words.English, "Flaute", entry.Tavern},
		{words.English, "romp", entry.Ship},
		{words.German, "flying dutchman", entry.Legends},
		{words.German, "wurfel", entry.Fights},
		{words.Dutch, "zeegevecht", entry.Tavern},
		{words.Spanish, "canones", entry.Ship},
	} {
		b := book.In(words.In(c.code))
		found := b.Search(c.query)
		if !slices.ContainsFunc(found, func(p shared.Place) bool { return b.Chapters[p.Chapter].Entry == c.in }) {
			t.Errorf("%s: %q is not found in %s", c.code, c.query, c.in)
		}
	}
}

var number = regexp.MustCompile(`\d+`)

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

// The book tells what the engine has as a number, chapter by chapter. All languages tell the same: another test.
func TestBookTellsTheEnginesNumbers(t *testing.T) {
	dealt, err := cove.New(cove.Options{Players: cove.MaxPlayers}, 1)
	if err != nil {
		t.Fatal(err)
	}
	ship := dealt.Ship(0)
	doubloons, treasures := dealt.Bank()
	doubloons += cove.MaxPlayers * int(ship.Doubloons)
	last, cards := 1, 0
	for cove.StepCost(last+1) > 0 {
		last++
	}
	for card := cove.Flint; card <= cove.Fame3; card++ {
		cards += int(card.Face().Copies)
	}
	all := len(cove.Treasures()) * cove.TreasureCopies
	fame := func(card cove.Card) []int { return []int{int(card.Face().Copies), int(card.Face().Fame)} }
	told := map[entry.Entry][]int{}
	for _, chapter := range book.In(words.In(words.English)).Chapters {
		for i := range chapter.Blocks {
			for _, run := range chapter.Blocks[i].Runs {
				for _, digits := range number.FindAllString(run.Text, -1) {
					n, _ := strconv.Atoi(digits)
					told[chapter.Entry] = append(told[chapter.Entry], n)
				}
			}
		}
	}
	for chapter, want := range map[entry.Entry][]int{
		"aim": {cove.Rounds, int(ship.Doubloons), doubloons, treasures},
		"setup": {
			cove.MinPlayers + 1, cove.MaxPlayers, int(cove.CrewIsland), int(cove.TreasureIsland), int(cove.Cove),
			all / cove.OuterIslands, int(ship.Doubloons), dealt.HandSize(0), int(ship.Doubloons),
		},
		entry.Ship:    {last, int(ship.Places[cove.Hull]), last},
		entry.Round:   {cove.Rounds, int(cove.TreasureIsland), cove.Rounds, int(cove.Cove)},
		entry.Fights:  {cove.HitsFrom},
		entry.Plunder: {all, all / cove.OuterIslands},
		entry.Tavern:  slices.Concat([]int{cards}, fame(cove.Fame1), fame(cove.Fame2), fame(cove.Fame3)),
		entry.End:     {cove.Rounds, cove.ShortRounds},
		"variants":    {cove.ShortRounds, cove.Rounds, (cove.Rounds - cove.ShortRounds) * all / cove.OuterIslands / cove.Rounds},
	} {
		if !follow(want, told[chapter]) {
			t.Errorf("%s tells %v, and not %v", chapter, told[chapter], want)
		}
	}
}
