package doors

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/calendar"
	"portroyal/ui/mistakes"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/start"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// everything is what is told of somebody who has done a lot.
var everything = Facts{
	Chapters: 8, AllChapters: 8, Solved: 88, Puzzles: 100, Today: start.Today{Row: 188}, Finished: 1288, Against: 1288, Won: 888,
	Mistaken: start.Mistaken{Due: 88}, Stars: 36, AllStars: 36,
}

// states are what a player finds: at first, with a game to go on with, and with nothing but games that are over.
var states = []struct {
	name  string
	games start.Games
	setup bool
	facts Facts
	keys  string // what the keys in keysOfDoors and Enter ask for
}{
	{
		"at first",
		start.Games{},
		false,
		Facts{Puzzles: 100},
		"play setup daily puzzles library gallery settings statistics voyage help mistakes career start.learn voyage",
	},
	{
		"in the middle", someGames(), true, everything,
		"play setup daily puzzles library gallery settings statistics voyage help mistakes career start.learn start.games review won continue on",
	},
	{
		"later",
		start.Games{Saved: 1, Own: 1},
		true, everything,
		"play setup daily puzzles library gallery settings statistics voyage help mistakes career start.learn start.games play",
	},
	{
		"without a set-up",
		start.Games{Saved: 1, Own: 1},
		false,
		Facts{Puzzles: 100, Finished: 1},
		"play setup daily puzzles library gallery settings statistics voyage help mistakes career start.learn start.games play",
	},
	{
		"with games of another kind alone",
		start.Games{Saved: 3},
		false,
		Facts{Puzzles: 100},
		"play setup daily puzzles library gallery settings statistics voyage help mistakes career start.learn voyage",
	},
}

// keysOfDoors are the keys of all doors, on the start screen or behind one.
var keysOfDoors = []fyne.KeyName{
	fyne.KeyP, fyne.KeyN, fyne.KeyD, fyne.KeyZ, fyne.KeyG, fyne.KeyC, fyne.KeyS, fyne.KeyT, fyne.KeyV, fyne.KeyF1,
	fyne.KeyE, fyne.KeyK, fyne.KeyL, fyne.KeyB, fyne.KeyR,
}

// in shows the start screen in a state.
func in(t *testing.T, at int, size fyne.Size, language words.Language) *bench {
	t.Helper()
	b := shown(t, size, language, "", states[at].games)
	b.facts = states[at].facts
	if !states[at].setup {
		progress.Of(b.stage.Settings).Setup = nil
	}
	b.Restyle()
	return b
}

// Nine doors are the most. The keys of all doors mean the same on the start screen, whether they are shown there or
// not; no two doors have the same key.
func TestKeysOfAllDoorsWorkOnTheStartScreen(t *testing.T) {
	for i, state := range states {
		b := in(t, i, stagetest.Small, words.English)
		if n := len(visible.All[*widgets.Plate](b.Content())); n < 6 || n > 9 {
			t.Errorf("%s: there are %d doors", state.name, n)
		}
		b.press(append(keysOfDoors, fyne.KeyReturn)...)
		if got := strings.Join(b.asked, " "); got != state.keys {
			t.Errorf("%s: asked for %s\nwant %s", state.name, got, state.keys)
		}
		of := map[fyne.KeyName]words.Tipped{}
		for _, row := range b.rows(state.games) {
			for _, door := range row {
				for _, door := range append(door.Behind, door) {
					other, is := of[door.Key]
					if is && door.Key != "" && strings.TrimSuffix(string(other), ".first") != string(door.ID) &&
						strings.TrimSuffix(string(door.ID), ".first") != string(other) {
						t.Errorf("%s: %s opens %s and %s", state.name, door.Key, other, door.ID)
					}
					of[door.Key] = door.ID
				}
			}
		}
	}
}

// sizes are those of windows, from the smallest on.
var sizes = []fyne.Size{
	stage.Smallest,
	{Width: 960, Height: 540},
	{Width: 1024, Height: 700},
	{Width: 1280, Height: 800},
	{Width: 3840, Height: 2160},
}

// The panel is in the window and its words are on it, in every language, with every figure and a line under the title.
func TestPanelFits(t *testing.T) {
	for i, state := range states {
		for _, size := range sizes {
			for _, language := range words.Languages {
				b := in(t, i, size, language)
				b.standing = strings.Repeat("Captain with a very long title ", 3)
				b.Restyle()
				at := fmt.Sprint(state.name, ", ", size, " ", language)
				panel := visible.All[*widgets.Paper](b.Content())[0]
				top := visible.Place(panel).Y
				if bottom := top + panel.Size().Height; top < 0 || bottom > size.Height {
					t.Errorf("%s: the panel is from %v to %v", at, top, bottom)
				}
				for _, text := range visible.All[*canvas.Text](b.Content()) {
					from, to := visible.Ink(text)
					if left := visible.Place(panel).X; from.X < left || strings.HasPrefix(text.Text, "Captain") &&
						to.X > left+panel.Size().Width {
						t.Errorf("%s: %q is from %v to %v", at, text.Text, from.X, to.X)
					}
				}
				for _, plate := range visible.All[*widgets.Plate](b.Content()) {
					for _, text := range visible.All[*canvas.Text](plate) {
						if need, has := text.MinSize().Width, plate.Size().Width; text.Visible() && need > has-6 {
							t.Errorf("%s: %q needs %v of %v", at, text.Text, need, has)
						}
					}
					if need, has := plate.MinSize(), plate.Size(); need.Height > has.Height+0.5 {
						t.Errorf("%s: the plate %q needs %v of %v", at, plate.Text, need, has)
					}
				}
				for _, id := range []words.ID{"start.daily", "start.learn"} { // they have something to say in every state
					for _, plate := range visible.All[*widgets.Plate](b.Content()) {
						if plate.Text == b.stage.Words.T(id) && plate.Detail == "" {
							t.Errorf("%s: there is no room for the figure of %s", at, id)
						}
					}
				}
			}
		}
	}
}

// Each door tells how it stands with what is behind it.
func TestFigures(t *testing.T) {
	date := calendar.Day{Year: 2026, Month: 11, Date: 25}
	w := words.In(words.English)
	for _, c := range []struct {
		tells func(*Facts) func(*words.Words, func(string) bool) string
		facts Facts
		want  string
	}{
		{learnOf, Facts{Puzzles: 100}, "Voyage, rules, cards, puzzles"},
		{learnOf, Facts{Solved: 12, Puzzles: 100}, "12 of 100 puzzles solved"},
		{learnOf, Facts{Solved: 12, Puzzles: 100, Mistaken: start.Mistaken{Due: 3}}, "3 of your mistakes are waiting"},
		{mistakesOf, Facts{Mistaken: start.Mistaken{Due: 3, Today: date, Next: date.Add(-1)}}, "3 waiting"},
		{mistakesOf, Facts{Mistaken: start.Mistaken{Today: date, Next: date.Add(1)}}, "Next one tomorrow"},
		{mistakesOf, Facts{Mistaken: start.Mistaken{Today: date, Next: date.Add(3)}}, "Next one on 28 Nov 2026"},
		{mistakesOf, Facts{Mistaken: start.Mistaken{Today: date}}, ""},
		{gamesOf, Facts{}, ""},
		{gamesOf, Facts{Finished: 1}, "1 game finished"},
		{gamesOf, Facts{Finished: 23}, "23 games finished"},
	} {
		if got := c.tells(&c.facts)(w, func(string) bool { return true }); got != c.want {
			t.Errorf("%+v: %q, want %q", c.facts, got, c.want)
		}
		if got := c.tells(&c.facts)(w, func(string) bool { return false }); got != "" {
			t.Errorf("%+v: %q without room", c.facts, got)
		}
	}
}

func learnOf(f *Facts) func(*words.Words, func(string) bool) string { return f.Mistaken.Learn(f.learn) }

func mistakesOf(f *Facts) func(*words.Words, func(string) bool) string {
	return start.Mistakes(nil, f.Mistaken).Detail
}

func gamesOf(f *Facts) func(*words.Words, func(string) bool) string {
	return start.MyGames(f.Finished, nil).Detail
}

// room shows the room behind a door, with a few more tiles than it has.
func (b *bench) room(t *testing.T, id words.Tipped, games start.Games, more int) *start.Room {
	t.Helper()
	room := start.NewRoom(b.stage, func() (found start.Door) {
		for _, row := range b.rows(games) {
			for _, door := range row {
				if door.ID == id {
					found = door
				}
			}
		}
		for i := range more {
			found.Behind = append(found.Behind, found.Behind[i])
		}
		return found
	}, func() { b.asked = append(b.asked, "back") })
	stagetest.Show(t, b.stage, room)
	return room
}

// Where no mistake waits today, their door says when the next one comes, in every language and at every size.
func TestTheDoorOfMistakesSaysWhenTheNextComes(t *testing.T) {
	date := calendar.Day{Year: 2026, Month: 3, Date: 25}
	for _, size := range sizes {
		for _, language := range words.Languages {
			for _, days := range []int{1, 3} {
				b := in(t, 1, size, language)
				b.facts.Mistaken = start.Mistaken{Today: date, Next: date.Add(days)}
				text, short := mistakes.Next(b.stage.Words, date, date.Add(days))
				said := visible.Texts(b.room(t, "start.learn", states[1].games, 0).Content())
				if !strings.Contains(said, text) && !strings.Contains(said, short) {
					t.Errorf("%s, %v: %q is not said", language, size, short)
				}
			}
		}
	}
}

// The tiles of a room are in the window, apart from each other, and their words are on them, in every language, with more
// doors than there are by now as well.
func TestRoomsFit(t *testing.T) {
	for _, c := range []struct {
		id   words.Tipped
		more int
	}{{"start.learn", 0}, {"start.learn", 1}, {"start.games", 0}, {"start.games", 1}, {"start.games", 3}} {
		id := c.id
		for _, size := range sizes {
			for _, language := range words.Languages {
				b := in(t, 1, size, language)
				room := b.room(t, id, states[1].games, c.more)
				at := fmt.Sprint(id, "+", c.more, ", ", size, " ", language)
				tiles := visible.All[*widgets.Tile](room.Content())
				if len(tiles) < 3 {
					t.Fatalf("%s: there are %d tiles", at, len(tiles))
				}
				if said := visible.Texts(room.Content()); !strings.Contains(said, "88") {
					t.Errorf("%s: there is no room for the figures", at)
				}
				back := visible.All[*widgets.Plate](room.Content())[0]
				for i, tile := range tiles {
					from, to := visible.Place(tile), visible.Place(tile).Add(tile.Size())
					if from.X < 0 || from.Y < 0 || to.X > size.Width || to.Y > visible.Place(back).Y {
						t.Errorf("%s: a tile is from %v to %v", at, from, to)
					}
					for _, other := range tiles[:i] {
						before := visible.Place(other).Add(other.Size())
						if from.X < before.X && from.Y < before.Y {
							t.Errorf("%s: the tiles %q and %q overlap", at, other.Name, tile.Name)
						}
					}
					for _, text := range visible.All[*canvas.Text](tile) {
						left, right := visible.Ink(text)
						if left.X < from.X+4 || right.X > to.X-4 || right.Y > to.Y-2 || left.Y < from.Y {
							t.Errorf("%s: %q is from %v to %v on a tile from %v to %v", at, text.Text, left, right, from, to)
						}
						if strings.HasSuffix(text.Text, "\u2026") {
							t.Errorf("%s: %q is cut off", at, text.Text)
						}
					}
				}
			}
		}
	}
}

// A room is walked with the arrows, its doors are opened with Enter, their keys and the pointer, and Esc leads back.
func TestRoomIsWalked(t *testing.T) {
	for _, c := range []struct {
		size fyne.Size
		keys []fyne.KeyName
		want string
	}{
		{fyne.NewSize(1280, 800), []fyne.KeyName{fyne.KeyReturn, fyne.KeyZ, fyne.KeyEscape}, "voyage puzzles back"},
		{fyne.NewSize(1280, 800), []fyne.KeyName{fyne.KeyRight, fyne.KeyReturn, fyne.KeyRight, fyne.KeyReturn}, "voyage help"},
		{fyne.NewSize(1280, 800), []fyne.KeyName{fyne.KeyLeft, fyne.KeyLeft, fyne.KeySpace}, "voyage"},
		{fyne.NewSize(1280, 800), []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyEnter, fyne.KeyBackspace}, "voyage back"},
		{stage.Smallest, []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyEnter, fyne.KeyRight, fyne.KeyEnter}, "puzzles mistakes"},
		{stage.Smallest, []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyRight, fyne.KeyUp, fyne.KeyEnter}, "help"},
	} {
		b := in(t, 1, c.size, words.English)
		b.room(t, "start.learn", states[1].games, 0)
		b.press(c.keys...)
		if got := strings.Join(b.asked, " "); got != c.want {
			t.Errorf("%v in %v: asked for %s, want %s", c.keys, c.size, got, c.want)
		}
	}
	b := in(t, 1, stagetest.Small, words.English)
	room := b.room(t, "start.games", states[1].games, 0)
	for _, tile := range visible.All[*widgets.Tile](room.Content()) {
		test.Tap(tile)
	}
	test.Tap(visible.All[*widgets.Plate](room.Content())[0])
	if got := strings.Join(b.asked, " "); got != "library statistics review won back" {
		t.Errorf("clicked: %s", got)
	}
}
