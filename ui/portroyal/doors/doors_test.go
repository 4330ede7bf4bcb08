package doors

import (
	"image"
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/start"
	"portroyal/ui/summary"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// head is that of a game in its seventh round.
func head(id string, players ...string) record.Head {
	h := record.Head{ID: id, Options: &portroyal.Options{Players: uint8(len(players)), Decks: portroyal.DeckBase, Target: 12}}
	for i, name := range players {
		h.Seats = append(h.Seats, record.Seat{Name: name, Colour: i})
		h.Standing.Points = append(h.Standing.Points, 5-2*i)
	}
	h.Standing.Turn = 6*len(players) + 1
	return h
}

// wonBy is a game that is over.
func wonBy(h record.Head, winner int) record.Head {
	h.Result = &record.Result{Points: h.Standing.Points, Coins: h.Standing.Points, Winners: []int{winner}}
	return h
}

// someGames are one to go on with, and five recent ones.
func someGames() start.Games {
	on := head("on", "Anna", "Isabel")
	long := "Maximiliane von Hohenstein-Wittelsbach"
	over := wonBy(head("won", "Ben", "Cem", "Dora", "Eve", "Fay"), 3)
	return start.Games{Continue: &on, Over: &over, Saved: 5, Own: 5, Recent: []start.Recent{
		{Head: on},
		{Head: over},
		{Head: wonBy(head("long", long, long), 0), Picture: image.NewRGBA(image.Rect(0, 0, 900, 300))},
		{Head: head("alone", "Guy")},
		{Head: head("fifth", "Zoe", "Yan")},
	}}
}

// bench is the screen in a window, and what has been asked of it.
type bench struct {
	*start.Start
	stage    *stage.Stage
	facts    Facts
	standing string
	own      start.Calls
	calls    Calls
	asked    []string
}

// rows are the doors with what is told of each.
func (b *bench) rows(games start.Games) [][]start.Door {
	b.facts.Setup = progress.Of(b.stage.Settings).Setup
	rows := Rows(b.facts, start.NewOwn(games, summary.Tellers{terms.Teller}, b.own), b.calls)
	for _, row := range rows {
		for i := range row {
			if row[i].Back != "" { // the window opens rooms
				row[i].Open = func() { b.asked = append(b.asked, string(row[i].ID)) }
			}
		}
	}
	return rows
}

func shown(t *testing.T, size fyne.Size, language words.Language, notice string, games start.Games) *bench {
	t.Helper()
	s := stagetest.New(t, size, language)
	b := &bench{stage: s}
	ask := func(what string) func() { return func() { b.asked = append(b.asked, what) } }
	progress.Of(s.Settings).Setup = &progress.Setup{Seats: []progress.Seat{{Name: "Ann"}, {Name: "Ben"}}}
	b.calls = Calls{
		Play: ask("play"), Voyage: ask("voyage"), Setup: ask("setup"), Gallery: ask("gallery"), Puzzles: ask("puzzles"),
		Daily: ask("daily"), Statistics: ask("statistics"), Mistakes: ask("mistakes"), Career: ask("career"),
	}
	tellers := summary.Tellers{terms.Teller}
	asked := func(what string) func(string) { return func(id string) { b.asked = append(b.asked, what+" "+id) } }
	b.own = start.Calls{
		Continue: asked("continue"), Review: asked("review"), Library: ask("library"), Settings: ask("settings"),
		Help: ask("help"), Quit: ask("quit"),
	}
	b.Start = start.New(s, tellers, notice, games, start.Way{
		Doors: func(games start.Games) [][]start.Door {
			return b.rows(games)
		},
		Open: func(id string) { b.asked = append(b.asked, "open "+id) },

		Standing: func(*words.Words) string { return b.standing },
	})
	stagetest.Show(t, s, b.Start)
	return b
}

// Each plate names the key that presses it, and no two name the same one: before anything has been played, with a game to
// continue, and later.
func TestPlatesNameKeysOfTheirOwn(t *testing.T) {
	key := regexp.MustCompile(`\(([^()]+)\)$`)
	for _, language := range words.Languages {
		for name, c := range map[string]struct {
			games start.Games
			setup bool
		}{"at first": {start.Games{}, false}, "in the middle": {someGames(), true}, "later": {start.Games{}, true}} {
			b := shown(t, stagetest.Small, language, "", c.games)
			if !c.setup {
				progress.Of(b.stage.Settings).Setup = nil
			}
			b.Restyle()
			of := map[string]string{}
			for _, plate := range visible.All[*widgets.Plate](b.Content()) {
				named := key.FindStringSubmatch(plate.ToolTip())
				if named == nil {
					continue
				}
				if other := of[named[1]]; other != "" {
					t.Errorf("%s, %s: %q and %q both name %s", language, name, other, plate.Text, named[1])
				}
				of[named[1]] = plate.Text
			}
			if len(of) < 5 {
				t.Errorf("%s, %s: only %v name keys", language, name, of)
			}
		}
	}
}

func (b *bench) press(names ...fyne.KeyName) { stagetest.Press(b.stage.Window.Canvas(), names...) }

// If there is a game to go on with, it comes first, on the screen and for the keyboard, and playing anew is named so.
func TestGoingOnComesFirst(t *testing.T) {
	b := shown(t, stagetest.Small, words.English, "", someGames())
	plates := visible.All[*widgets.Plate](b.Content())
	if on := plates[0]; on.Text != "Continue" || on.Detail != "Round 7: Anna (5), Isabel (3)" ||
		on.Kind != widgets.CalmPlate {
		t.Errorf("the first plate says %q, %q", on.Text, on.Detail)
	}
	if anew := plates[1]; anew.Text != "New game" || anew.Detail != "" || anew.Kind != widgets.PlainPlate {
		t.Errorf("the second plate says %q, %q", anew.Text, anew.Detail)
	}
	if again := plates[2]; again.Text != "Play again" || again.Detail != "with Ben" || again.Kind != widgets.PlainPlate {
		t.Errorf("the third plate says %q, %q", again.Text, again.Detail)
	}
	b.press(fyne.KeyReturn, fyne.KeySpace, fyne.KeyP, fyne.KeyG, fyne.KeyTab, fyne.KeyReturn)
	if got := strings.Join(b.asked, " "); got != "continue on continue on play library continue on" {
		t.Errorf("asked: %s", got)
	}
	b = shown(t, stagetest.Small, words.English, "", start.Games{})
	if visible.Says(b.Content(), "Continue") || visible.Says(b.Content(), "Recent games") {
		t.Error("there is a game to go on with")
	}
	b.press(fyne.KeyReturn)
	if got := strings.Join(b.asked, " "); got != "play" {
		t.Errorf("asked: %s", got)
	}
}

// A text too long for the plate for going on is cut between players.
func TestStandingIsCut(t *testing.T) {
	games := start.Games{Continue: new(record.Head)}
	*games.Continue = head("long", "Maximiliane", "Isabel", "Black Bart of Port Royal", "Zoe")
	b := shown(t, stagetest.Small, words.English, "", games)
	if got := visible.All[*widgets.Plate](b.Content())[0].Detail; got != "Round 7: Maximiliane (5), Isabel (3)\u2026" {
		t.Errorf("the plate says %q", got)
	}
}

// Recent games are opened with the pointer and with the keyboard, and tell in full who played.
func TestRecentGamesAreOpened(t *testing.T) {
	b := shown(t, stagetest.Small, words.English, "", someGames())
	tiles := visible.All[*widgets.Tile](b.Content())
	if len(tiles) != 3 {
		t.Fatalf("there are %d recent games", len(tiles))
	}
	test.Tap(tiles[1])
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace} {
		b.stage.Window.Canvas().Focus(tiles[2])
		b.press(key)
	}
	b.stage.Window.Canvas().Focus(tiles[0])
	b.press(fyne.KeyReturn, fyne.KeyG)
	if got := strings.Join(b.asked, ", "); got != "open won, open long, open long, open long, open on, library" {
		t.Errorf("asked: %s", got)
	}
	for tile, says := range map[int]string{
		0: "Continue this game. Date unknown \u00b7 Anna (5), Isabel (3) \u00b7 Base game \u00b7 Round 7",
		2: "See how this game ended. Date unknown \u00b7 Maximiliane von Hohenstein-Wittelsbach (5), ",
	} {
		if got := tiles[tile].ToolTip(); !strings.HasPrefix(got, says) {
			t.Errorf("the tooltip is %q", got)
		}
	}
}

// There are as many recent games as have room, four at most, and they keep clear of the panel and of a notice;
// their words keep to their paper, in every language.
func TestRecentGamesHaveRoom(t *testing.T) {
	for size, want := range map[fyne.Size]int{
		fyne.NewSize(960, 620): 3, stagetest.Small: 3, fyne.NewSize(1280, 800): 4, fyne.NewSize(3840, 2160): 4,
	} {
		for _, language := range words.Languages {
			for _, notice := range []string{"", strings.Repeat("Bad news. ", 20)} {
				b := shown(t, size, language, notice, someGames())
				tiles := visible.All[*widgets.Tile](b.Content())
				if len(tiles) != want {
					t.Errorf("%v: %d recent games, want %d", size, len(tiles), want)
				}
				sheets := visible.All[*widgets.Paper](b.Content())
				for _, tile := range tiles {
					from, to := visible.Place(tile), visible.Place(tile).Add(tile.Size())
					if panel := sheets[0]; from.X < visible.Place(panel).X+panel.Size().Width || to.X > size.Width {
						t.Errorf("%v: a game lies from %v to %v", size, from, to)
					}
					if said := sheets[1]; notice != "" && to.Y > visible.Place(said).Y {
						t.Errorf("%v: a game lies over the notice", size)
					}
					for _, text := range visible.All[*canvas.Text](tile) {
						if left, right := visible.Ink(text); left.X < from.X+4 || right.X > to.X-4 || right.Y > to.Y {
							t.Errorf("%s, %v: %q leaves its paper", language, size, text.Text)
						}
					}
				}
				for _, plate := range visible.All[*widgets.Plate](b.Content()) {
					if bottom := visible.Place(plate).Y + plate.Size().Height; bottom > size.Height {
						t.Errorf("%s, %v: the plate %q ends at %v", language, size, plate.Text, bottom)
					}
				}
			}
		}
	}
}
