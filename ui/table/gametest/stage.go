package gametest

import (
	"io"
	"log/slog"
	"testing"

	"fyne.io/fyne/v2/test"

	"portroyal/ui/pieces"
	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// Stage is a stage in English with a window of its own, without pictures on its cards. Its clock goes
// on only when a test says so, and computer players think at once.
func Stage(t *testing.T) (*pieces.Stage, *stagetest.Clock) {
	t.Helper()
	test.NewTempApp(t)
	chosen := settings.Default()
	chosen.Speed = settings.SpeedInstant
	s := &pieces.Stage{
		Stage: stage.Stage{
			Window: test.NewTempWindow(t, nil), Inline: true, Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
		},
		Words: words.In(words.English), Settings: &chosen, Keep: func() {},
	}
	clock := &stagetest.Clock{}
	clock.On(&s.Stage)
	t.Cleanup(s.Background.Wait)
	return s, clock
}
