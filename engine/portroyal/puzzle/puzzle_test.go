package puzzle_test

import (
	"bytes"
	"encoding/json"
	"math"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/puzzle/find"
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

// Each file holds against the engine: Read has seen to it that its choices are the legal actions and that the best is
// far enough ahead. Every measurement was made often enough, and the rules of thumb still choose what the file says.
func TestTheSet(t *testing.T) {
	all := set(t)
	if len(all) != 100 {
		t.Errorf("there are %d puzzles", len(all))
	}
	for i := range all {
		p := &all[i]
		// Two shares of so many games can be so far apart by chance, nineteen times in twenty.
		chance := 1.96 * math.Sqrt(2*0.25/float64(p.Games))
		if p.Lead()-shared.Ahead < 0 || p.Lead() < chance {
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
		if i > 0 && i != len(puzzle.First) && puzzle.Game.Grade(p) < puzzle.Game.Grade(&all[i-1]) {
			t.Errorf("%s stands behind a harder one", p.Name)
		}
		if worth, ok := p.Worth(p.Best()); !ok || worth != p.Choices[0].Measured {
			t.Errorf("%s: the best is worth %v", p.Name, worth)
		}
		if tempting := p.Tempting(); tempting == p.Best() ||
			!slices.ContainsFunc(p.Rules, func(r puzzle.Rule) bool { return r.Action == tempting }) {
			t.Errorf("%s: %q tempts nobody", p.Name, tempting)
		}
		// Hidden cards do not matter: the position says no more than its view.
		view := p.Position.View()
		if known := portroyal.Position(view); known.View() != view {
			t.Errorf("%s: the view is another one", p.Name)
		}
	}
}

// The first ones are chosen one by one, and come before all others.
func TestTheFirst(t *testing.T) {
	all := set(t)
	if len(puzzle.First) != 20 {
		t.Errorf("%d come first", len(puzzle.First))
	}
	for i := range all {
		if first := slices.Contains(puzzle.First, all[i].Name); first != (i < len(puzzle.First)) {
			t.Errorf("%s is puzzle %d", all[i].Name, i+1)
		}
	}
}

// A puzzle that a player has solved stays solved: a puzzle that stays keeps its name.
func TestNamesStay(t *testing.T) {
	all := set(t)
	for _, name := range []string{
		"a-ship-for-nothing", "a-ship-from-their-harbour", "anchors-can-wait", "crowded-berth", "first-the-ship",
		"five-in-the-harbour", "nine-coins-kept", "one-governor", "seven-at-the-last-bell", "seven-coins",
		"ten-to-choose-from", "the-captain-next-door", "the-clerks-ship", "the-jester-left-over", "the-third-symbol",
		"the-vice-admiral",
	} {
		if !slices.ContainsFunc(all, func(p puzzle.Puzzle) bool { return p.Name == name }) {
			t.Errorf("%s has gone", name)
		}
	}
}

// Easy ones come from the base game alone, and all are played by the printed rules of their edition.
func TestEditions(t *testing.T) {
	all := set(t)
	for i := range all {
		options := all[i].Position.Options()
		plain := portroyal.DefaultOptions()
		plain.Players, plain.Decks, plain.Contracts = options.Players, options.Decks, options.Contracts
		plain.Target, plain.AutoContracts = portroyal.PrintedTarget(options.Decks), options.AutoContracts
		if options != plain {
			t.Errorf("%s is played with %+v", all[i].Name, options)
		}
		if base := options.Decks == portroyal.DeckBase && !options.Contracts; !base && puzzle.Game.Grade(&all[i]) == shared.Easy {
			t.Errorf("%s is easy, with %v", all[i].Name, options.Decks)
		}
	}
}

// How hard a puzzle is follows from how many rules of thumb fail, how far the best choice is ahead, whether that can be
// seen without playing on, and the edition.
func TestGrades(t *testing.T) {
	easy := set(t)[0]
	for _, is := range []struct {
		about       string
		failing     int
		lead, judge float64
		decks       string
		want        shared.Grade
	}{
		{"one rule fails", 1, 0.15, 0.15, "base", shared.Easy},
		{"two rules fail", 2, 0.15, 0.15, "base", shared.Medium},
		{"all fail", 3, 0.15, 0.15, "base", shared.Hard},
		{"far ahead", 2, 0.25, 0.25, "base", shared.Easy},
		{"all fail, and far ahead", 3, 0.25, 0.25, "base", shared.Medium},
		{"hardly to be seen", 1, 0.15, 0.05, "base", shared.Medium},
		{"far ahead, but hardly to be seen", 2, 0.25, 0.05, "base", shared.Medium},
		{"no base game", 1, 0.25, 0.25, "expansion", shared.Medium},
	} {
		p := easy
		p.Rules = nil
		p.Choices = []puzzle.Choice{
			{Action: easy.Choices[0].Action, Measured: 0.5 + is.lead, Judged: 0.5 + is.judge},
			{Action: easy.Choices[1].Action, Measured: 0.5, Judged: 0.5},
		}
		for i := range 3 {
			rule := puzzle.Rule{Action: p.Best()}
			if i < is.failing {
				rule.Action = p.Choices[1].Action
			}
			p.Rules = append(p.Rules, rule)
		}
		if is.decks != "base" {
			text := `{"options": {"decks": ["base", "expansion"]}, "pile": ["settler"], "seats": [{}, {}]}`
			if err := json.Unmarshal([]byte(text), &p.Position); err != nil {
				t.Fatal(err)
			}
		}
		if got := puzzle.Game.Grade(&p); got != is.want {
			t.Errorf("%s: %s, not %s", is.about, got, is.want)
		}
	}
}

// The tempting choice is that of most rules of thumb, and of as many the better one.
func TestTempting(t *testing.T) {
	a, b, c := portroyal.Action{Kind: portroyal.Pass}, portroyal.Action{Kind: portroyal.Stop},
		portroyal.Action{Kind: portroyal.Dock}
	p := puzzle.Puzzle{Choices: []puzzle.Choice{{Action: a}, {Action: b}, {Action: c}}}
	for _, is := range []struct{ rules, want []portroyal.Action }{
		{[]portroyal.Action{a, a, a}, []portroyal.Action{b}},
		{[]portroyal.Action{a, c, a}, []portroyal.Action{c}},
		{[]portroyal.Action{c, b, c}, []portroyal.Action{c}},
		{[]portroyal.Action{a, c, b}, []portroyal.Action{b}},
	} {
		p.Rules = nil
		for _, action := range is.rules {
			p.Rules = append(p.Rules, puzzle.Rule{Action: action})
		}
		if got := p.Tempting(); got != is.want[0] {
			t.Errorf("with %v it is %v, not %v", is.rules, got, is.want[0])
		}
	}
}

// The answer says why the best choice is better than the tempting one, by something that decides, and no sort of puzzle
// comes too often; of those that are about the very same cards there are no more than two.
func TestTheSetTeachesManyThings(t *testing.T) {
	judge, err := coach.New()
	if err != nil {
		t.Fatal(err)
	}
	const most, same = 14, 2
	type about struct {
		find.Sort
		best, tempting portroyal.Action
	}
	sorts, abouts, reasons := map[find.Sort]int{}, map[about]int{}, map[coach.Kind]bool{}
	all := set(t)
	for i := range all {
		p := &all[i]
		sort, is := find.SortOf(judge, p)
		if !is {
			t.Errorf("%s: nothing decides between %q and %q", p.Name, p.Best(), p.Tempting())
			continue
		}
		reasons[sort.Reason] = true
		if sorts[sort]++; sorts[sort] > most {
			t.Errorf("%s is the %dth of its sort", p.Name, sorts[sort])
		}
		the := about{sort, p.Best(), p.Tempting()}
		if abouts[the]++; abouts[the] > same && p.Best().Card != portroyal.NoCard {
			t.Errorf("%s is the %dth about %q or %q", p.Name, abouts[the], p.Best(), p.Tempting())
		}
	}
	if len(reasons) < 12 {
		t.Errorf("only %d different reasons decide", len(reasons))
	}
}

// They ask about different things, in each grade, in several editions and at tables of several sizes, and are different
// positions, of which no more than two are from the same game.
func TestTheSetIsVaried(t *testing.T) {
	grades, kinds, editions := map[shared.Grade]int{}, map[puzzle.Kind]int{}, map[portroyal.Deck]int{}
	type game struct {
		options portroyal.Options
		seed    uint64
	}
	tables, games := map[int]int{}, map[game]int{}
	ends, contracts := 0, 0
	views := map[portroyal.View]string{}
	all := set(t)
	for i := range all {
		p := &all[i]
		grades[puzzle.Game.Grade(p)]++
		kinds[puzzle.KindOf(p)]++
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
	for grade := shared.Easy; grade <= shared.Hard; grade++ {
		if grades[grade] < 10 {
			t.Errorf("%d puzzles of grade %d", grades[grade], grade)
		}
	}
	for kind := range puzzle.Kinds {
		if kinds[kind] == 0 {
			t.Errorf("none is about %s", kind)
		}
	}
	expansion := editions[portroyal.DeckBase|portroyal.DeckExpansion] - contracts // contracts come with it
	if editions[portroyal.DeckBase] < 60 || editions[portroyal.DeckUnterwegs] < 3 || expansion < 5 || contracts < 5 ||
		ends == 0 {
		t.Errorf("editions %v, %d with contracts, %d at the end", editions, contracts, ends)
	}
	if tables[2] < 50 || tables[3] < 10 || tables[4] < 4 {
		t.Errorf("tables of so many players: %v", tables)
	}
}

func TestPuzzlesAreWrittenAsTheyAreRead(t *testing.T) {
	for _, p := range set(t) {
		var text bytes.Buffer
		if err := p.Write(&text); err != nil {
			t.Fatal(err)
		}
		read, err := puzzle.Game.Read(p.Name, text.Bytes())
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
	good := set(t)[0]
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
		{"choices for", changed(func(p *puzzle.Puzzle) { p.Choices = p.Choices[1:] })},
		{"is not legal", changed(func(p *puzzle.Puzzle) { p.Choices[1].Action = portroyal.Taking(1) })},
		{"twice", changed(func(p *puzzle.Puzzle) { p.Choices[1] = p.Choices[0] })},
		{"before it", changed(func(p *puzzle.Puzzle) { p.Choices[0], p.Choices[1] = second, best })},
		{"ahead by", changed(func(p *puzzle.Puzzle) { p.Choices[1].Measured = best.Measured - shared.Ahead/2 })},
		{"no chance", changed(func(p *puzzle.Puzzle) { p.Choices[0].Measured = 1.2 })},
		{"measured", changed(func(p *puzzle.Puzzle) { p.Games = 0 })},
		{"ends too early", text.String()[:text.Len()/2]},
		{"solution", strings.Replace(text.String(), "{", `{"solution": "pass",`, 1)},
	} {
		_, err := puzzle.Game.Read("one", []byte(wrong.text))
		if err == nil || !strings.Contains(err.Error(), wrong.says) || !strings.Contains(err.Error(), "puzzle one") {
			t.Errorf("%s: %v", wrong.says, err)
		}
	}
}
