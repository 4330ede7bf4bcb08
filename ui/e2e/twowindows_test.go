//go:build e2e

package e2e

import (
	"testing"

	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
)

// TestTwoWindows opens two programs on the same settings: what is chosen and set up in one of them is not lost by
// what the other one writes.
func TestTwoWindows(t *testing.T) {
	t.Parallel()
	one := newProgram(t, newDisplay(t, 1024, 700), kept(setupFor(21, 0, "captain")))
	two := newProgram(t, newDisplay(t, 1024, 700), settings.Default())
	args := []string{"-language", "en", "-speed", "instant", "-size", "1024x700"}
	one.start(args...)
	two.startIn(two.folder, two.surroundings(), append([]string{
		"-settings", one.settingsFile(), "-log", two.logFile(),
	}, args...)...)
	says := func(what string, holds func(settings.Settings) bool) {
		t.Helper()
		var now settings.Settings
		if !poll(enough, func() bool {
			var err error
			if now, err = settings.Read(one.settingsFile(), &progress.Memory{}); err != nil {
				t.Fatal(err)
			}
			return holds(now)
		}) {
			t.Errorf("%s: %+v", what, now)
		}
	}
	one.keys("m") // muted
	says("muted in the first window", func(s settings.Settings) bool { return s.Sound.Muted })
	two.keys("p") // plays, and then unfolds the log
	two.await("the game", func(e *entry) bool { return e.Msg == "ready" })
	two.keys("l")
	says("the second window", func(s settings.Settings) bool { return s.Sound.Muted && s.Log != settings.LogAsFits })
	one.keys("m")
	says("heard in the first window", func(s settings.Settings) bool {
		return !s.Sound.Muted && s.Log != settings.LogAsFits
	})
	for _, p := range []*program{one, two} {
		p.closeBox()
		p.mustEnd()
		p.mustBeContent()
	}
	says("in the end", func(s settings.Settings) bool { return !s.Sound.Muted && s.Log != settings.LogAsFits })
}
