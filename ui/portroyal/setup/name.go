package setup

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"portroyal/ui/portroyal/memory"
	"portroyal/ui/words"
)

// longestUserName is how many letters a user name may have to be taken for a name; longer ones are
// rather identifiers, and would be cut off at the table.
const longestUserName = 14

// nobodies are user names that name no person.
var nobodies = []string{
	"root", "user", "nobody", "admin", "administrator", "guest", "default", "owner", "player", "test",
	"ubuntu", "debian", "fedora", "pi", "gast", "benutzer", "gebruiker", "usuario", "invitado",
}

// userName makes a name for a player of what the system calls its user, "" where that does not
// look like somebody's name. A domain in front or behind is left out, as is what follows a first
// name.
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
			return "" // nothing that a name is written with
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

// personName is what a person at a seat, counted from 0, is called who has not said. Only the first
// can be the user of this system.
func personName(w *words.Words, user string, seat int) string {
	if name := userName(user); name != "" && seat == 0 {
		return name
	}
	return w.T("name.person", "Number", seat+1)
}

// oldDefaults are what the first seat was called in earlier versions. Sentences about a player
// called so went wrong: "You decides".
var oldDefaults = []string{"You", "Du", "Jij", "Tú"}

// Renamed gives persons who still have a default name, of earlier versions or of another language, the one of today.
func Renamed(w *words.Words, user string, from memory.Setup) memory.Setup {
	from.Seats = slices.Clone(from.Seats)
	for i := range from.Seats {
		seat := &from.Seats[i]
		foreign := slices.ContainsFunc(words.Languages, func(code words.Language) bool {
			return code != w.Language() && seat.Name == words.In(code).T("name.person", "Number", i+1)
		})
		if seat.Player == "" && (foreign || slices.Contains(oldDefaults, seat.Name)) {
			seat.Name = personName(w, user, i)
		}
	}
	return from
}

// renamed is what a seat is called that has just been given to a person, or to a computer player: a name of one's own
// stays, one that the program gave gives way to one for the player who sits there now.
func renamed(w *words.Words, seats []memory.Seat, seat int) string {
	here := seats[seat]
	others := slices.Delete(slices.Clone(seats), seat, seat+1)
	given := here.Name == w.T("name.person", "Number", seat+1)
	for _, regular := range regulars {
		given = given || here.Name == w.T(regular.name)
	}
	switch {
	case !given:
		return here.Name
	case here.Player == "":
		return w.T("name.person", "Number", seat+1)
	}
	return joining(w, others, max(seat-1, 0)).Name
}
