package archive_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// begun keeps a game that is begun in a folder.
func begun(t *testing.T, a *archive.Archive, seed uint64) *transcript.Record {
	t.Helper()
	r := game(t, seed, 8).Record()
	r.Installation = a.Installation()
	if err := a.Keep(r); err != nil {
		t.Fatal(err)
	}
	return r
}

// came has a game come into a folder from a file, and gives its record there.
func came(t *testing.T, a *archive.Archive, from *transcript.Record) *transcript.Record {
	t.Helper()
	file := filepath.Join(t.TempDir(), "came.portroyal")
	write(t, file, from.Bytes())
	id, err := importFile(a, file)
	if err != nil {
		t.Fatal(err)
	}
	r, err := loaded(a, id)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// claims says of a game, and so of all of its installation, whether it is the player's.
func claims(t *testing.T, a *archive.Archive, head *record.Head, own bool) {
	t.Helper()
	if err := a.Claim(head, own); err != nil {
		t.Fatal(err)
	}
}

// The installation of a folder is made once, and is another one in every folder.
func TestInstallation(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	own := a.Installation()
	if !record.IsID(own) || own != a.Installation() || own != open(t, dir).Installation() ||
		own == open(t, t.TempDir()).Installation() {
		t.Errorf("it is %q", own)
	}
}

// What was begun in the folder, or lies there and does not say where it was begun, is the player's own; what has come from
// elsewhere is once the player says so, and with it all from there.
func TestWhoseGamesTheyAre(t *testing.T) {
	dir := t.TempDir()
	a, other := open(t, dir), open(t, t.TempDir())
	old := keep(t, a, 5)[0]
	if own := begun(t, a, 1); !a.IsOwn(&own.Head) || !a.IsOwn(&old.Head) {
		t.Error("the games of the folder are not the player's own")
	}
	theirs, more := came(t, a, begun(t, other, 2)), came(t, a, begun(t, other, 3))
	ancient := came(t, a, game(t, 4, 8).Record())
	for _, r := range []*transcript.Record{theirs, more, ancient} {
		if a.IsOwn(&r.Head) {
			t.Errorf("%s is the player's own", r.ID)
		}
	}
	claims(t, a, &theirs.Head, true)
	if again := open(t, dir); ids(t, again) == nil || !again.IsOwn(&theirs.Head) || !again.IsOwn(&more.Head) ||
		again.IsOwn(&ancient.Head) {
		t.Error("it is not what the player has said")
	}
	claims(t, a, &ancient.Head, true)
	claims(t, a, &theirs.Head, false)
	if !a.IsOwn(&ancient.Head) || a.IsOwn(&theirs.Head) || a.IsOwn(&more.Head) {
		t.Error("it is not what the player has said last")
	}
}

// A copy of one's own game with which somebody else has gone on, and that comes back, is theirs, whether or not it is gone on
// with here; it is one's own once the player says so, as it is to those who have said of both that they are theirs.
func TestOwnGameComesBackPlayedOnElsewhere(t *testing.T) {
	a, other := open(t, t.TempDir()), open(t, t.TempDir())
	lent := came(t, other, begun(t, a, 2))
	other.GoesOn(&lent.Head)
	if other.IsOwn(&lent.Head) || lent.WentOn != other.Installation() {
		t.Errorf("it went on at %q, and is own: %v", lent.WentOn, other.IsOwn(&lent.Head))
	}
	back := came(t, a, lent)
	a.GoesOn(&back.Head)
	if a.IsOwn(&back.Head) || a.Claimed(&back.Head) {
		t.Error("what somebody else has gone on with is the player's own")
	}
	claims(t, a, &back.Head, true)
	if theirs := came(t, a, begun(t, other, 3)); !a.IsOwn(&back.Head) || !a.Claimed(&back.Head) || !a.IsOwn(&theirs.Head) {
		t.Error("it is not what the player has said")
	}
	claims(t, a, &back.Head, false)
	if own := begun(t, a, 4); a.IsOwn(&back.Head) || a.Claimed(&back.Head) || !a.IsOwn(&own.Head) {
		t.Error("it is not what the player has said last")
	}
	claims(t, other, &back.Head, true)
	again := came(t, other, begun(t, a, 5))
	if other.GoesOn(&again.Head); !other.IsOwn(&lent.Head) || again.WentOn != "" {
		t.Error("a game between two installations of one player is marked")
	}
}

// A copy of one's own game is one's own, also of a game from before games said where they began.
func TestOwnCopiesComeBack(t *testing.T) {
	a := open(t, t.TempDir())
	m := game(t, 1, 8)
	copied := m.Record().Snapshot()
	act(t, m)
	if err := a.Keep(m.Record()); err != nil {
		t.Fatal(err)
	}
	if back := came(t, a, copied); back.ID == m.Record().ID || !a.IsOwn(&back.Head) {
		t.Errorf("%s of %s is somebody else's", back.ID, m.Record().ID)
	}
	own := begun(t, a, 2)
	if _, err := a.Delete(own.ID); err != nil {
		t.Fatal(err)
	}
	if back := came(t, a, own); !a.IsOwn(&back.Head) {
		t.Error("a game that was begun here has come back as somebody else's")
	}
}

// A folder whose owners are lost, or that came to another machine without them, is still that of who has played most of its
// games; games that came before anything was played make nobody its owner.
func TestOwnersAreLost(t *testing.T) {
	dir := t.TempDir()
	a, other := open(t, dir), open(t, t.TempDir())
	theirs := came(t, a, begun(t, other, 1))
	own, own2 := begun(t, a, 2), begun(t, a, 3)
	for _, damage := range []string{"", "nonsense", `{"own":""}`, `{"own":"../x"}`} {
		file := filepath.Join(dir, "owners")
		if err := os.Remove(file); err != nil {
			t.Fatal(err)
		}
		if damage != "" {
			write(t, file, []byte(damage))
		}
		a = open(t, dir)
		if got := ids(t, a); len(got) != 3 || !slices.Contains(got, theirs.ID) {
			t.Fatalf("there are %v", got)
		}
		if !a.IsOwn(&own.Head) || !a.IsOwn(&own2.Head) || a.IsOwn(&theirs.Head) || a.Installation() != own.Installation {
			t.Errorf("with %q for its owners it is another's", damage)
		}
	}
	for seed := range uint64(4) {
		lent := came(t, a, begun(t, other, 10+seed))
		a.GoesOn(&lent.Head)
		if err := a.Keep(lent); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Remove(filepath.Join(dir, "owners")); err != nil {
		t.Fatal(err)
	}
	if again := open(t, dir); len(ids(t, again)) != 7 || !again.IsOwn(&own.Head) {
		t.Error("games that only went on here have brought another owner")
	}
	fresh := t.TempDir()
	guest := came(t, open(t, fresh), begun(t, other, 4))
	if again := open(t, fresh); len(ids(t, again)) != 1 || again.IsOwn(&guest.Head) {
		t.Error("the first game that came has brought its owner")
	}
}
