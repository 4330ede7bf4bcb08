package shell

import (
	"errors"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/record"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// bench is a window with two games for tests in it, stones and coins, in which time passes only when a test says so.
type bench struct {
	*Window
	*stagetest.Player

	stones, coins *heaps
	ended         bool // the window has closed
}

// openBench opens the window as the command line asks for it. Thinking is not inline.
func openBench(t *testing.T, config Config) *bench {
	t.Helper()
	b := &bench{}
	var houses []*heaps
	config.Games = []Game{newHeaps("stones", &houses), newHeaps("coins", &houses)}
	config.Log = slog.New(slog.NewTextHandler(io.Discard, nil))
	b.Window = New(quittable{stagetest.App(t), func() { b.ended = true }}, &config)
	b.stones, b.coins = houses[0], houses[1]
	b.window.Resize(stagetest.Small)
	b.Player = stagetest.NewPlayer(t, b.stage, b.Window.KeyDown)
	b.Show()
	t.Cleanup(b.Quit)
	return b
}

// newBench opens the window for the first time, with all work inline.
func newBench(t *testing.T) *bench {
	t.Helper()
	b := openBench(t, Config{
		SettingsFile: filepath.Join(t.TempDir(), "settings.json"), Language: words.English, Theme: settings.ThemeLight,
	})
	b.stage.Inline = true
	return b
}

// keptBench opens the window with a folder of games.
func keptBench(t *testing.T, folder string) *bench {
	t.Helper()
	b := openBench(t, Config{
		GamesDir: folder, StateDir: t.TempDir(), Language: words.English, Theme: settings.ThemeLight,
		SettingsFile: filepath.Join(t.TempDir(), "settings.json"),
	})
	b.stage.Inline = true
	b.Begin()
	return b
}

// written writes a record into a file of its own.
func written(t *testing.T, r record.Record) (file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "a game"+record.CopyExtension)
	if err := os.WriteFile(file, r.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// away moves a folder away and puts a file in its place; back puts it back.
func away(t *testing.T, folder string) (gone, back func()) {
	t.Helper()
	elsewhere := folder + "-away"
	must := func(all ...error) {
		t.Helper()
		if err := errors.Join(all...); err != nil {
			t.Fatal(err)
		}
	}
	return func() { must(os.Rename(folder, elsewhere), os.WriteFile(folder, nil, 0o600)) },
		func() { must(os.Remove(folder), os.Rename(elsewhere, folder)) }
}

// quittable is a program that tells when its driver ends. As the real one does, it closes its windows when it quits.
type quittable struct {
	fyne.App
	ends func()
}

func (q quittable) Driver() fyne.Driver { return endable{q.App.Driver(), q.ends} }

// endable is a driver that tells when it ends.
type endable struct {
	fyne.Driver
	ends func()
}

func (e endable) Quit() {
	e.ends()
	e.Driver.Quit()
}
