package main

import (
	"io"
	"log/slog"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/engine/record"
	"portroyal/examples/tavern/game"
	"portroyal/ui/ending"
	"portroyal/ui/house"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/table/tabletest"
	"portroyal/ui/words"
)

// bench is the window with the game in it, and the player in front of it.
type bench struct {
	*stagetest.Player
	*tavern
}

// newBench opens the window in a language, with these players at the last table.
func newBench(t *testing.T, language words.Language, players ...string) *bench {
	t.Helper()
	b, folder := &bench{}, t.TempDir()
	own := settings.Default()
	last := settings.PartOf[memory](&own)
	for i, player := range players {
		last.Seats = append(last.Seats, record.Seat{Name: string(rune('A' + i)), Player: player, Colour: i})
	}
	file := filepath.Join(folder, "settings.json")
	if err := own.Save(file); err != nil {
		t.Fatal(err)
	}
	in := Game
	in.Open = func(w *shell.Window) shell.House {
		b.tavern = open(w)
		return b.tavern
	}
	window := shell.New(test.NewTempApp(t), &shell.Config{
		Games: []shell.Game{in}, SettingsFile: file, GamesDir: filepath.Join(folder, "games"), StateDir: folder, Language: language,
		Theme: settings.ThemeLight, Speed: settings.SpeedInstant, Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
		Size: fyne.NewSize(1100, 720),
	})
	b.Stage().Inline = true
	b.Stage().Window.Resize(fyne.NewSize(1100, 720))
	b.Player = stagetest.NewPlayer(t, b.Stage(), window.KeyDown)
	window.Show()
	window.Begin()
	t.Cleanup(window.Quit)
	return b
}

// playOn presses keys until the game is over.
func (b *bench) playOn(t *testing.T, keys ...fyne.KeyName) {
	t.Helper()
	for n := 0; !b.Match.Over(); n++ {
		if n > 400 {
			t.Fatalf("the game is in round %d", b.Match.Present().Round())
		}
		b.Pass(3 * time.Second)
		b.Press(keys[n%len(keys)])
	}
	b.Pass(10 * time.Second)
}

// A whole game is played with keys alone, in every language and at every size of the table: it is saved, its end, its review,
// its replay and the statistics are shown, and P plays again.
func TestGameToItsEnd(t *testing.T) {
	for i, language := range words.Languages {
		players := []string{"", "governor", "cabin-boy", ""}[:2+i%3]
		b := newBench(t, language, players...)
		b.Press(fyne.KeyReturn) // again
		game := b.Match
		b.playOn(t, fyne.KeySpace, fyne.KeyReturn)
		if !b.Stage().Shows(house.EndOverlay) {
			t.Fatal("the end is not shown")
		}
		b.Settled(t.Context())
		read, err := b.Load(game.About().ID)
		if err != nil || read.About().Result == nil {
			t.Fatalf("the game is saved as %v, %v", read, err)
		}
		var text strings.Builder
		if err := tell(&text, b.Stage().Words, read); err != nil || strings.Contains(text.String(), "[") {
			t.Errorf("%s: %v", text.String(), err)
		}
		b.Tap("end.review")
		if !b.Stage().Shows("review") {
			t.Fatal("the review is not shown")
		}
		b.WordsFit("review")
		b.Press(fyne.KeyEscape)
		b.Tap("end.replay")
		for range game.Snapshot().Length() + 3 {
			b.Press(fyne.KeyRight)
			b.Pass(5 * time.Second)
		}
		if b.Table.Shown != game.Snapshot().Length() {
			t.Errorf("the replay shows %d steps of %d", b.Table.Shown, game.Snapshot().Length())
		}
		b.Press(fyne.KeyUp)
		if b.Table.Record.At == game.Snapshot().Length() {
			t.Error("the replay does not go back by rounds")
		}
		b.Press(fyne.KeyEnd, fyne.KeyReturn)
		b.Pass(ending.Pause)
		if b.Press(fyne.KeyReturn); b.Match != game {
			t.Error("Enter plays again")
		}
		if b.Press(fyne.KeyP); b.Match == game {
			t.Error("P does not play again")
		}
		b.ShowStart()
		b.showStatistics()
		b.WordsFit("statistics")
	}
}

// What a stop has decided can be undone and done again, a roll cannot; in practice both can.
func TestUndo(t *testing.T) {
	for _, practice := range []bool{false, true} {
		b := newBench(t, words.English, "", "")
		b.play(record.Head{Seats: b.last(), Practice: practice, Seed: 371, Chosen: record.Chosen{Seed: true}})
		b.Pass(3 * time.Second)
		for range 2 {
			b.Press(fyne.KeySpace)
			b.Pass(5 * time.Second)
		}
		if b.Undo(); len(b.Match.Steps()) != map[bool]int{false: 2, true: 1}[practice] {
			t.Fatalf("practice %v: %d steps are left", practice, len(b.Match.Steps()))
		}
		if practice {
			b.Redo()
		}
		b.Pass(5 * time.Second)
		b.Press(fyne.KeyReturn) // stop
		b.Pass(5 * time.Second)
		if b.Match.Present().Seat != 1 {
			t.Fatal("it is not the next player's turn")
		}
		if b.Undo(); b.Match.Present().Seat != 0 || b.Match.Present().Hand.Cargo() != 7 {
			t.Error("the stop is not taken back")
		}
		b.Pass(5 * time.Second)
		if b.Redo(); b.Match.Present().Seat != 1 {
			t.Error("the stop is not done again")
		}
	}
}

// A hint shows every choice with its exact chance, and counts; its first choice is the best, and decides when it is pressed.
func TestHint(t *testing.T) {
	b := newBench(t, words.English, "", "governor")
	b.play(record.Head{Seats: b.last(), Seed: 371, Chosen: record.Chosen{Seed: true}})
	for range 2 {
		b.Pass(5 * time.Second)
		b.Press(fyne.KeyH, fyne.KeySpace) // there is no hint where there is no choice
	}
	b.Pass(5 * time.Second)
	if b.Match.Hints()[0] != 0 {
		t.Error("a hint counts without a choice")
	}
	b.Press(fyne.KeyH)
	b.Pass(5 * time.Second)
	if b.Table.hint == nil || b.Match.Hints()[0] != 1 {
		t.Fatalf("hints: %v", b.Match.Hints())
	}
	at := *b.Match.Present()
	best, _ := game.Best.Choose(&at)
	b.Press(fyne.KeyDown, fyne.KeyReturn)
	b.Pass(5 * time.Second)
	if got := b.Match.Steps()[2].Action; got != at.Legal()[best] || b.Table.hint != nil {
		t.Errorf("%v is played, the best is %v", got, at.Legal()[best])
	}
}

// The first voyage is played as its script says; every step says something that is there, in every language.
func TestVoyage(t *testing.T) {
	for _, language := range words.Languages {
		b := newBench(t, language)
		b.StartVoyage()
		l := b.Screen().(*lesson)
		for n := 0; !l.Over(); n++ {
			if n > 60 {
				t.Fatalf("it stays at %v", l.At())
			}
			b.Pass(5 * time.Second)
			step := l.Step()
			if step != nil && step.Say != "" {
				if say := l.Say(step, step.Say); strings.Contains(say, "[") || strings.Contains(say, "no value") {
					t.Errorf("%s: %q", language, say)
				}
				if _, there := l.Places(); !there {
					t.Errorf("%s: not all of it is on the table", step.Say)
				}
			}
			if step != nil && l.Listens() && step.Acts() {
				b.Press(fyne.KeyS)
				continue
			}
			b.Press(fyne.KeyReturn)
		}
		if at := b.own().Voyage; !at.HasDone("round") || at.At != "" {
			t.Errorf("of the voyage is remembered: %+v", at)
		}
	}
}

// The set-up, the rulebook and the log say what they should in every language and a small window.
func TestScreens(t *testing.T) {
	for _, language := range words.Languages {
		b := newBench(t, language)
		for party := range parties {
			s := b.setup(false)
			b.MoveTo(s)
			s.join(party)
			s.Fold()
			if _, chosen := s.presets(); chosen != party {
				t.Errorf("party %d is shown as %d", party, chosen)
			}
			b.WordsFit("set-up")
		}
		b.OpenHelp()
		b.WordsFit("rulebook")
		b.Stage().CloseAll()
		b.play(record.Head{Seats: b.last()})
		b.Press(fyne.KeyL)
		b.Pass(time.Second)
		b.WordsFit("table")
	}
}

func TestKeys(t *testing.T) { tabletest.Keys(t, keys, 4) }
