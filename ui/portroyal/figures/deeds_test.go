package figures

import (
	"slices"
	"strings"
	"testing"

	"portroyal/engine/portroyal/deeds"
	"portroyal/engine/portroyal/logbook"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/statistics"
	"portroyal/ui/portroyal/figures/figurestest"
	"portroyal/ui/seen"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// The medals are those of the person who is told of, whatever is filtered, and puzzles count for the one at the screen.
func TestMedalsFollowThePerson(t *testing.T) {
	p := shown(t, stagetest.Small, words.English, figurestest.Games(60), new([]string))
	book := logbook.Logbook{Puzzles: map[string]logbook.Try{}}
	for _, name := range puzzle.First {
		book.Puzzles[name] = logbook.Try{Tries: 1, Solved: true}
	}
	p.With(book, mistakes.Box{})
	p.earned.states = nil
	p.build()
	puzzles := func() bool { return slices.Contains(deeds.Done(p.earned.states), "puzzles") }
	choose := func(change func(*selection)) {
		change(&p.chosen)
		p.build()
	}
	before := len(deeds.Done(p.earned.states))
	if !puzzles() || before < 5 {
		t.Fatalf("%d medals", before)
	}
	choose(func(s *selection) { s.edition, s.together = statistics.Unterwegs, true })
	if says := seen.Texts(p.Root); !strings.Contains(says, "There are no games of this kind") || !strings.Contains(says, "First Victory") {
		t.Errorf("without games together: %s", says)
	}
	if after := len(deeds.Done(p.earned.states)); after != before {
		t.Errorf("%d medals of %d after filtering", after, before)
	}
	other := p.names[slices.IndexFunc(p.names, func(name string) bool { return name != "Ann" })]
	choose(func(s *selection) { *s = selection{name: other} })
	if puzzles() || len(deeds.Done(p.earned.states)) == 0 {
		t.Errorf("%s has %v", other, deeds.Done(p.earned.states))
	}
}
