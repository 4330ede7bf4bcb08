package doors

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/start"
	"portroyal/ui/summary"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// tellers are those of this game alone.
var tellers = summary.Tellers{terms.Games}

// head is that of a game in its fifth round.
func head(players ...string) *record.Head {
	h := &record.Head{
		ID: "on", Format: transcript.Format, Options: &cove.Options{Players: uint8(len(players))},
		Standing: record.Standing{Turn: 5, Points: make([]int, len(players))},
	}
	for i, name := range players {
		h.Seats = append(h.Seats, record.Seat{Name: name, Colour: i})
	}
	return h
}

// last is a set-up that was played.
var last = &start.Last{Rivals: []string{"Ben", "Cem", "Dora", "Maximiliane von Hohenstein"}}

// state is what a player finds, and what the keys of all doors, and Enter at last, ask for.
type state struct {
	games start.Games
	facts Facts
	keys  string
}

// states are what a player finds, from the first time on.
var states = map[string]state{
	"at first":               {keys: usual + " voyage"},
	"with other games alone": {games: start.Games{Saved: 3}, keys: usual + " voyage"},
	"without a set-up":       {games: start.Games{Saved: 1, Own: 1}, keys: usual + " start.games play"},
	"in the middle of a game": {
		games: start.Games{Saved: 1, Own: 1, Continue: head("Anna", "Isabel", "Ben")}, facts: Facts{Last: last},
		keys: usual + " start.games continue",
	},
	"with everything there is": {
		games: start.Games{Saved: 288, Own: 288, Continue: head("Anna", "Ben"), Over: head("Anna", "Ben")},
		facts: Facts{Last: last, Today: start.Today{Row: 188}, Chapters: 3, AllChapters: 5, Finished: 288, Against: 288, Won: 88},
		keys:  usual + " start.games review continue",
	},
}

// usual is what the keys ask for whatever a player has done.
const usual = "play setup daily library gallery puzzles settings statistics voyage help cove.start.learn mistakes"

// keys are those of all doors.
var keys = []fyne.KeyName{
	fyne.KeyP, fyne.KeyN, fyne.KeyD, fyne.KeyG, fyne.KeyC, fyne.KeyZ, fyne.KeyS, fyne.KeyT, fyne.KeyV, fyne.KeyF1, fyne.KeyL, fyne.KeyE, fyne.KeyB, fyne.KeyR,
}

// bench is the screen in a window, and what has been asked of it.
type bench struct {
	*start.Start
	stage *stage.Stage
	asked []string
	doors [][]start.Door
}

// shown shows the start screen in a state.
func shown(t *testing.T, in state, size fyne.Size, language words.Language) *bench {
	t.Helper()
	b := &bench{stage: stagetest.New(t, size, language)}
	ask := func(what string) func() { return func() { b.asked = append(b.asked, what) } }
	of := func(what string) func(string) { return func(string) { b.asked = append(b.asked, what) } }
	calls := Calls{
		Play: ask("play"), Setup: ask("setup"), Gallery: ask("gallery"), Voyage: ask("voyage"), Statistics: ask("statistics"),
		Daily: ask("daily"), Puzzles: ask("puzzles"), Mistakes: ask("mistakes"),
	}
	own := start.Calls{
		Continue: of("continue"), Library: ask("library"), Settings: ask("settings"), Help: ask("help"), Quit: ask("quit"),
		Review: of("review"),
	}
	b.Start = start.New(b.stage, tellers, "", in.games, start.Way{Doors: func(games start.Games) [][]start.Door {
		b.doors = Rows(in.facts, start.NewOwn(games, tellers, own), calls)
		for _, row := range b.doors {
			for i := range row {
				if row[i].Back != "" { // the window opens rooms
					row[i].Open = ask(string(row[i].ID))
				}
			}
		}
		return b.doors
	}})
	stagetest.Show(t, b.stage, b.Start)
	return b
}

// Nine doors are the most. The keys of all doors work on the start screen, whether they are shown there or not, no two
// doors have the same one, and each says its own.
func TestDoors(t *testing.T) {
	named := regexp.MustCompile(`\(([^()]+)\)$`)
	for name, in := range states {
		for _, language := range words.Languages {
			b := shown(t, in, stagetest.Small, language)
			if n := len(visible.All[*widgets.Plate](b.Content())); n < 5 || n > 9 {
				t.Errorf("%s: there are %d doors", name, n)
			}
			for _, key := range append(slices.Clone(keys), fyne.KeyReturn) {
				b.Typed(&fyne.KeyEvent{Name: key})
			}
			if got := strings.Join(b.asked, " "); got != in.keys {
				t.Errorf("%s: the keys ask for %s, want %s", name, got, in.keys)
			}
			of := map[fyne.KeyName]string{}
			for _, row := range b.doors {
				for _, door := range row {
					for _, door := range append(door.Behind, door) {
						says := named.FindStringSubmatch(b.stage.Words.T(door.ID.Tip()))
						if door.Key != "" && (says == nil || says[1] != string(door.Key) && !door.Calm) {
							t.Errorf("%s, %s: %s does not say that its key is %s", name, language, door.ID, door.Key)
						}
						other, is := of[door.Key]
						if is && door.Key != "" && other != plain(door.ID) {
							t.Errorf("%s: %s opens %s and %s", name, door.Key, other, door.ID)
						}
						of[door.Key] = plain(door.ID)
					}
				}
			}
		}
	}
}

// plain is the id of a door, also of one that is for those who are new.
func plain(id words.Tipped) string { return strings.TrimSuffix(string(id), ".first") }

// The panel is in the window with all its words, in every language, and so are the tiles in the rooms.
func TestDoorsFit(t *testing.T) {
	for name, in := range states {
		for _, size := range sizes {
			for _, language := range words.Languages {
				b := shown(t, in, size, language)
				check := func(of fyne.CanvasObject) {
					for _, text := range visible.All[*canvas.Text](of) {
						if from, to := visible.Ink(text); from.X < 0 || from.Y < 0 || to.X > size.Width || to.Y > size.Height {
							t.Errorf("%s, %v, %s: %q is from %v to %v", name, size, language, text.Text, from, to)
						}
					}
				}
				check(b.Content())
				for _, plate := range visible.All[*widgets.Plate](b.Content()) {
					left := visible.Place(plate).X
					right := left + plate.Size().Width
					if plate.Symbol != nil {
						left = visible.Place(plate.Symbol).X + plate.Symbol.Size().Width
					}
					for _, text := range visible.All[*canvas.Text](plate) {
						if from, to := visible.Ink(text); text.Visible() && (from.X < left+2 || to.X > right-2) {
							t.Errorf("%s, %v, %s: %q is from %v to %v on a plate from %v to %v",
								name, size, language, text.Text, from.X, to.X, left, right)
						}
					}
				}
				for _, row := range b.doors {
					if door := row[0]; len(door.Behind) > 0 && door.Back != "" {
						room := start.NewRoom(b.stage, func() start.Door { return door }, func() {})
						stagetest.Show(t, b.stage, room)
						check(room.Content())
					}
				}
			}
		}
	}
}

// sizes are those of windows, from the smallest on.
var sizes = []fyne.Size{stage.Smallest, {Width: 960, Height: 540}, stagetest.Small, {Width: 3840, Height: 2160}}

// The plates tell how things stand: who played last, how far the game to go on with has come, and what there is to learn.
func TestWhatDoorsTell(t *testing.T) {
	for name, want := range map[string][]string{
		"at first":                 {"Learn in ten minutes", "Voyage, rules, cards, puzzles"},
		"in the middle of a game":  {"Play again", "Ben, Cem, Dora\u2026", "Round 5: Anna (0), Isabel (0), Ben (0)"},
		"with everything there is": {"288 games finished"},
	} {
		b := shown(t, states[name], stagetest.Small, words.English)
		for _, says := range want {
			if !visible.Says(b.Content(), says) {
				t.Errorf("%s: %q is not said", name, says)
			}
		}
	}
}
