package statisticspage

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"portroyal/engine/logbook"
	engine "portroyal/engine/medals"
	"portroyal/engine/portroyal/medals"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/statisticspage/statisticspagetest"
	"portroyal/ui/stage/stagetest"
	pagetest "portroyal/ui/statisticspage/statisticspagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// The medals are those of the person who is told of, whatever is filtered, and puzzles count for the one at the screen.
func TestMedalsFollowThePerson(t *testing.T) {
	p := shown(t, stagetest.Small, words.English, statisticspagetest.Games(60), new([]string))
	book := engine.Book{Puzzles: map[string]logbook.Try{}}
	for _, name := range puzzle.First {
		book.Puzzles[name] = logbook.Try{Tries: 1, Solved: true}
	}
	p.With(book, mistakes.Box{})
	p.Show(p.Games)
	puzzles := func() bool { return slices.Contains(medals.Done(p.MedalsOf(p.Chosen.Name)), "puzzles") }
	choose := func(change func(*selection)) {
		change(&p.Chosen)
		p.Build()
	}
	before := len(medals.Done(p.MedalsOf(p.Chosen.Name)))
	if !puzzles() || before < 5 {
		t.Fatalf("%d medals", before)
	}
	choose(func(s *selection) { s.Edition, s.Together = statistics.Unterwegs, true })
	if says := visible.Texts(p.Root); !strings.Contains(says, "There are no games of this kind") || !strings.Contains(says, "First Victory") {
		t.Errorf("without games together: %s", says)
	}
	if after := len(medals.Done(p.MedalsOf(p.Chosen.Name))); after != before {
		t.Errorf("%d medals of %d after filtering", after, before)
	}
	other := p.Names[slices.IndexFunc(p.Names, func(name string) bool { return name != "Ann" })]
	choose(func(s *selection) { *s = p.All(other) })
	if puzzles() || len(medals.Done(p.MedalsOf(p.Chosen.Name))) == 0 {
		t.Errorf("%s has %v", other, medals.Done(p.MedalsOf(p.Chosen.Name)))
	}
}

// Somebody with solved puzzles and no finished game finds their medals, whoever else has played; the strip below the rank
// leads to all of them.
func TestMedalsWithoutAGame(t *testing.T) {
	book := engine.Book{Puzzles: map[string]logbook.Try{}}
	for _, name := range puzzle.First {
		book.Puzzles[name] = logbook.Try{Tries: 1, Solved: true}
	}
	p := shown(t, stagetest.Small, words.English, nil, new([]string))
	p.User = "Dora"
	for _, games := range [][]statistics.Game{nil, statisticspagetest.Games(5)} {
		p.With(book, mistakes.Box{})
		p.Show(games)
		says := visible.Texts(p.Root)
		if p.Chosen.Name != "Dora" || !strings.Contains(says, "Old Salt") || !strings.Contains(says, "No game has been finished") ||
			!slices.Contains(medals.Done(p.MedalsOf(p.Chosen.Name)), "puzzles") {
			t.Errorf("with %d games of others: %s", len(games), says)
		}
	}
	p.Chosen = p.All("Ann")
	p.Build()
	test.Tap(pagetest.Plate(t, p.Root, "All medals"))
	if p.Scroll.Offset.Y == 0 {
		t.Error("it is not scrolled")
	}
}
