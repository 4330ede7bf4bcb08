package archive_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// table keeps a finished game of a person alone with a computer player, or of two persons.
func table(t *testing.T, a *archive.Archive, names ...string) *transcript.Record {
	t.Helper()
	r := game(t, 1, 0).Record()
	r.ID = fmt.Sprintf("table-%d", len(a.Counted()))
	for i, name := range names {
		r.Seats[i].Name, r.Seats[i].Player = name, ""
	}
	r.Result = &record.Result{
		Points: make([]int, len(r.Seats)), Coins: make([]int, len(r.Seats)), Winners: []int{0},
	}
	r.Installation = a.Installation()
	if err := a.Keep(r); err != nil {
		t.Fatal(err)
	}
	return r
}

// must ends a test that cannot write who is who.
func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// Names that are the same but for capitals, accents and spaces are asked about, in all languages of the program; others
// are not, nor is anybody who has finished nothing.
func TestAlikeNamesAreAskedAbout(t *testing.T) {
	for name, c := range map[string]struct {
		known string
		asked bool
	}{
		"anne": {"Anne", true}, "ANNE": {"Anne", true}, "Anné": {"Anne", true}, "An ne": {"Anne", true},
		"Anne\u0301": {"Anné", true}, "Jurgen": {"Jürgen", true}, "JÜRGEN": {"Jürgen", true}, "Zoe": {"Zoë", true},
		"begona": {"Begoña", true}, "JOSÉ LUIS": {"Jose Luis", true},
		"Josélluis": {"Jose Luis", false}, "Anna": {"Anne", false}, "Anne 2": {"Anne", false}, "Ann": {"Anne", false},
		"安娜": {"Anne", false}, "Anne": {"Anne", false}, "كيفن": {"كيفن ", true},
	} {
		a := open(t, t.TempDir())
		if asked := a.Question(name, name, []string{name}); asked != "" {
			t.Errorf("%q: in an empty folder %q is asked about", name, asked)
		}
		table(t, a, c.known)
		if asked := a.Question(name, name, []string{name}); asked == c.known != c.asked || asked != "" && !c.asked {
			t.Errorf("%q: asked about %q", name, asked)
		}
	}
}

// Somebody who sits where another person sat before is asked about that person as long as they have finished no game.
func TestAnotherNameIsAskedAbout(t *testing.T) {
	a := open(t, t.TempDir())
	if asked := a.Question("Anne", "Player 1", []string{"Anne"}); asked != "" {
		t.Errorf("%q has finished nothing", asked)
	}
	table(t, a, "Player 1")
	if asked := a.Question("Anne", "Player 1", []string{"Anne"}); asked != "Player 1" {
		t.Errorf("asked about %q", asked)
	}
	if asked := a.Question("Anne", "Player 1", []string{"Anne", "Player 1"}); asked != "" {
		t.Errorf("asked about %q, who sits at the same table", asked)
	}
	table(t, a, "anne")
	if asked := a.Question("Anne", "Player 1", []string{"Anne"}); asked != "anne" {
		t.Errorf("asked about %q, and not about the name that is alike", asked)
	}
	table(t, a, "Anne")
	must(t, a.TellApart("Anne", "anne"))
	if asked := a.Question("Anne", "Player 1", []string{"Anne"}); asked != "" {
		t.Errorf("asked about %q, though both have finished games", asked)
	}
}

// Nobody is asked about somebody whom they have met at a table, also in a game that was put away, is practice or is
// somebody else's, nor about somebody who has only practised, or whose games are somebody else's.
func TestWhoHasMetIsNotAskedAbout(t *testing.T) {
	for what, meet := range map[string]func(a *archive.Archive){
		"here":     func(a *archive.Archive) { table(t, a, "anne", "Anne") },
		"put away": func(a *archive.Archive) { _, err := a.PutAway(table(t, a, "anne", "Anne").ID); must(t, err) },
		"under another name of theirs": func(a *archive.Archive) {
			table(t, a, "anne", "Annette")
			must(t, a.Join("Anne", "Annette"))
		},
	} {
		a := open(t, t.TempDir())
		table(t, a, "Anne")
		meet(a)
		if asked := a.Question("anne", "Anne", []string{"anne"}); asked != "" {
			t.Errorf("%s: asked about %q", what, asked)
		}
	}
	for what, change := range map[string]func(*record.Head){
		"practice":      func(head *record.Head) { head.Practice = true },
		"theirs":        func(head *record.Head) { head.Installation = "elsewhere" },
		"not over":      func(head *record.Head) { head.Result = nil },
		"of a computer": func(head *record.Head) { head.Seats[0].Player = "stop3" },
	} {
		a := open(t, t.TempDir())
		r := table(t, a, "anne", "Ben")
		change(&r.Head)
		must(t, a.Keep(r))
		if asked := a.Question("Anne", "Anne", []string{"Anne"}); asked != "" {
			t.Errorf("%s: asked about %q", what, asked)
		}
		table(t, a, "anne")
		if asked := a.Question("Anne", "Anne", []string{"Anne"}); asked != "anne" {
			t.Errorf("%s: asked about %q, who has finished a game since", what, asked)
		}
		r.Seats[0].Player, r.Seats[1].Name = "", "Anne"
		must(t, a.Keep(r))
		if asked := a.Question("Anne", "Anne", []string{"Anne"}); asked != "" {
			t.Errorf("%s: they have met, and %q is asked about", what, asked)
		}
	}
}

// Names that were joined are one person's, the last one first, until that is taken back; then nobody is asked about them
// again. Other programs in the folder learn of it.
func TestJoin(t *testing.T) {
	dir := t.TempDir()
	a, other := open(t, dir), open(t, dir)
	for _, name := range []string{"Player 1", "anne", "Ben"} {
		table(t, a, name)
	}
	must(t, a.Join("anne", "Player 1"))
	must(t, a.Join("Anne", "anne"))
	other.List()
	for _, a := range []*archive.Archive{a, other} {
		p := a.Persons()
		if got := p.Names("Player 1"); !slices.Equal(got, []string{"Anne", "anne", "Player 1"}) {
			t.Errorf("the names are %q", got)
		}
		for name, called := range map[string]string{"Player 1": "Anne", "anne": "Anne", "Anne": "Anne", "Ben": "Ben", "ben": "ben"} {
			if got := p.Called(name); got != called {
				t.Errorf("%q is called %q", name, got)
			}
		}
		if got := p.Names("Ben"); !slices.Equal(got, []string{"Ben"}) {
			t.Errorf("Ben has the names %q", got)
		}
		for _, name := range []string{"ANNE", "Anne", "anne", "Player 1"} {
			if asked := a.Question(name, "Anne", []string{name}); asked != "" != (name == "ANNE") {
				t.Errorf("%q is asked about %q", name, asked)
			}
		}
	}
	must(t, other.Part("anne"))
	a.List()
	for _, name := range []string{"Player 1", "anne", "Anne"} {
		if got := a.Persons().Called(name); got != name {
			t.Errorf("taken back, %q is called %q", name, got)
		}
		if asked := a.Question(name, "Player 1", []string{name}); asked != "" {
			t.Errorf("taken back, %q is asked about %q", name, asked)
		}
	}
	must(t, a.Join("Anne", "anne"))
	if got := a.Persons().Called("anne"); got != "Anne" {
		t.Errorf("joined again, anne is called %q", got)
	}
}

// Two who were told apart are not asked about again, under any of their names.
func TestTellApart(t *testing.T) {
	a := open(t, t.TempDir())
	table(t, a, "Anne")
	must(t, a.TellApart("anne", "Anne"))
	must(t, a.Join("Anna", "Anne"))
	if asked := a.Question("anne", "Anna", []string{"anne"}); asked != "" {
		t.Errorf("asked about %q", asked)
	}
	if asked := a.Question("ANNA", "", []string{"ANNA"}); asked != "Anna" {
		t.Errorf("asked about %q, not about somebody else", asked)
	}
}

// At a table at which two sit with names of one person there are two: the one who is called so, or comes first, is that
// person.
func TestTwoNamesOfOnePersonAtATable(t *testing.T) {
	a := open(t, t.TempDir())
	must(t, a.Join("Anne", "anne"))
	must(t, a.Join("Anne", "Annie"))
	for _, c := range []struct {
		names, called []string
		seat          int
	}{
		{[]string{"Ben", "anne"}, []string{"Ben", "Anne"}, 1},
		{[]string{"anne", "Anne"}, []string{"anne", "Anne"}, 1},
		{[]string{"anne", "Annie"}, []string{"Anne", "Annie"}, 0},
		{[]string{"Annie", "anne", "Anne"}, []string{"Annie", "anne", "Anne"}, 2},
		{[]string{"Ben", "Eva"}, []string{"Ben", "Eva"}, -1},
	} {
		var head record.Head
		var names []*string
		now := slices.Clone(c.names)
		for i, name := range c.names {
			head.Seats = append(head.Seats, record.Seat{Name: name})
			names = append(names, &now[i])
		}
		if a.Persons().Call(names); !slices.Equal(now, c.called) {
			t.Errorf("%q are called %q", c.names, now)
		}
		for _, name := range []string{"anne", "Anne"} {
			if seat := a.Persons().Seat(&head, name); seat != c.seat {
				t.Errorf("%q: %s sits at %d", c.names, name, seat)
			}
		}
	}
	if seat := a.Persons().Seat(&record.Head{Seats: []record.Seat{{Name: "Anne", Player: "captain"}}}, "Anne"); seat != -1 {
		t.Error("a computer player is a person")
	}
	var nobody *archive.Persons
	if nobody.Called("anne") != "anne" || !slices.Equal(nobody.Names("anne"), []string{"anne"}) {
		t.Error("without a folder names are not a person's own")
	}
}

// What makes no sense of what the file says was not said, and all else stands. The installations stay what they are.
func TestPersonsAreDistrusted(t *testing.T) {
	long := strings.Repeat("a", record.LongestName+1)
	for said, want := range map[string]map[string]string{
		`{"same":[["Anne","anne"],["anne","Annie"],["Annie","Anne","Ann"]]}`: {"anne": "Anne", "Annie": "Annie", "Ann": "Ann"},
		`{"same":[["Anne","Anne"],["Ben"],[],["","Eva"],["A\u202e","Max"]]}`: {"Anne": "Anne", "Ben": "Ben", "Eva": "Eva", "Max": "Max"},
		`{"same":[["` + long + `","Anne"],["Ben","ben"]]}`:                   {"Anne": "Anne", "ben": "Ben"},
		`{"same":{"Anne":"anne"},"apart":[["Anne","anne"]]}`:                 {"anne": "anne"},
		`{"same":[["Anne","anne"]],"apart":5}`:                               {"anne": "Anne"},
		`{"same":[["Anne",7,"anne"]],"apart":[["Ben","Eva"]]}`:               {"anne": "anne"},
		`{"same":null}`: {"anne": "anne"},
		`[]`:            {"anne": "anne"},
		`"Anne"`:        {"anne": "anne"},
		`7`:             {"anne": "anne"},
	} {
		dir := t.TempDir()
		write(t, filepath.Join(dir, "owners"), []byte(`{"own":"here","also":["there"],"persons":`+said+`}`))
		a := open(t, dir)
		a.List()
		for name, called := range want {
			if got := a.Persons().Called(name); got != called {
				t.Errorf("%s: %q is called %q, not %q", said, name, got, called)
			}
		}
		if !a.IsOwn(&record.Head{Installation: "there"}) || a.Installation() != "here" {
			t.Errorf("%s: the installations are lost", said)
		}
		must(t, a.Join("Zoë", "zoe"))
		if again := open(t, dir); again.Installation() != "here" || again.Persons().Called("zoe") != "Zoë" {
			t.Errorf("%s: what was said then is lost", said)
		}
	}
}

// However much is said, the file can be read again, with what was said last.
func TestPersonsAreNotTooMany(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	const family = "\U0001F468\u200d\U0001F469\u200d\U0001F467\u200d\U0001F466"
	widest := func(i int) string { return strings.Repeat(family, record.LongestName-4) + fmt.Sprintf("%04d", i) }
	for i := range 60 {
		must(t, a.Join(widest(i), widest(1000+i)))
		must(t, a.TellApart(widest(2000+i), widest(3000+i)))
	}
	info, err := os.Stat(filepath.Join(dir, "owners"))
	if err != nil {
		t.Fatal(err)
	}
	again := open(t, dir)
	again.List()
	if got := again.Persons().Called(widest(1059)); got != widest(59) || again.Persons().Called(widest(1000)) != widest(1000) {
		t.Errorf("in %d bytes, the last one is called %q", info.Size(), got)
	}
	table(t, again, widest(3059))
	if asked := again.Question(widest(2059), widest(3059), nil); asked != "" || again.Installation() != a.Installation() {
		t.Errorf("asked about %q", asked)
	}
	for i := range 20 { // one person with more names than there may be
		must(t, a.Join(widest(i), widest(59)))
	}
	if again := open(t, dir); again.Installation() != a.Installation() || !utf8.ValidString(again.Persons().Called("x")) {
		t.Error("the file cannot be read any more")
	}
	var names []string
	for i := range 20_000 {
		names = append(names, fmt.Sprintf(`"N%d"`, i))
	}
	many := strings.Join(names, ",")
	write(t, filepath.Join(dir, "owners"), []byte(`{"own":"here","persons":{"same":[[`+many+`],["Anne","anne"]]}}`))
	a = open(t, dir)
	if a.List(); a.Installation() != "here" || a.Persons().Called("N1") != "N1" || a.Persons().Called("anne") != "Anne" {
		t.Error("somebody with 20,000 names is somebody")
	}
}

// A file of owners from before names were joined is read, and one in which names were joined can be changed by hand.
func TestPersonsInTheFile(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "owners")
	write(t, file, []byte(`{"own":"here"}`))
	a := open(t, dir)
	a.List()
	must(t, a.Join("Begoña <3", "begona"))
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), `"Begoña <3",`+"\n") {
		t.Errorf("it says\n%s", text)
	}
	write(t, file, []byte(strings.Replace(string(text), "begona", "bego", 1)))
	if a.List(); a.Persons().Called("bego") != "Begoña <3" || a.Persons().Called("begona") != "begona" {
		t.Error("what was changed by hand is not followed")
	}
}
