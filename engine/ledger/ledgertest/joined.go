package ledgertest

import (
	"os"
	"testing"

	"portroyal/engine/archive"
	"portroyal/engine/ledger"
)

// Joiners are the names under which one person has played, each in one game, always against Ben.
var Joiners = []string{"Anne", "anne", "Player 1"}

// Counted is what has been gathered of games.
type Counted struct {
	Names []string
	Games func(name string) int      // of a person
	Duel  func(name, of string) bool // whether somebody is listed among those whom another has met
}

// JoinedNames checks that games that somebody has played under several names are those of one person once the names are
// joined, and of several again when that is taken back, whether the file with what has been gathered is there or not. The
// archive has a game of each of the Joiners.
func JoinedNames(t *testing.T, games *archive.Archive, file string, gather func() Counted) {
	t.Helper()
	counts := func(want map[string]int) {
		t.Helper()
		is := gather()
		if len(is.Names) != len(want) {
			t.Errorf("there are %q", is.Names)
		}
		for name, n := range want {
			if has := is.Games(name); has != n {
				t.Errorf("%s has played %d games, not %d", name, has, n)
			}
		}
		if listed := is.Duel("Anne", "Ben"); listed != (want["Anne"] >= ledger.DuelFrom) {
			t.Errorf("that Ben has met Anne is told: %t", listed)
		}
	}
	apart, joined := map[string]int{"Ben": len(Joiners)}, map[string]int{"Anne": len(Joiners), "Ben": len(Joiners)}
	for _, name := range Joiners {
		apart[name] = 1
	}
	counts(apart)
	for _, name := range []string{"Player 1", "anne"} {
		if err := games.Join("Anne", name); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 {
		counts(joined)
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	counts(joined)
	if err := games.Part("anne"); err != nil {
		t.Fatal(err)
	}
	counts(apart)
}
