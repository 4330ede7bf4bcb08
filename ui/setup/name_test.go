package setup

import (
	"testing"

	"portroyal/engine/skill"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

func TestUserName(t *testing.T) {
	for login, want := range map[string]string{
		"anna":                    "Anna",
		"Anna":                    "Anna",
		"  anna ":                 "Anna",
		"özil":                    "Özil",
		"jean-luc":                "Jean-luc",
		"o'neil":                  "O'neil",
		"mcKay":                   "mcKay", // as its owner writes it
		"anna.schmidt":            "Anna",
		"a.schmidt":               "A.schmidt",
		`OFFICE\anna`:             "Anna",
		"anna@example.org":        "Anna",
		"kim2":                    "Kim2",
		"李雷":                      "李雷",
		"":                        "",
		" ":                       "",
		"x":                       "", // an initial
		"root":                    "",
		"Root":                    "",
		"user":                    "",
		"nobody":                  "",
		"Administrator":           "",
		"s1234567":                "",
		"1anna":                   "",
		"_apt":                    "",
		"systemd-network-service": "", // too long
		"an\x07na":                "",
		"anna\u202e":              "",
		"an/na":                   "",
		"\xff\xfe":                "",
	} {
		if got := UserName(login); got != want {
			t.Errorf("%q is called %q, want %q", login, got, want)
		}
	}
}

// party is who plays in these tests.
var party = &Company{
	Regulars: []Regular{
		{"cabin-boy", "cabin-boy"},
		{"sailor", "seaman"},
		{"captain", "captain:bold"},
		{"pilot", "seaman"},
		{"merchant", "seaman"},
	},
	Called: map[string]words.ID{
		"cabin-boy": "name.1", "sailor": "name.2", "captain": "name.3", "pilot": "name.4", "merchant": "name.5",
		"corsair": "name.6", "cook": "name.9", "weaver": "name.12",
	},
	Characters: []string{skill.Even, "bold"},
	Heads:      map[string][]string{skill.Even: {"weaver", "cook"}, "bold": {"corsair", "captain"}},
}

func TestDefaultNames(t *testing.T) {
	for code, want := range map[words.Language]string{
		words.English: "Player 1", words.German: "Mensch 1", words.Dutch: "Speler 1", words.Spanish: "Jugador 1",
	} {
		w := words.In(code)
		if got := Person(w, "").Name; got != want {
			t.Errorf("%s: without a user name the first player is %q, want %q", code, got, want)
		}
		if got := Person(w, "anna b").Name; got != "anna b" {
			t.Errorf("%s: anna b is called %q", code, got)
		}
		for _, regular := range party.Regulars { // a user with the name of a computer player
			name := w.T(party.Called[regular.Portrait])
			for j, seat := range party.With(Person(w, name), w, 3) {
				if j > 0 && seat.Name == name {
					t.Errorf("%s: two players are called %s", code, name)
				}
			}
		}
	}
}

func never(string) bool { return false }

func TestOldDefaultNamesAreReplaced(t *testing.T) {
	w := words.In(words.German)
	for old, want := range map[string]string{
		"Player 1": "Mensch 1", "Speler 1": "Mensch 1", "Jugador 1": "Mensch 1", "Player 2": "Player 2",
		"You": "Mensch 1", "Du": "Mensch 1", "Jij": "Mensch 1", "Tú": "Mensch 1", "Yourself": "Yourself",
		"Anna": "Anna", "Spieler 1": "Spieler 1", "Captain": "Captain", // these make no sentence wrong
	} {
		from := []Seat{{Name: old}, {Name: "Du", Player: "stop2"}, {Name: "You"}}
		got := party.Renamed(w, "", from, never)
		if got[0].Name != want || got[1].Name != "Du" || got[2].Name != "Mensch 3" {
			t.Errorf("%q: %+v", old, got)
		}
		if from[0].Name != old {
			t.Error("the argument has been changed")
		}
	}
	from := []Seat{{Name: "Player 1"}, {Name: "Player 2"}, {Name: "Player 3"}}
	if got := party.Renamed(w, "Anna", from, func(name string) bool { return name == "Player 3" }); got[0].Name != "Anna" ||
		got[1].Name != "Mensch 2" || got[2].Name != "Player 3" {
		t.Errorf("with games of the third: %+v", got)
	}
	if got := party.Renamed(w, "Anna", []Seat{{Name: "Du"}}, never); got[0].Name != "Anna" {
		t.Errorf("anna is called %q", got[0].Name)
	}
}

// A person's opponent is a computer player with the looks of its level, with a name the person does not have, and
// with its own head and colour.
func TestRival(t *testing.T) {
	w := words.In(words.English)
	for _, c := range []struct {
		person         Seat
		name, portrait string
	}{
		{Seat{Name: "Ann", Portrait: "person"}, "Henry", "captain"},
		{Seat{Name: "Henry", Portrait: "person"}, "Mei", "pilot"},
		{Seat{Name: "Ann", Portrait: "captain", Colour: 1}, "Mei", "pilot"},
	} {
		rival := party.Rival(c.person, w, "captain")
		if rival.Name != c.name || rival.Portrait != c.portrait || rival.Player != "captain" ||
			rival.Colour == c.person.Colour {
			t.Errorf("against %+v sits %+v", c.person, rival)
		}
	}
}

// A seat that changes from a computer player to a person, or back, gets a name that suits the new player; a name
// that the player has chosen stays, and with it the head.
func TestSeatsAreRenamedWithWhoSitsThere(t *testing.T) {
	for _, language := range words.Languages {
		w := words.In(language)
		s := &Screen{stage: &stage.Stage{Words: w}, company: party, Seats: party.With(Person(w, ""), w, 3)}
		here := &s.Seats[1]
		given, head := here.Name, here.Portrait
		s.Cast(1, "")
		if here.Name != w.T("name.person", "Number", 2) || here.Portrait != head {
			t.Errorf("%s: a person at the place of %s is called %s, with the head of a %s", language, given, here.Name, here.Portrait)
		}
		s.Cast(1, "captain")
		if want := w.T(party.Called["captain"]); here.Name != want || here.Portrait != "captain" {
			t.Errorf("%s: a captain is called %s, not %s, with the head of a %s", language, here.Name, want, here.Portrait)
		}
		here.Name = "Leonie"
		for _, player := range []string{"cabin-boy", "", "captain:bold"} {
			if s.Cast(1, player); here.Name != "Leonie" || here.Portrait != "captain" || here.Player != player {
				t.Errorf("%s: Leonie, now %q, is called %s, with the head of a %s", language, player, here.Name, here.Portrait)
			}
		}
	}
}

// The names of computer players whom the program has named follow the language, each that of their head; two who would be
// called the same are told apart.
func TestNamesFollowTheLanguage(t *testing.T) {
	from := words.In(words.German)
	seats := party.With(Person(from, ""), from, 5)
	seats[3].Name = "Leonie"
	for _, language := range words.Languages {
		w := words.In(language)
		now := party.Renamed(w, "", seats, never)
		for i, seat := range now[1:] {
			want := w.T(party.Called[seat.Portrait])
			if i == 2 {
				want = "Leonie"
			}
			if seat.Name != want || seat.Portrait != seats[i+1].Portrait {
				t.Errorf("%s: %s is called %s now, want %s", language, seats[i+1].Name, seat.Name, want)
			}
		}
		now[0].Name = w.T(party.Called["sailor"])
		again := party.Renamed(from, "", party.Renamed(w, "", now, never), never)
		if want := from.T(party.Called["sailor"]); again[2].Name != want && again[2].Name != want+" 2" {
			t.Errorf("%s: beside %s sits %s", language, now[0].Name, again[2].Name)
		}
	}
}
