// Package excerpt shortens what people typed and what files hold to a length at which a message can
// repeat it. Every message of the engine and of lab that echoes such a text has it cut here.
package excerpt

import (
	"strconv"
	"strings"
	"unicode"
)

// The lengths, in characters.
const (
	most      = 40  // of a text that is repeated within a message
	beginning = 250 // of a whole message that is too long
	end       = 150
)

// ellipsis replaces the text that was left out.
const ellipsis = "…"

// Of gives a text of at most 40 characters: a longer one ends in an ellipsis. Bytes that are not
// UTF-8 are replaced, and no character is cut in two.
func Of(text string) string { return strings.ToValidUTF8(cut(text), string(unicode.ReplacementChar)) }

// Quoted is Of in double quotes, with everything escaped that does not print: never more than one
// line. Bytes that are not UTF-8 are shown as such.
func Quoted(text string) string { return strconv.Quote(cut(text)) }

// Sentence gives a message that fits on a screen, in one line: of a longer one, which repeats
// what it was given on its way through other packages, the middle is left out.
func Sentence(message string) string {
	runes := []rune(message) // a byte that is not UTF-8 becomes a character that says so
	if len(runes) > beginning+end {
		message = string(runes[:beginning]) + " " + ellipsis + " " + string(runes[len(runes)-end:])
	}
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsControl(r):
			return ' '
		case unicode.Is(unicode.Bidi_Control, r): // it would turn the message itself round
			return unicode.ReplacementChar
		}
		return r
	}, message)
}

// cut gives the first characters of a text, looking at no more of it than that.
func cut(text string) string {
	kept := 0 // bytes of all characters that are sure to stay
	count := 0
	for at := range text {
		if count == most-1 {
			kept = at
		}
		if count == most {
			return text[:kept] + ellipsis
		}
		count++
	}
	return text
}
