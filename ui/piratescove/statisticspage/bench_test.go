package statisticspage

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/archive"
	"portroyal/engine/medals"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/statistics"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
	"portroyal/ui/piratescove/statisticspage/statisticspagetest"
	"portroyal/ui/stage/stagetest"
	pagetest "portroyal/ui/statisticspage/statisticspagetest"
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
	p := New(s, "Ann", medals.Book{}, Calls{})
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
	gather := func() error {
		_, err := statistics.Gather(b.Context(), kept)
		return err
	}
	id := func(g *statistics.Game) string { return g.ID }
	return pagetest.Fill(b, kept, statistics.File(kept.Dir()), game.Record(), gather, statisticspagetest.Games(n), id)
}
