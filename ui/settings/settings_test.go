package settings_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/wholefile"
	"portroyal/ui/settings"
)

func TestSettingsSurviveTheFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "new folder", "settings.json")
	first, err := settings.Load(file)
	if err != nil || !cmp.Equal(first, settings.Default()) {
		t.Fatalf("without a file: %v, %v", first, err)
	}
	saved := settings.Settings{
		Language: "nl", Theme: settings.ThemeDark, Speed: settings.SpeedFast, Log: settings.LogOpen,
		Size: 150, LargerText: true, LessMotion: true,
		Sound:      settings.Sound{Effects: settings.VolumeLoud, Harbour: settings.VolumeQuiet, Music: settings.VolumeMedium, Muted: true},
		FullScreen: true,
		Window:     &settings.Window{Width: 1366, Height: 741.3333, At: &settings.Point{X: -1366, Y: 27}},
	}
	if err := saved.Save(file); err != nil {
		t.Fatal(err)
	}
	loaded, err := settings.Load(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(saved, loaded); diff != "" {
		t.Fatal(diff)
	}
	left, err := os.ReadDir(filepath.Dir(file))
	if err != nil || len(left) != 1 {
		t.Fatalf("saving left %v behind (%v)", left, err)
	}
}

func TestDamagedSettingsAreSetAside(t *testing.T) {
	for name, text := range map[string]string{
		"cut off":    `{"theme": "dar`,
		"no JSON":    "\x00\x01",
		"no object":  `["dark"]`,
		"more of it": `{"theme": "dark"} {"speed": "fast"}`,
	} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "settings.json")
			for range 2 { // the second time there is a file set aside already
				if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
				got, err := settings.Load(file)
				var damaged *wholefile.DamagedError
				if !errors.As(err, &damaged) {
					t.Fatalf("got %v, want a DamagedError", err)
				}
				if !cmp.Equal(got, settings.Default()) {
					t.Fatalf("not the default settings: %+v", got)
				}
				kept, err := os.ReadFile(damaged.Aside)
				if err != nil || string(kept) != text {
					t.Fatalf("the damaged file was not kept: %q, %v", kept, err)
				}
			}
		})
	}
}

func TestUnwritableFolderIsAnError(t *testing.T) {
	file := filepath.Join(t.TempDir(), "in the way")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := settings.Default().Save(filepath.Join(file, "settings.json")); err == nil {
		t.Fatal("saved below a file")
	}
}

// Each volume is louder than the one before, from silence to the loudest there is.
func TestVolumesRise(t *testing.T) {
	last := float32(-1)
	for _, volume := range settings.Volumes {
		if level := volume.Level(); level <= last || level > 1 {
			t.Errorf("%s is %v, after %v", volume, level, last)
		}
		last = volume.Level()
	}
	if settings.VolumeOff.Level() != 0 || last != 1 {
		t.Errorf("off is %v, the loudest %v", settings.VolumeOff.Level(), last)
	}
}

// A new player hears harbour and music, softly; who has had the harbour off or louder hears it so, and music only once they
// want it.
func TestNewPlayersHearTheHarbourAndMusic(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	fresh, err := settings.Load(file)
	if err != nil || fresh.Sound.Harbour != settings.VolumeQuiet || fresh.Sound.Music != settings.VolumeQuiet {
		t.Errorf("a new player hears %+v, %v", fresh.Sound, err)
	}
	for _, volume := range []settings.Volume{settings.VolumeOff, settings.VolumeLoud} {
		older := fmt.Appendf(nil, `{"theme": "light", "sound": {"effects": "medium", "harbour": %q}}`, volume)
		if err := os.WriteFile(file, older, 0o666); err != nil {
			t.Fatal(err)
		}
		known, err := settings.Load(file)
		if err != nil || known.Sound.Harbour != volume || known.Sound.Music != settings.VolumeOff {
			t.Errorf("who had the harbour %s hears %+v, %v", volume, known.Sound, err)
		}
		known.Sound.Music = volume
		if err := known.Save(file); err != nil {
			t.Fatal(err)
		}
		if again, err := settings.Load(file); err != nil || again.Sound != known.Sound {
			t.Errorf("%+v is read as %+v, %v", known.Sound, again.Sound, err)
		}
	}
}

// A new player is not asked without a reason; one whose file is older than that choice is asked as before.
func TestAutomaticPassIsForNewPlayers(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	if fresh, err := settings.Load(file); err != nil || !fresh.AutoPass {
		t.Errorf("a new player is asked: %v, %v", !fresh.AutoPass, err)
	}
	older := []byte(`{"theme": "light", "speed": "normal", "showChance": true, "sound": {"effects": "quiet", "harbour": "off"}}`)
	if err := os.WriteFile(file, older, 0o666); err != nil {
		t.Fatal(err)
	}
	known, err := settings.Load(file)
	if err != nil || known.AutoPass {
		t.Errorf("somebody who has played before is not asked any more: %v, %v", known.AutoPass, err)
	}
	for _, want := range []bool{true, false} {
		known.AutoPass = want
		if err := known.Save(file); err != nil {
			t.Fatal(err)
		}
		if is, err := settings.Load(file); err != nil || is.AutoPass != want {
			t.Errorf("chosen as %v it is read as %v, %v", want, is.AutoPass, err)
		}
	}
}
