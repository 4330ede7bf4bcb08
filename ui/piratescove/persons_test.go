package piratescove

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/ui/words"
)

// keepsGames keeps games from files as if a person with a name had played them here.
func (b *bench) keepsGames(t *testing.T, name string, files ...string) {
	t.Helper()
	for _, file := range files {
		read, err := b.Archive().Read(file)
		if err != nil {
			t.Fatal(err)
		}
		about := read.About()
		about.ID, about.Installation, about.Seats[0].Name = "own-"+about.ID, b.Installation(), name
		if err := b.Archive().Keep(read); err != nil {
			t.Fatal(err)
		}
	}
	b.ShowLibrary() // which learns of them
	b.ShowStart()
}

// sits sits down under a name at a table with a computer player.
func (b *bench) sits(name string) {
	last := against(1, 2, 7)
	last.Seats[0].Name = name
	b.play(*last)
}

// Whatever is counted is that of one person once two names are said to be theirs, and each name's own again when that is
// taken back; nobody is asked twice.
func TestJoinedNamesAreOnePerson(t *testing.T) {
	one, two, three := played(t, 4), played(t, 5), played(t, 6)
	b := newBench(t, against(1, 2, 3))
	b.keepsGames(t, "Anne", one, two)
	b.keepsGames(t, "Anné", three)
	b.sits("Anne")
	asks := func(id words.ID) {
		t.Helper()
		if says := b.stage.Words.T("notice.persons", "Name", "Anne", "Other", "Anné"); b.Said() != says {
			t.Fatalf("it says %q, not %q", b.Said(), says)
		}
		b.Tap(id)
		b.sits("Anne")
		if b.Said() != "" {
			t.Errorf("it asks again: %q", b.Said())
		}
	}
	apart := b.reached(t, "Anne")
	if apart.Against != 2 || apart.Sums.Games != 2 || !slices.Equal(apart.Names, []string{"Anne", "Anné"}) {
		t.Errorf("before it is said: %+v", apart)
	}
	asks("notice.persons.same")
	both := b.reached(t, "Anne")
	if both.Against != 3 || both.Sums.Games != 3 || !slices.Equal(both.Names, []string{"Anne"}) {
		t.Errorf("as both: %+v", both)
	}
	b.sits("Anné")
	if diff := cmp.Diff(both, b.reached(t, "Anne")); diff != "" || b.Said() != "" {
		t.Errorf("under the other name it says %q\n%s", b.Said(), diff)
	}
	if !b.HasFinished(Game.Record.Name, "Anné") || b.HasFinished(Game.Record.Name, "anne") {
		t.Error("it is not her who has finished games")
	}
	b.honours.ShowStatistics()
	b.Tap("figures.names")
	b.Tap("figures.names.part")
	b.sits("Anne")
	if diff := cmp.Diff(apart, b.reached(t, "Anne")); diff != "" || b.Said() != "" {
		t.Errorf("taken back, it says %q\n%s", b.Said(), diff)
	}
	b = newBench(t, against(1, 2, 3))
	b.keepsGames(t, "Anne", one, two)
	b.keepsGames(t, "Anné", three)
	b.sits("Anne")
	asks("notice.persons.apart")
	if diff := cmp.Diff(apart, b.reached(t, "Anne")); diff != "" {
		t.Errorf("told apart:\n%s", diff)
	}
}

// Whoever sits down in the place of somebody who has played is asked about them.
func TestChangedNameIsAskedAbout(t *testing.T) {
	b := newBench(t, against(1, 2, 3))
	b.keepsGames(t, "A", played(t, 4))
	b.sits("Zoë")
	if says := b.stage.Words.T("notice.persons", "Name", "Zoë", "Other", "A"); b.Said() != says {
		t.Errorf("it says %q, not %q", b.Said(), says)
	}
}
