package puzzle_test

import (
	"bytes"
	"slices"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/puzzle"
	"portroyal/engine/piratescove/puzzle/find"
	shared "portroyal/engine/puzzle"
)

func set(t *testing.T) []puzzle.Puzzle {
	t.Helper()
	all, err := puzzle.All()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// Each file holds against the engine: All has seen to it that its choices are the legal actions and that the best is far
// enough ahead. That is no chance, the rules of thumb still choose what the file says, and one of them misses it.
func TestTheSet(t *testing.T) {
	all := set(t)
	if len(all) != 60 || puzzle.Count() != len(all) {
		t.Errorf("there are %d puzzles in %d files", len(all), puzzle.Count())
	}
	views := map[cove.View]string{}
	for i := range all {
		p := &all[i]
		if lead, wrong := p.Lead(), p.Choices[1].Error; lead < 2*wrong || p.Games < 150 {
			t.Errorf("%s: it leads by %.3f ± %.3f after %d games", p.Name, lead, wrong, p.Games)
		}
		if p.Failing() == 0 {
			t.Errorf("%s: every rule of thumb finds it", p.Name)
		}
		view := puzzle.View(p)
		if rules := find.Rules(view); !slices.Equal(rules, p.Rules) {
			t.Errorf("%s: rules of thumb choose %v, and the file says %v", p.Name, rules, p.Rules)
		}
		if tempting := p.Tempting(); tempting == p.Best() ||
			!slices.ContainsFunc(p.Rules, func(r puzzle.Rule) bool { return r.Action == tempting }) {
			t.Errorf("%s: %q tempts nobody", p.Name, tempting)
		}
		if i > 0 && puzzle.Game.Grade(p) < puzzle.Game.Grade(&all[i-1]) {
			t.Errorf("%s stands behind a harder one", p.Name)
		}
		if view.Options() != (cove.Options{Players: uint8(view.Players())}) {
			t.Errorf("%s is played with %+v", p.Name, view.Options())
		}
		// Hidden cards do not matter: the position says no more than its view.
		if sample := view.Sample(1); sample.View(view.Seat()) != view {
			t.Errorf("%s: the view is another one", p.Name)
		}
		if other, there := views[view]; there {
			t.Errorf("%s and %s are the same", p.Name, other)
		}
		views[view] = p.Name
	}
}

// They ask about everything, in each grade and at tables of every size, and no more than four are from the same game.
func TestTheSetIsVaried(t *testing.T) {
	grades, questions, tables, games := map[shared.Grade]int{}, map[puzzle.Question]int{}, map[int]int{}, map[shared.From]int{}
	all := set(t)
	for i := range all {
		p := &all[i]
		grades[puzzle.Game.Grade(p)]++
		questions[puzzle.QuestionOf(p)]++
		tables[p.Position.Players()]++
		from := p.From
		from.Decision = p.Position.Players()
		if games[from]++; games[from] > 4 {
			t.Errorf("%s is not the fourth from its game", p.Name)
		}
	}
	for grade := shared.Easy; grade <= shared.Hard; grade++ {
		if grades[grade] < 10 {
			t.Errorf("%d puzzles are %s", grades[grade], grade)
		}
	}
	for asks := range puzzle.Question(puzzle.Questions) {
		if questions[asks] < 6 {
			t.Errorf("%d are about %s", questions[asks], asks)
		}
	}
	for players := cove.MinPlayers; players <= cove.MaxPlayers; players++ {
		if tables[players] < 5 {
			t.Errorf("%d are for %d players", tables[players], players)
		}
	}
}

func TestPuzzlesAreWrittenAsTheyAreRead(t *testing.T) {
	for _, p := range set(t) {
		var text, again bytes.Buffer
		if err := p.Write(&text); err != nil {
			t.Fatal(err)
		}
		read, err := puzzle.Game.Read(p.Name, text.Bytes())
		if err == nil {
			err = read.Write(&again)
		}
		if err != nil || again.String() != text.String() {
			t.Errorf("%s is another one: %v", p.Name, err)
		}
	}
}
