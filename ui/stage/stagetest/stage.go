package stagetest

import (
	"io"
	"log/slog"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// New makes a stage in a window of its own, with the usual settings but for pauses. Computer players think at once. All
// windows belong to one application of the toolkit: a new one would read the typefaces again, some 2 MB that its shaper
// keeps.
func New(t testing.TB, size fyne.Size, language words.Language) *stage.Stage {
	t.Helper()
	Sweep()
	chosen := settings.Default()
	chosen.Speed, chosen.AutoPass = settings.SpeedInstant, false // tests take every decision
	s := &stage.Stage{
		Window: test.NewTempWindow(t, nil), Inline: true, OnDemand: true, Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
		Words: words.In(language), Settings: &chosen, Keep: func() {},
	}
	s.Window.SetPadded(false)
	s.Window.Resize(size)
	return s
}
