package library

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/transcript"
	coveterms "portroyal/ui/piratescove/terms"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/summary"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// both tell of all games of the program.
var both = summary.Tellers{terms.Teller, coveterms.Games}

// voyage is a game of Pirate's Cove.
func voyage(id string, daysAgo int, players ...string) Game {
	g := game(id, daysAgo, players...)
	g.Format, g.Options, g.Standing.Turn = transcript.Format, &cove.Options{Players: uint8(len(players))}, 5
	return g
}

// mixed are games of both kinds.
func mixed() []Game {
	return append(some(), voyage("cove", 1, "Anna", "isabel", "Ben"), over(voyage("sunk", 4, "Zo\u00eb", "Anna", "Otto"), 2))
}

// Games are found by what is played, and an edition of one game has none of the other's.
func TestGamesOfTwoKinds(t *testing.T) {
	c := newCatalogue(both)
	c.speak(words.In(words.English))
	c.fill(mixed())
	names := func() (all []string) {
		for _, i := range c.occurring() {
			all = append(all, c.kinds[i].Name(c.words))
		}
		return all
	}
	if got, want := strings.Join(names(), ", "), "Both games, Port Royal, Base game, Expansion, Unterwegs, "+
		"Against the clock, Pirate\u2019s Cove"; got != want {
		t.Errorf("the kinds are %s, want %s", got, want)
	}
	for kind, want := range map[string]string{
		"Both games": "newest cove practice second sunk unterwegs clock old", "Pirate\u2019s Cove": "cove sunk",
		"Port Royal": "newest practice second unterwegs clock old", "Unterwegs": "unterwegs",
	} {
		c.kind = c.occurring()[slices.Index(names(), kind)]
		if c.arrange(); c.ids() != want {
			t.Errorf("%s: %s, want %s", kind, c.ids(), want)
		}
	}
	c.kind, c.search = 0, "pirate"
	if c.arrange(); c.ids() != "cove sunk" {
		t.Errorf("it finds %s", c.ids())
	}
	c.search = ""
	c.sortBy(byEdition)
	if !strings.HasPrefix(c.ids(), "cove sunk ") {
		t.Errorf("by edition: %s", c.ids())
	}
	c.fill(some())
	if slices.Contains(names(), "Port Royal") {
		t.Error("a game is a kind where there is no other")
	}
}

// Each row has the emblem of its game before the date, at every size; where there is one game alone there are none.
func TestRowsShowTheGame(t *testing.T) {
	for _, size := range []fyne.Size{stage.Smallest, stagetest.Small, fyne.NewSize(3840, 2160)} {
		b := shownWith(t, both, mixed(), size, words.German)
		shows := map[string]any{}
		for _, r := range b.log.rows {
			if r.shows == nil {
				continue
			}
			game := r.shows.tells.Game
			if of := shows[game]; r.emblem.Image == nil || of != nil && of != any(r.emblem.Image) {
				t.Errorf("%v: %s has another emblem than its game", size, r.shows.ID)
			}
			shows[game] = r.emblem.Image
			if r.emblem.Position().X+r.emblem.Size().Width > r.date.Position().X || r.emblem.Size().Height > r.log.places.high {
				t.Errorf("%v: the emblem is %v large and reaches into the date", size, r.emblem.Size())
			}
		}
		if len(shows) != 2 {
			t.Errorf("%v: there are emblems of %d games", size, len(shows))
		}
	}
	alone := shown(t, some())
	if r := alone.log.rows[0]; r.emblem.Image != nil || r.date.Position().X != rowEdge*alone.by {
		t.Error("there is an emblem of the only game")
	}
}

// The kinds are chosen on a sheet with a column for each game, which fits.
func TestKindsOfTwoGamesAreChosen(t *testing.T) {
	for _, language := range words.Languages {
		b := shownWith(t, both, mixed(), stage.Smallest, language)
		test.Tap(b.kind)
		for _, plate := range visible.All[*canvas.Text](visible.Top(b.on())) {
			if from, to := visible.Ink(plate); from.X < 0 || from.Y < 0 || to.X > b.Size.Width || to.Y > b.Size.Height {
				t.Errorf("%s: %q is outside of the window", language, plate.Text)
			}
		}
		test.Tap(b.plateSaying(coveterms.Game(b.stage.Words)))
		if got := b.catalogue.ids(); got != "cove sunk" {
			t.Errorf("%s: shown are %s", language, got)
		}
	}
}
