package portroyal

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/portroyal"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/doors"
	"portroyal/ui/portroyal/tutorial"
	"portroyal/ui/start"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// tile finds one on top by the id of its words, nil if there is none.
func (b *bench) tile(id words.ID) *widgets.Tile {
	for _, tile := range visible.All[*widgets.Tile](b.Top()) {
		if name := b.stage.Words.T(id); tile.Name == name || strings.HasPrefix(tile.Name, name+", ") {
			return tile
		}
	}
	return nil
}

// choose clicks on a tile.
func (b *bench) choose(id words.ID) {
	b.t.Helper()
	tile := b.tile(id)
	if tile == nil {
		b.t.Fatalf("there is no tile %q among %q", b.stage.Words.T(id), visible.Texts(b.Top()))
	}
	test.Tap(tile)
}

// click clicks on a plate, a tile or a choice on top with these words.
func (b *bench) click(text string) {
	b.t.Helper()
	for _, plate := range visible.All[*widgets.Plate](b.Top()) {
		if plate.Text == text {
			test.Tap(plate)
			return
		}
	}
	for _, tile := range visible.All[*widgets.Tile](b.Top()) {
		if tile.Name == text || strings.HasPrefix(tile.Name, text+", ") {
			test.Tap(tile)
			return
		}
	}
	test.Tap(b.pick(text))
}

// played is a window with a folder of games, in which a game was left and another one is over.
func played(t *testing.T, folder string) *bench {
	t.Helper()
	b := keptBench(t, folder, words.English)
	on(shortGame("Ann", "Ben"), isOver)(b)
	b.ShowStart()
	b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
	b.act(portroyal.Action{Kind: portroyal.RevealNext})
	b.LeaveGame()
	b.UntellBrief() // that the game is saved
	return b
}

// Somebody who sees the start screen for the first time is two clicks at the most from anything that they look for, by
// names that they would click, and from the first decision of a game.
func TestNewcomersFindTheirWay(t *testing.T) {
	screen := func(want string) func(*bench) bool {
		return func(b *bench) bool { return fmt.Sprintf("%T", b.Screen()) == want }
	}
	says := func(id words.ID) func(*bench) bool {
		return func(b *bench) bool { return visible.Says(b.Top(), b.stage.Words.T(id)) }
	}
	games := t.TempDir()
	played(t, games).Quit()
	for _, c := range []struct {
		looksFor string
		first    bool // before the first game
		clicks   []string
		found    func(*bench) bool
	}{
		{"how the game is learned", true, []string{"First voyage"}, screen("*tutorial.Voyage")},
		{"how the game is learned later", false, []string{"Learn", "First voyage"}, screen("*tutorial.Voyage")},
		{"the rules", true, []string{"Learn", "How to play"}, says("help.title")},
		{"a game against two others", true, []string{"New game", "3"}, says("setup.go")},
		{"another game against two others", false, []string{"New game", "3"}, says("setup.go")},
		{"a game of yesterday", false, []string{"My games", "All games"}, screen("*library.Library")},
		{"how strong they play", false, []string{"My games", "Statistics"}, screen("*statisticspage.Page")},
		{"how the last one went", false, []string{"My games", "Review"}, says("review.title")},
		{"another language", true, []string{"Settings", "Deutsch"}, func(b *bench) bool {
			return b.stage.Words.Language() == words.German
		}},
		{"who made it", true, []string{"Settings", "About"}, says("about.text")},
		{"a first decision", true, []string{"Quick game"}, screen("*table.Table")},
		{"the next decision", false, []string{"Continue"}, screen("*table.Table")},
	} {
		t.Run(c.looksFor, func(t *testing.T) {
			folder := t.TempDir()
			if !c.first {
				if err := os.CopyFS(folder, os.DirFS(games)); err != nil {
					t.Fatal(err)
				}
			}
			b := keptBench(t, folder, words.English)
			for _, text := range c.clicks {
				b.click(text)
			}
			if !c.found(b) {
				t.Errorf("%q does not lead there, but to a %T that says %s", c.clicks, b.Screen(), visible.Texts(b.Top()))
			}
		})
	}
}

// The way back leads into the room from which a screen was opened, and to the start screen if it was opened by its key
// there; and it says so.
func TestWaysBack(t *testing.T) {
	b := played(t, t.TempDir())
	for _, c := range []struct {
		room, tile, tip, other words.ID
		door, key              fyne.KeyName
	}{
		{"start.learn", "start.puzzles", "start.learn.back.tip", "puzzles.back.tip", fyne.KeyL, fyne.KeyZ},
		{"start.learn", "start.gallery", "start.learn.back.tip", "gallery.back.tip", fyne.KeyL, fyne.KeyC},
		{"start.games", "start.library", "start.games.back.tip", "library.back.tip", fyne.KeyB, fyne.KeyG},
		{"start.games", "start.statistics", "start.games.back.tip", "figures.back.tip", fyne.KeyB, fyne.KeyT},
	} {
		says := func(tip words.ID) bool {
			for _, plate := range visible.All[*widgets.Plate](b.Top()) {
				if plate.ToolTip() == b.stage.Words.T(tip) {
					return true
				}
			}
			return false
		}
		inRoom := func() bool {
			_, is := b.Screen().(*start.Room)
			return is && b.tile(c.tile) != nil
		}
		for _, opens := range []func(){func() { b.Tap(c.room) }, func() { b.Press(c.door) }} {
			opens()
			if !inRoom() || !says("room.back.tip") {
				t.Fatalf("%s is not open, or its way back is not told", c.room)
			}
			b.choose(c.tile)
			if inRoom() || !says(c.tip) {
				t.Errorf("%s in %s: the way back is not told", c.tile, c.room)
			}
			b.speak(words.German)
			if !says(c.tip) {
				t.Errorf("%s in %s: the way back is not told in another language", c.tile, c.room)
			}
			b.speak(words.English)
			b.Press(fyne.KeyEscape)
			if !inRoom() {
				t.Errorf("%s: the way back does not lead to %s but to a %T", c.tile, c.room, b.Screen())
			}
			b.Press(fyne.KeyEscape)
			if !b.onStart() {
				t.Errorf("%s: no way back to the start screen", c.room)
			}
		}
		b.Press(c.key)
		if !says(c.other) {
			t.Errorf("%s: the way back to the start screen is not told", c.tile)
		}
		b.Press(fyne.KeyEscape)
		if !b.onStart() {
			t.Errorf("%s: the way back does not lead to the start screen but to a %T", c.tile, b.Screen())
		}
	}
}

// A puzzle that was opened from the room leads back to the puzzles, and they to the room.
func TestWayBackFromAPuzzle(t *testing.T) {
	b := newBench(t, nil)
	b.Tap("start.learn")
	b.choose("start.puzzles")
	b.Press(fyne.KeyReturn)
	b.Tap("puzzle.all")
	b.Press(fyne.KeyEscape)
	if b.tile("start.puzzles") == nil {
		t.Errorf("the way leads to a %T", b.Screen())
	}
}

// The doors tell of what has been played, solved and won, by whatever is in memory.
func TestFactsOfTheDoors(t *testing.T) {
	b := played(t, t.TempDir())
	over := b.Known()[1]
	won := 0
	for _, winner := range over.Result.Winners {
		if over.Seats[winner].Name == b.AtScreen().Name {
			won = 1
		}
	}
	b.book.Answer("a puzzle", true)
	b.own().Voyage.Finish("discover")
	b.own().Voyage.Finish("a chapter of later")
	got, want := b.facts(), doors.Facts{
		Chapters: 1, AllChapters: tutorial.Course.Basics, Solved: 1, Puzzles: len(everyPuzzle(t)), AllStars: 36, Finished: 1, Against: 1, Won: won,
		Mistaken: start.Mistaken{Today: b.house.Today()},
	}
	if got.Setup == nil || got.Setup.Seats[0].Name != b.AtScreen().Name {
		t.Errorf("played last: %+v", got.Setup)
	}
	if got.Setup = nil; got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	if isAgainst(&record.Head{Options: &portroyal.Options{Cooperative: true}}) {
		t.Error("a game together counts as one against others")
	}
}
