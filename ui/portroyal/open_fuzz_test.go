package portroyal

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/engine/record/recordtest"
	"portroyal/ui/words"
)

// FuzzOpen: a window in which a file is opened shows its game, painted, or says in a sentence why not. The games in the
// folder afterwards can be opened again, and so can a file that was put there. A record has its values changed by
// chance, unless that is 0, and its digest, if it has one, worked out anew: else all that is changed is refused for it.
func FuzzOpen(f *testing.F) {
	for i, good := range goodRecords(f) {
		if i%4 == 0 { // painting each takes half a second
			f.Add(good, uint64(i/4%3))
		}
	}
	small := fiveAtTheTable(f)
	f.Add(string(small.Bytes()), uint64(0))
	f.Add(string(small.Bytes()), uint64(1))
	f.Add(`{"format":"port-royal-record-7","options":{"players":200}}`, uint64(0))
	f.Fuzz(func(t *testing.T, text string, chance uint64) {
		if chance > 0 {
			text = recordtest.Changed(text, int(chance%4)+1, rand.New(rand.NewPCG(chance, 1)))
		}
		text = recordtest.Resealed(text)
		b := keptBench(t, t.TempDir(), words.Languages[chance%uint64(len(words.Languages))])
		file := filepath.Join(t.TempDir(), "stranger"+record.CopyExtension)
		put := func(file string) {
			if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		put(file)
		if _, err := b.opener().Opens(file); err != nil {
			t.Fatal(err)
		}
		if err := b.opener().Empty(); err != nil {
			t.Fatal(err)
		}
		if _, err := transcript.DecodeHead([]byte(text)); err != nil {
			return
		}
		file = filepath.Join(b.config.GamesDir, "stranger.json")
		put(file)
		if _, err := b.opener().Finds(file); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(b.Said(), file) && b.Table == nil {
			t.Fatalf("it says %q", b.Said())
		}
	})
}
