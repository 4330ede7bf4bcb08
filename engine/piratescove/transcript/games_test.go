package transcript_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"portroyal/engine/piratescove/transcript"
)

var refresh = flag.Bool("refresh", false, "write the told games anew")

// Records of earlier days are read for ever, and are told as they always were: three whole games that a person can follow.
func TestToldGames(t *testing.T) {
	files, err := filepath.Glob("testdata/game-*.json")
	if err != nil || len(files) != 3 {
		t.Fatalf("%d games, %v", len(files), err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		r, err := transcript.Decode(data)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		var told strings.Builder
		if err := r.WriteIDs(&told); err != nil {
			t.Fatal(err)
		}
		text := strings.TrimSuffix(name, ".json") + ".txt"
		if *refresh {
			if err := os.WriteFile(text, []byte(told.String()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(text)
		if err != nil || string(want) != told.String() {
			t.Errorf("%s is told otherwise than in %s, %v", name, text, err)
		}
	}
}
