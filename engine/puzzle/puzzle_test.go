package puzzle_test

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/puzzle"
	"portroyal/engine/puzzle/find"
)

func twenty(t *testing.T) []puzzle.Puzzle {
	t.Helper()
	all, err := puzzle.Twenty()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// Each file holds against the engine: Read has seen to it that its choices are the legal actions and that the best is
// far enough ahead. What has been measured was measured often, and the rules of thumb still do what they are said to.
func TestTheTwenty(t *testing.T) {
	all := twenty(t)
	if len(all) != 20 {
		t.Errorf("there are %d puzzles", len(all))
	}
	for i := range all {
		p := &all[i]
		// Two shares of so many games can lie so far apart by chance, nineteen times in twenty.
		chance := 1.96 * math.Sqrt(2*0.25/float64(p.Games))
		if p.Lead()-puzzle.Ahead < 0 || p.Lead() < chance {
			t.Errorf("%s: it leads by %.3f, with %.3f by chance", p.Name, p.Lead(), chance)
		}
		if p.Failing() == 0 {
			t.Errorf("%s: every rule of thumb finds it", p.Name)
		}
		rules, err := find.Rules(p.Position.View())
		if err != nil {
			t.Fatal(err)
		}
		if len(rules) != len(p.Rules) {
			t.Errorf("%s: %d rules of thumb, not %d", p.Name, len(p.Rules), len(rules))
			continue
		}
		for i, rule := range rules {
			if p.Rules[i] != rule {
				t.Errorf("%s: %s does %q, and the file says %q", p.Name, rule.Name, rule.Action, p.Rules[i].Action)
			}
		}
		if i > 0 && p.Grade() < all[i-1].Grade() {
			t.Errorf("%s stands behind a harder one", p.Name)
		}
		if worth, ok := p.Worth(p.Best()); !ok || worth != p.Choices[0].Measured {
			t.Errorf("%s: the best is worth %v", p.Name, worth)
		}
		// What nobody knows does not matter: the position says no more than its view.
		view := p.Position.View()
		if known := portroyal.Position(view); known.View() != view {
			t.Errorf("%s: the view is another one", p.Name)
		}
	}
}

// They ask about different things, in each grade, in several editions and at tables of several sizes, and are different
// positions, of which no more than two are from the same game.
func TestTheTwentyAreVaried(t *testing.T) {
	grades, kinds, editions := map[puzzle.Grade]int{}, map[puzzle.Kind]int{}, map[portroyal.Deck]int{}
	type game struct {
		options portroyal.Options
		seed    uint64
	}
	tables, games := map[int]int{}, map[game]int{}
	ends, contracts := 0, 0
	views := map[portroyal.View]string{}
	all := twenty(t)
	for i := range all {
		p := &all[i]
		grades[p.Grade()]++
		kinds[p.Kind()]++
		editions[p.Position.Options().Decks]++
		tables[p.Position.Players()]++
		from := game{p.Position.Options(), p.From.Seed}
		if games[from]++; games[from] > 2 {
			t.Errorf("%s is not the second from its game", p.Name)
		}
		view := p.Position.View()
		if other, there := views[view]; there {
			t.Errorf("%s and %s are the same", p.Name, other)
		}
		views[view] = p.Name
		if view.Ending() {
			ends++
		}
		if view.Options().Contracts {
			contracts++
		}
	}
	for grade := puzzle.Easy; grade <= puzzle.Hard; grade++ {
		if grades[grade] < 4 {
			t.Errorf("%d puzzles of grade %d", grades[grade], grade)
		}
	}
	for kind := range puzzle.Kinds {
		if kinds[kind] == 0 {
			t.Errorf("none is about %s", kind)
		}
	}
	expansion := editions[portroyal.DeckBase|portroyal.DeckExpansion] - contracts // contracts come with it
	if editions[portroyal.DeckBase] < 10 || editions[portroyal.DeckUnterwegs] == 0 || expansion < 2 || contracts < 2 ||
		ends == 0 {
		t.Errorf("editions %v, %d with contracts, %d at the end", editions, contracts, ends)
	}
	if tables[2] < 10 || tables[3] < 2 || tables[4] < 2 {
		t.Errorf("tables of so many players: %v", tables)
	}
}

func TestPuzzlesAreWrittenAsTheyAreRead(t *testing.T) {
	for _, p := range twenty(t) {
		var text bytes.Buffer
		if err := p.Write(&text); err != nil {
			t.Fatal(err)
		}
		read, err := puzzle.Read(p.Name, text.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		var again bytes.Buffer
		if err := read.Write(&again); err != nil || again.String() != text.String() {
			t.Errorf("%s is another one: %v", p.Name, err)
		}
	}
}

// A file that is wrong says what is.
func TestWrongPuzzles(t *testing.T) {
	var text bytes.Buffer
	good := twenty(t)[0]
	if err := good.Write(&text); err != nil {
		t.Fatal(err)
	}
	best, second := good.Choices[0], good.Choices[1]
	changed := func(change func(p *puzzle.Puzzle)) string {
		p := good
		p.Choices = append([]puzzle.Choice{}, good.Choices...)
		change(&p)
		var text bytes.Buffer
		if err := p.Write(&text); err != nil {
			t.Fatal(err)
		}
		return text.String()
	}
	for _, wrong := range []struct{ says, text string }{
		{"legal actions", changed(func(p *puzzle.Puzzle) { p.Choices = p.Choices[1:] })},
		{"is not legal", changed(func(p *puzzle.Puzzle) { p.Choices[1].Action = portroyal.Taking(1) })},
		{"twice", changed(func(p *puzzle.Puzzle) { p.Choices[1] = p.Choices[0] })},
		{"before it", changed(func(p *puzzle.Puzzle) { p.Choices[0], p.Choices[1] = second, best })},
		{"ahead by", changed(func(p *puzzle.Puzzle) { p.Choices[1].Measured = best.Measured - puzzle.Ahead/2 })},
		{"no chance", changed(func(p *puzzle.Puzzle) { p.Choices[0].Measured = 1.2 })},
		{"measured", changed(func(p *puzzle.Puzzle) { p.Games = 0 })},
		{"ends too early", text.String()[:text.Len()/2]},
		{"solution", strings.Replace(text.String(), "{", `{"solution": "pass",`, 1)},
	} {
		_, err := puzzle.Read("one", []byte(wrong.text))
		if err == nil || !strings.Contains(err.Error(), wrong.says) || !strings.Contains(err.Error(), "puzzle one") {
			t.Errorf("%s: %v", wrong.says, err)
		}
	}
}
