package library

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// noon is when the first game of a test began, where the player is.
var noon = time.Date(2026, 11, 22, 12, 5, 0, 0, time.Local)

// options are what a game is played with, to be changed.
func options(h *record.Head) *portroyal.Options { return h.Options.(*portroyal.Options) }

// game is a game that began so many days before noon. Players in small letters are computer players.
func game(id string, daysAgo int, players ...string) Game {
	var g Game
	g.Format, g.ID, g.Begun = transcript.Format, id, noon.AddDate(0, 0, -daysAgo).UTC()
	g.Options = &portroyal.Options{Players: uint8(len(players)), Decks: portroyal.DeckBase}
	for i, name := range players {
		seat := record.Seat{Name: name, Colour: i}
		if strings.ToLower(name) == name {
			seat.Player = "captain:bold"
		}
		g.Seats = append(g.Seats, seat)
		g.Standing.Points = append(g.Standing.Points, 3*i)
	}
	g.Standing.Turn, g.Standing.Played = len(players)*6+1, 20*60*1000
	return g
}

// over ends a game: these seats have won.
func over(g Game, winners ...int) Game {
	g.Result = &record.Result{Points: g.Standing.Points, Coins: g.Standing.Points, Winners: winners}
	return g
}

// with changes something about a game.
func with(g Game, change func(*Game)) Game {
	change(&g)
	return g
}

// some are games of all sorts.
func some() []Game {
	return []Game{
		over(game("second", 2, "Zoë", "bart"), 0),
		with(game("newest", 0, "Anna", "Isabel", "henry"), func(g *Game) { g.Standing.Played = 3 * 3600 * 1000 }),
		with(over(game("unterwegs", 5, "Ben", "Anna"), 1), func(g *Game) { options(&g.Head).Decks = portroyal.DeckUnterwegs }),
		with(over(game("clock", 9, "Dora"), 0), func(g *Game) {
			options(&g.Head).Cooperative, options(&g.Head).Contracts, options(&g.Head).Decks = true, true, portroyal.DeckBase|portroyal.DeckExpansion
		}),
		with(game("practice", 1, "Cem", "Eve"), func(g *Game) { g.Practice, g.Standing.Turn = true, 41 }),
		with(over(game("old", 0, "Émile", "Otto"), 0, 1), func(g *Game) {
			g.Begun, g.Saved, g.Standing.Played = time.Time{}, noon, 0
		}),
	}
}

func catalogueOf(games []Game) *catalogue {
	c := newCatalogue(summary.Tellers{terms.Teller})
	c.speak(words.In(words.English))
	c.fill(games)
	return &c
}

// ids are those of the games that are shown, in order.
func (c *catalogue) ids() string {
	var all []string
	for _, e := range c.shown {
		all = append(all, e.ID)
	}
	return strings.Join(all, " ")
}

// The newest game stands first, one of which nobody knows when it was last; and games can be sorted by every
// column, both ways.
func TestGamesAreSorted(t *testing.T) {
	c := catalogueOf(some())
	if got, want := c.ids(), "newest practice second unterwegs clock old"; got != want {
		t.Errorf("at first: %s, want %s", got, want)
	}
	for _, test := range []struct {
		by            column
		first, second string
	}{
		{byDate, "old clock unterwegs second practice newest", "newest practice second unterwegs clock old"},
		{byPlayers, "newest unterwegs practice clock old second", "second old clock practice unterwegs newest"},
		{byEdition, "newest practice second old clock unterwegs", "unterwegs clock newest practice second old"},
		{byResult, "newest practice unterwegs old clock second", "second clock old unterwegs practice newest"},
		{byLength, "newest practice second unterwegs clock old", "old practice second unterwegs clock newest"},
	} {
		c.sortBy(test.by)
		if got := c.ids(); got != test.first {
			t.Errorf("by column %d: %s, want %s", test.by, got, test.first)
		}
		c.sortBy(test.by)
		if got := c.ids(); got != test.second {
			t.Errorf("by column %d again: %s, want %s", test.by, got, test.second)
		}
	}
}

// Filters and the search leave out what does not fit, whatever capitals and accents somebody types.
func TestGamesAreFound(t *testing.T) {
	for _, test := range []struct {
		state  state
		kind   string
		search string
		want   string
	}{
		{unfinished, "", "", "newest practice"},
		{finished, "", "", "second unterwegs clock old"},
		{everyState, "Base game", "", "newest practice second old"},
		{everyState, "Expansion", "", "clock"},
		{everyState, "Unterwegs", "", "unterwegs"},
		{everyState, "Against the clock", "", "clock"},
		{finished, "Base game", "", "second old"},
		{everyState, "", "anna", "newest unterwegs"},
		{everyState, "", "  ANNA ben ", "unterwegs"},
		{everyState, "", "zoe", "second"},
		{everyState, "", "zoë", "second"},
		{everyState, "", "emile", "old"},
		{everyState, "", "nov 2026", "newest practice second unterwegs clock"},
		{everyState, "", "22 nov", "newest"},
		{everyState, "", "2026-11-20", "second"},
		{everyState, "", "20.11.", "second"},
		{everyState, "", "expansion", "clock"},
		{everyState, "", "practice", "practice"},
		{everyState, "", "shared", "old"},
		{everyState, "", "captain", "newest second"},
		{finished, "", "bold", "second"},
		{unfinished, "", "zoe", ""},
	} {
		c := catalogueOf(some())
		c.state, c.search = test.state, test.search
		if test.kind != "" {
			c.kind = slices.IndexFunc(c.occurring(), func(i int) bool { return c.kinds[i].Name(c.words) == test.kind })
			c.kind = c.occurring()[c.kind]
		}
		c.arrange()
		if got := c.ids(); got != test.want {
			t.Errorf("%+v: %q", test, got)
		}
	}
	if c := catalogueOf(some()[:2]); len(c.occurring()) != 2 {
		t.Errorf("games of the base game alone are of the kinds %v", c.occurring())
	}
}

// The search follows the language.
func TestSearchSpeaksTheLanguage(t *testing.T) {
	c := catalogueOf(some())
	for language, word := range map[words.Language]string{
		words.English: "practice", words.German: "uebung", words.Dutch: "oefening", words.Spanish: "practica",
	} {
		c.speak(words.In(language))
		c.search = word
		c.arrange()
		if got := c.ids(); got != "practice" {
			t.Errorf("%s: %q finds %q", language, word, got)
		}
		c.search = terms.Opponent(words.In(language), "captain:bold")
		c.arrange()
		if got := c.ids(); got != "newest second" {
			t.Errorf("%s: %q finds %q", language, c.search, got)
		}
	}
}

// many are so many games of a few friends.
func many(n int) (all []Game) {
	names := []string{"Anna", "Isabel", "Jürgen", "Maximiliane", "bart", "henry", "diego"}
	for i := range n {
		var players []string
		for seat := range 2 + i%4 {
			players = append(players, names[(i*3+seat*2)%len(names)])
		}
		g := with(game(fmt.Sprintf("game-%05d", i), i/3, players...), func(g *Game) {
			g.Standing.Turn, g.Standing.Played = 1+i%90, int64(i%7919)*1000
			options(&g.Head).Contracts = i%5 == 0
		})
		if i%4 > 0 {
			g = over(g, i%len(players))
		}
		all = append(all, g)
	}
	return all
}

// Benchmarks of what happens to ten thousand games when the screen is opened, sorted and searched.
func BenchmarkFill(b *testing.B) {
	games := many(10000)
	for b.Loop() {
		catalogueOf(games)
	}
}

func BenchmarkSort(b *testing.B) {
	for by := range columns {
		b.Run(fmt.Sprint("column", by), func(b *testing.B) {
			c := catalogueOf(many(10000))
			for b.Loop() {
				c.sortBy(by)
			}
		})
	}
}

func BenchmarkFirstSort(b *testing.B) {
	c := catalogueOf(many(10000))
	for b.Loop() {
		c.sorted = false
		c.sortBy(byResult)
	}
}

func BenchmarkSearch(b *testing.B) {
	c := catalogueOf(many(10000))
	for b.Loop() {
		for _, c.search = range []string{"a", "an", "ann", "anna", "anna nov"} {
			c.arrange()
		}
	}
}

func BenchmarkFirstSearch(b *testing.B) {
	c := catalogueOf(many(10000))
	c.search = "anna"
	for b.Loop() {
		for _, e := range c.entries {
			e.text = ""
		}
		c.arrange()
	}
}
