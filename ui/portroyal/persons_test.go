package portroyal

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/medals"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/statisticspage"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/words"
)

// keepsGames keeps finished games of a person against a computer player, as they would have been played here.
func (b *bench) keepsGames(name string, seeds ...uint64) {
	b.t.Helper()
	for _, seed := range seeds {
		seats := []match.Seat{{Name: name}, {Name: "Ben", Player: "captain", Colour: 1}}
		game, err := match.New(match.Setup{
			Options: hotSeat("Ann", "Ben").Options, Seats: seats, Seed: seed, Installation: b.Installation(),
		})
		if err != nil {
			b.t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(seed, 4))
		for !game.Over() {
			if _, err := game.Play(gametest.Likely(game.Legal(), random)); err != nil {
				b.t.Fatal(err)
			}
		}
		game.Record().ID = fmt.Sprintf("game-%d", seed)
		if err := b.Archive().Keep(game.Record()); err != nil {
			b.t.Fatal(err)
		}
	}
	b.ShowLibrary() // which learns of them
	b.ShowStart()
}

// counted is all that is counted for the person at the screen.
type counted struct {
	Reached   reached
	Rank      bool
	Waiting   int  // own mistakes
	Page      int  // on their screen
	Announced int  // medals that are not told of again
	Told      bool // the statistics tell of them
}

func (b *bench) counted() counted {
	b.t.Helper()
	box, person := b.mistaken.Called(), b.Person()
	announced, _ := b.own().Medals.Of(b.Persons().Names(person)...)
	c := counted{
		Reached: b.reached(person), Rank: b.honours.RankLine() != "", Waiting: b.facts().Mistaken.Due,
		Page: len(box.Of(person, b.house.Today())), Announced: len(announced),
	}
	page := statisticspage.New(b.stage, person, statisticspage.Calls{})
	book, err := gather(b.t.Context(), b.Archive())
	if err != nil {
		b.t.Fatal(err)
	}
	page.Show(book.Games)
	c.Told = page.Chosen.Name == person
	return c
}

// somebody is a window in which a person has played three games as Anne, with all that comes of them, and one as anne.
func somebody(t *testing.T, folder string) *bench {
	t.Helper()
	b := keptBench(t, folder, words.English)
	last := hotSeat("Anne", "Ben")
	last.Seats[1].Player = "captain"
	b.own().Setup = &last
	b.keepsGames("Anne", 1, 2, 3)
	b.mistook(3)
	b.own().Medals.Add("Anne", string(medals.All()[0].Name))
	b.own().Series = &progress.Series{
		Options: last.Options, Players: []progress.Rival{{Name: "Anne"}, {Name: "Ben"}}, Games: 2, Wins: []int{2, 0},
	}
	b.keepsGames("anne", 4)
	return b
}

// sits sits down under a name at a table with Ben, and leaves it before anything has happened.
func (b *bench) sits(name string) {
	b.t.Helper()
	b.play(withSeed(hotSeat(name, "Ben"), 7))
	b.stage.CloseAll()
}

// Once two names are said to be those of one person, everything that is counted is that person's, whichever of the names
// they sit under, and each name's own again when that is taken back.
func TestJoinedNamesAreOnePerson(t *testing.T) {
	b := somebody(t, t.TempDir())
	b.Recount()
	anne := b.counted()
	if anne.Reached.Against != 3 || anne.Reached.Sums.Games != 3 || anne.Waiting != 2 || anne.Page != 3 ||
		!anne.Rank || anne.Announced == 0 {
		t.Fatalf("as Anne: %+v", anne)
	}
	b.sits("anne")
	if asks := b.stage.Words.T("notice.persons", "Name", "anne", "Other", "Anne"); b.Said() != asks {
		t.Fatalf("it says %q, not %q", b.Said(), asks)
	}
	apart := b.counted()
	if apart.Reached.Against != 1 || apart.Reached.Sums.Games != 1 || apart.Waiting+apart.Page+apart.Announced > 0 || apart.Rank {
		t.Errorf("as anne, before it is said that she is Anne: %+v", apart)
	}
	if b.Said() == "" {
		t.Fatal("the question has gone by itself")
	}
	b.Tap("notice.persons.same")
	both := b.counted()
	if b.Said() != "" || both.Reached.Against != 4 || both.Reached.Sums.Games != 4 || both.Waiting != 2 || both.Page != 3 ||
		!both.Rank || both.Announced != anne.Announced || !both.Reached.Played {
		t.Errorf("as both: %+v", both)
	}
	if names := both.Reached.Names; !slices.Equal(names, []string{"anne"}) {
		t.Errorf("there are games of %q", names)
	}
	b.sits("Anne")
	if b.Said() != "" {
		t.Errorf("it asks again: %q", b.Said())
	}
	if diff := cmp.Diff(both, b.counted()); diff != "" {
		t.Errorf("as Anne, who is anne:\n%s", diff)
	}
	b.sits("anne")
	b.honours.ShowStatistics()
	b.Tap("figures.names")
	b.Tap("figures.names.stay")
	b.Tap("figures.names")
	b.Tap("figures.names.part")
	if b.Has("figures.names") {
		t.Error("somebody with one name has several")
	}
	b.ShowStart()
	if diff := cmp.Diff(apart, b.counted()); diff != "" {
		t.Errorf("taken back:\n%s", diff)
	}
	b.sits("anne")
	if b.Said() != "" {
		t.Errorf("it asks again: %q", b.Said())
	}
}

// Two who are said to be two are counted as two, and not asked about again, also in another window.
func TestNamesAreToldApart(t *testing.T) {
	folder := t.TempDir()
	b := somebody(t, folder)
	b.sits("anne")
	before := b.counted()
	b.Tap("notice.persons.apart")
	if diff := cmp.Diff(before, b.counted()); diff != "" || before.Reached.Against != 1 {
		t.Errorf("told apart:\n%s", diff)
	}
	other := keptBench(t, folder, words.German)
	for _, b := range []*bench{b, other} {
		if b.sits("anne"); b.Said() != "" {
			t.Errorf("it asks again: %q", b.Said())
		}
	}
}

// A question that is put away stays unanswered: it comes again with the next window, and not before.
func TestQuestionIsPutAway(t *testing.T) {
	folder := t.TempDir()
	b := somebody(t, folder)
	b.sits("anne")
	b.Press(fyne.KeyEscape)
	if b.Said() != "" || b.Persons().Called("Anne") != "Anne" {
		t.Errorf("it says %q", b.Said())
	}
	if b.sits("anne"); b.Said() != "" {
		t.Errorf("it asks again: %q", b.Said())
	}
	other := keptBench(t, folder, words.German)
	if other.sits("anne"); other.Said() == "" {
		t.Error("another window does not ask")
	}
}

// A series goes on under the other name of one of its players, and so do the medals that they have heard of.
func TestSeriesOfJoinedNames(t *testing.T) {
	for answer, games := range map[words.ID]int{"notice.persons.same": 3, "notice.persons.apart": 1} {
		b := somebody(t, t.TempDir())
		b.sits("anne")
		b.Tap(answer)
		b.ShowStart()
		on(hotSeat("anne", "Ben"), isOver)(b)
		series := b.own().Series
		if series == nil || series.Games != games || series.Players[0].Name != "anne" {
			t.Errorf("%s: %+v", answer, series)
		}
		if _, asked := b.own().Medals.Of(b.Persons().Names(b.Called(b.house.Match)[0])...); asked != (games == 3) {
			t.Errorf("%s: %v", answer, b.own().Medals)
		}
	}
}

// Whoever has changed their name is asked about the one before, for as long as they have finished nothing under the new
// one; those who sit at the table together are not.
func TestChangedNameIsAskedAbout(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
	b.keepsGames("Anne", 1)
	last := hotSeat("Anne", "Ben")
	b.own().Setup = &last
	b.play(withSeed(hotSeat("Zoë", "Anne"), 7))
	if b.Said() != "" {
		t.Errorf("of two at a table it asks %q", b.Said())
	}
	b.own().Setup = &last
	b.sits("Zoë")
	if asks := b.stage.Words.T("notice.persons", "Name", "Zoë", "Other", "Anne"); b.Said() != asks {
		t.Fatalf("it says %q, not %q", b.Said(), asks)
	}
	b.Tap("notice.persons.same")
	if b.ShowStart(); b.facts().Against != 1 || b.Person() != "Zoë" {
		t.Errorf("%s has %d games", b.Person(), b.facts().Against)
	}
	if b.sits("anne"); b.Said() != b.stage.Words.T("notice.persons", "Name", "anne", "Other", "Zoë") {
		t.Errorf("of a name that is like one of hers it says %q", b.Said())
	}
}

// The mistakes of a person are cleared under all of their names.
func TestMistakesOfJoinedNames(t *testing.T) {
	b := somebody(t, t.TempDir())
	b.sits("anne")
	b.Tap("notice.persons.same")
	b.mistaken.ShowOwn()
	b.Tap("mistakes.clear")
	b.Tap("mistakes.clear.yes")
	if open := b.mistaken.Players(); len(open) > 0 {
		t.Errorf("mistakes of %q are left", open)
	}
}
