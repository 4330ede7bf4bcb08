package words

import (
	"unicode"
	"unicode/utf8"
)

// Capital begins a text that has been put together with a capital letter.
func Capital(text string) string {
	for at, first := range text {
		if unicode.IsLetter(first) || unicode.IsDigit(first) {
			return text[:at] + string(unicode.ToUpper(first)) + text[at+utf8.RuneLen(first):]
		}
	}
	return text
}
