package piratescove

import (
	"io"
	"log/slog"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// bench is the window with this game alone in it, and the player in front of it.
type bench struct {
	*stagetest.Player
	*house

	config *shell.Config
	ended  bool // the window has closed
}

// newBench opens the window with a set-up that was played last; nil is a first start. Games are saved in a folder of
// their own.
func newBench(t *testing.T, last *progress.Setup) *bench {
	t.Helper()
	folder := t.TempDir()
	return openBench(t, folder, last)
}

// openBench opens the window with the settings and games of a folder.
func openBench(t *testing.T, folder string, last *progress.Setup) *bench {
	t.Helper()
	b := &bench{}
	file := filepath.Join(folder, "settings.json")
	if last != nil {
		from := settings.Default()
		progress.Of(&from).Setup = last
		if err := from.Save(file); err != nil {
			t.Fatal(err)
		}
	}
	game := Game
	game.Open = func(w *shell.Window) shell.House {
		b.house = open(w)
		return b.house
	}
	b.config = &shell.Config{
		Games: []shell.Game{game}, SettingsFile: file, GamesDir: filepath.Join(folder, "games"), StateDir: folder, Language: words.English,
		Theme: settings.ThemeLight, Speed: settings.SpeedInstant, Log: quiet(),
		Quitting: func() { b.ended = true },
	}
	window := shell.New(stagetest.App(t), b.config)
	b.mistaken.EndSearch() // which waits to begin by a clock that no test sets
	b.stage.Inline, b.stage.OnDemand = true, true
	b.faces.Close()
	b.faces = cardface.NewCache(1, 0)
	b.faces.Close() // a closed cache gives no pictures
	b.stage.Window.Resize(stagetest.Small)
	b.Player = stagetest.NewPlayer(t, b.stage, window.KeyDown)
	b.Show()
	b.Begin()
	t.Cleanup(b.Quit)
	return b
}

// quiet is a log that nobody reads.
func quiet() *slog.Logger { return slog.New(slog.NewTextHandler(io.Discard, nil)) }

// against is a set-up of so many persons, and random players.
func against(persons, players int, seed uint64) *progress.Setup {
	setup := &progress.Setup{Seed: &seed}
	setup.Options.Players = uint8(players)
	for i := range players {
		seat := progress.Seat{Name: string(rune('A' + i)), Colour: i, Portrait: []string{"person", "sailor", "captain", "pilot", "merchant"}[i]}
		if i >= persons {
			seat.Player = "cabin-boy"
		}
		setup.Seats = append(setup.Seats, seat)
	}
	return setup
}

// turn answers whatever is asked, sailing to an island.
func (b *bench) turn(island fyne.KeyName) {
	b.Pass(2 * time.Second)
	b.Press(island)
	b.Pass(time.Second)
	b.Press(fyne.KeyReturn)
}

// playOn plays until the game is over, or so many decisions have been taken.
func (b *bench) playOn(decisions int) {
	islands := []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6}
	for i := 0; i < decisions && !b.Match.Over(); i++ {
		b.turn(islands[i%len(islands)])
	}
}
