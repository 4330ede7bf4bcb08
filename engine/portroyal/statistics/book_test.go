package statistics_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/archive"
	"portroyal/engine/ledger"
	"portroyal/engine/ledger/ledgertest"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// TestGather: the book is the same from the file, from the records alone, and from a damaged file; games that come, go or
// are reviewed are followed.
func TestGather(t *testing.T) {
	dir := t.TempDir()
	games, err := archive.Open(dir, record.Games{transcript.Game})
	if err != nil {
		t.Fatal(err)
	}
	shelf := review.ShelfBeside(dir)
	var last *match.Match
	for seed := range uint64(6) {
		last = played(t, portroyal.DefaultOptions(), seed, "stop3", "stop2")
		last.Record().ID = "game-" + string(rune('a'+seed))
		if err := games.Keep(last.Record()); err != nil {
			t.Fatal(err)
		}
	}
	gather := func() *statistics.Book {
		t.Helper()
		book, err := statistics.Gather(t.Context(), games, shelf)
		if err != nil || book.Unread != 0 {
			t.Fatalf("%v, %d could not be read", err, book.Unread)
		}
		return book
	}
	same := func(name string, want *statistics.Book) {
		t.Helper()
		if diff := cmp.Diff(want, gather()); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	book := gather()
	if len(book.Games) != 6 {
		t.Fatalf("%d games", len(book.Games))
	}
	file := statistics.File(dir)
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	same("from the file", book)
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	same("from the records", book)
	lines := strings.SplitAfter(string(text), "\n")
	lines[1], lines[2] = "{\n", strings.Replace(lines[2], `"form":1`, `"form":0`, 1)
	if err := os.WriteFile(file, []byte(strings.Join(lines, "")), 0o666); err != nil {
		t.Fatal(err)
	}
	same("from a damaged file", book)

	if err := shelf.Keep(last.Record(), reviewed(t, last.Record(), (*review.Judge).Hurry)); err != nil {
		t.Fatal(err)
	}
	looked := func() (n int) {
		for _, game := range gather().Games {
			if game.Seats[0].Judged != nil {
				n++
			}
		}
		return n
	}
	if n := looked(); n != 1 {
		t.Errorf("%d games have a review", n)
	}
	judged := gather()
	text, err = os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	other := strings.Replace(string(text), `"by":"`, `"by":"other weights, `, 1)
	other = strings.Replace(other, `"cost":`, `"cost":1`, 1)
	if err := os.WriteFile(file, []byte(other), 0o666); err != nil || other == string(text) {
		t.Fatal(err)
	}
	same("from a line by other weights", judged)
	future := *last.Record()
	future.ID, future.Begun = "future", time.Now().AddDate(5, 0, 0).UTC().Truncate(time.Second)
	if err := games.Keep(&future); err != nil {
		t.Fatal(err)
	}
	for range 2 { // also from the file
		book := gather()
		if len(book.Games) != 7 || book.Games[0].ID != "future" || !book.Games[0].Begun.IsZero() || book.Games[1].Begun.IsZero() {
			t.Errorf("a game of the future, by a clock that was wrong, began on %v", book.Games[0].Begun)
		}
	}
	restore, err := games.PutAway("game-b")
	if err != nil {
		t.Fatal(err)
	}
	if book := gather(); len(book.Games) != 7 {
		t.Errorf("%d games count when one has left the list", len(book.Games))
	}
	if err := errors.Join(restore(), os.Remove(filepath.Join(dir, "game-a.json")), os.Remove(filepath.Join(dir, "future.json"))); err != nil {
		t.Fatal(err)
	}
	if left := gather(); len(left.Games) != 5 {
		t.Errorf("%d games are left", len(left.Games))
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if _, err := statistics.Gather(stopped, games, shelf); !errors.Is(err, context.Canceled) {
		t.Errorf("when told to stop: %v", err)
	}
}

// Games that somebody has played under several names are those of one person once the names are joined, and of several
// again when that is taken back; the file has the names of the records all the while.
func TestGatherJoinedNames(t *testing.T) {
	games, err := archive.Open(t.TempDir(), record.Games{transcript.Game})
	if err != nil {
		t.Fatal(err)
	}
	for i, name := range ledgertest.Joiners {
		r := played(t, portroyal.DefaultOptions(), uint64(i), "stop3", "stop2").Record()
		r.ID = fmt.Sprint("game-", i)
		r.Seats[0].Name, r.Seats[0].Player = name, ""
		r.Seats[1].Name, r.Seats[1].Player = "Ben", ""
		if err := games.Keep(r); err != nil {
			t.Fatal(err)
		}
	}
	ledgertest.JoinedNames(t, games, statistics.File(games.Dir()), func() ledgertest.Counted {
		book, err := statistics.Gather(t.Context(), games, review.ShelfBeside(games.Dir()))
		if err != nil {
			t.Fatal(err)
		}
		sum := func(name string) *statistics.Summary {
			return statistics.Sum(book.Games, statistics.Filter{Name: name})
		}
		return ledgertest.Counted{
			Names: statistics.Names(book.Games),
			Games: func(name string) int { return sum(name).Games },
			Duel: func(name, of string) bool {
				return slices.ContainsFunc(sum(of).Duels, func(d ledger.Duel) bool { return d.Name == name })
			},
		}
	})
}

// BenchmarkGather opens ten thousand games with reviews from the file beside them.
func BenchmarkGather(b *testing.B) {
	const n = 10_000
	dir := b.TempDir()
	games, err := archive.Open(dir, record.Games{transcript.Game})
	if err != nil {
		b.Fatal(err)
	}
	one, shelf := played(b, portroyal.DefaultOptions(), 3, "stop3", "stop4", "stop2").Record(), review.ShelfBeside(dir)
	name := func(i int) string { return fmt.Sprintf("game-%05d", i) }
	one.ID = name(0)
	if err := errors.Join(games.Keep(one), shelf.Keep(one, reviewed(b, one))); err != nil {
		b.Fatal(err)
	}
	gather := func(want int) {
		if book, err := statistics.Gather(b.Context(), games, shelf); err != nil || len(book.Games) != want {
			b.Fatalf("%v, %v", book, err)
		}
	}
	gather(1)
	read := func(file string) []byte {
		text, err := os.ReadFile(file)
		if err != nil {
			b.Fatal(err)
		}
		return text
	}
	first := read(filepath.Join(shelf.Dir, one.ID+".review"))
	line := string(read(statistics.File(dir)))
	var lines strings.Builder
	at := time.Unix(0, shelf.Written(one.ID))
	for i := range n {
		one.ID = name(i)
		looked := filepath.Join(shelf.Dir, one.ID+".review")
		if err := errors.Join(os.WriteFile(filepath.Join(dir, one.ID+".json"), one.Bytes(), 0o666),
			os.WriteFile(looked, first, 0o666), os.Chtimes(looked, at, at)); err != nil {
			b.Fatal(err)
		}
		lines.WriteString(strings.Replace(line, name(0), one.ID, 1))
	}
	if err := os.WriteFile(statistics.File(dir), []byte(lines.String()), 0o666); err != nil {
		b.Fatal(err)
	}
	b.Logf("the file has %d bytes", lines.Len())
	gather(n)
	b.ResetTimer()
	for b.Loop() {
		gather(n)
	}
}
