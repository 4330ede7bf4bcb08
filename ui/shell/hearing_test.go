package shell

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/settings"
	"portroyal/ui/sound"
	"portroyal/ui/stage"
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
		b.deviceFound(b.sounds.Found()) // as the toolkit would
		if shown := visible.Texts(b.Top()); !strings.Contains(shown, b.stage.Words.T(says)) {
			t.Errorf("%v: they say\n%s", err, shown)
		}
		b.Press(fyne.KeyEscape)
		b.deviceFound(sound.Missing) // nobody sees it
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

// A device that has gone is missed until it is back, over whatever else there is to tell; one that was never there is not.
func TestADeviceThatHasGoneIsMissed(t *testing.T) {
	b := newBench(t)
	b.Tell(&News{In: words.Say("sound.off")})
	for _, c := range []struct {
		found sound.Found
		says  words.ID
	}{
		{sound.Missing, "sound.off"},
		{sound.Present, "sound.off"},
		{sound.Gone, "sound.gone"},
		{sound.Present, "sound.off"},
		{sound.Gone, "sound.gone"},
	} {
		b.deviceFound(c.found)
		if b.Said() != b.stage.Words.T(c.says) {
			t.Errorf("%v: it says %q", c.found, b.Said())
		}
	}
	b.Press(fyne.KeyEscape)
	b.deviceFound(sound.Present)
	if b.Said() != b.stage.Words.T("sound.off") {
		t.Errorf("after it was closed it says %q", b.Said())
	}
}

// A key of its own switches the music off, and on as loud as it was, wherever letters are not searched for, says so, and
// leaves everything else alone. In silence it ends that instead.
func TestTheMusicHasAKey(t *testing.T) {
	b := newBench(t)
	loud := settings.Sound{
		Effects: settings.VolumeMedium, Harbour: settings.VolumeQuiet, Music: settings.VolumeLoud,
	}
	b.settings.Sound = loud
	press := func(key fyne.KeyName, says words.ID, want settings.Sound) {
		t.Helper()
		b.Press(key)
		if b.settings.Sound != want {
			t.Errorf("%+v is heard, want %+v", b.settings.Sound, want)
		}
		if shown := visible.Texts(b.Top()); !strings.Contains(shown, b.stage.Words.T(says)) {
			t.Errorf("it does not say %s, but\n%s", says, shown)
		}
	}
	without := loud
	without.Music = settings.VolumeOff
	silent := loud
	silent.Muted = true
	press(keyMusic, "music.off", without)
	press(keyMusic, "music.on", loud)
	press(keyMute, "sound.off", silent)
	press(keyMusic, "music.on", loud)
	b.music = ""
	b.settings.Sound.Music = settings.VolumeOff
	loud.Music = settings.VolumeQuiet
	press(keyMusic, "music.on", loud)
	b.Press(fyne.KeyS)
	press(keyMusic, "settings.music", without)
	b.Press(fyne.KeyEscape)
	b.stage.Lay(stage.Overlay{Content: canvas.NewText("to search", nil), Letters: func(rune) {}})
	b.Press(keyMusic)
	if b.settings.Sound != without {
		t.Error("what is written switches it on")
	}
}

// While the settings cannot be written, it says that this does not last.
func TestMusicThatIsNotRemembered(t *testing.T) {
	b := openBench(t, Config{Language: words.English, SettingsFile: filepath.Join(blocked(t), "settings.json")})
	for _, says := range []words.ID{"music.off.unkept", "music.on.unkept"} {
		b.Press(keyMusic)
		if shown := visible.Texts(b.Top()); !strings.Contains(shown, b.stage.Words.T(says)) {
			t.Errorf("it does not say %s, but\n%s", says, shown)
		}
	}
}

// blocked is a folder that cannot be made.
func blocked(t *testing.T) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "in the way")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// Each of what there are volumes of is heard by itself.
func TestEveryVolumeIsHeard(t *testing.T) {
	for _, heard := range []string{"effects", "harbour", "music"} {
		file := filepath.Join(t.TempDir(), "settings.json")
		volumes := map[string]settings.Volume{"effects": "off", "harbour": "off", "music": "off"}
		volumes[heard] = "quiet"
		text, err := json.Marshal(map[string]any{"sound": volumes})
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, text, 0o600); err != nil {
			t.Fatal(err)
		}
		on := make(chan bool)
		b := openBench(t, Config{Language: words.English, SettingsFile: file, Device: func(func([]float32)) (sound.Output, error) {
			return switchable{on: on}, nil
		}})
		b.stage.Play(sound.Coins)
		<-on
		b.Press(keyMute)
		b.sounds.Close()
		<-on
	}
}

// switchable is a device that tells when it is switched.
type switchable struct {
	mute
	on chan bool
}

func (s switchable) On()  { s.on <- true }
func (s switchable) Off() { s.on <- false }

// mute is a device that plays nothing.
type mute struct{}

func (mute) On()        {}
func (mute) Off()       {}
func (mute) Err() error { return nil }
