package record

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// How long the name of a file about a game is at most, in bytes: the name of a player in it, and all of it but the
// extension.
const (
	longestName = 16
	longestFile = 80
)

// FileName is the name of a file for the record of a game that has an id.
func (h *Head) FileName() string { return h.ID + ".json" }

// CopyExtension ends the name of a copy that a player takes along. It is this program's alone, so that a system can be
// told which program opens such files; what is in them is the same as in any other.
const CopyExtension = ".portroyal"

// CopyName is the name that a copy is offered under.
func (h *Head) CopyName() string { return h.NameFor(CopyExtension) }

// NameFor is the name that a file about the game is offered under, with an extension: when the game began, by the clock
// here, and who played, as far as there is room. It is written in letters, digits and hyphens that every system knows.
func (h *Head) NameFor(extension string) string {
	name := h.Game()
	if !h.Begun.IsZero() {
		name += h.Begun.Local().Format("-2006-01-02-1504")
	}
	for _, seat := range h.Seats {
		part := plain(seat.Name)
		if part == "" {
			continue // it is written in another alphabet
		}
		if len(name)+1+len(part) > longestFile {
			break
		}
		name += "-" + part
	}
	return name + extension
}

// plainLetters are letters that are no other ones with a mark, and those that are usually written otherwise than
// without theirs.
var plainLetters = strings.NewReplacer(
	"ä", "ae", "ö", "oe", "ü", "ue", "Ä", "Ae", "Ö", "Oe", "Ü", "Ue", "ß", "ss", "ẞ", "SS", "æ", "ae", "Æ", "Ae",
	"œ", "oe", "Œ", "Oe", "ø", "o", "Ø", "O", "ł", "l", "Ł", "L", "đ", "d", "Đ", "D", "ð", "d", "þ", "th", "ı", "i",
	"'", "", "\u2019", "", // of one word, not between two
)

// plain writes a name in letters and digits that every system knows, with hyphens for what is between them.
func plain(name string) string {
	var b strings.Builder
	between := false
	for _, letter := range norm.NFD.String(plainLetters.Replace(norm.NFC.String(name))) {
		switch {
		case letter < unicode.MaxASCII && (unicode.IsLetter(letter) || unicode.IsDigit(letter)):
			if between && b.Len() > 0 {
				b.WriteByte('-')
			}
			between = false
			b.WriteRune(letter)
		case !unicode.IsMark(letter):
			between = true
		}
	}
	text := b.String()
	return strings.TrimRight(text[:min(len(text), longestName)], "-")
}
