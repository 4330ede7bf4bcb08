package shell

import (
	"errors"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/settings"
	"portroyal/ui/sound"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// The settings say whether there is anything to hear sounds with, and look for it when they open.
func TestSettingsSayWhetherThereIsSound(t *testing.T) {
	found := make(chan error)
	for says, err := range map[words.ID]error{"settings.device.present": nil, "settings.device.missing": errors.New("none")} {
		b := openBench(t, Config{Language: words.English, Device: func(func([]float32)) (sound.Output, error) {
			return mute{}, <-found
		}})
		told := make(chan struct{}, 1)
		b.sounds.Told = func() { told <- struct{}{} }
		b.Press(fyne.KeyS)
		if shown := visible.Texts(b.Top()); !strings.Contains(shown, b.stage.Words.T("settings.device.unknown")) {
			t.Errorf("while it is looked for they say\n%s", shown)
		}
		found <- err
		<-told
		b.deviceFound() // as the toolkit would
		if shown := visible.Texts(b.Top()); !strings.Contains(shown, b.stage.Words.T(says)) {
			t.Errorf("%v: they say\n%s", err, shown)
		}
		b.Press(fyne.KeyEscape)
		b.deviceFound() // nobody sees it
		b.sounds.Close()
	}
}

// On a screen without a time of day of its own the background is that of its picture at the hour of the clock.
func TestTheBackgroundFollowsTheClock(t *testing.T) {
	b := newBench(t)
	var scene sound.Scene
	b.stage.Surround = func(s sound.Scene) { scene = s }
	for _, c := range []struct {
		hour       int
		day, night sound.Scene
	}{
		{0, sound.Morning, sound.Night},
		{5, sound.Morning, sound.Night},
		{6, sound.Morning, sound.Evening},
		{11, sound.Morning, sound.Evening},
		{12, sound.Afternoon, sound.Evening},
		{21, sound.Afternoon, sound.Evening},
		{22, sound.Afternoon, sound.Night},
	} {
		b.stage.Now = func() time.Time { return time.Date(2026, 3, 1, c.hour, 30, 0, 0, time.Local) }
		for theme, want := range map[settings.Theme]sound.Scene{settings.ThemeLight: c.day, settings.ThemeDark: c.night} {
			b.settings.Theme, b.config.Theme = theme, ""
			b.Restyle()
			if scene != want {
				t.Errorf("at %d, %s, scene %d is heard, want %d", c.hour, theme, scene, want)
			}
		}
	}
}

// mute is a device that plays nothing.
type mute struct{}

func (mute) On()        {}
func (mute) Off()       {}
func (mute) Err() error { return nil }
