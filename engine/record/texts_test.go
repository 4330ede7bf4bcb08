package record_test

import (
	"slices"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/record"
)

const family = "👨‍👩‍👧‍👦"

// Names are as long as a person counts them, and nothing in them is hidden or hides anything else.
func TestCheckName(t *testing.T) {
	for name, right := range map[string]bool{
		"Ann": true, "Ann 2": true, "José María": true, "יעל": true, "小明": true, "O’Neill-Müller": true, "7": true,
		family: true, "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f": true,
		strings.Repeat(family, record.LongestName):   true,
		strings.Repeat(family, record.LongestName+1): false,
		strings.Repeat("a", record.LongestName):      true,
		strings.Repeat("a", record.LongestName+1):    false,
		"a" + strings.Repeat("\u0301", 16):           false,
		"":                                           false,
		"   ":                                        false,
		"\u200d":                                     false,
		"\u0301":                                     false,
		"Ann\n":                                      false,
		"Ann\x00":                                    false,
		"Ann\u202enna":                               false,
		"\u2066Ann":                                  false,
		"Ann\u200b":                                  false,
		"Ann\ufeff":                                  false,
		"Ann\u2028":                                  false,
		"Ann\ufffd":                                  false,
		"Ann\ue000":                                  false,
	} {
		err := record.CheckName(name)
		if (err == nil) != right {
			t.Errorf("%+q: %v", name, err)
		}
		if err != nil && (strings.ContainsAny(err.Error(), "\n\u202e\x00") || len(err.Error()) > 100) {
			t.Errorf("%+q: the error shows it: %q", name, err)
		}
		switch clean := record.CleanName(name); {
		case clean != "" && record.CheckName(clean) != nil:
			t.Errorf("%+q becomes %+q: %v", name, clean, record.CheckName(clean))
		case right && clean != name:
			t.Errorf("%+q becomes %+q though nothing is wrong", name, clean)
		case record.CleanName(clean) != clean:
			t.Errorf("%+q becomes %+q, and then %+q", name, clean, record.CleanName(clean))
		}
	}
	if clean := record.CleanName(" Ann\u202e\t Marie\n"); clean != "Ann Marie" {
		t.Errorf("it becomes %q", clean)
	}
}

// A record with a name that cannot be shown is refused by all that reads it, in one sentence.
func TestNamesAreChecked(t *testing.T) {
	for _, change := range []func(*record.Seat){
		func(s *record.Seat) { s.Name = strings.Repeat("a", 10000) },
		func(s *record.Seat) { s.Name = strings.Repeat(family, 100) },
		func(s *record.Seat) { s.Name = "" },
		func(s *record.Seat) { s.Name = "A\u202enn" },
		func(s *record.Seat) { s.Player = strings.Repeat("a", 10000) },
		func(s *record.Seat) { s.Portrait = "A\nnn" },
	} {
		r, _ := played(t, portroyal.Options{Players: 2, Decks: portroyal.DeckBase, Target: 12}, 1)
		r.Seats = slices.Clone(r.Seats)
		change(&r.Seats[1])
		text := write(t, r)
		if _, err := record.Read(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), "seat 2") ||
			len(err.Error()) > 150 || strings.Contains(err.Error(), "\n") {
			t.Errorf("reading: %v", err)
		}
		if _, err := record.DecodeHead([]byte(text)); err == nil || !strings.Contains(err.Error(), "seat 2") {
			t.Errorf("reading the head: %v", err)
		}
	}
}

// A game can be read again whatever somebody has called the players.
func TestGamesOfAnyNamesAreReadAgain(t *testing.T) {
	for _, name := range []string{"", "\u202e", strings.Repeat(family, 1000), "A\x00\nnn", "\xff", strings.Repeat("\u0301", 99)} {
		options := portroyal.Options{Players: 2, Decks: portroyal.DeckBase, Target: 12}
		r, _, err := record.Begin(options, 1, 0, []record.Seat{{Name: name}, {Name: name}})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := record.Read(strings.NewReader(write(t, r))); err != nil {
			t.Errorf("%.20q becomes %.20q: %v", name, r.Seats[0].Name, err)
		}
	}
}
