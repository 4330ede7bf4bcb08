package shell

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

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

// mute is a device that plays nothing.
type mute struct{}

func (mute) On()        {}
func (mute) Off()       {}
func (mute) Err() error { return nil }
