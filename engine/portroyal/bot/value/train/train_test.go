package train_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/portroyal/bot/value/train"
)

// small are settings for a run of seconds.
func small(family value.Family) train.Settings {
	s := train.Usual(family)
	s.First, s.Games, s.Window, s.Epochs = 2, 2, 2, 2
	s.Hidden, s.Deep, s.Batch, s.Match = 8, 4, 64, 2
	return s
}

func run(t *testing.T, folder string, settings train.Settings, rounds int) {
	t.Helper()
	if err := train.Run(t.Context(), folder, settings, rounds, io.Discard); err != nil {
		t.Fatal(err)
	}
}

func kept(t *testing.T, folder, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// The same seed learns the same, and a run that goes on from its files learns what one in one go does.
func TestRunsGoOn(t *testing.T) {
	whole, parts := t.TempDir(), t.TempDir()
	settings := small(value.Unterwegs)
	run(t, whole, settings, 3)
	for rounds := 1; rounds <= 3; rounds++ {
		run(t, parts, settings, rounds)
	}
	run(t, parts, settings, 3) // nothing is left to do
	if !bytes.Equal(kept(t, whole, "latest.bin"), kept(t, parts, "latest.bin")) {
		t.Error("a run in parts learns something else")
	}
	if n := bytes.Count(kept(t, parts, "rounds.jsonl"), []byte("\n")); n != 3 {
		t.Errorf("%d rounds are noted", n)
	}
	if _, err := value.Read(kept(t, whole, "best.bin")); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(filepath.Join(whole, "examples-000.bin")); err == nil {
		t.Error("positions that nobody learns from any more are kept")
	}
}

func TestEveryFamilyLearns(t *testing.T) {
	for family := range value.Family(value.Families) {
		folder, settings := t.TempDir(), small(family)
		run(t, folder, settings, 2)
		if n := bytes.Count(kept(t, folder, "rounds.jsonl"), []byte("\n")); n != 2 {
			t.Errorf("%s: %d rounds", family, n)
		}
	}
}

// Training that begins with weights has to beat them, in the first round already.
func TestBeginningWithWeights(t *testing.T) {
	before, folder := t.TempDir(), t.TempDir()
	settings := small(value.Unterwegs)
	run(t, before, settings, 1)
	settings.From = filepath.Join(before, "best.bin")
	run(t, folder, settings, 1)
	if noted := string(kept(t, folder, "rounds.jsonl")); !strings.Contains(noted, `"matches":2`) {
		t.Errorf("nobody compared: %s", noted)
	}
	if bytes.Equal(kept(t, folder, "latest.bin"), kept(t, before, "latest.bin")) {
		t.Error("nothing was learned")
	}
	run(t, folder, settings, 2) // whether or not the first round has brought better weights
	settings.Family = value.Rivals.String()
	if err := train.Run(t.Context(), t.TempDir(), settings, 1, io.Discard); err == nil ||
		!strings.Contains(err.Error(), "nothing of rivals") {
		t.Errorf("weights of another family: %v", err)
	}
}

func TestWhatCannotBeLearned(t *testing.T) {
	folder := t.TempDir()
	run(t, folder, small(value.Unterwegs), 1)
	other := small(value.Unterwegs)
	other.Rate = 0.5
	for name, test := range map[string]struct {
		settings train.Settings
		err      string
	}{
		"another family":   {train.Settings{Family: "chess"}, "no family"},
		"no games":         {train.Settings{Family: "rivals"}, "impossible"},
		"another settings": {other, "begun with other settings"},
	} {
		err := train.Run(t.Context(), folder, test.settings, 2, io.Discard)
		if err == nil || !strings.Contains(err.Error(), test.err) {
			t.Errorf("%s: %v", name, err)
		}
	}
	damaged := kept(t, folder, "best.bin")
	damaged[len(damaged)/2] ^= 255
	if err := os.WriteFile(filepath.Join(folder, "best.bin"), damaged[:len(damaged)-1], 0o600); err != nil {
		t.Fatal(err)
	}
	if err := train.Run(t.Context(), folder, small(value.Unterwegs), 2, io.Discard); err == nil ||
		!strings.Contains(err.Error(), "best.bin") {
		t.Errorf("damaged weights: %v", err)
	}
}

// Of what is in the folder no device is read, which may never end, and nothing that is far too long.
func TestFolderHoldsFiles(t *testing.T) {
	for _, name := range []string{"settings.json", "rounds.jsonl"} {
		folder := t.TempDir()
		run(t, folder, small(value.Unterwegs), 1)
		file := filepath.Join(folder, name)
		if err := os.Truncate(file, 1<<30); err != nil {
			t.Fatal(err)
		}
		if err := train.Run(t.Context(), folder, small(value.Unterwegs), 2, io.Discard); err == nil ||
			!strings.Contains(err.Error(), "longer than") {
			t.Errorf("%s of a gigabyte: %v", name, err)
		}
		if err := errors.Join(os.Remove(file), os.Symlink(os.DevNull, file)); err != nil {
			t.Skip(err)
		}
		if err := train.Run(t.Context(), folder, small(value.Unterwegs), 2, io.Discard); err == nil ||
			!strings.Contains(err.Error(), "not a file") {
			t.Errorf("%s is a device: %v", name, err)
		}
	}
}

func TestRunIsCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := train.Run(ctx, t.TempDir(), small(value.Unterwegs), 1, io.Discard); err == nil {
		t.Error("a cancelled run is over without an error")
	}
}
