package piratescove

import (
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/google/go-cmp/cmp"

	"portroyal/engine/piratescove/statistics"
)

// played is the file of a game of a person and a computer player that was played to its end in a window with a folder
// of its own.
func played(t *testing.T, seed uint64) (file string) {
	t.Helper()
	folder := t.TempDir()
	b := openBench(t, folder, against(1, 2, seed))
	b.playLast()
	b.playOn(2000)
	if !b.Match.Over() {
		t.Fatal("the game does not end")
	}
	b.Settled(t.Context())
	b.Pass(5 * time.Second)
	return filepath.Join(folder, "games", b.Match.Record().FileName())
}

// reached is all that the games of a player have come to.
type reached struct {
	Finished, Against, Won int // on the doors
	Played                 bool
	Sums                   *statistics.Summary // of all their games
	Names                  []string
}

// reached is what the games of a person have come to.
func (b *bench) reached(t *testing.T, name string) reached {
	t.Helper()
	book, err := statistics.Gather(t.Context(), b.Archive())
	if err != nil {
		t.Fatal(err)
	}
	facts := b.facts()
	return reached{
		facts.Finished, facts.Against, facts.Won, b.HasFinished(Game.Record.Name, name),
		statistics.Sum(book.Games, statistics.Filter{Name: name}), statistics.Names(book.Games),
	}
}

// A game of a namesake that comes from elsewhere changes nothing of what the player has reached; of those begun here, and
// of those in the folder that do not say where they were begun, all count.
func TestNamesakesGameIsNotMine(t *testing.T) {
	b := newBench(t, against(1, 2, 3))
	name := b.AtScreen().Name
	before := b.reached(t, name)
	b.OpenFile(played(t, 4))
	b.Pass(time.Second)
	b.LeaveGame()
	b.ShowLibrary()
	if len(b.Known()) != 1 {
		t.Fatalf("%d games are there", len(b.Known()))
	}
	if diff := cmp.Diff(before, b.reached(t, name)); diff != "" {
		t.Errorf("it changes\n%s", diff)
	}
	read, err := b.Archive().Read(played(t, 5))
	if err != nil {
		t.Fatal(err)
	}
	read.About().Installation = ""
	if err := b.Archive().Keep(read); err != nil {
		t.Fatal(err)
	}
	b.ShowLibrary()
	if now := b.reached(t, name); now.Against != 1 || now.Sums.Games != 1 || !now.Played {
		t.Errorf("a game of the folder does not count: %+v", now)
	}
	b.ShowStart()
	b.playLast()
	b.playOn(2000)
	b.Settled(t.Context())
	b.ShowStart()
	if now := b.reached(t, name); now.Against != 2 || now.Sums.Games != 2 {
		t.Errorf("a game that was played here does not count: %+v", now)
	}
}

// Once the player says that they have played a game, all games from there count, and none when they take that back.
func TestThatWasMe(t *testing.T) {
	b := newBench(t, against(1, 2, 3))
	name := b.AtScreen().Name
	b.playLast()
	b.playOn(6)
	b.LeaveGame()
	before := b.reached(t, name)
	file := played(t, 4)
	b.OpenFile(file)
	b.Pass(time.Second)
	if asks := b.stage.Words.T("notice.game.theirs", "Name", name); b.Said() != asks {
		t.Fatalf("it says %q, not %q", b.Said(), asks)
	}
	b.Tap("library.claim")
	b.LeaveGame()
	claimed := b.reached(t, name)
	if claimed.Against != 1 || claimed.Sums.Games != 1 || !claimed.Played {
		t.Errorf("it does not count: %+v", claimed)
	}
	b.ShowLibrary()
	b.Press(fyne.KeyDown) // the one that was begun before
	if !b.Has("library.disclaim") {
		b.Press(fyne.KeyUp)
	}
	b.Tap("library.disclaim")
	if diff := cmp.Diff(before, b.reached(t, name)); diff != "" {
		t.Errorf("it still counts:\n%s", diff)
	}
}

// A copy of a game that has gone on is practice.
func TestSecondTryIsPractice(t *testing.T) {
	b := newBench(t, against(1, 2, 3))
	b.playLast()
	b.playOn(6)
	id, copied := b.Match.Record().ID, filepath.Join(t.TempDir(), "copy.portroyal")
	b.LeaveGame()
	if err := b.Archive().Export(id, copied); err != nil {
		t.Fatal(err)
	}
	b.OpenFile(copied)
	if b.Match.Record().ID != id || b.Match.Practice() {
		t.Fatal("the copy of a game that has not gone on is not the game itself")
	}
	b.playOn(2000)
	b.Settled(t.Context())
	b.ShowStart()
	before := b.reached(t, b.AtScreen().Name)
	b.OpenFile(copied)
	if !b.Match.Practice() || b.Said() != b.stage.Words.T("notice.game.again") {
		t.Errorf("the copy counts, and it says %q", b.Said())
	}
	b.Pass(time.Second)
	b.playOn(2000)
	b.Settled(t.Context())
	b.ShowStart()
	if diff := cmp.Diff(before, b.reached(t, b.AtScreen().Name)); diff != "" || before.Against != 1 {
		t.Errorf("the second try changes\n%s", diff)
	}
}

// My own game that somebody else has played to its end from a copy, and that comes back, counts neither for me nor for them.
func TestOwnGameComesBackPlayedByAnother(t *testing.T) {
	mine, theirs := newBench(t, against(1, 2, 3)), newBench(t, against(1, 2, 3))
	mine.playLast()
	mine.playOn(6)
	id, file := mine.Match.Record().ID, filepath.Join(t.TempDir(), "copy.portroyal")
	mine.LeaveGame()
	if err := mine.Archive().Export(id, file); err != nil {
		t.Fatal(err)
	}
	before, name := mine.reached(t, mine.AtScreen().Name), mine.AtScreen().Name
	theirs.OpenFile(file)
	theirs.Pass(time.Second)
	theirs.playOn(2000)
	theirs.Settled(t.Context())
	theirs.ShowStart()
	if now := theirs.reached(t, name); now.Against != 0 || now.Sums.Games != 0 {
		t.Errorf("it counts for the other: %+v", now)
	}
	if err := theirs.Archive().Export(id, file); err != nil {
		t.Fatal(err)
	}
	mine.OpenFile(file)
	mine.Pass(time.Second)
	if asks := mine.stage.Words.T("notice.game.returned", "Name", name); !mine.Match.Over() || mine.Said() != asks {
		t.Errorf("over: %v, and it says %q", mine.Match.Over(), mine.Said())
	}
	mine.ShowStart()
	if diff := cmp.Diff(before, mine.reached(t, name)); diff != "" {
		t.Errorf("it counts for me:\n%s", diff)
	}
}
