package archive_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"go.uber.org/goleak"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
)

// After Ready everything given before is on the disk; after Close everything is, and nothing is left running.
func TestKeeper(t *testing.T) {
	defer goleak.VerifyNone(t)
	a := open(t, t.TempDir())
	k := archive.NewKeeper(a, func(err error) { t.Errorf("told %v", err) })
	k.Wait() // for nothing
	first, second := game(t, 1, 0), game(t, 2, 0)
	random := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 0))
	for i := range 60 {
		act(t, first)
		k.Keep(first.Record().Snapshot())
		time.Sleep(time.Duration(random.IntN(2000)) * time.Microsecond) // the first is perhaps being written now
		act(t, second)
		k.Keep(second.Record().Snapshot())
		time.Sleep(time.Duration(random.IntN(4000)) * time.Microsecond) // the first, the second, or none any more
		<-k.Ready()
		for _, m := range []*match.Match{first, second} {
			if r, err := loaded(a, m.Record().ID); err != nil || len(r.Actions) != i+1 {
				t.Fatalf("after %d actions: %v", i+1, err)
			}
		}
	}
	if err := k.Close(); err != nil {
		t.Fatal(err)
	}
	for _, m := range []*match.Match{first, second} {
		if r, err := loaded(a, m.Record().ID); err != nil || !same(r, m.Record()) {
			t.Errorf("not the newest is kept: %v", err)
		}
	}
}

// A snapshot that comes too late is kept all the same.
func TestKeeperAfterClose(t *testing.T) {
	a := open(t, t.TempDir())
	k := archive.NewKeeper(a, func(err error) { t.Errorf("told %v", err) })
	m := game(t, 1, 4)
	k.Keep(m.Record().Snapshot())
	if err := k.Close(); err != nil {
		t.Fatal(err)
	}
	act(t, m)
	k.Keep(m.Record().Snapshot())
	k.Wait()
	if r, err := loaded(a, m.Record().ID); err != nil || len(r.Actions) != 5 {
		t.Error(err)
	}
}

// A snapshot that is written while the game goes on is the game as it was.
func TestKeeperWritesWhatItWasGiven(t *testing.T) {
	a := open(t, t.TempDir())
	k := archive.NewKeeper(a, func(err error) { t.Errorf("told %v", err) })
	m := game(t, 3, 0)
	for !m.Over() {
		act(t, m)
		k.Keep(m.Record().Snapshot())
		n := len(m.Record().Actions)
		if n%10 > 0 {
			continue
		}
		ready := k.Ready()
		for range 3 {
			if !m.Over() {
				act(t, m)
			}
		}
		<-ready
		if r, err := loaded(a, m.Record().ID); err != nil || len(r.Actions) != n {
			t.Fatalf("after %d actions: %v", n, err)
		}
	}
	if err := k.Close(); err != nil {
		t.Fatal(err)
	}
}

// If many snapshots of a game wait, only the newest is written: each would take milliseconds.
func TestKeeperWritesTheNewestOnly(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	k := archive.NewKeeper(a, func(err error) { t.Errorf("told %v", err) })
	m := longest(t)
	begun := time.Now()
	for range 2000 {
		k.Keep(m.Record().Snapshot())
	}
	took := time.Since(begun)
	k.Wait()
	if waited := time.Since(begun); took > 2*time.Second || waited > 10*time.Second {
		t.Errorf("2000 snapshots took %s to give and %s to write", took, waited)
	}
	if err := k.Close(); err != nil {
		t.Fatal(err)
	}
}

// A game that cannot be written keeps no one waiting for ever; the player is told of it once, and once when it is over.
func TestKeeperThatFails(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "games")
	a := open(t, dir)
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	write(t, dir, []byte("a file where the folder was"))
	var told []error
	k := archive.NewKeeper(a, func(err error) { told = append(told, err) })
	m := game(t, 1, 5)
	for range 3 {
		act(t, m)
		k.Keep(m.Record().Snapshot())
		k.Wait()
	}
	if len(told) != 1 || archive.CauseOf(told[0]) != archive.Gone {
		t.Fatalf("told %v", told)
	}
	remove(t, dir)
	act(t, m)
	k.Keep(m.Record().Snapshot())
	k.Wait()
	if len(told) != 2 || told[1] != nil {
		t.Errorf("told %v", told)
	}
	if err := k.Close(); err != nil {
		t.Error(err)
	}
	if r, err := loaded(a, m.Record().ID); err != nil || len(r.Actions) != 9 {
		t.Error(err)
	}
}

// longest is a game of five players and more than 90 rounds.
func longest(t testing.TB) *match.Match {
	t.Helper()
	setup := match.Setup{Options: portroyal.DefaultOptions(), Seed: 4}
	setup.Options.Players, setup.Options.Target = 5, portroyal.MaxTarget
	setup.Options.Decks = portroyal.DeckBase | portroyal.DeckExpansion | portroyal.DeckNails | portroyal.DeckGambler
	setup.Options.Contracts, setup.Options.AutoContracts = true, false
	for range 5 {
		setup.Seats = append(setup.Seats, match.Seat{Name: "A name of some length"})
	}
	m, err := match.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 1))
	for !m.Over() {
		legal := m.Legal()
		action := legal[random.IntN(len(legal))]
		if last := legal[len(legal)-1]; last.Kind == portroyal.Pass && random.IntN(12) > 0 { // hardly anybody hires
			action = last
		}
		if _, err := m.Play(action); err != nil {
			t.Fatal(err)
		}
	}
	r := m.Record()
	if transcript.Round(&r.Head) < 90 {
		t.Fatalf("a game of %d rounds is not the longest", transcript.Round(&r.Head))
	}
	return m
}

// The time that an action costs the player.
func BenchmarkKeeperKeep(b *testing.B) {
	k := archive.NewKeeper(open(b, b.TempDir()), func(err error) { b.Error(err) })
	m := longest(b)
	for b.Loop() {
		k.Keep(m.Record().Snapshot())
	}
	b.ReportMetric(float64(transcript.Round(&m.Record().Head)), "rounds")
	b.ReportMetric(float64(len(m.Record().Actions)), "actions")
	b.ReportMetric(float64(len(m.Record().Bytes())), "file-bytes")
	if err := k.Close(); err != nil {
		b.Fatal(err)
	}
}

// The time that a computer player without pauses waits.
func BenchmarkKeeperWait(b *testing.B) {
	k := archive.NewKeeper(open(b, b.TempDir()), func(err error) { b.Error(err) })
	m := longest(b)
	for b.Loop() {
		k.Keep(m.Record().Snapshot())
		k.Wait()
	}
	if err := k.Close(); err != nil {
		b.Fatal(err)
	}
}

// Loading the longest game, as far as the archive goes.
func BenchmarkLoad(b *testing.B) {
	a, m := open(b, b.TempDir()), longest(b)
	if err := a.Keep(m.Record()); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := loaded(a, m.Record().ID); err != nil {
			b.Fatal(err)
		}
	}
}

// The list of 10,000 games: read from the files, from the index by a program that starts, and again.
func BenchmarkList(b *testing.B) {
	const n = 10_000
	dir := b.TempDir()
	fillFolder(b, dir, n)
	list := func(a *archive.Archive) {
		if games, troubles := a.List(); len(games) != n || len(troubles) > 0 {
			b.Fatalf("%d games, %v", len(games), troubles)
		}
	}
	index := filepath.Join(dir, "games.index")
	b.Run("cold", func(b *testing.B) {
		for b.Loop() {
			_ = os.Remove(index)
			list(open(b, dir))
		}
	})
	list(open(b, dir))
	if info, err := os.Stat(index); err == nil {
		b.Logf("the index has %d bytes", info.Size())
	}
	b.Run("warm", func(b *testing.B) {
		for b.Loop() {
			list(open(b, dir))
		}
	})
	b.Run("again", func(b *testing.B) {
		a := open(b, dir)
		list(a)
		for b.Loop() {
			list(a)
		}
	})
}
