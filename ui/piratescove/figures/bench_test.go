package figures

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/archive"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/statistics"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
	"portroyal/ui/piratescove/figures/figurestest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// BenchmarkOpen opens the page over ten thousand games that have been counted before: the folder is listed, the file with
// what they say is read, everything is added up, and the page is built.
func BenchmarkOpen(b *testing.B) {
	const n = 10_000
	kept, err := archive.Open(b.TempDir(), record.Games{transcript.Game})
	if err != nil {
		b.Fatal(err)
	}
	all := folder(b, kept, n)
	s := stagetest.New(b, fyne.NewSize(1280, 800), words.English)
	p := New(s, "Ann", Calls{})
	stagetest.Show(b, s, p)
	kept.List()
	for b.Loop() {
		book, err := statistics.Gather(b.Context(), kept)
		if err != nil || len(book.Games) != n {
			b.Fatal(err, len(book.Games))
		}
		p.Show(book.Games)
	}
	b.ReportMetric(float64(all)/n, "bytes/line")
}

// folder fills a folder with copies of a record and the file with what so many made-up games say, and returns how many
// bytes that has.
func folder(b *testing.B, kept *archive.Archive, n int) int {
	b.Helper()
	game, err := match.New(match.Setup{
		Options: cove.Options{Players: 2}, Seats: []match.Seat{{Name: "Ann", Player: "greedy"}, {Name: "Ben", Player: "greedy"}},
		Seed: 1,
	})
	if err == nil {
		err = game.Run(b.Context())
	}
	if err != nil {
		b.Fatal(err)
	}
	game.Record().ID = "game-00000"
	if err := kept.Keep(game.Record()); err != nil {
		b.Fatal(err)
	}
	if _, err := statistics.Gather(b.Context(), kept); err != nil {
		b.Fatal(err)
	}
	line, err := os.ReadFile(statistics.File(kept.Dir()))
	if err != nil {
		b.Fatal(err)
	}
	var form struct {
		Form int `json:"form"`
	}
	if err := json.Unmarshal(line, &form); err != nil {
		b.Fatal(err)
	}
	var lines bytes.Buffer
	for _, g := range figurestest.Games(n) {
		text, err := json.Marshal(g)
		if err != nil {
			b.Fatal(err)
		}
		fmt.Fprintf(&lines, "{\"form\":%d,\"game\":%s}\n", form.Form, text)
		copied := game.Record()
		copied.ID = g.ID
		if err := os.WriteFile(filepath.Join(kept.Dir(), copied.FileName()), copied.Bytes(), 0o666); err != nil {
			b.Fatal(err)
		}
	}
	if err := os.WriteFile(statistics.File(kept.Dir()), lines.Bytes(), 0o666); err != nil {
		b.Fatal(err)
	}
	return lines.Len()
}
