package statisticspage

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/portroyal/statisticspage/statisticspagetest"
	"portroyal/ui/stage/stagetest"
	pagetest "portroyal/ui/statisticspage/statisticspagetest"
	"portroyal/ui/words"
)

// BenchmarkOpen opens the page over ten thousand games that have been counted before: the folder is listed, the file with
// what they say is read, everything is added up, and the page is built.
func BenchmarkOpen(b *testing.B) {
	const n = 10_000
	dir := b.TempDir()
	kept, err := archive.Open(dir, record.Games{transcript.Game})
	if err != nil {
		b.Fatal(err)
	}
	shelf := review.ShelfBeside(dir)
	all := folder(b, kept, shelf, n)
	s := piecestest.New(b, fyne.NewSize(1280, 800), words.English)
	p := New(s, "Ann", Calls{})
	p.ladder = statisticspagetest.Ladder()
	stagetest.Show(b, s.Stage, p)
	kept.List()
	for b.Loop() {
		book, err := statistics.Gather(b.Context(), kept, shelf)
		if err != nil || len(book.Games) != n {
			b.Fatal(err, len(book.Games))
		}
		p.Show(book.Games)
	}
	b.ReportMetric(float64(all)/n, "bytes/line")
}

// folder fills a folder with copies of a record and the file with what so many made-up games say, and returns how many
// bytes that has.
func folder(b *testing.B, kept *archive.Archive, shelf review.Shelf, n int) int {
	b.Helper()
	game, err := match.New(match.Setup{
		Options: portroyal.DefaultOptions(), Seats: []match.Seat{{Name: "Ann", Player: "stop2"}, {Name: "Ben", Player: "stop3"}},
		Seed: 1,
	})
	if err == nil {
		err = game.Run(b.Context())
	}
	if err != nil {
		b.Fatal(err)
	}
	gather := func() error {
		_, err := statistics.Gather(b.Context(), kept, shelf)
		return err
	}
	id := func(g *statistics.Game) string { return g.ID }
	return pagetest.Fill(b, kept, statistics.File(kept.Dir()), game.Record(), gather, statisticspagetest.Games(n), id)
}
