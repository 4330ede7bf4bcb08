package settings_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/ui/settings"
)

// tally is what a game remembers that counts its wins.
type tally struct {
	Level string `json:"level,omitempty"`
	Wins  int    `json:"wins,omitempty"`
}

func (m *tally) Add(own, since, there settings.Part) {
	m.Wins = there.(*tally).Wins + own.(*tally).Wins - since.(*tally).Wins
}

func (m *tally) Gain(from settings.Part)    { m.Wins = from.(*tally).Wins }
func (m *tally) Replace(from settings.Part) { *m = *from.(*tally) }

// hoard is that of another game.
type hoard struct {
	Gold int `json:"gold,omitempty"`
}

func (m *hoard) Add(own, _, there settings.Part) {
	m.Gold = max(own.(*hoard).Gold, there.(*hoard).Gold)
}
func (m *hoard) Gain(from settings.Part)    { m.Gold = from.(*hoard).Gold }
func (m *hoard) Replace(from settings.Part) { *m = *from.(*hoard) }

// Each game has its part in the same file, and what a program does not know of stays there.
func TestPartsStandBesideEachOther(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	if err := os.WriteFile(file, []byte(`{"speed": "fast", "gold": 7, "map": "old"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	since, err := settings.Load(file, &tally{})
	if err != nil {
		t.Fatal(err)
	}
	own, other := since.Copied(), since.Copied()
	settings.PartOf[tally](&own).Wins = 2
	settings.PartOf[tally](&other).Wins, settings.PartOf[tally](&other).Level = 1, "hard"
	if _, err := other.Update(file, since); err != nil {
		t.Fatal(err)
	}
	now, err := own.Update(file, since)
	if err != nil || *settings.PartOf[tally](&now) != (tally{"hard", 3}) {
		t.Errorf("%+v, %v", now.Parts, err)
	}
	if settings.PartOf[tally](&own).Wins != 2 || settings.PartOf[tally](&since).Wins != 0 {
		t.Error("copies are changed with each other")
	}
	both, err := settings.Load(file, &tally{}, &hoard{})
	if err != nil || both.Speed != settings.SpeedFast || settings.PartOf[hoard](&both).Gold != 7 {
		t.Errorf("%+v, %v", both, err)
	}
	if diff := cmp.Diff(tally{"hard", 3}, *settings.PartOf[tally](&both)); diff != "" {
		t.Error(diff)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	says := tree(t, text)
	for name, want := range map[string]any{"speed": "fast", "gold": 7.0, "map": "old", "level": "hard", "wins": 3.0} {
		if says[name] != want {
			t.Errorf("%s: %v, want %v", name, says[name], want)
		}
	}
}

// tree is what a file says.
func tree(t *testing.T, text []byte) (tree map[string]any) {
	t.Helper()
	if err := json.Unmarshal(text, &tree); err != nil {
		t.Fatal(err)
	}
	return tree
}
