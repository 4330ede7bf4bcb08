package portroyal

import (
	"math/rand/v2"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal/statistics"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/words"
)

// reached is all that the games of a player have come to.
type reached struct {
	Finished, Against, Won int // on the doors
	Played                 bool
	Searched               int                 // games in which own mistakes are looked for
	Sums                   *statistics.Summary // of all their games
	Names                  []string
	Series                 *progress.Series
}

// reached is what the games of a person have come to.
func (b *bench) reached(name string) reached {
	b.t.Helper()
	book, err := statistics.Gather(b.t.Context(), b.Archive(), b.house.shelf())
	if err != nil {
		b.t.Fatal(err)
	}
	facts := b.facts()
	return reached{
		facts.Finished, facts.Against, facts.Won, b.HasFinished(Game.Record.Name, name), len(b.mistaken.ToSearch()),
		statistics.Sum(book.Games, statistics.Filter{Name: name}), statistics.Names(book.Games), b.own().Series,
	}
}

// A game of a namesake that comes from elsewhere changes nothing of what the player has reached, whether it is over or
// played to its end here; one that lies in the folder and does not say where it was begun is the player's own.
func TestNamesakesGameIsNotMine(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	name := b.AtScreen().Name
	before := b.reached(name)
	b.OpenFile(finishedGame(t, hotSeat(name, "Ben")))
	b.Pass(0)
	b.LeaveGame()
	b.ShowLibrary()
	if len(b.Known()) != 1 {
		t.Fatalf("%d games are there", len(b.Known()))
	}
	if diff := cmp.Diff(before, b.reached(name)); diff != "" {
		t.Errorf("a game that is over changes\n%s", diff)
	}
	unfinished := begun(t)
	unfinished.Seats[0].Name = name
	b.OpenFile(written(t, unfinished))
	b.Pass(0)
	b.along()
	random := rand.New(rand.NewPCG(1, 1))
	for !b.game.Over() {
		b.act(gametest.Likely(b.game.Legal(), random))
	}
	b.Settled(t.Context())
	b.ShowStart()
	if diff := cmp.Diff(before, b.reached(name)); diff != "" {
		t.Errorf("a game that was played to its end changes\n%s", diff)
	}
	old := begun(t).Snapshot()
	read, err := b.Archive().Read(finishedGame(t, withSeed(hotSeat(name, "Ben"), 9)))
	if err != nil {
		t.Fatal(err)
	}
	read.About().ID = old.ID
	if err := b.Archive().Keep(read); err != nil {
		t.Fatal(err)
	}
	b.ShowLibrary()
	if now := b.reached(name); now.Against != before.Against+1 || now.Sums.Games != before.Sums.Games+1 || !now.Played {
		t.Errorf("a game of the folder does not count: %+v", now)
	}
}

// Once the player says that they have played a game, it counts as if it had been played here, with all from there, and
// nothing of it is left when they take that back.
func TestThatWasMe(t *testing.T) {
	here, b := keptBench(t, t.TempDir(), words.English), keptBench(t, t.TempDir(), words.English)
	name := b.AtScreen().Name
	on(hotSeat(name, "Ben"), someDiscards)(b) // somebody of this name plays here
	b.LeaveGame()
	before := b.reached(name)
	file := finishedGame(t, hotSeat(name, "Ben"))
	b.OpenFile(file)
	b.Pass(0)
	if asks := b.stage.Words.T("notice.game.theirs", "Name", name); b.Said() != asks {
		t.Fatalf("it says %q, not %q", b.Said(), asks)
	}
	b.Tap("library.claim")
	if b.Said() != "" {
		t.Errorf("it still asks %q", b.Said())
	}
	b.LeaveGame()
	read, err := here.Archive().Read(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := here.Archive().Keep(read); err != nil {
		t.Fatal(err)
	}
	here.ShowLibrary()
	here.ShowStart()
	if diff := cmp.Diff(here.reached(name), b.reached(name)); diff != "" {
		t.Errorf("it counts otherwise than one that was played here:\n%s", diff)
	}
	b.ShowLibrary()
	b.Tap("library.disclaim")
	if diff := cmp.Diff(before, b.reached(name)); diff != "" {
		t.Errorf("it still counts:\n%s", diff)
	}
	b.Tap("library.claim")
	if now := b.reached(name); now.Against != before.Against+1 {
		t.Errorf("it cannot be said again: %+v", now)
	}
	b.ShowStart()
	b.OpenFile(finishedGame(t, withSeed(hotSeat("Eva", "Max"), 9)))
	if b.Pass(0); b.Said() != "" {
		t.Errorf("of strangers it says %q", b.Said())
	}
}

// toItsEnd plays the game on the table to its end, and goes back to the start.
func (b *bench) toItsEnd() {
	b.t.Helper()
	b.Pass(time.Second)
	b.along()
	random := rand.New(rand.NewPCG(1, 1))
	for !b.game.Over() {
		b.act(gametest.Likely(b.game.Legal(), random))
	}
	b.Settled(b.t.Context())
	b.ShowStart()
}

// A copy of a game that has gone on is practice, whether it is opened or imported and however often; one of a game that
// has not is the game itself.
func TestSecondTryIsPractice(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	name := b.AtScreen().Name
	on(hotSeat(name, "Ben"), someDiscards)(b)
	b.Pass(time.Second)
	b.act(b.game.Legal()[0])
	id, copied := b.house.Match.Record().ID, filepath.Join(t.TempDir(), "copy"+record.CopyExtension)
	b.LeaveGame()
	if err := b.Archive().Export(id, copied); err != nil {
		t.Fatal(err)
	}
	b.OpenFile(copied)
	if b.house.Match.Record().ID != id || b.house.Match.Practice() {
		t.Fatal("the copy of a game that has not gone on is not the game itself")
	}
	b.toItsEnd()
	before := b.reached(name)
	for _, says := range []string{b.stage.Words.T("notice.game.again"), ""} { // the second time it is there
		b.OpenFile(copied)
		if !b.house.Match.Practice() || b.Said() != says {
			t.Errorf("the copy counts: %v, and it says %q", !b.house.Match.Practice(), b.Said())
		}
		b.Pass(time.Second)
		b.LeaveGame()
		if b.ShowLibrary(); len(b.Known()) != 2 {
			t.Errorf("%d games are there", len(b.Known()))
		}
	}
	b.OpenFile(copied)
	b.toItsEnd()
	if diff := cmp.Diff(before, b.reached(name)); diff != "" {
		t.Errorf("the second try changes\n%s", diff)
	}
}

// My own game that somebody else has played to its end from a copy, and that comes back, counts neither for me nor for them.
func TestOwnGameComesBackPlayedByAnother(t *testing.T) {
	mine, theirs := keptBench(t, t.TempDir(), words.English), keptBench(t, t.TempDir(), words.English)
	name := mine.AtScreen().Name
	on(hotSeat(name, "Ben"), someDiscards)(mine)
	mine.Pass(time.Second)
	id, file := mine.house.Match.Record().ID, filepath.Join(t.TempDir(), "copy"+record.CopyExtension)
	mine.LeaveGame()
	if err := mine.Archive().Export(id, file); err != nil {
		t.Fatal(err)
	}
	before := mine.reached(name)
	theirs.OpenFile(file)
	theirs.toItsEnd()
	if now := theirs.reached(name); now.Against != 0 || now.Sums.Games != 0 || now.Series != nil {
		t.Errorf("it counts for the other: %+v", now)
	}
	if err := theirs.Archive().Export(id, file); err != nil {
		t.Fatal(err)
	}
	mine.OpenFile(file)
	mine.Pass(time.Second)
	asks := mine.stage.Words.T("notice.game.returned", "Name", name)
	if !mine.house.Match.Over() || mine.Said() != asks {
		t.Errorf("over: %v, and it says %q", mine.house.Match.Over(), mine.Said())
	}
	mine.ShowStart()
	if diff := cmp.Diff(before, mine.reached(name)); diff != "" {
		t.Errorf("it counts for me:\n%s", diff)
	}
}
