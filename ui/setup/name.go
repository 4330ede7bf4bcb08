package setup

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"portroyal/ui/words"
)

// longestUserName is the greatest length of a user name that is taken for a person's name; longer ones are more
// likely identifiers, and would be cut off on the table.
const longestUserName = 14

// nobodies are user names that are no person's name.
var nobodies = []string{
	"root", "user", "nobody", "admin", "administrator", "guest", "default", "owner", "player", "test",
	"ubuntu", "debian", "fedora", "pi", "gast", "benutzer", "gebruiker", "usuario", "invitado",
}

// UserName makes a player's name from the system's user name, "" if that does not look like a person's name. A
// domain before or after it is dropped, as is everything after a first name.
func UserName(login string) string {
	login = strings.TrimSpace(login)
	login = login[strings.LastIndexByte(login, '\\')+1:]
	login, _, _ = strings.Cut(login, "@")
	name := login
	if first, _, joined := strings.Cut(login, "."); joined && utf8.RuneCountInString(first) > 1 {
		name = first
	}
	letters, others := 0, 0
	for _, r := range name {
		switch {
		case unicode.IsLetter(r):
			letters++
		case unicode.IsMark(r):
		case unicode.IsDigit(r), strings.ContainsRune(" .-_'’", r):
			others++
		default:
			return "" // no character of a name
		}
	}
	first, size := utf8.DecodeRuneInString(name)
	if !unicode.IsLetter(first) || letters < 2 || others >= letters || utf8.RuneCountInString(name) > longestUserName ||
		slices.Contains(nobodies, strings.ToLower(name)) {
		return ""
	}
	if strings.ToLower(name) == name {
		name = string(unicode.ToTitle(first)) + name[size:]
	}
	return name
}

// personName is the name of a person at a seat, counted from 0, who has not entered one there. Only the first can be the
// user of this program.
func personName(w *words.Words, user string, seat int) string {
	if user != "" && seat == 0 {
		return user
	}
	return defaultName(w, seat)
}

// defaultName is the name of a person at a seat, counted from 0, of whom nothing is known.
func defaultName(w *words.Words, seat int) string { return w.T("name.person", "Number", seat+1) }

// calledAfter is the name of a computer player with this head, with a number behind it if another player is called so.
func (c *Company) calledAfter(w *words.Words, head string, others []Seat) string {
	name := w.T(c.Called[head])
	free := name
	for number := 2; isCalled(others, free); number++ {
		free = name + " " + strconv.Itoa(number)
	}
	return free
}

// isCalled reports whether a seat has this name.
func isCalled(seats []Seat, name string) bool {
	return slices.ContainsFunc(seats, func(seat Seat) bool { return seat.Name == name })
}

// given reports whether the name at a seat, counted from 0, is one that the program gives, in any language.
func (c *Company) given(here Seat, seat int) bool {
	if here.Player == "" {
		return slices.ContainsFunc(words.Languages, func(code words.Language) bool {
			return here.Name == defaultName(words.In(code), seat)
		})
	}
	name := numbered.ReplaceAllString(here.Name, "")
	for _, code := range words.Languages {
		w := words.In(code)
		for _, id := range c.Called {
			if name == w.T(id) {
				return true
			}
		}
	}
	return false
}

// numbered is the end of a name that another player has as well.
var numbered = regexp.MustCompile(` [2-9]$`)

// call gives the computer players whom the program has named the names that go with their heads, in the language.
func (c *Company) call(w *words.Words, seats []Seat) {
	var named []int
	var others []Seat // who are called what the player has chosen
	for i, seat := range seats {
		if seat.Player != "" && c.given(seat, i) {
			named = append(named, i)
		} else {
			others = append(others, seat)
		}
	}
	for _, i := range named {
		seats[i].Name = c.calledAfter(w, seats[i].Portrait, others)
	}
}

// oldDefaults are the names that the first seat had in earlier versions. Sentences about such a player went
// wrong: "You decides".
var oldDefaults = []string{"You", "Du", "Jij", "Tú"}

// Renamed gives those whom the program has named, maybe an earlier version or in another language, the names that they have
// now, and replaces what this version does not have: see Known. A person with a default name in another language keeps it
// if they have played under it. user is as for Person.
func (c *Company) Renamed(w *words.Words, user string, seats []Seat, hasPlayed func(name string) bool) []Seat {
	seats = c.Known(seats)
	for i := range seats {
		seat := &seats[i]
		foreign := seat.Name != defaultName(w, i) && c.given(*seat, i)
		if seat.Player == "" && (foreign && !hasPlayed(seat.Name) || slices.Contains(oldDefaults, seat.Name)) {
			seat.Name = personName(w, user, i)
		}
	}
	c.call(w, seats)
	return seats
}
