package progress_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
)

// Set-up and series are written into the file of the settings, and read from it again.
func TestSaveAndLoad(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	seed := uint64(1)<<63 + 1
	saved := settings.Settings{Language: "nl", Theme: settings.ThemeDark, Speed: settings.SpeedFast, Sound: settings.Default().Sound}
	own := progress.Of(&saved)
	own.Setup = &progress.Setup{
		Options: portroyal.DefaultOptions(), Seed: &seed, Start: 1,
		Seats: []progress.Seat{{Name: "Ann"}, {Name: "Bo", Player: "captain:bold", Colour: 3, Portrait: "widow"}},
	}
	own.Count(portroyal.DefaultOptions(), []progress.Rival{{Name: "Ann"}, {Name: "Bo", Player: "sailor"}}, []int{1})
	if err := saved.Save(file); err != nil {
		t.Fatal(err)
	}
	loaded, err := settings.Load(file, &progress.Memory{})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(saved, loaded); diff != "" {
		t.Fatal(diff)
	}
}

// A file of before heads could be chosen, and before anything was heard, is read as it is.
func TestOldSettingsAreRead(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	old := `{"theme": "dark", "speed": "fast", "setup": {"options": {"players": 2}, "start": -1,
		"seats": [{"name": "Ann", "colour": 2}, {"name": "Bo", "player": "stop4", "colour": 0}]}}`
	if err := os.WriteFile(file, []byte(old), 0o600); err != nil {
		t.Fatal(err)
	}
	got, err := settings.Load(file, &progress.Memory{})
	if err != nil {
		t.Fatal(err)
	}
	want := []progress.Seat{{Name: "Ann", Colour: 2}, {Name: "Bo", Player: "stop4"}}
	if diff := cmp.Diff(want, progress.Of(&got).Setup.Seats); diff != "" {
		t.Fatal(diff)
	}
	sounds := settings.Default().Sound
	sounds.Music = settings.VolumeOff // there was none
	if got.Sound != sounds {
		t.Errorf("the volumes are %+v", got.Sound)
	}
}
