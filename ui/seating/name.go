package seating

import (
	"slices"
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

// userName makes a player's name from the system's user name, "" if that does not look like a person's name. A
// domain before or after it is dropped, as is everything after a first name.
func userName(login string) string {
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

// personName is the name of a person at a seat, counted from 0, who has not entered one. Only the first can be
// the user of this system.
func personName(w *words.Words, user string, seat int) string {
	if name := userName(user); name != "" && seat == 0 {
		return name
	}
	return w.T("name.person", "Number", seat+1)
}

// oldDefaults are the names that the first seat had in earlier versions. Sentences about such a player went
// wrong: "You decides".
var oldDefaults = []string{"You", "Du", "Jij", "Tú"}

// Renamed gives persons who still have a default name, of an earlier version or in another language, the current
// one; but one in another language stays with somebody who has played under it.
func Renamed(w *words.Words, user string, seats []Seat, hasPlayed func(name string) bool) []Seat {
	seats = slices.Clone(seats)
	for i := range seats {
		seat := &seats[i]
		foreign := slices.ContainsFunc(words.Languages, func(code words.Language) bool {
			return code != w.Language() && seat.Name == words.In(code).T("name.person", "Number", i+1)
		})
		if seat.Player == "" && (foreign && !hasPlayed(seat.Name) || slices.Contains(oldDefaults, seat.Name)) {
			seat.Name = personName(w, user, i)
		}
	}
	return seats
}
