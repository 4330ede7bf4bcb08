package terms_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/summary"
	"portroyal/ui/words"
	"portroyal/ui/words/wordstest"
)

// said are texts of one kind by what they are about.
type said map[string]string

// every lists all texts of a language by their kind.
func every(w *words.Words) map[string]said {
	all := map[string]said{}
	add := func(kind string, of any, text string) {
		if all[kind] == nil {
			all[kind] = said{}
		}
		all[kind][fmt.Sprint(of)] = text
	}
	for section := cove.Hull; section < cove.Sections; section++ {
		add("section", section, terms.Section(w, section))
		add("section, about", section, terms.SectionAbout(w, section, cove.NoCard))
	}
	for island := cove.Tavern; island <= cove.Cove; island++ {
		add("island", island, terms.Island(w, island))
		add("island, about", island, terms.IslandAbout(w, island))
	}
	for legend := cove.Blackbeard; legend <= cove.Navy; legend++ {
		add("legend", legend, terms.Legend(w, legend))
		add("legend, about", legend, terms.LegendAbout(w, legend))
	}
	for card := cove.Flint; card <= cove.Fame3; card++ {
		add("card", card, terms.Card(w, card))
		add("card, text", card, terms.CardText(w, card))
		add("card, when", card, terms.CardWhen(w, card))
	}
	for of := cove.ParrotCard; of <= cove.FameCard; of++ {
		add("type", of, terms.Type(w, of))
		add("type, about", of, terms.TypeAbout(w, of))
	}
	for phase := cove.Outfitting; phase <= cove.Over; phase++ {
		add("phase", phase, terms.Phase(w, phase))
		add("phase, about", phase, terms.PhaseAbout(w, phase))
	}
	for reason := cove.Allowed; reason.String() != ""; reason++ {
		add("reason", reason, terms.Reason(w, &cove.Refusal{Reason: reason, Need: 4, Have: 3}))
	}
	add("option", "short", w.T("cove.option.short"))
	for i, name := range terms.Variants(w, cove.Options{
		Players: 4, Rounds: cove.ShortRounds, BlackShips: 2, OpenFame: true, OneGuard: true, CraftEach: true,
	}) {
		add("option", i, name)
	}
	add("option", "one black ship", terms.Variants(w, cove.Options{Players: 2, BlackShips: 1})[0])
	for level := bot.CabinBoy; level <= bot.Governor; level++ {
		add("level", level, summary.Opponent(w, level, ""))
		add("level, about", level, terms.LevelAbout(w, level))
	}
	for _, character := range bot.Characters() {
		add("character", character, terms.Character(w, character))
		add("character, about", character, terms.CharacterAbout(w, character))
	}
	return all
}

// most is how many characters the texts of a kind have at most: names go on plates, sentences on cards and in tips.
var most = map[string]int{
	"section": 12, "section, about": 105, "island": 24, "island, about": 160, "legend": 20, "legend, about": 170,
	"card": 22, "card, text": 200, "card, when": 42, "type": 20, "type, about": 240, "phase": 24, "phase, about": 90,
	"reason": 85, "option": 28, "option, about": 180, "level": 13, "level, about": 85, "character": 18, "character, about": 65,
}

func TestEverythingHasItsWordsAndTheyFit(t *testing.T) {
	for _, code := range words.Languages {
		for kind, texts := range every(words.In(code)) {
			for of, text := range texts {
				where := fmt.Sprintf("%s: the %s of %s", code, kind, of)
				wordstest.Said(t, where, text)
				if text == "" || strings.ContainsAny(text, "[{") {
					t.Errorf("%s is %q", where, text)
				}
				if n := utf8.RuneCountInString(text); n > most[kind] {
					t.Errorf("%s has %d characters, %d are the most: %q", where, n, most[kind], text)
				}
			}
		}
	}
}

// Two things of a kind are never called alike.
func TestNamesTellThingsApart(t *testing.T) {
	for _, code := range words.Languages {
		for kind, texts := range every(words.In(code)) {
			if strings.HasSuffix(kind, "when") {
				continue // several cards are played at the same time
			}
			of := map[string]string{}
			for what, text := range texts {
				if other, taken := of[text]; taken {
					t.Errorf("%s: the %s of %s and of %s are both %q", code, kind, what, other, text)
				}
				of[text] = what
			}
		}
	}
}

var number = regexp.MustCompile(`\d+`)

// numbersIn lists the numbers of a text, sorted.
func numbersIn(text string) (found []int) {
	for _, digits := range number.FindAllString(text, -1) {
		n, _ := strconv.Atoi(digits)
		found = append(found, n)
	}
	slices.Sort(found)
	return found
}

// All languages tell the same numbers, and those of the engine's faces.
func TestTextsTellTheSameNumbers(t *testing.T) {
	english := every(words.In(words.English))
	for _, code := range words.Languages[1:] {
		for kind, texts := range every(words.In(code)) {
			for of, text := range texts {
				if got, want := numbersIn(text), numbersIn(english[kind][of]); !slices.Equal(got, want) {
					t.Errorf("%s: the %s of %s tells %v, in English %v: %q", code, kind, of, got, want, text)
				}
			}
		}
	}
	w := words.In(words.English)
	for legend := cove.Blackbeard; legend <= cove.Navy; legend++ {
		fame := int(legend.Face().Fame)
		if told := numbersIn(terms.LegendAbout(w, legend)); fame > 0 && !slices.Contains(told, fame) {
			t.Errorf("%s is worth %d, told is %v", legend, fame, told)
		}
	}
	for card, want := range map[cove.Card][]int{
		cove.SmokeScreen: {cove.HitsThroughSmoke}, cove.Grapeshot: {2, cove.HitsWithGrapeshot, 6}, cove.Fame2: {2},
		cove.TreasureMap: {1, cove.OuterIslands},
	} {
		if told := numbersIn(terms.CardText(w, card)); !slices.Equal(told, want) {
			t.Errorf("the text of %s tells %v, want %v", card, told, want)
		}
	}
}

// A card is played when the rules say so.
func TestCardsTellWhenTheyArePlayed(t *testing.T) {
	w := words.In(words.English)
	for card, want := range map[cove.Card]string{
		cove.Flint: "As soon as it is drawn", cove.Mastercraft: "On your visit to any island",
		cove.Overboard: "Before the first shots of a fight", cove.Cannonade: "When your ship fires",
		cove.Buccaneer: "After the treasures are turned up", cove.Lookout: "Before the islands are chosen",
		cove.RoyalNavy: "After all ships have arrived", cove.LetterOfMarque: "In reply to the Royal Navy",
		cove.Shipwright: "On your visit to any island", cove.Fame1: "At the end of the game",
	} {
		if got := terms.CardWhen(w, card); got != want {
			t.Errorf("%s is played %q, want %q", card, got, want)
		}
	}
}

func TestWealthIsListed(t *testing.T) {
	all := cove.TreasureFace{Fame: 2, Doubloons: 1, Treasures: 3, TavernCards: 1}
	for code, want := range map[words.Language][2]string{
		words.English: {"2 fame, 1 doubloon, 3 treasures and 1 tavern card", "nothing"},
		words.German:  {"2 Ruhmespunkte, 1 Dublone, 3 Schätze und 1 Tavernenkarte", "nichts"},
		words.Dutch:   {"2 roempunten, 1 dubloen, 3 schatten en 1 kroegkaart", "niets"},
		words.Spanish: {"2 puntos de fama, 1 doblón, 3 tesoros y 1 carta de taberna", "nada"},
	} {
		w := words.In(code)
		if got := [2]string{terms.Wealth(w, all), terms.Wealth(w, cove.TreasureFace{})}; got != want {
			t.Errorf("%s: %q, want %q", code, got, want)
		}
	}
}

// Every computer player has a name of its own in every language; of one whom nobody knows it is said what it is.
func TestOpponentsHaveNames(t *testing.T) {
	for _, code := range words.Languages {
		w, called := words.In(code), map[string]string{}
		players := []string{"kraken"}
		for level := bot.CabinBoy; level <= bot.Governor; level++ {
			for _, character := range bot.Characters() {
				players = append(players, bot.Named(level, character))
			}
		}
		for _, player := range players {
			name := terms.Opponent(w, player)
			if before, taken := called[name]; taken || name == "" {
				t.Errorf("%s: %s is called %q, and so is %s", code, player, name, before)
			}
			called[name] = player
		}
	}
	w := words.In(words.English)
	for player, want := range map[string]string{
		"seaman": "Sailor", "captain:hoarder": "Captain \u00b7 Hoarder", "captain:bold": "Computer player", "": "Computer player",
	} {
		if got := terms.Opponent(w, player); got != want {
			t.Errorf("%s is called %q, want %q", player, got, want)
		}
	}
}
